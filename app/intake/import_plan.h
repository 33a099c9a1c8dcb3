// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/intake/field_mapping.h"
#include "app/intake/import_report.h"

#include <QChar>
#include <QIODevice>
#include <QStringList>

#include <optional>
#include <vector>

namespace countersign::intake {

/// What a user corrected in how a file is read. What is empty is found out. Nothing here holds text that was
/// decoded: a file is always read anew from its bytes.
struct ImportPlan {
    QString encoding;
    QChar delimiter;
    qint64 headerLine = 0; ///< see CsvOptions
    std::vector<ColumnChoice> columns;

    [[nodiscard]] bool isEmpty() const;
    /// This plan, where `stronger` says nothing. Of two choices for one field or one column, `stronger`'s counts.
    [[nodiscard]] ImportPlan overlaid(const ImportPlan& stronger) const;

    friend bool operator==(const ImportPlan&, const ImportPlan&) = default;
};

/// A plan, and the files it is for: those of one kind whose header, read by the plan, is the same.
struct ImportProfile {
    RecordKind kind = RecordKind::Prospects;
    QStringList columns;   ///< as they are when read by the plan
    QString foundEncoding; ///< what was found out when the encoding was corrected
    ImportPlan plan;

    friend bool operator==(const ImportProfile&, const ImportProfile&) = default;
};

[[nodiscard]] ImportPlan planOf(const ImportOptions& options);
void apply(const ImportPlan& plan, ImportOptions& options);

/// The first of the profiles (put the newest first) whose header the file has; reads no more than its beginning for
/// each. A corrected encoding counts only for a file that would be read wrong in the same way; for others the rest
/// of the plan is answered. The device is left anywhere.
[[nodiscard]] std::optional<ImportPlan> rememberedPlan(RecordKind kind, QIODevice& device,
                                                       const QString& fileName,
                                                       const std::vector<ImportProfile>& profiles);

/// What to remember of a file that was just read by `options`: nothing if nothing was corrected.
[[nodiscard]] std::optional<ImportProfile> profileOf(RecordKind kind, QIODevice& device,
                                                     const ImportOptions& options);

[[nodiscard]] Json toJson(const std::vector<ImportProfile>& profiles);
/// Entries that cannot be read are left out: a later version may have written them.
[[nodiscard]] std::vector<ImportProfile> profilesFromJson(const Json& json);

} // namespace countersign::intake
