// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/records.h"

#include <set>

using namespace Qt::StringLiterals;

namespace countersign::sync {

namespace {

Json valueAt(const Json& object, const std::string& key)
{
    const auto it = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && it != object.end() ? *it : Json(nullptr);
}

bool isBlank(const Json& value)
{
    return value.is_null() || value.empty() ||
           (value.is_string() && value.get_ref<const std::string&>().empty());
}

bool areParts(const Json& mine, const Json& theirs)
{
    return mine.is_object() && theirs.is_object();
}

void mergeInto(MergedRecord& merged, Json& target, const QString& prefix, const Json& base,
               const Json& mine, const Json& theirs);

void mergeField(MergedRecord& merged, Json& target, const QString& prefix, const std::string& key,
                const Json& base, const Json& mine, const Json& theirs)
{
    const QString name = QString(prefix + fromUtf8(key));
    if (areParts(mine, theirs)) {
        target[key] = Json::object();
        mergeInto(merged, target[key], QString(name + u'.'), base, mine, theirs);
        return;
    }
    const bool mineCounts = theirs == base || (base.is_null() && isBlank(theirs));
    const bool theirsCounts = mine == base || (base.is_null() && isBlank(mine)) || mine == theirs;
    if (!theirsCounts && !mineCounts)
        merged.overlaps.push_back({name, mine, theirs});
    const Json& taken = mineCounts && !theirsCounts ? mine : theirs;
    if (!taken.is_null())
        target[key] = taken;
}

void mergeInto(MergedRecord& merged, Json& target, const QString& prefix, const Json& base,
               const Json& mine, const Json& theirs)
{
    std::set<std::string> keys;
    for (const Json* side : {&base, &mine, &theirs}) {
        if (!side->is_object())
            continue;
        for (const auto& [key, value] : side->items())
            keys.insert(key);
    }
    for (const std::string& key : keys)
        mergeField(merged, target, prefix, key, valueAt(base, key), valueAt(mine, key),
                   valueAt(theirs, key));
}

} // namespace

MergedRecord mergeRecords(const Json& base, const Json& mine, const Json& theirs)
{
    MergedRecord merged;
    merged.fields = Json::object();
    mergeInto(merged, merged.fields, {}, base, mine, theirs);
    return merged;
}

Json fieldsOf(Json document)
{
    if (!document.is_object())
        return Json::object();
    for (auto it = document.begin(); it != document.end();) {
        const bool isOurs = !it.key().starts_with('_') && it.key() != "mutation";
        it = isOurs ? std::next(it) : document.erase(it);
    }
    return document;
}

} // namespace countersign::sync
