// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twins/twins_page.h"

#include "app/services/messages.h"
#include "models/common/desk.h"
#include "models/common/table_model.h"
#include "ui/common/action_registry.h"
#include "ui/common/card.h"
#include "ui/common/empty_state.h"
#include "ui/common/flow_layout.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/line.h"
#include "ui/common/list_side.h"
#include "ui/common/notice.h"
#include "ui/common/table_view.h"
#include "ui/twins/twin_delegate.h"

#include <QAction>
#include <QHBoxLayout>
#include <QListView>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int sideWidth = 340;
constexpr int widestColumn = 180; ///< so that five stand in a window of 1280

} // namespace

TwinsPage::TwinsPage(const Theme& theme, Desk& desk, ActionRegistry& registry, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_desk(desk)
    , m_twins(new TwinList(this))
    , m_list(new QListView)
    , m_stack(new QStackedWidget)
    , m_empty(new EmptyState(theme))
    , m_fields(new TableModel(this))
    , m_table(new TableView)
{
    setObjectName(u"twinsPage"_s);
    addActions(registry);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeSide());
    layout->addWidget(new Line(theme, Qt::Vertical, this));
    layout->addWidget(makeMain(), 1);
    setFocusProxy(m_list);
    m_empty->say({{}, tr("Reading the records…"), {}, {}, {}});
    connect(m_empty, &EmptyState::actionAsked, this, &TwinsPage::importAsked);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (!current.isValid())
                    return;
                m_chosen = m_twins->at(current.row());
                showChosen();
            });
    updateActions();
    read();
}

QWidget* TwinsPage::makeSide()
{
    m_count = makeLabel(m_theme, Type::Small, Weight::Regular, Ink::Secondary);
    m_count->setObjectName(u"twinsCount"_s);
    m_list->setObjectName(u"twins"_s);
    m_list->setAccessibleName(tr("Records that may be one person"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_twins);
    m_list->setItemDelegate(new TwinDelegate(m_theme, m_list));
    return makeListSide(m_theme, tr("One person or two?"), m_count, m_list, sideWidth, this);
}

QWidget* TwinsPage::makeMain()
{
    auto* main = new QWidget(this);
    m_notice = new Notice(m_theme, main);
    m_notice->setObjectName(u"twinsNotice"_s);
    connect(m_notice, &Notice::firstAsked, this, &TwinsPage::undo);
    m_title = makeLabel(m_theme, Type::Title, Weight::Bold);
    m_title->setObjectName(u"twinsTitle"_s);
    m_what = makeLabel(m_theme, Type::List, Weight::Regular, Ink::Secondary);
    m_what->setWordWrap(true);
    m_table->setObjectName(u"twinFields"_s);
    m_table->setAccessibleName(tr("What either record says, and what they are together"));
    m_table->setModel(m_fields);
    auto* card = new Card(m_theme);
    auto* inCard = new QVBoxLayout(card);
    inCard->setContentsMargins(1, 1, 1, 1);
    inCard->addWidget(m_table);
    auto* buttons = new QWidget;
    auto* row = new FlowLayout(buttons, metrics::gap);
    row->setContentsMargins(0, 0, 0, 0);
    const auto addButton = [&](QAction* action, KeyButton::Look look) {
        auto* button = new KeyButton(m_theme, look, buttons);
        button->setAction(action);
        button->setObjectName(QString(action->objectName() % u".button"));
        row->addWidget(button);
    };
    addButton(m_same, KeyButton::Look::Filled);
    addButton(m_two, KeyButton::Look::Framed);
    addButton(m_apart, KeyButton::Look::Framed);
    addButton(m_undo, KeyButton::Look::Quiet);
    auto* pair = new QWidget;
    auto* inPair = new QVBoxLayout(pair);
    inPair->setContentsMargins(0, 0, 0, 0);
    inPair->setSpacing(metrics::margin);
    inPair->addWidget(m_title);
    inPair->addWidget(m_what);
    inPair->addWidget(card, 1);
    inPair->addWidget(buttons);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(pair);
    auto* layout = new QVBoxLayout(main);
    layout->setContentsMargins(20, 20, 20, 20);
    layout->setSpacing(metrics::margin);
    layout->addWidget(m_notice);
    layout->addWidget(m_stack, 1);
    return main;
}

void TwinsPage::addActions(ActionRegistry& registry)
{
    const auto add = [&](const char16_t* id, const QString& text, const QKeySequence& key) {
        const QString name = u"twins."_s + QStringView(id);
        QAction* action = registry.add(this, {name, tr("Twins"), text, {key}});
        action->setObjectName(name);
        return action;
    };
    m_same = add(u"same", tr("One person"), Qt::Key_M);
    m_two = add(u"two", tr("Two people"), Qt::Key_T);
    m_apart = add(u"apart", tr("Take apart"), Qt::Key_P);
    m_undo = add(u"undo", tr("Undo"), Qt::Key_Z);
    QAction* next = add(u"next", tr("Next pair"), Qt::Key_J);
    QAction* previous = add(u"previous", tr("Previous pair"), Qt::Key_K);
    const auto step = [this](int by) {
        const int row = m_list->currentIndex().row() + by;
        if (row >= 0 && row < m_twins->rowCount())
            m_list->setCurrentIndex(m_twins->index(row));
    };
    connect(next, &QAction::triggered, this, [step] { step(1); });
    connect(previous, &QAction::triggered, this, [step] { step(-1); });
    connect(m_same, &QAction::triggered, this, [this] { settle(true); });
    connect(m_two, &QAction::triggered, this, [this] { settle(false); });
    connect(m_apart, &QAction::triggered, this, [this] {
        if (m_chosen)
            takeApart(*m_chosen);
    });
    connect(m_undo, &QAction::triggered, this, &TwinsPage::undo);
}

void TwinsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    read();
}

