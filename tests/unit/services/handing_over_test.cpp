// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/audit_service.h"
#include "app/services/control_service.h"
#include "app/services/decision_service.h"
#include "app/services/delivery_judging.h"
#include "app/services/delivery_service.h"
#include "app/services/evidence_service.h"
#include "app/services/import_service.h"
#include "app/services/inputs_service.h"
#include "app/services/people_service.h"
#include "app/services/review_service.h"
#include "app/services/user_service.h"
#include "app/services/workspace_service.h"
#include "app/store/deliveries.h"
#include "app/store/device_keys.h"
#include "app/store/transaction.h"
#include "app/store/workspace.h"
#include "tests/unit/services/desk.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Desk;

namespace {

/// Does something when it is asked for the day, which every judgement of a draft does.
class WatchedClock final : public Clock {
public:
    explicit WatchedClock(std::shared_ptr<const Clock> clock)
        : m_clock(std::move(clock))
    {}
    [[nodiscard]] QDateTime now() const override { return m_clock->now(); }
    [[nodiscard]] QDate today() const override
    {
        ++asked;
        if (onToday)
            onToday(asked);
        return m_clock->today();
    }

    std::function<void(int)> onToday;
    mutable int asked = 0;

private:
    std::shared_ptr<const Clock> m_clock;
};

/// The desk's workspace opened once more, with a clock that tells when a draft is judged.
struct SecondWindow {
    explicit SecondWindow(Desk& desk)
        : clock(std::make_shared<WatchedClock>(desk.clock))
        , target{DeliveryTarget::Means::Csv, desk.path(u"out.csv"_s)}
    {
        auto opened = OpenWorkspace::open(desk.path(u"desk.countersign"_s), clock);
        if (!opened || !(*opened)->session().actAs(u"Rita"_s))
            qFatal("cannot open the desk again");
        workspace = *std::move(opened);
        clock->asked = 0;
    }

    std::shared_ptr<WatchedClock> clock;
    DeliveryTarget target;
    std::unique_ptr<OpenWorkspace> workspace;
};

/// As after a crash between the claim and the outcome, or a message that a mail program may have taken.
void cutOff(const Desk& desk, const DraftId& draft)
{
    const auto file = store::Workspace::open(
        desk.path(u"desk.countersign"_s), store::OpenMode::ReadWrite,
        {.clock = desk.clock, .deviceKeys = std::make_shared<store::FileDeviceKeys>()});
    const Result<void> done =
        file ? (*file)->writeNow([&](store::Transaction& transaction) -> Result<void> {
            return transaction.deliveries().settle(draft, DeliveryOutcome::Unknown,
                                                   desk.clock->now());
        })
             : Result<void>(file.error());
    if (!done)
        qFatal("%s", qPrintable(done.error().id));
}

/// "Sam: delivery.failed"
QString lastInTheLog(Desk& desk)
{
    const AuditEntry last = desk->audit().list(1)->front();
    return QString(auditName(last.by, *desk->users().list()) + u": "_s + last.action);
}

} // namespace

/// Delivery believes no stored state: whatever came between the approval and the hand-over counts.
class HandingOverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsApprovedGoesOnce();
    void aPersonWhoLookedSaysHowAHandOverEnded();
    void whatWaitsForASignatureSaysWhoseAndOnWhichChannel();
    void aPauseRefuses();
    void aPreviewRefusesWhatAHandOverRefuses();
    void onlyWhatWasAgreedToGoes();
    void aTableIsJudgedWhileOthersCanWrite();
    void whatChangesAfterTheJudgementIsJudgedAgain();
    void whoWritesAllTheTimeHoldsNothingUp();
    void theLatestPauseCountsThoughTheClockWentBack();
    void aBoundaryOfTodayHoldsAnApprovalOfYesterday();
    void withdrawnEvidenceHolds();
    void aSuppressionHoldsAndALiftNeedsAReason();
    void aSuppressionOfOneChannelIsNoneOfThePerson();
    void anOptOutInAReplySuppresses();
    void anErasedPersonIsGone();

private:
    static void approve(Desk& desk)
    {
        QVERIFY(desk->decisions().decide({desk.draft(u"one"_s)}, {})->front().decision);
    }
    static DeliveryReport deliver(Desk& desk)
    {
        const auto report =
            desk->delivery().deliver({DeliveryTarget::Means::Eml, desk.path(u"out"_s)});
        return report ? *report : DeliveryReport();
    }
};

