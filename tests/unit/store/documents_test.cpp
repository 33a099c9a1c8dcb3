// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/policy/content_hash.h"
#include "app/policy/counting_decisions.h"
#include "app/policy/suppression_key.h"
#include "app/store/connection.h"
#include "app/store/history.h"
#include "tests/unit/store/support/examples.h"
#include "tests/unit/store/support/temp_workspace.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;

namespace {

const User mara = user(u"Mara Lind"_s, Role::Reviewer);
const User ingrid = user(u"Ingrid Falk"_s, Role::Manager);
const User sam = user(u"Sam Ortiz"_s, Role::Sdr);

/// prospect(1) with draft(1), whose text cites evidence(1).
Revision writeDraft(Transaction& tx)
{
    must(tx.accounts().put(account(0)));
    must(tx.prospects().put(prospect(1)));
    must(tx.evidence().put(evidence(1)));
    must(tx.drafts().put(draft(1)));
    const Revision first = revision(draft(1).id, sam.id, u"Hi Ada, it opened [@r1]."_s, {},
                                    {{u"r1"_s, evidence(1).id}});
    must(tx.drafts().put(first));
    return first;
}

policy::DraftHistory history(const Session& session)
{
    return must(historyOf(session, draft(1).id));
}

} // namespace

/// The immutable documents, and what they come to for a draft.
class DocumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void draftAndRevisionsComeBack();
    void revisionsMayComeInAnyOrder();
    void draftMayComeAfterItsDocuments();
    void twoHeadsAreAConflictUntilMerged();
    void brokenSealsAreRefused();
    void foreignReferencesAreRefused();
    void tamperedDocumentsAreLeftOut();
    void decisionsComeBackWithAllTheySaw();
    void takingBackMayNameNoRevision();
    void decisionsAreListedAndCounted();
    void dismissalsComeBack();
    void generationsComeBack();
    void evidenceComesBackByWhomItIsAbout();
    void evidencePutAgainIsCompleted();
    void withdrawnEvidenceNoLongerCounts();
    void knowledgeVersionFollowsThePassages();
    void countsByInput();
    void controlsComeToGovernance();
    void laterControlReplacesTheOneItSaw();
    void suppressionsNamePeopleUntilLifted();
    void suppressionThatCameFirstHoldsLater();
    void deliveryIsClaimedOnce();
    void repliesAndPauses();
    void confirmedDocumentsAlone();
    void workInProgressIsKeptUntilTheRevision();

private:
    std::unique_ptr<TempWorkspace> m_workspace;
};

void DocumentsTest::init()
{
    m_workspace = std::make_unique<TempWorkspace>();
    m_workspace->create();
}

void DocumentsTest::draftAndRevisionsComeBack()
{
    Draft wanted = draft(1);
    wanted.due = QDate(2026, 12, 1);
    wanted.step = StepId(u"step:1"_s);
    wanted.channel = std::nullopt;
    Revision first;
    Revision second;
    m_workspace->write([&](Transaction& tx) {
        first = writeDraft(tx);
        QCOMPARE(must(tx.drafts().put(wanted)), Put::Changed);
        second = revision(wanted.id, mara.id, u"Hello Ada"_s, {first.id});
        QCOMPARE(must(tx.drafts().put(second)), Put::Added);
        QCOMPARE(must(tx.drafts().put(second)), Put::Unchanged);
    });
    m_workspace->reopen();
    m_workspace->check([&](Reader& reader) {
        QCOMPARE(reader.drafts().find(wanted.id), std::optional(wanted));
        QCOMPARE(reader.drafts().byExternalId(u"D1"_s), std::vector{wanted.id});
        QCOMPARE(reader.drafts().ofProspect(wanted.prospect), std::vector{wanted});
        QCOMPARE(reader.drafts().ofAccount(account(0).id), std::vector{wanted.id});
        QCOMPARE(reader.drafts().ofStep(wanted.prospect, *wanted.step), std::optional(wanted.id));
        QCOMPARE(reader.drafts().revisionsOf(wanted.id), (std::vector{first, second}));
        QCOMPARE(reader.drafts().revision(first.id), std::optional(first));
        QCOMPARE(reader.drafts().headOf(wanted.id), std::optional(second));
        QCOMPARE(reader.drafts().count(), 1);
    });
}

