// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims.h"

#include "tests/unit/checks/sample_draft.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

/// What a draft claims, and what its evidence bears out, told in drafts.
class ClaimsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsFaults_data();
    void findsFaults();
    void neverPassesWithoutEvidence();
    void takesUnknownCitationsForNone();
    void countsClaimsByTheirMarks();
    void leavesGreetingsAsksAndOffersAlone();
    void lightsUpWhatSupportsASentence();
    void offersACitation();
    void comparesNamesInOneNormalForm();
    void newerEvidenceWins();
};

namespace {

LabelledEvidence research(const QString& text)
{
    return sample::evidence(u"r1"_s, Input::Research, text);
}

QStringList faultsOf(const CheckInput& input)
{
    QStringList faults;
    for (const Finding& finding : check(input).findings) {
        if (finding.check.startsWith(u"accuracy."))
            faults.append(QString(finding.check + u' ' + finding.reason));
    }
    return faults;
}

} // namespace

void ClaimsTest::findsFaults_data()
{
    QTest::addColumn<QString>("evidence");
    QTest::addColumn<QString>("claim");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const char16_t* evidence, const char16_t* claim,
                        const char16_t* fault) {
        QTest::newRow(name) << QString::fromUtf16(evidence) << QString::fromUtf16(claim)
                            << QString::fromUtf16(fault);
    };
    row("holds", u"Kestrel opened a depot with 14 doors in Moss.",
        u"Kestrel opened a depot with 14 doors in Moss", u"");
    row("another number", u"Kestrel opened a depot with 14 doors in Moss.",
        u"Kestrel opened a depot with 40 doors in Moss", u"accuracy.contradicted number_differs");
    row("another name", u"Kestrel opened a depot with 14 doors in Moss.",
        u"Kestrel opened a depot with 14 doors in Larvik", u"accuracy.unsupported name_missing");
    row("another currency", u"Kestrel paid €2m for the ramp in Moss.",
        u"Kestrel paid $2m for the ramp in Moss", u"accuracy.contradicted number_differs");
    row("points for per cent", u"Kestrel's on-time rate rose by 9 percentage points.",
        u"Your on-time rate rose by 9 %", u"accuracy.contradicted number_differs");
    row("negation dropped", u"Kestrel is not closing its depot in Moss.",
        u"Kestrel is closing its depot in Moss", u"accuracy.contradicted opposite");
    row("plan told as done", u"Kestrel plans a second depot in Moss.",
        u"Kestrel has opened a second depot in Moss", u"accuracy.unsupported not_yet");
    row("roles turned", u"Kestrel Freight bought Alder Haulage in May.",
        u"Alder Haulage bought Kestrel Freight in May", u"accuracy.contradicted roles");
    row("passive holds", u"Kestrel Freight bought Alder Haulage in May.",
        u"Alder Haulage was bought by Kestrel Freight in May", u"");
    row("the other side of a deal", u"Kestrel Freight sold its Moss depot to Alder Haulage.",
        u"Alder Haulage bought the Moss depot from Kestrel", u"");
    row("the trade", u"Freight firms lose 3 % of their pallets on average, a survey says.",
        u"You lose 3 % of your pallets", u"accuracy.identity trade");
    row("a namesake", u"Orla Brandvold of Lumen Shipping won the harbour run.",
        u"Congratulations on the harbour run", u"accuracy.identity other_person");
    row("quotation", u"\"We lose a day at the ramp,\" says Orla Brandvold of Kestrel.",
        u"You said \"we lose a day at the ramp\"", u"");
    row("not the words", u"\"We lose a day at the ramp,\" says Orla Brandvold of Kestrel.",
        u"You said \"we lose a week at the ramp\"", u"accuracy.quote not_their_words");
    row("a part for the whole", u"6 of Kestrel's 20 trailers have a sensor.",
        u"All 20 trailers of Kestrel have a sensor", u"accuracy.unsupported number_missing");
    row("something else", u"Kestrel opened a depot in Moss.",
        u"Kestrel pays its drivers by the hour and owns a ferry",
        u"accuracy.unsupported not_in_evidence");
}

void ClaimsTest::findsFaults()
{
    QFETCH(QString, evidence);
    QFETCH(QString, claim);
    QFETCH(QString, fault);
    CheckInput input =
        sample::draft(Channel::Email, QString(claim + u" [@r1]. May I send the map?"));
    input.evidence = {research(evidence)};
    QCOMPARE(faultsOf(input).join(u'|'), fault);
}

void ClaimsTest::neverPassesWithoutEvidence()
{
    const CheckInput input =
        sample::draft(Channel::Email, u"Congratulations on closing your Series C last week."_s);
    const Report report = check(input);
    QCOMPARE(report.metrics.claims, 1);
    QCOMPARE(report.metrics.claimsSupported, 0);
    QCOMPARE(report.overall, Overall::Block);
    ClaimQuestion question;
    question.claim = u"Kestrel opened a depot."_s;
    QVERIFY(!judge(question).supported);
    QCOMPARE(judge(question).score, 0.0);
    question.claim = QString();
    question.evidence = {research(u"Kestrel opened a depot."_s)};
    QVERIFY(!judge(question).supported); // nothing claimed is nothing supported
}

