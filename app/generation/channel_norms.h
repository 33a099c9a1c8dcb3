// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/composition.h"
#include "app/generation/sources.h"

namespace countersign::generation {

/// True if what is sent is longer than the norm of its channel (checks, "Channel limits"): words for email,
/// LinkedIn, WhatsApp and phone points, the number of points, GSM-7 segments for SMS, characters for a
/// LinkedIn connection note.
[[nodiscard]] bool exceedsNorm(const Composition& composition, Channel channel,
                               const ProspectDossier& dossier);

} // namespace countersign::generation
