// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/command_line.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Answer;
using countersign::testing::CommandLine;

/// The public interface: keys may be added, never renamed.
class JsonShapesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void rows_data();
    void rows();
    void aDraftInFull();
    void pagesGoOnWhereTheyEnded();
    void whatIsNotThereIsNotGoneOnAfter();
    void filtersHold();
    void standardOutputHoldsJsonOnly_data();
    void standardOutputHoldsJsonOnly();
    void settings();

private:
    static void hasKeys(const Json& object, const char* keys)
    {
        for (const QString& key : QString::fromLatin1(keys).split(u' '))
            QVERIFY2(object.contains(toUtf8(key)), qPrintable(key));
    }

    std::unique_ptr<CommandLine> m_run;
};

void JsonShapesTest::initTestCase()
{
    m_run = std::make_unique<CommandLine>();
    m_run->makeSample();
}

void JsonShapesTest::rows_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("keys");
    QTest::newRow("prospects")
        << u"prospects"_s
        << QByteArray("id name given family email phone company title persona segment "
                      "language external_ids custom suppressed");
    QTest::newRow("drafts")
        << u"drafts"_s
        << QByteArray("id prospect company segment step channel state why subject text "
                      "revision generator findings_count priority due");
    QTest::newRow("decisions")
        << u"decisions"_s
        << QByteArray("id draft revision verdict by role at reason counted why_not");
    QTest::newRow("segments") << u"segments"_s
                              << QByteArray("name mode drafts decided gate weakest_input");
    QTest::newRow("accounts") << u"accounts"_s << QByteArray("id name domain tier approvers");
    QTest::newRow("evidence") << u"evidence"_s
                              << QByteArray("id input text source observed_on about");
    QTest::newRow("suppression") << u"suppression"_s
                                 << QByteArray("id kind channels reason lifted");
}

void JsonShapesTest::rows()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, keys);
    const Answer answer = (*m_run)({u"list"_s, kind, u"--json"_s});
    QCOMPARE(answer.exit, 0);
    const std::vector<Json> rows = answer.lines();
    QVERIFY(!rows.empty() && rows.size() <= 100);
    for (const Json& row : rows)
        hasKeys(row, keys.constData());
    if (kind == "segments"_L1) {
        for (const Json& condition : rows.front()["gate"])
            hasKeys(condition, "condition figure wanted met");
    }
}

void JsonShapesTest::aDraftInFull()
{
    const Json draft = m_run->draft(u"D01"_s);
    hasKeys(draft, "evidence findings decisions revisions content_hash");
    for (const Json& evidence : draft["evidence"])
        hasKeys(evidence, "label id input text source observed_on");
    const Json faulty = m_run->draft(u"D05"_s);
    QVERIFY(!faulty["findings"].empty());
    for (const Json& finding : faulty["findings"])
        hasKeys(finding, "check severity start end excerpt message evidence");
}

void JsonShapesTest::pagesGoOnWhereTheyEnded()
{
    for (const QString& kind : {u"drafts"_s, u"prospects"_s, u"evidence"_s, u"decisions"_s}) {
        QStringList all;
        for (const Json& row : (*m_run)({u"list"_s, kind, u"--limit"_s, u"0"_s}).lines())
            all.append(textAt(row, "id"));
        QStringList paged;
        for (;;) {
            QStringList line{u"list"_s, kind, u"--limit"_s, u"7"_s};
            if (!paged.isEmpty())
                line += {u"--after"_s, paged.last()};
            const std::vector<Json> rows = (*m_run)(line).lines();
            for (const Json& row : rows)
                paged.append(textAt(row, "id"));
            if (rows.size() < 7)
                break;
        }
        QCOMPARE(paged, all);
    }
}

