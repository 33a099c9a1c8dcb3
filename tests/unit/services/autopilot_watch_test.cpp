// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/check_service.h"
#include "app/services/control_service.h"
#include "app/services/decision_service.h"
#include "app/services/delivery_service.h"
#include "app/services/edit_service.h"
#include "app/services/generation_service.h"
#include "app/services/import_service.h"
#include "app/services/inputs_service.h"
#include "app/services/listing_json.h"
#include "app/services/listing_service.h"
#include "app/services/open_workspace.h"
#include "app/services/review_service.h"
#include "app/services/session.h"
#include "tests/support/fixed_clock.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::FixedClock;

namespace {

QString data(const QString& name)
{
    return QStringLiteral(COUNTERSIGN_TEST_DATA) + u"/depots/"_s + name;
}

} // namespace

/// A segment of seventy people on its way to autopilot, on it, and off it again.
class AutopilotWatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void theGateOpensAfterFiftyReadAtLeisure();
    void nobodyButAManagerOpensIt();
    void whatGoesByItselfSaysSo();
    void anEditTakesADraftOut();
    void rejectedSamplesTakeTheSegmentOff();
    void changedDirectivesTakeTheSegmentOff();
    void aBrokenBoundaryTakesTheSegmentOff();
    void aBoundaryWithoutAProbeThatTripsTakesTheSegmentOff();
    void aDraftIsWrittenOnce();

private:
    OpenWorkspace& workspace() { return *m_workspace; }
    SegmentReport report() { return *workspace().control().segmentReport(m_segment); }
    void actAs(const QString& name);
    /// All drafts in a state, newest first.
    std::vector<DraftId> inState(policy::ReviewState state);
    [[nodiscard]] bool decide(const DraftId& draft, Verdict verdict);
    /// Approves so many, each read at leisure with its evidence open.
    int approve(int count);
    void putOnAutopilot();

    QTemporaryDir m_ready; ///< a workspace with everything written, copied for each test
    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<FixedClock> m_clock = std::make_shared<FixedClock>();
    std::unique_ptr<OpenWorkspace> m_workspace;
    SegmentId m_segment;
};

void AutopilotWatchTest::initTestCase()
{
    qputenv("XDG_DATA_HOME", QFile::encodeName(m_ready.filePath(u"data"_s)));
    auto made = OpenWorkspace::create(m_ready.filePath(u"depots.countersign"_s),
                                      u"Olive Marchetti"_s, m_clock);
    QVERIFY(made.ok());
    const auto import = [&made](ImportKind kind, const QString& name) {
        const auto report = (*made)->imports().run(kind, {data(name)});
        return report.ok() && report->rejected.empty();
    };
    QVERIFY(import(ImportKind::Setup, u"setup.json"_s));
    QVERIFY(import(ImportKind::Accounts, u"accounts.csv"_s));
    QVERIFY(import(ImportKind::Prospects, u"people.csv"_s));
    for (const QString& name : {u"research.jsonl"_s, u"crm.jsonl"_s, u"signal.jsonl"_s})
        QVERIFY(import(ImportKind::Evidence, name));
    QVERIFY(import(ImportKind::Knowledge, u"kb"_s));
    const auto written = (*made)->generation().generate(GenerateRequest());
    QVERIFY(written.ok());
    QVERIFY2(written->generated.size() > 180,
             qPrintable(QString::number(written->generated.size())));
}

void AutopilotWatchTest::init()
{
    m_workspace.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath(u"depots.countersign"_s);
    QVERIFY(QFile::copy(m_ready.filePath(u"depots.countersign"_s), path));
    auto opened = OpenWorkspace::open(path, m_clock);
    QVERIFY2(opened.ok(), opened ? "" : qPrintable(opened.error().id));
    m_workspace = *std::move(opened);
    m_segment = SegmentId(*workspace().listing().resolve(Named::Segment, u"Depots"_s));
}

void AutopilotWatchTest::actAs(const QString& name)
{
    if (const Result<User> acting = workspace().session().actAs(name); !acting)
        qFatal("%s", qPrintable(acting.error().id));
}

