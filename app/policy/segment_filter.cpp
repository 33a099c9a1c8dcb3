// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/segment_filter.h"

#include "app/base/json.h"

using namespace Qt::StringLiterals;

namespace countersign::policy {

namespace {

constexpr const char* wordOf(FilterCondition::Op op)
{
    switch (op) {
    case FilterCondition::Op::Is:
        return "is";
    case FilterCondition::Op::IsNot:
        return "is_not";
    case FilterCondition::Op::Contains:
        return "contains";
    }
    return "is";
}

const QStringList& knownFields()
{
    static const QStringList known{
        u"account.name"_s,      u"account.domain"_s,  u"account.industry"_s, u"account.country"_s,
        u"account.tier"_s,      u"prospect.title"_s,  u"prospect.country"_s, u"prospect.city"_s,
        u"prospect.language"_s, u"prospect.persona"_s};
    return known;
}

Result<FilterCondition> conditionFrom(const Json& json)
{
    if (!json.is_object())
        return badInput(u"segment.filter"_s, u"all"_s);
    FilterCondition condition;
    condition.field = textAt(json, "field");
    if (!knownFields().contains(condition.field))
        return badInput(u"segment.filter_field"_s, u"field"_s,
                        {condition.field, knownFields().join(u", "_s)});
    for (const FilterCondition::Op op :
         {FilterCondition::Op::Is, FilterCondition::Op::IsNot, FilterCondition::Op::Contains}) {
        if (json.contains(wordOf(op)) && json.at(wordOf(op)).is_string()) {
            condition.op = op;
            condition.value = textAt(json, wordOf(op));
            return condition;
        }
    }
    return badInput(u"segment.filter"_s, condition.field);
}

} // namespace

Result<SegmentFilter> segmentFilterFromJson(const QString& json)
{
    const Result<Json> parsed = parseJson(json.toUtf8());
    if (!parsed)
        return parsed.error();
    if (!parsed->is_object() || !parsed->contains("all") || !parsed->at("all").is_array())
        return badInput(u"segment.filter"_s, u"all"_s);
    SegmentFilter filter;
    for (const Json& member : parsed->at("all")) {
        const Result<FilterCondition> condition = conditionFrom(member);
        if (!condition)
            return condition.error();
        filter.push_back(*condition);
    }
    return filter;
}

QString toJsonText(const SegmentFilter& filter)
{
    Json all = Json::array();
    for (const FilterCondition& condition : filter) {
        all.push_back(
            {{"field", toUtf8(condition.field)}, {wordOf(condition.op), toUtf8(condition.value)}});
    }
    return QString::fromUtf8(canonicalJson({{"all", std::move(all)}}));
}

} // namespace countersign::policy
