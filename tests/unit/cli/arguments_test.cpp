// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::cli;

namespace {

std::vector<Command> someCommands()
{
    return {{u"fetch"_s,
             "fetches things",
             "",
             {{u"WHAT"_s}, {u"MORE"_s, Place::How::Any}},
             {{u"limit"_s, u"N"_s, "at most"},
              {u"tag"_s, u"T"_s, "a tag", true},
              {u"dry-run"_s, {}, "only say"}},
             {}},
            {u"tidy"_s, "tidies up", "", {{u"HOW"_s, Place::How::Maybe}}, {}, {}}};
}

Result<Arguments> parsed(const QString& line)
{
    return parse(line.split(u' ', Qt::SkipEmptyParts), someCommands());
}

QString problem(const QString& line)
{
    const Result<Arguments> arguments = parsed(line);
    return arguments ? u"none"_s : arguments.error().args.value(0);
}

} // namespace

class ArgumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void commonOptionsStandAnywhere();
    void valuesComeAfterABlankOrAnEqualsSign();
    void repeatedOptionsAreKeptInOrder();
    void whatFollowsTwoDashesIsNoOption();
    void aDashAloneIsAPlace();
    void wrongUsageIsNamed_data();
    void wrongUsageIsNamed();
    void helpNeedsNoPlaces();
    void pagesNameEveryOption();
};

void ArgumentsTest::commonOptionsStandAnywhere()
{
    const auto arguments = parsed(u"--json fetch --workspace w.countersign this --as Mara"_s);
    QVERIFY(arguments.ok());
    QCOMPARE(arguments->command, u"fetch"_s);
    QVERIFY(arguments->has(u"json"_s));
    QCOMPARE(arguments->value(u"workspace"_s), u"w.countersign"_s);
    QCOMPARE(arguments->value(u"as"_s), u"Mara"_s);
    QCOMPARE(arguments->places, QStringList{u"this"_s});
}

void ArgumentsTest::valuesComeAfterABlankOrAnEqualsSign()
{
    QCOMPARE(parsed(u"fetch x --limit 5"_s)->value(u"limit"_s), u"5"_s);
    QCOMPARE(parsed(u"fetch x --limit=5"_s)->value(u"limit"_s), u"5"_s);
    QCOMPARE(parsed(u"fetch x --tag=a=b"_s)->value(u"tag"_s), u"a=b"_s);
    QCOMPARE(parsed(u"fetch x --limit="_s)->value(u"limit"_s), QString());
}

void ArgumentsTest::repeatedOptionsAreKeptInOrder()
{
    QCOMPARE(parsed(u"fetch x --tag b --tag a"_s)->values(u"tag"_s), (QStringList{u"b"_s, u"a"_s}));
}

void ArgumentsTest::whatFollowsTwoDashesIsNoOption()
{
    QCOMPARE(parsed(u"fetch -- --limit x"_s)->places, (QStringList{u"--limit"_s, u"x"_s}));
}

void ArgumentsTest::aDashAloneIsAPlace()
{
    QCOMPARE(parsed(u"fetch -"_s)->places, QStringList{u"-"_s});
    QCOMPARE(parsed(u"fetch x --tag -"_s)->value(u"tag"_s), u"-"_s);
}

void ArgumentsTest::wrongUsageIsNamed_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected");
    QTest::newRow("command") << u"feed x"_s << u"There is no command “feed”."_s;
    QTest::newRow("option") << u"fetch x --depth 3"_s << u"There is no option “--depth” here."_s;
    QTest::newRow("another command's option")
        << u"tidy --limit 3"_s << u"There is no option “--limit” here."_s;
    QTest::newRow("value missing at the end")
        << u"fetch x --limit"_s << u"“--limit” needs a value: --limit N"_s;
    QTest::newRow("value missing before an option")
        << u"fetch x --limit --dry-run"_s << u"“--limit” needs a value: --limit N"_s;
    QTest::newRow("flag with a value")
        << u"fetch x --dry-run=yes"_s << u"“--dry-run” takes no value."_s;
    QTest::newRow("twice") << u"fetch x --limit 1 --limit 2"_s << u"“--limit” stands twice."_s;
    QTest::newRow("too many") << u"tidy a b"_s
                              << u"“b” is one too many: countersign-cli tidy [HOW]"_s;
}

void ArgumentsTest::wrongUsageIsNamed()
{
    QFETCH(QString, line);
    QFETCH(QString, expected);
    QCOMPARE(problem(line), expected);
    QCOMPARE(parsed(line).error().id, u"usage"_s);
}

void ArgumentsTest::helpNeedsNoPlaces()
{
    QVERIFY(parsed(u"fetch --help"_s).ok());
    QVERIFY(parsed(u"fetch -h"_s)->has(u"help"_s));
    QVERIFY(!parsed(u"fetch"_s).ok());
    QVERIFY(parsed(QString()).ok());
}

void ArgumentsTest::pagesNameEveryOption()
{
    const QString page = helpPage(someCommands().front());
    for (const QString& word : {u"WHAT"_s, u"[MORE…]"_s, u"--limit N"_s, u"--tag T"_s,
                                u"--dry-run"_s, u"--workspace FILE"_s})
        QVERIFY2(page.contains(word), qPrintable(word));
    const QString all = helpPage(someCommands());
    QVERIFY(all.contains(u"fetch"_s) && all.contains(u"tidies up"_s));
}

QTEST_GUILESS_MAIN(ArgumentsTest)
#include "arguments_test.moc"