void DocumentsTest::revisionsMayComeInAnyOrder()
{
    m_workspace->write([](Transaction& tx) {
        const Revision first = revision(draft(1).id, sam.id, u"one"_s);
        const Revision second = revision(draft(1).id, mara.id, u"two"_s, {first.id});
        must(tx.drafts().put(second));
        QCOMPARE(tx.drafts().headsOf(draft(1).id), std::vector{second});
        must(tx.drafts().put(first));
        QCOMPARE(tx.drafts().headsOf(draft(1).id), std::vector{second});
        QCOMPARE(tx.drafts().revisionsOf(draft(1).id).size(), size_t(2));
    });
}

void DocumentsTest::draftMayComeAfterItsDocuments()
{
    m_workspace->write([](Transaction& tx) {
        const Revision first = revision(draft(1).id, sam.id, u"one"_s);
        must(tx.drafts().put(first));
        QCOMPARE(historyOf(tx, draft(1).id).error().id, u"draft.unknown"_s);
        must(tx.drafts().put(draft(1)));
        QCOMPARE(historyOf(tx, draft(1).id).error().id, u"draft.no_prospect"_s);
        tx.settle();
        QVERIFY(!tx.queue().row(draft(1).id, QueueSort::Newest));
        must(tx.prospects().put(prospect(1)));
        QCOMPARE(history(tx).revisions, std::vector{first});
        tx.settle();
        QVERIFY(tx.queue().row(draft(1).id, QueueSort::Newest));
    });
}

void DocumentsTest::twoHeadsAreAConflictUntilMerged()
{
    m_workspace->write([](Transaction& tx) {
        const Revision first = writeDraft(tx);
        const Revision left = revision(draft(1).id, sam.id, u"left"_s, {first.id});
        const Revision right = revision(draft(1).id, mara.id, u"right"_s, {first.id});
        must(tx.drafts().put(left));
        must(tx.drafts().put(right));
        QCOMPARE(tx.drafts().headsOf(draft(1).id).size(), size_t(2));
        QVERIFY(!tx.drafts().headOf(draft(1).id));
        tx.settle();
        QCOMPARE(tx.queue().state(draft(1).id), policy::ReviewState::Conflict);
        const Revision merged =
            revision(draft(1).id, mara.id, u"left and right"_s, {left.id, right.id});
        must(tx.drafts().put(merged));
        QCOMPARE(tx.drafts().headOf(draft(1).id), std::optional(merged));
        tx.settle();
        QCOMPARE(tx.queue().state(draft(1).id), policy::ReviewState::NeedsReview);
    });
}

void DocumentsTest::brokenSealsAreRefused()
{
    m_workspace->write([](Transaction& tx) {
        Revision forged = writeDraft(tx);
        forged.text = u"something else"_s;
        QCOMPARE(tx.drafts().put(forged).error().id, u"document.seal"_s);
        Evidence passage = evidence(2);
        passage.text = u"forged"_s;
        QCOMPARE(tx.evidence().put(passage).error().id, u"document.seal"_s);
        Decision approval = decision(history(tx), Verdict::Approve, mara);
        approval.role = Role::Manager;
        QCOMPARE(tx.decisions().put(approval).error().id, u"document.seal"_s);
        QVERIFY(tx.decisions().ofDraft(draft(1).id).empty());
    });
}

void DocumentsTest::foreignReferencesAreRefused()
{
    m_workspace->write([](Transaction& tx) {
        const Revision first = writeDraft(tx);
        const Revision foreign = revision(draft(2).id, sam.id, u"other"_s, {first.id});
        QCOMPARE(tx.drafts().put(foreign).error().id, u"document.reference"_s);
        const Revision citing =
            revision(draft(1).id, sam.id, u"x"_s, {}, {{u"r1"_s, EvidenceId(u"evidence:1"_s)}});
        QCOMPARE(tx.drafts().put(citing).error().id, u"document.reference"_s);
        Decision approval = decision(history(tx), Verdict::Approve, mara);
        approval.draft = draft(2).id;
        QCOMPARE(tx.decisions().put(sealed(approval)).error().id, u"document.reference"_s);
    });
}