void HandingOverTest::whatIsApprovedGoesOnce()
{
    Desk desk;
    QCOMPARE(deliver(desk).held.front().reason.id, u"delivery.needs_review"_s);
    approve(desk);
    QCOMPARE(deliver(desk).delivered.size(), size_t(1));
    QCOMPARE(QDir(desk.path(u"out"_s)).entryList(QDir::Files).size(), 1);
    const DeliveryReport again = deliver(desk);
    QVERIFY(again.delivered.empty() && again.held.empty());
    QCOMPARE(desk->decisions().undoLast()->refusal->id, u"decision.delivered"_s);
    QCOMPARE(desk->delivery().settle(desk.draft(u"one"_s), true).error().id,
             u"delivery.not_unknown"_s);
}

void HandingOverTest::aPersonWhoLookedSaysHowAHandOverEnded()
{
    Desk desk;
    const DraftId one = desk.draft(u"one"_s);
    approve(desk);
    const auto mayTell = [&desk, &one] { return desk->review().viewOf(one)->maySettle; };
    QCOMPARE(mayTell().refusal->id, u"delivery.not_unknown"_s); // nothing was begun
    QCOMPARE(deliver(desk).delivered.size(), size_t(1));
    cutOff(desk, one);
    QCOMPARE(desk.state(one), u"delivery_unknown"_s);
    QVERIFY(mayTell().allowed);
    QCOMPARE(deliver(desk).held.front().reason.id, u"delivery.delivery_unknown"_s);

    const User worker{.id = UserId(u"user:writer"_s),
                      .name = u"Writer"_s,
                      .role = Role::Worker,
                      .email = {},
                      .languages = {}};
    Delivery unknown;
    unknown.outcome = DeliveryOutcome::Unknown;
    QCOMPARE(maySettle(unknown, worker).error().id, u"role.deliver"_s);
    desk.actAs(u"Sam"_s);
    QVERIFY(bool(desk->delivery().settle(one, false)));
    QCOMPARE(desk.state(one), u"ready"_s); // and may go once more
    QCOMPARE(lastInTheLog(desk), u"Sam: delivery.failed"_s);
    // The file is there all the same: it did go, and is not written over.
    QCOMPARE(deliver(desk).held.front().reason.id, u"file.exists"_s);
    QVERIFY(QDir(desk.path(u"out"_s)).removeRecursively());
    QCOMPARE(deliver(desk).delivered.size(), size_t(1));
    cutOff(desk, one);
    QVERIFY(bool(desk->delivery().settle(one, true)));
    QCOMPARE(desk.state(one), u"delivered"_s);
    QCOMPARE(lastInTheLog(desk), u"Sam: delivery.delivered"_s);
    QVERIFY(deliver(desk).delivered.empty());
    QCOMPARE(desk->delivery().settle(one, false).error().id, u"delivery.not_unknown"_s);
}

void HandingOverTest::whatWaitsForASignatureSaysWhoseAndOnWhichChannel()
{
    Desk desk;
    approve(desk);
    desk.actAs(u"Boss"_s);
    const auto setApprovers = [&desk](const QByteArray& approvers) {
        const QByteArray setup = R"({"segments": [{"name": "Depots", "mode": "approval",
            "filter": {"all": [{"field": "account.industry", "is": "Storage"}]},
            "directives": [], "approvers": [)" +
                                 approvers + "]}]}";
        const auto report =
            desk->imports().run(ImportKind::Setup, {desk.write(u"approval.json"_s, setup)});
        QVERIFY(report.ok());
        QVERIFY2(report->rejected.empty() && report->leftAsIs.empty(),
                 qPrintable(QString::number(report->updated)));
    };
    setApprovers(R"("Rita", "Boss")");
    const DeliveryReport report = deliver(desk);
    QVERIFY(report.delivered.empty());
    QCOMPARE(report.held.size(), size_t(1));
    const HeldBack& held = report.held.front();
    QCOMPARE(held.reason.id, u"delivery.needs_sign_off"_s);
    QCOMPARE(held.channel, std::optional(Channel::Email));
    QCOMPARE(heldWords(held), u"Waits for the signature of Boss, Rita."_s);
}

void HandingOverTest::aPauseRefuses()
{
    Desk desk;
    approve(desk);
    desk.actAs(u"Sam"_s);
    QVERIFY(desk->workspace().setPaused(true).ok());
    QCOMPARE(desk->delivery().deliver({DeliveryTarget::Means::Eml, desk.path(u"out"_s)}).error().id,
             u"delivery.paused"_s);
    QCOMPARE(desk->workspace().setPaused(false).error().id, u"role.resume"_s);
    desk.actAs(u"Boss"_s);
    QVERIFY(desk->workspace().setPaused(false).ok());
    const DeliveryReport report = deliver(desk);
    QVERIFY2(report.held.empty(),
             qPrintable(report.held.empty() ? QString() : report.held.front().reason.id));
    QCOMPARE(report.delivered.size(), size_t(1));
}

