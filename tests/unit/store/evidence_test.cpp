// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "tests/unit/store/support/written_draft.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;

namespace {

const User mara = user(u"Mara Lind"_s, Role::Reviewer);

} // namespace

/// Passages: whom they are about, and whether they count.
class EvidenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void evidenceComesBackByWhomItIsAbout();
    void evidencePutAgainIsCompleted();
    void withdrawnEvidenceNoLongerCounts();
    void knowledgeVersionFollowsThePassages();

private:
    std::unique_ptr<TempWorkspace> m_workspace;
};

void EvidenceTest::init()
{
    m_workspace = std::make_unique<TempWorkspace>();
    m_workspace->create();
}

void EvidenceTest::evidenceComesBackByWhomItIsAbout()
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

void EvidenceTest::evidencePutAgainIsCompleted()
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

void EvidenceTest::withdrawnEvidenceNoLongerCounts()
{
    const Withdrawal withdrawal = sealed(Withdrawal{.id = {},
                                                    .evidence = evidence(1).id,
                                                    .by = mara.id,
                                                    .reason = u"wrong firm"_s,
                                                    .at = moment(9)});
    m_workspace->write([&](Transaction& tx) {
        must(tx.users().put(mara));
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

void EvidenceTest::knowledgeVersionFollowsThePassages()
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

QTEST_GUILESS_MAIN(EvidenceTest)
#include "evidence_test.moc"
