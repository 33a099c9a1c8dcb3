// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_display.h"

#include "app/policy/history.h"
#include "app/services/messages.h"
#include "models/common/words.h"
#include "ui/common/empty_state.h"
#include "ui/review/action_bar.h"
#include "ui/review/conflict_panel.h"
#include "ui/review/copy_panel.h"
#include "ui/review/evidence_panel.h"
#include "ui/review/findings_view.h"
#include "ui/review/review_editing.h"
#include "ui/review/review_flow.h"
#include "ui/review/review_page.h"

#include <QDesktopServices>
#include <QLineEdit>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace countersign {

ReviewDisplay::ReviewDisplay(ReviewPage& page)
    : QObject(&page)
    , m_page(page)
{
    ReviewModels& models = *page.m_models;
    connect(&models.loader, &DraftLoader::shown, this, &ReviewDisplay::showDraft);
    connect(&models.loader, &DraftLoader::renewed, this, &ReviewDisplay::renewDraft);
    connect(&models.writing, &DraftWriting::checked, this, &ReviewDisplay::showChecked);
}

void ReviewDisplay::showDraft()
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    // The text that one just wrote oneself is read on, from the finding that one was at.
    const bool own =
        view && view->head && m_ownRevision == view->head->id && m_shownDraft == view->draft.id;
    if (!own)
        m_page.m_models->attention.begin();
    m_shownDraft = view ? std::optional(view->draft.id) : std::nullopt;
    m_shownHead = view && view->head ? std::optional(view->head->id) : std::nullopt;
    if (!view) {
        m_page.m_nothing->say({u"inbox"_s,
                               tr("No draft is open"),
                               tr("Choose one in the list, or change what the list shows."),
                               {},
                               {}});
        m_page.m_middle->setCurrentWidget(m_page.m_nothing);
        m_page.m_models->evidence.clear();
        m_page.m_evidence->show(nullptr);
        Q_EMIT m_page.placeChanged({});
        updateActions();
        return;
    }
    m_page.m_middle->setCurrentWidget(m_page.m_reading);
    if (!own)
        m_page.m_copy->findings().begin();
    m_page.m_evidence->search().clear(); // what was looked for was of the text before
    m_page.m_models->findings.show(view->findings);
    m_page.m_models->evidence.show(view);
    m_page.m_models->history.show(view);
    m_page.m_copy->show(*view, m_page.m_desk.workspace().clock().now(), own);
    m_page.m_copy->setEditing(false);
    m_page.m_copy->setSaving(DraftWriting::Saving::Saved);
    showFindings();
    m_page.m_evidence->show(view);
    m_page.m_editing->offerUnfinished();
    QStringList place;
    const QString address =
        view->draft.channel ? policy::addressFor(view->prospect, *view->draft.channel) : QString();
    if (!address.isEmpty())
        place.append(tr("To %1").arg(address));
    place.append(view->segments.mid(0, 1));
    place.append(label(view->governance.effectiveMode()));
    Q_EMIT m_page.placeChanged(place.join(u" · "_s));
    m_page.m_flow->readAhead();
}

/// What arrives from others never moves what one reads: an unchanged text stays where it is.
void ReviewDisplay::renewDraft()
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (m_page.m_editing->isActive()) {
        showAround();
    } else if (m_page.m_middle->currentWidget() == m_page.m_conflict &&
               !view->conflicting.empty()) {
        showAround();
        m_page.m_editing->renewConflict();
    } else if (view->head && m_shownHead == view->head->id) {
        m_page.m_models->findings.show(view->findings);
        m_page.m_copy->setSupport(view->support);
        m_page.m_copy->setMetrics(view->metrics);
        showAround();
        showFindings();
        m_page.m_editing->offerUnfinished();
    } else {
        showDraft();
    }
}

void ReviewDisplay::showConflict(const ConflictView& conflict)
{
    const DraftView& view = *m_page.m_models->loader.view();
    m_page.m_conflict->begin(view.draft.id, conflict,
                             view.work ? std::optional(view.work->text) : std::nullopt);
    m_page.m_middle->setCurrentWidget(m_page.m_conflict);
    m_page.m_conflict->setFocus();
}

