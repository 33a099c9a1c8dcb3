// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/json.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

class JsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsADraft();
    void fillsInWhatIsAbsent();
    void namesTheWrongField_data();
    void namesTheWrongField();
    void matchesSuppressedValues_data();
    void matchesSuppressedValues();
    void writesTheAnswer();
    void countsOffsetsInUtf16();
    void readsAndAnswersClaims();
    void readsForeignMarks();
};

namespace {

const QDate Today(2026, 5, 4);

Json parsed(const char* text)
{
    return *parseJson(QByteArray(text));
}

constexpr auto Draft = R"({
  "id": "d7", "channel": "email", "subject": "Spares", "text": "Hi Orla, may I send the map?",
  "prospect": {"name": "Orla Brandvold", "given": "Orla", "company": "Kestrel Freight Ltd",
               "email": "orla@kestrel.example", "phone": "+47 40 40 40 40", "locale": "nb-NO"},
  "evidence": [{"id": "s1", "input": "signal", "text": "Kestrel hires.", "observed_on": "2026-04-01",
                "about": "Kestrel Freight Ltd"}],
  "boundaries": [{"id": "B1", "pattern": "promise", "kind": "phrase"}],
  "peers": [{"text": "Hi Ben.", "prospect": {"name": "Ben Sand", "company": "Kestrel Freight Ltd"}}],
  "today": "2026-05-01", "language": "en"})";

} // namespace

void JsonTest::readsADraft()
{
    const Result<CheckInput> input = checkInputFromJson(parsed(Draft), Today);
    QVERIFY(input.ok());
    QCOMPARE(input->id, u"d7"_s);
    QVERIFY(input->channel == Channel::Email);
    QCOMPARE(input->subject, u"Spares"_s);
    QCOMPARE(input->prospect.company, u"Kestrel Freight Ltd"_s);
    QCOMPARE(input->evidence.size(), 1U);
    QCOMPARE(input->evidence.front().label, u"s1"_s);
    QCOMPARE(input->evidence.front().evidence.id.text(), u"s1"_s);
    QVERIFY(input->evidence.front().evidence.input == Input::Signal);
    QVERIFY(input->evidence.front().evidence.observedOn == QDate(2026, 4, 1));
    QCOMPARE(input->evidence.front().aboutName, u"Kestrel Freight Ltd"_s);
    QCOMPARE(input->boundaries.front().pattern, u"promise"_s);
    QCOMPARE(input->peers.front().prospect.name, u"Ben Sand"_s);
    QCOMPARE(input->today, QDate(2026, 5, 1));
    QCOMPARE(input->language, text::Language::English);
}

void JsonTest::fillsInWhatIsAbsent()
{
    const Result<CheckInput> input = checkInputFromJson(
        parsed(R"({"text": "Hei", "prospect": {"name": "Anna Lo", "locale": "de-AT"}})"), Today);
    QVERIFY(input.ok());
    QVERIFY(!input->channel.has_value());
    QCOMPARE(input->today, Today);
    QCOMPARE(input->language, text::Language::German); // the prospect's
    QVERIFY(input->evidence.empty());
}

void JsonTest::namesTheWrongField_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("where");
    const auto row = [](const char* name, const char* line, const char* id, const char* where) {
        QTest::newRow(name) << QByteArray(line) << QString::fromLatin1(id)
                            << QString::fromLatin1(where);
    };
    row("no text", R"({"channel": "email"})", "check.field_missing", "text");
    row("text of a number", R"({"text": 7})", "check.field_type", "text");
    row("unknown channel", R"({"text": "x", "channel": "fax"})", "check.field_value", "channel");
    row("evidence of no list", R"({"text": "x", "evidence": {}})", "check.field_type", "evidence");
    row("unknown input", R"({"text": "x", "evidence": [{"text": "a"}, {"input": "rumour"}]})",
        "check.field_value", "evidence[1].input");
    row("broken date", R"({"text": "x", "evidence": [{"observed_on": "2026-13-01"}]})",
        "check.field_value", "evidence[0].observed_on");
    row("name of a list", R"({"text": "x", "prospect": {"name": []}})", "check.field_type",
        "prospect.name");
    row("peer of a number", R"({"text": "x", "peers": [1]})", "check.field_type", "peers[0]");
    row("no object", R"(["text"])", "check.field_type", "");
}

