// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/review_service.h"
#include "models/queue/queue_filter.h"

#include <QWidget>

class QCheckBox;
class QComboBox;

namespace countersign {

class Theme;

/// Segment, state and channel of the drafts in the list, and "for me". GUI thread.
class FilterBar final : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(const Theme& theme, QWidget* parent = nullptr);

    /// The segments there are; a chosen one that is gone is no longer chosen.
    void setSegments(const std::vector<std::pair<SegmentId, QString>>& segments);
    [[nodiscard]] const std::vector<std::pair<SegmentId, QString>>& segments() const
    {
        return m_segments;
    }
    void setChoice(const QueueChoice& choice);
    [[nodiscard]] QueueChoice choice() const;
    /// The chosen segment's name; empty for all.
    [[nodiscard]] QString segmentName() const;

Q_SIGNALS:
    void chosen();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QComboBox* m_segment;
    QComboBox* m_state;
    QComboBox* m_channel;
    QCheckBox* m_forMe;
    std::vector<std::pair<SegmentId, QString>> m_segments;
    QueueChoice m_choice; ///< also what the boxes cannot show yet
    bool m_filling = false;
};

} // namespace countersign
