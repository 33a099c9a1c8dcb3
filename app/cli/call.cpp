// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/call.h"

#include "app/cli/line_reader.h"
#include "app/cli/text.h"
#include "app/services/messages.h"
#include "app/services/review_service.h"
#include "app/services/session.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace countersign::cli {

Call::Call(Arguments arguments, Streams& streams, std::shared_ptr<const Clock> clock,
           std::stop_token stop)
    : m_arguments(std::move(arguments))
    , m_streams(streams)
    , m_output(streams, m_arguments.has(u"json"_s))
    , m_clock(std::move(clock))
    , m_stop(std::move(stop))
{
    m_output.setPlace(workspacePath(), m_arguments.command);
}

Call::~Call() = default;

QString Call::workspacePath() const
{
    if (m_arguments.has(u"workspace"_s))
        return m_arguments.value(u"workspace"_s);
    const QString fromEnvironment = qEnvironmentVariable("COUNTERSIGN_WORKSPACE");
    if (!fromEnvironment.isEmpty())
        return fromEnvironment;
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    return data.filePath(u"countersign/workspace.countersign"_s);
}

Result<OpenWorkspace*> Call::open(OpenWorkspace::Access access)
{
    const QString path = workspacePath();
    if (access == OpenWorkspace::Access::ReadOnly && QFileInfo(path).isWritable())
        access = OpenWorkspace::Access::ReadWrite;
    Result<std::unique_ptr<OpenWorkspace>> workspace = OpenWorkspace::open(path, m_clock, access);
    if (!workspace) {
        Error error = workspace.error();
        if (error.where.isEmpty())
            error.where = path;
        return error;
    }
    m_workspace = *std::move(workspace);
    // Without --as it is who acts already; where there is nobody, the answer names those there are.
    Session& session = m_workspace->session();
    if (m_arguments.has(u"as"_s) || session.userId().text().isEmpty()) {
        if (const Result<User> acting = session.actAs(m_arguments.value(u"as"_s)); !acting)
            return acting.error();
    }
    return m_workspace.get();
}

void Call::keep(std::unique_ptr<OpenWorkspace> workspace)
{
    m_workspace = std::move(workspace);
}

QString draftName(OpenWorkspace& workspace, const QString& id)
{
    const Result<DraftView> view = workspace.review().viewOf(DraftId(id));
    return view ? u"%1 · %2"_s.arg(view->prospect.name, label(view->draft.channel)) : id;
}

Result<QString> textOf(Call& call, const QString& file)
{
    QByteArray bytes;
    if (file == "-"_L1) {
        bytes = LineReader(call.in(), call.stop()).rest();
    } else {
        QFile input(file);
        if (!input.exists())
            return Error{.code = ErrorCode::NotFound,
                         .id = u"file.missing"_s,
                         .args = {file},
                         .where = file,
                         .detail = {},
                         .candidates = {}};
        if (!input.open(QIODevice::ReadOnly))
            return badInput(u"file.unreadable"_s, file, {file});
        bytes = input.readAll();
    }
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder(bytes);
    if (decoder.hasError())
        return badInput(u"encoding.not_utf8"_s, file, {file});
    if (text.startsWith(QChar(QChar::ByteOrderMark)))
        text.remove(0, 1);
    return text.replace("\r\n"_L1, "\n"_L1);
}

Error wrongWord(const QString& option, const QString& value, const QStringList& words)
{
    return badInput(u"usage"_s, {},
                    {text(QT_TRANSLATE_NOOP("Cli", "“%1” is no value for %2. Choose one of: %3."))
                         .arg(value, option, words.join(u", "_s))});
}

Result<qint64> numberOf(const Arguments& arguments, const QString& option, qint64 otherwise)
{
    if (!arguments.has(option))
        return otherwise;
    bool ok = false;
    const qint64 number = arguments.value(option).toLongLong(&ok);
    if (ok && number >= 0)
        return number;
    return badInput(u"usage"_s, {},
                    {text(QT_TRANSLATE_NOOP("Cli", "“--%1” wants a whole number, not “%2”."))
                         .arg(option, arguments.value(option))});
}

} // namespace countersign::cli
