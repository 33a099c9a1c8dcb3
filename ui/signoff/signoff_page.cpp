// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/signoff/signoff_page.h"

#include "app/services/messages.h"
#include "models/common/desk.h"
#include "models/queue/queue_model.h"
#include "models/review/decider.h"
#include "ui/common/action_registry.h"
#include "ui/common/empty_state.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/line.h"
#include "ui/common/list_side.h"
#include "ui/common/notice.h"
#include "ui/review/queue_view.h"
#include "ui/review/reason_popover.h"
#include "ui/signoff/sign_all_popover.h"
#include "ui/signoff/signoff_delegate.h"
#include "ui/signoff/signoff_view.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int sideWidth = 320;

} // namespace
SignOffPage::SignOffPage(const Theme& theme, Desk& desk, ActionRegistry& registry, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_desk(desk)
    , m_attention([this] { return m_clock.elapsed(); })
    , m_queue(std::make_unique<QueueModel>(desk.lists(), queueSourceOf(desk.workspace().review())))
    , m_decider(std::make_unique<Decider>(desk))
    , m_list(new QueueView(theme, *m_queue))
    , m_stack(new QStackedWidget)
    , m_empty(new EmptyState(theme))
    , m_scroll(new QScrollArea)
    , m_view(new SignOffView(theme))
{
    setObjectName(u"signOffPage"_s);
    m_clock.start();
    addActions(registry);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeSide());
    layout->addWidget(new Line(theme, Qt::Vertical, this));
    layout->addWidget(makeMain(), 1);
    m_reason = new ReasonPopover(theme, this);
    m_reason->setObjectName(u"signReason"_s);
    m_all = new SignAllPopover(theme, this);
    setFocusProxy(m_list);
    m_empty->say({{}, tr("Reading what waits for you…"), {}, {}, {}});
    connect(m_list, &QueueView::draftSelected, this, &SignOffPage::read);
    connect(m_queue.get(), &QueueModel::listed, this, &SignOffPage::listed);
    connect(m_queue.get(), &QueueModel::statusChanged, this, &SignOffPage::listed);
    connect(m_queue.get(), &QAbstractItemModel::rowsRemoved, this, &SignOffPage::listed);
    connect(m_reason, &ReasonPopover::answered, this, [this](const QString& reason) {
        if (m_askedOf == m_inHand)
            decide(m_asked, reason);
    });
    connect(m_all, &SignAllPopover::confirmed, this, &SignOffPage::signAll);
    connectDecider();
    qApp->installEventFilter(this);
    updateActions();
}

SignOffPage::~SignOffPage()
{
    m_list->setModel(nullptr); // the view is a child and goes after the model
}

QWidget* SignOffPage::makeSide()
{
    m_count = makeLabel(m_theme, Type::Small, Weight::Regular, Ink::Secondary);
    m_count->setObjectName(u"signCount"_s);
    m_list->setObjectName(u"signQueue"_s);
    m_list->setAccessibleName(tr("Drafts that wait for your signature, the soonest due first"));
    m_list->setItemDelegate(new SignOffDelegate(m_theme, *m_queue, m_list));
    return makeListSide(m_theme, tr("Waiting for you"), m_count, m_list, sideWidth, this);
}

QWidget* SignOffPage::makeMain()
{
    auto* main = new QWidget(this);
    m_message = new Notice(m_theme, main);
    m_message->setObjectName(u"signMessage"_s);
    m_scroll->setObjectName(u"signScroll"_s);
    m_scroll->setWidget(m_view);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_scroll);
    m_bar = new Panel(m_theme, main);
    auto* bar = new QHBoxLayout(m_bar);
    bar->setContentsMargins(20, metrics::gap, 20, metrics::gap);
    bar->setSpacing(metrics::gap);
    for (QAction* action : {m_sign, m_signAll, m_changes, m_reject, m_undo}) {
        if (action == m_undo)
            bar->addStretch(1);
        auto* button = new KeyButton(m_theme,
                                     action == m_sign   ? KeyButton::Look::Filled
                                     : action == m_undo ? KeyButton::Look::Quiet
                                                        : KeyButton::Look::Framed,
                                     m_bar);
        button->setObjectName(QString(action->objectName() % u".button"));
        button->setAction(action);
        bar->addWidget(button);
    }
    auto* notice = new QVBoxLayout;
    notice->setContentsMargins(20, metrics::margin, 20, 0);
    notice->addWidget(m_message);
    auto* layout = new QVBoxLayout(main);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(notice);
    layout->addWidget(m_stack, 1);
    layout->addWidget(new Line(m_theme, Qt::Horizontal, main));
    layout->addWidget(m_bar);
    return main;
}

