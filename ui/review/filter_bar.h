// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/review_service.h"
#include "models/queue/queue_filter.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;

namespace countersign {

class Theme;

/// Which drafts stand in the list, in which order and how they stand together. GUI thread.
class FilterBar final : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(const Theme& theme, QWidget* parent = nullptr);

    /// What there is to choose from; what was chosen and is gone is no longer chosen.
    void setChoices(const ReviewService::FilterChoices& choices);
    /// Its menus were never filled, or somebody may look at them.
    [[nodiscard]] bool needsChoices() const { return !m_known || isVisible(); }
    [[nodiscard]] const std::vector<std::pair<SegmentId, QString>>& segments() const
    {
        return m_segments;
    }
    void setChoice(const QueueChoice& choice);
    [[nodiscard]] QueueChoice choice() const;
    /// What is chosen apart from the state, in words.
    [[nodiscard]] QStringList words() const;

Q_SIGNALS:
    void chosen();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QComboBox* addBox(const QString& name, const QString& what, const QString& all);
    void layOut();
    static void fill(QComboBox& box, const std::vector<std::pair<QString, QString>>& items,
                     const QString& wanted);

    QComboBox* m_segment;
    QComboBox* m_state;
    QComboBox* m_channel;
    QComboBox* m_check;
    QComboBox* m_persona;
    QComboBox* m_owner;
    QComboBox* m_language;
    QComboBox* m_sort;
    QComboBox* m_grouping;
    QCheckBox* m_forMe;
    std::vector<std::pair<SegmentId, QString>> m_segments;
    QueueChoice m_choice; ///< also what the boxes cannot show yet
    bool m_known = false; ///< the boxes know what there is
    bool m_filling = false;
};

} // namespace countersign
