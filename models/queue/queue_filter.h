// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/domain/user.h"
#include "app/store/queue.h"
#include "models/queue/queue_source.h"

#include <QString>

#include <optional>
#include <vector>

namespace countersign {

template<>
struct EnumText<store::QueueSort> {
    static constexpr std::array words{
        std::pair{store::QueueSort::Priority, "priority"}, std::pair{store::QueueSort::Due, "due"},
        std::pair{store::QueueSort::Worst, "worst"}, std::pair{store::QueueSort::Newest, "newest"}};
};

/// What a person chose above the list; what the store is asked for follows from it.
struct QueueChoice {
    std::optional<SegmentId> segment;
    /// Absent: what waits for a reviewer. An empty list: every state.
    std::optional<std::vector<policy::ReviewState>> states;
    std::optional<Channel> channel;
    QString check; ///< has an open finding of it
    std::optional<PersonaId> persona;
    QString owner;    ///< the SDR whose people they are
    QString language; ///< BCP 47
    /// An SDR's own people; what a reviewer can read; what waits for anybody else's signature.
    bool forMe = false;
    store::QueueSort sort = store::QueueSort::Priority;
    QueueGrouping grouping = QueueGrouping::None;
    QString search; ///< from two letters on it looks everywhere, whatever else is chosen

    friend bool operator==(const QueueChoice&, const QueueChoice&) = default;
};

/// What waits for a reviewer: needs review, blocked, changed since approval, two versions. What waits for a signature
/// has a page of its own.
[[nodiscard]] const std::vector<policy::ReviewState>& statesToReview();

/// True if it is searched, not filtered.
[[nodiscard]] bool isSearch(const QueueChoice& choice);

/// `me` is the acting person: "for me" is, for an SDR, the drafts of their own people, and for others
/// those that wait for their signature.
[[nodiscard]] store::QueueFilter filterOf(const QueueChoice& choice, const std::optional<User>& me);

/// As it is kept between two starts, and read back; nothing that is not understood.
[[nodiscard]] QString toText(const QueueChoice& choice);
[[nodiscard]] QueueChoice queueChoiceFromText(const QString& text);

} // namespace countersign
