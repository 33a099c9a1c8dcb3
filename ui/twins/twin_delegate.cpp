// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/twins/twin_delegate.h"

#include "models/twins/twin_list.h"
#include "ui/common/pill_row.h"
#include "ui/common/theme.h"

#include <QPainter>

namespace countersign {

TwinDelegate::TwinDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

QSize TwinDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                             const QModelIndex& /*index*/) const
{
    return {240, 58};
}

void TwinDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const bool merged = index.data(TwinList::MergedRole).toBool();
    painter->save();
    paintPillRow(*painter, option, m_theme.roles(),
                 {.title = index.data().toString(),
                  .detail = index.data(TwinList::DetailRole).toString(),
                  .pill = merged ? tr("one person") : tr("held"),
                  .tone = merged ? Tone::Good : Tone::Warning});
    painter->restore();
}

} // namespace countersign
