// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/policy/content_hash.h"
#include "app/policy/suppression_key.h"
#include "app/store/audit_witness.h"
#include "app/store/team.h"
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

/// What decides who is written to, and what became of it.
class LettingOutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void controlsComeToGovernance();
    void laterControlReplacesTheOneItSaw();
    void suppressionsNamePeopleUntilLifted();
    void suppressionThatCameFirstHoldsLater();
    void deliveryIsClaimedOnce();
    void repliesAndPauses();
    void inATeamTheServerVouches();

private:
    std::unique_ptr<TempWorkspace> m_workspace;
};

void LettingOutTest::init()
{
    m_workspace = std::make_unique<TempWorkspace>();
    m_workspace->create();
}

void LettingOutTest::controlsComeToGovernance()
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

void LettingOutTest::laterControlReplacesTheOneItSaw()
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

void LettingOutTest::suppressionsNamePeopleUntilLifted()
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
        // Whoever lifted it is not known as a manager: it stands until they are.
        QCOMPARE(history(tx).suppressions, std::vector{byMail});
        must(tx.users().put(user(u"Ingrid Falk"_s, Role::Sdr)));
        must(tx.users().put(ingrid));
        QVERIFY(history(tx).suppressions.empty());
        tx.settle();
        QCOMPARE(tx.queue().state(draft(1).id), policy::ReviewState::NeedsReview);
    });
}

void LettingOutTest::suppressionThatCameFirstHoldsLater()
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

void LettingOutTest::deliveryIsClaimedOnce()
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

void LettingOutTest::repliesAndPauses()
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
        const auto pause = [](bool on, const User& by, std::vector<PauseId> after, int minutes) {
            return sealed(Pause{.id = {},
                                .on = on,
                                .after = std::move(after),
                                .by = by.id,
                                .reason = {},
                                .at = moment(minutes)});
        };
        const Pause on = pause(true, sam, {}, 2);
        must(tx.deliveries().put(on));
        QVERIFY(tx.deliveries().isPaused());
        const Pause off = pause(false, ingrid, {on.id}, 1); // its clock is late
        must(tx.deliveries().put(off));
        QVERIFY(tx.deliveries().isPaused()); // nobody knows Ingrid yet
        must(tx.users().put(ingrid));
        QVERIFY(!tx.deliveries().isPaused());
        must(tx.deliveries().put(pause(true, sam, {}, 0)));
        QVERIFY(tx.deliveries().isPaused());
        QCOMPARE(tx.deliveries().pauses().size(), size_t(3));
        QCOMPARE(tx.deliveries().pauses()[1], off);
    });
}

void LettingOutTest::inATeamTheServerVouches()
{
    const auto held = [](const Session& session) {
        const Result<void> carried = logCarries(session, history(session));
        return carried ? QString() : carried.error().id;
    };
    m_workspace->write([&held](Transaction& tx) {
        must(tx.users().put(mara));
        writeDraft(tx);
        QCOMPARE(held(tx), QString());
        tx.setOrigin(WriteOrigin::Server);
        must(tx.decisions().put(decision(history(tx), Verdict::Approve, mara)));
        QCOMPARE(held(tx), u"audit.unlogged"_s);
        // A setting alone, which anybody could write, does not make it a team's.
        tx.remote().setState(u"joined"_s, u"https://team.example"_s);
        QCOMPARE(held(tx), u"audit.unlogged"_s);
        QVERIFY(isTeams(tx)); // but it binds
        must(tx.audit().append({mara.id, teamJoined, teamSubject}));
        QCOMPARE(held(tx), QString());
        // Nor does taking the setting away free anybody.
        tx.remote().setState(u"joined"_s, {});
        QVERIFY(isTeams(tx));
        QCOMPARE(signedInMember(tx), std::optional(mara.id));
    });
}

QTEST_GUILESS_MAIN(LettingOutTest)
#include "letting_out_test.moc"
