// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/counting_decisions.h"
#include "app/policy/review_state.h"
#include "tests/support/history_builder.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::policy;
using countersign::testing::HistoryBuilder;

namespace {

const User sam = HistoryBuilder::user(u"Sam Orr"_s, Role::Sdr);
const User mara = HistoryBuilder::user(u"Mara Lind"_s, Role::Reviewer);
const User noor = HistoryBuilder::user(u"Noor Quist"_s, Role::Reviewer);
const User otto = HistoryBuilder::user(u"Otto Dahl"_s, Role::Manager);

ReviewState stateOf(const HistoryBuilder& builder)
{
    return reviewState(builder.history);
}

} // namespace

class ReviewStateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEmptyDraftIsBlocked();
    void oneApprovalMakesItReadyInReview();
    void autopilotLetsACalibratedTextGo();
    void whatAutopilotHoldsForReview_data();
    void whatAutopilotHoldsForReview();
    void approvalModeAsksForBoth();
    void aStrategicAccountAsksForBothWhateverTheMode();
    void aRegulatedStepAsksForBothWhateverTheMode();
    void anEditVoidsTheApproval();
    void goingBackToAnApprovedTextDoesNotReviveIt();
    void changesOfWhatTheApprovalWasFor_data();
    void changesOfWhatTheApprovalWasFor();
    void withdrawnEvidenceVoidsOnlyWhatCitesIt();
    void twoHeadsAreAConflictUntilMerged();
    void suppressionIsPerChannel();
    void theMostRestrictiveOfConcurrentDecisionsWins();
    void anApprovalThatSawAnObjectionSetsItAside();
    void anObjectionThatSawAnApprovalWins();
    void aWithdrawnObjectionNoLongerCounts();
    void aWithdrawnApprovalGivesTheObjectionBack();
    void onlyOnesOwnDecisionCanBeWithdrawn();
    void aReversalNeedsAManager();
    void aSignOffByAnAuthorDoesNotCount();
    void aSignOffByAnAuthorBeforeTheLastGenerationCounts();
    void aSignOffByAnEarlierAuthorDoesNotCountUnderSomebodyElsesEdit();
    void rolesAreWhatIsKnownOfThemNow();
    void anObjectionStandsWhenItsWriterHasAnotherRole();
    void onlyAWorkerAttestsAndOnlyItsOwnText();
    void onlyWhoMaySetsAFindingAside();
    void anOpenBlockerBlocks();
    void holds_data();
    void holds();
    void anUncheckedTextIsNeverReady();
    void deliveredComesFirst();
    void aDecisionOfARoleThatMayNotDoesNotCount();
    void codesKeepTheStateInEveryMode();
};

void ReviewStateTest::anEmptyDraftIsBlocked()
{
    const HistoryBuilder builder;
    QCOMPARE(stateOf(builder), ReviewState::Blocked);
    QCOMPARE(holdsOn(builder.history), std::vector{Hold::NoText});
}

void ReviewStateTest::oneApprovalMakesItReadyInReview()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada, a fact [@r1]. May I send it?"_s);
    QCOMPARE(stateOf(builder), ReviewState::NeedsReview);
    builder.decide(Verdict::Approve, mara);
    QCOMPARE(stateOf(builder), ReviewState::Ready);
}

void ReviewStateTest::autopilotLetsACalibratedTextGo()
{
    HistoryBuilder builder;
    builder.onAutopilot();
    builder.generate(u"Hi Ada"_s);
    QCOMPARE(stateOf(builder), ReviewState::Ready);
}

using Change = void (*)(HistoryBuilder&);