void HandingOverTest::aPreviewRefusesWhatAHandOverRefuses()
{
    Desk desk;
    approve(desk);
    const DeliveryTarget target{DeliveryTarget::Means::Eml, desk.path(u"out"_s)};
    QCOMPARE(desk->delivery().preview(target)->delivered.size(), size_t(1));
    desk.actAs(u"Boss"_s);
    QVERIFY(desk->users().add(u"Wim"_s, Role::Worker).ok());
    desk.actAs(u"Wim"_s);
    QCOMPARE(desk->delivery().deliver(target).error().id, u"role.deliver"_s);
    QCOMPARE(desk->delivery().preview(target).error().id, u"role.deliver"_s);
    desk.actAs(u"Sam"_s);
    QVERIFY(desk->workspace().setPaused(true).ok());
    desk.actAs(u"Rita"_s);
    QCOMPARE(desk->delivery().preview(target).error().id, u"delivery.paused"_s);
}

void HandingOverTest::onlyWhatWasAgreedToGoes()
{
    Desk desk;
    const DeliveryTarget target{DeliveryTarget::Means::Csv, desk.path(u"out.csv"_s)};
    QVERIFY(desk->delivery().preview(target)->delivered.empty());
    approve(desk);
    const auto nothing = desk->delivery().deliverAgreed({}, target);
    QVERIFY(nothing.ok());
    QVERIFY(nothing->delivered.empty() && nothing->held.empty());
    QCOMPARE(nothing->readySince, qint64(1));
    QVERIFY(!QFile::exists(target.path));
    const DraftId one = desk.draft(u"one"_s);
    const auto report = desk->delivery().deliverAgreed({one}, target);
    QCOMPARE(report->delivered.size(), size_t(1));
    QCOMPARE(report->readySince, qint64(0));
}

void HandingOverTest::aTableIsJudgedWhileOthersCanWrite()
{
    Desk desk;
    approve(desk);
    SecondWindow second(desk);
    const auto report = second.workspace->delivery().deliver(second.target);
    QCOMPARE(report->delivered.size(), size_t(1));
    // Once in the look at all and once before the claim; not again with the writer in hand.
    QCOMPARE(second.clock->asked, 2);
}

void HandingOverTest::whatChangesAfterTheJudgementIsJudgedAgain()
{
    Desk desk;
    approve(desk);
    SecondWindow second(desk);
    second.clock->onToday = [&desk](int asked) {
        if (asked == 2)
            QVERIFY(desk->people()
                        .suppress(SuppressionKind::Email, u"ada@rook.example"_s, {}, u"asked"_s)
                        .ok());
    };
    const auto report = second.workspace->delivery().deliver(second.target);
    QVERIFY(report.ok());
    QVERIFY(report->delivered.empty());
    QCOMPARE(report->held.front().reason.id, u"delivery.suppressed"_s);
    QVERIFY(!QFile::exists(second.target.path));
}

void HandingOverTest::whoWritesAllTheTimeHoldsNothingUp()
{
    Desk desk;
    approve(desk);
    SecondWindow second(desk);
    second.clock->onToday = [&desk](int asked) {
        // From the fifth on it is asked by the writer itself, for which others wait.
        if (asked >= 2 && asked <= 4)
            QVERIFY(desk->people()
                        .suppress(SuppressionKind::Email, u"a%1@other.example"_s.arg(asked), {},
                                  u"asked"_s)
                        .ok());
    };
    const auto report = second.workspace->delivery().deliver(second.target);
    QCOMPARE(report->delivered.size(), size_t(1));
    QCOMPARE(second.clock->asked, 5);
}

void HandingOverTest::theLatestPauseCountsThoughTheClockWentBack()
{
    Desk desk;
    desk.actAs(u"Boss"_s);
    QVERIFY(desk->workspace().setPaused(true).ok());
    desk.clock->advance(-3600);
    QVERIFY(desk->workspace().setPaused(false).ok());
    QVERIFY(!*desk->workspace().isPaused());
    desk.clock->advance(-3600);
    QVERIFY(desk->workspace().setPaused(true).ok());
    QVERIFY(*desk->workspace().isPaused());
}

