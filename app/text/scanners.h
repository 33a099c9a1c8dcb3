// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/dates.h"
#include "app/text/names.h"
#include "app/text/numbers.h"
#include "app/text/span.h"
#include "app/text/tokens.h"

#include <QDate>
#include <QStringView>

#include <optional>
#include <vector>

namespace countersign::text {

/// The scanners behind dateMentions(), quantities() and properNames(), for callers that have the tokens.

std::vector<DateMention> scanDates(QStringView text, const std::vector<Token>& tokens,
                                   Language language, std::optional<QDate> observedOn,
                                   bool monthFirst = false);

std::vector<Quantity> scanQuantities(QStringView text, const std::vector<Token>& tokens,
                                     const std::vector<DateMention>& dates, Language language);

std::vector<NameMention> scanNames(QStringView text, const std::vector<Token>& tokens,
                                   const std::vector<Span>& sentences, Language language);

} // namespace countersign::text
