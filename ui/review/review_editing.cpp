// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_editing.h"

#include "app/services/edit_service.h"
#include "app/services/messages.h"
#include "models/history/history_model.h"
#include "ui/common/notice.h"
#include "ui/review/conflict_panel.h"
#include "ui/review/copy_editor.h"
#include "ui/review/copy_panel.h"
#include "ui/review/evidence_panel.h"
#include "ui/review/findings_view.h"
#include "ui/review/queue_panel.h"
#include "ui/review/queue_view.h"
#include "ui/review/review_display.h"
#include "ui/review/review_page.h"

#include <QStackedWidget>

#include <set>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

EditedText textOf(const Revision& revision)
{
    return {revision.subject, revision.text, revision.citations};
}

std::set<QString> labelsOf(const Citations& citations)
{
    std::set<QString> labels;
    for (const auto& citation : citations)
        labels.insert(citation.first);
    return labels;
}

} // namespace

ReviewEditing::ReviewEditing(ReviewPage& page)
    : QObject(&page)
    , m_page(page)
{
    connect(&page.m_copy->notice(), &Notice::firstAsked, this, [this] {
        const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
        if (view && !view->conflicting.empty())
            resolveConflict();
        else if (view && !view->work && m_discarded)
            bringBack();
        else
            goOnUnfinished();
    });
    connect(&page.m_copy->notice(), &Notice::secondAsked, this, &ReviewEditing::discard);
    connect(&page.m_models->writing, &DraftWriting::dropped, this, [this](const DraftId& draft) {
        if (m_page.m_models->loader.wanted() == draft)
            m_page.m_models->loader.reload();
    });
}

bool ReviewEditing::isActive() const
{
    return m_page.m_models->writing.isActive();
}

bool ReviewEditing::begin()
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (isActive())
        return true;
    if (!view || !view->head || !view->mayEdit.allowed)
        return false;
    if (view->work)
        goOnUnfinished();
    else
        beginWith(textOf(*view->head), *view->head);
    return true;
}

void ReviewEditing::start()
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (!view || view->conflicting.empty())
        begin();
    else if (m_page.m_middle->currentWidget() == m_page.m_conflict)
        m_page.m_conflict->setFocus(); // what is written there stays
    else
        resolveConflict();
}

/// `base` is what the text began from: what others wrote since then is merged in at the end.
void ReviewEditing::beginWith(const EditedText& text, const Revision& base)
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    DraftWriting& writing = m_page.m_models->writing;
    m_discarded.reset();
    writing.begin(view->draft.id, base.id, textOf(base));
    if (text != textOf(base)) {
        writing.setCitations(text.citations);
        writing.change(text.subject, text.text);
    }
    if (text != textOf(*view->head)) {
        m_page.m_display->forgetShown(); // the text that stands is to be shown again in the end
        m_page.m_copy->setText(text);
        m_page.m_copy->editor().setKnownLabels(labelsOf(text.citations));
        m_page.m_models->evidence.setCitations(text.citations);
    }
    m_page.m_copy->renew(*view, m_page.m_desk.workspace().clock().now());
    showEditing(true);
    m_page.m_copy->editor().setFocus();
}

/// The revision that an unfinished edit began from; what stands, if that is not known here any more.
const Revision& ReviewEditing::baseOf(const DraftView& view, const RevisionId& base)
{
    for (const RevisionView& known : view.revisions) {
        if (known.revision.id == base)
            return known.revision;
    }
    return *view.head;
}

void ReviewEditing::showEditing(bool editing)
{
    m_page.m_copy->setEditing(editing);
    m_page.m_copy->setSaving(m_page.m_models->writing.saving());
    m_page.m_display->updateActions();
}

void ReviewEditing::textChanged()
{
    if (isActive())
        m_page.m_models->writing.change(m_page.m_copy->subject(), m_page.m_copy->text());
}

