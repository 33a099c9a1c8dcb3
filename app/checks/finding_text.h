// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/finding.h"

#include <QString>

namespace countersign::checks {

// What people read of a finding, in the language of the application (translation context "Checks").

/// Two or three words: "Not supported".
[[nodiscard]] QString findingTitle(const Finding& finding);

/// The same of a check alone, whose own name says what is right when it passes.
[[nodiscard]] QString findingTitle(const QString& check);

/// One sentence a reviewer understands, and where there is one, what to do next.
[[nodiscard]] QString findingText(const Finding& finding);

/// The name of a check by its id, for lists and settings: "Swap test".
[[nodiscard]] QString checkName(const QString& check);

/// What a check finds, in one sentence.
[[nodiscard]] QString checkMeaning(const QString& check);

} // namespace countersign::checks
