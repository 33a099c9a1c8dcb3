// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/job_delegate.h"

#include "models/activity/job_list.h"
#include "ui/common/painting.h"
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
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    if (selected)
        painter->fillRect(option.rect, roles.accentTone.tint);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      roles.line);
    const QRect inside = option.rect.adjusted(13, 9, -12, -9);
    const Mark mark = markOf(index);
    const QSize size = pillSize(mark.word);
    const QRect pill = QStyle::visualRect(
        option.direction, option.rect,
        QRect(inside.right() + 1 - size.width(), inside.top(), size.width(), size.height()));
    drawPill(*painter, pill, mark.word, mark.tone, roles);
    const auto line = [&](int top, int width, const QString& text) {
        const QRect area = QStyle::visualRect(option.direction, option.rect,
                                              QRect(inside.left(), inside.top() + top, width, 18));
        drawTextLine(*painter, area, text);
    };
    painter->setFont(fontOf(Type::List, Weight::Bold));
    painter->setPen(selected && roles.outlined() ? roles.onAccent : roles.text);
    line(0, inside.width() - size.width() - metrics::gap, index.data().toString());
    painter->setFont(fontOf(Type::Small));
    painter->setPen(selected ? roles.secondaryOnTint : roles.secondary);
    line(20, inside.width(), index.data(JobList::ProgressRole).toString());
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