void ReviewStateTest::whatAutopilotHoldsForReview_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<ReviewState>("state");
    const auto row = [](const char* name, Change change,
                        ReviewState state = ReviewState::NeedsReview) {
        QTest::newRow(name) << change << state;
    };
    row("a person's edit", [](HistoryBuilder& b) { b.write(u"Hi Ada!"_s, mara); });
    row("a text that no worker attests", [](HistoryBuilder& b) { b.history.generations.clear(); });
    row("a prompt that nobody calibrated",
        [](HistoryBuilder& b) { b.history.generations.back().promptHash = u"other"_s; });
    row("a model that nobody calibrated",
        [](HistoryBuilder& b) { b.history.generations.back().model = u"other"_s; });
    row("a directive for this text alone",
        [](HistoryBuilder& b) { b.history.generations.back().directive = u"shorter"_s; });
    row("no calibration", [](HistoryBuilder& b) { b.history.governance.recipes.clear(); });
    row("drawn for the sample", [](HistoryBuilder& b) { b.history.sampleDraw = 0.09; });
    row("not checked", [](HistoryBuilder& b) { b.history.findings.reset(); });
    row("evidence that was withdrawn",
        [](HistoryBuilder& b) { b.history.withdrawn = {EvidenceId(u"evidence:e1"_s)}; });
    row(
        "an open blocker",
        [](HistoryBuilder& b) {
            b.history.findings = {HistoryBuilder::blocker(u"recipient.name"_s, u"Adda"_s)};
        },
        ReviewState::Blocked);
    row("a segment in review", [](HistoryBuilder& b) { b.history.governance.mode = Mode::Review; });
    row("a strategic account",
        [](HistoryBuilder& b) { b.history.governance.tier = Tier::Strategic; });
    row("a regulated step", [](HistoryBuilder& b) { b.history.governance.regulated = true; });
    row(
        "a rejection", [](HistoryBuilder& b) { b.decide(Verdict::Reject, mara); },
        ReviewState::Rejected);
    row(
        "a text generated after an approval",
        [](HistoryBuilder& b) {
            b.decide(Verdict::Approve, mara);
            b.generate(u"Hello Ada"_s);
        },
        ReviewState::ChangedSinceApproval);
}

void ReviewStateTest::whatAutopilotHoldsForReview()
{
    QFETCH(Change, change);
    QFETCH(ReviewState, state);
    HistoryBuilder builder;
    builder.onAutopilot();
    builder.generate(u"Hi Ada, a fact [@r1]."_s);
    change(builder);
    QCOMPARE(stateOf(builder), state);
    if (state == ReviewState::NeedsReview && builder.history.findings &&
        builder.history.withdrawn.empty() && !builder.history.governance.alwaysApproval()) {
        builder.decide(Verdict::Approve, mara);
        QCOMPARE(stateOf(builder), ReviewState::Ready);
    }
}

void ReviewStateTest::approvalModeAsksForBoth()
{
    HistoryBuilder builder;
    builder.history.governance.mode = Mode::Approval;
    builder.history.governance.approvers = {otto.id};
    builder.generate(u"Hi Ada"_s);
    QCOMPARE(stateOf(builder), ReviewState::NeedsReview);
    builder.decide(Verdict::Approve, mara);
    QCOMPARE(stateOf(builder), ReviewState::NeedsSignOff);
    builder.decide(Verdict::SignOff, noor); // not named
    QCOMPARE(stateOf(builder), ReviewState::NeedsSignOff);
    builder.decide(Verdict::SignOff, otto);
    QCOMPARE(stateOf(builder), ReviewState::Ready);
}

void ReviewStateTest::aStrategicAccountAsksForBothWhateverTheMode()
{
    HistoryBuilder builder;
    builder.history.governance.tier = Tier::Strategic;
    builder.generate(u"Hi Ada"_s);
    builder.decide(Verdict::Approve, mara);
    QCOMPARE(stateOf(builder), ReviewState::NeedsSignOff);
}

void ReviewStateTest::aRegulatedStepAsksForBothWhateverTheMode()
{
    HistoryBuilder builder;
    builder.history.governance.mode = Mode::Autopilot;
    builder.history.governance.regulated = true;
    builder.generate(u"Hi Ada"_s);
    builder.decide(Verdict::Approve, mara);
    QCOMPARE(stateOf(builder), ReviewState::NeedsSignOff);
}

void ReviewStateTest::anEditVoidsTheApproval()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    builder.decide(Verdict::Approve, mara);
    builder.write(u"Hi Ada."_s, mara);
    QCOMPARE(stateOf(builder), ReviewState::ChangedSinceApproval);
    builder.decide(Verdict::Approve, mara);
    QCOMPARE(stateOf(builder), ReviewState::Ready);
}

void ReviewStateTest::goingBackToAnApprovedTextDoesNotReviveIt()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    builder.decide(Verdict::Approve, mara);
    builder.write(u"Hi Ada, dear"_s, sam);
    builder.write(u"Hi Ada"_s, sam);
    QCOMPARE(stateOf(builder), ReviewState::ChangedSinceApproval);
}

