// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/plan_context.h"

#include <optional>

namespace countersign::generation {

/// One item of research, signals or CRM that may be written from.
struct EvidenceItem {
    const Evidence* evidence = nullptr;
    bool personal = false;                 ///< about the person
    int maxAge = 0;                        ///< days
    std::optional<int> age;                ///< days; none if the item is undated
    const OwnDocument* document = nullptr; ///< the firm's own, by its title

    [[nodiscard]] bool isCrm() const { return evidence->input == Input::Crm; }
    /// Noted from what the prospect said or wrote to us.
    [[nodiscard]] bool isConversation() const
    {
        return isCrm() && (evidence->kind == u"call" || evidence->kind == u"email");
    }
    [[nodiscard]] bool isProfile() const { return evidence->kind == u"profile"; }
    [[nodiscard]] bool isAdvert() const { return evidence->kind == u"job_ad"; }
};

/// The item, if it is about this person or this account and fresh enough; says nothing of what stands in it.
[[nodiscard]] std::optional<EvidenceItem> freshItem(const Evidence& evidence,
                                                    const PlanContext& context);

/// Research filed under a person must show that it is this one: it names the firm, or it is a profile under
/// their name. A namesake's story names another employer.
[[nodiscard]] bool isIdentified(const EvidenceItem& item, const PlanContext& context);

} // namespace countersign::generation
