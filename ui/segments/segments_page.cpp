// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/segments/segments_page.h"

#include "app/services/messages.h"
#include "app/services/workspace_service.h"
#include "models/common/desk.h"
#include "ui/common/empty_state.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/line.h"
#include "ui/common/list_side.h"
#include "ui/common/notice.h"
#include "ui/inputs/rule_maker.h"
#include "ui/segments/lessons_card.h"
#include "ui/segments/mode_card.h"
#include "ui/segments/segment_delegate.h"
#include "ui/segments/segment_view.h"

#include <QHBoxLayout>
#include <QListView>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int sideWidth = 340;

} // namespace

SegmentsPage::SegmentsPage(const Theme& theme, Desk& desk, JobList& jobs, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_desk(desk)
    , m_segments(new SegmentList(this))
    , m_list(new QListView)
    , m_stack(new QStackedWidget)
    , m_empty(new EmptyState(theme))
    , m_scroll(new QScrollArea)
    , m_view(new SegmentView(theme))
    , m_rules(new RuleMaker(theme, desk, jobs, this))
{
    setObjectName(u"segmentsPage"_s);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeSide(theme));
    layout->addWidget(new Line(theme, Qt::Vertical, this));
    layout->addWidget(makeMain(), 1);
    setFocusProxy(m_list);
    m_empty->say({{}, tr("Reading the segments…"), {}, {}, {}});
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (!current.isValid())
                    return;
                const SegmentId chosen = m_segments->at(current.row()).policy.segment.id;
                if (m_chosen == chosen)
                    return;
                m_chosen = chosen;
                m_view->mode().clearReason();
                say({});
                readChosen();
            });
    connect(m_empty, &EmptyState::actionAsked, this, &SegmentsPage::inputsAsked);
    connect(m_view, &SegmentView::inputsAsked, this, &SegmentsPage::inputsAsked);
    connect(m_view, &SegmentView::draftAsked, this, &SegmentsPage::draftAsked);
    connect(m_view, &SegmentView::draftsAsked, this, &SegmentsPage::openDrafts);
    connect(&m_view->mode(), &ModeCard::modeAsked, this, &SegmentsPage::setMode);
    connect(&m_view->lessons(), &LessonsCard::directiveAsked, this,
            [this](const EditLesson& lesson, QWidget* button) {
                if (m_chosen)
                    m_rules->askDirective(directiveFrom(lesson, *m_chosen), button);
            });
    connect(&m_view->lessons(), &LessonsCard::boundaryAsked, m_rules,
            [this](const EditLesson& lesson, QWidget* button) {
                m_rules->askBoundary(boundaryFrom(lesson), button);
            });
    connect(m_rules, &RuleMaker::made, this, [this](const QString& words) {
        say(words, Tone::Good);
        read();
    });
    connect(m_rules, &RuleMaker::warned, this, [this](const QString& words) { say(words); });
    connect(m_rules, &RuleMaker::failed, this, [this](const Error& error) { say(message(error)); });
}

QWidget* SegmentsPage::makeSide(const Theme& theme)
{
    m_pause =
        makeButton(theme, KeyButton::Look::Framed, u"pauseSegments"_s, tr("Pause everything"));
    connect(m_pause, &QAbstractButton::clicked, this, [this] { setPaused(!m_paused); });
    m_list->setObjectName(u"segments"_s);
    m_list->setAccessibleName(tr("Segments"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_segments);
    m_list->setItemDelegate(new SegmentDelegate(theme, m_list));
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    return makeListSide(theme, tr("Segments"), m_pause, m_list, sideWidth, this);
}

QWidget* SegmentsPage::makeMain()
{
    auto* main = new QWidget(this);
    m_problem = new Notice(m_theme, main);
    m_problem->setObjectName(u"segmentsProblem"_s);
    m_scroll->setWidget(m_view);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_scroll);
    auto* notice = new QVBoxLayout;
    notice->setContentsMargins(20, metrics::margin, 20, 0);
    notice->addWidget(m_problem);
    auto* layout = new QVBoxLayout(main);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(notice);
    layout->addWidget(m_stack, 1);
    return main;
}

void SegmentsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        read();
}

void SegmentsPage::follow(const Change& /*change*/)
{
    refresh();
}

void SegmentsPage::refresh()
{
    m_stale = true;
    if (isVisible())
        read();
}

void SegmentsPage::say(const QString& words, Tone tone)
{
    m_problem->say(words, tone);
}

void SegmentsPage::read()
{
    m_stale = false;
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.lists().runLatest(
        u"segments"_s, this,
        [&workspace](const std::stop_token&) { return workspace.control().segments(); },
        [this](const Result<std::vector<SegmentSummary>>& segments) { take(segments); });
}

void SegmentsPage::take(const Result<std::vector<SegmentSummary>>& segments)
{
    if (!segments) {
        m_empty->say(
            {u"alert"_s, tr("The segments could not be read"), message(segments.error()), {}, {}});
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    m_segments->show(*segments);
    if (segments->empty()) {
        m_chosen.reset();
        m_empty->say({u"inbox"_s,
                      tr("No segments yet"),
                      tr("A segment is a group of people that one angle is written for. The setup "
                         "file names them, with their filter and who signs."),
                      tr("Import a setup on Inputs"),
                      {}});
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    const int row = m_chosen ? std::max(0, m_segments->rowOf(*m_chosen)) : 0;
    if (m_list->currentIndex().row() != row)
        m_list->setCurrentIndex(m_segments->index(row));
    m_chosen = m_segments->at(row).policy.segment.id;
    readChosen();
}

void SegmentsPage::readChosen()
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.lists().runLatest(
        u"segments.chosen"_s, this,
        [&workspace, segment = *m_chosen](const std::stop_token& stop) {
            return readSegment(workspace, segment, stop);
        },
        [this](const Result<SegmentSnapshot>& snapshot) { takeChosen(snapshot); });
}

void SegmentsPage::takeChosen(const Result<SegmentSnapshot>& snapshot)
{
    if (!snapshot) {
        if (snapshot.error().code == ErrorCode::Cancelled)
            return;
        m_empty->say(
            {u"alert"_s, tr("This segment could not be read"), message(snapshot.error()), {}, {}});
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    m_view->show(*snapshot);
    m_stack->setCurrentWidget(m_scroll);
    m_paused = snapshot->paused;
    m_pause->setText(m_paused ? tr("Let deliveries go on") : tr("Pause everything"));
    m_pause->setAccessibleName(m_pause->text());
    m_pause->updateGeometry();
}

void SegmentsPage::setMode(Mode mode, const QString& reason)
{
    if (!m_chosen)
        return;
    const int row = m_segments->rowOf(*m_chosen);
    if (row >= 0 && m_segments->at(row).policy.mode == mode) {
        readChosen(); // it is so already; the button goes back to what it was
        return;
    }
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.writes().run(
        this,
        [&workspace, segment = *m_chosen, mode, reason](const std::stop_token&) {
            return workspace.control().setMode(segment, mode, reason);
        },
        [this](const Result<void>& set) {
            say(set ? QString() : message(set.error()));
            if (set)
                m_view->mode().clearReason();
            read();
        });
}

void SegmentsPage::setPaused(bool paused)
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.writes().run(
        this,
        [&workspace, paused](const std::stop_token&) {
            return workspace.workspace().setPaused(paused);
        },
        [this](const Result<void>& set) {
            say(set ? QString() : message(set.error()));
            read();
        });
}

void SegmentsPage::openDrafts(const QString& check)
{
    QueueChoice choice;
    choice.segment = m_chosen;
    choice.states.emplace(); // whatever their state
    choice.check = check;
    Q_EMIT listAsked(choice);
}

} // namespace countersign
