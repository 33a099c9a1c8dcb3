// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/policy/content_hash.h"
#include "app/policy/counting_decisions.h"
#include "app/store/users.h"
#include "tests/unit/store/support/written_draft.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;

namespace {

const User mara = user(u"Mara Lind"_s, Role::Reviewer);
const User ingrid = user(u"Ingrid Falk"_s, Role::Manager);

} // namespace

/// What people decide about a draft, and what they set aside.
class DecisionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void decisionsComeBackWithAllTheySaw();
    void takingBackMayNameNoRevision();
    void decisionsAreListedAndCounted();
    void dismissalsComeBack();

private:
    std::unique_ptr<TempWorkspace> m_workspace;
};

void DecisionsTest::init()
{
    m_workspace = std::make_unique<TempWorkspace>();
    m_workspace->create();
}

void DecisionsTest::decisionsComeBackWithAllTheySaw()
{
    Decision asked;
    Decision approved;
    m_workspace->write([&](Transaction& tx) {
        writeDraft(tx);
        must(tx.users().put(ingrid)); // whose role is known
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

void DecisionsTest::takingBackMayNameNoRevision()
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

void DecisionsTest::decisionsAreListedAndCounted()
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

void DecisionsTest::dismissalsComeBack()
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

QTEST_GUILESS_MAIN(DecisionsTest)
#include "decisions_test.moc"
