// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/rules_text.h"
#include "app/services/audit_service.h"
#include "app/services/check_service.h"
#include "app/services/decision_service.h"
#include "app/services/import_service.h"
#include "app/services/review_service.h"
#include "app/services/rules_service.h"
#include "app/services/workspace_service.h"
#include "tests/unit/services/desk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Desk;

namespace {

// "one" has a subject of 22 characters and 40 words or so; "two" one of 11 characters.
const QByteArray second =
    R"({"id":"two","channel":"email","subject":"Door counts","text":"Hi Ben,\n\nYou wrote to us that the Leeds doors were counted twice in October [@c1].\n\nThe new depot has 14 dock doors [@r1].\n\nMay I send you the sheet that keeps one count?\n\nSam","prospect":{"id":"2","name":"Ben Sorel","given":"Ben","company":"Rook Works","email":"ben@rook.example"},"evidence":[{"id":"r1","input":"research","text":"The Leeds depot of Rook Works opened on 2 November 2026 with 14 dock doors.","source":"https://news.example/leeds","observed_on":"2026-11-03","about":"Rook Works"},{"id":"c1","input":"crm","text":"Ben Sorel wrote to us that the Leeds doors were counted twice in October.","source":"CRM note","observed_on":"2026-11-10","about":"Ben Sorel"}]})"
    "\n";

const RuleChange subjectMost{{}, u"rules.subject_characters_max"_s, u"15"_s};
const RuleChange subjectHard{{}, u"rules.subject_characters_hard"_s, u"15"_s};

/// The desk with two drafts that nothing is found on but notes.
struct TwoDrafts : Desk {
    TwoDrafts()
    {
        actAs(u"Sam"_s);
        const auto report =
            (*this)->imports().run(ImportKind::Drafts, {write(u"two.jsonl"_s, second)});
        if (!report || !report->rejected.empty())
            qFatal("the second draft was not taken");
        actAs(u"Boss"_s);
    }
    RulePreview preview(const std::vector<RuleChange>& changes, qint64 limit = 100)
    {
        const Result<RulePreview> preview = (*this)->rules().preview(changes, limit);
        if (!preview)
            qFatal("%s", qPrintable(preview.error().id));
        return *preview;
    }
    void save(const std::vector<RuleChange>& changes)
    {
        const Result<int> saved = (*this)->rules().save(changes);
        if (!saved || !(*this)->checks().catchUp())
            qFatal("not saved");
    }
};

using Count = RuleEffect::Count;

RuleEntry entryOf(const RulesView& view, const QString& name)
{
    for (const CheckRules& check : view.checks) {
        for (const RuleEntry& entry : check.thresholds) {
            if (entry.name == name)
                return entry;
        }
    }
    return {};
}

} // namespace

class RulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsWhatEachChangeWouldDo();
    void countsWhatWouldBeLetGo();
    void lowersAndSilences();
    void knowsWhatIsOnItsWay();
    void aScopeTouchesOnlyItsOwn();
    void saysWhenItIsASample();
    void canBeStopped();
    void changesNothingItself();
    void onlyAManagerChangesThem();
    void allOrNothing();
    void aChangeIsInTheLogWithoutWords();
    void showsWhatIsOftenSetAside();
};

void RulesTest::countsWhatEachChangeWouldDo()
{
    TwoDrafts desk;
    const RulePreview preview = desk.preview({subjectMost, subjectHard});
    QCOMPARE(preview.drafts, 2);
    QCOMPARE(preview.looked, 2);
    QVERIFY(!preview.isSample());
    // Alone, the softer limit warns of the one subject that is longer than 15; the hard one stops it.
    QCOMPARE(preview.each.at(0).of(Severity::Warning), (Count{.flagged = 1, .released = 0}));
    QCOMPARE(preview.each.at(0).of(Severity::Blocker), (Count{0, 0}));
    QCOMPARE(preview.each.at(1).of(Severity::Blocker), (Count{1, 0}));
    QCOMPARE(preview.together.of(Severity::Blocker), (Count{1, 0}));
    QCOMPARE(preview.together.of(Severity::Warning), (Count{0, 0}));
    QCOMPARE(preview.together.stopped, std::vector<DraftId>{desk.draft(u"one"_s)});
    QVERIFY(preview.together.letGo.empty());
}

