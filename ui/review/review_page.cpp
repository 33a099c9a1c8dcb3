// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_page.h"

#include "app/base/hash.h"
#include "app/services/messages.h"
#include "models/common/words.h"
#include "ui/common/action_registry.h"
#include "ui/common/empty_state.h"
#include "ui/common/key_button.h"
#include "ui/common/line.h"
#include "ui/common/notice.h"
#include "ui/common/theme.h"
#include "ui/review/action_bar.h"
#include "ui/review/bulk_popover.h"
#include "ui/review/channel_tabs.h"
#include "ui/review/comparison_panel.h"
#include "ui/review/conflict_panel.h"
#include "ui/review/copy_editor.h"
#include "ui/review/copy_panel.h"
#include "ui/review/evidence_panel.h"
#include "ui/review/filter_bar.h"
#include "ui/review/findings_view.h"
#include "ui/review/history_popover.h"
#include "ui/review/note_popover.h"
#include "ui/review/queue_panel.h"
#include "ui/review/queue_view.h"
#include "ui/review/reason_popover.h"
#include "ui/review/review_editing.h"
#include "ui/review/review_flow.h"
#include "ui/review/review_keys.h"
#include "ui/review/saved_views.h"

#include <QApplication>
#include <QDesktopServices>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

ReviewPage::ReviewPage(const Theme& theme, Desk& desk, ActionRegistry& registry,
                       QSettings& settings, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_desk(desk)
    , m_settings(settings)
    , m_models(std::make_unique<ReviewModels>(desk))
    , m_actions(registry, this)
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_queue(new QueuePanel(theme, m_models->queue))
    , m_middle(new QStackedWidget)
    , m_reading(new QWidget)
    , m_copy(new CopyPanel(theme, m_models->findings))
    , m_nothing(new EmptyState(theme))
    , m_conflict(new ConflictPanel(theme))
    , m_message(new Notice(theme))
    , m_bar(new ActionBar(theme))
    , m_evidence(new EvidencePanel(theme, m_models->evidence))
    , m_reason(new ReasonPopover(theme, this))
    , m_history(new HistoryPopover(theme, m_models->history, this))
    , m_decisions(new DecisionsPopover(theme, this))
    , m_note(new NotePopover(theme, this))
    , m_bulk(new BulkPopover(theme, this))
    , m_saved(new SavedViews(*this))
    , m_flow(new ReviewFlow(*this))
    , m_editing(new ReviewEditing(*this))
    , m_keys(new ReviewKeys(*this))
{
    setObjectName(u"reviewPage"_s);
    layOut();
    connectPanels();
    connectModels();
    qApp->installEventFilter(this);
    restore();
    followWidth();
    updateActions();
}

ReviewPage::~ReviewPage()
{
    m_conflict->flush();
    keep();
}

void ReviewPage::layOut()
{
    for (QAction* action : {m_actions.approve, m_actions.approveEdited})
        m_bar->add(action, true);
    for (QAction* action :
         {m_actions.signOff, m_actions.edit, m_actions.finish, m_actions.requestChanges,
          m_actions.reject, m_actions.regenerate, m_actions.evidence})
        m_bar->add(action);
    m_queue->undo().setAction(m_actions.undo);
    m_evidence->cite().setAction(m_actions.cite);
    m_evidence->note().setAction(m_actions.note);
    m_copy->comparison().close().setText(tr("Back to the text"));
    m_copy->comparison().close().setAccessibleName(tr("Back to the text"));
    m_copy->comparison().close().setKey(u"W"_s);
    m_message->setObjectName(u"message"_s);

    auto* messageBox = new QVBoxLayout;
    messageBox->setContentsMargins(metrics::wide, 0, metrics::wide, metrics::gap);
    messageBox->addWidget(m_message);
    auto* reading = new QVBoxLayout(m_reading);
    reading->setContentsMargins(0, 0, 0, 0);
    reading->setSpacing(0);
    reading->addWidget(m_copy, 1);
    reading->addLayout(messageBox);
    reading->addWidget(m_bar);
    m_middle->addWidget(m_reading);
    m_middle->addWidget(m_nothing);
    m_middle->addWidget(m_conflict);

    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_queue);
    m_splitter->addWidget(m_middle);
    m_splitter->addWidget(m_evidence);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({306, 760, 362});
    m_queue->setMinimumWidth(240);
    m_middle->setMinimumWidth(420);
    m_evidence->setMinimumWidth(260);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
}

