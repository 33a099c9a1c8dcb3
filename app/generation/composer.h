// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/generation/composition.h"
#include "app/generation/message_plan.h"
#include "app/generation/voice.h"

namespace countersign::generation {

/// How the moves of a plan fall into paragraphs (email and LinkedIn; text messages have one).
enum class Layout {
    EachAlone,   ///< a paragraph each
    FactsThenUs, ///< what is about them; what is about us; the ask; a text message as with FirstApart
    AskApart,    ///< all in one, the ask on its own
    OneParagraph, ///< all in one
    FirstApart, ///< the first on its own, the rest in one; a text message asks in the sentence before
};
inline constexpr int layoutCount = 5;

/// Words a plan without network or model: deterministic, plain, every statement cited and taken from its
/// evidence. Writes English, German (Sie) and French (vous) for email, LinkedIn, SMS, WhatsApp and phone.
/// Refused "generation.too_long" (args: channel, the words it opens with) if the plan does not fit the norm of its channel
/// (Rules): another plan may.
[[nodiscard]] Result<Composition> compose(const MessagePlan& plan, const ProspectDossier& dossier);

/// compose() without the plan as JSON and the skeleton, for trying many.
[[nodiscard]] Result<Composition> draftText(const MessagePlan& plan, const ProspectDossier& dossier,
                                            const Voice& voice);

} // namespace countersign::generation
