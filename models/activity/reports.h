// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/services/check_service.h"
#include "app/services/delivery_service.h"
#include "app/services/generation_service.h"
#include "app/services/import_service.h"
#include "app/services/workspace_service.h"
#include "models/activity/job_list.h"

namespace countersign {

// What a service answered, as a job leaves it to be read.

[[nodiscard]] JobEnd endOf(const Result<ImportReport>& report);
[[nodiscard]] JobEnd endOf(const Result<DeliveryReport>& report);
[[nodiscard]] JobEnd endOf(const Result<GenerateReport>& report);
[[nodiscard]] JobEnd endOf(const Result<CheckRun>& run);
[[nodiscard]] JobEnd endOf(const Result<SampleReport>& report);
[[nodiscard]] JobEnd endOf(const Error& error);

} // namespace countersign
