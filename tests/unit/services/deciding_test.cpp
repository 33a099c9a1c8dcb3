// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/decision_service.h"
#include "app/services/edit_service.h"
#include "app/services/review_service.h"
#include "tests/unit/services/desk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Desk;

class DecidingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anApprovalMakesReadyAndUndoTakesItBack();
    void undoGoesBackAsFarAsThereIsSomethingToUndo();
    void whatWasSeenMustBeWhatStands();
    void severalAreBoundToWhatWasSeenOfEach();
    void oneRefusalDoesNotStopTheOthers();
    void anEditVoidsAnApprovalAndGoingBackDoesNotReviveIt();
    void twoEditsOfOneTextGoTogetherOrAreAConflict();
    void aVersionThatNobodySawIsNotWrittenOver();
    void savingTheSameTextWritesNothing();
    void workInProgressIsFoundAgain();
    void aCitationTakesTheNextFreeLabel();

private:
    static DecisionOutcome decide(Desk& desk, const DraftId& draft, Verdict verdict);
    static DraftView view(Desk& desk, const DraftId& draft)
    {
        return *desk->review().viewOf(draft);
    }
    static EditedText with(const DraftView& view, const QString& from, const QString& to)
    {
        EditedText text = editedTextOf(*view.head);
        text.text.replace(from, to);
        return text;
    }
};

DecisionOutcome DecidingTest::decide(Desk& desk, const DraftId& draft, Verdict verdict)
{
    DecisionRequest request;
    request.verdict = verdict;
    const auto outcomes = desk->decisions().decide({draft}, request);
    return outcomes ? outcomes->front()
                    : DecisionOutcome{
                          .draft = draft, .decision = {}, .refusal = outcomes.error(), .state = {}};
}

void DecidingTest::anApprovalMakesReadyAndUndoTakesItBack()
{
    Desk desk;
    const DraftId draft = desk.draft(u"one"_s);
    QCOMPARE(desk.state(draft), u"needs_review"_s);
    QVERIFY(decide(desk, draft, Verdict::Approve).decision.has_value());
    QCOMPARE(desk.state(draft), u"ready"_s);
    QCOMPARE(desk->decisions().lastDecisions()->size(), size_t(1));
    QVERIFY(desk->decisions().undoLast()->decision.has_value());
    QCOMPARE(desk.state(draft), u"needs_review"_s);
    QCOMPARE(desk->decisions().undoLast().error().id, u"undo.nothing"_s);
}

void DecidingTest::undoGoesBackAsFarAsThereIsSomethingToUndo()
{
    Desk desk;
    const DraftId draft = desk.draft(u"one"_s);
    QVERIFY(decide(desk, draft, Verdict::Approve).decision.has_value());
    // However many were taken back since: a list of a few rows would not reach what stands.
    for (int i = 0; i < 60; ++i) {
        desk.clock->advance(-1); // and whatever the computer's clock says
        const DecisionOutcome again = decide(desk, draft, Verdict::RequestChanges);
        QVERIFY(again.decision.has_value());
        QVERIFY(desk->decisions().undo(again.decision->id)->decision.has_value());
    }
    QCOMPARE(desk.state(draft), u"ready"_s);
    QCOMPARE(desk->review().pace()->today, 1);
    QVERIFY(desk->decisions().undoLast()->decision.has_value());
    QCOMPARE(desk.state(draft), u"needs_review"_s);
    QCOMPARE(desk->review().pace()->today, 0);
    QCOMPARE(desk->decisions().undoLast().error().id, u"undo.nothing"_s);
}

void DecidingTest::whatWasSeenMustBeWhatStands()
{
    Desk desk;
    const DraftId draft = desk.draft(u"one"_s);
    DecisionRequest request;
    request.seen = view(desk, draft).head->id;
    QVERIFY(desk->edits()
                .finish(draft, *request.seen, with(view(desk, draft), u"May I"_s, u"Could I"_s))
                ->changed);
    const auto outcomes = desk->decisions().decide({draft}, request);
    QCOMPARE(outcomes->front().refusal->id, u"decision.text_changed"_s);
}

void DecidingTest::severalAreBoundToWhatWasSeenOfEach()
{
    Desk desk;
    const DraftId draft = desk.draft(u"one"_s);
    const auto heads = desk->review().headsOf({draft});
    QCOMPARE(heads->at(draft), view(desk, draft).head->id);
    DecisionRequest request;
    request.seenOf = *heads;
    QVERIFY(desk->edits()
                .finish(draft, heads->at(draft), with(view(desk, draft), u"Hi Ada"_s, u"Ada"_s))
                .ok());
    const auto late = desk->decisions().decide({draft}, request);
    QCOMPARE(late->front().refusal->id, u"decision.text_changed"_s);
    QCOMPARE(desk.state(draft), u"needs_review"_s);
    request.seenOf = *desk->review().headsOf({draft});
    QVERIFY(desk->decisions().decide({draft}, request)->front().decision.has_value());
}

void DecidingTest::oneRefusalDoesNotStopTheOthers()
{
    Desk desk;
    const DraftId draft = desk.draft(u"one"_s);
    const auto outcomes = desk->decisions().decide({DraftId(u"draft:none"_s), draft}, {});
    QCOMPARE(outcomes->size(), size_t(2));
    QCOMPARE(outcomes->front().refusal->id, u"draft.unknown"_s);
    QVERIFY(outcomes->back().decision->bulk);
}

