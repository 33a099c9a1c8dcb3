// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/generation/composition.h"
#include "app/generation/message_plan.h"

namespace countersign::generation {

/// Words a plan without network or model: deterministic, plain, every statement cited and taken from its
/// evidence. Writes English, German (Sie) and French (vous) for email, LinkedIn, SMS, WhatsApp and phone
/// within the rules' norms. Refused "generation.too_long" (args: channel) if even the shortest wording of
/// this plan breaks a hard limit; another plan may fit.
[[nodiscard]] Result<Composition> compose(const MessagePlan& plan, const ProspectDossier& dossier);

} // namespace countersign::generation
