// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/show_text.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;

/// What `show` prints for people.
class ShowTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesComeFirstAndIdsLast();
    void aDraftIsItsCopyWithWhatBearsOnIt();
    void textFromOutsideStaysInItsPlace();
    void aRowIsOneLine_data();
    void aRowIsOneLine();
};

void ShowTextTest::namesComeFirstAndIdsLast()
{
    const Json person = {{"id", "prospect:1"},
                         {"account", "account:1"},
                         {"name", "Kim Alder"},
                         {"company", "Alder Works"},
                         {"email", nullptr},
                         {"custom", Json::object()},
                         {"external_ids", {{"Contact ID", "77"}}},
                         {"suppressed", false}};
    QCOMPARE(cli::showText(person), u"Name: Kim Alder\nCompany: Alder Works\nSuppressed: no\n"
                                    "Record ids: Contact ID: 77\naccount: account:1\n"
                                    "id: prospect:1"_s);
}

void ShowTextTest::aDraftIsItsCopyWithWhatBearsOnIt()
{
    const Json draft = {
        {"id", "draft:1"},
        {"prospect_name", "Kim Alder"},
        {"company", "Alder Works"},
        {"channel", "email"},
        {"address", "kim@alder.example"},
        {"step", 2},
        {"segment", "Yards"},
        {"state", "needs_review"},
        {"why", {"Nobody has decided on this text."}},
        {"subject", "Your yard"},
        {"text", "Hi Kim,\n\nshall I call? [@s1]"},
        {"findings",
         {{{"id", "ask.none#1"}, {"severity", "warning"}, {"message", "There is no ask."}}}},
        {"evidence",
         {{{"label", "s1"}, {"input", "signal"}, {"text", "Opened a yard."}, {"cited", true}},
          {{"label", "k1"}, {"input", "knowledge"}, {"text", "Nine rungs."}, {"cited", false}}}},
        {"decisions", Json::array()},
        {"revisions", {{{"at", "2026-05-01T09:30:00Z"}, {"by", "Sam"}, {"origin", "edited"}}}}};
    const QString page = cli::showText(draft);
    const QStringList lines = page.split(u'\n');
    QVERIFY2(lines.first().startsWith(u"Kim Alder · Alder Works · "_s), qPrintable(page));
    QVERIFY(lines.first().contains(u"kim@alder.example"_s)); // where it goes
    QVERIFY(lines.contains(u"  Subject: Your yard"_s));
    QVERIFY(lines.contains(u"  shall I call? [@s1]"_s));
    QVERIFY(lines.contains(u"Findings"_s) && lines.contains(u"Evidence"_s));
    QVERIFY2(page.contains(u"There is no ask.  [ask.none#1]"_s), qPrintable(page));
    QVERIFY(lines.contains(u"      Opened a yard."_s));
    QVERIFY(!page.contains(u"Nine rungs"_s)); // only counted
    QVERIFY(lines.contains(u"  2026-05-01 09:30 · Sam · edited"_s));
    QVERIFY(!lines.contains(u"Decisions"_s)); // there are none
    QCOMPARE(lines.last(), u"draft:1"_s);
}

void ShowTextTest::textFromOutsideStaysInItsPlace()
{
    const QString page = cli::showText(
        Json{{"name", "Kim"}, {"notes", "met twice\nName: Somebody Else\nid: prospect:9"}});
    QCOMPARE(page.split(u'\n').filter(QRegularExpression(u"^Name: "_s)),
             QStringList{u"Name: Kim"_s});
}

void ShowTextTest::aRowIsOneLine_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("line");
    QTest::newRow("draft")
        << QByteArray(R"({"id":"draft:1","prospect_name":"Kim Alder","company":"Alder Works",)"
                      R"("channel":"email","state":"needs_review","subject":"Your yard",)"
                      R"("text":"Hi Kim"})")
        << u"needs review · Kim Alder · Alder Works · e-mail · Your yard · draft:1"_s;
    QTest::newRow("draft without a subject, its text cut at sixty")
        << QByteArray(R"({"id":"draft:1","prospect_name":"Kim\nAlder","company":null,)"
                      R"("channel":"sms","state":"rejected","subject":null,"text":"Kim, )" +
                      QByteArray(70, 'x') + R"("})")
        << QString(u"rejected · Kim Alder · SMS · Kim, "_s + QString(54, u'x') + u"… · draft:1"_s);
    QTest::newRow("person")
        << QByteArray(R"({"id":"prospect:1","name":"Kim Alder","company":"Alder Works",)"
                      R"("email":"kim@alder.example","suppressed":true})")
        << u"Kim Alder · Alder Works · kim@alder.example · must not be contacted · prospect:1"_s;
    QTest::newRow("account")
        << QByteArray(R"({"id":"account:1","name":"Alder Works","tier":"growth","people":4})")
        << u"Alder Works · growth · people: 4 · account:1"_s;
    QTest::newRow("suppression")
        << QByteArray(R"({"id":"suppression:1","kind":"domain","lifted":true,"reason":"legal"})")
        << u"domain · legal · lifted · suppression:1"_s;
    QTest::newRow("decision")
        << QByteArray(R"({"id":"decision:1","verdict":"reject","by":"Sam","draft":"draft:1",)"
                      R"("at":"2026-05-01T09:30:00Z","reason":"Not true"})")
        << u"Sam rejected it · 2026-05-01 09:30 · Not true · draft:1 · decision:1"_s;
}

void ShowTextTest::aRowIsOneLine()
{
    QFETCH(QByteArray, json);
    QTEST(cli::rowText(Json::parse(json.constData())), "line");
}

QTEST_GUILESS_MAIN(ShowTextTest)
#include "show_text_test.moc"
