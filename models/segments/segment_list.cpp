// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/segments/segment_list.h"

#include "app/policy/decide.h"
#include "app/services/messages.h"
#include "app/services/open_workspace.h"
#include "app/services/session.h"
#include "app/services/workspace_service.h"
#include "models/segments/segment_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

void SegmentList::show(std::vector<SegmentSummary> segments)
{
    const bool same = std::equal(
        segments.begin(), segments.end(), m_segments.begin(), m_segments.end(),
        [](const auto& a, const auto& b) { return a.policy.segment.id == b.policy.segment.id; });
    if (same) {
        m_segments = std::move(segments);
        if (!m_segments.empty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_segments = std::move(segments);
    endResetModel();
}

int SegmentList::rowOf(const SegmentId& segment) const
{
    const auto found =
        std::find_if(m_segments.begin(), m_segments.end(), [&](const SegmentSummary& known) {
            return known.policy.segment.id == segment;
        });
    return found == m_segments.end() ? -1 : static_cast<int>(found - m_segments.begin());
}

int SegmentList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_segments.size());
}

QVariant SegmentList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SegmentSummary& segment = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return segment.policy.segment.name;
    case Qt::AccessibleTextRole:
        return QStringList{segment.policy.segment.name, label(segment.policy.mode),
                           detailOf(segment), progressOf(segment)}
            .join(u", "_s);
    case IdRole:
        return segment.policy.segment.id.text();
    case DetailRole:
        return detailOf(segment);
    case ModeRole:
        return label(segment.policy.mode);
    case ModeToneRole:
        return static_cast<int>(segment.policy.mode);
    case ProgressRole:
        return std::min(1.0, double(segment.decided) / double(policy::gateDecisions));
    case ProgressWordsRole:
        return progressOf(segment);
    default:
        return {};
    }
}

Result<SegmentSnapshot> readSegment(OpenWorkspace& workspace, const SegmentId& segment,
                                    std::stop_token stop)
{
    const Result<User> user = workspace.session().user();
    if (!user)
        return user.error();
    Result<SegmentReport> report = workspace.control().segmentReport(segment, std::move(stop));
    if (!report)
        return report.error();
    const Result<bool> paused = workspace.workspace().isPaused();
    if (!paused)
        return paused.error();
    SegmentSnapshot snapshot;
    snapshot.report = *std::move(report);
    snapshot.paused = *paused;
    for (const Mode mode : {Mode::Review, Mode::Approval, Mode::Autopilot}) {
        const Result<void> may =
            policy::maySetMode(snapshot.report.policy, *user, mode, snapshot.report.gate);
        snapshot.whyNot[mode] = may ? std::nullopt : std::optional<Error>(may.error());
    }
    return snapshot;
}

} // namespace countersign
