// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/delivery_service.h"

#include "app/policy/permissions.h"
#include "app/services/acting.h"
#include "app/services/delivery_judging.h"
#include "app/services/delivery_run.h"
#include "app/services/messages.h"
#include "app/store/deliveries.h"
#include "app/store/team.h"

#include <algorithm>
#include <iterator>
#include <set>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// Leaves the drafts that somebody agreed to.
void keepAgreed(SortedDrafts& sorted, const std::vector<DraftId>& agreed)
{
    const std::set<DraftId> those(agreed.begin(), agreed.end());
    const auto since =
        std::stable_partition(sorted.ready.begin(), sorted.ready.end(),
                              [&those](const DraftId& draft) { return those.contains(draft); });
    sorted.readySince = std::distance(since, sorted.ready.end());
    sorted.ready.erase(since, sorted.ready.end());
}

} // namespace

DeliveryService::DeliveryService(Context context, CheckService& checks)
    : m_context(context)
    , m_checks(checks)
{}

Result<void> DeliveryService::mayHandOver() const
{
    const Result<User> actor = m_context.session.user();
    if (!actor)
        return actor.error();
    if (Result<void> may = policy::require(actor->role, policy::Action::Deliver); !may)
        return may;
    return m_context.workspace.read([&actor](store::Reader& reader) -> Result<void> {
        if (store::isTeams(reader)) {
            if (Result<void> may = policy::require(actor->role, policy::Action::DeliverForTeam);
                !may)
                return may;
        }
        return reader.deliveries().isPaused() ? Result<void>(refusal(u"delivery.paused"_s))
                                              : Result<void>();
    });
}

Result<DeliveryReport> DeliveryService::run(const std::vector<DraftId>* agreed,
                                            const DeliveryTarget& target,
                                            const ProgressHandler& progress, std::stop_token stop)
{
    if (const Result<void> may = mayHandOver(); !may)
        return may.error();
    DeliveryRun run(m_context, m_checks, target, std::move(stop));
    Result<SortedDrafts> sorted = run.sortAll(progress);
    if (!sorted)
        return sorted.error();
    if (agreed)
        keepAgreed(*sorted, *agreed);
    return target.means == DeliveryTarget::Means::Eml ? run.toFolder(*sorted)
                                                      : run.toTable(*sorted);
}

Result<DeliveryReport> DeliveryService::deliver(const DeliveryTarget& target,
                                                const ProgressHandler& progress,
                                                std::stop_token stop)
{
    return run(nullptr, target, progress, std::move(stop));
}

Result<DeliveryReport> DeliveryService::deliverAgreed(const std::vector<DraftId>& agreed,
                                                      const DeliveryTarget& target,
                                                      const ProgressHandler& progress,
                                                      std::stop_token stop)
{
    return run(&agreed, target, progress, std::move(stop));
}

Result<DeliveryReport> DeliveryService::preview(const DeliveryTarget& target,
                                                const ProgressHandler& progress,
                                                std::stop_token stop) const
{
    if (const Result<void> may = mayHandOver(); !may)
        return may.error();
    const DeliveryRun run(m_context, m_checks, target, std::move(stop));
    const Result<SortedDrafts> sorted = run.sortAll(progress);
    if (!sorted)
        return sorted.error();
    return run.preview(*sorted);
}

Result<void> DeliveryService::settle(const DraftId& draft, bool wentOut)
{
    const QDateTime now = m_context.clock.now();
    return writeAs(
        m_context, [&](store::Transaction& transaction, const User& actor) -> Result<void> {
            if (Result<void> may = maySettle(transaction.deliveries().ofDraft(draft), actor); !may)
                return may;
            const DeliveryOutcome outcome =
                wentOut ? DeliveryOutcome::Delivered : DeliveryOutcome::Failed;
            return transaction.deliveries().settle(draft, outcome, now, actor.id);
        });
}

QString heldWords(const HeldBack& held)
{
    return held.whoSigns.isEmpty() ? message(held.reason) : held.whoSigns;
}

} // namespace countersign