void DocumentsTest::tamperedDocumentsAreLeftOut()
{
    Revision first;
    m_workspace->write([&](Transaction& tx) {
        first = writeDraft(tx);
        must(tx.decisions().put(decision(history(tx), Verdict::Approve, mara)));
        tx.connection().execute("UPDATE revision SET text = 'Buy now'");
        tx.connection().execute("UPDATE decision SET role = 'manager'");
        tx.connection().execute("UPDATE evidence SET text = 'forged'");
    });
    m_workspace->check([&](Reader& reader) {
        QVERIFY(!reader.drafts().revision(first.id));
        QVERIFY(reader.drafts().revisionsOf(draft(1).id).empty());
        QVERIFY(reader.decisions().ofDraft(draft(1).id).empty());
        QVERIFY(!reader.evidence().find(evidence(1).id));
        QVERIFY(history(reader).revisions.empty());
    });
}

void DocumentsTest::decisionsComeBackWithAllTheySaw()
{
    Decision asked;
    Decision approved;
    m_workspace->write([&](Transaction& tx) {
        writeDraft(tx);
        asked = decision(history(tx), Verdict::RequestChanges, mara);
        must(tx.decisions().put(asked));
        approved = decision(history(tx), Verdict::Approve, ingrid, 5);
        approved.opened = {evidence(3).id, evidence(1).id};
        approved.bulk = true;
        approved = sealed(approved);
        QCOMPARE(must(tx.decisions().put(approved)), Put::Added);
        QCOMPARE(must(tx.decisions().put(approved)), Put::Unchanged);
    });
    m_workspace->reopen();
    m_workspace->check([&](Reader& reader) {
        QCOMPARE(reader.decisions().find(approved.id), std::optional(approved));
        QCOMPARE(approved.after, std::vector{asked.id});
        QCOMPARE(reader.decisions().ofDraft(draft(1).id), (std::vector{asked, approved}));
        QVERIFY(policy::standingOf(history(reader)).approved);
        QCOMPARE(reader.queue().state(draft(1).id), policy::ReviewState::NeedsReview);
    });
}

void DocumentsTest::takingBackMayNameNoRevision()
{
    m_workspace->write([](Transaction& tx) {
        writeDraft(tx);
        const Decision approval = decision(history(tx), Verdict::Approve, mara);
        must(tx.decisions().put(approval));
        Decision back = decision(history(tx), Verdict::Withdraw, mara, 1);
        back.revision = {};
        back.contentHash.clear();
        back.target = approval.id;
        back = sealed(back);
        must(tx.decisions().put(back));
        QCOMPARE(tx.decisions().find(back.id), std::optional(back));
        QVERIFY(!policy::standingOf(history(tx)).approved);
    });
}

void DocumentsTest::decisionsAreListedAndCounted()
{
    m_workspace->write([](Transaction& tx) {
        writeDraft(tx);
        std::vector<Decision> made;
        for (int n = 0; n < 4; ++n) {
            made.push_back(decision(history(tx), n % 2 ? Verdict::Approve : Verdict::RequestChanges,
                                    n < 3 ? mara : ingrid, 10 * n));
            must(tx.decisions().put(made.back()));
        }
        QCOMPARE(tx.decisions().countSince(mara.id, moment(10)), 2);
        QCOMPARE(tx.decisions().latestOf(mara.id, 2), (std::vector{made[2], made[1]}));
        const DecisionFilter approvals{
            .segment = {}, .by = std::nullopt, .verdict = Verdict::Approve};
        QCOMPARE(tx.decisions().list(approvals, {}), (std::vector{made[3], made[1]}));
        QCOMPARE(tx.decisions().list({}, {.limit = 2, .after = made[3].id.text()}),
                 (std::vector{made[2], made[1]}));
    });
}