void DecidingTest::anEditVoidsAnApprovalAndGoingBackDoesNotReviveIt()
{
    Desk desk;
    const DraftId draft = desk.draft(u"one"_s);
    QVERIFY(decide(desk, draft, Verdict::Approve).decision.has_value());
    const DraftView before = view(desk, draft);
    QVERIFY(desk->edits()
                .finish(draft, before.head->id, with(before, u"May I"_s, u"Could I"_s))
                ->changed);
    QCOMPARE(desk.state(draft), u"changed_since_approval"_s);
    const DraftView edited = view(desk, draft);
    QVERIFY(desk->edits().finish(draft, edited.head->id, editedTextOf(*before.head))->changed);
    QCOMPARE(desk.state(draft), u"changed_since_approval"_s);
}

void DecidingTest::twoEditsOfOneTextGoTogetherOrAreAConflict()
{
    Desk desk;
    const DraftId draft = desk.draft(u"one"_s);
    const DraftView base = view(desk, draft);
    QVERIFY(
        desk->edits().finish(draft, base.head->id, with(base, u"May I"_s, u"Could I"_s))->changed);
    desk.actAs(u"Sam"_s);
    const auto apart =
        desk->edits().finish(draft, base.head->id, with(base, u"Hi Ada"_s, u"Hello Ada"_s));
    QVERIFY(apart->merged && !apart->conflict);
    const QString text = view(desk, draft).head->text;
    QVERIFY(text.contains(u"Hello Ada"_s) && text.contains(u"Could I"_s));
    const auto over =
        desk->edits().finish(draft, base.head->id, with(base, u"May I"_s, u"Shall I"_s));
    QVERIFY(over->conflict);
    QCOMPARE(desk.state(draft), u"conflict"_s);
    const std::vector<RevisionId> heads = desk->edits().conflictOf(draft)->heads;
    QVERIFY(desk->edits().resolve(draft, heads, with(base, u"May I"_s, u"Might I"_s))->changed);
    QVERIFY(view(desk, draft).head->text.contains(u"Might I"_s));
    QCOMPARE(desk->edits().resolve(draft, heads, with(base, u"May I"_s, u"Ought I"_s)).error().id,
             u"conflict.none"_s);
}

void DecidingTest::aVersionThatNobodySawIsNotWrittenOver()
{
    Desk desk;
    const DraftId draft = desk.draft(u"one"_s);
    const DraftView base = view(desk, draft);
    const auto edit = [&](const QString& who, const QString& words) {
        desk.actAs(who);
        return desk->edits().finish(draft, base.head->id, with(base, u"May I"_s, words));
    };
    QVERIFY(edit(u"Rita"_s, u"Could I"_s)->changed);
    QVERIFY(edit(u"Sam"_s, u"Shall I"_s)->conflict);
    const EditedText text = with(base, u"May I"_s, u"Might I"_s);
    const std::vector<RevisionId> heads = desk->edits().conflictOf(draft)->heads;
    QCOMPARE(heads.size(), size_t(2));
    // As it is when one of the two that were looked at has gone into another since.
    QCOMPARE(desk->edits().resolve(draft, {heads.front(), base.head->id}, text).error().id,
             u"conflict.changed"_s);
    QCOMPARE(desk->edits().resolve(draft, {heads.front()}, text).error().id, u"conflict.changed"_s);
    QCOMPARE(view(desk, draft).conflicting.size(), size_t(2));
    QVERIFY(!desk->edits().resolve(draft, heads, text)->conflict);
    QVERIFY(view(desk, draft).conflicting.empty());
}

void DecidingTest::savingTheSameTextWritesNothing()
{
    Desk desk;
    const DraftId draft = desk.draft(u"one"_s);
    const DraftView base = view(desk, draft);
    QVERIFY(!desk->edits().finish(draft, base.head->id, editedTextOf(*base.head))->changed);
    QCOMPARE(view(desk, draft).revisions.size(), size_t(1));
    QCOMPARE(desk->edits().finish(draft, base.head->id, {u"Subject"_s, u"  \n"_s, {}}).error().id,
             u"edit.empty"_s);
}

void DecidingTest::workInProgressIsFoundAgain()
{
    Desk desk;
    const DraftId draft = desk.draft(u"one"_s);
    const DraftView base = view(desk, draft);
    const EditedText half = with(base, u"May I"_s, u"Ma"_s);
    QVERIFY(desk->edits().saveWork(draft, base.head->id, half).ok());
    QCOMPARE(view(desk, draft).work->text, half);
    desk.actAs(u"Sam"_s);
    QVERIFY(!view(desk, draft).work); // nobody else sees it
    desk.actAs(u"Rita"_s);
    QVERIFY(desk->edits().finish(draft, base.head->id, half)->changed);
    QVERIFY(!view(desk, draft).work);
}

void DecidingTest::aCitationTakesTheNextFreeLabel()
{
    Desk desk;
    const DraftId draft = desk.draft(u"one"_s);
    const DraftView base = view(desk, draft);
    EditedText text = editedTextOf(*base.head);
    const EvidenceId known = text.citations.at(u"r1"_s);
    QCOMPARE(desk->edits().cite(draft, text, 40, known)->label, u"r1"_s);
    text.citations.erase(u"r1"_s); // the mark still stands in the text, so its label is not free
    const auto cited = desk->edits().cite(draft, text, 40, known);
    QCOMPARE(cited->label, u"r2"_s);
    QCOMPARE(cited->citations.at(u"r2"_s), known);
    QVERIFY(cited->edit.inserted.contains(u"[@r2]"_s));
}

QTEST_GUILESS_MAIN(DecidingTest)
#include "deciding_test.moc"