void JsonShapesTest::whatIsNotThereIsNotGoneOnAfter()
{
    for (const QString& kind : {u"prospects"_s, u"accounts"_s, u"evidence"_s, u"segments"_s,
                                u"drafts"_s, u"suppression"_s, u"decisions"_s}) {
        const Answer answer = (*m_run)({u"list"_s, kind, u"--after"_s, u"nobody"_s, u"--json"_s});
        QCOMPARE(answer.exit, 3);
        QCOMPARE(answer.errorCode(), u"id.unknown"_s);
    }
    // A name that is unique does as well as an id.
    QCOMPARE((*m_run)({u"list"_s, u"drafts"_s, u"--after"_s, u"D05"_s, u"--limit"_s, u"3"_s}).out,
             (*m_run)({u"list"_s, u"drafts"_s, u"--after"_s, textAt(m_run->draft(u"D05"_s), "id"),
                       u"--limit"_s, u"3"_s})
                 .out);
}

void JsonShapesTest::filtersHold()
{
    for (const Json& draft : (*m_run)({u"list"_s, u"drafts"_s, u"--state"_s, u"ready"_s}).lines())
        QCOMPARE(textAt(draft, "state"), u"ready"_s);
    const std::vector<Json> sms =
        (*m_run)({u"list"_s, u"drafts"_s, u"--channel"_s, u"sms"_s, u"--segment"_s, u"Hotels"_s})
            .lines();
    QVERIFY(!sms.empty());
    for (const Json& draft : sms) {
        QCOMPARE(textAt(draft, "channel"), u"sms"_s);
        QCOMPARE(textAt(draft, "segment"), u"Hotels"_s);
    }
    const std::vector<Json> found =
        (*m_run)({u"list"_s, u"drafts"_s, u"--search"_s, u"o'hanr"_s}).lines();
    QVERIFY(!found.empty());
    for (const Json& draft : found)
        QCOMPARE(textAt(draft, "prospect_name"), u"Declan O'Hanrahan"_s);
    QCOMPARE(
        (*m_run)({u"list"_s, u"segments"_s, u"--state"_s, u"ready"_s, u"--json"_s}).errorCode(),
        u"list.filter"_s);
}

void JsonShapesTest::standardOutputHoldsJsonOnly_data()
{
    QTest::addColumn<QString>("line");
    for (const char* line :
         {"users|list", "config|list", "config|get|rules.vendor", "audit|list", "audit|verify",
          "segment|Hotels|report", "account|pennywick.example|report", "check|D01|D05",
          "check|--all", "generate|--limit|1", "pause|on", "pause|off",
          "deliver|--eml|/tmp/none/never|--dry-run", "conflicts|list", "show|D01", "approve|D04",
          "withdraw|D04", "edit|D04|--subject|Other"})
        QTest::newRow(line) << QString::fromLatin1(line);
}

void JsonShapesTest::standardOutputHoldsJsonOnly()
{
    QFETCH(QString, line);
    const Answer answer = (*m_run)(line.split(u'|') + QStringList{u"--json"_s});
    QVERIFY(answer.exit == 0 || answer.exit == 1);
    const std::vector<Json> rows = answer.lines();
    QVERIFY(!rows.empty());
    for (const Json& row : rows)
        QVERIFY(row.is_object());
}

void JsonShapesTest::settings()
{
    const Json set =
        (*m_run)({u"config"_s, u"set"_s, u"rules.email_words_max"_s, u"90"_s, u"--json"_s}).json();
    QCOMPARE(textAt(set, "value"), u"90"_s);
    QCOMPARE(textAt(set, "default"), u"150"_s);
    QCOMPARE((*m_run)({u"config"_s, u"get"_s, u"rules.email_words_max"_s}).out, QByteArray("90\n"));
    QCOMPARE((*m_run)({u"config"_s, u"set"_s, u"rules.email_words_max"_s, u"many"_s, u"--json"_s})
                 .errorCode(),
             u"setting.value"_s);
    const Answer unknown = (*m_run)({u"config"_s, u"get"_s, u"rules.email_wrods"_s, u"--json"_s});
    QCOMPARE(unknown.errorCode(), u"config.unknown"_s);
    QVERIFY(unknown.json()["error"]["candidates"].size() > 0);
    for (const Json& entry : (*m_run)({u"config"_s, u"list"_s, u"--json"_s}).lines()) {
        hasKeys(entry, "key value default label");
        QVERIFY2(!textAt(entry, "label").isEmpty(), qPrintable(textAt(entry, "key")));
    }
}

QTEST_GUILESS_MAIN(JsonShapesTest)
#include "json_shapes_test.moc"
