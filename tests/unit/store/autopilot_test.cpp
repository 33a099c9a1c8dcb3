// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/store/doctor.h"
#include "app/store/history.h"
#include "tests/unit/store/support/examples.h"
#include "tests/unit/store/support/temp_workspace.h"

#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::policy;
using namespace countersign::store;
using namespace countersign::store::testing;

namespace {

const User ingrid = user(u"Ingrid Solberg"_s, Role::Manager);
const User worker = user(u"Worker"_s, Role::Worker);
const SegmentId food(u"segment:food"_s);
constexpr int people = 400;

void put(Transaction& tx, ControlKind kind, const QString& value)
{
    std::vector<ControlId> seen;
    for (const Control& before : tx.controls().ofSubject(food.text(), kind))
        seen.push_back(before.id);
    must(tx.controls().put(control(food.text(), kind, value, ingrid, seen)));
}

/// Everybody has one checked draft that the worker attests.
void writeDrafts(Transaction& tx)
{
    must(tx.users().put(ingrid));
    must(tx.users().put(worker));
    must(tx.segments().put(Segment{.id = food, .name = u"Food"_s, .directives = {}}));
    put(tx, ControlKind::Filter, filterJson(u"account.industry"_s, account(0).industry));
    must(tx.accounts().put(account(0)));
    for (int n = 0; n < people; ++n) {
        Prospect person = prospect(n);
        person.account = account(0).id;
        must(tx.prospects().put(person));
        Draft made = draft(n);
        made.prospect = person.id;
        must(tx.drafts().put(made));
        const Revision text = revision(made.id, worker.id, u"Hi %1"_s.arg(n));
        must(tx.drafts().put(text));
        must(tx.drafts().put(generation(text, worker.id)));
        must(tx.checked().put({.draft = made.id, .revision = text.id}));
    }
}

void calibrate(Transaction& tx)
{
    const Revision any = revision(draft(0).id, worker.id, u"Hi"_s);
    put(tx, ControlKind::Calibration,
        toJsonText(Calibration{.recipes = {recipeOf(generation(any, worker.id))},
                               .handedOver = tx.deliveries().handedOverIn(food, people),
                               .decisions = 0}));
}

/// Drafts in each state, as the queue counts them, after a look that documents say the same.
std::map<ReviewState, qint64> states(const Session& session)
{
    std::map<ReviewState, qint64> fromDocuments;
    for (int n = 0; n < people; ++n)
        ++fromDocuments[reviewState(must(historyOf(session, draft(n).id)))];
    const std::map<ReviewState, qint64> counted = session.queue().countsByState({});
    if (counted != fromDocuments)
        qFatal("the queue and the documents differ");
    return counted;
}

void handOver(Transaction& tx, int wanted)
{
    for (int n = 0; n < people && wanted > 0; ++n) {
        const DraftHistory history = must(historyOf(tx, draft(n).id));
        if (reviewState(history) != ReviewState::Ready)
            continue;
        must(tx.deliveries().put(Delivery{.id = deliveryIdFor(history.draft.id),
                                          .draft = history.draft.id,
                                          .revision = history.revisions.front().id,
                                          .contentHash = u"abc"_s,
                                          .by = ingrid.id,
                                          .means = u"eml"_s,
                                          .target = u"a.eml"_s,
                                          .outcome = DeliveryOutcome::Delivered,
                                          .at = moment(n)}));
        --wanted;
    }
    QCOMPARE(wanted, 0);
}

} // namespace

class AutopilotTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aModeAloneLetsNothingGo();
    void aCalibratedSegmentHoldsOneInTenThenOneInTwenty();
    void aNewCalibrationWatchesCloselyAgain();
    void anotherTeamKeyDrawsOthers();

private:
    [[nodiscard]] qint64 inState(ReviewState state);
    std::unique_ptr<TempWorkspace> m_workspace;
};

void AutopilotTest::init()
{
    m_workspace = std::make_unique<TempWorkspace>();
    m_workspace->create();
    m_workspace->write([](Transaction& tx) {
        must(tx.settings().setTeamKey(QByteArray(32, 'k')));
        writeDrafts(tx);
    });
}

qint64 AutopilotTest::inState(ReviewState state)
{
    qint64 count = 0;
    m_workspace->check([&](Reader& reader) { count = states(reader)[state]; });
    if (!must(examine(m_workspace->path(), m_workspace->surroundings())).isSound())
        qFatal("the doctor finds something");
    return count;
}

void AutopilotTest::aModeAloneLetsNothingGo()
{
    m_workspace->write([](Transaction& tx) { put(tx, ControlKind::Mode, u"autopilot"_s); });
    QCOMPARE(inState(ReviewState::NeedsReview), people);
    m_workspace->write([](Transaction& tx) { calibrate(tx); });
    QVERIFY(inState(ReviewState::Ready) > people / 2);
    m_workspace->write([](Transaction& tx) { put(tx, ControlKind::Mode, u"review"_s); });
    QCOMPARE(inState(ReviewState::NeedsReview), people);
}

void AutopilotTest::aCalibratedSegmentHoldsOneInTenThenOneInTwenty()
{
    m_workspace->write([](Transaction& tx) {
        put(tx, ControlKind::Mode, u"autopilot"_s);
        calibrate(tx);
    });
    const qint64 closely = inState(ReviewState::NeedsReview);
    QVERIFY2(closely > 25 && closely < 58, qPrintable(QString::number(closely))); // 40, deviation 6
    m_workspace->write([](Transaction& tx) { handOver(tx, 99); });
    QCOMPARE(inState(ReviewState::NeedsReview), closely);
    m_workspace->write([](Transaction& tx) { handOver(tx, 1); });
    const qint64 later = inState(ReviewState::NeedsReview);
    QVERIFY2(later > 7 && later < 36 && later < closely, qPrintable(QString::number(later)));
}

void AutopilotTest::aNewCalibrationWatchesCloselyAgain()
{
    m_workspace->write([](Transaction& tx) {
        put(tx, ControlKind::Mode, u"autopilot"_s);
        calibrate(tx);
    });
    const qint64 closely = inState(ReviewState::NeedsReview);
    m_workspace->write([](Transaction& tx) { handOver(tx, 100); });
    QVERIFY(inState(ReviewState::NeedsReview) < closely);
    m_workspace->write([](Transaction& tx) { calibrate(tx); });
    QCOMPARE(inState(ReviewState::NeedsReview), closely);
}

void AutopilotTest::anotherTeamKeyDrawsOthers()
{
    m_workspace->write([](Transaction& tx) {
        put(tx, ControlKind::Mode, u"autopilot"_s);
        calibrate(tx);
        must(tx.settings().setTeamKey(QByteArray(32, 'x')));
    });
    QVERIFY(inState(ReviewState::NeedsReview) > 0);
}

QTEST_GUILESS_MAIN(AutopilotTest)
#include "autopilot_test.moc"
