// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/check_level.h"

#include <QString>

#include <map>

namespace countersign {

/// Thresholds and settings that a workspace can change; the defaults are those of the check list
/// ("Channel limits" and the table of checks). What holds for one draft comes from a RuleBook.
struct Rules {
    // channel.length
    int emailWordsMin = 25;
    int emailWordsMax = 150;
    int subjectWordsMin = 2;
    int subjectWordsMax = 9;
    int subjectCharactersMax = 60;
    int subjectCharactersHard = 255;
    int linkedInWordsMax = 100;
    int linkedInNoteCharacters = 300; ///< 200 on free accounts
    int linkedInSubjectCharacters = 200;
    int linkedInBodyCharacters = 1900;
    int smsSegments = 1;
    int smsCharactersHard = 1600;
    int whatsAppWordsMax = 60;
    int whatsAppCharactersHard = 4096;
    int phonePointsMin = 3;
    int phonePointsMax = 7;
    int phonePointWordsMax = 20;
    // style.length
    int sentenceWordsMax = 25;
    double readingGradeMax = 12.0;
    // accuracy.stale, in days
    int staleSignalDays = 90;
    int staleTitleDays = 180;
    int staleResearchDays = 365;
    // specificity.swap
    double swapBlocker = 0.15;
    double swapWarning = 0.35;
    // compliance.opt_out
    bool emailOptOutRequired = false;
    bool smsOptOutRequired = true; ///< what telephone companies and laws ask for
    QString smsOptOutWord = QStringLiteral("STOP");

    QString vendor; ///< our own name, known to be right wherever it stands
    QString defaultLanguage = QStringLiteral("en");

    /// Checks that speak up more loudly or more softly than they do by themselves.
    std::map<QString, CheckLevel> levels;

    friend bool operator==(const Rules&, const Rules&) = default;
};

} // namespace countersign
