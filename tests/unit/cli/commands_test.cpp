// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/json.h"
#include "app/cli/call.h"
#include "app/cli/runner.h"
#include "app/intake/setup_file.h"

#include <QBuffer>
#include <QTemporaryDir>
#include <QTest>

#include <set>
#include <tuple>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::cli;

namespace {

/// What a line prints on standard output.
QString printed(const QStringList& line)
{
    QBuffer out;
    QBuffer err;
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    Streams streams{.out = out, .err = err};
    return run(line, streams) == Exit::Done ? QString::fromUtf8(out.data()) : QString();
}

} // namespace

/// All commands of the program, and what they print.
class CommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreUnique();
    void theSetupThatHelpShowsCanBeRead();
    void outsideTextCommandsNoTerminal();
    void jsonStaysAsItIs();
    void emptyListsSaySoToReaders();
};

void CommandsTest::namesAreUnique()
{
    std::set<QString> names;
    for (const Command& command : allCommands()) {
        QVERIFY2(names.insert(command.name).second, qPrintable(command.name));
        std::set<QString> options;
        for (const std::vector<Option>& all : {command.options, commonOptions()}) {
            for (const Option& option : all)
                QVERIFY2(options.insert(option.name).second, qPrintable(option.name));
        }
    }
    QVERIFY(names.contains(u"conflicts"_s));
}

void CommandsTest::theSetupThatHelpShowsCanBeRead()
{
    const QString page = printed({u"import"_s, u"setup"_s, u"--help"_s});
    const qsizetype from = page.indexOf(u"{\n"_s);
    const qsizetype to = page.lastIndexOf(u'}');
    QVERIFY2(from >= 0 && to > from, qPrintable(page));
    const Result<intake::Setup> setup = intake::readSetup(page.mid(from, to - from + 1).toUtf8());
    QVERIFY2(setup.ok(), setup ? "" : qPrintable(setup.error().id));
    QCOMPARE(setup->personas.front().titlePatterns, QStringList{uR"(\bCFO\b)"_s});
}

void CommandsTest::outsideTextCommandsNoTerminal()
{
    QBuffer out;
    QBuffer err;
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    Streams streams{.out = out, .err = err, .outIsTerminal = true, .errIsTerminal = true};
    Output output(streams, false);
    const QString title = u"Kit\x1B]0;gone\x07 \x1B[2J\x7F\u009B31m\n\tMüller \U0001F600"_s;
    const QString seen = u"Kit␛]0;gone␇ ␛[2J␡\uFFFD31m\n\tMüller \U0001F600\n"_s;
    output.say(title);
    output.note(title);
    QCOMPARE(QString::fromUtf8(out.data()), seen);
    QCOMPARE(QString::fromUtf8(err.data()), seen);
    err.buffer().clear();
    err.seek(0);
    output.progress()({.done = 1, .total = 2, .item = u"a\x1B[2Jb"_s});
    QCOMPARE(QString::fromUtf8(err.data()), u"\r1/2 a␛[2Jb\x1B[K"_s);
}

void CommandsTest::jsonStaysAsItIs()
{
    QBuffer out;
    QBuffer err;
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    Streams streams{.out = out, .err = err};
    Output(streams, true).line({{"name", "Kit\x1B[2J"}});
    QCOMPARE(textAt(*parseJson(out.data()), "name"), u"Kit\x1B[2J"_s);
}

void CommandsTest::emptyListsSaySoToReaders()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"a.countersign"_s);
    const auto call = [&file](QStringList line, bool isTerminal) {
        QBuffer out;
        QBuffer err;
        out.open(QIODevice::WriteOnly);
        err.open(QIODevice::WriteOnly);
        Streams streams{
            .out = out, .err = err, .outIsTerminal = isTerminal, .errIsTerminal = isTerminal};
        line += {u"--workspace"_s, file};
        const Exit exit = run(line, streams);
        return std::tuple(exit, out.data(), err.data());
    };
    QCOMPARE(std::get<0>(call({u"init"_s}, false)), Exit::Done);
    for (const QStringList& line :
         {QStringList{u"list"_s, u"drafts"_s}, QStringList{u"twins"_s, u"list"_s},
          QStringList{u"conflicts"_s, u"list"_s}}) {
        const auto [exit, out, err] = call(line, true);
        QCOMPARE(exit, Exit::Done);
        QVERIFY2(out.isEmpty() && err.endsWith(".\n"), err.constData());
        QVERIFY(std::get<1>(call(line, false)).isEmpty());
        QVERIFY(std::get<2>(call(line, false)).isEmpty());
    }
}

QTEST_GUILESS_MAIN(CommandsTest)
#include "commands_test.moc"
