// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/rules_fields.h"

#include "app/domain/rules_text.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

/// The value as the rule's own text would be; nothing for JSON of another type.
struct AsText {
    const Json& value;

    std::optional<QString> operator()(int Rules::* /*member*/) const
    {
        if (!value.is_number_integer())
            return std::nullopt;
        return QString::number(value.get<qint64>());
    }
    std::optional<QString> operator()(double Rules::* /*member*/) const
    {
        if (!value.is_number())
            return std::nullopt;
        return QString::number(value.get<double>(), 'g', QLocale::FloatingPointShortest);
    }
    std::optional<QString> operator()(bool Rules::* /*member*/) const
    {
        if (!value.is_boolean())
            return std::nullopt;
        return value.get<bool>() ? u"true"_s : u"false"_s;
    }
    std::optional<QString> operator()(QString Rules::* /*member*/) const
    {
        if (!value.is_string())
            return std::nullopt;
        return fromUtf8(value.get_ref<const std::string&>());
    }
};

void note(RulesReading& reading, const QString& wrongKey)
{
    if (reading.wrongKey.isEmpty())
        reading.wrongKey = wrongKey;
}

/// `{"ask.count": "note"}`
void readSeverities(RulesReading& reading, const Json& levels)
{
    if (!levels.is_object()) {
        note(reading, u"severity"_s);
        return;
    }
    for (const auto& [check, level] : levels.items()) {
        const QString name = severityRule(fromUtf8(check));
        const bool taken =
            level.is_string() &&
            setRule(reading.rules, name, fromUtf8(level.get_ref<const std::string&>()));
        if (!taken)
            note(reading, QString(u"severity."_s + fromUtf8(check)));
    }
}

} // namespace

RulesReading rulesFromJson(const Json& object, const Rules& before)
{
    RulesReading reading;
    reading.rules = before;
    if (!object.is_object()) {
        reading.wrongKey = u"*"_s;
        return reading;
    }
    for (const auto& [key, member] : object.items()) {
        if (key == "severity") {
            readSeverities(reading, member);
            continue;
        }
        const QString name = QString(u"rules."_s + fromUtf8(key));
        const RuleInfo* info = ruleInfo(name);
        if (!info) {
            reading.unknownKeys.append(fromUtf8(key));
            continue;
        }
        const std::optional<QString> text = std::visit(AsText{member}, info->member);
        if (!text || !setRule(reading.rules, name, *text))
            note(reading, fromUtf8(key));
    }
    return reading;
}

} // namespace countersign::intake