void HandingOverTest::aBoundaryOfTodayHoldsAnApprovalOfYesterday()
{
    Desk desk;
    approve(desk);
    Boundary boundary;
    boundary.label = u"B01"_s;
    boundary.pattern = u"dock doors"_s;
    boundary.probe = u"You have many dock doors."_s;
    QVERIFY(desk->inputs().saveBoundary(boundary).ok());
    const DeliveryReport report = deliver(desk);
    QVERIFY(report.delivered.empty());
    QCOMPARE(report.held.front().reason.id, u"delivery.blocked"_s);
    QCOMPARE(report.held.front().reason.args.value(1), u"boundary.violation"_s);
    QCOMPARE(desk->inputs().boundaries()->front().openIn, qint64(1));
    boundary.probe = u"Nothing of the kind."_s;
    QCOMPARE(desk->inputs().saveBoundary(boundary).error().id, u"boundary.probe"_s);
}

void HandingOverTest::withdrawnEvidenceHolds()
{
    Desk desk;
    approve(desk);
    const auto view = desk->review().viewOf(desk.draft(u"one"_s));
    const EvidenceId cited = view->head->citations.at(u"r1"_s);
    QCOMPARE(desk->evidence().withdraw(cited, u"wrong"_s)->citing.size(), size_t(1));
    QCOMPARE(deliver(desk).held.front().reason.id, u"delivery.changed_since_approval"_s);
}

void HandingOverTest::aSuppressionHoldsAndALiftNeedsAReason()
{
    Desk desk;
    approve(desk);
    const auto entry =
        desk->people().suppress(SuppressionKind::Email, u" ADA@Rook.example "_s, {}, u"asked"_s);
    QVERIFY(entry.ok());
    QCOMPARE(deliver(desk).held.front().reason.id, u"delivery.suppressed"_s);
    QCOMPARE(desk->people().lift(*entry, u"no"_s).error().id, u"role.lift_suppression"_s);
    desk.actAs(u"Boss"_s);
    QCOMPARE(desk->people().lift(*entry, u" "_s).error().id, u"lift.no_reason"_s);
    QVERIFY(desk->people().lift(*entry, u"she wrote again"_s).ok());
    QCOMPARE(deliver(desk).delivered.size(), size_t(1));
    QCOMPARE(desk->people().suppress(SuppressionKind::Email, u"no address"_s, {}, {}).error().id,
             u"suppression.value"_s);
}

/// Who may be written to on other channels is not told to be out of reach beside a colleague's draft.
void HandingOverTest::aSuppressionOfOneChannelIsNoneOfThePerson()
{
    Desk desk;
    approve(desk);
    const auto member = [&desk] {
        const auto account = desk->review().viewOf(desk.draft(u"one"_s))->account;
        const Result<AccountReport> report = desk->control().accountReport(account->id);
        return report->members.front();
    };
    QVERIFY(!member().suppressed);
    const auto suppress = [&desk](const std::vector<Channel>& channels) {
        return desk->people().suppress(SuppressionKind::Email, u"ada@rook.example"_s, channels,
                                       u"asked"_s);
    };
    QVERIFY(suppress({Channel::Sms}).ok());
    QVERIFY(!member().suppressed);
    QVERIFY(suppress({}).ok());
    QVERIFY(member().suppressed);
}

void HandingOverTest::anOptOutInAReplySuppresses()
{
    Desk desk;
    approve(desk);
    const ProspectId ada = desk->review().viewOf(desk.draft(u"one"_s))->prospect.id;
    QVERIFY(desk->people().reply(ada, u"Please take me off your list."_s)->optOut);
    QCOMPARE(desk.state(desk.draft(u"one"_s)), u"suppressed"_s);
    QCOMPARE(desk->people().reply(ada, u"  "_s).error().id, u"reply.empty"_s);
}

void HandingOverTest::anErasedPersonIsGone()
{
    Desk desk;
    const DraftId draft = desk.draft(u"one"_s);
    const ProspectId ada = desk->review().viewOf(draft)->prospect.id;
    QCOMPARE(desk->people().erase(ada).error().id, u"role.erase"_s);
    desk.actAs(u"Boss"_s);
    QVERIFY(desk->people().erase(ada).ok());
    QCOMPARE(desk->review().viewOf(draft).error().id, u"draft.unknown"_s);
    QVERIFY(!desk->people().suppressions()->empty());
}

QTEST_GUILESS_MAIN(HandingOverTest)
#include "handing_over_test.moc"