void ReviewStateTest::changesOfWhatTheApprovalWasFor_data()
{
    QTest::addColumn<QString>("what");
    for (const char* what : {"address", "account", "segment", "step", "channel", "prospect"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void ReviewStateTest::changesOfWhatTheApprovalWasFor()
{
    QFETCH(QString, what);
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    builder.decide(Verdict::Approve, mara);
    QCOMPARE(stateOf(builder), ReviewState::Ready);
    DraftHistory& history = builder.history;
    if (what == "address"_L1) {
        history.prospect.email = u"ada.rook@elsewhere.example"_s;
    } else if (what == "account"_L1) {
        history.prospect.account = AccountId(u"account:a2"_s);
    } else if (what == "segment"_L1) {
        history.governance.segments = {SegmentId(u"segment:g2"_s)};
    } else if (what == "step"_L1) {
        history.draft.step = StepId(u"step:s2"_s);
    } else if (what == "channel"_L1) {
        history.draft.channel = Channel::LinkedIn;
        history.prospect.profileUrl = u"https://people.example/ada"_s;
    } else {
        history.draft.prospect = ProspectId(u"prospect:p2"_s);
    }
    QCOMPARE(stateOf(builder), ReviewState::ChangedSinceApproval);
}

void ReviewStateTest::withdrawnEvidenceVoidsOnlyWhatCitesIt()
{
    HistoryBuilder citing;
    citing.generate(u"Hi Ada, a fact [@r1]."_s);
    citing.decide(Verdict::Approve, mara);
    citing.history.withdrawn = {EvidenceId(u"evidence:e1"_s)};
    QCOMPARE(stateOf(citing), ReviewState::ChangedSinceApproval);

    HistoryBuilder mapped; // the label is in the map, but its mark is not in the text
    mapped.generate(u"Hi Ada, no fact."_s);
    mapped.decide(Verdict::Approve, mara);
    mapped.history.withdrawn = {EvidenceId(u"evidence:e1"_s)};
    QCOMPARE(stateOf(mapped), ReviewState::Ready);
}

void ReviewStateTest::twoHeadsAreAConflictUntilMerged()
{
    HistoryBuilder builder;
    const RevisionId first = builder.generate(u"Hi Ada"_s);
    const RevisionId mine = builder.writeOn({first}, u"Hello Ada"_s, mara);
    const RevisionId theirs = builder.writeOn({first}, u"Dear Ada"_s, sam);
    QCOMPARE(stateOf(builder), ReviewState::Conflict);
    builder.writeOn({mine, theirs}, u"Hello dear Ada"_s, mara);
    QCOMPARE(stateOf(builder), ReviewState::NeedsReview);
}

void ReviewStateTest::suppressionIsPerChannel()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    Suppression suppression;
    suppression.channels = {Channel::Sms};
    builder.history.suppressions = {suppression};
    QCOMPARE(stateOf(builder), ReviewState::NeedsReview);
    builder.history.suppressions.front().channels = {Channel::Email, Channel::Sms};
    QCOMPARE(stateOf(builder), ReviewState::Suppressed);
    builder.history.suppressions.front().channels.clear();
    QCOMPARE(stateOf(builder), ReviewState::Suppressed);
}

void ReviewStateTest::theMostRestrictiveOfConcurrentDecisionsWins()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    builder.decideSeeing(Verdict::Approve, mara, {});
    builder.decideSeeing(Verdict::RequestChanges, noor, {});
    QCOMPARE(stateOf(builder), ReviewState::ChangesRequested);
    builder.decideSeeing(Verdict::Reject, otto, {});
    QCOMPARE(stateOf(builder), ReviewState::Rejected);
}

void ReviewStateTest::anApprovalThatSawAnObjectionSetsItAside()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    const DecisionId objection = builder.decide(Verdict::RequestChanges, noor);
    builder.decideSeeing(Verdict::Approve, mara, {objection});
    QCOMPARE(stateOf(builder), ReviewState::Ready);
    QCOMPARE(whyNotCounting(builder.history, builder.history.decisions.front()), u"superseded"_s);
}

void ReviewStateTest::anObjectionThatSawAnApprovalWins()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    builder.decide(Verdict::Approve, mara);
    builder.decide(Verdict::Reject, noor);
    QCOMPARE(stateOf(builder), ReviewState::Rejected);
}

void ReviewStateTest::aWithdrawnObjectionNoLongerCounts()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    builder.decideSeeing(Verdict::Approve, mara, {});
    const DecisionId objection = builder.decideSeeing(Verdict::RequestChanges, noor, {});
    builder.takeBack(Verdict::Withdraw, objection, noor);
    QCOMPARE(stateOf(builder), ReviewState::Ready);
}

void ReviewStateTest::aWithdrawnApprovalGivesTheObjectionBack()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    builder.decide(Verdict::RequestChanges, noor);
    const DecisionId approval = builder.decide(Verdict::Approve, mara);
    builder.takeBack(Verdict::Withdraw, approval, mara);
    QCOMPARE(stateOf(builder), ReviewState::ChangesRequested);
}

