// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/command_line.h"

#include "tests/support/file_rights.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

namespace countersign::testing {

namespace {

/// Long enough for a loaded machine and a sanitizer.
constexpr int patience = 120'000;

} // namespace

std::vector<Json> Answer::lines() const
{
    std::vector<Json> values;
    for (const QByteArray& line : out.split('\n')) {
        if (line.isEmpty())
            continue;
        const Result<Json> value = parseJson(line);
        values.push_back(value ? *value : Json());
    }
    return values;
}

Json Answer::json() const
{
    const std::vector<Json> values = lines();
    return values.size() == 1 ? values.front() : Json();
}

QString Answer::errorCode() const
{
    const Json value = json();
    return value.contains("error") ? textAt(value["error"], "code") : QString();
}

CommandLine::CommandLine()
{
    if (!m_folder.isValid())
        qFatal("no temporary folder");
}

QString CommandLine::program()
{
    return QStringLiteral(COUNTERSIGN_CLI);
}

QString CommandLine::path(const QString& name) const
{
    return m_folder.filePath(name);
}

QString CommandLine::sample(const QString& name)
{
    return QString(QStringLiteral(COUNTERSIGN_SOURCE_DIR) + u"/resources/sample/"_s + name);
}

QString CommandLine::write(const QString& name, const QByteArray& bytes) const
{
    const QString file = path(name);
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(file));
    return file;
}

QByteArray CommandLine::read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Answer CommandLine::operator()(const QStringList& arguments, const QByteArray& input) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_DATA_HOME"_s, path(u"data"_s));
    environment.insert(u"COUNTERSIGN_WORKSPACE"_s, workspace());
    environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    environment.insert(u"TZ"_s, u"UTC"_s);
    environment.insert(u"USER"_s, u"tester"_s);
    process.setProcessEnvironment(environment);
    if (m_heedsFileRights)
        process.setChildProcessModifier(&heedFileRightsAfterExec);
    process.start(program(), arguments);
    process.write(input);
    process.closeWriteChannel();
    Answer answer;
    if (!process.waitForFinished(patience) || process.exitStatus() != QProcess::NormalExit)
        return answer;
    answer.exit = process.exitCode();
    answer.out = process.readAllStandardOutput();
    answer.err = process.readAllStandardError();
    return answer;
}

Answer CommandLine::as(const QString& name, QStringList arguments) const
{
    arguments.prepend(name);
    arguments.prepend(u"--as"_s);
    return (*this)(arguments);
}

void CommandLine::makeSample() const
{
    // Made once a program and copied, keys and all: telling its story takes its time.
    static const CommandLine* const original = [] {
        static const CommandLine made;
        const Answer answer = made({u"init"_s, u"--sample"_s, u"--user"_s, u"Tester"_s});
        if (answer.exit != 0)
            qFatal("%s", answer.err.constData());
        return &made;
    }();
    QDirIterator files(original->m_folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        const QString copy = path(QDir(original->m_folder.path()).relativeFilePath(file));
        QDir().mkpath(QFileInfo(copy).path());
        QVERIFY(QFile::copy(file, copy));
    }
}

Json CommandLine::draft(const QString& name) const
{
    return (*this)({u"show"_s, name, u"--json"_s}).json();
}

QString CommandLine::state(const QString& name) const
{
    return textAt(draft(name), "state");
}

} // namespace countersign::testing
