// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/structure.h"
#include "app/generation/composer.h"
#include "app/text/citation_marks.h"
#include "app/text/tokens.h"

#include "tests/unit/generation/dossier_fixture.h"

#include <QTest>

#include <map>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::generation;
using countersign::testing::DossierFixture;

class PlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusesAStepWithoutChannel();
    void refusesWithoutAddress_data();
    void refusesWithoutAddress();
    void saysWhichInputIsMissing_data();
    void saysWhichInputIsMissing();
    void asksForNothingBeyondTheLastPlan();
    void choosesHookValueProofAndAsk();
    void saysThatNothingIsKnownOfThePerson();
    void opensLaterStepsWithSomethingElse();
    void alternatesAmongPassages();
    void keepsSamplesOfOtherTradesAtHome();
    void namesALimitWhereItIsWanted();
    void leavesTheProductOutWhereItIsWanted();
    void givesDifferentPlansInOrder();
    void isTheSameForTheSameSeed();
    void avoidsWhatTheSegmentIsFullOf();
    void followsTheReviewer_data();
    void followsTheReviewer();
    void saysWhatItCannotFollow();
    void writesItselfAsJson();
};

namespace {

/// Something on Orla and something on Alder Mill.
DossierFixture usual()
{
    DossierFixture fixture;
    fixture
        .aboutPerson(Input::Crm, u"email"_s, u"\"Show me which pump stopped first.\""_s,
                     QDate(2026, 11, 12))
        .title = u"Orla, mail"_s;
    fixture
        .aboutPerson(
            Input::Research, u"podcast"_s,
            u"\"My night shift has six pumps and one clock,\" says Orla Brandt of Alder Mill."_s,
            QDate(2026, 8, 2))
        .title = u"Paper Talk, episode 9"_s;
    fixture
        .aboutAccount(Input::Research, u"news"_s,
                      u"Alder Mill opened a third pump hall with 64 pumps."_s, QDate(2026, 10, 2))
        .title = u"Third hall"_s;
    return fixture;
}

bool has(const MessagePlan& plan, Move move)
{
    return std::find(plan.structure.cbegin(), plan.structure.cend(), move) != plan.structure.cend();
}

} // namespace

void PlanTest::refusesAStepWithoutChannel()
{
    DossierFixture fixture = usual();
    fixture.dossier.channel.reset();
    const auto made = plan(fixture.dossier);
    QVERIFY(!made);
    QCOMPARE(made.error().code, ErrorCode::Refused);
    QCOMPARE(made.error().id, u"generation.no_channel"_s);
}

void PlanTest::refusesWithoutAddress_data()
{
    QTest::addColumn<int>("channel");
    for (const Channel channel : allChannels)
        QTest::newRow(qPrintable(toText(channel))) << static_cast<int>(channel);
}

void PlanTest::refusesWithoutAddress()
{
    QFETCH(int, channel);
    DossierFixture fixture = usual();
    fixture.dossier.channel = static_cast<Channel>(channel);
    QVERIFY(plan(fixture.dossier));
    fixture.dossier.prospect.email.clear();
    fixture.dossier.prospect.phone = u" "_s;
    fixture.dossier.prospect.profileUrl.clear();
    const auto made = plan(fixture.dossier);
    QVERIFY(!made);
    QCOMPARE(made.error().id, u"generation.no_address"_s);
    QCOMPARE(made.error().args, QStringList(toText(static_cast<Channel>(channel))));
}

void PlanTest::saysWhichInputIsMissing_data()
{
    QTest::addColumn<QString>("case_");
    QTest::addColumn<QStringList>("inputs");
    QTest::newRow("nothing at all")
        << u"nothing"_s << QStringList{u"research"_s, u"signal"_s, u"crm"_s};
    QTest::newRow("old signal, useless note")
        << u"thin"_s << QStringList{u"research"_s, u"signal"_s};
    QTest::newRow("no product page") << u"no product"_s << QStringList{u"knowledge"_s};
    QTest::newRow("neither") << u"neither"_s
                             << QStringList{u"research"_s, u"signal"_s, u"crm"_s, u"knowledge"_s};
}

void PlanTest::saysWhichInputIsMissing()
{
    QFETCH(QString, case_);
    QFETCH(QStringList, inputs);
    DossierFixture fixture = case_ == u"no product"_s ? usual() : DossierFixture();
    if (case_ == u"thin"_s) {
        fixture.aboutAccount(Input::Signal, u"news"_s, u"Alder Mill opened a hall."_s,
                             QDate(2026, 1, 1));
        fixture.aboutPerson(Input::Crm, u"note"_s, u"Form filled in, message empty."_s);
    }
    if (case_ == u"no product"_s || case_ == u"neither"_s) {
        fixture.withoutKnowledge(u"product"_s);
        fixture.withoutKnowledge(u"proof_point"_s);
    }
    const auto made = plan(fixture.dossier);
    QVERIFY(!made);
    QCOMPARE(made.error().id, u"generation.missing_input"_s);
    QCOMPARE(made.error().args, inputs);
}