void ReviewEditing::finish(const std::function<void(const RevisionId&)>& then)
{
    if (!isActive())
        return;
    m_page.m_models->writing.finish([this, then](const Result<EditOutcome>& outcome) {
        if (!outcome) {
            say(outcome.error());
            showWritten();
            return;
        }
        if (isActive())
            return; // typed on while it was stored
        m_page.m_display->setOwnRevision(outcome->revision);
        if (outcome->merged)
            sayQuietly(tr("Somebody else changed this text in the meantime. It has both now."));
        m_page.m_models->loader.reload();
        const bool wrote = m_page.m_copy->editor().isEditing();
        showEditing(false);
        if (wrote)
            m_page.m_queue->list().setFocus();
        if (then && !outcome->conflict)
            then(outcome->revision);
    });
}

void ReviewEditing::discard()
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (isActive() || !view || !view->work)
        return;
    m_discarded = Discarded{view->draft.id, *view->work};
    m_page.m_models->writing.drop(view->draft.id);
}

/// What was discarded a moment ago is there again, to go on with.
void ReviewEditing::bringBack()
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (!view || !view->head || isActive() || !m_discarded || m_discarded->draft != view->draft.id)
        return;
    const WorkInProgress work = m_discarded->work;
    beginWith(work.text, baseOf(*view, work.base));
}

void ReviewEditing::cite()
{
    const std::optional<EvidenceId> evidence = m_page.m_evidence->chosen();
    if (!evidence)
        return;
    if (hasUnfinished())
        return; // the place is one in the text that stands
    const qsizetype place = m_page.m_copy->citingPlace();
    if (!begin())
        return;
    m_page.m_models->attention.open(*evidence);
    m_page.m_models->writing.cite(*evidence, place, [this](const Result<InsertedCitation>& cited) {
        if (!cited) {
            say(cited.error());
            return;
        }
        m_page.m_copy->editor().setKnownLabels(labelsOf(cited->citations));
        m_page.m_models->evidence.setCitations(cited->citations);
        m_page.m_copy->editor().apply(cited->edit);
    });
}

void ReviewEditing::applyFix()
{
    const QModelIndex current = m_page.m_copy->findings().currentIndex();
    if (!current.isValid())
        return;
    const Finding finding = m_page.m_models->findings.findingAt(current.row()).finding;
    // Its offsets count in the text that was checked; while that is being typed on, wait for the next.
    if (isActive() && !m_page.m_models->writing.isChecked())
        return;
    if (!finding.fix || hasUnfinished())
        return;
    if (!isActive())
        return mend(finding);
    if (finding.field == Field::Subject)
        m_page.m_copy->replaceInSubject(*finding.fix);
    else
        m_page.m_copy->editor().apply(
            {finding.fix->start, finding.fix->end - finding.fix->start, finding.fix->replacement});
}

/// While one reads, a fix is a whole edit: it becomes a text of its own, and one goes on reading.
void ReviewEditing::mend(const Finding& finding)
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (!view || !view->head || !view->mayEdit.allowed)
        return;
    const EditedText before = textOf(*view->head);
    EditedText after = before;
    const Fix& fix = *finding.fix;
    QString& field = finding.field == Field::Subject ? after.subject : after.text;
    if (fix.start < 0 || fix.end < fix.start || fix.end > field.size())
        return; // found in another text
    field.replace(fix.start, fix.end - fix.start, fix.replacement);
    DraftWriting& writing = m_page.m_models->writing;
    m_discarded.reset();
    writing.begin(view->draft.id, view->head->id, before);
    writing.change(after.subject, after.text);
    m_page.m_display->updateActions();
    finish([this](const RevisionId&) {
        sayQuietly(
            tr("The fix is in the text. You are reading on; H brings the earlier text back."));
    });
}

/// A fix that could not be stored is an edit that goes on.
void ReviewEditing::showWritten()
{
    if (!isActive() || m_page.m_copy->editor().isEditing())
        return;
    m_page.m_display->forgetShown();
    m_page.m_copy->setText(m_page.m_models->writing.text());
    showEditing(true);
}

/// There is an unfinished edit, which is not the text in sight: says what to do about it first.
bool ReviewEditing::hasUnfinished()
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (isActive() || !view || !view->work)
        return false;
    sayQuietly(
        tr("You have an unfinished edit of this text. Go on with it (E) or discard it first."));
    return true;
}

