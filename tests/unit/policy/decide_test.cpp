// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/finding_keys.h"
#include "app/policy/decide.h"
#include "tests/support/history_builder.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::policy;
using countersign::testing::HistoryBuilder;

namespace {

const User sam = HistoryBuilder::user(u"Sam Orr"_s, Role::Sdr);
const User mara = HistoryBuilder::user(u"Mara Lind"_s, Role::Reviewer);
const User noor = HistoryBuilder::user(u"Noor Quist"_s, Role::Reviewer);
const User otto = HistoryBuilder::user(u"Otto Dahl"_s, Role::Manager);
const User admin = HistoryBuilder::user(u"Ines Admin"_s, Role::Admin);

/// The rule that refuses, or "allowed".
QString ruleOf(const Result<void>& result)
{
    return result ? u"allowed"_s : result.error().id;
}

QString decideRule(const HistoryBuilder& builder, const User& by, Verdict verdict)
{
    return ruleOf(mayDecide(builder.history, by, verdict));
}

HistoryBuilder generated()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada, a fact [@r1]."_s);
    return builder;
}

} // namespace

class DecideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rolesDecide();
    void nothingToDecideOn();
    void whatRefusesAnApprovalNamesItsRule();
    void whatRefusesAnApprovalDoesNotRefuseAnObjection();
    void whoeverEditsMayApprove();
    void theSameDecisionTwiceIsRefused();
    void anObjectionMayBeExplainedLater();
    void signingOff();
    void takingBack();
    void reversing();
    void takingBackWhatCountsNoMore();
    void eachOfTwoAlikeIsDismissedForItself();
    void dismissing();
    void delivering();
    void settingAMode();
};

void DecideTest::rolesDecide()
{
    const HistoryBuilder builder = generated();
    QCOMPARE(decideRule(builder, sam, Verdict::Approve), u"role.approve"_s);
    QCOMPARE(decideRule(builder, mara, Verdict::Approve), u"allowed"_s);
    QCOMPARE(decideRule(builder, otto, Verdict::Approve), u"allowed"_s);
    QCOMPARE(decideRule(builder, admin, Verdict::Approve), u"allowed"_s);
    QCOMPARE(decideRule(builder, sam, Verdict::Reject), u"role.reject"_s);
}

void DecideTest::nothingToDecideOn()
{
    HistoryBuilder builder;
    QCOMPARE(decideRule(builder, mara, Verdict::Approve), u"decision.no_text"_s);
    const RevisionId first = builder.generate(u"Hi"_s);
    builder.writeOn({first}, u"Hi Ada"_s, mara);
    builder.writeOn({first}, u"Hello"_s, noor);
    QCOMPARE(decideRule(builder, mara, Verdict::Approve), u"decision.conflict"_s);
}

void DecideTest::whatRefusesAnApprovalNamesItsRule()
{
    HistoryBuilder builder = generated();
    builder.history.findings = std::vector{HistoryBuilder::blocker(u"recipient.name"_s, u"Adda"_s)};
    const Result<void> blocked = mayDecide(builder.history, mara, Verdict::Approve);
    QCOMPARE(ruleOf(blocked), u"decision.open_blocker"_s);
    QCOMPARE(blocked.error().args, (QStringList{u"recipient.name"_s, u"Adda"_s}));

    builder = generated();
    builder.history.findings.reset();
    QCOMPARE(decideRule(builder, mara, Verdict::Approve), u"decision.not_checked"_s);

    builder = generated();
    builder.history.suppressions = {Suppression()};
    QCOMPARE(decideRule(builder, mara, Verdict::Approve), u"decision.suppressed"_s);

    builder = generated();
    builder.history.prospect.email.clear();
    const Result<void> held = mayDecide(builder.history, mara, Verdict::Approve);
    QCOMPARE(ruleOf(held), u"decision.held"_s);
    QCOMPARE(held.error().args, QStringList{u"no_address"_s});

    builder = generated();
    builder.history.withdrawn = {EvidenceId(u"evidence:e1"_s)};
    QCOMPARE(decideRule(builder, mara, Verdict::Approve), u"decision.evidence_withdrawn"_s);

    builder = generated();
    builder.history.delivery = Delivery();
    QCOMPARE(decideRule(builder, mara, Verdict::Approve), u"decision.delivered"_s);
}

