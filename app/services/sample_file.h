// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/clock.h"
#include "app/base/progress.h"
#include "app/base/result.h"

#include <memory>
#include <stop_token>

namespace countersign {

/// Makes a workspace with the shipped sample, whose first user has the login name: whole or not at all, since
/// it is filled under another name. Errors: those of `OpenWorkspace::create` and
/// `WorkspaceService::fillWithSample`.
[[nodiscard]] Result<void> makeSampleFile(const QString& path, std::shared_ptr<const Clock> clock,
                                          std::stop_token stop = {});

} // namespace countersign