void ReviewPage::connectPanels()
{
    const auto on = [this](QAction* action, auto function) {
        connect(action, &QAction::triggered, this, function);
    };
    on(m_actions.next, [this] { m_flow->step(1); });
    on(m_actions.previous, [this] { m_flow->step(-1); });
    on(m_actions.approve, [this] { m_flow->decide(Verdict::Approve); });
    on(m_actions.signOff, [this] { m_flow->decide(Verdict::SignOff); });
    on(m_actions.requestChanges, [this] { m_flow->askReason(Verdict::RequestChanges); });
    on(m_actions.reject, [this] { m_flow->askReason(Verdict::Reject); });
    on(m_actions.regenerate, [this] { m_flow->askDirective(); });
    on(m_actions.setAside, [this] { m_flow->askSetAside(); });
    on(m_actions.undo, [this] { m_flow->undo(); });
    on(m_actions.edit, [this] { m_editing->begin(); });
    on(m_actions.finish, [this] { m_editing->finish(); });
    on(m_actions.approveEdited, [this] {
        m_editing->finish([this](const RevisionId& revision) { m_flow->approve(revision); });
    });
    on(m_actions.cite, [this] { m_editing->cite(); });
    on(m_actions.applyFix, [this] { m_editing->applyFix(); });
    on(m_actions.compare, [this] { compare(); });
    connect(&m_copy->comparison().close(), &QAbstractButton::clicked, m_actions.compare,
            &QAction::trigger);
    connect(m_history, &HistoryPopover::comparisonAsked, m_actions.compare, &QAction::trigger);
    on(m_actions.history, [this] { m_history->open(&m_copy->version()); });
    on(m_actions.openSource, [this] { openSource(); });
    on(m_actions.searchEvidence, [this] {
        m_drawerOpen = true;
        followWidth();
        m_evidence->search().setFocus(Qt::ShortcutFocusReason);
        m_evidence->search().selectAll();
    });
    connect(m_evidence, &EvidencePanel::left, this, &ReviewPage::focusList);
    on(m_actions.filters, [this] { m_queue->filterToggle().click(); });
    on(m_actions.saveView, [this] { m_saved->ask(); });
    connect(&m_queue->views(), &QAbstractButton::clicked, m_saved, &SavedViews::openMenu);
    on(m_actions.note, [this] { m_flow->askNote(); });
    on(m_actions.together, [this] { m_flow->askTogether(); });
    on(m_actions.decisions,
       [this] { m_decisions->open(m_models->decider.latest(), &m_queue->pace()); });
    on(m_actions.nextFinding, [this] { m_copy->findings().next(); });
    on(m_actions.evidence, [this] {
        m_drawerOpen = !m_drawerOpen;
        followWidth();
        if (m_drawerOpen)
            m_evidence->list().setFocus();
    });
    for (int i = 0; i < 5; ++i)
        on(m_actions.channels.at(size_t(i)), [this, i] {
            if (const auto draft = m_copy->tabs().draftAt(i + 1))
                m_flow->open(*draft);
        });
    connect(&m_queue->list(), &QueueView::draftSelected, m_flow, &ReviewFlow::open);
    connect(&m_queue->filterToggle(), &QAbstractButton::toggled, m_flow, &ReviewFlow::readChoices);
    connect(&m_queue->filters(), &FilterBar::chosen, m_flow, [this] { m_flow->showList(); });
    connect(m_queue, &QueuePanel::nextThingAsked, m_flow, &ReviewFlow::nextThing);
    connect(&m_queue->pace(), &QAbstractButton::clicked, m_actions.decisions, &QAction::trigger);
    connect(m_decisions, &DecisionsPopover::undoAsked, &m_models->decider, &Decider::undo);
    connect(m_decisions, &DecisionsPopover::draftAsked, m_flow, &ReviewFlow::open);
    connect(&m_copy->tabs(), &ChannelTabs::chosen, m_flow, &ReviewFlow::open);
    connect(m_copy, &CopyPanel::edited, m_editing, &ReviewEditing::textChanged);
    connect(m_copy, &CopyPanel::sentenceInHand, this, &ReviewPage::lightSentence);
    connect(&m_copy->version(), &QAbstractButton::clicked, this,
            [this] { m_history->open(&m_copy->version()); });
    connect(m_conflict, &ConflictPanel::resolved, m_editing, &ReviewEditing::keepResolved);
    connect(m_conflict, &ConflictPanel::written, m_editing, &ReviewEditing::keepWritten);
    connect(m_conflict, &ConflictPanel::left, this,
            [this] { m_middle->setCurrentWidget(m_reading); });
    connect(m_history, &HistoryPopover::revisionAsked, m_editing, &ReviewEditing::takeUp);
    connect(&m_copy->findings(), &FindingsView::inHand, this, [this](int row) {
        m_copy->underline(row);
        if (row >= 0)
            m_copy->goTo(m_models->findings.findingAt(row).finding);
        updateActions();
    });
    connect(&m_copy->findings(), &FindingsView::fixAsked, m_editing, &ReviewEditing::applyFix);
    connect(&m_copy->findings(), &FindingsView::dismissAsked, m_flow, &ReviewFlow::askSetAside);
    connect(m_evidence, &EvidencePanel::passageOpened, this,
            [this](const EvidenceId& evidence) { m_models->attention.open(evidence); });
    connect(m_evidence, &EvidencePanel::passageChosen, this, [this](const EvidenceId& evidence) {
        m_models->attention.look({evidence});
        m_models->evidence.lightOne(evidence);
        m_copy->lightCiting(m_models->evidence.labelOf(evidence));
        updateActions();
    });
    connect(m_keys, &ReviewKeys::cannot, m_flow, &ReviewFlow::sayQuietly);
    connect(m_evidence, &EvidencePanel::helpAsked, this, [this](Input input) {
        if (input == Input::Crm && m_actions.note->isEnabled())
            m_actions.note->trigger();
        else
            Q_EMIT inputsAsked();
    });
    connect(m_nothing, &EmptyState::actionAsked, m_flow, &ReviewFlow::nextThing);
}

