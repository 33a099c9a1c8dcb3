// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/rules_text.h"

#include <QLocale>

#include <array>
#include <cmath>
#include <variant>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

using Member = std::variant<int Rules::*, double Rules::*, bool Rules::*, QString Rules::*>;

struct Rule {
    const char* name;
    Member member;
};

const std::array ruleNames{
    Rule{"rules.email_words_min", &Rules::emailWordsMin},
    Rule{"rules.email_words_max", &Rules::emailWordsMax},
    Rule{"rules.subject_words_min", &Rules::subjectWordsMin},
    Rule{"rules.subject_words_max", &Rules::subjectWordsMax},
    Rule{"rules.subject_characters_max", &Rules::subjectCharactersMax},
    Rule{"rules.subject_characters_hard", &Rules::subjectCharactersHard},
    Rule{"rules.linkedin_words_max", &Rules::linkedInWordsMax},
    Rule{"rules.linkedin_note_characters", &Rules::linkedInNoteCharacters},
    Rule{"rules.linkedin_subject_characters", &Rules::linkedInSubjectCharacters},
    Rule{"rules.linkedin_body_characters", &Rules::linkedInBodyCharacters},
    Rule{"rules.sms_segments", &Rules::smsSegments},
    Rule{"rules.sms_characters_hard", &Rules::smsCharactersHard},
    Rule{"rules.whatsapp_words_max", &Rules::whatsAppWordsMax},
    Rule{"rules.whatsapp_characters_hard", &Rules::whatsAppCharactersHard},
    Rule{"rules.phone_points_min", &Rules::phonePointsMin},
    Rule{"rules.phone_points_max", &Rules::phonePointsMax},
    Rule{"rules.phone_point_words_max", &Rules::phonePointWordsMax},
    Rule{"rules.sentence_words_max", &Rules::sentenceWordsMax},
    Rule{"rules.reading_grade_max", &Rules::readingGradeMax},
    Rule{"rules.stale_signal_days", &Rules::staleSignalDays},
    Rule{"rules.stale_title_days", &Rules::staleTitleDays},
    Rule{"rules.stale_research_days", &Rules::staleResearchDays},
    Rule{"rules.swap_blocker", &Rules::swapBlocker},
    Rule{"rules.swap_warning", &Rules::swapWarning},
    Rule{"rules.email_opt_out_required", &Rules::emailOptOutRequired},
    Rule{"rules.sms_opt_out_required", &Rules::smsOptOutRequired},
    Rule{"rules.sms_opt_out_word", &Rules::smsOptOutWord},
    Rule{"rules.vendor", &Rules::vendor},
    Rule{"rules.default_language", &Rules::defaultLanguage},
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

bool read(const QString& text, int& value)
{
    bool ok = false;
    const int read = text.toInt(&ok);
    if (!ok || read < 0)
        return false;
    value = read;
    return true;
}

bool read(const QString& text, double& value)
{
    bool ok = false;
    const double read = text.toDouble(&ok);
    if (!ok || !std::isfinite(read) || read < 0)
        return false;
    value = read;
    return true;
}

bool read(const QString& text, bool& value)
{
    if (text != u"true" && text != u"false")
        return false;
    value = text == u"true";
    return true;
}

bool read(const QString& text, QString& value)
{
    value = text;
    return true;
}

} // namespace

std::map<QString, QString> rulesAsText(const Rules& rules)
{
    std::map<QString, QString> texts;
    for (const Rule& rule : ruleNames) {
        texts.emplace(
            QString::fromLatin1(rule.name),
            std::visit([&rules](auto member) { return textOf(rules.*member); }, rule.member));
    }
    return texts;
}

Result<void> setRule(Rules& rules, const QString& name, const QString& value)
{
    for (const Rule& rule : ruleNames) {
        if (name != QLatin1String(rule.name))
            continue;
        const bool taken = std::visit(
            [&](auto member) { return read(value.trimmed(), rules.*member); }, rule.member);
        return taken ? Result<void>() : badInput(u"setting.value"_s, name, {name, value});
    }
    return badInput(u"setting.unknown"_s, name, {name});
}

} // namespace countersign::store
