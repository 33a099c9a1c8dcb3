// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/findings_delegate.h"

#include "app/domain/finding.h"
#include "models/findings/findings_model.h"
#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QAbstractItemView>
#include <QMouseEvent>
#include <QPainter>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int padding = 14;
constexpr int markSize = 9;
constexpr int textLeft = padding + markSize + 9;
constexpr int lineSpacing = 19;

QString applyKey()
{
    return u"↵"_s;
}

Tone toneOf(const QModelIndex& index)
{
    if (index.data(FindingsModel::NotCheckedRole).toBool() ||
        !index.data(FindingsModel::OpenRole).toBool())
        return Tone::Neutral;
    switch (static_cast<Severity>(index.data(FindingsModel::SeverityRole).toInt())) {
    case Severity::Blocker:
        return Tone::Blocker;
    case Severity::Warning:
        return Tone::Warning;
    case Severity::Note:
        return Tone::Neutral;
    }
    return Tone::Neutral;
}

int linkWidth(const QString& text)
{
    return text.isEmpty() ? 0 : QFontMetrics(fontOf(Type::List)).horizontalAdvance(text);
}

QString dismissText(const QModelIndex& index)
{
    if (index.data(FindingsModel::MendedRole).toBool())
        return FindingsDelegate::tr("mended");
    if (!index.data(FindingsModel::OpenRole).toBool())
        return FindingsDelegate::tr("set aside");
    return index.data(FindingsModel::DismissibleRole).toBool() ? FindingsDelegate::tr("Set aside…")
                                                               : QString();
}

/// What stands at the right: the fix with its key, then the way to set it aside.
int actionsWidth(const QModelIndex& index)
{
    int width = 0;
    const QString fix = index.data(FindingsModel::FixRole).toString();
    if (!fix.isEmpty())
        width += linkWidth(fix) + 4 + keyCapSize(applyKey()).width() + 12;
    const QString dismiss = dismissText(index);
    if (!dismiss.isEmpty())
        width += linkWidth(dismiss) + 12;
    return width;
}

int layOut(QTextLayout& layout, const QModelIndex& index, int width)
{
    const QString title = index.data(FindingsModel::TitleRole).toString();
    QTextLayout::FormatRange bold;
    bold.start = 0;
    bold.length = static_cast<int>(title.size()) + 1;
    bold.format.setFont(fontOf(Type::List, index.data(FindingsModel::NotCheckedRole).toBool()
                                               ? Weight::Regular
                                               : Weight::Bold));
    layout.setFormats({bold});
    layout.beginLayout();
    int height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, height));
        height += lineSpacing;
    }
    layout.endLayout();
    return height;
}

int textWidth(const QRect& row, const QModelIndex& index)
{
    return qMax(160, row.width() - textLeft - padding - actionsWidth(index));
}

} // namespace

FindingsDelegate::FindingsDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

QSize FindingsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const QRect row(0, 0, view ? view->viewport()->width() : option.rect.width(), 0);
    QTextLayout layout(index.data().toString(), fontOf(Type::List));
    return {row.width(), layOut(layout, index, textWidth(row, index)) + 20};
}

QRect FindingsDelegate::fixArea(const QRect& row, const QModelIndex& index)
{
    const QString fix = index.data(FindingsModel::FixRole).toString();
    if (fix.isEmpty())
        return {};
    const int width = linkWidth(fix) + 4 + keyCapSize(applyKey()).width();
    return {row.right() + 1 - padding - width, row.top() + 9, width, 20};
}

QRect FindingsDelegate::dismissArea(const QRect& row, const QModelIndex& index)
{
    const QString text = dismissText(index);
    if (text.isEmpty())
        return {};
    const QRect fix = fixArea(row, index);
    const int right = fix.isValid() ? fix.left() - 12 : row.right() + 1 - padding;
    return {right - linkWidth(text), row.top() + 9, linkWidth(text), 20};
}

void FindingsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    const Roles& roles = m_theme.roles();
    const QRect row = option.rect;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool open = index.data(FindingsModel::OpenRole).toBool();
    const bool quiet = !open || index.data(FindingsModel::NotCheckedRole).toBool();
    painter->save();
    if (selected)
        drawFrame(*painter, row.adjusted(4, 3, -4, -4), 6,
                  roles.outlined() ? roles.panel : roles.hover,
                  option.state.testFlag(QStyle::State_HasFocus) ? roles.accent : roles.line);
    if (index.row() > 0)
        painter->fillRect(QRect(row.left(), row.top(), row.width(), 1), roles.line);
    drawSeverityMark(*painter, QRectF(row.left() + padding, row.top() + 15, markSize, markSize),
                     toneOf(index), roles);

    QTextLayout layout(index.data().toString(), fontOf(Type::List));
    layOut(layout, index, textWidth(row, index));
    painter->setPen(quiet ? roles.secondary : roles.text);
    layout.draw(painter, QPointF(row.left() + textLeft, row.top() + 10));

    painter->setFont(fontOf(Type::List));
    const QRect fix = fixArea(row, index);
    if (fix.isValid()) {
        const QSize cap = keyCapSize(applyKey());
        painter->setPen(roles.accent);
        painter->drawText(fix, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                          index.data(FindingsModel::FixRole).toString());
        drawKeyCap(*painter,
                   QRect(fix.right() + 1 - cap.width(), fix.center().y() - cap.height() / 2,
                         cap.width(), cap.height()),
                   applyKey(), roles.accent);
    }
    const QRect dismiss = dismissArea(row, index);
    if (dismiss.isValid()) {
        painter->setPen(open ? roles.accent : roles.secondary);
        painter->drawText(dismiss, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                          dismissText(index));
    }
    painter->restore();
}

bool FindingsDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                                   const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        const QPoint at = static_cast<QMouseEvent*>(event)->position().toPoint();
        if (fixArea(option.rect, index).contains(at)) {
            Q_EMIT fixAsked(index);
            return true;
        }
        if (index.data(FindingsModel::OpenRole).toBool() &&
            dismissArea(option.rect, index).contains(at)) {
            Q_EMIT dismissAsked(index);
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

} // namespace countersign
