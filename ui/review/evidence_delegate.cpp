// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/evidence_delegate.h"

#include "models/evidence/evidence_model.h"
#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QAbstractItemView>
#include <QLocale>
#include <QPainter>
#include <QTextLayout>

namespace countersign {
namespace {

constexpr int side = 10;    ///< from the panel's edge to a card
constexpr int padding = 12; ///< inside a card
constexpr int between = 6;  ///< two cards
constexpr int metaHeight = 20;
constexpr int lineSpacing = 19;

int widthFor(const QStyleOptionViewItem& option)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view ? view->viewport()->width() : option.rect.width();
}

/// Lays a text out in lines of equal height; answers the height.
int layOut(QTextLayout& layout, int width)
{
    QTextOption wrapping;
    wrapping.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(wrapping);
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

/// Passages come with line breaks of their files.
QString oneParagraph(QString text)
{
    for (QChar& character : text) {
        if (character == u'\n' || character == u'\r' || character == u'\t')
            character = u' ';
    }
    return text;
}

EvidenceModel::Kind kindOf(const QModelIndex& index)
{
    return index.data(EvidenceModel::KindRole).value<EvidenceModel::Kind>();
}

} // namespace

EvidenceDelegate::EvidenceDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

QSize EvidenceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = widthFor(option);
    const EvidenceModel::Kind kind = kindOf(index);
    if (kind == EvidenceModel::Kind::Heading)
        return {width, 34};
    if (kind == EvidenceModel::Kind::More)
        return {width, 28};
    QTextLayout layout(oneParagraph(index.data().toString()), fontOf(Type::List));
    const int text = layOut(layout, width - 2 * side - 2 * padding);
    const int meta = kind == EvidenceModel::Kind::Passage ? metaHeight + 2 : 0;
    return {width, text + meta + 16 + between};
}

void EvidenceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    painter->save();
    switch (kindOf(index)) {
    case EvidenceModel::Kind::Heading:
        paintHeading(*painter, option.rect, index);
        break;
    case EvidenceModel::Kind::Passage:
        paintPassage(*painter, option, index);
        break;
    case EvidenceModel::Kind::Empty:
    case EvidenceModel::Kind::More:
        paintHint(*painter, option, index);
        break;
    }
    painter->restore();
}

void EvidenceDelegate::paintHeading(QPainter& painter, const QRect& area,
                                    const QModelIndex& index) const
{
    QFont font = fontOf(Type::Small, Weight::Bold);
    font.setCapitalization(QFont::AllUppercase);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.5);
    painter.setFont(font);
    painter.setPen(m_theme.roles().secondary);
    const QRect inside = area.adjusted(side + 4, 10, -side - 4, 0);
    drawTextLine(painter, inside, index.data().toString());
    drawTextLine(painter, inside, QLocale().toString(index.data(EvidenceModel::CountRole).toInt()),
                 Qt::AlignRight | Qt::AlignVCenter);
}

void EvidenceDelegate::paintPassage(QPainter& painter, const QStyleOptionViewItem& option,
                                    const QModelIndex& index) const
{
    const Roles& roles = m_theme.roles();
    const bool lit = index.data(EvidenceModel::LitRole).toBool();
    const bool problem = index.data(EvidenceModel::ProblemRole).toBool();
    const bool withdrawn = index.data(EvidenceModel::WithdrawnRole).toBool();
    const bool cited = index.data(EvidenceModel::CitedRole).toBool();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QRect card = option.rect.adjusted(side, 0, -side, -between);

    const QColor edge = problem ? roles.blocker : (lit || selected) ? roles.accent : roles.line;
    const bool strong = lit || selected || (problem && roles.outlined());
    drawFrame(painter, card, metrics::cardRadius, selected && !lit ? roles.hover : roles.panel,
              edge, strong ? 2 : 1);

    const QRect inside = card.adjusted(padding, 8, -padding, -8);
    const auto place = [&](const QRect& area) {
        return QStyle::visualRect(option.direction, card, area);
    };
    const QString label = index.data(EvidenceModel::LabelRole).toString();
    int left = inside.left();
    if (!label.isEmpty()) {
        const QSize chip = chipSize(label);
        const QRect area(left, inside.top() + 1, chip.width(), chip.height());
        painter.setOpacity(cited ? 1.0 : 0.6);
        drawChip(painter, place(area), label, roles, !withdrawn);
        painter.setOpacity(1.0);
        left += chip.width() + metrics::gap;
    }
    int right = inside.right();
    const auto mark = [&](const QString& word, Tone tone) {
        const QSize size = pillSize(word);
        const QRect area(right - size.width(), inside.top(), size.width(), size.height());
        drawPill(painter, place(area), word, tone, roles);
        right -= size.width() + metrics::gap;
    };
    const QStringList marks = index.data(EvidenceModel::MarkWordsRole).toStringList();
    for (qsizetype i = 0; i < marks.size(); ++i)
        mark(marks.at(i), withdrawn && i == 0 ? Tone::Blocker : Tone::Warning);
    painter.setFont(fontOf(Type::Small));
    painter.setPen(roles.secondary);
    drawTextLine(painter, place(QRect(left, inside.top(), right - left, 18)),
                 index.data(EvidenceModel::MetaRole).toString());

    QFont font = fontOf(Type::List);
    font.setStrikeOut(withdrawn);
    QTextLayout layout(oneParagraph(index.data().toString()), font);
    QList<QTextLayout::FormatRange> ranges;
    for (const auto& [start, end] :
         index.data(EvidenceModel::MatchesRole).value<EvidenceModel::MatchList>()) {
        QTextLayout::FormatRange range;
        range.start = start;
        range.length = end - start;
        range.format.setBackground(roles.highlight);
        range.format.setForeground(roles.onHighlight);
        ranges.append(range);
    }
    layout.setFormats(ranges);
    layOut(layout, inside.width());
    painter.setPen(withdrawn ? roles.secondary : roles.text);
    layout.draw(&painter, QPointF(inside.left(), inside.top() + metaHeight + 2));
}

void EvidenceDelegate::paintHint(QPainter& painter, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const
{
    const Roles& roles = m_theme.roles();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QRect card = option.rect.adjusted(side, 0, -side, -between);
    if (kindOf(index) == EvidenceModel::Kind::More) {
        painter.setFont(fontOf(Type::Small));
        painter.setPen(roles.accent);
        drawTextLine(painter, card.adjusted(4, 0, -4, 0), index.data().toString());
        if (selected)
            drawFrame(painter, card, 4, Qt::transparent, roles.accent);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(selected ? roles.accent : roles.line, 1);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.drawRoundedRect(QRectF(card).adjusted(0.5, 0.5, -0.5, -0.5), metrics::cardRadius,
                            metrics::cardRadius);
    QTextLayout layout(index.data().toString(), fontOf(Type::List));
    layOut(layout, card.width() - 2 * padding);
    painter.setPen(roles.secondary);
    layout.draw(&painter, QPointF(card.left() + padding, card.top() + 8));
}

} // namespace countersign
