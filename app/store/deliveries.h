// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/delivery.h"
#include "app/policy/governance.h"
#include "app/store/listing.h"
#include "app/store/put.h"
#include "app/store/repository.h"

#include <optional>
#include <vector>

namespace countersign::store {

/// Claims to send and their outcomes, replies, and "stop everything".
class Deliveries final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::optional<Delivery> ofDraft(const DraftId& draft) const;
    /// Claimed or unknown: a person has to look.
    [[nodiscard]] std::vector<Delivery> unsettled(const Stretch& stretch) const;
    [[nodiscard]] std::vector<Delivery> list(const Stretch& stretch) const;
    /// How much has gone out, by means, and when the last of it did.
    struct Gone {
        QString means;
        qint64 count = 0;
        QDateTime last;
    };
    [[nodiscard]] std::vector<Gone> gone() const;
    /// Messages of the segment's people that have gone out, counted no further than `atMost`.
    [[nodiscard]] qint64 handedOverIn(const SegmentId& segment, qint64 atMost) const;
    /// How many of the messages in all of these segments one sample stands for: the closest watch of
    /// theirs (app/policy/autopilot.h).
    [[nodiscard]] int sampleOneIn(const std::vector<policy::SegmentPolicy>& segments) const;
    [[nodiscard]] std::vector<Reply> repliesOf(const ProspectId& prospect) const;
    [[nodiscard]] std::vector<Pause>
    pauses() const; ///< oldest first, as they came to this workspace
    /// Those that stop everything (app/policy/pausing.h).
    [[nodiscard]] std::vector<PauseId> standingPauses() const;
    [[nodiscard]] bool isPaused() const;

    /// The claim, written before the hand-over: refused with "delivery.claimed" if the draft has one that
    /// did not fail.
    [[nodiscard]] Result<void> claim(const Delivery& delivery);
    /// What came of it, and who says so: whoever handed over, or the person who looked. NotFound "delivery.no_claim".
    [[nodiscard]] Result<void> settle(const DraftId& draft, DeliveryOutcome outcome,
                                      const QDateTime& at,
                                      const std::optional<UserId>& whoLooked = std::nullopt);
    /// As it came from the server.
    [[nodiscard]] Result<Put> put(const Delivery& delivery);
    [[nodiscard]] Result<Put> put(const Reply& reply);
    [[nodiscard]] Result<Put> put(const Pause& pause);
};

} // namespace countersign::store
