// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/id.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace countersign {

/// How a hand-over went. Claimed is written before it, so that a crash in between is seen.
enum class DeliveryOutcome { Claimed, Delivered, Unknown, Failed };

template<>
struct EnumText<DeliveryOutcome> {
    static constexpr std::array words{std::pair{DeliveryOutcome::Claimed, "claimed"},
                                      std::pair{DeliveryOutcome::Delivered, "delivered"},
                                      std::pair{DeliveryOutcome::Unknown, "unknown"},
                                      std::pair{DeliveryOutcome::Failed, "failed"}};
};

/// The claim to send a draft, and what came of it. One a draft: `delivery:<draft>`.
struct Delivery {
    DeliveryId id;
    DraftId draft;
    RevisionId revision;
    QString contentHash;
    UserId by;
    QString means;  ///< "eml", "csv"
    QString target; ///< file name within the folder handed over to
    DeliveryOutcome outcome = DeliveryOutcome::Claimed;
    QDateTime at;

    friend bool operator==(const Delivery&, const Delivery&) = default;
};

/// What a prospect answered. It holds all later steps.
struct Reply {
    ReplyId id;
    ProspectId prospect;
    UserId by;
    QString text;
    bool optOut = false;
    QDateTime at;

    friend bool operator==(const Reply&, const Reply&) = default;
};

/// Nothing is delivered while one that is on has not been lifted by a later one that saw it
/// (`app/policy/pausing.h`).
struct Pause {
    PauseId id;
    bool on = true;
    std::vector<PauseId> after = {}; ///< those that it saw; sorted
    UserId by;
    QString reason;
    QDateTime at; ///< for people to read; decides nothing

    friend bool operator==(const Pause&, const Pause&) = default;
};

} // namespace countersign
