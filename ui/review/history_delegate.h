// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace countersign {

class Theme;

/// A revision or a decision: what, when, and a second line for a reason.
class HistoryDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit HistoryDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    const Theme& m_theme;
};

} // namespace countersign