void ReviewEditing::takeUp(const RevisionId& revision)
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (!view || !view->head || !view->mayEdit.allowed || isActive())
        return;
    for (const RevisionView& known : view->revisions) {
        if (known.revision.id == revision) {
            beginWith(textOf(known.revision), *view->head);
            return;
        }
    }
}

void ReviewEditing::offerUnfinished()
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (!view || isActive())
        return;
    if (m_discarded && m_discarded->draft != view->draft.id)
        m_discarded.reset();
    if (m_discarded && !view->work)
        m_page.m_copy->notice().say(tr("The unfinished edit was discarded."), Tone::Neutral,
                                    tr("Bring it back"));
    if (!view->work)
        return;
    m_page.m_copy->notice().say(
        tr("You began an edit %1 and did not finish it.")
            .arg(agoText(view->work->at, m_page.m_desk.workspace().clock().now())),
        Tone::Accent, tr("Go on"), tr("Discard"));
}

void ReviewEditing::goOnUnfinished()
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (view && !view->conflicting.empty())
        return resolveConflict();
    if (!view || !view->work || !view->head || isActive())
        return;
    const WorkInProgress work = *view->work;
    beginWith(work.text, baseOf(*view, work.base));
}

void ReviewEditing::resolveConflict()
{
    readConflict(
        [this](const ConflictView& conflict) { m_page.m_display->showConflict(conflict); });
}

void ReviewEditing::renewConflict()
{
    readConflict([this](const ConflictView& conflict) {
        if (conflict.heads == m_page.m_conflict->heads())
            return;
        m_page.m_conflict->renew(conflict);
        sayQuietly(tr("Another version came in. Look at both once more; what you wrote is kept."));
    });
}

void ReviewEditing::readConflict(std::function<void(const ConflictView&)> then)
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (!view)
        return;
    OpenWorkspace& workspace = m_page.m_desk.workspace();
    m_page.m_desk.reads().run(
        this,
        [&workspace, draft = view->draft.id](const std::stop_token&) {
            return workspace.edits().conflictOf(draft);
        },
        [this, draft = view->draft.id,
         then = std::move(then)](const Result<ConflictView>& conflict) {
            if (!conflict)
                say(conflict.error());
            else if (m_page.m_models->loader.wanted() == draft)
                then(*conflict);
        });
}

void ReviewEditing::keepWritten(const EditedText& text)
{
    const ConflictPanel& panel = *m_page.m_conflict;
    OpenWorkspace& workspace = m_page.m_desk.workspace();
    m_page.m_desk.writes().run(
        this,
        [&workspace, draft = panel.draft(), base = panel.heads().front(),
         text](const std::stop_token&) { return workspace.edits().saveWork(draft, base, text); },
        [this](const Result<void>& kept) {
            if (!kept)
                say(kept.error());
        });
}

void ReviewEditing::keepResolved(const EditedText& text)
{
    const ConflictPanel& panel = *m_page.m_conflict;
    OpenWorkspace& workspace = m_page.m_desk.workspace();
    m_page.m_desk.writes().run(
        this,
        [&workspace, draft = panel.draft(), heads = panel.heads(), text](const std::stop_token&) {
            Result<EditOutcome> outcome = workspace.edits().resolve(draft, heads, text);
            // Whatever stood in its way, the words are there again when the conflict is opened.
            if (!outcome)
                (void)workspace.edits().saveWork(draft, heads.front(), text);
            return outcome;
        },
        [this](const Result<EditOutcome>& outcome) {
            if (!outcome)
                say(outcome.error());
            m_page.m_models->loader.reload();
        });
}

void ReviewEditing::sayQuietly(const QString& words)
{
    m_page.m_message->say(words, Tone::Neutral, {}, tr("Close"));
}

void ReviewEditing::say(const Error& error)
{
    m_page.m_message->say(message(error), Tone::Blocker, {}, tr("Close"));
}

} // namespace countersign
