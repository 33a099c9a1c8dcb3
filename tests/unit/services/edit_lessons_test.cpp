// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/control_service.h"
#include "app/services/decision_service.h"
#include "app/services/edit_service.h"
#include "app/services/generation_service.h"
#include "app/services/import_service.h"
#include "app/services/inputs_service.h"
#include "app/services/listing_service.h"
#include "app/services/open_workspace.h"
#include "app/services/review_service.h"
#include "app/store/workspace.h"
#include "tests/support/fixed_clock.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::FixedClock;

namespace {

QString data(const QString& name)
{
    return QStringLiteral(COUNTERSIGN_TEST_DATA) + u"/depots/"_s + name;
}

} // namespace

/// What reviewers' edits teach, what it becomes, and whether the edit became rarer for it.
class EditLessonsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void twoEditsAreNoLesson();
    void wordsThatAreCutAgainAndAgain();
    void wordsThatAreAlwaysReplacedByTheSame();
    void aLessonBecomesADirectiveAndTheEditRarer();
    void aLessonBecomesABoundaryWithItsProbe();
    void objectionsAreGroupedByWhatWasSaid();
    void onlyTheLatestDecisionsAreRead();
    void theCostIsKnownBeforeTheChange();
    void aBoundaryIsTriedBeforeItIsSaved();
    void coverageTellsFreshAndOwnPersonByPerson();

private:
    OpenWorkspace& workspace() { return *m_workspace; }
    SegmentReport report() { return *workspace().control().segmentReport(m_segment); }
    std::vector<DraftId> emails();
    void edit(const DraftId& draft, const std::function<QString(QString)>& change);
    bool decide(const DraftId& draft, Verdict verdict, const QString& reason = {});
    const EditLesson* lessonWith(const SegmentReport& report, const QString& words);

    QTemporaryDir m_ready;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<FixedClock> m_clock = std::make_shared<FixedClock>();
    std::unique_ptr<OpenWorkspace> m_workspace;
    SegmentId m_segment;
};

void EditLessonsTest::initTestCase()
{
    qputenv("XDG_DATA_HOME", QFile::encodeName(m_ready.filePath(u"data"_s)));
    auto made = OpenWorkspace::create(m_ready.filePath(u"depots.countersign"_s),
                                      u"Olive Marchetti"_s, m_clock);
    QVERIFY(made.ok());
    const auto import = [&made](ImportKind kind, const QString& name) {
        return (*made)->imports().run(kind, {data(name)}).ok();
    };
    QVERIFY(import(ImportKind::Setup, u"setup.json"_s));
    QVERIFY(import(ImportKind::Accounts, u"accounts.csv"_s));
    QVERIFY(import(ImportKind::Prospects, u"people.csv"_s));
    for (const QString& name : {u"research.jsonl"_s, u"crm.jsonl"_s, u"signal.jsonl"_s})
        QVERIFY(import(ImportKind::Evidence, name));
    QVERIFY(import(ImportKind::Knowledge, u"kb"_s));
    GenerateRequest request;
    request.limit = 40;
    QVERIFY((*made)->generation().generate(request).ok());
}

void EditLessonsTest::init()
{
    m_workspace.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath(u"depots.countersign"_s);
    QVERIFY(QFile::copy(m_ready.filePath(u"depots.countersign"_s), path));
    auto opened = OpenWorkspace::open(path, m_clock);
    QVERIFY(opened.ok());
    m_workspace = *std::move(opened);
    m_segment = SegmentId(*workspace().listing().resolve(Named::Segment, u"Depots"_s));
}

std::vector<DraftId> EditLessonsTest::emails()
{
    ListQuery query;
    query.limit = 0;
    std::vector<DraftId> drafts;
    (void)workspace().listing().list(query, [&drafts](const Json& row) {
        if (textAt(row, "channel") == u"email" && textAt(row, "state") == u"needs_review")
            drafts.emplace_back(textAt(row, "id"));
    });
    return drafts;
}

void EditLessonsTest::edit(const DraftId& draft, const std::function<QString(QString)>& change)
{
    const auto view = workspace().review().viewOf(draft);
    EditedText text = editedTextOf(*view->head);
    text.text = change(text.text);
    QVERIFY(text.text != view->head->text);
    const auto saved = workspace().edits().finish(draft, view->head->id, text);
    QVERIFY2(saved.ok(), saved ? "" : qPrintable(saved.error().id));
}