void DecideTest::whatRefusesAnApprovalDoesNotRefuseAnObjection()
{
    HistoryBuilder builder = generated();
    builder.history.findings = std::vector{HistoryBuilder::blocker(u"recipient.name"_s, u"Adda"_s)};
    QCOMPARE(decideRule(builder, mara, Verdict::RequestChanges), u"allowed"_s);
    QCOMPARE(decideRule(builder, mara, Verdict::Reject), u"allowed"_s);
}

void DecideTest::whoeverEditsMayApprove()
{
    HistoryBuilder builder = generated();
    builder.write(u"Hi Ada, better [@r1]."_s, mara);
    QCOMPARE(decideRule(builder, mara, Verdict::Approve), u"allowed"_s);
}

void DecideTest::theSameDecisionTwiceIsRefused()
{
    HistoryBuilder builder = generated();
    builder.decide(Verdict::Approve, mara);
    QCOMPARE(decideRule(builder, mara, Verdict::Approve), u"decision.already"_s);
    QCOMPARE(decideRule(builder, noor, Verdict::Approve), u"allowed"_s);
    QCOMPARE(decideRule(builder, mara, Verdict::Reject), u"allowed"_s);
}

/// Who asked for changes and forgot to say which may say so afterwards.
void DecideTest::anObjectionMayBeExplainedLater()
{
    for (const Verdict verdict : {Verdict::RequestChanges, Verdict::Reject}) {
        HistoryBuilder builder = generated();
        builder.decide(verdict, mara);
        const auto again = [&builder, verdict](const QString& reason) {
            return ruleOf(mayDecide(builder.history, mara, verdict, {}, reason));
        };
        QCOMPARE(again({}), u"decision.already"_s);
        QCOMPARE(again(u"  "_s), u"decision.already"_s);
        QCOMPARE(again(u"Too long."_s), u"allowed"_s);
        builder.history.decisions.back().reason = u"Too long."_s;
        QCOMPARE(again(u" Too long. "_s), u"decision.already"_s);
        QCOMPARE(again(u"Too long, and dull."_s), u"allowed"_s);
    }
    HistoryBuilder approved = generated();
    approved.decide(Verdict::Approve, mara);
    QCOMPARE(ruleOf(mayDecide(approved.history, mara, Verdict::Approve, {}, u"Good."_s)),
             u"decision.already"_s);
}

void DecideTest::signingOff()
{
    HistoryBuilder builder = generated();
    QCOMPARE(decideRule(builder, otto, Verdict::SignOff), u"sign_off.not_needed"_s);
    builder.history.governance.mode = Mode::Approval;
    QCOMPARE(decideRule(builder, otto, Verdict::SignOff), u"sign_off.not_named"_s);
    builder.history.governance.approvers = {otto.id};
    QCOMPARE(decideRule(builder, otto, Verdict::SignOff), u"sign_off.not_approved"_s);
    builder.decide(Verdict::Approve, mara);
    QCOMPARE(decideRule(builder, otto, Verdict::SignOff), u"allowed"_s);
    builder.write(u"Hi Ada, mine [@r1]."_s, otto);
    builder.decide(Verdict::Approve, mara);
    QCOMPARE(decideRule(builder, otto, Verdict::SignOff), u"sign_off.own_text"_s);
}

