// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace countersign {

class Theme;

/// A finding: how bad, its title in bold and its sentence, and on the right what can be done about it.
class FindingsDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit FindingsDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

    /// Where the links are within a row that is laid out at `row`.
    [[nodiscard]] static QRect fixArea(const QRect& row, const QModelIndex& index);
    [[nodiscard]] static QRect dismissArea(const QRect& row, const QModelIndex& index);

Q_SIGNALS:
    void fixAsked(const QModelIndex& index);
    void dismissAsked(const QModelIndex& index);

private:
    const Theme& m_theme;
};

} // namespace countersign