bool EditLessonsTest::decide(const DraftId& draft, Verdict verdict, const QString& reason)
{
    const auto view = workspace().review().viewOf(draft);
    DecisionRequest request;
    request.verdict = verdict;
    request.reason = reason;
    request.secondsLooked = 600;
    for (const auto& [label, id] : view->head->citations)
        request.opened.push_back(id);
    const auto outcomes = workspace().decisions().decide({draft}, request);
    return outcomes && outcomes->front().decision.has_value();
}

const EditLesson* EditLessonsTest::lessonWith(const SegmentReport& report, const QString& words)
{
    for (const EditLesson& lesson : report.lessons) {
        if (lesson.words.contains(words) || lesson.instead.contains(words))
            return &lesson;
    }
    return nullptr;
}

void EditLessonsTest::twoEditsAreNoLesson()
{
    const std::vector<DraftId> drafts = emails();
    QVERIFY(drafts.size() > 8);
    for (size_t i = 0; i < 2; ++i) {
        edit(drafts[i],
             [](const QString& text) -> QString { return text + u"\n\nP.S. Mind the gantry."_s; });
        (void)decide(drafts[i], Verdict::RequestChanges, u"later"_s);
    }
    QVERIFY(!lessonWith(report(), u"gantry"_s));
    edit(drafts[2],
         [](const QString& text) -> QString { return text + u"\n\nP.S. Mind the gantry."_s; });
    (void)decide(drafts[2], Verdict::RequestChanges, u"later"_s);
    const SegmentReport after = report();
    const EditLesson* lesson = lessonWith(after, u"gantry"_s);
    QVERIFY(lesson);
    QCOMPARE(lesson->kind, EditLesson::Kind::Added);
    QCOMPARE(lesson->drafts.size(), size_t(3));
    QCOMPARE(lesson->now.edited, qint64(3));
    QCOMPARE(lesson->now.of, qint64(3));
}

void EditLessonsTest::wordsThatAreCutAgainAndAgain()
{
    // Every written text of the segment says who it is from; four reviewers take the product's name out.
    const std::vector<DraftId> drafts = emails();
    int cut = 0;
    for (const DraftId& draft : drafts) {
        const auto view = workspace().review().viewOf(draft);
        if (cut == 4 || !view->head->text.contains(u"Gatewatch"_s))
            continue;
        edit(draft, [](QString text) { return text.replace(u"Gatewatch"_s, QString()); });
        (void)decide(draft, Verdict::RequestChanges, u"no names"_s);
        ++cut;
    }
    QCOMPARE(cut, 4);
    const SegmentReport after = report();
    const EditLesson* lesson = lessonWith(after, u"gatewatch"_s);
    QVERIFY(lesson);
    QCOMPARE(lesson->kind, EditLesson::Kind::Cut);
    QCOMPARE(lesson->drafts.size(), size_t(4));
}

void EditLessonsTest::wordsThatAreAlwaysReplacedByTheSame()
{
    const std::vector<DraftId> drafts = emails();
    for (size_t i = 0; i < 5; ++i) {
        edit(drafts[i], [](QString text) {
            const qsizetype greeting = text.indexOf(u',');
            return text.replace(0, greeting, u"Good morning"_s); // "Hi Ada," and "Ada," alike
        });
        (void)decide(drafts[i], Verdict::RequestChanges, u"manners"_s);
    }
    const SegmentReport after = report();
    const EditLesson* lesson = lessonWith(after, u"good morning"_s);
    QVERIFY(lesson);
    QCOMPARE(lesson->drafts.size(), size_t(5));
}

