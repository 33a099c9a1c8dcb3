// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/result.h"
#include "app/delivery/csv_export.h"
#include "app/services/context.h"

#include <QString>

#include <stop_token>

namespace countersign {

enum class ExportKind { Drafts, Decisions, Audit };

template<>
struct EnumText<ExportKind> {
    static constexpr std::array words{std::pair{ExportKind::Drafts, "drafts"},
                                      std::pair{ExportKind::Decisions, "decisions"},
                                      std::pair{ExportKind::Audit, "audit"}};
};

/// What was written.
struct ExportOutcome {
    qint64 rows = 0;
    qint64 neutralised = 0; ///< cells that got an apostrophe, so that no spreadsheet runs them
};

/// Writes drafts, decisions or the log into a file: CSV, for spreadsheets or for programs, or JSON Lines, by the
/// file's suffix.
class ExportService {
public:
    explicit ExportService(Context context);

    /// The file appears whole or not at all, and replaces one that is
    /// there. Errors: BadInput "export.suffix"; those of `delivery::writeFile`.
    Result<ExportOutcome> write(ExportKind kind, const QString& file,
                                const delivery::CsvStyle& style = {}, std::stop_token stop = {});

private:
    Context m_context;
};

} // namespace countersign
