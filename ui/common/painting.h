// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/roles.h"

#include <QFont>
#include <QRect>
#include <QString>

class QPainter;
class QStyleOptionViewItem;

namespace countersign {

// Small shapes that delegates and widgets share. All draw text as it is, never as markup.

/// One line of text, shortened with "…" at its own end. It stands where the window's direction puts it and runs in
/// its own: a Latin name in a mirrored window is written as ever.
void drawTextLine(QPainter& painter, const QRect& area, const QString& text,
                  Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);

/// The size of a pill around `text`; empty text has none.
[[nodiscard]] QSize pillSize(const QString& text);
/// A rounded, tinted word. `area` is what pillSize() asked for.
void drawPill(QPainter& painter, const QRect& area, const QString& text, Tone tone,
              const Roles& roles);

/// The cap of a key, e.g. "A" or "Ctrl+↵".
[[nodiscard]] QSize keyCapSize(const QString& key);
void drawKeyCap(QPainter& painter, const QRect& area, const QString& key, const QColor& ink);

/// A citation's label as a chip, e.g. "R1".
[[nodiscard]] QSize chipSize(const QString& label);
void drawChip(QPainter& painter, const QRectF& area, const QString& label, const Roles& roles,
              bool known = true);

/// How bad something is, as a shape of its own: disc, triangle, ring.
void drawSeverityMark(QPainter& painter, const QRectF& area, Tone tone, const Roles& roles);

/// A rounded rectangle with crisp one-pixel edges.
void drawFrame(QPainter& painter, const QRect& area, int radius, const QColor& ground,
               const QColor& edge, int edgeWidth = 1);

/// The ground of a list's row: its state, the line under it and the bar beside the one that is selected.
void drawRowGround(QPainter& painter, const QStyleOptionViewItem& option, const Roles& roles);

/// How a key sequence reads on a cap: "↵" for Return, "Esc", "Ctrl+↵".
[[nodiscard]] QString keyCapText(const QString& nativeSequence);

} // namespace countersign