void SignOffPage::addActions(ActionRegistry& registry)
{
    const QString group = tr("Signing");
    const auto add = [&](const char16_t* id, const QString& text, const QKeySequence& key) {
        return registry.add(this, {QString(u"signoff."_s % QStringView(id)), group, text, {key}});
    };
    m_sign = add(u"sign", tr("Sign, next"), Qt::Key_S);
    m_signAll = add(u"signAll", tr("Sign all shown…"), Qt::SHIFT | Qt::Key_S);
    m_changes = add(u"changes", tr("Request changes"), Qt::Key_C);
    m_reject = add(u"reject", tr("Reject"), Qt::Key_R);
    m_undo = add(u"undo", tr("Undo"), Qt::Key_Z);
    QAction* next = add(u"next", tr("Next draft"), Qt::Key_J);
    QAction* previous = add(u"previous", tr("Previous draft"), Qt::Key_K);
    next->setAutoRepeat(true);
    previous->setAutoRepeat(true);
    connect(next, &QAction::triggered, this, [this] { m_list->step(1); });
    connect(previous, &QAction::triggered, this, [this] { m_list->step(-1); });
    connect(m_sign, &QAction::triggered, this, [this] { decide(Verdict::SignOff); });
    connect(m_signAll, &QAction::triggered, this, &SignOffPage::askAll);
    connect(m_changes, &QAction::triggered, this, [this] { ask(Verdict::RequestChanges); });
    connect(m_reject, &QAction::triggered, this, [this] { ask(Verdict::Reject); });
    connect(m_undo, &QAction::triggered, m_decider.get(), &Decider::undoLast);
}

void SignOffPage::connectDecider()
{
    Decider* decider = m_decider.get();
    connect(
        decider, &Decider::decided, this,
        [this](const DecisionOutcome& outcome, const QString& who) {
            if (outcome.decision)
                say(tr("%1: %2. Z takes it back.").arg(who, doneLabel(outcome.decision->verdict)),
                    false);
        });
    connect(decider, &Decider::refused, this,
            [this](const DraftId& /*draft*/, const QString& who, const Error& why) {
                m_letGo.reset();
                say(tr("%1: %2", "who, why not").arg(who, message(why)), true);
            });
    connect(decider, &Decider::decidedTogether, this, &SignOffPage::tellTogether);
    connect(decider, &Decider::failed, this,
            [this](const Error& error) { say(message(error), true); });
    connect(decider, &Decider::undone, this, [this](const DecisionOutcome& /*outcome*/) {
        m_letGo.reset();
        say(tr("Your latest decision is taken back."), false);
    });
    connect(decider, &Decider::latestChanged, this, &SignOffPage::updateActions);
}

void SignOffPage::setUser(const User& user)
{
    const bool other = !m_user || m_user->id != user.id;
    m_user = user;
    if (!other)
        return;
    m_shown.reset();
    m_read.clear();
    say({}, false);
    m_queue->setKept(std::nullopt);
    m_queue->show(waitingFor(user.id), store::QueueSort::Due);
    m_decider->readLatest();
    updateActions();
}

void SignOffPage::follow(const Change& change)
{
    if (!m_user)
        return;
    m_queue->follow(change);
    countWaiting();
    // The one in hand, which is not the one on display while that is being read.
    if (const auto draft = m_list->currentDraft(); draft && isVisible())
        read(*draft);
}

void SignOffPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (const auto draft = m_list->currentDraft())
        read(*draft);
}

