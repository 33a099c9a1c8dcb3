// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/rules_text.h"

#include <QLocale>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

constexpr auto length = "channel.length";
constexpr auto severityPrefix = "rules.severity."_L1;

// The defaults stand in Rules; their source is "Channel limits" of the check list. The bounds of hard limits
// are the networks' own: 300 characters of a connection note, 1,600 of a message in ten parts, 4,096 on
// WhatsApp; a header line of RFC 5322 has 998.
const std::array infos{
    RuleInfo{"rules.email_words_min", &Rules::emailWordsMin, length, 0, 1000, Channel::Email},
    RuleInfo{"rules.email_words_max", &Rules::emailWordsMax, length, 1, 2000, Channel::Email},
    RuleInfo{"rules.subject_words_min", &Rules::subjectWordsMin, length, 0, 20, Channel::Email},
    RuleInfo{"rules.subject_words_max", &Rules::subjectWordsMax, length, 1, 50, Channel::Email},
    RuleInfo{"rules.subject_characters_max", &Rules::subjectCharactersMax, length, 1, 998,
             Channel::Email},
    RuleInfo{"rules.subject_characters_hard", &Rules::subjectCharactersHard, length, 1, 998,
             Channel::Email},
    RuleInfo{"rules.linkedin_words_max", &Rules::linkedInWordsMax, length, 1, 1000,
             Channel::LinkedIn},
    RuleInfo{"rules.linkedin_note_characters", &Rules::linkedInNoteCharacters, length, 1, 300,
             Channel::LinkedIn},
    RuleInfo{"rules.linkedin_subject_characters", &Rules::linkedInSubjectCharacters, length, 1, 200,
             Channel::LinkedIn},
    RuleInfo{"rules.linkedin_body_characters", &Rules::linkedInBodyCharacters, length, 1, 8000,
             Channel::LinkedIn},
    RuleInfo{"rules.sms_segments", &Rules::smsSegments, length, 1, 10, Channel::Sms},
    RuleInfo{"rules.sms_characters_hard", &Rules::smsCharactersHard, length, 1, 1600, Channel::Sms},
    RuleInfo{"rules.whatsapp_words_max", &Rules::whatsAppWordsMax, length, 1, 1000,
             Channel::WhatsApp},
    RuleInfo{"rules.whatsapp_characters_hard", &Rules::whatsAppCharactersHard, length, 1, 4096,
             Channel::WhatsApp},
    RuleInfo{"rules.phone_points_min", &Rules::phonePointsMin, length, 0, 20, Channel::Phone},
    RuleInfo{"rules.phone_points_max", &Rules::phonePointsMax, length, 1, 30, Channel::Phone},
    RuleInfo{"rules.phone_point_words_max", &Rules::phonePointWordsMax, length, 1, 100,
             Channel::Phone},
    RuleInfo{"rules.sentence_words_max", &Rules::sentenceWordsMax, "style.length", 5, 100},
    RuleInfo{"rules.reading_grade_max", &Rules::readingGradeMax, "style.length", 1, 30},
    RuleInfo{"rules.stale_signal_days", &Rules::staleSignalDays, "accuracy.stale", 1, 3650},
    RuleInfo{"rules.stale_title_days", &Rules::staleTitleDays, "accuracy.stale", 1, 3650},
    RuleInfo{"rules.stale_research_days", &Rules::staleResearchDays, "accuracy.stale", 1, 3650},
    RuleInfo{"rules.swap_blocker", &Rules::swapBlocker, "specificity.swap", 0, 1},
    RuleInfo{"rules.swap_warning", &Rules::swapWarning, "specificity.swap", 0, 1},
    RuleInfo{"rules.email_opt_out_required", &Rules::emailOptOutRequired, "compliance.opt_out", 0,
             0, Channel::Email},
    RuleInfo{"rules.sms_opt_out_required", &Rules::smsOptOutRequired, "compliance.opt_out", 0, 0,
             Channel::Sms},
    RuleInfo{"rules.sms_opt_out_word", &Rules::smsOptOutWord, "compliance.opt_out", 0, 0,
             Channel::Sms},
    RuleInfo{"rules.vendor", &Rules::vendor, "", 0, 0, {}, true},
    RuleInfo{"rules.default_language", &Rules::defaultLanguage, "", 0, 0, {}, true},
};

QString textOf(int value)
{
    return QString::number(value);
}

