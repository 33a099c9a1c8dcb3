// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace countersign::text {

/// Length of the salutation a line begins with ("Hi", "Good morning", "Sehr geehrte"); 0 if it has none.
/// A salutation is followed by a blank, punctuation or the end.
qsizetype salutationLength(QStringView line);

/// "team", "all", "zusammen", "à tous": words that address a group (lower case).
bool isGroupAddress(QStringView lowerWord);

/// "mr", "frau", "madame" …: lower case, without a dot.
bool isHonorific(QStringView lowerWord);

/// "dr", "prof", "ing" …: lower case, without a dot.
bool isAcademicTitle(QStringView lowerWord);

/// "van", "der", "de", "la", "von", "bin" …: words inside names that may be small (lower case).
bool isNameParticle(QStringView lowerWord);

} // namespace countersign::text
