// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/import_service.h"

#include <stop_token>

namespace countersign {

/// A file as the assistant shows it before it is imported.
struct ReadFile {
    ImportKind kind = ImportKind::Prospects;
    Result<ImportPreview> preview;
    /// Of the corrections asked for, those that the file has columns for.
    ImportOptions options;
};

/// What a file most likely holds: by its name, and of the kinds of tables the one that knows most of its
/// columns; a folder holds documents. Reads the file's beginning; for a worker. `stop`: answers what it has.
[[nodiscard]] ImportKind guessKind(const ImportService& imports, const QString& path,
                                   const std::stop_token& stop);

/// Reads the beginning of a file anew from its bytes. Choices for columns that the file does not have when it is
/// read so (another delimiter, another header row) are dropped. For a worker.
[[nodiscard]] ReadFile readFile(const ImportService& imports, ImportKind kind, const QString& path,
                                ImportOptions options);

} // namespace countersign
