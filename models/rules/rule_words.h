// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/rules_service.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace countersign {

/// "warning", "yes", "0.35" in the language's figures; what is no number or word of ours as it is.
[[nodiscard]] QString ruleValueWords(const QString& rule, const QString& value);
/// "Everywhere", "E-mail", "Segment “Hotels”".
[[nodiscard]] QString scopeWords(const RuleScope& scope, const std::vector<Segment>& segments);
/// "12 of 40 (30 %)"
[[nodiscard]] QString dismissedWords(const DismissalRate& rate);
/// "3 more drafts stopped, 1 let go."; says so where nothing would differ.
[[nodiscard]] QString effectWords(const RuleEffect& effect);
/// What was looked at, a line for each change, and all together where there are several.
[[nodiscard]] QString previewWords(const RulePreview& preview,
                                   const std::vector<RuleChange>& changes,
                                   const std::vector<Segment>& segments);
/// After saving: "2 rules changed. 3 more drafts stopped."; the effect as it was shown before, if it was.
[[nodiscard]] QString savedWords(int changed, const RulePreview* preview);

} // namespace countersign