void DecideTest::takingBack()
{
    HistoryBuilder builder = generated();
    QCOMPARE(decideRule(builder, mara, Verdict::Withdraw), u"withdraw.not_counting"_s);
    const DecisionId approval = builder.decide(Verdict::Approve, mara);
    QCOMPARE(decideRule(builder, mara, Verdict::Withdraw), u"allowed"_s);
    QCOMPARE(ownStandingDecision(builder.history, mara.id), std::optional(approval));
    QCOMPARE(ruleOf(mayDecide(builder.history, noor, Verdict::Withdraw, approval)),
             u"withdraw.not_own"_s);
    const DecisionId objection = builder.decide(Verdict::RequestChanges, mara);
    QCOMPARE(ownStandingDecision(builder.history, mara.id), std::optional(objection));
}

void DecideTest::reversing()
{
    HistoryBuilder builder = generated();
    const DecisionId approval = builder.decide(Verdict::Approve, mara);
    QCOMPARE(ruleOf(mayDecide(builder.history, noor, Verdict::Reverse, approval)),
             u"role.reverse"_s);
    QCOMPARE(ruleOf(mayDecide(builder.history, otto, Verdict::Reverse, approval)), u"allowed"_s);
    QCOMPARE(ruleOf(mayDecide(builder.history, otto, Verdict::Reverse)), u"reverse.no_target"_s);
    const DecisionId reversal = builder.takeBack(Verdict::Reverse, approval, otto);
    QCOMPARE(ruleOf(mayDecide(builder.history, otto, Verdict::Reverse, reversal)),
             u"reverse.no_target"_s);
    // What is undone is not undone again.
    QCOMPARE(ruleOf(mayDecide(builder.history, otto, Verdict::Reverse, approval)),
             u"reverse.no_target"_s);
    QCOMPARE(ruleOf(mayDecide(builder.history, mara, Verdict::Withdraw, approval)),
             u"withdraw.not_counting"_s);
}

void DecideTest::takingBackWhatCountsNoMore()
{
    HistoryBuilder builder = generated();
    const DecisionId approval = builder.decide(Verdict::Approve, mara);
    builder.write(u"Hi Ada, mine [@r1]."_s, otto);
    QCOMPARE(ruleOf(mayDecide(builder.history, mara, Verdict::Withdraw, approval)),
             u"withdraw.not_counting"_s);
    // It weighs in the gate until a manager says otherwise.
    QCOMPARE(ruleOf(mayDecide(builder.history, otto, Verdict::Reverse, approval)), u"allowed"_s);
    builder.takeBack(Verdict::Withdraw, approval, mara);
    QCOMPARE(ruleOf(mayDecide(builder.history, otto, Verdict::Reverse, approval)),
             u"reverse.no_target"_s);
}

void DecideTest::dismissing()
{
    HistoryBuilder builder = generated();
    const Finding unsupported = HistoryBuilder::blocker(u"accuracy.unsupported"_s, u"three"_s);
    const Finding boundary = HistoryBuilder::blocker(u"boundary.violation"_s, u"guarantee"_s);
    builder.history.findings = std::vector{unsupported, boundary};
    const auto rule = [&builder](const Finding& finding, const User& by, const QString& reason) {
        return ruleOf(mayDismiss(builder.history, by, findingKey(finding), reason));
    };
    QCOMPARE(rule(unsupported, sam, u"fine"_s), u"role.dismiss"_s);
    QCOMPARE(rule(unsupported, mara, u"  "_s), u"dismiss.no_reason"_s);
    QCOMPARE(rule(unsupported, mara, u"seen the page"_s), u"allowed"_s);
    QCOMPARE(rule(boundary, otto, u"fine"_s), u"dismiss.fixed_rule"_s);
    QCOMPARE(rule(HistoryBuilder::blocker(u"ask.count"_s, {}), mara, u"fine"_s),
             u"dismiss.no_such_finding"_s);
    builder.write(u"Hi Ada, mine [@r1]."_s, mara);
    QCOMPARE(rule(unsupported, mara, u"fine"_s), u"dismiss.own_text"_s);
    QCOMPARE(rule(unsupported, noor, u"fine"_s), u"allowed"_s);
}

