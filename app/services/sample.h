// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/workspace_service.h"

namespace countersign {

/// See WorkspaceService::fillWithSample.
[[nodiscard]] Result<SampleReport> fillSample(const Context& context, const QString& folder,
                                              const ProgressHandler& progress,
                                              std::stop_token stop);

} // namespace countersign
