// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/status_line.h"

#include "models/activity/job_list.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/theme.h"

#include <QHBoxLayout>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace countersign {

StatusLine::StatusLine(const Theme& theme, JobList& jobs, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_jobs(jobs)
    , m_activity(new KeyButton(theme, KeyButton::Look::Quiet, this))
    , m_cancel(new KeyButton(theme, KeyButton::Look::Quiet, this))
    , m_standing(new ElidedLabel(theme, Type::Small, Weight::Regular, Ink::Secondary, this))
    , m_place(new ElidedLabel(theme, Type::Small, Weight::Regular, Ink::Secondary, this))
{
    setObjectName(u"statusLine"_s);
    setFixedHeight(26);
    m_activity->setObjectName(u"statusActivity"_s);
    m_activity->setFont(fontOf(Type::Small));
    m_cancel->setObjectName(u"statusCancel"_s);
    m_cancel->setFont(fontOf(Type::Small));
    m_cancel->setText(tr("Cancel"));
    m_place->setObjectName(u"statusPlace"_s);
    m_place->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_standing->setObjectName(u"statusStanding"_s);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(metrics::gap, 0, metrics::margin, 0);
    layout->setSpacing(metrics::margin);
    layout->addWidget(m_activity);
    layout->addWidget(m_cancel);
    layout->addWidget(m_standing, 1);
    layout->addWidget(m_place, 1);
    connect(&jobs, &JobList::activityChanged, this, &StatusLine::showActivity);
    connect(m_activity, &QAbstractButton::clicked, this, &StatusLine::activityAsked);
    connect(m_cancel, &QAbstractButton::clicked, this, [this] {
        const int row = m_jobs.runningRow();
        if (row >= 0)
            m_jobs.cancel(m_jobs.numberAt(row));
    });
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    showActivity();
}

void StatusLine::setPlace(const QString& place)
{
    m_place->setText(place);
}

void StatusLine::setInTeam(bool inTeam)
{
    m_inTeam = inTeam;
    showActivity();
}

void StatusLine::setStanding(const QString& standing)
{
    m_standing->setText(standing);
}

void StatusLine::showActivity()
{
    const int row = m_jobs.runningRow();
    m_cancel->setVisible(row >= 0);
    QString text = m_inTeam ? tr("Shared with your team") : tr("On this computer only");
    if (row >= 0) {
        const QModelIndex job = m_jobs.index(row);
        text = tr("%1: %2").arg(job.data().toString(), job.data(JobList::ProgressRole).toString());
    }
    m_activity->setText(text);
    m_activity->setAccessibleName(text);
    m_activity->updateGeometry();
}

void StatusLine::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.roles().panel);
    painter.fillRect(QRect(0, 0, width(), 1), m_theme.roles().line);
}

} // namespace countersign