std::vector<DraftId> AutopilotWatchTest::inState(policy::ReviewState state)
{
    ListQuery query;
    query.state = state;
    query.limit = 0;
    std::vector<DraftId> drafts;
    const Result<void> listed = workspace().listing().list(
        query, [&drafts](const Json& row) { drafts.emplace_back(textAt(row, "id")); });
    if (!listed)
        qFatal("%s", qPrintable(listed.error().id));
    return drafts;
}

bool AutopilotWatchTest::decide(const DraftId& draft, Verdict verdict)
{
    const auto view = workspace().review().viewOf(draft);
    if (!view)
        return false;
    DecisionRequest request;
    request.verdict = verdict;
    request.secondsLooked = 600;
    for (const auto& [label, id] : view->head->citations)
        request.opened.push_back(id);
    const auto outcomes = workspace().decisions().decide({draft}, request);
    return outcomes && outcomes->front().decision.has_value();
}

int AutopilotWatchTest::approve(int count)
{
    actAs(u"Rita Blum"_s);
    int approved = 0;
    for (const DraftId& draft : inState(policy::ReviewState::NeedsReview)) {
        if (approved < count && decide(draft, Verdict::Approve))
            ++approved;
    }
    actAs(u"Olive Marchetti"_s);
    return approved;
}

void AutopilotWatchTest::putOnAutopilot()
{
    QCOMPARE(approve(50), 50);
    const Result<void> set = workspace().control().setMode(m_segment, Mode::Autopilot);
    QVERIFY2(set.ok(), set ? "" : qPrintable(set.error().args.join(u", "_s)));
}

void AutopilotWatchTest::theGateOpensAfterFiftyReadAtLeisure()
{
    QCOMPARE(approve(49), 49);
    const Result<void> early = workspace().control().setMode(m_segment, Mode::Autopilot);
    QCOMPARE(early.error().id, u"mode.autopilot_gate"_s);
    QCOMPARE(early.error().args.front(), u"decided:49:50"_s);
    QCOMPARE(approve(1), 1);
    QVERIFY(workspace().control().setMode(m_segment, Mode::Autopilot).ok());
    const SegmentReport now = report();
    QCOMPARE(now.policy.mode, Mode::Autopilot);
    QVERIFY(now.policy.calibration->recipes.size() == 1);
    QCOMPARE(now.policy.calibration->decisions, qint64(50));
    QCOMPARE(now.watch->samples, qint64(0));
}

void AutopilotWatchTest::nobodyButAManagerOpensIt()
{
    QCOMPARE(approve(50), 50);
    actAs(u"Rita Blum"_s);
    QCOMPARE(workspace().control().setMode(m_segment, Mode::Autopilot).error().id,
             u"role.set_control"_s);
}

void AutopilotWatchTest::whatGoesByItselfSaysSo()
{
    putOnAutopilot();
    const size_t waiting = inState(policy::ReviewState::NeedsReview).size();
    const size_t ready = inState(policy::ReviewState::Ready).size() - 50;
    QVERIFY2(waiting > 0 && waiting * 4 < ready,
             qPrintable(u"%1 wait, %2 go"_s.arg(waiting).arg(ready)));
    const QString folder = m_folder->filePath(u"out"_s);
    const auto sent = workspace().delivery().deliver(
        {.means = DeliveryTarget::Means::Csv, .path = folder + u".csv"_s});
    QVERIFY2(sent.ok(), sent ? "" : qPrintable(sent.error().id));
    QCOMPARE(sent->delivered.size(), ready + 50);
    const Json draft =
        *workspace().listing().show(inState(policy::ReviewState::NeedsReview).front().text());
    QVERIFY(draft.dump().find("Drawn as a sample") != std::string::npos);
}

void AutopilotWatchTest::anEditTakesADraftOut()
{
    putOnAutopilot();
    for (const DraftId& draft : inState(policy::ReviewState::Ready)) {
        const auto view = workspace().review().viewOf(draft);
        if (!view->decisions.empty())
            continue;
        EditedText text = editedTextOf(*view->head);
        text.text += u" "_s;
        QVERIFY(workspace().edits().finish(draft, view->head->id, text).ok());
        QCOMPARE(*workspace().review().stateOf(draft), policy::ReviewState::NeedsReview);
        return;
    }
    QFAIL("nothing goes by itself");
}