void TwinsPage::follow(const Change& change)
{
    if (change.kind != Change::Kind::Drafts && change.kind != Change::Kind::Settings)
        read();
}

void TwinsPage::read()
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.lists().runLatest(
        u"twins"_s, this, [&workspace](const std::stop_token&) { return readTwins(workspace); },
        [this](const Result<std::vector<TwinPair>>& pairs) { take(pairs); });
}

void TwinsPage::take(const Result<std::vector<TwinPair>>& pairs)
{
    if (!pairs) {
        if (pairs.error().code == ErrorCode::Cancelled)
            return;
        m_empty->say(
            {u"alert"_s, tr("The records could not be read"), message(pairs.error()), {}, {}});
        m_stack->setCurrentIndex(0);
        return;
    }
    const int before = m_list->currentIndex().row();
    const std::optional<TwinPair> chosen = m_chosen;
    m_twins->show(*pairs);
    const int undecided = m_twins->undecided();
    m_count->setText(undecided == 0 ? QString() : tr("%n held", nullptr, undecided));
    Q_EMIT waitingChanged(undecided == 0 ? -1 : undecided);
    if (pairs->empty()) {
        m_chosen.reset();
        m_empty->say({u"check"_s,
                      tr("Nobody is here twice"),
                      tr("When an import brings a record that is likely somebody we have, both are "
                         "held and wait here until somebody says."),
                      tr("Import a file…"),
                      {}});
        m_stack->setCurrentIndex(0);
        updateActions();
        return;
    }
    // The pair that was decided goes on to the next one that waits.
    int row = chosen ? m_twins->rowOf(*chosen) : 0;
    if (row < 0 || (chosen && !chosen->merged && m_twins->at(row).merged && undecided > 0))
        row = std::clamp(before, 0,
                         std::max(0, (undecided > 0 ? undecided : m_twins->rowCount()) - 1));
    m_list->setCurrentIndex(m_twins->index(row));
    m_chosen = m_twins->at(row);
    showChosen();
}

