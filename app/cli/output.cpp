// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include "app/cli/text.h"
#include "app/services/messages.h"

#include <QElapsedTimer>

#include <cerrno>
#include <memory>

using namespace Qt::StringLiterals;

namespace countersign::cli {

namespace {

QByteArray bytesOf(const Json& value, int indent)
{
    const std::string text = value.dump(indent, ' ', false, Json::error_handler_t::replace);
    return QByteArray(text.data(), qsizetype(text.size()));
}

QString sentence(const Error& error, const QString& command)
{
    // Wrong usage is told in words of this room.
    if (error.id == "usage"_L1)
        return error.args.value(0);
    if (error.id == "workspace.damaged"_L1 && command == "doctor"_L1)
        return QString(error.where + u": "_s +
                       text(QT_TRANSLATE_NOOP(
                           "Cli", "The file is damaged and cannot be repaired. “countersign-cli "
                                  "restore FILE” puts a backup in its place and keeps this file "
                                  "beside it.")));
    if (error.id == "workspace.read_only"_L1 && command == "doctor"_L1)
        return QString(error.where + u": "_s +
                       text(QT_TRANSLATE_NOOP(
                           "Cli", "The workspace stands where nothing can be written, and the "
                                  "doctor needs to. Copy the file elsewhere and look at the copy: "
                                  "--workspace COPY.")));
    return message(error);
}

/// What to type next, where the command line knows.
QString hint(const QString& id, const QString& command)
{
    if (id == "workspace.not_found"_L1)
        return text(QT_TRANSLATE_NOOP("Cli", "“countersign-cli init” makes one."));
    if (id == "decision.unknown"_L1)
        return text(QT_TRANSLATE_NOOP("Cli", "“countersign-cli list decisions” shows them."));
    if (id == "config.unknown"_L1 || id == "setting.unknown"_L1)
        return text(QT_TRANSLATE_NOOP("Cli", "“countersign-cli config list” names them all."));
    if (id == "map.no_identity"_L1)
        return text(QT_TRANSLATE_NOOP("Cli", "Name a column with --map, e.g. --map email=Mail."));
    if (id == "delivery.paused"_L1)
        return text(QT_TRANSLATE_NOOP("Cli", "“countersign-cli pause off” lets them go on."));
    if (id == "workspace.damaged"_L1 && command != "doctor"_L1)
        return text(QT_TRANSLATE_NOOP("Cli", "“countersign-cli doctor” says what is wrong."));
    if (id == "user.unknown"_L1)
        return text(QT_TRANSLATE_NOOP("Cli", "--as NAME says who acts."));
    if (id == "workspace.not_ours"_L1)
        return text(QT_TRANSLATE_NOOP("Cli", "Name another file with --workspace."));
    if (id == "generation.no_segments"_L1)
        return text(
            QT_TRANSLATE_NOOP("Cli", "“countersign-cli import setup FILE” brings them in."));
    return {};
}

} // namespace

QString forTerminal(QString text)
{
    for (QChar& character : text) {
        const char16_t code = character.unicode();
        if (code == u'\n' || code == u'\t')
            continue;
        if (code < 0x20)
            character = QChar(char16_t(0x2400 + code));
        else if (code == 0x7F)
            character = QChar(u'\u2421');
        else if (code >= 0x80 && code < 0xA0)
            character = QChar(QChar::ReplacementCharacter);
    }
    return text;
}

void Output::put(const QByteArray& bytes)
{
    errno = 0;
    if (m_streams.out.write(bytes) == bytes.size())
        return;
    // A reader that has seen enough ("head") is no trouble.
    if (errno != EPIPE)
        m_streams.outTrouble = m_streams.out.errorString();
}

void Output::line(const Json& value)
{
    put(bytesOf(value, -1) + '\n');
}

void Output::value(const Json& value)
{
    put(bytesOf(value, m_streams.outIsTerminal ? 2 : -1) + '\n');
}

void Output::say(const QString& text)
{
    if (!m_json)
        put(forTerminal(text).toUtf8() + '\n');
}

void Output::note(const QString& text)
{
    m_streams.err.write(forTerminal(text).toUtf8() + '\n');
}

void Output::setPlace(const QString& workspace, const QString& command)
{
    m_workspace = workspace;
    m_command = command;
}

Exit Output::fail(const Error& told)
{
    Error error = told;
    if (error.where.isEmpty() && error.id.startsWith("workspace."_L1))
        error.where = m_workspace;
    if (m_json)
        line({{"error", errorJson(error)}});
    return tell(error);
}

Exit Output::tell(const Error& error)
{
    note(u"countersign-cli: "_s + sentence(error, m_command));
    if (const QString next = hint(error.id, m_command); !next.isEmpty())
        note(u"  "_s + next);
    if (!error.detail.isEmpty() && error.id != "json.syntax"_L1)
        note(u"  ("_s + error.detail + u')');
    return exitFor(error);
}

ProgressHandler Output::progress()
{
    if (!m_streams.errIsTerminal)
        return slowProgress();
    return [this](const Progress& progress) {
        const QString item = forTerminal(progress.item).replace(u'\n', u' ');
        const QString text = progress.total > 0
                                 ? u"%1/%2 %3"_s.arg(QString::number(progress.done),
                                                     QString::number(progress.total), item)
                                 : u"%1 %2"_s.arg(QString::number(progress.done), item);
        // Back to the beginning of the line, and the rest of what stood there cleared.
        m_streams.err.write("\r" + text.toUtf8() + "\033[K");
        if (progress.total > 0 && progress.done >= progress.total)
            m_streams.err.write("\r\033[K");
    };
}

/// For a log: nothing in the first second, then a line every ten.
ProgressHandler Output::slowProgress()
{
    constexpr qint64 firstAfter = 1000;
    constexpr qint64 between = 10'000;
    auto timer = std::make_shared<QElapsedTimer>();
    timer->start();
    return [this, timer, next = firstAfter](const Progress& progress) mutable {
        if (timer->elapsed() < next || progress.done >= progress.total)
            return;
        next = timer->elapsed() + between;
        note(text(QT_TRANSLATE_NOOP("Cli", "%1 % done")).arg(progress.done * 100 / progress.total));
    };
}

Json errorJson(const Error& error)
{
    Json json = {{"code", toUtf8(error.id.isEmpty() ? u"internal"_s : error.id)},
                 {"message", toUtf8(sentence(error, {}))},
                 {"where", toUtf8(error.where)}};
    if (!error.candidates.isEmpty())
        json["candidates"] = toJson(error.candidates);
    // Who the ids are, so that one can choose: the args after the first two, in the same order.
    if (error.id == "id.ambiguous"_L1 && error.args.size() == error.candidates.size() + 2) {
        Json described = Json::array();
        for (qsizetype i = 0; i < error.candidates.size(); ++i)
            described.push_back(
                {{"id", toUtf8(error.candidates[i])}, {"description", toUtf8(error.args[i + 2])}});
        json["choices"] = std::move(described);
    }
    return json;
}

Exit exitFor(const Error& error)
{
    switch (error.code) {
    case ErrorCode::Busy:
    case ErrorCode::Damaged:
    case ErrorCode::NewerVersion:
        return Exit::Workspace;
    case ErrorCode::ReadOnly:
    case ErrorCode::NoSpace:
        return error.id.startsWith("workspace."_L1) ? Exit::Workspace : Exit::BadInput;
    case ErrorCode::Network:
        return Exit::Network;
    case ErrorCode::Cancelled:
        return Exit::NeedsPerson;
    case ErrorCode::Internal:
        return Exit::Workspace;
    case ErrorCode::BadInput:
        return error.id == "usage"_L1 ? Exit::Usage : Exit::BadInput;
    case ErrorCode::Refused:
    case ErrorCode::NotFound:
    case ErrorCode::Ambiguous:
        break;
    }
    return Exit::BadInput;
}

} // namespace countersign::cli
