// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_flow.h"

#include "app/services/change_bus.h"
#include "app/services/evidence_service.h"
#include "app/services/generation_service.h"
#include "app/services/messages.h"
#include "models/queue/bulk_summary.h"
#include "models/queue/queue_counts.h"
#include "ui/common/announcer.h"
#include "ui/common/key_button.h"
#include "ui/common/notice.h"
#include "ui/review/bulk_popover.h"
#include "ui/review/copy_panel.h"
#include "ui/review/evidence_panel.h"
#include "ui/review/filter_bar.h"
#include "ui/review/note_popover.h"
#include "ui/review/queue_panel.h"
#include "ui/review/queue_view.h"
#include "ui/review/review_display.h"
#include "ui/review/review_editing.h"
#include "ui/review/review_page.h"

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int searchAfter = 60; // ms after the last letter

} // namespace

ReviewFlow::ReviewFlow(ReviewPage& page)
    : QObject(&page)
    , m_page(page)
{
    m_searchSoon.setSingleShot(true);
    m_searchSoon.setInterval(searchAfter);
    connect(&m_searchSoon, &QTimer::timeout, this, [this] { showList(); });
    ReviewModels& models = *page.m_models;
    connect(&models.decider, &Decider::decided, this, &ReviewFlow::tellDecided);
    connect(&models.decider, &Decider::refused, this,
            [this](const DraftId& draft, const QString& who, const Error& why) {
                say(tr("%1: %2").arg(who, message(why)), true, draft);
            });
    connect(&models.decider, &Decider::undone, this, [this](const DecisionOutcome& outcome) {
        say({}, false);
        open(outcome.draft);
        // A list without it would go on showing another one as the one in hand.
        if (m_page.m_models->queue.rowOf(outcome.draft) < 0)
            endSearch();
    });
    connect(&models.decider, &Decider::decidedTogether, this, &ReviewFlow::tellTogether);
    connect(page.m_bulk, &BulkPopover::decided, this,
            [this](Verdict verdict, const std::vector<DraftId>& drafts, const QString& reason) {
                DecisionRequest request;
                request.verdict = verdict;
                request.reason = reason;
                say({}, false);
                m_page.m_models->decider.decideTogether(drafts, request);
            });
    connect(page.m_note, &NotePopover::written, this, &ReviewFlow::keepNote);
    connect(&models.decider, &Decider::failed, this,
            [this](const Error& error) { say(message(error), true); });
    connect(&models.loader, &DraftLoader::failed, this,
            [this](const Error& error) { say(message(error), true); });
    connect(page.m_message, &Notice::firstAsked, this, [this] {
        const std::optional<DraftId> draft = m_messageDraft;
        say({}, false);
        if (draft)
            open(*draft);
    });
    connect(page.m_message, &Notice::secondAsked, this, [this] { say({}, false); });
}

void ReviewFlow::setUser(const User& user)
{
    const bool other = !m_user || m_user->id != user.id || m_user->role != user.role;
    m_user = user;
    if (!other)
        return;
    m_page.m_models->loader.follow(Change{}); // what one may do is another's now
    m_page.m_models->decider.readLatest();
    if (m_page.m_queue->filters().choice().forMe)
        showList();
}

void ReviewFlow::search(const QString& text)
{
    m_search = text;
    m_searchSoon.start();
}

void ReviewFlow::showList(const std::optional<DraftId>& around)
{
    QueueChoice choice = m_page.m_queue->filters().choice();
    choice.search = m_search;
    m_page.m_queue->setSearch(isSearch(choice) ? m_search.trimmed() : QString());
    m_pending = around;
    m_page.m_models->queue.show(filterOf(choice, m_user), choice.sort, around,
                                isSearch(choice) ? QueueGrouping::None : choice.grouping);
    readCounts();
    m_page.m_display->updateActions();
}

void ReviewFlow::endSearch()
{
    if (!m_search.isEmpty())
        Q_EMIT m_page.searchCleared(); // which shows the list, too
}

bool ReviewFlow::isSearching() const
{
    QueueChoice choice;
    choice.search = m_search;
    return countersign::isSearch(choice);
}

void ReviewFlow::choose(const QueueChoice& choice)
{
    m_page.m_queue->filters().setChoice(choice);
    if (m_search.isEmpty()) {
        showList();
        return;
    }
    Q_EMIT m_page.searchCleared(); // which shows the list, too
}

void ReviewFlow::readCounts()
{
    OpenWorkspace& workspace = m_page.m_desk.workspace();
    m_page.m_desk.lists().runLatest(
        u"review.counts"_s, this,
        [&workspace, filter = m_page.m_models->queue.filter()](const std::stop_token& stop) {
            return countersign::readCounts(workspace.review(), filter, stop);
        },
        [this](const Result<QueueCounts>& counts) {
            if (!counts)
                return;
            m_page.m_queue->setCounts(*counts);
            Q_EMIT m_page.toReviewChanged(counts->toReview);
        });
    if (m_page.m_queue->filters().needsChoices())
        readChoices();
}

