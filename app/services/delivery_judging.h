// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/policy/history.h"
#include "app/services/delivery_service.h"
#include "app/store/queue.h"
#include "app/store/session.h"

#include <optional>

namespace countersign {

class CheckService;

// Whether a draft may be handed over. Any thread, within a read or a write of the workspace.

/// Everything that lets a draft out, worked out anew: the documents, and the checks run on them now. In a team
/// only what the server has confirmed counts. Fails if the draft cannot be read.
[[nodiscard]] Result<policy::DraftHistory> judged(const store::Session& session,
                                                  const CheckService& checks, const DraftId& draft,
                                                  QDate today);

/// Whether it may go by these means, and if not, the rule that holds it: those of `policy::mayDeliver`,
/// "delivery.channel" (args: the channel), or those of `store::logCarries`.
[[nodiscard]] Result<void> mayGo(const store::Session& session, const policy::DraftHistory& history,
                                 bool paused, DeliveryTarget::Means means);

/// Whether the acting person may say how the hand-over ended: "role.deliver", or "delivery.not_unknown" where
/// there is none, or its end is known.
[[nodiscard]] Result<void> maySettle(const std::optional<Delivery>& delivery, const User& actor);

/// Why a draft stays, where what is stored of it says so; nothing where it may go, or must be looked at. It can
/// only hold back: what it lets through is judged from the documents (docs/decisions/0075).
[[nodiscard]] std::optional<Error> heldByStanding(const store::QueueRow& row, bool paused);

/// A draft that stays, with what people need to see to it: its channel and, where it waits for a signature, whose.
[[nodiscard]] HeldBack heldBack(const store::Session& session, const policy::DraftHistory& history,
                                const Error& reason);
/// The same of a row of the list; reads the draft's documents only where it waits for a signature.
[[nodiscard]] HeldBack heldBack(const store::Session& session, const store::QueueRow& row,
                                const Error& reason);

} // namespace countersign