QString textOf(double value)
{
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

QString textOf(bool value)
{
    return value ? u"true"_s : u"false"_s;
}

QString textOf(const QString& value)
{
    return value;
}

Error outOfRange(const RuleInfo& info, const QString& text)
{
    const QString name = QString::fromLatin1(info.name);
    return badInput(u"setting.range"_s, name,
                    {name, text, textOf(info.minimum), textOf(info.maximum)});
}

Error noValue(const QString& name, const QString& text)
{
    return badInput(u"setting.value"_s, name, {name, text});
}

Result<void> read(const RuleInfo& info, const QString& text, int& value)
{
    bool ok = false;
    const int number = text.toInt(&ok);
    if (!ok)
        return noValue(QString::fromLatin1(info.name), text);
    if (number < info.minimum || number > info.maximum)
        return outOfRange(info, text);
    value = number;
    return {};
}

Result<void> read(const RuleInfo& info, const QString& text, double& value)
{
    bool ok = false;
    const double number = text.toDouble(&ok);
    if (!ok || !std::isfinite(number))
        return noValue(QString::fromLatin1(info.name), text);
    if (number < info.minimum || number > info.maximum)
        return outOfRange(info, text);
    value = number;
    return {};
}

Result<void> read(const RuleInfo& info, const QString& text, bool& value)
{
    if (text != u"true" && text != u"false")
        return noValue(QString::fromLatin1(info.name), text);
    value = text == u"true";
    return {};
}

Result<void> read(const RuleInfo& /*info*/, const QString& text, QString& value)
{
    value = text;
    return {};
}

Result<void> setLevel(Rules& rules, const QString& name, const QString& check, const QString& value)
{
    const CheckStanding* standing = standingOf(check);
    if (!standing)
        return badInput(u"setting.unknown"_s, name, {name});
    const std::optional<CheckLevel> level = fromText<CheckLevel>(value);
    if (!level)
        return noValue(name, value);
    if (*level < standing->lowest) {
        Error error = refusal(u"rules.severity_floor"_s,
                              {check, toText(standing->lowest), toText(standing->floor)});
        error.where = name;
        return error;
    }
    if (*level == standing->standard)
        rules.levels.erase(check);
    else
        rules.levels[check] = *level;
    return {};
}

struct Pair {
    const char* least;
    const char* most;
};

constexpr std::array orders{
    Pair{"rules.email_words_min", "rules.email_words_max"},
    Pair{"rules.subject_words_min", "rules.subject_words_max"},
    Pair{"rules.subject_characters_max", "rules.subject_characters_hard"},
    Pair{"rules.phone_points_min", "rules.phone_points_max"},
    Pair{"rules.swap_blocker", "rules.swap_warning"},
};

double numberOf(const Rules& rules, const char* name)
{
    const RuleInfo* info = ruleInfo(QString::fromLatin1(name));
    if (const auto* whole = std::get_if<int Rules::*>(&info->member))
        return rules.**whole;
    return rules.*std::get<double Rules::*>(info->member);
}

} // namespace

std::span<const RuleInfo> ruleInfos()
{
    return infos;
}

const RuleInfo* ruleInfo(const QString& name)
{
    for (const RuleInfo& info : infos) {
        if (name == QLatin1String(info.name))
            return &info;
    }
    return nullptr;
}

QString severityRule(const QString& check)
{
    return QString(severityPrefix + check);
}

QString checkOfSeverityRule(const QString& name)
{
    return name.startsWith(severityPrefix) ? name.mid(severityPrefix.size()) : QString();
}

CheckLevel levelOf(const Rules& rules, const CheckStanding& standing)
{
    const auto it = rules.levels.find(QString::fromLatin1(standing.check));
    return it == rules.levels.end() ? standing.standard : it->second;
}

std::map<QString, QString> rulesAsText(const Rules& rules)
{
    std::map<QString, QString> texts;
    for (const RuleInfo& info : infos) {
        texts.emplace(
            QString::fromLatin1(info.name),
            std::visit([&rules](auto member) { return textOf(rules.*member); }, info.member));
    }
    for (const CheckStanding& standing : checkStandings())
        texts.emplace(severityRule(QString::fromLatin1(standing.check)),
                      toText(levelOf(rules, standing)));
    return texts;
}

Result<void> setRule(Rules& rules, const QString& name, const QString& value)
{
    if (const QString check = checkOfSeverityRule(name); !check.isEmpty())
        return setLevel(rules, name, check, value.trimmed());
    const RuleInfo* info = ruleInfo(name);
    if (!info)
        return badInput(u"setting.unknown"_s, name, {name});
    return std::visit([&](auto member) { return read(*info, value.trimmed(), rules.*member); },
                      info->member);
}

Result<void> rulesAgree(const Rules& rules)
{
    for (const Pair& pair : orders) {
        if (numberOf(rules, pair.least) > numberOf(rules, pair.most))
            return badInput(u"rules.order"_s, QString::fromLatin1(pair.least),
                            {QString::fromLatin1(pair.least), QString::fromLatin1(pair.most)});
    }
    return {};
}

} // namespace countersign
