// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/import_plan.h"
#include "app/services/import_service.h"

#include <QIODevice>

#include <optional>
#include <vector>

namespace countersign {
namespace store {
class Session;
class Transaction;
} // namespace store
} // namespace countersign

namespace countersign::importing {

/// The kind of table that an import of a kind reads; nothing for setup and knowledge.
[[nodiscard]] std::optional<intake::RecordKind> tableKind(ImportKind kind);

/// The options as the readers take them.
[[nodiscard]] intake::ImportOptions readerOptions(const ImportOptions& options,
                                                  const QString& fileName, const QDate& today);

/// Options with what was corrected for files of this one's shape, where they say nothing themselves.
struct OptionsInForce {
    ImportOptions options;
    bool remembered = false;
};
[[nodiscard]] OptionsInForce withRemembered(const store::Session& session, ImportKind kind,
                                            QIODevice& device, const QString& fileName,
                                            const ImportOptions& options);

/// Remembers what was corrected for the file, in place of what was for its shape before. Nothing corrected:
/// nothing changes. The fifty used last are kept.
Result<void> rememberFor(store::Transaction& transaction, ImportKind kind, QIODevice& device,
                         const QString& fileName, const ImportOptions& options);

/// Forgets it; false if there was nothing.
Result<bool> forgetFor(store::Transaction& transaction, ImportKind kind, QIODevice& device,
                       const QString& fileName);

} // namespace countersign::importing
