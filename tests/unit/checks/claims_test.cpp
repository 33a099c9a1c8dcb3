// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims.h"
#include "app/checks/finding_text.h"

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
    void holdsNamesBehindTheMarkAgainstIt();
    void neverPassesWithoutEvidence();
    void takesUnknownCitationsForNone();
    void tellsWithdrawnEvidenceFromNone();
    void countsClaimsByTheirMarks();
    void leavesGreetingsAsksAndOffersAlone();
    void tellsRequestsFromClaims_data();
    void tellsRequestsFromClaims();
    void lightsUpWhatSupportsASentence();
    void offersACitation();
    void offersTheRightCitation();
    void cutsWhatNothingBearsOut_data();
    void cutsWhatNothingBearsOut();
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
    row("what it does, told as what it would do", u"A Latch shuts the riser in 8 seconds.",
        u"A Latch would shut the riser", u"");
    // What was done with the same things is another deed.
    row("ordered, told as installed", u"Kestrel ordered two new conveyors in May 2026.",
        u"Kestrel installed two new conveyors in May", u"accuracy.unsupported not_in_evidence");
    row("tested, told as rolled out", u"Kestrel tested nine scanners in Moss.",
        u"Kestrel replaced nine scanners in Moss", u"accuracy.unsupported not_in_evidence");
    row("German participle",
        u"Die Kestrel hat im Mai zwei neue Förderbänder für das Lager in Moss bestellt.",
        u"Die Kestrel hat im Mai zwei neue Förderbänder für das Lager in Moss installiert",
        u"accuracy.unsupported not_in_evidence");
    row("congratulated on a plan", u"Kestrel plans to open a depot in Moss in 2028.",
        u"Congratulations on opening your depot in Moss", u"accuracy.unsupported not_yet");
    row("congratulated on the plan itself", u"Kestrel plans to open a depot in Moss in 2028.",
        u"Congratulations on the plan to open a depot in Moss in 2028", u"");
    row("congratulated on what is so", u"Kestrel opened its depot in Moss in May.",
        u"Congratulations on opening your depot in Moss", u"");
    // Figures that follow from two in the evidence.
    row("difference", u"Kestrel moved 52,000 pallets in 2025, after 47,000 pallets in 2024.",
        u"Kestrel moved 52,000 pallets in 2025, 5,000 more than the year before", u"");
    row("another difference",
        u"Kestrel moved 52,000 pallets in 2025, after 47,000 pallets in 2024.",
        u"Kestrel moved 52,000 pallets in 2025, 6,000 more than the year before",
        u"accuracy.unsupported number_missing");
    row("change in per cent",
        u"Kestrel moved 52,000 pallets in 2025, after 47,000 pallets in 2024.",
        u"Kestrel moved about 11 % more pallets in 2025 than in 2024", u"");
    row("change the other way",
        u"Kestrel moved 52,000 pallets in 2025, after 47,000 pallets in 2024.",
        u"Kestrel moved about 11 % fewer pallets in 2025 than in 2024",
        u"accuracy.unsupported number_missing");
    // The second of two figures is told in short: in the unit and for the period of the first.
    const auto against = u"Kestrel ships 52,000 pallets a year, against 47,000 the year before.";
    const auto beforeIt =
        u"Kestrel ships 52,000 pallets a year; before the new ramp it was 47,000.";
    const auto ago = u"Kestrel ships 52,000 pallets a year. Two years ago it was 47,000.";
    const auto rose = u"Kestrel's output rose from 47,000 pallets to 52,000 pallets a year.";
    row("more, against", against, u"Kestrel ships 52,000 pallets a year, 5,000 more", u"");
    row("more, before", beforeIt, u"Kestrel ships 52,000 pallets a year, 5,000 more", u"");
    row("more, ago", ago, u"Kestrel ships 52,000 pallets a year, 5,000 more", u"");
    row("more, from and to", rose, u"Kestrel's output is 5,000 pallets a year more", u"");
    row("more of them, from and to", rose, u"Kestrel's output rose by 5,000 pallets", u"");
    row("too many more", beforeIt, u"Kestrel ships 52,000 pallets a year, 6,000 more",
        u"accuracy.unsupported number_missing");
    row("fewer, ago", ago, u"Kestrel ships 52,000 pallets a year, 5,000 fewer",
        u"accuracy.unsupported number_missing");
    // "each year" stands further on than "a year".
    row("over, each year", against, u"More than 50,000 pallets Kestrel ships in each year", u"");
    row("more than it is, each year", against,
        u"More than 55,000 pallets Kestrel ships in each year",
        u"accuracy.unsupported number_missing");
    row("another period", against, u"More than 50,000 pallets Kestrel ships in each month",
        u"accuracy.unsupported not_in_evidence");
    row("points are no per cent", u"Kestrel's on-time rate rose from 79 % to 91 %.",
        u"Kestrel's on-time rate is up 12 %", u"accuracy.contradicted number_differs");
    row("unit and its symbol",
        u"Kestrel stores 6,000 hectolitres and uses 40 megawatt hours a week.",
        u"Kestrel stores 6,000 hl and uses 40 MWh a week", u"");
    row("another unit", u"Kestrel stores 6,000 hectolitres of milk in Moss.",
        u"Kestrel stores 6,000 kg of milk in Moss", u"accuracy.unsupported number_missing");
    // In another language only figures, dates and names are compared.
    row("number words of the evidence", u"Die Anlage stand vierzig Minuten still.",
        u"The line stood still for forty minutes", u"");
    row("figure of another language", u"Die Anlage stand vierzig Minuten still.",
        u"The line stood still for fifty minutes", u"accuracy.unsupported number_missing");
    row("words of another language", u"Kestrel sucht eine Leitung für die Instandhaltung.",
        u"Kestrel is looking for a head of maintenance", u"accuracy.unsupported not_checked");
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
    row("the way turned", u"Kestrel moved its depot from Moss to Larvik.",
        u"Kestrel moved its depot from Larvik to Moss", u"accuracy.contradicted roles");
    row("the way", u"Kestrel moved its depot from Moss to Larvik.",
        u"You moved the depot from Moss to Larvik", u"");
    row("done, told as planned", u"Kestrel replaced nine scanners in Moss.",
        u"Kestrel plans to replace nine scanners in Moss", u"accuracy.contradicted already_done");
    row("stopped and no longer", u"Kestrel has stopped taking pallets in Moss.",
        u"You no longer take pallets in Moss", u"");
    row("stopped and still", u"Kestrel has stopped taking pallets in Moss.",
        u"You still take pallets in Moss", u"accuracy.contradicted opposite");
    row("a time opens", u"Kestrel bought a tug in spring.", u"In spring you bought a tug", u"");
    row("another rank", u"Orla Brandvold, head of logistics at Kestrel, opened the depot in Moss.",
        u"As chief executive you opened the depot in Moss", u"accuracy.unsupported name_missing");
    row("an addition", u"Kestrel opened a depot in Moss.",
        u"Kestrel opened a depot in Moss and hired a crew",
        u"accuracy.unsupported not_in_evidence");
    row("a fifth", u"Orders at Kestrel fell by a fifth in Moss.",
        u"Orders at Kestrel fell by 20 % in Moss", u"");
    row("more than before",
        u"Kestrel moved 52,000 pallets, against 47,000 pallets the year before.",
        u"Kestrel moved 52,000 pallets, 5,000 more than the year before", u"");
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