void AutopilotWatchTest::rejectedSamplesTakeTheSegmentOff()
{
    putOnAutopilot();
    actAs(u"Rita Blum"_s);
    const std::vector<DraftId> samples = inState(policy::ReviewState::NeedsReview);
    QVERIFY(samples.size() >= 5);
    QVERIFY(decide(samples[0], Verdict::Approve));
    for (size_t i = 1; i < 4; ++i)
        QVERIFY(decide(samples[i], Verdict::RequestChanges));
    SegmentReport now = report();
    QCOMPARE(now.policy.mode, Mode::Autopilot);
    QCOMPARE(now.watch->samples, qint64(4));
    QCOMPARE(now.watch->rejected, qint64(3));
    QVERIFY(std::abs(now.watch->cusum - 3 * std::log(3.0)) < 1e-9);
    QVERIFY(decide(samples[4], Verdict::Reject));
    now = report();
    QCOMPARE(now.policy.mode, Mode::Approval);
    QCOMPARE(now.modeSetting->reason, u"demoted.cusum"_s);
    QCOMPARE(now.modeSetting->by, u"Rita Blum"_s);
    QVERIFY(inState(policy::ReviewState::Ready).empty());
}

void AutopilotWatchTest::changedDirectivesTakeTheSegmentOff()
{
    putOnAutopilot();
    Directive directive;
    directive.label = u"X9"_s;
    directive.text = u"At most one figure a message."_s;
    QVERIFY(workspace().inputs().saveDirective(directive).ok());
    QCOMPARE(report().policy.mode, Mode::Autopilot); // nothing has been written by it yet
    const DraftId draft = inState(policy::ReviewState::NeedsReview).front();
    const auto again = workspace().generation().regenerate(draft, {});
    QVERIFY2(again.ok(), again ? "" : qPrintable(again.error().id));
    QCOMPARE(report().policy.mode, Mode::Approval);
    QCOMPARE(report().modeSetting->reason, u"demoted.recipe"_s);
}

void AutopilotWatchTest::aBrokenBoundaryTakesTheSegmentOff()
{
    putOnAutopilot();
    Boundary boundary;
    boundary.label = u"B7"_s;
    boundary.kind = BoundaryKind::Phrase;
    boundary.pattern = u"dock"_s;
    boundary.reason = u"we say bay"_s;
    boundary.probe = u"A dock is a dock."_s;
    QVERIFY(workspace().inputs().saveBoundary(boundary).ok());
    QVERIFY(workspace().checks().catchUp().ok());
    QCOMPARE(report().policy.mode, Mode::Approval);
    QVERIFY(report().modeSetting->reason.startsWith(u"demoted.boundary:"_s));
}

void AutopilotWatchTest::aBoundaryWithoutAProbeThatTripsTakesTheSegmentOff()
{
    putOnAutopilot();
    Boundary boundary;
    boundary.label = u"B8"_s;
    boundary.pattern = u"zeppelin"_s;
    boundary.probe = u"A zeppelin is no lorry."_s;
    QVERIFY(workspace().inputs().tryBoundary(boundary)->after.empty());
    const auto saved = workspace().inputs().saveBoundary(boundary);
    QVERIFY(saved.ok());
    QCOMPARE(report().policy.mode, Mode::Autopilot);
    boundary = *saved;
    boundary.probe.clear();
    QVERIFY(workspace().inputs().saveBoundary(boundary).ok());
    QCOMPARE(report().policy.mode, Mode::Approval);
    QCOMPARE(report().modeSetting->reason, u"demoted.probe:B8"_s);
    actAs(u"Olive Marchetti"_s);
    QCOMPARE(workspace().control().setMode(m_segment, Mode::Autopilot).error().id,
             u"mode.autopilot_gate"_s);
}

void AutopilotWatchTest::aDraftIsWrittenOnce()
{
    const size_t before = inState(policy::ReviewState::NeedsReview).size();
    const auto again = workspace().generation().generate(GenerateRequest());
    QVERIFY(again.ok());
    QVERIFY(again->generated.empty());
    QCOMPARE(inState(policy::ReviewState::NeedsReview).size(), before);
}

QTEST_GUILESS_MAIN(AutopilotWatchTest)
#include "autopilot_watch_test.moc"