void DecideTest::eachOfTwoAlikeIsDismissedForItself()
{
    HistoryBuilder builder = generated();
    Finding first = HistoryBuilder::blocker(u"accuracy.unsupported"_s, u"three"_s);
    first.start = 10;
    first.end = 15;
    Finding second = first;
    second.start = 40;
    second.end = 45;
    builder.history.findings = std::vector{second, first};
    const std::vector<QString> keys = findingKeys(*builder.history.findings);
    QCOMPARE(keys[1], findingKey(first)); // a dismissal from before still names the first
    QVERIFY(keys[0] != keys[1]);
    Dismissal dismissal;
    dismissal.draft = builder.history.draft.id;
    dismissal.revision = headOf(builder.history)->id;
    dismissal.finding = keys[1];
    dismissal.by = mara.id;
    builder.history.roles[mara.id] = mara.role;
    builder.history.dismissals = {dismissal};
    QCOMPARE(openFindings(builder.history), std::vector{second});
    QCOMPARE(ruleOf(mayDismiss(builder.history, mara, keys[1], u"again"_s)),
             u"dismiss.no_such_finding"_s);
    QCOMPARE(ruleOf(mayDismiss(builder.history, mara, keys[0], u"fine too"_s)), u"allowed"_s);
    dismissal.finding = keys[0];
    builder.history.dismissals.push_back(dismissal);
    QVERIFY(openFindings(builder.history).empty());
}

void DecideTest::delivering()
{
    HistoryBuilder builder = generated();
    QCOMPARE(ruleOf(mayDeliver(builder.history, false)), u"delivery.needs_review"_s);
    builder.decide(Verdict::Approve, mara);
    QCOMPARE(ruleOf(mayDeliver(builder.history, true)), u"delivery.paused"_s);
    QCOMPARE(ruleOf(mayDeliver(builder.history, false)), u"allowed"_s);
    builder.history.governance.tier = Tier::Strategic;
    QCOMPARE(ruleOf(mayDeliver(builder.history, false)), u"delivery.needs_sign_off"_s);
}

void DecideTest::settingAMode()
{
    SegmentPolicy segment;
    QCOMPARE(ruleOf(maySetMode(segment, otto, Mode::Approval)), u"mode.no_approver"_s);
    segment.approvers = {otto.id};
    QCOMPARE(ruleOf(maySetMode(segment, sam, Mode::Approval)), u"allowed"_s); // stricter: anyone
    QCOMPARE(ruleOf(maySetMode(segment, otto, Mode::Autopilot)), u"mode.autopilot_gate"_s);
    QCOMPARE(ruleOf(maySetMode(segment, sam, Mode::Autopilot)), u"role.set_control"_s);
    const GateCondition decided{
        .condition = u"decided"_s, .figure = u"50"_s, .wanted = u"50"_s, .met = true};
    const GateCondition bound{
        .condition = u"lower_bound"_s, .figure = u"0.78"_s, .wanted = u"0.80"_s, .met = false};
    QCOMPARE(ruleOf(maySetMode(segment, otto, Mode::Autopilot, {decided})), u"allowed"_s);
    QCOMPARE(ruleOf(maySetMode(segment, sam, Mode::Autopilot, {decided})), u"role.set_control"_s);
    const Result<void> refused = maySetMode(segment, otto, Mode::Autopilot, {decided, bound});
    QCOMPARE(ruleOf(refused), u"mode.autopilot_gate"_s);
    QCOMPARE(refused.error().args, QStringList{u"lower_bound:0.78:0.80"_s});
    segment.mode = Mode::Approval;
    QCOMPARE(ruleOf(maySetMode(segment, sam, Mode::Review)), u"role.set_control"_s);
    QCOMPARE(ruleOf(maySetMode(segment, otto, Mode::Review)), u"allowed"_s);
}

QTEST_GUILESS_MAIN(DecideTest)
#include "decide_test.moc"
