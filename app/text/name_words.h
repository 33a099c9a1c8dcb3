// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace countersign::text {

/// Folded words that often open a sentence, with its capital, and are no names.
bool isCommonOpener(QStringView folded);

/// Weekdays, months, seasons, quarters and feasts: capitals, but no names.
bool isCalendarWord(QStringView folded);

} // namespace countersign::text
