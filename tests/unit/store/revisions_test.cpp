// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/store/connection.h"
#include "app/store/history.h"
#include "tests/unit/store/support/written_draft.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;

namespace {

const User mara = user(u"Mara Lind"_s, Role::Reviewer);
const User ingrid = user(u"Ingrid Falk"_s, Role::Manager);
const User sam = user(u"Sam Ortiz"_s, Role::Sdr);

} // namespace

/// Drafts, their texts and what attests them.
class RevisionsTest : public QObject {
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
    void generationsComeBack();
    void confirmedDocumentsAlone();
    void workInProgressIsKeptUntilTheRevision();

private:
    std::unique_ptr<TempWorkspace> m_workspace;
};

void RevisionsTest::init()
{
    m_workspace = std::make_unique<TempWorkspace>();
    m_workspace->create();
}

void RevisionsTest::draftAndRevisionsComeBack()
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

void RevisionsTest::revisionsMayComeInAnyOrder()
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

void RevisionsTest::draftMayComeAfterItsDocuments()
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

void RevisionsTest::twoHeadsAreAConflictUntilMerged()
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

void RevisionsTest::brokenSealsAreRefused()
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

void RevisionsTest::foreignReferencesAreRefused()
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

void RevisionsTest::tamperedDocumentsAreLeftOut()
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

void RevisionsTest::generationsComeBack()
{
    m_workspace->write([](Transaction& tx) {
        const Revision first = writeDraft(tx);
        const User worker = user(u"Worker"_s, Role::Worker);
        must(tx.users().put(worker));
        const Revision written = revision(draft(1).id, worker.id, u"Hi Ada."_s, {first.id});
        must(tx.drafts().put(written));
        Generation attests = generation(written, worker.id);
        attests.plan = uR"({"ask":"map"})"_s;
        attests.directive = u"shorter"_s;
        attests = sealed(attests);
        QCOMPARE(must(tx.drafts().put(attests)), Put::Added);
        QCOMPARE(must(tx.drafts().put(attests)), Put::Unchanged);
        QCOMPARE(tx.drafts().generationsOf(draft(1).id), std::vector{attests});
        QVERIFY(policy::isAttested(history(tx), written.id));
        // Nobody attests what somebody else wrote.
        must(tx.drafts().put(generation(first, worker.id)));
        QVERIFY(!policy::isAttested(history(tx), first.id));
    });
}

void RevisionsTest::confirmedDocumentsAlone()
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

void RevisionsTest::workInProgressIsKeptUntilTheRevision()
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
        QVERIFY(!tx.workInProgress().find(draft(1).id, sam.id));
        must(tx.drafts().put(revision(draft(1).id, mara.id, u"Hi Ada"_s, {first.id})));
        QVERIFY(!tx.workInProgress().find(draft(1).id, mara.id));
        edit.draft = draft(9).id;
        QCOMPARE(tx.workInProgress().keep(edit).error().id, u"draft.unknown"_s);
    });
}

QTEST_GUILESS_MAIN(RevisionsTest)
#include "revisions_test.moc"
