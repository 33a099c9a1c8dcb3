// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_page.h"

#include "app/base/hash.h"
#include "app/services/messages.h"
#include "models/common/words.h"
#include "ui/common/action_registry.h"
#include "ui/common/announcer.h"
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
#include "ui/review/hand_over_ending.h"
#include "ui/review/history_popover.h"
#include "ui/review/note_popover.h"
#include "ui/review/queue_panel.h"
#include "ui/review/queue_view.h"
#include "ui/review/reason_popover.h"
#include "ui/review/review_display.h"
#include "ui/review/review_editing.h"
#include "ui/review/review_flow.h"
#include "ui/review/review_keys.h"
#include "ui/review/review_questions.h"
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
    , m_announcer(new Announcer(this))
    , m_display(new ReviewDisplay(*this))
    , m_flow(new ReviewFlow(*this))
    , m_questions(new ReviewQuestions(*this))
    , m_editing(new ReviewEditing(*this))
    , m_keys(new ReviewKeys(*this))
    , m_ending(new HandOverEnding(*this))
{
    setObjectName(u"reviewPage"_s);
    layOut();
    connectActions();
    connectPanels();
    connectModels();
    qApp->installEventFilter(this);
    restore();
    followWidth();
    m_display->updateActions();
}

ReviewPage::~ReviewPage()
{
    m_conflict->flush();
    keep();
}

void ReviewPage::layOut()
{
    for (QAction* action :
         {m_actions.approve, m_actions.approveEdited, m_actions.signOff, m_actions.edit,
          m_actions.finish, m_actions.requestChanges, m_actions.reject, m_actions.regenerate,
          m_actions.wentOut, m_actions.didNotGo, m_actions.evidence})
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

void ReviewPage::connectActions()
{
    const auto on = [this](QAction* action, auto function) {
        connect(action, &QAction::triggered, this, function);
    };
    on(m_actions.next, [this] { m_flow->step(1); });
    on(m_actions.previous, [this] { m_flow->step(-1); });
    on(m_actions.approve, [this] { m_flow->decide(Verdict::Approve); });
    on(m_actions.signOff, [this] { m_flow->decide(Verdict::SignOff); });
    on(m_actions.requestChanges, [this] { m_questions->askReason(Verdict::RequestChanges); });
    on(m_actions.reject, [this] { m_questions->askReason(Verdict::Reject); });
    on(m_actions.regenerate, [this] { m_questions->askDirective(); });
    on(m_actions.setAside, [this] { m_questions->askSetAside(); });
    on(m_actions.undo, [this] { m_flow->undo(); });
    on(m_actions.wentOut, [this] { m_ending->tell(true); });
    on(m_actions.didNotGo, [this] { m_ending->tell(false); });
    on(m_actions.edit, [this] { m_editing->start(); });
    on(m_actions.finish, [this] { m_editing->finish(); });
    on(m_actions.approveEdited, [this] {
        m_editing->finish([this](const RevisionId& revision) { m_flow->approve(revision); });
    });
    on(m_actions.cite, [this] { m_editing->cite(); });
    on(m_actions.applyFix, [this] { m_editing->applyFix(); });
    on(m_actions.compare, [this] { m_display->compare(); });
    connect(&m_copy->comparison().close(), &QAbstractButton::clicked, m_actions.compare,
            &QAction::trigger);
    connect(m_history, &HistoryPopover::comparisonAsked, m_actions.compare, &QAction::trigger);
    on(m_actions.history, [this] { m_history->open(&m_copy->version()); });
    on(m_actions.openSource, [this] { m_display->openSource(); });
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
    on(m_actions.evidence, &ReviewPage::goToEvidence);
    for (int i = 0; i < 5; ++i)
        on(m_actions.channels.at(size_t(i)), [this, i] {
            if (const auto draft = m_copy->tabs().draftAt(i + 1))
                m_flow->open(*draft);
        });
}

void ReviewPage::connectPanels()
{
    connect(&m_queue->list(), &QueueView::draftSelected, m_flow, &ReviewFlow::open);
    connect(&m_queue->list(), &QueueView::left, m_flow, &ReviewFlow::endSearch);
    connect(&m_queue->filterToggle(), &QAbstractButton::toggled, m_flow, &ReviewFlow::readChoices);
    connect(&m_queue->filters(), &FilterBar::chosen, m_flow, [this] { m_flow->showList(); });
    connect(m_queue, &QueuePanel::nextThingAsked, m_flow, &ReviewFlow::nextThing);
    connect(&m_queue->pace(), &QAbstractButton::clicked, m_actions.decisions, &QAction::trigger);
    connect(m_decisions, &DecisionsPopover::undoAsked, &m_models->decider, &Decider::undo);
    connect(m_decisions, &DecisionsPopover::draftAsked, m_flow, &ReviewFlow::open);
    connect(&m_copy->tabs(), &ChannelTabs::chosen, m_flow, &ReviewFlow::open);
    connect(m_copy, &CopyPanel::edited, m_editing, &ReviewEditing::textChanged);
    connect(m_copy, &CopyPanel::sentenceInHand, m_display, &ReviewDisplay::lightSentence);
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
        m_display->updateActions();
    });
    connect(&m_copy->findings(), &FindingsView::fixAsked, m_editing, &ReviewEditing::applyFix);
    connect(&m_copy->findings(), &FindingsView::dismissAsked, m_questions,
            &ReviewQuestions::askSetAside);
    connect(m_evidence, &EvidencePanel::passageOpened, this,
            [this](const EvidenceId& evidence) { m_models->attention.open(evidence); });
    connect(m_evidence, &EvidencePanel::passageChosen, this, [this](const EvidenceId& evidence) {
        m_models->attention.look({evidence});
        m_models->evidence.lightOne(evidence);
        m_copy->lightCiting(m_models->evidence.labelOf(evidence));
        m_display->updateActions();
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
    connect(&m_models->writing, &DraftWriting::savingChanged, this,
            [this] { m_copy->setSaving(m_models->writing.saving()); });
    connect(&m_models->decider, &Decider::latestChanged, this, [this] {
        m_queue->setPace(m_models->decider.pace());
        m_display->updateActions();
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

std::vector<PaletteEntry> ReviewPage::views()
{
    return m_saved->paletteEntries();
}

void ReviewPage::choose(const QueueChoice& choice)
{
    m_flow->choose(choice);
}

/// To the evidence, and back: in a narrow window it is a drawer.
void ReviewPage::goToEvidence()
{
    const bool there =
        m_narrow ? m_drawerOpen : m_evidence->isAncestorOf(QApplication::focusWidget());
    m_drawerOpen = !there;
    followWidth();
    if (there) {
        focusList();
        return;
    }
    QListView& list = m_evidence->list();
    list.setFocus(Qt::OtherFocusReason);
    if (!list.currentIndex().isValid() && m_models->evidence.firstPassage() >= 0)
        list.setCurrentIndex(m_models->evidence.index(m_models->evidence.firstPassage()));
}

void ReviewPage::followWidth()
{
    m_bar->setShown(m_actions.evidence, m_narrow);
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