void DocumentsTest::dismissalsComeBack()
{
    m_workspace->write([](Transaction& tx) {
        const Revision first = writeDraft(tx);
        const Dismissal aside =
            dismissal(first, finding(u"ask.count"_s, Severity::Warning), mara.id);
        QCOMPARE(must(tx.decisions().put(aside)), Put::Added);
        QCOMPARE(must(tx.decisions().put(aside)), Put::Unchanged);
        QCOMPARE(tx.decisions().dismissalsOf(draft(1).id), std::vector{aside});
    });
}

void DocumentsTest::generationsComeBack()
{
    m_workspace->write([](Transaction& tx) {
        const Revision first = writeDraft(tx);
        Generation attests = generation(first, user(u"Worker"_s, Role::Worker).id);
        attests.plan = uR"({"ask":"map"})"_s;
        attests.directive = u"shorter"_s;
        attests = sealed(attests);
        QCOMPARE(must(tx.drafts().put(attests)), Put::Added);
        QCOMPARE(must(tx.drafts().put(attests)), Put::Unchanged);
        QCOMPARE(tx.drafts().generationsOf(draft(1).id), std::vector{attests});
        QVERIFY(policy::isAttested(history(tx), first.id));
    });
}

void DocumentsTest::evidenceComesBackByWhomItIsAbout()
{
    Evidence person = evidence(1, Input::Signal);
    person.aboutProspect = prospect(1).id;
    Evidence firm = evidence(2);
    firm.aboutAccount = account(0).id;
    Evidence undated = evidence(3);
    undated.observedOn.reset();
    undated.aboutProspect = prospect(1).id;
    undated = sealed(undated);
    const Evidence ours = evidence(4, Input::Knowledge);
    m_workspace->write([&](Transaction& tx) {
        for (const Evidence& passage : {person, firm, undated, ours})
            QCOMPARE(must(tx.evidence().put(passage)), Put::Added);
    });
    m_workspace->reopen();
    m_workspace->check([&](Reader& reader) {
        const EvidenceRecords& records = reader.evidence();
        QCOMPARE(records.find(person.id), std::optional(person));
        QCOMPARE(records.aboutProspect(prospect(1).id), (std::vector{undated, person}));
        QCOMPARE(records.aboutAccount(account(0).id), std::vector{firm});
        QCOMPARE(records.knowledge(), std::vector{ours});
        QCOMPARE(records.count(), 4);
        QCOMPARE(records.list({.input = Input::Signal, .search = {}}, {}), std::vector{person});
        QCOMPARE(records.list({.input = {}, .search = u"YEAR 2"_s}, {}), std::vector{firm});
    });
}

void DocumentsTest::evidencePutAgainIsCompleted()
{
    m_workspace->write([](Transaction& tx) {
        Evidence passage = evidence(1);
        passage.retrievedAt = {};
        must(tx.evidence().put(passage));
        passage.aboutProspect = prospect(1).id;
        passage.retrievedAt = moment(3);
        QCOMPARE(must(tx.evidence().put(passage)), Put::Unchanged);
        QCOMPARE(tx.evidence().find(passage.id), std::optional(passage));
        Evidence other = passage;
        other.aboutProspect = prospect(2).id;
        must(tx.evidence().put(other));
        QCOMPARE(tx.evidence().find(passage.id), std::optional(passage));
    });
}

void DocumentsTest::withdrawnEvidenceNoLongerCounts()
{
    const Withdrawal withdrawal = sealed(Withdrawal{.id = {},
                                                    .evidence = evidence(1).id,
                                                    .by = mara.id,
                                                    .reason = u"wrong firm"_s,
                                                    .at = moment(9)});
    m_workspace->write([&](Transaction& tx) {
        writeDraft(tx);
        must(tx.checked().put(
            {.draft = draft(1).id, .revision = tx.drafts().headOf(draft(1).id)->id}));
        must(tx.decisions().put(decision(history(tx), Verdict::Approve, mara)));
        tx.settle();
        QCOMPARE(tx.queue().state(draft(1).id), policy::ReviewState::Ready);
    });
    m_workspace->write([&](Transaction& tx) {
        QCOMPARE(must(tx.evidence().put(withdrawal)), Put::Added);
        QCOMPARE(tx.evidence().withdrawalsOf(evidence(1).id), std::vector{withdrawal});
        QVERIFY(tx.evidence().isWithdrawn(evidence(1).id));
        QCOMPARE(tx.evidence().citing(evidence(1).id), std::vector{draft(1).id});
    });
    m_workspace->check([](Reader& reader) {
        QCOMPARE(reader.queue().state(draft(1).id), policy::ReviewState::ChangedSinceApproval);
        QVERIFY(history(reader).withdrawn.contains(evidence(1).id));
    });
}

