// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/import_plan.h"

#include "app/intake/csv_layout.h"
#include "app/intake/encoding.h"
#include "app/intake/import_rows.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

bool isSame(const QString& a, const QString& b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

/// The columns of a file as the options read it; empty if they cannot.
QStringList columnsBy(RecordKind kind, QIODevice& device, const ImportOptions& options)
{
    const Result<std::unique_ptr<TableReader>> reader = openSurveyed(kind, device, options);
    return reader ? (*reader)->columns() : QStringList();
}

/// Read as one without a header, every file has the columns "Column 1" and so on.
bool hasHeader(RecordKind kind, QIODevice& device, ImportOptions options)
{
    options.headerLine = 0;
    const QStringList columns = columnsBy(kind, device, options);
    return std::any_of(columns.begin(), columns.end(),
                       [kind](const QString& column) { return isKnownHeader(kind, column); });
}

bool sameColumns(const QStringList& known, QStringList columns, bool ordered)
{
    if (ordered || known.size() != columns.size())
        return known == columns;
    QStringList sorted = known; // the members of a JSON object have no order
    sorted.sort();
    columns.sort();
    return sorted == columns;
}

/// The plan as far as it holds for this file; nothing if the file has another header.
std::optional<ImportPlan> fitting(const ImportProfile& profile, QIODevice& device,
                                  const QString& fileName)
{
    ImportOptions options;
    options.fileName = fileName;
    apply(profile.plan, options);
    if (!options.encoding.isEmpty()) {
        const Result<Encoding> found = detectEncoding(device);
        if (!found || found->name != profile.foundEncoding)
            options.encoding.clear();
    }
    if (options.headerLine == noHeader && hasHeader(profile.kind, device, options))
        return std::nullopt;
    const Result<std::unique_ptr<TableReader>> reader = openSurveyed(profile.kind, device, options);
    if (!reader ||
        !sameColumns(profile.columns, (*reader)->columns(), (*reader)->format().kind == "csv"_L1))
        return std::nullopt;
    return planOf(options);
}

Json toJson(const ImportProfile& profile)
{
    Json choices = Json::array();
    for (const ColumnChoice& choice : profile.plan.columns)
        choices.push_back({{"field", toUtf8(choice.field)}, {"column", toUtf8(choice.column)}});
    return {{"kind", toUtf8(toText(profile.kind))},
            {"columns", countersign::toJson(profile.columns)},
            {"found_encoding", toUtf8(profile.foundEncoding)},
            {"encoding", toUtf8(profile.plan.encoding)},
            {"delimiter",
             toUtf8(profile.plan.delimiter.isNull() ? QString() : QString(profile.plan.delimiter))},
            {"header_line", profile.plan.headerLine},
            {"map", std::move(choices)}};
}

std::optional<ImportProfile> profileFromJson(const Json& json)
{
    const std::optional<RecordKind> kind =
        json.is_object() ? fromText<RecordKind>(textAt(json, "kind")) : std::nullopt;
    if (!kind)
        return std::nullopt;
    ImportProfile profile;
    profile.kind = *kind;
    profile.columns = textsAt(json, "columns");
    profile.foundEncoding = textAt(json, "found_encoding");
    profile.plan.encoding = textAt(json, "encoding");
    if (const QString delimiter = textAt(json, "delimiter"); !delimiter.isEmpty())
        profile.plan.delimiter = delimiter.front();
    if (const auto line = json.find("header_line"); line != json.end() && line->is_number_integer())
        profile.plan.headerLine = std::max<qint64>(noHeader, line->get<qint64>());
    if (const auto map = json.find("map"); map != json.end() && map->is_array()) {
        for (const Json& choice : *map) {
            if (choice.is_object())
                profile.plan.columns.push_back({textAt(choice, "field"), textAt(choice, "column")});
        }
    }
    return profile;
}

} // namespace

bool ImportPlan::isEmpty() const
{
    return *this == ImportPlan();
}

ImportPlan ImportPlan::overlaid(const ImportPlan& stronger) const
{
    ImportPlan plan = stronger;
    if (plan.encoding.isEmpty())
        plan.encoding = encoding;
    if (plan.delimiter.isNull())
        plan.delimiter = delimiter;
    if (plan.headerLine == 0)
        plan.headerLine = headerLine;
    for (const ColumnChoice& choice : columns) {
        const bool isSaid = std::any_of(
            stronger.columns.begin(), stronger.columns.end(), [&choice](const ColumnChoice& other) {
                return isSame(other.field, choice.field) ||
                       (!choice.column.isEmpty() && isSame(other.column, choice.column));
            });
        if (!isSaid)
            plan.columns.push_back(choice);
    }
    return plan;
}

ImportPlan planOf(const ImportOptions& options)
{
    return {.encoding = options.encoding,
            .delimiter = options.delimiter,
            .headerLine = options.headerLine,
            .columns = options.columns};
}

void apply(const ImportPlan& plan, ImportOptions& options)
{
    options.encoding = plan.encoding;
    options.delimiter = plan.delimiter;
    options.headerLine = plan.headerLine;
    options.columns = plan.columns;
}

std::optional<ImportPlan> rememberedPlan(RecordKind kind, QIODevice& device,
                                         const QString& fileName,
                                         const std::vector<ImportProfile>& profiles)
{
    for (const ImportProfile& profile : profiles) {
        if (profile.kind != kind)
            continue;
        if (std::optional<ImportPlan> plan = fitting(profile, device, fileName))
            return plan;
    }
    return std::nullopt;
}

std::optional<ImportProfile> profileOf(RecordKind kind, QIODevice& device,
                                       const ImportOptions& options)
{
    ImportProfile profile;
    profile.kind = kind;
    profile.plan = planOf(options);
    if (profile.plan.isEmpty())
        return std::nullopt;
    profile.columns = columnsBy(kind, device, options);
    if (!options.encoding.isEmpty()) {
        if (const Result<Encoding> found = detectEncoding(device))
            profile.foundEncoding = found->name;
    }
    return profile.columns.isEmpty() ? std::nullopt : std::optional(std::move(profile));
}

Json toJson(const std::vector<ImportProfile>& profiles)
{
    Json list = Json::array();
    for (const ImportProfile& profile : profiles)
        list.push_back(toJson(profile));
    return list;
}

std::vector<ImportProfile> profilesFromJson(const Json& json)
{
    std::vector<ImportProfile> profiles;
    if (!json.is_array())
        return profiles;
    for (const Json& entry : json) {
        if (std::optional<ImportProfile> profile = profileFromJson(entry))
            profiles.push_back(*std::move(profile));
    }
    return profiles;
}

} // namespace countersign::intake
