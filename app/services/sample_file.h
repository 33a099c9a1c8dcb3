// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/clock.h"
#include "app/base/progress.h"
#include "app/base/result.h"
#include "app/services/workspace_service.h"

#include <memory>
#include <stop_token>

namespace countersign {

/// Makes a workspace with the shipped sample, whose first user has this name (empty: the login name): whole or
/// not at all, since it is filled under another name. Its folder is there. Errors: those of
/// `OpenWorkspace::create` and `WorkspaceService::fillWithSample`.
[[nodiscard]] Result<SampleReport>
makeSampleFile(const QString& path, std::shared_ptr<const Clock> clock, const QString& user = {},
               const ProgressHandler& progress = {}, std::stop_token stop = {});

} // namespace countersign
