// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace countersign {

class QueueModel;
class Theme;

/// A draft that waits for a signature: who gets it and when it is due, below them company, persona and
/// channel.
class SignOffDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    SignOffDelegate(const Theme& theme, const QueueModel& queue, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    const Theme& m_theme;
    const QueueModel& m_queue;
};

} // namespace countersign
