// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/span.h"

#include <QStringView>

namespace countersign::text {

/// What a line of a letter is by its look alone. Lines are without their line break.

/// "Hi Orla,", "Dear Ms Lind:", "Bonjour,", "Marcus," on a line of its own.
bool isGreetingLine(QStringView line);

/// "Best regards,", "Mit freundlichen Grüßen", "Bien cordialement".
bool isSignOffLine(QStringView line);

/// Length of the marker that opens a list item, blanks included ("- ", "• ", "3. ", "b) "); 0 if none.
qsizetype listMarkerLength(QStringView line);

} // namespace countersign::text