void DocumentsTest::knowledgeVersionFollowsThePassages()
{
    m_workspace->write([](Transaction& tx) {
        const QString empty = tx.evidence().knowledgeVersion();
        must(tx.evidence().put(evidence(1, Input::Knowledge)));
        const QString one = tx.evidence().knowledgeVersion();
        QVERIFY(one != empty);
        must(tx.evidence().put(evidence(2, Input::Research)));
        QCOMPARE(tx.evidence().knowledgeVersion(), one);
        must(tx.evidence().put(sealed(Withdrawal{.id = {},
                                                 .evidence = evidence(1, Input::Knowledge).id,
                                                 .by = mara.id,
                                                 .reason = {},
                                                 .at = moment(0)})));
        QCOMPARE(tx.evidence().knowledgeVersion(), empty);
    });
}

void DocumentsTest::countsByInput()
{
    m_workspace->write([](Transaction& tx) {
        writeDraft(tx);
        Evidence person = evidence(2, Input::Crm);
        person.aboutProspect = prospect(1).id;
        Evidence firm = evidence(3, Input::Research);
        firm.aboutAccount = account(0).id;
        Evidence other = evidence(4, Input::Crm);
        other.aboutProspect = prospect(2).id;
        for (const Evidence& passage : {person, firm, other, evidence(5, Input::Knowledge)})
            must(tx.evidence().put(passage));
        QCOMPARE(tx.evidence().countsFor(prospect(1).id),
                 (InputCounts{{Input::Research, 1}, {Input::Knowledge, 1}, {Input::Crm, 1}}));
    });
}

void DocumentsTest::controlsComeToGovernance()
{
    const Segment food{.id = SegmentId(u"segment:food"_s), .name = u"Food"_s, .directives = {}};
    const StepId step(u"step:1"_s);
    m_workspace->write([&](Transaction& tx) {
        writeDraft(tx);
        const Control filter =
            control(food.id.text(), ControlKind::Filter,
                    filterJson(u"account.industry"_s, u"food distribution"_s), ingrid);
        must(tx.controls().put(filter));
        QVERIFY(tx.controls().governanceOf(prospect(1).id, step).segments.empty());
        must(tx.segments().put(food));
        must(tx.controls().put(control(food.id.text(), ControlKind::Mode, u"autopilot"_s, ingrid)));
        must(tx.controls().put(
            control(account(0).id.text(), ControlKind::Approvers, ingrid.id.text(), ingrid)));
        policy::Governance governance = tx.controls().governanceOf(prospect(1).id, step);
        QCOMPARE(governance.segments, std::vector{food.id});
        QCOMPARE(governance.mode, Mode::Autopilot);
        QCOMPARE(governance.approvers, std::set{ingrid.id});
        QVERIFY(!governance.alwaysApproval());
        must(tx.controls().put(control(step.text(), ControlKind::Regulated, u"true"_s, ingrid)));
        QVERIFY(tx.controls().governanceOf(prospect(1).id, step).regulated);
        must(tx.controls().put(
            control(account(0).id.text(), ControlKind::Tier, u"strategic"_s, ingrid)));
        QCOMPARE(tx.accounts().tier(account(0).id), Tier::Strategic);
        QCOMPARE(tx.prospects().segmentsOf(prospect(1).id), std::vector{food.id});
        QCOMPARE(tx.controls().ofSubject(food.id.text(), ControlKind::Filter), std::vector{filter});
        QCOMPARE(history(tx).governance, tx.controls().governanceOf(prospect(1).id, {}));
    });
}

