// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/rules_fields.h"

#include <array>
#include <variant>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

using RuleMember = std::variant<int Rules::*, double Rules::*, bool Rules::*, QString Rules::*>;

struct RuleField {
    const char* key;
    RuleMember member;
};

constexpr std::array ruleFields{
    RuleField{"email_words_min", &Rules::emailWordsMin},
    RuleField{"email_words_max", &Rules::emailWordsMax},
    RuleField{"subject_words_min", &Rules::subjectWordsMin},
    RuleField{"subject_words_max", &Rules::subjectWordsMax},
    RuleField{"subject_characters_max", &Rules::subjectCharactersMax},
    RuleField{"subject_characters_hard", &Rules::subjectCharactersHard},
    RuleField{"linkedin_words_max", &Rules::linkedInWordsMax},
    RuleField{"linkedin_note_characters", &Rules::linkedInNoteCharacters},
    RuleField{"linkedin_subject_characters", &Rules::linkedInSubjectCharacters},
    RuleField{"linkedin_body_characters", &Rules::linkedInBodyCharacters},
    RuleField{"sms_segments", &Rules::smsSegments},
    RuleField{"sms_characters_hard", &Rules::smsCharactersHard},
    RuleField{"whatsapp_words_max", &Rules::whatsAppWordsMax},
    RuleField{"whatsapp_characters_hard", &Rules::whatsAppCharactersHard},
    RuleField{"phone_points_min", &Rules::phonePointsMin},
    RuleField{"phone_points_max", &Rules::phonePointsMax},
    RuleField{"phone_point_words_max", &Rules::phonePointWordsMax},
    RuleField{"sentence_words_max", &Rules::sentenceWordsMax},
    RuleField{"reading_grade_max", &Rules::readingGradeMax},
    RuleField{"stale_signal_days", &Rules::staleSignalDays},
    RuleField{"stale_title_days", &Rules::staleTitleDays},
    RuleField{"stale_research_days", &Rules::staleResearchDays},
    RuleField{"swap_blocker", &Rules::swapBlocker},
    RuleField{"swap_warning", &Rules::swapWarning},
    RuleField{"email_opt_out_required", &Rules::emailOptOutRequired},
    RuleField{"sms_opt_out_required", &Rules::smsOptOutRequired},
    RuleField{"sms_opt_out_word", &Rules::smsOptOutWord},
    RuleField{"vendor", &Rules::vendor},
    RuleField{"default_language", &Rules::defaultLanguage},
};

bool assign(Rules& rules, int Rules::*member, const Json& value)
{
    if (!value.is_number_integer() || value.get<qint64>() < 0 || value.get<qint64>() > 1'000'000)
        return false;
    rules.*member = value.get<int>();
    return true;
}

bool assign(Rules& rules, double Rules::*member, const Json& value)
{
    if (!value.is_number() || !(value.get<double>() >= 0.0))
        return false;
    rules.*member = value.get<double>();
    return true;
}

bool assign(Rules& rules, bool Rules::*member, const Json& value)
{
    if (!value.is_boolean())
        return false;
    rules.*member = value.get<bool>();
    return true;
}

bool assign(Rules& rules, QString Rules::*member, const Json& value)
{
    if (!value.is_string())
        return false;
    rules.*member = fromUtf8(value.get_ref<const std::string&>());
    return true;
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
        const Json& value = member;
        const RuleField* known = nullptr;
        for (const RuleField& field : ruleFields) {
            if (key == field.key)
                known = &field;
        }
        if (!known) {
            reading.unknownKeys.append(fromUtf8(key));
            continue;
        }
        const bool taken = std::visit(
            [&](auto field) { return assign(reading.rules, field, value); }, known->member);
        if (!taken && reading.wrongKey.isEmpty())
            reading.wrongKey = fromUtf8(key);
    }
    return reading;
}

} // namespace countersign::intake
