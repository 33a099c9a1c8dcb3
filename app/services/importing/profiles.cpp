// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/importing/profiles.h"

#include "app/services/setting_keys.h"
#include "app/store/settings.h"
#include "app/store/transaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::importing {

namespace {

constexpr size_t mostProfiles = 50;

std::vector<intake::ImportProfile> storedProfiles(const store::Session& session)
{
    const QString text = session.settings().value(settingImportProfiles).value_or(QString());
    if (text.isEmpty())
        return {};
    const Result<Json> json = parseJson(text.toUtf8());
    return json ? intake::profilesFromJson(*json) : std::vector<intake::ImportProfile>();
}

Result<void> storeProfiles(store::Transaction& transaction,
                           const std::vector<intake::ImportProfile>& profiles)
{
    if (profiles.empty())
        return transaction.settings().remove(settingImportProfiles);
    const Result<store::Put> put = transaction.settings().set(
        settingImportProfiles, QString::fromUtf8(canonicalJson(intake::toJson(profiles))));
    return put ? Result<void>() : Result<void>(put.error());
}

bool isOfShape(const intake::ImportProfile& a, const intake::ImportProfile& b)
{
    return a.kind == b.kind && a.columns == b.columns;
}

} // namespace

std::optional<intake::RecordKind> tableKind(ImportKind kind)
{
    return fromText<intake::RecordKind>(toText(kind));
}

intake::ImportOptions readerOptions(const ImportOptions& options, const QString& fileName,
                                    const QDate& today)
{
    intake::ImportOptions wanted;
    wanted.fileName = fileName;
    wanted.encoding = options.encoding;
    if (!options.delimiter.isEmpty())
        wanted.delimiter = options.delimiter.front();
    wanted.headerLine = options.headerLine;
    for (const auto& [field, column] : options.map)
        wanted.columns.push_back({field, column});
    wanted.today = today;
    return wanted;
}

OptionsInForce withRemembered(const store::Session& session, ImportKind kind, QIODevice& device,
                              const QString& fileName, const ImportOptions& options)
{
    OptionsInForce inForce{.options = options};
    const std::optional<intake::RecordKind> table = tableKind(kind);
    if (!table || !options.useRemembered)
        return inForce;
    const std::optional<intake::ImportPlan> known =
        intake::rememberedPlan(*table, device, fileName, storedProfiles(session));
    if (!known || known->isEmpty())
        return inForce;
    const intake::ImportPlan plan =
        known->overlaid(intake::planOf(readerOptions(options, fileName, {})));
    inForce.remembered = true;
    inForce.options.encoding = plan.encoding;
    inForce.options.delimiter = plan.delimiter.isNull() ? QString() : QString(plan.delimiter);
    inForce.options.headerLine = plan.headerLine;
    for (const intake::ColumnChoice& choice : plan.columns)
        inForce.options.map.insert_or_assign(choice.field, choice.column);
    return inForce;
}

Result<void> rememberFor(store::Transaction& transaction, ImportKind kind, QIODevice& device,
                         const QString& fileName, const ImportOptions& options)
{
    const std::optional<intake::RecordKind> table = tableKind(kind);
    if (!table)
        return {};
    std::optional<intake::ImportProfile> profile =
        intake::profileOf(*table, device, readerOptions(options, fileName, {}));
    if (!profile)
        return {};
    std::vector<intake::ImportProfile> profiles = storedProfiles(transaction);
    std::erase_if(profiles, [&profile](const intake::ImportProfile& other) {
        return isOfShape(other, *profile);
    });
    profiles.insert(profiles.begin(), *std::move(profile));
    if (profiles.size() > mostProfiles)
        profiles.resize(mostProfiles);
    return storeProfiles(transaction, profiles);
}

Result<bool> forgetFor(store::Transaction& transaction, ImportKind kind, QIODevice& device,
                       const QString& fileName)
{
    const std::optional<intake::RecordKind> table = tableKind(kind);
    if (!table)
        return false;
    std::vector<intake::ImportProfile> profiles = storedProfiles(transaction);
    const size_t before = profiles.size();
    std::erase_if(profiles, [&](const intake::ImportProfile& profile) {
        return intake::rememberedPlan(*table, device, fileName, {profile}).has_value();
    });
    if (profiles.size() == before)
        return false;
    const Result<void> stored = storeProfiles(transaction, profiles);
    return stored ? Result<bool>(true) : Result<bool>(stored.error());
}

} // namespace countersign::importing