void PlanTest::asksForNothingBeyondTheLastPlan()
{
    const DossierFixture fixture = usual();
    const auto made = plan(fixture.dossier, 1000);
    QVERIFY(!made);
    QCOMPARE(made.error().id, u"generation.no_further_plan"_s);
    QVERIFY(!plan(fixture.dossier, -1));
}

void PlanTest::choosesHookValueProofAndAsk()
{
    const DossierFixture fixture = usual();
    const auto made = plan(fixture.dossier);
    QVERIFY(made);
    QCOMPARE(made->hook.words, u"Show me which pump stopped first."_s);
    QCOMPARE(made->hook.kind, StatementKind::Quote);
    QVERIFY(made->second);
    QVERIFY(made->second->evidence != made->hook.evidence);
    QCOMPARE(made->value->kind, StatementKind::Product);
    QCOMPARE(
        made->proof->words,
        u"In the first year, May 2025 to April 2026, its unplanned stops fell from 31 to 12."_s);
    QCOMPARE(made->proof->frame, u"Tarnside Board"_s);
    QCOMPARE(made->framing, QStringList({u"unplanned stops"_s, u"pumps and motors"_s}));
    // Her trade's sample goes before sheets on pumps in general and the water works' log.
    QCOMPARE(made->ask.thing, u"our anonymised Pump Log (paper machine, 3 pages)"_s);
    QVERIFY(made->ask.offeredBy);
    QVERIFY(!made->limit);
    QCOMPARE(std::count(made->structure.cbegin(), made->structure.cend(), Move::Ask), 1);
    QVERIFY(has(*made, Move::Observation));
    QVERIFY(has(*made, Move::Value) || has(*made, Move::Proof));
    QCOMPARE(made->notes, QStringList());
}

void PlanTest::saysThatNothingIsKnownOfThePerson()
{
    DossierFixture fixture;
    fixture.aboutAccount(Input::Research, u"news"_s,
                         u"Alder Mill opened a third pump hall with 64 pumps."_s);
    fixture.withoutKnowledge(u"proof_point"_s);
    const auto made = plan(fixture.dossier);
    QVERIFY(made);
    QCOMPARE(made->notes, QStringList({u"no_personal_evidence"_s, u"no_proof_point"_s}));
}

void PlanTest::opensLaterStepsWithSomethingElse()
{
    DossierFixture fixture = usual();
    const EvidenceId first = plan(fixture.dossier)->hook.evidence;
    fixture.dossier.stepPosition = 2;
    const EvidenceId second = plan(fixture.dossier)->hook.evidence;
    QVERIFY(first != second);
    fixture.dossier.stepPosition = 3;
    QCOMPARE(plan(fixture.dossier)->hook.evidence, first); // only two are about her
}

void PlanTest::alternatesAmongPassages()
{
    DossierFixture fixture = usual();
    fixture.knowledge(
        u"product"_s, u"The Tag"_s,
        u"A Tag puts starts, stops and valve positions of a pump on one time line."_s);
    fixture.knowledge(u"product"_s, u"The Tag's batteries"_s, u"A Tag needs no charging."_s);
    std::map<QString, int> times;
    constexpr int people = 60;
    for (int i = 0; i < people; ++i) {
        fixture.dossier.prospect.id = ProspectId(u"p-%1"_s.arg(i));
        const auto made = plan(fixture.dossier);
        QVERIFY(made && made->value);
        ++times[made->value->evidence.text()];
    }
    QVERIFY(times.size() >= 2);
    for (const auto& [passage, count] : times)
        QVERIFY2(count <= people * 3 / 4,
                 qPrintable(QString(passage + u' ' + QString::number(count))));
}

void PlanTest::keepsSamplesOfOtherTradesAtHome()
{
    const DossierFixture fixture = usual();
    int offered = 0;
    for (int n = 0; n < 9; ++n) {
        const auto made = plan(fixture.dossier, n);
        if (!made)
            continue;
        offered += made->ask.thing.contains(u"paper machine"_s) ? 1 : 0;
        QVERIFY2(!made->ask.thing.contains(u"water works"_s), qPrintable(made->ask.thing));
    }
    QVERIFY(offered > 0);
}

void PlanTest::namesALimitWhereItIsWanted()
{
    DossierFixture fixture = usual();
    fixture.dossier.segmentDirectives = {u"Name one limit of the product"_s};
    for (quint64 seed = 0; seed < 20; ++seed) {
        fixture.dossier.seed = seed;
        const auto made = plan(fixture.dossier);
        QVERIFY(made);
        QVERIFY(made->limit);
        QVERIFY(has(*made, Move::Limit));
    }
}

void PlanTest::leavesTheProductOutWhereItIsWanted()
{
    DossierFixture fixture = usual();
    fixture.dossier.channel = Channel::LinkedIn;
    fixture.dossier.stepPurpose = u"one observation, no product"_s;
    const auto made = plan(fixture.dossier);
    QVERIFY(made);
    QVERIFY(!made->value && !made->proof && !made->limit);
}

