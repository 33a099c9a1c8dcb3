// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"
#include "app/checks/each/language.h"

using namespace Qt::StringLiterals;

namespace countersign::checks {

std::optional<text::Language> otherLanguageOf(Context& context)
{
    const auto found = context.foundLanguage();
    // Two languages without rules of ours cannot be told apart.
    if (!found || *found == context.input.language)
        return std::nullopt;
    return found;
}

void checkLanguageMismatch(Context& context, Findings& findings)
{
    const auto found = otherLanguageOf(context);
    if (!found)
        return;
    findings.push_back(
        context.finding("language.mismatch", Severity::Blocker, {}, u"wrong_language"_s,
                        {text::languageTag(*found), text::languageTag(context.input.language)}));
}

} // namespace countersign::checks