void ReviewPage::connectModels()
{
    connect(&m_desk, &Desk::changed, m_flow, &ReviewFlow::follow);
    connect(&m_models->queue, &QueueModel::listed, m_flow, &ReviewFlow::listed);
    connect(&m_models->loader, &DraftLoader::shown, this, &ReviewPage::showDraft);
    connect(&m_models->loader, &DraftLoader::renewed, this, &ReviewPage::renewDraft);
    connect(&m_models->writing, &DraftWriting::checked, this, &ReviewPage::showChecked);
    connect(&m_models->writing, &DraftWriting::savingChanged, this,
            [this] { m_copy->setSaving(m_models->writing.saving(), m_editing->isActive()); });
    connect(&m_models->decider, &Decider::latestChanged, this, [this] {
        m_queue->setPace(m_models->decider.pace());
        updateActions();
    });
    m_models->decider.readLatest();
}

void ReviewPage::setUser(const User& user)
{
    m_flow->setUser(user);
}

void ReviewPage::search(const QString& text)
{
    m_flow->search(text);
}

void ReviewPage::open(const DraftId& draft)
{
    m_flow->open(draft);
}

void ReviewPage::focusList()
{
    m_queue->list().setFocus();
}

void ReviewPage::choose(const QueueChoice& choice)
{
    m_flow->choose(choice);
}

std::vector<PaletteEntry> ReviewPage::views()
{
    std::vector<PaletteEntry> views;
    const auto add = [this, &views](const QString& text, const QueueChoice& choice) {
        PaletteEntry view;
        view.text = text;
        view.group = tr("List");
        view.run = [this, choice] { m_flow->choose(choice); };
        views.push_back(std::move(view));
    };
    add(tr("To review"), {});
    QueueChoice forMe;
    forMe.forMe = true;
    add(tr("For me"), forMe);
    QueueChoice every;
    every.states.emplace();
    add(tr("Every state"), every);
    for (const policy::ReviewState state : policy::allReviewStates) {
        QueueChoice one;
        one.states = std::vector{state};
        add(capitalised(label(state)), one);
    }
    for (const auto& [name, choice] : m_saved->all())
        add(name, choice);
    const auto arrange = [this, &add](const QString& text, auto set) {
        QueueChoice choice = m_queue->filters().choice();
        set(choice);
        add(text, choice);
    };
    arrange(tr("Most important first"),
            [](QueueChoice& choice) { choice.sort = store::QueueSort::Priority; });
    arrange(tr("Due first"), [](QueueChoice& choice) { choice.sort = store::QueueSort::Due; });
    arrange(tr("Worst first"), [](QueueChoice& choice) { choice.sort = store::QueueSort::Worst; });
    arrange(tr("Newest first"),
            [](QueueChoice& choice) { choice.sort = store::QueueSort::Newest; });
    arrange(tr("Not grouped"), [](QueueChoice& choice) { choice.grouping = QueueGrouping::None; });
    arrange(tr("Grouped by account"),
            [](QueueChoice& choice) { choice.grouping = QueueGrouping::Account; });
    arrange(tr("Grouped by segment"),
            [](QueueChoice& choice) { choice.grouping = QueueGrouping::Segment; });
    for (const auto& [id, name] : m_queue->filters().segments()) {
        QueueChoice one;
        one.segment = id;
        add(tr("Segment %1").arg(name), one);
    }
    return views;
}

