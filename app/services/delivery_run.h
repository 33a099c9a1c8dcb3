// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/policy/history.h"
#include "app/services/delivery_service.h"
#include "app/store/queue.h"

#include <optional>
#include <span>
#include <stop_token>
#include <variant>
#include <vector>

namespace countersign {

namespace store {
class Reader;
class Session;
class Transaction;
} // namespace store

/// What a look at all drafts gives: those that may go, in order, and those that may not.
struct SortedDrafts {
    std::vector<DraftId> ready;
    std::vector<HeldBack> held;
    std::vector<GoneBefore> before;
    qint64 readySince = 0; ///< ready now, and not among those that somebody agreed to
};

/// One hand-over: looks at all drafts, then claims, writes and settles those that may go, each at most once. The
/// target stays as it is until a draft is claimed for it. Of a background thread; made for one run.
class DeliveryRun {
public:
    DeliveryRun(const Context& context, const CheckService& checks, const DeliveryTarget& target,
                std::stop_token stop)
        : m_context(context)
        , m_checks(checks)
        , m_target(target)
        , m_stop(std::move(stop))
    {}

    /// Judges every draft that could go. Refused where the log does not hold ("audit.…").
    [[nodiscard]] Result<SortedDrafts> sortAll(const ProgressHandler& progress) const;
    /// One .eml a draft. What goes wrong after the first is the report's `trouble`.
    Result<DeliveryReport> toFolder(const SortedDrafts& sorted);
    /// One file with all of them: whole, or not at all.
    Result<DeliveryReport> toTable(const SortedDrafts& sorted);
    /// What would go and under which name; claims and writes nothing.
    [[nodiscard]] Result<DeliveryReport> preview(const SortedDrafts& sorted) const;
    /// Why the target cannot be written to, as far as can be told before; nothing if it can.
    [[nodiscard]] std::optional<Error> troubleAtTarget() const;

private:
    Result<void> sort(store::Reader& reader, const std::vector<store::QueueRow>& rows,
                      SortedDrafts& sorted) const;
    /// The draft as it was claimed, or the reason why it was not.
    using Claim = std::variant<policy::DraftHistory, HeldBack>;
    /// The draft as it may go, or why it may not.
    Result<Claim> judge(const store::Session& session, const DraftId& draft) const;
    Result<Claim> claim(store::Transaction& transaction, const User& actor,
                        const policy::DraftHistory& history, const QString& target) const;
    Result<void> settle(const std::vector<DraftId>& drafts, DeliveryOutcome outcome) const;
    Result<void> handOver(const DraftId& draft, DeliveryReport& report);
    Result<std::vector<policy::DraftHistory>> claimAll(const SortedDrafts& sorted,
                                                       DeliveryReport& report);
    Result<void> claimSome(std::span<const DraftId> drafts,
                           std::vector<policy::DraftHistory>& claimed, DeliveryReport& report);
    using Judged = std::vector<Claim>;
    Result<Judged> judgeSome(const store::Session& session, std::span<const DraftId> drafts) const;

    Context m_context;
    const CheckService& m_checks;
    DeliveryTarget m_target;
    std::stop_token m_stop;
};

} // namespace countersign