void ReviewStateTest::onlyOnesOwnDecisionCanBeWithdrawn()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    const DecisionId objection = builder.decide(Verdict::Reject, noor);
    builder.takeBack(Verdict::Withdraw, objection, mara);
    QCOMPARE(stateOf(builder), ReviewState::Rejected);
}

void ReviewStateTest::aReversalNeedsAManager()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    const DecisionId approval = builder.decide(Verdict::Approve, mara);
    builder.takeBack(Verdict::Reverse, approval, noor);
    QCOMPARE(stateOf(builder), ReviewState::Ready);
    builder.takeBack(Verdict::Reverse, approval, otto);
    QCOMPARE(stateOf(builder), ReviewState::NeedsReview);
}

void ReviewStateTest::aSignOffByAnAuthorDoesNotCount()
{
    HistoryBuilder builder;
    builder.history.governance.mode = Mode::Approval;
    builder.history.governance.approvers = {otto.id};
    builder.generate(u"Hi Ada"_s);
    builder.write(u"Hello Ada"_s, otto);
    builder.decide(Verdict::Approve, mara);
    builder.decide(Verdict::SignOff, otto);
    QCOMPARE(stateOf(builder), ReviewState::NeedsSignOff);
    QCOMPARE(whyNotCounting(builder.history, builder.history.decisions.back()), u"own_text"_s);
}

void ReviewStateTest::aSignOffByAnAuthorBeforeTheLastGenerationCounts()
{
    HistoryBuilder builder;
    builder.history.governance.mode = Mode::Approval;
    builder.history.governance.approvers = {otto.id};
    builder.write(u"Hello Ada"_s, otto);
    builder.generate(u"Hi Ada"_s);
    builder.decide(Verdict::Approve, mara);
    builder.decide(Verdict::SignOff, otto);
    QCOMPARE(stateOf(builder), ReviewState::Ready);
}

void ReviewStateTest::aSignOffByAnEarlierAuthorDoesNotCountUnderSomebodyElsesEdit()
{
    HistoryBuilder builder;
    builder.history.governance.mode = Mode::Approval;
    builder.history.governance.approvers = {otto.id};
    builder.write(u"Hello Ada"_s, otto);
    builder.write(u"Hello Ada "_s, mara); // one space on top of it
    builder.decide(Verdict::Approve, noor);
    builder.decide(Verdict::SignOff, otto);
    QCOMPARE(stateOf(builder), ReviewState::NeedsSignOff);
}

void ReviewStateTest::rolesAreWhatIsKnownOfThemNow()
{
    HistoryBuilder builder;
    builder.generate(u"Hello [@r1]."_s);
    builder.decide(Verdict::Approve, mara);
    QCOMPARE(stateOf(builder), ReviewState::Ready);
    builder.history.roles[mara.id] = Role::Sdr; // whatever the document says of its writer
    QCOMPARE(stateOf(builder), ReviewState::NeedsReview);
    builder.history.roles.erase(mara.id);
    QCOMPARE(stateOf(builder), ReviewState::NeedsReview);
    QCOMPARE(whyNotCounting(builder.history, builder.history.decisions.front()), u"role"_s);
    builder.history.roles[mara.id] = Role::Admin;
    QCOMPARE(stateOf(builder), ReviewState::Ready);
}

void ReviewStateTest::anObjectionStandsWhenItsWriterHasAnotherRole()
{
    HistoryBuilder builder;
    builder.generate(u"Hello [@r1]."_s);
    builder.decide(Verdict::Reject, noor);
    builder.history.roles[noor.id] = Role::Sdr;
    QCOMPARE(stateOf(builder), ReviewState::Rejected);
    // Taking it back lets out, so that needs the role of today.
    builder.takeBack(Verdict::Withdraw, builder.history.decisions.front().id, noor);
    builder.history.roles[noor.id] = Role::Sdr;
    QCOMPARE(stateOf(builder), ReviewState::Rejected);
}

void ReviewStateTest::onlyAWorkerAttestsAndOnlyItsOwnText()
{
    HistoryBuilder builder;
    builder.onAutopilot();
    const RevisionId written = builder.generate(u"Hello [@r1]."_s);
    QCOMPARE(stateOf(builder), ReviewState::Ready);
    builder.history.roles[builder.history.generations.front().by] = Role::Sdr;
    QVERIFY(!isAttested(builder.history, written));
    QCOMPARE(stateOf(builder), ReviewState::NeedsReview);
    // A worker's attestation of what a person wrote.
    HistoryBuilder claimed;
    claimed.onAutopilot();
    claimed.generate(u"Hello [@r1]."_s);
    const RevisionId edited = claimed.write(u"Hello there [@r1]."_s, sam);
    Generation generation = claimed.history.generations.front();
    generation.revision = edited;
    claimed.history.generations.push_back(generation);
    QVERIFY(!isAttested(claimed.history, edited));
    QCOMPARE(humanAuthors(claimed.history), std::set{sam.id});
    QCOMPARE(stateOf(claimed), ReviewState::NeedsReview);
}