/// Whatever a person does in this window keeps the clock of attention going.
bool SignOffPage::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
        m_attention.touch();
        break;
    case QEvent::WindowActivate:
    case QEvent::WindowDeactivate:
        if (watched == window())
            m_attention.setActive(event->type() == QEvent::WindowActivate);
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void SignOffPage::listed()
{
    countWaiting();
    if (m_queue->status() == QueueModel::Status::Failed || m_queue->rowCount() == 0) {
        showNothing();
        return;
    }
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_queue->index(0));
    updateActions();
}

void SignOffPage::countWaiting()
{
    const int shown = m_queue->rowCount();
    m_count->setText(m_queue->hasMoreAfter() ? tr("%1 and more").arg(QLocale().toString(shown))
                                             : QLocale().toString(shown));
    Q_EMIT waitingChanged(shown);
}

void SignOffPage::showNothing()
{
    m_shown.reset();
    if (m_queue->status() == QueueModel::Status::Loading)
        m_empty->say({{}, tr("Reading what waits for you…"), {}, {}, {}});
    else if (m_queue->status() == QueueModel::Status::Failed)
        m_empty->say(
            {u"alert"_s, tr("The list could not be read"), message(m_queue->error()), {}, {}});
    else
        m_empty->say(
            {u"check"_s,
             tr("Nothing waits for your signature"),
             tr("A draft comes here once a reviewer has approved it, if you are named as an "
                "approver of its segment or account and did not write in it."),
             {},
             {}});
    m_stack->setCurrentWidget(m_empty);
    updateActions();
}

void SignOffPage::read(const DraftId& draft)
{
    if (m_letGo != draft) {
        m_letGo.reset();
        m_queue->setKept(draft);
    }
    m_inHand = draft;
    if (!isVisible())
        return;
    updateActions();
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.reads().runLatest(
        u"signoff.draft"_s, this,
        [&workspace, draft](const std::stop_token&) { return readSignOff(workspace, draft); },
        [this](const Result<SignOffSnapshot>& snapshot) { take(snapshot); });
}

void SignOffPage::take(const Result<SignOffSnapshot>& snapshot)
{
    if (!snapshot) {
        m_shown.reset();
        m_empty->say(
            {u"alert"_s, tr("This draft could not be read"), message(snapshot.error()), {}, {}});
        m_stack->setCurrentWidget(m_empty);
        updateActions();
        return;
    }
    if (m_queue->rowCount() == 0)
        return; // it was the last one and has gone meanwhile
    const bool other = !m_shown || m_shown->view.draft.id != snapshot->view.draft.id;
    const bool otherText = other || m_shown->view.contentHash != snapshot->view.contentHash;
    m_shown = *snapshot;
    if (m_shown->view.head)
        m_read[m_shown->view.draft.id] = m_shown->view.head->id;
    m_view->show(*m_shown);
    m_stack->setCurrentWidget(m_scroll);
    if (otherText)
        m_attention.begin();
    if (other)
        m_scroll->verticalScrollBar()->setValue(0);
    updateActions();
}

void SignOffPage::updateActions()
{
    const auto set = [this](QAction* action, Verdict verdict) {
        if (!showsWhatIsInHand()) {
            ActionRegistry::setUsable(*action, false, tr("No draft is open"));
            return;
        }
        const auto found = m_shown->view.may.find(verdict);
        const bool allowed = found != m_shown->view.may.end() && found->second.allowed;
        const bool told = found != m_shown->view.may.end() && found->second.refusal;
        ActionRegistry::setUsable(*action, allowed,
                                  told ? message(*found->second.refusal) : QString());
    };
    set(m_sign, Verdict::SignOff);
    set(m_changes, Verdict::RequestChanges);
    set(m_reject, Verdict::Reject);
    ActionRegistry::setUsable(*m_signAll, m_queue->rowCount() > 0, tr("The list is empty"));
    ActionRegistry::setUsable(*m_undo, m_decider->canUndo(),
                              tr("There is no decision of yours to take back"));
}

/// Nobody decides on one draft while the list has gone on to another.
bool SignOffPage::showsWhatIsInHand() const
{
    return m_shown && m_shown->view.draft.id == m_inHand;
}