void JsonTest::namesTheWrongField()
{
    QFETCH(QByteArray, line);
    const Result<CheckInput> input = checkInputFromJson(*parseJson(line), Today);
    QVERIFY(!input.ok());
    QCOMPARE(input.error().code, ErrorCode::BadInput);
    QTEST(input.error().id, "id");
    QTEST(input.error().where, "where");
}

void JsonTest::matchesSuppressedValues_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QString>("kind");
    const auto row = [](const char* name, const char* entry, const char* kind) {
        QTest::newRow(name) << QByteArray(entry) << QString::fromLatin1(kind);
    };
    row("address in another case", R"(" ORLA@Kestrel.Example ")", "email");
    row("another address", R"("ola@kestrel.example")", "");
    row("domain", R"("kestrel.example")", "domain");
    row("mail link", R"("mailto:orla@kestrel.example?subject=x")", "email");
    row("address with a name", R"("Orla B. <orla@kestrel.example>")", "email");
    row("everybody at", R"("*@kestrel.example")", "domain");
    row("web address", R"("https://www.kestrel.example/")", "domain");
    row("phone link", R"("tel:+47-40404040")", "phone");
    row("domain above", R"({"kind": "domain", "value": "example"})", "domain");
    row("another domain", R"("estrel.example")", "");
    row("number written otherwise", R"("0047 (40) 40-40-40")", "phone");
    row("number as dialled at home", R"("40 40 40 40")", "phone");
    row("another number", R"("+47 40 40 40 41")", "");
    row("person", R"({"kind": "person", "value": "orla brandvold"})", "person");
    row("this channel only",
        R"({"kind": "email", "value": "orla@kestrel.example", "channel": "email"})", "email");
    row("another channel only", R"({"kind": "phone", "value": "+4740404040", "channel": "sms"})",
        "");
}

void JsonTest::matchesSuppressedValues()
{
    QFETCH(QByteArray, entry);
    QFETCH(QString, kind);
    Json line = parsed(Draft);
    line["suppressed"] = Json::array({*parseJson(entry)});
    const Result<CheckInput> input = checkInputFromJson(line, Today);
    QVERIFY(input.ok());
    QCOMPARE(input->suppressions.empty(), kind.isEmpty());
    if (!kind.isEmpty())
        QCOMPARE(toText(input->suppressions.front().kind), kind);
    const Report report = check(*input);
    QCOMPARE(std::any_of(report.findings.begin(), report.findings.end(),
                         [](const Finding& finding) {
                             return finding.check == u"compliance.suppressed" &&
                                    finding.severity == Severity::Blocker;
                         }),
             !kind.isEmpty());
}

void JsonTest::writesTheAnswer()
{
    Json line = parsed(Draft);
    line["subject"] = "For {COMPANY}";
    line["text"] = "Hi Orla, Kestrel hires [@s1]. We promise it. May I send the map?";
    const Result<CheckInput> input = checkInputFromJson(line, Today);
    const Json answer = checkAnswer(*input, check(*input));
    QCOMPARE(fromUtf8(answer.at("id").get<std::string>()), u"d7"_s);
    QCOMPARE(fromUtf8(answer.at("verdict").get<std::string>()), u"block"_s);
    QCOMPARE(textAt(answer, "masked"),
             u"Hi {first}, {company} hires [@s1]. We promise it. May I send the map?"_s);
    QCOMPARE(answer.at("metrics").at("asks").get<int>(), 1);
    QCOMPARE(answer.at("metrics").at("claims_supported").get<int>(), 1);
    QVERIFY(!answer.at("metrics").contains("sms"));
    bool sawSubject = false;
    bool sawText = false;
    for (const Json& finding : answer.at("findings")) {
        for (const char* key :
             {"check", "severity", "start", "end", "excerpt", "message", "evidence"})
            QVERIFY2(finding.contains(key), key);
        QVERIFY(!finding.at("message").get<std::string>().empty());
        if (textAt(finding, "check") == u"placeholder.unfilled") {
            sawSubject = true;
            QCOMPARE(fromUtf8(finding.at("field").get<std::string>()), u"subject"_s);
            QCOMPARE(finding.at("start").get<int>(), 4);
        }
        if (textAt(finding, "check") == u"boundary.violation") {
            sawText = true;
            QVERIFY(!finding.contains("field"));
            QCOMPARE(fromUtf8(finding.at("excerpt").get<std::string>()), u"promise"_s);
        }
    }
    QVERIFY(sawSubject && sawText);
}