void RulesTest::countsWhatWouldBeLetGo()
{
    TwoDrafts desk;
    const DraftId one = desk.draft(u"one"_s);
    desk.save({subjectMost, subjectHard});
    QCOMPARE(desk.state(one), u"blocked"_s);
    const RuleChange back{{}, subjectHard.name, std::nullopt};
    const RulePreview preview = desk.preview({back});
    QCOMPARE(preview.together.of(Severity::Blocker), (Count{0, 1}));
    QCOMPARE(preview.together.of(Severity::Warning), (Count{1, 0})); // over the softer limit still
    QCOMPARE(preview.together.letGo, std::vector<DraftId>{one});
    desk.save({back});
    QCOMPARE(desk.state(one), u"needs_review"_s);
}

void RulesTest::lowersAndSilences()
{
    TwoDrafts desk;
    desk.save({subjectMost, subjectHard});
    const QString length = severityRule(u"channel.length"_s);
    const RulePreview lower = desk.preview({{{}, length, u"warning"_s}});
    QCOMPARE(lower.together.of(Severity::Blocker), (Count{0, 1}));
    QCOMPARE(lower.together.of(Severity::Warning), (Count{1, 0}));
    const Result<RulePreview> silent = desk->rules().preview({{{}, length, u"off"_s}});
    QVERIFY(!silent);
    QCOMPARE(silent.error().id, u"rules.severity_floor"_s);
}

void RulesTest::knowsWhatIsOnItsWay()
{
    TwoDrafts desk;
    const DraftId one = desk.draft(u"one"_s);
    desk.actAs(u"Rita"_s);
    DecisionRequest approval;
    approval.verdict = Verdict::Approve;
    const auto decided = desk->decisions().decide({one}, approval);
    QVERIFY(decided && decided->front().decision);
    QCOMPARE(desk.state(one), u"ready"_s);
    const RulePreview preview = desk.preview({subjectMost, subjectHard});
    QCOMPARE(preview.together.approvedStopped, 1);
    QCOMPARE(preview.together.goAlone, 0);
    desk.actAs(u"Boss"_s);
    desk.save({subjectMost, subjectHard});
    QCOMPARE(desk.state(one), u"blocked"_s); // approved or not, a blocker stops it
    desk.save({{{}, subjectHard.name, std::nullopt}});
    QCOMPARE(desk.state(one), u"ready"_s); // what was approved is approved
}

void RulesTest::aScopeTouchesOnlyItsOwn()
{
    TwoDrafts desk;
    const RulesView view = *desk->rules().view({});
    QCOMPARE(view.segments.size(), size_t(1));
    const RuleScope depots{.segment = view.segments.front().id};
    const RuleChange here{depots, subjectHard.name, u"60"_s};
    RuleChange most = subjectMost;
    most.scope = depots;
    QCOMPARE(desk.preview({here, most}).together.of(Severity::Warning), (Count{1, 0}));
    const RulePreview elsewhere =
        desk.preview({{{.channel = Channel::Sms}, severityRule(u"ask.count"_s), u"note"_s}});
    QCOMPARE(elsewhere.drafts, 0); // nobody is written to by SMS
    desk.save({most});
    QCOMPARE(entryOf(*desk->rules().view(depots), most.name).value, u"15"_s);
    QCOMPARE(entryOf(*desk->rules().view(depots), most.name).otherwise, u"60"_s);
    QVERIFY(!entryOf(*desk->rules().view({}), most.name).isSet);
    QCOMPARE(desk->checks().check({desk.draft(u"two"_s)})->withWarnings, 0);
    QCOMPARE(desk->checks().check({desk.draft(u"one"_s)})->withWarnings, 1);
    const Result<int> nowhere =
        desk->rules().save({{{.segment = SegmentId(u"segment:none"_s)}, most.name, u"15"_s}});
    QCOMPARE(nowhere.error().id, u"segment.unknown"_s);
}

void RulesTest::saysWhenItIsASample()
{
    TwoDrafts desk;
    const RulePreview preview = desk.preview({subjectMost, subjectHard}, 1);
    QCOMPARE(preview.drafts, 2);
    QCOMPARE(preview.looked, 1);
    QVERIFY(preview.isSample());
}