void PlanTest::givesDifferentPlansInOrder()
{
    const DossierFixture fixture = usual();
    std::vector<MessagePlan> plans;
    for (int n = 0; n < 20; ++n) {
        const auto made = plan(fixture.dossier, n);
        if (made)
            plans.push_back(*made);
    }
    QVERIFY(plans.size() >= 6);
    for (std::size_t i = 0; i < plans.size(); ++i) {
        for (std::size_t k = i + 1; k < plans.size(); ++k)
            QVERIFY(!(plans.at(i) == plans.at(k)));
    }
    const auto otherHook = [&](const MessagePlan& p) {
        return p.hook.evidence != plans.front().hook.evidence;
    };
    QVERIFY(std::any_of(plans.cbegin(), plans.cend(), otherHook));
}

void PlanTest::isTheSameForTheSameSeed()
{
    DossierFixture fixture = usual();
    const auto first = plan(fixture.dossier);
    QVERIFY(*first == *plan(fixture.dossier));
    bool differs = false;
    for (quint64 seed = 2; seed < 12; ++seed) {
        fixture.dossier.seed = seed;
        differs = differs || !(*first == *plan(fixture.dossier));
    }
    QVERIFY(differs);
}

void PlanTest::avoidsWhatTheSegmentIsFullOf()
{
    DossierFixture fixture = usual();
    const auto first = plan(fixture.dossier);
    QVERIFY(first);
    const auto text = compose(*first, fixture.dossier);
    QVERIFY(text);
    for (int i = 0; i < 30; ++i)
        fixture.dossier.recentSkeletons.append(text->skeleton);
    const auto second = plan(fixture.dossier);
    QVERIFY(second);
    QVERIFY(!checks::isSameStructure(compose(*second, fixture.dossier)->skeleton, text->skeleton));
}

void PlanTest::followsTheReviewer_data()
{
    QTest::addColumn<QString>("directive");
    for (const auto* directive :
         {"shorter", "other hook", "another ask", "no quotes", "no proof point", "use r1",
          "use the third hall", "mention clock", "avoid clock"})
        QTest::newRow(directive) << QString::fromLatin1(directive);
}

void PlanTest::followsTheReviewer()
{
    QFETCH(QString, directive);
    DossierFixture fixture = usual();
    const auto before = plan(fixture.dossier);
    const auto sentBack = compose(*before, fixture.dossier);
    QVERIFY(sentBack);
    fixture.dossier.previousText = sentBack->text;
    fixture.dossier.previousCitations = {{u"c1"_s, before->hook.evidence}};
    for (const Evidence& evidence : fixture.dossier.evidence) {
        if (evidence.title == u"Paper Talk, episode 9")
            fixture.dossier.previousCitations[u"r1"_s] = evidence.id;
    }
    fixture.dossier.directive = directive;
    const auto after = plan(fixture.dossier);
    QVERIFY(after);
    QVERIFY2(after->notes.filter(u"directive"_s).isEmpty(), qPrintable(after->notes.join(u' ')));
    const auto text = compose(*after, fixture.dossier);
    QVERIFY(text);
    const auto wordsOf = [](const QString& t) { return text::wordCount(text::withoutMarks(t)); };
    if (directive == u"shorter")
        QVERIFY(wordsOf(text->text) < wordsOf(sentBack->text));
    if (directive == u"other hook")
        QVERIFY(after->hook.evidence != before->hook.evidence);
    if (directive == u"another ask")
        QVERIFY(!sentBack->text.contains(after->ask.thing));
    if (directive == u"no quotes")
        QVERIFY(!text->text.contains(u'“'));
    if (directive == u"no proof point")
        QVERIFY(!after->proof);
    if (directive == u"use r1" || directive == u"mention clock")
        QCOMPARE(after->hook.words, u"My night shift has six pumps and one clock."_s);
    if (directive == u"use the third hall")
        QCOMPARE(after->hook.words, u"Alder Mill opened a third pump hall with 64 pumps."_s);
    if (directive == u"avoid clock")
        QVERIFY(!text->text.contains(u"clock"_s));
}

void PlanTest::saysWhatItCannotFollow()
{
    DossierFixture fixture = usual();
    fixture.dossier.directive = u"shorter, make it rhyme, mention Atlantis, use s9"_s;
    const auto made = plan(fixture.dossier);
    QVERIFY(made);
    QCOMPARE(made->notes, QStringList({u"directive_not_followed:make it rhyme"_s,
                                       u"directive_not_followed:use s9"_s,
                                       u"directive_not_followed:mention Atlantis"_s}));
}

void PlanTest::writesItselfAsJson()
{
    const DossierFixture fixture = usual();
    const auto made = plan(fixture.dossier);
    const Json json = planToJson(*made);
    QCOMPARE(canonicalJson(json), canonicalJson(planToJson(*plan(fixture.dossier))));
    QCOMPARE(textAt(json, "channel"), u"email"_s);
    QCOMPARE(textAt(json["hook"], "words"), made->hook.words);
    QCOMPARE(textAt(json["hook"], "evidence"), made->hook.evidence.text());
    QCOMPARE(json["structure"].size(), made->structure.size());
    QVERIFY(!json.contains("limit"));
}

QTEST_GUILESS_MAIN(PlanTest)
#include "plan_test.moc"