void ReviewPage::showDraft()
{
    const std::shared_ptr<const DraftView>& view = m_models->loader.view();
    if (!view || !view->head || !m_ownRevision || view->head->id != *m_ownRevision)
        m_models->attention.begin();
    m_shownHead = view && view->head ? std::optional(view->head->id) : std::nullopt;
    if (!view) {
        m_nothing->say({u"inbox"_s,
                        tr("No draft is open"),
                        tr("Choose one in the list, or change what the list shows."),
                        {},
                        {}});
        m_middle->setCurrentWidget(m_nothing);
        m_models->evidence.clear();
        m_evidence->show(nullptr);
        Q_EMIT placeChanged({});
        updateActions();
        return;
    }
    m_middle->setCurrentWidget(m_reading);
    m_copy->findings().begin();
    m_evidence->search().clear(); // what was looked for was of the text before
    m_models->findings.show(view->findings);
    m_models->evidence.show(view);
    m_models->history.show(view);
    m_copy->show(*view, m_desk.workspace().clock().now());
    m_copy->setEditing(false);
    m_copy->setSaving(DraftWriting::Saving::Saved, false);
    showFindings();
    m_evidence->show(view);
    m_editing->offerUnfinished();
    QStringList place = view->segments.mid(0, 1);
    place.append(label(view->governance.effectiveMode()));
    Q_EMIT placeChanged(place.join(u" · "_s));
    m_flow->readAhead();
}

/// What arrives from others never moves what one reads: an unchanged text stays where it is.
void ReviewPage::renewDraft()
{
    const std::shared_ptr<const DraftView>& view = m_models->loader.view();
    if (m_editing->isActive()) {
        showAround();
    } else if (m_middle->currentWidget() == m_conflict && !view->conflicting.empty()) {
        showAround();
        m_editing->renewConflict();
    } else if (view->head && m_shownHead == view->head->id) {
        m_models->findings.show(view->findings);
        m_copy->setSupport(view->support);
        m_copy->setMetrics(view->metrics);
        showAround();
        showFindings();
        m_editing->offerUnfinished();
    } else {
        showDraft();
    }
}

void ReviewPage::showConflict(const ConflictView& conflict)
{
    const DraftView& view = *m_models->loader.view();
    m_conflict->begin(view.draft.id, conflict,
                      view.work ? std::optional(view.work->text) : std::nullopt);
    m_middle->setCurrentWidget(m_conflict);
    m_conflict->setFocus();
}

/// The same draft: everything but its text.
void ReviewPage::showAround()
{
    const std::shared_ptr<const DraftView>& view = m_models->loader.view();
    m_models->evidence.show(view);
    if (m_editing->isActive())
        m_models->evidence.setCitations(m_models->writing.text().citations);
    m_models->history.show(view);
    m_copy->renew(*view, m_desk.workspace().clock().now());
    m_evidence->show(view);
    m_flow->chooseNewNote();
    updateActions();
}

void ReviewPage::showFindings()
{
    m_models->evidence.setProblems(m_models->findings.problems());
    m_models->evidence.setMarks(m_models->findings.marks());
    m_copy->underline(m_copy->findings().currentIndex().row());
    updateActions();
}

void ReviewPage::showChecked(const CheckedText& checked)
{
    const std::shared_ptr<const DraftView>& view = m_models->loader.view();
    if (!view || m_models->writing.draft() != view->draft.id)
        return;
    m_models->findings.show(viewsOf(checked.report.findings, view->findings));
    m_copy->setMetrics(checked.report.metrics);
    m_copy->setSupport(checked.support);
    showFindings();
}

void ReviewPage::lightSentence(const checks::Support* sentence)
{
    m_models->evidence.light(sentence ? sentence->passages
                                      : std::vector<checks::SupportingPassage>());
    m_models->attention.look(m_models->evidence.lit());
    m_evidence->followLight();
}