void ReviewStateTest::onlyWhoMaySetsAFindingAside()
{
    HistoryBuilder builder;
    builder.generate(u"Hello [@r1]."_s);
    const Finding finding = HistoryBuilder::blocker(u"recipient.name"_s, u"Adda"_s);
    builder.history.findings->push_back(finding);
    builder.dismiss(finding, mara);
    QCOMPARE(stateOf(builder), ReviewState::NeedsReview);
    builder.history.roles[mara.id] = Role::Sdr;
    QCOMPARE(stateOf(builder), ReviewState::Blocked);
}

void ReviewStateTest::anOpenBlockerBlocks()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    builder.decide(Verdict::Approve, mara);
    const Finding unsupported =
        HistoryBuilder::blocker(u"accuracy.unsupported"_s, u"three engineers"_s);
    builder.history.findings = std::vector{unsupported};
    QCOMPARE(stateOf(builder), ReviewState::Blocked);
    builder.dismiss(unsupported, noor);
    QCOMPARE(stateOf(builder), ReviewState::Ready);

    const Finding placeholder = HistoryBuilder::blocker(u"placeholder.unfilled"_s, u"{name}"_s);
    builder.history.findings = std::vector{placeholder};
    builder.dismiss(placeholder, noor);
    QCOMPARE(stateOf(builder), ReviewState::Blocked);

    HistoryBuilder own; // the author may not set a blocker aside
    own.write(u"Hi Ada"_s, mara);
    own.history.findings = std::vector{unsupported};
    own.dismiss(unsupported, mara);
    QCOMPARE(stateOf(own), ReviewState::Blocked);
}

void ReviewStateTest::holds_data()
{
    QTest::addColumn<Hold>("hold");
    QTest::newRow("no channel") << Hold::NoChannel;
    QTest::newRow("no address") << Hold::NoAddress;
    QTest::newRow("replied") << Hold::Replied;
    QTest::newRow("twin") << Hold::TwinUndecided;
}

void ReviewStateTest::holds()
{
    QFETCH(Hold, hold);
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    DraftHistory& history = builder.history;
    if (hold == Hold::NoChannel)
        history.draft.channel.reset();
    else if (hold == Hold::NoAddress)
        history.prospect.email = u" "_s;
    else if (hold == Hold::Replied)
        history.replied = true;
    else
        history.twinUndecided = true;
    QCOMPARE(stateOf(builder), ReviewState::Blocked);
    QCOMPARE(holdsOn(history), std::vector{hold});
}

void ReviewStateTest::anUncheckedTextIsNeverReady()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    builder.decide(Verdict::Approve, mara);
    builder.history.findings.reset();
    QCOMPARE(stateOf(builder), ReviewState::NeedsReview);
}

void ReviewStateTest::deliveredComesFirst()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    builder.history.suppressions = {Suppression()};
    Delivery delivery;
    delivery.outcome = DeliveryOutcome::Claimed;
    builder.history.delivery = delivery;
    QCOMPARE(stateOf(builder), ReviewState::DeliveryUnknown);
    builder.history.delivery->outcome = DeliveryOutcome::Delivered;
    QCOMPARE(stateOf(builder), ReviewState::Delivered);
    builder.history.delivery->outcome = DeliveryOutcome::Failed;
    QCOMPARE(stateOf(builder), ReviewState::Suppressed);
}

void ReviewStateTest::aDecisionOfARoleThatMayNotDoesNotCount()
{
    HistoryBuilder builder;
    builder.generate(u"Hi Ada"_s);
    builder.decide(Verdict::Approve, sam);
    QCOMPARE(stateOf(builder), ReviewState::NeedsReview);
}

void ReviewStateTest::codesKeepTheStateInEveryMode()
{
    for (int bits = 0; bits < 1 << 15; ++bits) {
        DraftFacts facts = factsFromCode(bits);
        for (const Mode mode : {Mode::Autopilot, Mode::Review, Mode::Approval}) {
            const DraftFacts again = factsFromCode(code(facts));
            for (const int oneIn : {sampleOneInFirst, sampleOneInLater})
                QCOMPARE(reviewState(again, mode, oneIn), reviewState(facts, mode, oneIn));
            QCOMPARE(code(again), code(facts));
        }
    }
}

QTEST_GUILESS_MAIN(ReviewStateTest)
#include "review_state_test.moc"
