// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/marked_text.h"

#include <QTextCharFormat>
#include <QTextCursor>
#include <QTextObjectInterface>

#include <set>
#include <vector>

class QMimeData;

namespace countersign {

class Theme;

/// Draws citation marks in a text document as chips. Each is one character of the document, so that caret,
/// undo, move and delete take it as one thing; its label stands in the character's format.
class CitationObject final : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int objectType = QTextFormat::UserObject + 1;

    explicit CitationObject(const Theme& theme, QObject* parent = nullptr);

    /// Labels that stand for evidence; others are drawn as wrong.
    void setKnown(std::set<QString> labels) { m_known = std::move(labels); }

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& area, QTextDocument* document, int position,
                    const QTextFormat& format) override;

    [[nodiscard]] static QTextCharFormat formatOf(const QString& label,
                                                  const QTextCharFormat& around);
    /// The label of the chip at `position`; null if there is none.
    [[nodiscard]] static QString labelAt(const QTextDocument& document, int position);
    /// All chips of a stretch of a document, ascending, with positions from its start.
    [[nodiscard]] static std::vector<MarkedText::Chip> chipsIn(const QTextDocument& document,
                                                               int from, int to);
    /// A stretch of a document as stored text.
    [[nodiscard]] static QString storedText(const QTextDocument& document, int from, int to);
    /// Inserts stored text at the cursor, its marks as chips, in one undo step.
    static void insertStored(QTextCursor& cursor, const QString& stored);

private:
    const Theme& m_theme;
    std::set<QString> m_known;
};

} // namespace countersign
