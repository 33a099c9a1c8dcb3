// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/citation_object.h"

#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QTextBlock>
#include <QTextDocument>

namespace countersign {
namespace {

constexpr int labelProperty = QTextFormat::UserProperty + 1;
constexpr qreal sideGap = 1.0;

} // namespace

CitationObject::CitationObject(const Theme& theme, QObject* parent)
    : QObject(parent)
    , m_theme(theme)
{}

QSizeF CitationObject::intrinsicSize(QTextDocument* /*document*/, int /*position*/,
                                     const QTextFormat& format)
{
    const QSize chip = chipSize(format.property(labelProperty).toString());
    // No taller than the letters around it, so that a chip never spreads its line.
    return {chip.width() + 2 * sideGap, 12.0};
}

void CitationObject::drawObject(QPainter* painter, const QRectF& area, QTextDocument* /*document*/,
                                int /*position*/, const QTextFormat& format)
{
    const QString label = format.property(labelProperty).toString();
    const QSizeF chip = chipSize(label);
    const QRectF place(area.left() + sideGap, area.center().y() - chip.height() / 2, chip.width(),
                       chip.height());
    drawChip(*painter, place, label, m_theme.roles(), m_known.contains(label));
}

QTextCharFormat CitationObject::formatOf(const QString& label, const QTextCharFormat& around)
{
    QTextCharFormat format = around;
    format.setObjectType(objectType);
    format.setProperty(labelProperty, label);
    return format;
}

QString CitationObject::labelAt(const QTextDocument& document, int position)
{
    if (document.characterAt(position) != MarkedText::chipCharacter)
        return {};
    const QTextBlock block = document.findBlock(position);
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextFragment fragment = it.fragment();
        if (fragment.contains(position) && fragment.charFormat().objectType() == objectType)
            return fragment.charFormat().property(labelProperty).toString();
    }
    return {};
}

std::vector<MarkedText::Chip> CitationObject::chipsIn(const QTextDocument& document, int from,
                                                      int to)
{
    std::vector<MarkedText::Chip> chips;
    for (QTextBlock block = document.findBlock(from); block.isValid() && block.position() < to;
         block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            if (fragment.charFormat().objectType() != objectType)
                continue;
            const int end = qMin(fragment.position() + fragment.length(), to);
            for (int at = qMax(fragment.position(), from); at < end; ++at)
                chips.push_back(
                    {at - from, fragment.charFormat().property(labelProperty).toString()});
        }
    }
    return chips;
}

QString CitationObject::storedText(const QTextDocument& document, int from, int to)
{
    QTextCursor cursor(document.findBlock(from));
    cursor.setPosition(from);
    cursor.setPosition(to, QTextCursor::KeepAnchor);
    QString shown = cursor.selectedText();
    shown.replace(QChar::ParagraphSeparator, u'\n');
    return MarkedText::stored(shown, chipsIn(document, from, to));
}

void CitationObject::insertStored(QTextCursor& cursor, const QString& stored)
{
    const MarkedText marked(stored);
    QTextCharFormat plain = cursor.charFormat();
    plain.clearProperty(QTextFormat::ObjectType);
    cursor.beginEditBlock();
    qsizetype done = 0;
    for (const MarkedText::Chip& chip : marked.chips()) {
        cursor.insertText(marked.shown().sliced(done, chip.shown - done), plain);
        cursor.insertText(QString(MarkedText::chipCharacter), formatOf(chip.label, plain));
        done = chip.shown + 1;
    }
    cursor.insertText(marked.shown().sliced(done), plain);
    cursor.endEditBlock();
}

} // namespace countersign
