// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/control.h"
#include "app/services/importing/import_job.h"

namespace countersign::importing {

// What decides who lets out is set by an import where nothing stands yet, or made stricter; what stands
// otherwise stays, and is listed. Only people who may set controls do it at all.

/// Sets a control that no counting one stands for; leaves and lists one that differs.
Result<void> setControlOnce(ImportJob& job, const QString& subject, const QString& name,
                            ControlKind kind, const QString& value, qint64 row);

/// Names approvers by their names or addresses. Unknown people, and people who may not sign, are listed
/// and left out.
Result<void> setApprovers(ImportJob& job, const QString& subject, const QString& name,
                          const QStringList& approvers, qint64 row);

/// Sets a segment's mode unless it would be laxer than the one that stands.
Result<void> setMode(ImportJob& job, const QString& segment, const QString& name,
                     const QString& mode, qint64 row);

} // namespace countersign::importing