void ReviewPage::updateActions()
{
    ReviewActions::Situation situation;
    situation.view = m_models->loader.view().get();
    situation.editing = m_editing->isActive();
    situation.busy = m_models->loader.isLoading() || m_flow->m_regenerating;
    situation.blockers = m_models->findings.openCount(Severity::Blocker);
    situation.findings = situation.blockers + m_models->findings.openCount(Severity::Warning) +
                         m_models->findings.openCount(Severity::Note);
    situation.passage = m_evidence->chosen().has_value();
    situation.source = !m_evidence->source().isEmpty();
    situation.compared = situation.view && situation.view->revisions.size() > 1;
    situation.shown = m_models->queue.rowCount();
    const QModelIndex current = m_copy->findings().currentIndex();
    if (current.isValid()) {
        situation.fix = !current.data(FindingsModel::FixRole).toString().isEmpty();
        situation.setAside = current.data(FindingsModel::DismissibleRole).toBool();
    }
    situation.undo = !m_models->decider.latest().empty();
    m_actions.update(situation);
    m_bar->setReason(ReviewActions::whyNotApprove(situation),
                     situation.blockers > 0 ? m_actions.nextFinding : nullptr);
}

void ReviewPage::compare()
{
    const std::shared_ptr<const DraftView>& view = m_models->loader.view();
    if (m_copy->isComparing()) {
        m_copy->endComparison();
        return;
    }
    if (!view)
        return;
    std::vector<ComparableText> earlier = comparableTexts(*view, m_desk.workspace().clock().now());
    const int first = firstComparable(earlier, *view);
    EditedText now{m_copy->subject(), m_copy->text(), {}};
    if (!earlier.empty())
        m_copy->startComparison(std::move(earlier), first, now);
}

void ReviewPage::openSource()
{
    const QUrl source = m_evidence->source();
    if (source.isEmpty())
        return;
    if (const std::optional<EvidenceId> evidence = m_evidence->chosen())
        m_models->attention.open(*evidence);
    QDesktopServices::openUrl(source);
}

void ReviewPage::followWidth()
{
    ActionRegistry::setUsable(*m_actions.evidence, m_narrow,
                              tr("The evidence is beside the text already"));
    m_actions.evidence->setVisible(m_narrow);
    m_evidence->setVisible(!m_narrow || m_drawerOpen);
    m_middle->setVisible(true);
}

void ReviewPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < metrics::narrowWindow;
    if (narrow != m_narrow) {
        m_narrow = narrow;
        m_drawerOpen = false;
        followWidth();
    }
}

/// Whatever a person does in this window keeps the clock of attention going.
bool ReviewPage::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        m_models->attention.touch();
        return m_keys->takes(watched, *static_cast<QKeyEvent*>(event));
    case QEvent::ShortcutOverride:
        m_keys->begins(*static_cast<QKeyEvent*>(event));
        break;
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
        m_models->attention.touch();
        break;
    case QEvent::WindowActivate:
    case QEvent::WindowDeactivate:
        if (watched == window())
            m_models->attention.setActive(event->type() == QEvent::WindowActivate);
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

/// What belongs to this workspace and no other.
QString ReviewPage::settingOf(const QString& name) const
{
    const QByteArray path = QFileInfo(m_desk.workspace().path()).absoluteFilePath().toUtf8();
    return QString(u"review/"_s % sha256Hex(path).left(16) % u'/' % name);
}

void ReviewPage::restore()
{
    m_splitter->restoreState(m_settings.value(u"review/splitter"_s).toByteArray());
    m_queue->filters().setChoice(
        queueChoiceFromText(m_settings.value(settingOf(u"filter"_s)).toString()));
    m_queue->filterToggle().setChecked(m_settings.value(u"review/filters_open"_s).toBool());
    const QString draft = m_settings.value(settingOf(u"draft"_s)).toString();
    m_flow->showList(draft.isEmpty() ? std::nullopt : std::optional(DraftId(draft)));
}

void ReviewPage::keep()
{
    m_settings.setValue(u"review/splitter"_s, m_splitter->saveState());
    m_settings.setValue(u"review/filters_open"_s, m_queue->filterToggle().isChecked());
    m_settings.setValue(settingOf(u"filter"_s), toText(m_queue->filters().choice()));
    if (const std::optional<DraftId>& draft = m_models->loader.wanted())
        m_settings.setValue(settingOf(u"draft"_s), draft->text());
}

} // namespace countersign
