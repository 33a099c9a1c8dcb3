// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/control_service.h"

#include <QAbstractListModel>

#include <map>
#include <optional>
#include <stop_token>
#include <vector>

namespace countersign {

class OpenWorkspace;

/// The segments of a workspace, as read at one moment. GUI thread.
class SegmentList final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        DetailRole,            ///< QString: people, drafts, weakest input
        ModeRole,              ///< QString: the mode's word
        ModeToneRole,          ///< int: a `Mode`
        ProgressRole,          ///< double: of the first look of the gate, 0 to 1
        ProgressWordsRole,     ///< QString
    };

    explicit SegmentList(QObject* parent = nullptr)
        : QAbstractListModel(parent)
    {}

    /// Rows whose segments stay are changed in place, so that a view keeps its choice.
    void show(std::vector<SegmentSummary> segments);
    [[nodiscard]] const SegmentSummary& at(int row) const { return m_segments.at(size_t(row)); }
    /// -1 if it is not there.
    [[nodiscard]] int rowOf(const SegmentId& segment) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<SegmentSummary> m_segments;
};

/// One segment with what the acting person may do to its mode.
struct SegmentSnapshot {
    SegmentReport report;
    std::map<Mode, std::optional<Error>> whyNot; ///< each mode; nothing where it may be chosen
    bool paused = false;                         ///< nothing is delivered from anywhere
};

/// On a worker.
[[nodiscard]] Result<SegmentSnapshot> readSegment(OpenWorkspace& workspace,
                                                  const SegmentId& segment, std::stop_token stop);

} // namespace countersign