void TwinsPage::showChosen()
{
    const TwinView& view = m_chosen->view;
    m_title->setText(view.together.name);
    m_what->setText(
        m_chosen->merged
            ? tr("One person of two records. Drafts, evidence, replies and opt-outs of both count; "
                 "the records themselves stay as they came, so that they can be taken apart.")
            : tr("Neither record is let out until somebody says. As one person, the first record "
                 "leads and gets what only the second knows; either stays as it is, nothing is "
                 "deleted."));
    m_fields->show({tr("Field"), tr("First record"), tr("Second record"), tr("Together"),
                    tr("Where it comes from")},
                   fieldRowsOf(view));
    m_table->fitColumns(widestColumn);
    m_stack->setCurrentIndex(1);
    updateActions();
}

void TwinsPage::updateActions()
{
    const bool waits = m_chosen && !m_chosen->merged && !m_busy;
    const bool merged = m_chosen && m_chosen->merged && !m_busy;
    ActionRegistry::setUsable(*m_same, waits, tr("They are one person already."));
    ActionRegistry::setUsable(*m_two, waits, tr("They are one person. Take them apart first."));
    ActionRegistry::setUsable(*m_apart, merged, tr("They are two records still."));
    ActionRegistry::setUsable(*m_undo, !m_said.empty() && !m_busy, tr("Nothing to undo."));
    m_same->setVisible(!m_chosen || !m_chosen->merged);
    m_two->setVisible(!m_chosen || !m_chosen->merged);
    m_apart->setVisible(m_chosen && m_chosen->merged);
}

void TwinsPage::settle(bool samePerson)
{
    if (!m_chosen || m_chosen->merged || m_busy)
        return;
    m_busy = true;
    updateActions();
    OpenWorkspace& workspace = m_desk.workspace();
    const TwinPair pair = *m_chosen;
    m_desk.writes().run(
        this,
        [&workspace, pair, samePerson](const std::stop_token&) {
            return workspace.people().settleTwins(pair.view.prospect.id, pair.view.other.id,
                                                  samePerson);
        },
        [this, pair, samePerson](const Result<ProspectId>& settled) {
            if (settled)
                m_said.push_back({pair, samePerson});
            const QString who = pair.view.together.name;
            ended(settled ? Result<void>() : Result<void>(settled.error()),
                  samePerson ? tr("%1 is one person from now on.").arg(who)
                             : tr("%1: two people; neither is held any more.").arg(who));
        });
}

void TwinsPage::undo()
{
    if (m_said.empty() || m_busy)
        return;
    const Said last = m_said.back();
    m_said.pop_back();
    m_chosen = last.pair;
    if (last.samePerson)
        takeApart(last.pair);
    else
        reopen(last.pair);
}

void TwinsPage::takeApart(const TwinPair& pair)
{
    if (m_busy)
        return;
    m_busy = true;
    updateActions();
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.writes().run(
        this,
        [&workspace, pair](const std::stop_token&) {
            return workspace.people().takeApart(pair.view.other.id);
        },
        [this, pair](const Result<std::vector<ProspectId>>& apart) {
            std::erase_if(m_said, [&pair](const Said& said) { return said.pair == pair; });
            ended(apart ? Result<void>() : Result<void>(apart.error()),
                  tr("%1: two records again, and held until somebody says.")
                      .arg(pair.view.together.name));
        });
}

void TwinsPage::reopen(const TwinPair& pair)
{
    m_busy = true;
    updateActions();
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.writes().run(
        this,
        [&workspace, pair](const std::stop_token&) {
            return workspace.people().reopenTwins(pair.view.prospect.id, pair.view.other.id);
        },
        [this, pair](const Result<void>& reopened) {
            ended(reopened, tr("%1: two records again, and held until somebody says.")
                                .arg(pair.view.together.name));
        });
}

void TwinsPage::ended(const Result<void>& result, const QString& words)
{
    m_busy = false;
    if (result)
        m_notice->say(words, Tone::Good, m_said.empty() ? QString() : tr("Undo"));
    else
        m_notice->say(message(result.error()), Tone::Blocker);
    updateActions();
    read();
}

} // namespace countersign