void ClaimsTest::takesUnknownCitationsForNone()
{
    CheckInput input = sample::draft(
        Channel::Email, u"Kestrel opened a depot in Moss [@r1][@s9]. It has a ramp [@x4]."_s);
    input.evidence = {research(u"Kestrel opened a depot in Moss."_s)};
    const Report report = check(input);
    QCOMPARE(sample::excerptsOf(input, "accuracy.unknown_citation"),
             (QStringList{u"[@s9]"_s, u"[@x4]"_s}));
    QCOMPARE(report.metrics.claims, 2);
    QCOMPARE(report.metrics.claimsSupported, 1);
}

void ClaimsTest::countsClaimsByTheirMarks()
{
    CheckInput input = sample::draft(
        Channel::Email,
        u"Hi Orla,\n\nKestrel opened a depot [@r1], and the ramp has 14 doors [@r1]. May I call?"_s);
    input.evidence = {research(u"Kestrel opened a depot. The ramp has 14 doors."_s)};
    QCOMPARE(check(input).metrics.claims, 2);
    QCOMPARE(check(input).metrics.claimsSupported, 2);
}

void ClaimsTest::leavesGreetingsAsksAndOffersAlone()
{
    const CheckInput input = sample::draft(
        Channel::Email, u"Hi Orla,\n\nI hope this finds you well. Happy to send the map.\n\n"
                        "May I send it?\n\nBest regards,\nKit Dale\nLumo\n\n"
                        "If you would rather not hear from me again, a word is enough."_s);
    QCOMPARE(check(input).metrics.claims, 0);
}

void ClaimsTest::lightsUpWhatSupportsASentence()
{
    CheckInput input = sample::draft(
        Channel::Email, u"Hi Orla,\n\nKestrel opened a red depot in Moss [@r1]. May I call?"_s);
    input.evidence = {research(u"In May Kestrel opened a depot in Moss."_s)};
    const std::vector<Support> all = supportOf(input);
    QCOMPARE(all.size(), 3U);
    QVERIFY(!all.front().isClaim);
    const Support& support = all.at(1);
    QVERIFY(support.isClaim);
    QCOMPARE(support.passages.size(), 1U);
    QCOMPARE(support.passages.front().label, u"r1"_s);
    QStringList lit;
    for (const text::Span& span : support.passages.front().spans)
        lit.append(span.of(input.evidence.front().evidence.text).toString());
    QCOMPARE(lit, (QStringList{u"opened"_s, u"depot"_s, u"Moss"_s}));
    QStringList missing;
    for (const text::Span& span : support.unsupportedWords)
        missing.append(span.of(input.text).toString());
    QCOMPARE(missing, QStringList{u"red"_s});
}

void ClaimsTest::offersACitation()
{
    CheckInput input =
        sample::draft(Channel::Email, u"Kestrel opened a depot in Moss. May I call?"_s);
    input.evidence = {research(u"Kestrel opened a depot in Moss."_s)};
    const std::vector<Finding> found = sample::findingsOf(input, "accuracy.unsupported");
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found.front().reason, u"no_citation"_s);
    QVERIFY(found.front().fix.has_value());
    const Fix& fix = *found.front().fix;
    input.text.replace(fix.start, fix.end - fix.start, fix.replacement);
    QCOMPARE(input.text, u"Kestrel opened a depot in Moss [@r1]. May I call?"_s);
    QVERIFY(sample::findingsOf(input, "accuracy.unsupported").empty());
}

void ClaimsTest::comparesNamesInOneNormalForm()
{
    ClaimQuestion question;
    question.claim = u"Håkon Bø opened a shop."_s;
    question.evidence = {research(u"Ha\u030Akon Bø opened a shop."_s)};
    QVERIFY(judge(question).supported);
}

void ClaimsTest::newerEvidenceWins()
{
    CheckInput input =
        sample::draft(Channel::Email, u"As CFO you know the ramp [@c1]. May I call?"_s);
    input.evidence = {
        sample::evidence(u"c1"_s, Input::Crm,
                         u"Orla Brandvold, CFO, Kestrel Freight. Knows the ramp."_s,
                         QDate(2025, 11, 1), u"Orla Brandvold"_s),
        sample::evidence(
            u"r2"_s, Input::Research,
            u"Orla Brandvold handed the post of chief financial officer at Kestrel to Jan Sund."_s,
            QDate(2026, 3, 1), u"Orla Brandvold"_s)};
    const std::vector<Finding> found = sample::findingsOf(input, "accuracy.contradicted");
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found.front().reason, u"newer"_s);
    QCOMPARE(found.front().evidence.front().text(), u"r2"_s);
    // The other way round the older one has nothing to say.
    std::swap(input.evidence.at(0).evidence.observedOn, input.evidence.at(1).evidence.observedOn);
    QVERIFY(sample::findingsOf(input, "accuracy.contradicted").empty());
}

QTEST_GUILESS_MAIN(ClaimsTest)
#include "claims_test.moc"
