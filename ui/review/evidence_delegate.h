// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace countersign {

class Theme;

/// A passage of evidence as a card: label, source, date and age, its words with those lit that bear the
/// sentence in hand out; headings of inputs, and what would help where there is nothing.
class EvidenceDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit EvidenceDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    void paintHeading(QPainter& painter, const QRect& area, const QModelIndex& index) const;
    void paintPassage(QPainter& painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const;
    void paintHint(QPainter& painter, const QStyleOptionViewItem& option,
                   const QModelIndex& index) const;

    const Theme& m_theme;
};

} // namespace countersign
