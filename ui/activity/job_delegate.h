// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace countersign {

class Theme;

/// A job: its title, how far it is or what came of it, and a bar while it runs.
class JobDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit JobDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    const Theme& m_theme;
};

} // namespace countersign