void DocumentsTest::laterControlReplacesTheOneItSaw()
{
    const Segment food{.id = SegmentId(u"segment:food"_s), .name = u"Food"_s, .directives = {}};
    m_workspace->write([&](Transaction& tx) {
        must(tx.segments().put(food));
        const Control first = control(food.id.text(), ControlKind::Mode, u"approval"_s, ingrid);
        must(tx.controls().put(first));
        QCOMPARE(tx.controls().segmentPolicy(food.id)->mode, Mode::Approval);
        const Control later =
            control(food.id.text(), ControlKind::Mode, u"review"_s, ingrid, {first.id});
        must(tx.controls().put(later));
        QCOMPARE(tx.controls().segmentPolicy(food.id)->mode, Mode::Review);
        QCOMPARE(tx.controls().ofSubject(food.id.text()), (std::vector{first, later}));
    });
}

void DocumentsTest::suppressionsNamePeopleUntilLifted()
{
    m_workspace->write([](Transaction& tx) {
        writeDraft(tx);
        const Suppression byMail =
            suppression(tx.settings().teamKey(), SuppressionKind::Email,
                        policy::normalForm(SuppressionKind::Email, prospect(1).email), mara.id,
                        {Channel::Email, Channel::Sms});
        QCOMPARE(must(tx.suppressions().put(byMail)), Put::Added);
        QCOMPARE(tx.suppressions().find(byMail.id), std::optional(byMail));
        QCOMPARE(history(tx).suppressions, std::vector{byMail});
        QVERIFY(tx.prospects().isSuppressed(prospect(1).id));
        QCOMPARE(tx.suppressions().active(byMail.key), std::vector{byMail});
        tx.settle();
        QCOMPARE(tx.queue().state(draft(1).id), policy::ReviewState::Suppressed);
        const Lift lift = sealed(Lift{.id = {},
                                      .suppression = byMail.id,
                                      .by = ingrid.id,
                                      .reason = u"asked again"_s,
                                      .at = moment(5)});
        must(tx.suppressions().put(lift));
        QCOMPARE(tx.suppressions().liftsOf(byMail.id), std::vector{lift});
        QVERIFY(history(tx).suppressions.empty());
        tx.settle();
        QCOMPARE(tx.queue().state(draft(1).id), policy::ReviewState::NeedsReview);
    });
}

void DocumentsTest::suppressionThatCameFirstHoldsLater()
{
    m_workspace->write([](Transaction& tx) {
        must(tx.suppressions().put(suppression(tx.settings().teamKey(), SuppressionKind::Domain,
                                               u"rook.example"_s, mara.id)));
        writeDraft(tx);
        tx.settle();
        QCOMPARE(tx.queue().state(draft(1).id), policy::ReviewState::Suppressed);
        Prospect moved = prospect(1);
        moved.email = u"ada@elsewhere.example"_s;
        must(tx.prospects().put(moved));
        tx.settle();
        QCOMPARE(tx.queue().state(draft(1).id), policy::ReviewState::NeedsReview);
    });
}

void DocumentsTest::deliveryIsClaimedOnce()
{
    m_workspace->write([](Transaction& tx) {
        const Revision first = writeDraft(tx);
        const Delivery claim{.id = deliveryIdFor(draft(1).id),
                             .draft = draft(1).id,
                             .revision = first.id,
                             .contentHash = policy::contentHash(history(tx), first),
                             .by = ingrid.id,
                             .means = u"eml"_s,
                             .target = u"ada.eml"_s,
                             .outcome = DeliveryOutcome::Claimed,
                             .at = moment(7)};
        QCOMPARE(
            tx.deliveries().settle(draft(1).id, DeliveryOutcome::Delivered, moment(7)).error().id,
            u"delivery.no_claim"_s);
        must(tx.deliveries().claim(claim));
        QCOMPARE(tx.deliveries().claim(claim).error().id, u"delivery.claimed"_s);
        QCOMPARE(tx.deliveries().unsettled({}), std::vector{claim});
        tx.settle();
        QCOMPARE(tx.queue().state(draft(1).id), policy::ReviewState::DeliveryUnknown);
        must(tx.deliveries().settle(draft(1).id, DeliveryOutcome::Failed, moment(8)));
        must(tx.deliveries().claim(claim));
        must(tx.deliveries().settle(draft(1).id, DeliveryOutcome::Delivered, moment(9)));
        QVERIFY(tx.deliveries().unsettled({}).empty());
        QCOMPARE(tx.deliveries().ofDraft(draft(1).id)->at, moment(9));
        QCOMPARE(tx.deliveries().list({}).size(), size_t(1));
        tx.settle();
        QCOMPARE(tx.queue().state(draft(1).id), policy::ReviewState::Delivered);
    });
}

