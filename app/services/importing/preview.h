// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/import_service.h"

#include <QIODevice>

namespace countersign::importing {

/// See ImportService::preview.
[[nodiscard]] Result<ImportPreview> previewOf(ImportKind kind, QIODevice& device,
                                              const QString& fileName, const ImportOptions& options,
                                              int rows);

} // namespace countersign::importing
