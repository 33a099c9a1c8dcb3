// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/result.h"
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

/// Writes drafts, decisions or the log into a file: CSV that a spreadsheet reads as text, or JSON Lines, by the
/// file's suffix.
class ExportService {
public:
    explicit ExportService(Context context);

    /// Answers how many rows were written. The file appears whole or not at all, and replaces one that is
    /// there. Errors: BadInput "export.suffix"; those of `delivery::writeFile`.
    Result<qint64> write(ExportKind kind, const QString& file, std::stop_token stop = {});

private:
    Context m_context;
};

} // namespace countersign