void JsonTest::countsOffsetsInUtf16()
{
    Json line = parsed(Draft);
    line["text"] = "\xF0\x9F\x9A\x9A We promise it. May I send the map?"; // a lorry: two units
    const Result<CheckInput> input = checkInputFromJson(line, Today);
    for (const Json& finding : checkAnswer(*input, check(*input)).at("findings")) {
        if (textAt(finding, "check") == u"boundary.violation")
            QCOMPARE(finding.at("start").get<int>(), 6);
    }
}

void JsonTest::readsAndAnswersClaims()
{
    const Result<ClaimQuestion> question =
        claimQuestionFromJson(parsed(R"({"claim": "Kestrel has 14 doors in Moss.",
                   "evidence": ["Kestrel opened a depot with 14 doors in Moss.", "It rained."],
                   "about": {"name": "Orla Brandvold", "company": "Kestrel Freight Ltd"}})"),
                              Today);
    QVERIFY(question.ok());
    QCOMPARE(question->evidence.size(), 2U);
    QCOMPARE(question->about.company, u"Kestrel Freight Ltd"_s);
    const Json answer = claimAnswer(judge(*question));
    QVERIFY(answer.at("supported").get<bool>());
    QVERIFY(answer.at("checks").empty());
    QCOMPARE(textsAt(answer, "cited"), QStringList{u"1"_s});
    QVERIFY(answer.at("score").get<double>() > 0.75);
    const Result<ClaimQuestion> broken =
        claimQuestionFromJson(parsed(R"({"claim": "x", "evidence": "y"})"), Today);
    QVERIFY(!broken.ok());
    QCOMPARE(broken.error().where, u"evidence"_s);
}

/// "[1, 3]" and its like are marks, and answers speak of the text as it was given.
void JsonTest::readsForeignMarks()
{
    const QString text =
        u"Waste fell by 12% [1, 3]. A kiln opened in Tarn [2][4]. Orders rose 【3】."_s;
    Json line{{"text", toUtf8(text)}, {"channel", "email"}};
    line["prospect"] = {{"name", "Orla Brandvold"}, {"company", "Kestrel Kilns"}};
    for (const int id : {1, 2, 3})
        line["evidence"].push_back(
            {{"id", id}, {"text", "Waste fell by 12%. A kiln opened in Tarn. Orders rose."}});
    const Result<CheckInput> input = checkInputFromJson(line, Today);
    QVERIFY(input.ok());
    const Json answer = checkAnswer(*input, check(*input));
    QStringList unknown;
    for (const Json& finding : answer.at("findings")) {
        const auto start = finding.at("start").get<qsizetype>();
        const auto end = finding.at("end").get<qsizetype>();
        const QString excerpt = QString::fromStdString(finding.at("excerpt").get<std::string>());
        QCOMPARE(text.sliced(start, end - start), excerpt);
        if (finding.at("check") == "accuracy.unknown_citation")
            unknown.append(excerpt);
        QVERIFY(finding.at("check") != "accuracy.unsupported");
    }
    QCOMPARE(unknown, QStringList{u"[4]"_s});
    QCOMPARE(answer.at("metrics").at("claims_supported").get<int>(), 3);
}

QTEST_GUILESS_MAIN(JsonTest)
#include "json_test.moc"
