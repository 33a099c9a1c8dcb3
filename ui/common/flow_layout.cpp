// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/flow_layout.h"

#include <QStyle>
#include <QWidget>

namespace countersign {

FlowLayout::FlowLayout(QWidget* parent, int gap)
    : QLayout(parent)
    , m_gap(gap)
{}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem* item : m_items)
        delete item;
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.push_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items.at(size_t(index)) : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* item = m_items.at(size_t(index));
    m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return place(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        width += item->sizeHint().width() + (width > 0 ? m_gap : 0);
        height = qMax(height, item->sizeHint().height());
    }
    const QMargins margins = contentsMargins();
    return QSize(width, height) +
           QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    place(area, true);
}

int FlowLayout::place(const QRect& area, bool apply) const
{
    const QMargins margins = contentsMargins();
    const QRect inside = area.marginsRemoved(margins);
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int top = inside.top();
    size_t begin = 0;
    while (begin < m_items.size()) {
        int width = 0;
        int height = 0;
        size_t end = begin;
        for (; end < m_items.size(); ++end) {
            const QLayoutItem* item = m_items.at(end);
            if (item->isEmpty())
                continue;
            const int wider = width + (width > 0 ? m_gap : 0) + item->sizeHint().width();
            if (width > 0 && wider > inside.width())
                break;
            width = wider;
            height = qMax(height, item->sizeHint().height());
        }
        int left = inside.left();
        for (size_t i = begin; apply && i < end; ++i) {
            QLayoutItem* item = m_items.at(i);
            if (item->isEmpty())
                continue;
            const QSize size = item->sizeHint().boundedTo(QSize(inside.width(), height));
            const QRect place(left, top + (height - size.height()) / 2, size.width(),
                              size.height());
            item->setGeometry(QStyle::visualRect(direction, inside, place));
            left += size.width() + m_gap;
        }
        top += height + (end < m_items.size() && height > 0 ? m_gap : 0);
        begin = end;
    }
    return top - inside.top() + margins.top() + margins.bottom();
}

} // namespace countersign
