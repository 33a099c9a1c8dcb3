// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/command_line.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Answer;
using countersign::testing::CommandLine;

/// `rules`: what stands, what a change would do, and the change.
class RulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_run = std::make_unique<CommandLine>();
        m_run->makeSample();
    }
    void listsEveryRuleWithItsBounds();
    void aPreviewChangesNothing();
    void aChangeHoldsAndIsTakenBack();
    void aSegmentHasItsOwn();
    void usage_data();
    void usage();

private:
    [[nodiscard]] Json row(const QString& key, const QStringList& scope = {}) const
    {
        const Answer answer = (*m_run)(QStringList{u"rules"_s, u"list"_s, u"--json"_s} + scope);
        for (const Json& one : answer.lines()) {
            if (textAt(one, "key") == key)
                return one;
        }
        return {};
    }

    std::unique_ptr<CommandLine> m_run;
};

void RulesTest::listsEveryRuleWithItsBounds()
{
    const Answer answer = (*m_run)({u"rules"_s, u"list"_s, u"--json"_s});
    QCOMPARE(answer.exit, 0);
    QCOMPARE(answer.lines().size(), size_t(29 + 29)); // checks, thresholds
    for (const Json& one : answer.lines()) {
        QVERIFY(!textAt(one, "key").isEmpty());
        QVERIFY2(!textAt(one, "label").isEmpty(), qPrintable(textAt(one, "key")));
    }
    const Json words = row(u"rules.email_words_max"_s);
    QCOMPARE(textAt(words, "value"), u"150"_s);
    QCOMPARE(words["minimum"].get<double>(), 1.0);
    QCOMPARE(words["maximum"].get<double>(), 2000.0);
    QCOMPARE(textAt(row(u"rules.severity.accuracy.unsupported"_s), "lowest"), u"blocker"_s);
    QVERIFY((*m_run)({u"rules"_s, u"list"_s}).out.contains("rules.swap_warning = 0.35"));
}

void RulesTest::aPreviewChangesNothing()
{
    const Json before = row(u"rules.email_words_max"_s);
    const Answer answer = (*m_run)({u"rules"_s, u"preview"_s, u"email_words_max"_s, u"26"_s,
                                    u"--also"_s, u"ask.count=blocker"_s, u"--json"_s});
    QCOMPARE(answer.exit, 0);
    const Json preview = answer.json();
    QCOMPARE(preview["looked"].get<int>(), preview["drafts"].get<int>());
    QVERIFY(!preview["sample"].get<bool>());
    QCOMPARE(preview["each"].size(), size_t(2));
    const Json words = preview["each"][0];
    QCOMPARE(textAt(words, "key"), u"rules.email_words_max"_s);
    QVERIFY(words["warning"]["flagged"].get<int>() > 0);
    QCOMPARE(words["blocker"]["flagged"].get<int>(), 0);
    const Json together = preview["together"];
    QCOMPARE(together["stopped"].size(), together["blocker"]["flagged"].get<size_t>());
    QVERIFY(row(u"rules.email_words_max"_s) == before);
    const Json some = (*m_run)({u"rules"_s, u"preview"_s, u"email_words_max"_s, u"26"_s,
                                u"--limit"_s, u"5"_s, u"--json"_s})
                          .json();
    QVERIFY(some["sample"].get<bool>());
    QVERIFY(some["looked"].get<int>() <= 5);
}

void RulesTest::aChangeHoldsAndIsTakenBack()
{
    const auto warned = [this] {
        const Answer list = (*m_run)({u"list"_s, u"drafts"_s, u"--limit"_s, u"0"_s, u"--json"_s});
        qint64 findings = 0;
        for (const Json& draft : list.lines())
            findings += draft["findings_count"].get<qint64>();
        return findings;
    };
    const qint64 before = warned();
    const Answer set = (*m_run)({u"rules"_s, u"set"_s, u"email_words_max"_s, u"26"_s, u"--json"_s});
    QCOMPARE(set.exit, 0);
    QCOMPARE(set.json()["changed"].get<int>(), 1);
    QVERIFY(!set.json()["differ"].empty());
    QVERIFY(warned() > before);
    QCOMPARE(textAt(row(u"rules.email_words_max"_s), "value"), u"26"_s);
    QCOMPARE(
        textAt((*m_run)({u"config"_s, u"get"_s, u"rules.email_words_max"_s, u"--json"_s}).json(),
               "value"),
        u"26"_s);
    const Json logged =
        (*m_run)({u"audit"_s, u"list"_s, u"--kind"_s, u"rules"_s, u"--json"_s}).json();
    QCOMPARE(textAt(logged, "action"), u"rules.set"_s);
    QCOMPARE((*m_run)({u"rules"_s, u"reset"_s, u"email_words_max"_s}).exit, 0);
    QVERIFY(!row(u"rules.email_words_max"_s)["set"].get<bool>());
    QCOMPARE(warned(), before);
}

void RulesTest::aSegmentHasItsOwn()
{
    const QStringList hotels{u"--segment"_s, u"Hotels"_s};
    QCOMPARE(
        (*m_run)(QStringList{u"rules"_s, u"set"_s, u"ask.count"_s, u"blocker"_s} + hotels).exit, 0);
    const QString name = u"rules.severity.ask.count"_s;
    QCOMPARE(textAt(row(name, hotels), "value"), u"blocker"_s);
    QCOMPARE(textAt(row(name, hotels), "default"), u"warning"_s);
    QCOMPARE(textAt(row(name), "value"), u"warning"_s);
    QCOMPARE((*m_run)(QStringList{u"rules"_s, u"reset"_s, u"ask.count"_s} + hotels).exit, 0);
    QVERIFY(!row(name, hotels)["set"].get<bool>());
}

void RulesTest::usage_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("exit");
    QTest::newRow("no verb") << u"rules|change"_s << 2;
    QTest::newRow("no value") << u"rules|set|ask.count"_s << 2;
    QTest::newRow("no key") << u"rules|preview"_s << 2;
    QTest::newRow("two scopes") << u"rules|list|--channel|sms|--segment|Hotels"_s << 2;
    QTest::newRow("no channel") << u"rules|list|--channel|fax"_s << 2;
    QTest::newRow("unknown rule") << u"rules|set|mood|1"_s << 3;
    QTest::newRow("out of range") << u"rules|set|sms_segments|11"_s << 3;
    QTest::newRow("out of order") << u"rules|set|email_words_min|500"_s << 3;
    QTest::newRow("not for a channel") << u"rules|set|vendor|Lumo|--channel|sms"_s << 3;
    QTest::newRow("below its floor") << u"rules|preview|compliance.suppressed|note"_s << 3;
    QTest::newRow("unknown segment") << u"rules|list|--segment|Nowhere"_s << 3;
}

void RulesTest::usage()
{
    QFETCH(QString, line);
    QFETCH(int, exit);
    const Answer answer = (*m_run)(line.split(u'|') + QStringList{u"--json"_s});
    QCOMPARE(answer.exit, exit);
    QVERIFY(!textAt(answer.json()["error"], "message").isEmpty());
}

QTEST_GUILESS_MAIN(RulesTest)
#include "rules_test.moc"