void SignOffPage::decide(Verdict verdict, const QString& reason)
{
    if (!showsWhatIsInHand() || !m_shown->view.head)
        return;
    DecisionRequest request;
    request.verdict = verdict;
    request.reason = reason;
    request.secondsLooked = m_attention.seconds();
    request.seen = m_shown->view.head->id;
    const DraftId draft = m_shown->view.draft.id;
    m_decider->decide(draft, m_shown->view.prospect.name, request);
    // The one in hand stays in the list until another is: without another it may go, and nothing that is read
    // anew while the decision is written keeps it.
    if (!m_list->step(1) && !m_list->step(-1)) {
        m_letGo = draft;
        m_queue->setKept(std::nullopt);
    }
}

void SignOffPage::ask(Verdict verdict)
{
    if (!showsWhatIsInHand())
        return;
    m_asked = verdict;
    m_askedOf = m_inHand;
    const bool reject = verdict == Verdict::Reject;
    m_reason->ask({reject ? tr("Why is it rejected?") : tr("What should change?"),
                   reject ? QStringList{tr("Not the right person"), tr("Not now"),
                                        tr("We should not say this")}
                          : QStringList{tr("A statement is not right"), tr("Could go to anybody"),
                                        tr("Too much like a colleague’s message")},
                   tr("Or in your own words"), true},
                  m_bar);
}

void SignOffPage::askAll()
{
    if (m_queue->rowCount() == 0)
        return;
    OpenWorkspace& workspace = m_desk.workspace();
    const std::vector<store::QueueRow> rows = m_queue->rows();
    std::vector<DraftId> drafts;
    drafts.reserve(rows.size());
    for (const store::QueueRow& row : rows)
        drafts.push_back(row.draft);
    m_desk.reads().runLatest(
        u"signoff.all"_s, this,
        [&workspace, drafts](const std::stop_token&) { return workspace.review().headsOf(drafts); },
        [this, rows](const Result<std::map<DraftId, RevisionId>>& heads) {
            if (heads)
                offerAll(rows, *heads);
            else
                say(message(heads.error()), true);
        });
}

/// The name goes under the texts that stand now, and for a draft that was read here under that one: what
/// arrives later is not signed.
void SignOffPage::offerAll(const std::vector<store::QueueRow>& rows,
                           std::map<DraftId, RevisionId> heads)
{
    for (auto& [draft, head] : heads) {
        if (const auto read = m_read.find(draft); read != m_read.end())
            head = read->second;
    }
    m_offered = std::move(heads);
    m_all->open(static_cast<int>(rows.size()),
                signAllWords(rows, m_queue->hasMoreAfter() || m_queue->hasMoreBefore()), m_bar);
}

void SignOffPage::signAll()
{
    std::vector<DraftId> drafts;
    for (const auto& [draft, head] : m_offered)
        drafts.push_back(draft);
    DecisionRequest request;
    request.verdict = Verdict::SignOff;
    request.secondsLooked = m_attention.seconds();
    request.seenOf = std::exchange(m_offered, {});
    m_decider->decideTogether(drafts, request);
}

void SignOffPage::tellTogether(const std::vector<DecisionOutcome>& outcomes)
{
    int decided = 0;
    QStringList refusals;
    for (const DecisionOutcome& outcome : outcomes) {
        decided += outcome.decision ? 1 : 0;
        if (outcome.refusal && !refusals.contains(message(*outcome.refusal)))
            refusals.append(message(*outcome.refusal));
    }
    const int refused = static_cast<int>(outcomes.size()) - decided;
    QStringList words{tr("%n draft(s) signed. Z takes them back one by one.", nullptr, decided)};
    if (refused > 0)
        words.append(tr("%n refused: %1", nullptr, refused).arg(refusals.mid(0, 2).join(u' ')));
    say(words.join(u' '), refused > 0);
    m_queue->setKept(std::nullopt);
    m_queue->refresh();
}

void SignOffPage::say(const QString& words, bool bad)
{
    m_message->say(words, bad ? Tone::Blocker : Tone::Good);
}

} // namespace countersign