/// The same draft: everything but its text.
void ReviewDisplay::showAround()
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    m_page.m_models->evidence.show(view);
    if (m_page.m_editing->isActive())
        m_page.m_models->evidence.setCitations(m_page.m_models->writing.text().citations);
    m_page.m_models->history.show(view);
    m_page.m_copy->renew(*view, m_page.m_desk.workspace().clock().now());
    m_page.m_evidence->show(view);
    m_page.m_flow->chooseNewNote();
    updateActions();
}

void ReviewDisplay::showFindings()
{
    m_page.m_models->evidence.setProblems(m_page.m_models->findings.problems());
    m_page.m_models->evidence.setMarks(m_page.m_models->findings.marks());
    m_page.m_copy->underline(m_page.m_copy->findings().currentIndex().row());
    updateActions();
}

void ReviewDisplay::showChecked(const CheckedText& checked)
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (!view || m_page.m_models->writing.draft() != view->draft.id)
        return;
    m_page.m_models->findings.show(viewsOf(checked.report.findings, view->findings));
    m_page.m_copy->setMetrics(checked.report.metrics);
    m_page.m_copy->setSupport(checked.support);
    showFindings();
}

void ReviewDisplay::lightSentence(const checks::Support* sentence)
{
    m_page.m_models->evidence.light(sentence ? sentence->passages
                                             : std::vector<checks::SupportingPassage>());
    m_page.m_models->attention.look(m_page.m_models->evidence.lit());
    m_page.m_evidence->followLight();
}

void ReviewDisplay::updateActions()
{
    ReviewActions::Situation situation;
    situation.view = m_page.m_models->loader.view().get();
    situation.editing = m_page.m_editing->isActive();
    situation.busy = m_page.m_models->loader.isLoading() || m_page.m_flow->m_regenerating;
    situation.blockers = m_page.m_models->findings.openCount(Severity::Blocker);
    situation.findings = situation.blockers +
                         m_page.m_models->findings.openCount(Severity::Warning) +
                         m_page.m_models->findings.openCount(Severity::Note);
    situation.passage = m_page.m_evidence->chosen().has_value();
    situation.source = !m_page.m_evidence->source().isEmpty();
    situation.compared = situation.view && situation.view->revisions.size() > 1;
    situation.shown = m_page.m_models->queue.rowCount();
    const QModelIndex current = m_page.m_copy->findings().currentIndex();
    situation.searching = m_page.m_flow->isSearching();
    situation.finding = current.isValid();
    if (current.isValid()) {
        situation.fix = !current.data(FindingsModel::FixRole).toString().isEmpty();
        situation.setAside = current.data(FindingsModel::DismissibleRole).toBool();
    }
    situation.undo = m_page.m_models->decider.canUndo();
    m_page.m_actions.update(situation);
    m_page.m_bar->setMain(m_page.m_actions.mainOf(situation));
    m_page.m_bar->setReason(ReviewActions::whyNotGo(situation),
                            situation.blockers > 0 ? m_page.m_actions.nextFinding : nullptr);
}

void ReviewDisplay::compare()
{
    const std::shared_ptr<const DraftView>& view = m_page.m_models->loader.view();
    if (m_page.m_copy->isComparing()) {
        m_page.m_copy->endComparison();
        return;
    }
    if (!view)
        return;
    std::vector<ComparableText> earlier =
        comparableTexts(*view, m_page.m_desk.workspace().clock().now());
    const int first = firstComparable(earlier, *view);
    EditedText now{m_page.m_copy->subject(), m_page.m_copy->text(), {}};
    if (!earlier.empty())
        m_page.m_copy->startComparison(std::move(earlier), first, now);
}

void ReviewDisplay::openSource()
{
    const QUrl source = m_page.m_evidence->source();
    if (source.isEmpty())
        return;
    if (const std::optional<EvidenceId> evidence = m_page.m_evidence->chosen())
        m_page.m_models->attention.open(*evidence);
    QDesktopServices::openUrl(source);
}

} // namespace countersign