void EditLessonsTest::aLessonBecomesADirectiveAndTheEditRarer()
{
    const std::vector<DraftId> drafts = emails();
    for (size_t i = 0; i < 3; ++i) {
        edit(drafts[i],
             [](const QString& text) -> QString { return text + u"\n\nP.S. Mind the gantry."_s; });
        (void)decide(drafts[i], Verdict::RequestChanges, u"later"_s);
    }
    const SegmentReport before = report();
    const EditLesson* lesson = lessonWith(before, u"gantry"_s);
    QVERIFY(lesson && lesson->answeredBy.isEmpty() && !lesson->isRarer());
    Directive directive = directiveFrom(*lesson, m_segment);
    QCOMPARE(directive.segment, std::optional(m_segment));
    QVERIFY(directive.text.contains(lesson->words));
    directive.label = u"D77"_s;
    QVERIFY(workspace().inputs().saveDirective(directive).ok());
    // Under the new directive two drafts are written and approved as they are.
    for (size_t i = 4; i < 6; ++i) {
        QVERIFY(workspace().generation().regenerate(drafts[i], {}).ok());
        QVERIFY(decide(drafts[i], Verdict::RequestChanges, u"look again"_s));
    }
    const SegmentReport after = report();
    lesson = lessonWith(after, u"gantry"_s);
    QVERIFY(lesson);
    QCOMPARE(lesson->answeredBy, u"D77"_s);
    QCOMPARE(lesson->before.edited, qint64(3));
    QCOMPARE(lesson->now.edited, qint64(0));
    QCOMPARE(lesson->now.of, qint64(2));
    QVERIFY(lesson->isRarer());
}

void EditLessonsTest::aLessonBecomesABoundaryWithItsProbe()
{
    EditLesson lesson;
    lesson.kind = EditLesson::Kind::Cut;
    lesson.words = u"struggle with"_s;
    lesson.example = u"Teams like yours struggle with doors."_s;
    lesson.drafts = {DraftId(u"draft:1"_s)};
    Boundary boundary = boundaryFrom(lesson);
    QCOMPARE(boundary.kind, BoundaryKind::Phrase);
    QCOMPARE(boundary.probe, lesson.example);
    QVERIFY(tripsOn(boundary, boundary.probe));
    // Figures and names differ from draft to draft: a pattern finds them all.
    lesson.words = u"save # minutes {name}"_s;
    lesson.example.clear();
    boundary = boundaryFrom(lesson);
    QCOMPARE(boundary.kind, BoundaryKind::Regex);
    QVERIFY(tripsOn(boundary, boundary.probe));
    QVERIFY(tripsOn(boundary, u"You could save 1,200 minutes Bela says."_s));
    QVERIFY(!tripsOn(boundary, u"You could save minutes."_s));
    // Nothing forbids what is missing.
    lesson.kind = EditLesson::Kind::Added;
    QVERIFY(boundaryFrom(lesson).pattern.isEmpty());
}

void EditLessonsTest::objectionsAreGroupedByWhatWasSaid()
{
    const std::vector<DraftId> drafts = emails();
    QVERIFY(decide(drafts[0], Verdict::RequestChanges, u"Too long"_s));
    QVERIFY(decide(drafts[1], Verdict::RequestChanges, u"too long"_s));
    QVERIFY(decide(drafts[2], Verdict::Reject, u"Not the right person"_s));
    QVERIFY(workspace().decisions().undoLast().ok());
    QVERIFY(decide(drafts[3], Verdict::Reject, u"Not now"_s));
    const SegmentReport after = report();
    QCOMPARE(after.objections.size(), size_t(2));
    QCOMPARE(after.objections[0].drafts.size(), size_t(2));
    QCOMPARE(after.objections[0].verdict, Verdict::RequestChanges);
    QCOMPARE(after.objections[1].reason, u"Not now"_s);
}

void EditLessonsTest::onlyTheLatestDecisionsAreRead()
{
    const std::vector<DraftId> drafts = emails();
    for (size_t i = 0; i < 3; ++i) {
        edit(drafts[i],
             [](const QString& text) -> QString { return text + u"\n\nP.S. Mind the gantry."_s; });
        (void)decide(drafts[i], Verdict::RequestChanges, u"later"_s);
    }
    const auto reading = store::Workspace::open(m_folder->filePath(u"depots.countersign"_s),
                                                store::OpenMode::ReadOnly,
                                                {.clock = m_clock, .deviceKeys = nullptr});
    QVERIFY(reading.ok());
    QVERIFY(!editLessonsOf(**reading, m_segment)->empty());
    QVERIFY(editLessonsOf(**reading, m_segment, {}, 2)->empty());
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(editLessonsOf(**reading, m_segment, stop.get_token()).error().code,
             ErrorCode::Cancelled);
}