/// What fills the filter's menus takes a walk through the findings: not after each decision.
void ReviewFlow::readChoices()
{
    OpenWorkspace& workspace = m_page.m_desk.workspace();
    m_page.m_desk.lists().runLatest(
        u"review.choices"_s, this,
        [&workspace](const std::stop_token&) { return workspace.review().filterChoices(); },
        [this](const Result<ReviewService::FilterChoices>& choices) {
            if (choices)
                m_page.m_queue->filters().setChoices(*choices);
        });
}

void ReviewFlow::follow(const Change& change)
{
    m_page.m_models->queue.follow(change);
    m_page.m_models->loader.follow(change);
    readCounts();
    if (change.kind != Change::Kind::Drafts && !m_page.m_queue->filters().needsChoices())
        readChoices(); // segments by their names, in the palette
}

void ReviewFlow::listed()
{
    ReviewModels& models = *m_page.m_models;
    QueueView& list = m_page.m_queue->list();
    if (m_pending && list.select(*m_pending)) {
        m_pending.reset();
        return;
    }
    const std::optional<DraftId>& wanted = models.loader.wanted();
    const bool stays = m_page.m_editing->isActive() || !m_search.isEmpty();
    if (list.currentDraft() || (wanted && list.select(*wanted)) || stays)
        return;
    if (models.queue.rowCount() == 0)
        models.loader.showNone();
    else
        open(models.queue.rowAt(qMin(models.queue.aroundRow(), models.queue.rowCount() - 1)).draft);
}

void ReviewFlow::open(const DraftId& draft)
{
    if (m_page.m_models->loader.wanted() == draft && !m_page.m_editing->isActive()) {
        select(draft);
        return;
    }
    if (m_page.m_editing->isActive()) {
        m_page.m_editing->finish([this, draft](const RevisionId&) { open(draft); });
        return;
    }
    m_page.m_models->loader.show(draft);
    select(draft);
    m_page.m_display->updateActions();
}

void ReviewFlow::select(const DraftId& draft)
{
    QueueModel& queue = m_page.m_models->queue;
    m_pending.reset();
    if (!m_page.m_queue->list().select(draft))
        m_pending = draft;
    // Later: the list may be in the middle of telling that its current row is another.
    QTimer::singleShot(0, this, [this, draft, &queue] {
        if (m_page.m_models->loader.wanted() == draft)
            queue.setKept(draft);
    });
}

void ReviewFlow::step(int rows)
{
    say({}, false);
    if (!m_page.m_queue->list().step(rows))
        sayQuietly(rows > 0 ? tr("This is the last one in the list.")
                            : tr("This is the first one in the list."));
}

void ReviewFlow::readAhead()
{
    const QueueModel& queue = m_page.m_models->queue;
    const std::optional<DraftId> current = m_page.m_queue->list().currentDraft();
    const int row = current ? queue.rowOf(*current) : -1;
    if (row < 0)
        return;
    std::vector<DraftId> drafts;
    for (const int near : {row + 1, row + 2, row - 1}) {
        if (near >= 0 && near < queue.rowCount())
            drafts.push_back(queue.rowAt(near).draft);
    }
    m_page.m_models->loader.readAhead(drafts);
}

void ReviewFlow::decide(Verdict verdict, const QString& reason)
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (view && view->head)
        decideOn(view->head->id, verdict, reason);
}

void ReviewFlow::approve(const RevisionId& revision)
{
    decideOn(revision, Verdict::Approve, {});
}

void ReviewFlow::decideOn(const RevisionId& seen, Verdict verdict, const QString& reason)
{
    const std::shared_ptr<const DraftView> view = m_page.m_models->loader.view();
    if (!view)
        return;
    DecisionRequest request;
    request.verdict = verdict;
    request.reason = reason;
    request.secondsLooked = m_page.m_models->attention.seconds();
    request.opened = m_page.m_models->attention.opened();
    request.seen = seen;
    say({}, false);
    speakOfHaste(*view, request.secondsLooked);
    m_page.m_models->decider.decide(view->draft.id, view->prospect.name, request);
    moveOn(view->draft.id);
}

void ReviewFlow::moveOn(const DraftId& decided)
{
    QueueView& list = m_page.m_queue->list();
    const std::optional<DraftId> current = list.currentDraft();
    if (current && *current != decided) {
        open(*current); // a sibling was decided on: back to the one the list is at
        return;
    }
    if (!list.step(1))
        list.step(-1);
}

void ReviewFlow::tellDecided(const DecisionOutcome& outcome, const QString& who)
{
    if (outcome.decision)
        m_page.m_announcer->say(tr("%1: %2", "a person, and what was decided on the draft")
                                    .arg(who, doneLabel(outcome.decision->verdict)));
    ReviewModels& models = *m_page.m_models;
    // The last one of the list: nothing is left to go on to.
    if (models.loader.wanted() == outcome.draft && models.queue.rowCount() <= 1)
        models.queue.setKept(std::nullopt);
}

