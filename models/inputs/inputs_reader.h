// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/services/inputs_service.h"
#include "app/services/workspace_service.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace countersign {

class OpenWorkspace;

/// What copy is written from, as it stands at one moment.
struct InputsSnapshot {
    WorkspaceOverview overview;
    std::vector<InputCoverage> coverage;
    std::vector<ProspectCoverage> people; ///< with gaps, the largest first
    std::vector<KnowledgeSource> knowledge;
    std::vector<BoundaryView> boundaries;
    qint64 suppressed = 0;
};

/// On a worker.
[[nodiscard]] Result<InputsSnapshot> readInputs(OpenWorkspace& workspace);

/// "93 % of 62 people"
[[nodiscard]] QString coverageWords(const InputCoverage& coverage);
/// "3, the newest 12 days old", "none", "2, all too old".
[[nodiscard]] QString reachWords(const ProspectCoverage::Reach& reach);
[[nodiscard]] std::vector<QStringList> rowsOf(const std::vector<ProspectCoverage>& people);
[[nodiscard]] std::vector<QStringList> rowsOf(const std::vector<KnowledgeSource>& knowledge);
[[nodiscard]] std::vector<QStringList> rowsOf(const std::vector<BoundaryView>& boundaries);

} // namespace countersign