void EditLessonsTest::theCostIsKnownBeforeTheChange()
{
    QVERIFY(workspace().control().changeCost(m_segment)->empty());
    const std::vector<DraftId> drafts = emails();
    int approved = 0;
    for (const DraftId& draft : drafts)
        approved += decide(draft, Verdict::Approve) ? 1 : 0;
    QVERIFY(approved > 3);
    const auto cost = workspace().control().changeCost(m_segment);
    QCOMPARE(cost->size(), size_t(1));
    QCOMPARE(cost->front().decided, report().decided);
    QCOMPARE(cost->front().decided, qint64(approved));
    Directive directive;
    directive.segment = m_segment;
    directive.text = u"One figure a message."_s;
    QVERIFY(workspace().inputs().saveDirective(directive).ok());
    QCOMPARE(report().decided, qint64(0));
    QVERIFY(workspace().control().changeCost(m_segment)->empty());
}

void EditLessonsTest::aBoundaryIsTriedBeforeItIsSaved()
{
    Boundary boundary;
    boundary.pattern = u"Gatewatch"_s;
    boundary.probe = u"We say nothing."_s;
    const auto trial = workspace().inputs().tryBoundary(boundary);
    QVERIFY(trial.ok());
    QVERIFY(trial->hasProbe && !trial->trips);
    QVERIFY(!trial->after.empty() && trial->before.empty());
    QCOMPARE(trial->looked, qint64(40));
    QVERIFY(trial->segments.isEmpty());
    qint64 last = 0;
    QVERIFY(workspace()
                .inputs()
                .tryBoundary(boundary, {},
                             [&last](const Progress& progress) {
                                 last = progress.done;
                                 QCOMPARE(progress.total, qint64(40));
                             })
                .ok());
    QCOMPARE(last, qint64(40));
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(workspace().inputs().tryBoundary(boundary, stop.get_token()).error().code,
             ErrorCode::Cancelled);
    QCOMPARE(workspace().inputs().saveBoundary(boundary).error().id, u"boundary.probe"_s);
    boundary.probe = u"Gatewatch counts."_s;
    const auto saved = workspace().inputs().saveBoundary(boundary);
    QVERIFY(saved.ok());
    // Narrowed, it lets go what it stopped.
    Boundary narrow = *saved;
    narrow.pattern = u"Gatewatch counts"_s;
    const auto again = workspace().inputs().tryBoundary(narrow);
    QCOMPARE(again->before.size(), trial->after.size());
    QVERIFY(again->after.size() <= again->before.size());
}

void EditLessonsTest::coverageTellsFreshAndOwnPersonByPerson()
{
    const auto rows = workspace().inputs().coverageByPerson(m_segment, 5);
    QVERIFY(rows.ok());
    QCOMPARE(rows->size(), size_t(5));
    for (const ProspectCoverage& row : *rows)
        QCOMPARE(row.inputs.size(), size_t(4));
    constexpr qint64 fiveYears = qint64(5) * 366 * 24 * 3600;
    m_clock->advance(fiveYears);
    const auto later = workspace().inputs().coverageByPerson(m_segment, 1);
    const auto signal = std::find_if(later->front().inputs.begin(), later->front().inputs.end(),
                                     [](const auto& one) { return one.input == Input::Signal; });
    QVERIFY(signal->passages > 0);
    QCOMPARE(signal->fresh, qint64(0));
    QVERIFY(*signal->ageDays > 1000);
    const auto coverage = workspace().inputs().coverage(m_segment);
    QVERIFY(coverage.ok());
    for (const InputCoverage& one : *coverage) {
        if (one.input != Input::Signal)
            continue;
        QCOMPARE(one.freshShare, 0.0);
        QVERIFY(one.share > 0.0);
    }
    const SegmentReport then = report();
    const auto covered = std::find_if(
        then.gate.begin(), then.gate.end(),
        [](const policy::GateCondition& condition) { return condition.condition == u"inputs"_s; });
    QVERIFY(covered != then.gate.end() && !covered->met);
    QCOMPARE(covered->figure, u"0%"_s); // what is too old covers nobody
    m_clock->advance(-fiveYears);
}

QTEST_GUILESS_MAIN(EditLessonsTest)
#include "edit_lessons_test.moc"
