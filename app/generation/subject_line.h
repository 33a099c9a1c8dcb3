// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/rules.h"
#include "app/generation/languages/phrases.h"
#include "app/generation/message_plan.h"

#include <QSet>
#include <QString>

namespace countersign::generation {

/// A few words in a row of a sentence that carry it: the most telling stretch without a verb ("14 dock doors
/// and 6,200 pallet positions"), at most `words` words and `characters` characters. Empty if none tells much.
[[nodiscard]] QString tellingStretch(const QString& sentence, text::Language language, int words,
                                     int characters);

/// The subject line of an email: it carries the hook, within the rules' norm. Inside the line it keeps a capital
/// only where it is not one of `smallWords`, which are written small elsewhere.
[[nodiscard]] QString subjectLine(const MessagePlan& plan, const Phrases& phrases,
                                  const QString& company, const Rules& rules,
                                  const QSet<QString>& smallWords = {});

} // namespace countersign::generation