void RulesTest::canBeStopped()
{
    TwoDrafts desk;
    std::stop_source stop;
    stop.request_stop();
    const Result<RulePreview> preview =
        desk->rules().preview({subjectMost}, 100, {}, stop.get_token());
    QVERIFY(!preview);
    QCOMPARE(preview.error().code, ErrorCode::Cancelled);
    qint64 total = 0;
    QVERIFY(desk->rules().preview({subjectMost}, 100,
                                  [&total](const Progress& far) { total = far.total; }));
    QCOMPARE(total, 2);
}

void RulesTest::changesNothingItself()
{
    TwoDrafts desk;
    const DraftId one = desk.draft(u"one"_s);
    const QString before = desk.state(one);
    (void)desk.preview({subjectMost, subjectHard});
    QCOMPARE(desk.state(one), before);
    QVERIFY(!entryOf(*desk->rules().view({}), subjectHard.name).isSet);
}

void RulesTest::onlyAManagerChangesThem()
{
    TwoDrafts desk;
    for (const QString& who : {u"Rita"_s, u"Sam"_s}) {
        desk.actAs(who);
        QCOMPARE(desk->rules().save({subjectMost}).error().id, u"role.edit_rules"_s);
        const Result<RulesView> view = desk->rules().view({});
        QVERIFY(view && view->whyNot);
        QCOMPARE(view->whyNot->id, u"role.edit_rules"_s);
        QVERIFY(desk->rules().preview({subjectMost}).ok()); // to ask is everybody's
        QCOMPARE(desk->workspace().setConfig(subjectMost.name, u"15"_s).error().id,
                 u"role.edit_rules"_s);
    }
    desk.actAs(u"Boss"_s);
    QVERIFY(!desk->rules().view({})->whyNot);
    QCOMPARE(*desk->rules().save({subjectMost}), 1);
    QCOMPARE(*desk->rules().save({subjectMost}), 0); // it is so already
}

void RulesTest::allOrNothing()
{
    TwoDrafts desk;
    const RuleChange beyond{{}, u"rules.sms_segments"_s, u"11"_s};
    QCOMPARE(desk->rules().save({subjectMost, beyond}).error().id, u"setting.range"_s);
    QCOMPARE(desk->rules().save({subjectHard}).error().id, u"rules.order"_s); // 60 above 15
    const Result<RulesView> view = desk->rules().view({});
    QVERIFY(view);
    for (const CheckRules& check : view->checks) {
        for (const RuleEntry& entry : check.thresholds)
            QVERIFY2(!entry.isSet, qPrintable(entry.name));
    }
}

void RulesTest::aChangeIsInTheLogWithoutWords()
{
    TwoDrafts desk;
    desk.save({subjectMost, {{}, u"rules.vendor"_s, u"Somebody"_s}});
    const auto entries = desk->audit().list(1);
    QVERIFY(entries && !entries->empty());
    QCOMPARE(entries->front().action, u"rules.set"_s);
    const Json detail = Json::parse(toUtf8(entries->front().detail));
    const Json changes = detail["changes"];
    QCOMPARE(changes.size(), size_t(2));
    QVERIFY(changes["rules.subject_characters_max"] == Json::array({nullptr, "15"}));
    QVERIFY(!entries->front().detail.contains(u"Somebody"_s));
    QVERIFY(desk->audit().verify()->holds());
}

void RulesTest::showsWhatIsOftenSetAside()
{
    TwoDrafts desk;
    desk.save({subjectMost});
    desk.actAs(u"Rita"_s);
    const DraftId one = desk.draft(u"one"_s);
    const Result<DraftView> view = desk->review().viewOf(one);
    QVERIFY(view);
    QString key;
    for (const FindingView& finding : view->findings) {
        if (finding.finding.check == "channel.length"_L1)
            key = finding.key;
    }
    QVERIFY(!key.isEmpty());
    QVERIFY(desk->decisions().dismiss(one, key, u"Their own words"_s).ok());
    const Result<RulesView> rules = desk->rules().view({});
    QVERIFY(rules);
    for (const CheckRules& check : rules->checks) {
        if (check.check != "channel.length"_L1)
            continue;
        QVERIFY(check.dismissed.has_value());
        QCOMPARE(check.dismissed->found, 1);
        QCOMPARE(check.dismissed->dismissed, 1);
    }
    // What is set aside is open no more, and nothing that a change would release.
    QCOMPARE(desk.preview({{{}, subjectMost.name, std::nullopt}}).together.of(Severity::Warning),
             (Count{0, 0}));
}

QTEST_GUILESS_MAIN(RulesTest)
#include "rules_test.moc"
