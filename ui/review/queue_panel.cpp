// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/queue_panel.h"

#include "app/services/messages.h"
#include "models/common/words.h"
#include "models/queue/queue_model.h"
#include "ui/common/empty_state.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/line.h"
#include "ui/common/theme.h"
#include "ui/review/filter_bar.h"
#include "ui/review/queue_view.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

QueuePanel::QueuePanel(const Theme& theme, QueueModel& queue, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_queue(queue)
    , m_title(makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this))
    , m_count(new ElidedLabel(theme, Type::Small, Weight::Regular, Ink::Secondary, this))
    , m_views(new KeyButton(theme, KeyButton::Look::Quiet, this))
    , m_filterButton(new KeyButton(theme, KeyButton::Look::Quiet, this))
    , m_filters(new FilterBar(theme, this))
    , m_stack(new QStackedWidget(this))
    , m_list(new QueueView(theme, queue, m_stack))
    , m_empty(new EmptyState(theme, m_stack))
    , m_paceButton(new KeyButton(theme, KeyButton::Look::Quiet, this))
    , m_undo(new KeyButton(theme, KeyButton::Look::Quiet, this))
{
    setObjectName(u"queuePanel"_s);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);
    m_filters->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(m_filters);
    layout->addWidget(new Line(theme, Qt::Horizontal, this));
    layout->addWidget(m_stack, 1);
    layout->addWidget(new Line(theme, Qt::Horizontal, this));
    layout->addWidget(makeFoot());
    connect(m_filterButton, &QAbstractButton::toggled, m_filters, &QWidget::setVisible);
    connect(m_filters, &FilterBar::chosen, this, &QueuePanel::sayTitle);
    connect(&queue, &QueueModel::statusChanged, this, &QueuePanel::showState);
    connect(&queue, &QueueModel::listed, this, &QueuePanel::showState);
    connect(&queue, &QAbstractItemModel::rowsRemoved, this, &QueuePanel::showState);
    connect(m_empty, &EmptyState::actionAsked, this, &QueuePanel::nextThingAsked);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    m_gentle.setSingleShot(true);
    m_gentle.setInterval(6000);
    connect(&m_gentle, &QTimer::timeout, this, &QueuePanel::showPace);
    setPace({});
    sayTitle();
}

QWidget* QueuePanel::makeHead()
{
    auto* head = new QWidget(this);
    head->setFixedHeight(40);
    m_count->setObjectName(u"queueCount"_s);
    m_views->setObjectName(u"views"_s);
    m_views->setText(tr("Views"));
    m_views->setAccessibleName(tr("Saved lists"));
    m_filterButton->setObjectName(u"filterToggle"_s);
    m_filterButton->setText(tr("Filter"));
    m_filterButton->setAccessibleName(tr("Show filters"));
    m_filterButton->setCheckable(true);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(metrics::margin, 0, metrics::gap, 0);
    layout->setSpacing(metrics::gap);
    layout->addWidget(m_title);
    layout->addWidget(m_count, 1);
    layout->addWidget(m_views);
    layout->addWidget(m_filterButton);
    return head;
}

QWidget* QueuePanel::makeFoot()
{
    auto* foot = new QWidget(this);
    foot->setFixedHeight(40);
    m_paceButton->setObjectName(u"pace"_s);
    m_undo->setObjectName(u"undo"_s);
    auto* layout = new QHBoxLayout(foot);
    layout->setContentsMargins(metrics::margin, 0, metrics::margin, 0);
    layout->addWidget(m_paceButton);
    layout->addStretch(1);
    layout->addWidget(m_undo);
    return foot;
}

void QueuePanel::setCounts(const QueueCounts& counts)
{
    m_counts = counts;
    sayTitle();
    showState();
}

void QueuePanel::setSearch(const QString& search)
{
    m_search = search;
    m_filterButton->setEnabled(search.isEmpty());
    m_filters->setVisible(search.isEmpty() && m_filterButton->isChecked());
    sayTitle();
}

void QueuePanel::sayTitle()
{
    const QLocale locale;
    QString shown = locale.toString(m_counts.shown.n);
    if (!m_counts.shown.exact)
        shown.append(u'+');
    if (!m_search.isEmpty()) {
        m_title->setText(tr("Search"));
        m_count->setText(tr("%1 found").arg(shown));
        return;
    }
    const QueueChoice choice = m_filters->choice();
    m_title->setText(!choice.states           ? tr("To review")
                     : choice.states->empty() ? tr("Drafts")
                                              : capitalised(label(choice.states->front())));
    QStringList parts{tr("%1 of %2").arg(shown, locale.toString(m_counts.all))};
    parts.append(m_filters->words());
    m_count->setText(parts.join(u" · "_s));
}

void QueuePanel::setPace(const ReviewService::Pace& pace)
{
    m_pace = pace;
    if (!m_gentle.isActive())
        showPace();
}

void QueuePanel::sayGently(const QString& words)
{
    m_paceButton->setText(words);
    m_paceButton->setAccessibleName(words);
    m_paceButton->setTone(Tone::Warning);
    m_paceButton->updateGeometry();
    m_gentle.start();
}

void QueuePanel::showPace()
{
    QString text = tr("%n decided today", nullptr, static_cast<int>(m_pace.today));
    if (m_pace.lastHour > 0)
        text = tr("%1 · %2 an hour").arg(text).arg(m_pace.lastHour);
    m_paceButton->setTone(std::nullopt);
    m_paceButton->setText(text);
    m_paceButton->setAccessibleName(tr("Last decisions. %1").arg(text));
    m_paceButton->updateGeometry();
}

void QueuePanel::showState()
{
    const bool filled = m_queue.rowCount() > 0;
    m_stack->setCurrentWidget(filled ? static_cast<QWidget*>(m_list) : m_empty);
    if (filled)
        return;
    if (m_queue.status() == QueueModel::Status::Loading)
        m_empty->say({{}, tr("Reading the list…"), {}, {}, {}});
    else if (m_queue.status() == QueueModel::Status::Failed)
        m_empty->say({u"alert"_s, tr("The list could not be read"), message(m_queue.error()),
                      tr("Try again"), m_queue.error().detail});
    else if (!m_search.isEmpty())
        m_empty->say({u"search"_s,
                      tr("Nothing found"),
                      tr("No draft, person or company has words that begin like this."),
                      tr("Clear the search"),
                      {}});
    else if (m_counts.all == 0)
        m_empty->say({u"inbox"_s,
                      tr("No drafts yet"),
                      tr("Drafts appear here when people and a sequence are in the workspace and "
                         "copy is generated or imported."),
                      tr("Go to inputs"),
                      {}});
    else
        m_empty->say({u"check"_s,
                      tr("Nothing here"),
                      tr("No draft fits these filters. Those decided are under “Every state”."),
                      tr("Show every state"),
                      {}});
}

void QueuePanel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), m_theme.roles().panel);
}

} // namespace countersign
