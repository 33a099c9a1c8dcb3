// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace countersign {

class Theme;

/// A draft in the list: name and pill, below them company, title, channel and step.
class QueueDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int rowHeight = 57;
    static constexpr int headingHeight = 28;

    explicit QueueDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    void drawHeading(QPainter& painter, const QRect& area, const QString& text) const;

    const Theme& m_theme;
};

} // namespace countersign