/// A decision that came faster than anybody reads: said in passing, and in nobody's way.
void ReviewFlow::speakOfHaste(const DraftView& view, int seconds)
{
    int words = view.metrics.words;
    for (const EvidenceView& passage : view.evidence) {
        if (passage.cited)
            words += static_cast<int>(passage.evidence.text.split(u' ', Qt::SkipEmptyParts).size());
    }
    const int needed = Attention::secondsToRead(words);
    if (seconds < needed)
        m_page.m_queue->sayGently(tr("In %1 s; reading takes about %2 s").arg(seconds).arg(needed));
}

void ReviewFlow::askTogether()
{
    const QueueModel& queue = m_page.m_models->queue;
    if (queue.rowCount() == 0 || m_page.m_editing->isActive())
        return;
    m_page.m_bulk->open(bulkSummary(queue.rows(), queue.hasMoreAfter() || queue.hasMoreBefore()),
                        m_page.m_queue);
}

void ReviewFlow::tellTogether(const std::vector<DecisionOutcome>& outcomes)
{
    int decided = 0;
    QStringList refusals;
    for (const DecisionOutcome& outcome : outcomes) {
        decided += outcome.decision ? 1 : 0;
        if (outcome.refusal && !refusals.contains(message(*outcome.refusal)))
            refusals.append(message(*outcome.refusal));
    }
    const int refused = static_cast<int>(outcomes.size()) - decided;
    QStringList words{
        tr("%n draft(s) decided on. Z takes them back one by one.", nullptr, decided)};
    if (refused > 0)
        words.append(tr("%n refused: %1", nullptr, refused).arg(refusals.mid(0, 2).join(u' ')));
    say(words.join(u' '), refused > 0);
    m_page.m_models->queue.setKept(std::nullopt);
    m_page.m_models->queue.refresh();
}

void ReviewFlow::askNote()
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (view)
        m_page.m_note->open(view->prospect.name, &m_page.m_evidence->note());
}

void ReviewFlow::keepNote(const QString& title, const QString& text)
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (!view)
        return;
    OpenWorkspace& workspace = m_page.m_desk.workspace();
    m_page.m_desk.writes().run(
        this,
        [&workspace, prospect = view->prospect.id, title, text](const std::stop_token&) {
            return workspace.evidence().addNote(prospect, title, text);
        },
        [this](const Result<EvidenceId>& note) {
            if (!note) {
                say(message(note.error()), true);
                return;
            }
            m_page.m_note->clear();
            m_newNote = *note;
            m_page.m_models->loader.reload();
        });
}

void ReviewFlow::chooseNewNote()
{
    const int row = m_newNote ? m_page.m_models->evidence.rowOf(*m_newNote) : -1;
    if (row < 0)
        return;
    m_newNote.reset();
    m_page.m_evidence->list().setCurrentIndex(m_page.m_models->evidence.index(row));
}

void ReviewFlow::undo()
{
    m_page.m_models->decider.undoLast();
}

void ReviewFlow::regenerate(const QString& directive)
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (!view)
        return;
    m_regenerating = true;
    m_page.m_display->updateActions();
    say(tr("Writing it again…"), false);
    OpenWorkspace& workspace = m_page.m_desk.workspace();
    m_page.m_desk.texts().run(
        this,
        [&workspace, draft = view->draft.id, directive](std::stop_token stop) {
            return workspace.generation().regenerate(draft, directive, std::move(stop));
        },
        [this, draft = view->draft.id](const Result<Regenerated>& result) {
            m_regenerating = false;
            QStringList notes;
            for (const QString& note : result ? result->notes : QStringList())
                notes.append(reasonText(note));
            if (result)
                say(notes.join(u' '), false);
            else
                say(message(result.error()), true, draft);
            m_page.m_models->decider.readLatest();
            m_page.m_display->updateActions();
        });
}

void ReviewFlow::nextThing()
{
    QueueChoice choice = m_page.m_queue->filters().choice();
    if (!m_search.isEmpty()) {
        Q_EMIT m_page.searchCleared();
    } else if (m_page.m_models->queue.status() == QueueModel::Status::Failed) {
        showList();
    } else if (choice.states == std::nullopt || !choice.states->empty()) {
        choice = {};
        choice.states.emplace();
        m_page.m_queue->filters().setChoice(choice);
        showList();
    } else {
        Q_EMIT m_page.inputsAsked();
    }
}

void ReviewFlow::sayQuietly(const QString& words)
{
    say(words, false);
}

void ReviewFlow::sayRefused(const Error& why, const DraftId& draft)
{
    say(message(why), true, draft);
}

void ReviewFlow::say(const QString& words, bool bad, const std::optional<DraftId>& draft)
{
    m_messageDraft = draft;
    m_page.m_message->say(words, bad ? Tone::Blocker : Tone::Neutral,
                          draft ? tr("Go there") : QString(),
                          words.isEmpty() ? QString() : tr("Close"));
}

} // namespace countersign