void ClaimsTest::holdsNamesBehindTheMarkAgainstIt()
{
    CheckInput input = sample::draft(
        Channel::Email,
        u"Dairies now change over in 12 minutes instead of 35 [@r1], as at Weilhof Dairy."_s);
    input.evidence = {research(u"Dairies now change over in 12 minutes instead of 35."_s)};
    QCOMPARE(faultsOf(input), QStringList{u"accuracy.unsupported name_missing"_s});
    input.evidence = {
        research(u"Dairies now change over in 12 minutes instead of 35, Weilhof Dairy too."_s)};
    QCOMPARE(faultsOf(input), QStringList());
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

void ClaimsTest::tellsWithdrawnEvidenceFromNone()
{
    CheckInput input =
        sample::draft(Channel::Email, u"Kestrel opened a depot in Moss [@r1][@x4]."_s);
    input.withdrawn = {u"r1"_s};
    QStringList reasons;
    for (const Finding& finding : check(input).findings) {
        if (finding.check == u"accuracy.unknown_citation"_s) {
            reasons.append(finding.reason);
            QCOMPARE(findingText(finding).contains(u"withdrawn"_s),
                     finding.reason == u"withdrawn"_s);
        }
    }
    QCOMPARE(reasons, (QStringList{u"withdrawn"_s, u"no_such_evidence"_s}));
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

void ClaimsTest::tellsRequestsFromClaims_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<int>("claims");
    const auto row = [](const char* sentence, int claims) {
        QTest::newRow(sentence) << QString::fromUtf8(sentence) << claims;
    };
    row("Please mind the low gate when you come in.", 0);
    row("Watch out for the low gate.", 0);
    row("P.S. Mind the low gate.", 0);
    row("PS: Please bring the map of the yard.", 0);
    row("Bitte beachten Sie das niedrige Tor bei der Einfahrt.", 0);
    // What states something is a claim however politely it begins.
    row("P.S. The low gate was torn down in spring.", 1);
    row("Please note that you lost 30 pallets.", 1);
    row("Please note that the yard is closing.", 1);
    row("Come and join Weilhof Dairy in saving a third.", 1);
    row("Keep half of what you pay for pallets.", 1);
}

void ClaimsTest::tellsRequestsFromClaims()
{
    QFETCH(QString, sentence);
    const CheckInput input =
        sample::draft(Channel::Email, QString(u"Hi Orla,\n\nMay I send the map?\n\n"_s + sentence));
    QTEST(check(input).metrics.claims, "claims");
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

void ClaimsTest::offersTheRightCitation()
{
    CheckInput input = sample::draft(
        Channel::Email, u"Kestrel opened a depot in Moss [@r1]. May I send the map?"_s);
    input.evidence = {
        research(u"Kestrel pays its drivers by the hour."_s),
        sample::evidence(u"r2"_s, Input::Research, u"Kestrel opened a depot in Moss."_s)};
    const std::vector<Finding> found = sample::findingsOf(input, "accuracy.unsupported");
    QCOMPARE(found.size(), 1U);
    QVERIFY(found.front().fix.has_value());
    const Fix& fix = *found.front().fix;
    input.text.replace(fix.start, fix.end - fix.start, fix.replacement);
    QCOMPARE(input.text, u"Kestrel opened a depot in Moss [@r2]. May I send the map?"_s);
    QVERIFY(sample::findingsOf(input, "accuracy.unsupported").empty());
}

void ClaimsTest::cutsWhatNothingBearsOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("after");
    const QString holds = u"Kestrel opened a depot in Moss [@r1]."_s;
    const QString bad = u"Its ferries burn less oil."_s;
    const QString ask = u"May I send the map?"_s;
    QTest::newRow("in the middle")
        << QString(holds + u' ' + bad + u' ' + ask) << QString(holds + u' ' + ask);
    QTest::newRow("at the end of a paragraph")
        << QString(holds + u' ' + bad + u"\n\n" + ask) << QString(holds + u"\n\n" + ask);
    QTest::newRow("cited, and not borne out")
        << QString(holds + u" Its ferries burn less oil [@r1]. " + ask)
        << QString(holds + u' ' + ask);
    // Nothing would be left to say.
    QTest::newRow("the only claim") << QString(bad + u' ' + ask) << QString();
    QTest::newRow("no ask") << QString(holds + u' ' + bad) << QString();
}

void ClaimsTest::cutsWhatNothingBearsOut()
{
    QFETCH(QString, text);
    QFETCH(QString, after);
    CheckInput input = sample::draft(Channel::Email, text);
    input.evidence = {research(u"Kestrel opened a depot in Moss."_s)};
    const std::vector<Finding> found = sample::findingsOf(input, "accuracy.unsupported");
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found.front().fix.has_value(), !after.isEmpty());
    if (after.isEmpty())
        return;
    const Fix& fix = *found.front().fix;
    QCOMPARE(input.text.replace(fix.start, fix.end - fix.start, fix.replacement), after);
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
