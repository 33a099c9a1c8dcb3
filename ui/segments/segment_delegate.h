// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/segment.h"
#include "ui/common/roles.h"

#include <QStyledItemDelegate>

namespace countersign {

class Theme;

/// How a mode is tinted; its word stands there, too.
[[nodiscard]] Tone toneOf(Mode mode);

/// A segment in the list: name and mode, below them its figures, and how far the first look of the gate is.
class SegmentDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit SegmentDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    void drawProgress(QPainter& painter, const QRect& area, double share,
                      const QStyleOptionViewItem& option) const;

    const Theme& m_theme;
};

} // namespace countersign
