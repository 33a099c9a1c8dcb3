// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/job_delegate.h"

#include "models/activity/job_list.h"
#include "ui/common/pill_row.h"
#include "ui/common/theme.h"

#include <QLocale>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct Mark {
    QString word;
    Tone tone = Tone::Neutral;
};

Mark markOf(const QModelIndex& index)
{
    switch (index.data(JobList::StateRole).value<JobList::State>()) {
    case JobList::State::Waiting:
        return {JobDelegate::tr("waiting"), Tone::Neutral};
    case JobList::State::Running:
        return {JobDelegate::tr("running"), Tone::Accent};
    case JobList::State::Ended:
        break;
    }
    switch (static_cast<JobEnd::How>(index.data(JobList::EndRole).toInt())) {
    case JobEnd::How::Done:
        return {JobDelegate::tr("done"), Tone::Good};
    case JobEnd::How::NeedsAttention:
        return {JobDelegate::tr("look at it"), Tone::Warning};
    case JobEnd::How::Stopped:
        return {JobDelegate::tr("stopped"), Tone::Neutral};
    case JobEnd::How::Failed:
        return {JobDelegate::tr("failed"), Tone::Blocker};
    }
    return {};
}

} // namespace

JobDelegate::JobDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

QSize JobDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                            const QModelIndex& /*index*/) const
{
    return {240, 62};
}

void JobDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const
{
    const Roles& roles = m_theme.roles();
    const Mark mark = markOf(index);
    painter->save();
    const QRect inside = paintPillRow(*painter, option, roles,
                                      {.title = index.data().toString(),
                                       .detail = index.data(JobList::ProgressRole).toString(),
                                       .pill = mark.word,
                                       .tone = mark.tone});
    const double fraction = index.data(JobList::FractionRole).toDouble();
    if (index.data(JobList::StateRole).value<JobList::State>() == JobList::State::Running &&
        fraction >= 0) {
        const QRect bar(inside.left(), inside.bottom() - 3, inside.width(), 4);
        drawFrame(*painter, bar, 2, roles.line, roles.line, 0);
        drawFrame(*painter,
                  QRect(bar.left(), bar.top(), static_cast<int>(bar.width() * fraction), 4), 2,
                  roles.accent, roles.accent, 0);
    }
    painter->restore();
}

} // namespace countersign