void DocumentsTest::repliesAndPauses()
{
    m_workspace->write([](Transaction& tx) {
        writeDraft(tx);
        const Reply reply = sealed(Reply{.id = {},
                                         .prospect = prospect(1).id,
                                         .by = sam.id,
                                         .text = u"Not now"_s,
                                         .optOut = false,
                                         .at = moment(1)});
        must(tx.deliveries().put(reply));
        QCOMPARE(tx.deliveries().repliesOf(prospect(1).id), std::vector{reply});
        QVERIFY(history(tx).replied);
        tx.settle();
        QCOMPARE(tx.queue().state(draft(1).id), policy::ReviewState::Blocked);
        QVERIFY(!tx.deliveries().isPaused());
        const auto pause = [](bool on, int minutes) {
            return sealed(
                Pause{.id = {}, .on = on, .by = sam.id, .reason = {}, .at = moment(minutes)});
        };
        must(tx.deliveries().put(pause(true, 2)));
        QVERIFY(tx.deliveries().isPaused());
        must(tx.deliveries().put(pause(false, 3)));
        must(tx.deliveries().put(pause(true, 1)));
        QVERIFY(!tx.deliveries().isPaused());
        QCOMPARE(tx.deliveries().pauses().size(), size_t(3));
    });
}

void DocumentsTest::confirmedDocumentsAlone()
{
    m_workspace->write([](Transaction& tx) {
        writeDraft(tx);
        const Decision approval = decision(history(tx), Verdict::Approve, mara);
        must(tx.decisions().put(approval));
        QVERIFY(must(historyOf(tx, draft(1).id, Counting::Confirmed)).revisions.empty());
        for (const Change& change : tx.changes().waiting(0, 100)) {
            if (change.kind == u"revision")
                must(tx.changes().confirm(change.document, change.seq));
        }
        QCOMPARE(must(historyOf(tx, draft(1).id, Counting::Confirmed)).revisions.size(), size_t(1));
        QVERIFY(must(historyOf(tx, draft(1).id, Counting::Confirmed)).decisions.empty());
        QVERIFY(tx.changes().isWaiting(approval.id.text()));
        tx.setOrigin(WriteOrigin::Server);
        const Decision other = decision(history(tx), Verdict::RequestChanges, ingrid, 3);
        must(tx.decisions().put(other));
        QCOMPARE(must(historyOf(tx, draft(1).id, Counting::Confirmed)).decisions,
                 std::vector{other});
    });
}

void DocumentsTest::workInProgressIsKeptUntilTheRevision()
{
    m_workspace->write([](Transaction& tx) {
        const Revision first = writeDraft(tx);
        UnfinishedEdit edit{.draft = draft(1).id,
                            .user = mara.id,
                            .subject = u"A question"_s,
                            .text = u"Hi Ada, I"_s,
                            .citations = {{u"r1"_s, evidence(1).id}},
                            .base = {first.id},
                            .at = moment(1)};
        must(tx.workInProgress().keep(edit));
        edit.text += u" am"_s;
        must(tx.workInProgress().keep(edit));
        QCOMPARE(tx.workInProgress().find(draft(1).id, mara.id), std::optional(edit));
        QCOMPARE(tx.workInProgress().ofUser(mara.id), std::vector{edit});
        QVERIFY(!tx.workInProgress().find(draft(1).id, sam.id));
        must(tx.drafts().put(revision(draft(1).id, mara.id, u"Hi Ada"_s, {first.id})));
        QVERIFY(!tx.workInProgress().find(draft(1).id, mara.id));
        edit.draft = draft(9).id;
        QCOMPARE(tx.workInProgress().keep(edit).error().id, u"draft.unknown"_s);
    });
}

QTEST_GUILESS_MAIN(DocumentsTest)
#include "documents_test.moc"
