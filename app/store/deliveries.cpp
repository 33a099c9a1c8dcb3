// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/deliveries.h"

#include "app/domain/document.h"
#include "app/policy/pausing.h"
#include "app/store/audit_log.h"
#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/controls.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/failure.h"
#include "app/store/other_documents.h"
#include "app/store/projection.h"
#include "app/store/rows.h"
#include "app/store/same_people.h"
#include "app/store/transaction.h"
#include "app/store/user_roles.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

Delivery deliveryFrom(const Query& row)
{
    const DraftId draft = row.id<DraftId>(0);
    return Delivery{.id = deliveryIdFor(draft),
                    .draft = draft,
                    .revision = RevisionId(
                        sealedId(DocumentKind::Revision, draft.text(), row.text(1), row.blob(2))),
                    .contentHash = row.text(3),
                    .by = row.id<UserId>(4),
                    .means = row.text(5),
                    .target = row.text(6),
                    .outcome = row.word<DeliveryOutcome>(7, DeliveryOutcome::Unknown),
                    .at = row.moment(8)};
}

std::vector<Delivery> deliveriesIn(Query rows)
{
    std::vector<Delivery> deliveries;
    while (rows.step())
        deliveries.push_back(deliveryFrom(rows));
    return deliveries;
}

bool anyOnAutopilot(const Controls& controls)
{
    const std::vector<policy::SegmentPolicy>& segments = controls.segmentPolicies();
    return std::any_of(segments.begin(), segments.end(), [](const policy::SegmentPolicy& segment) {
        return segment.mode == Mode::Autopilot;
    });
}

} // namespace

std::optional<Delivery> Deliveries::ofDraft(const DraftId& draft) const
{
    Query row = db().query("delivery/of_draft", draft);
    return row.step() ? std::optional(deliveryFrom(row)) : std::nullopt;
}

std::vector<Delivery> Deliveries::unsettled(const Stretch& stretch) const
{
    return deliveriesIn(
        db().query("delivery/unsettled", beforeRow(db(), stretch), rowLimit(stretch)));
}

std::vector<Delivery> Deliveries::list(const Stretch& stretch) const
{
    return deliveriesIn(db().query("delivery/list", beforeRow(db(), stretch), rowLimit(stretch)));
}

std::vector<Deliveries::Gone> Deliveries::gone() const
{
    std::vector<Gone> gone;
    for (Query row = db().query("delivery/gone"); row.step();)
        gone.push_back({row.text(0), row.number(1), row.moment(2)});
    return gone;
}

qint64 Deliveries::handedOverIn(const SegmentId& segment, qint64 atMost) const
{
    return db().number("delivery/handed_over_in", segment, atMost);
}

int Deliveries::sampleOneIn(const std::vector<policy::SegmentPolicy>& segments) const
{
    int oneIn = policy::sampleOneInLater;
    for (const policy::SegmentPolicy& segment : segments) {
        const qint64 before = segment.calibration ? segment.calibration->handedOver : 0;
        const qint64 all = handedOverIn(segment.segment.id, before + policy::sampledCloselyFor);
        oneIn = std::min(oneIn, policy::sampleOneIn(all - before));
    }
    return segments.empty() ? policy::sampleOneInFirst : oneIn;
}

std::vector<Reply> Deliveries::repliesOf(const ProspectId& prospect) const
{
    std::vector<Reply> replies;
    for (const Row record : sameRows(db(), rowOf(db(), prospect))) {
        for (Query row = db().query("reply/of_prospect", record); row.step();) {
            Reply reply = replyFrom(row);
            if (sealHolds(reply))
                replies.push_back(std::move(reply));
        }
    }
    return replies;
}

std::vector<Pause> Deliveries::pauses() const
{
    std::vector<Pause> pauses;
    for (Query row = db().query("pause/all"); row.step();) {
        Pause pause = pauseFrom(db(), row);
        if (sealHolds(pause))
            pauses.push_back(std::move(pause));
    }
    return pauses;
}

std::vector<PauseId> Deliveries::standingPauses() const
{
    const std::vector<Pause> all = pauses();
    std::map<UserId, Role> roles;
    for (const Pause& pause : all)
        addRole(db(), pause.by, roles);
    return policy::standingPauses(all, roles);
}

bool Deliveries::isPaused() const
{
    return !standingPauses().empty();
}

Result<void> Deliveries::claim(const Delivery& delivery)
{
    const std::optional<Delivery> known = ofDraft(delivery.draft);
    if (known && known->outcome != DeliveryOutcome::Failed)
        return refusal(u"delivery.claimed"_s, {delivery.draft.text(), toText(known->outcome)});
    Delivery claimed = delivery;
    claimed.outcome = DeliveryOutcome::Claimed;
    const Result<Put> stored = put(claimed);
    if (!stored)
        return stored.error();
    return tx().audit().append({delivery.by, u"delivery.claim"_s, delivery.draft.text(),
                                Json{{"revision", toUtf8(delivery.revision.text())},
                                     {"content_hash", toUtf8(delivery.contentHash)},
                                     {"means", toUtf8(delivery.means)}}});
}

Result<void> Deliveries::settle(const DraftId& draft, DeliveryOutcome outcome, const QDateTime& at,
                                const std::optional<UserId>& whoLooked)
{
    std::optional<Delivery> known = ofDraft(draft);
    if (!known)
        return storeError(ErrorCode::NotFound, u"delivery.no_claim"_s, {draft.text()});
    known->outcome = outcome;
    known->at = at;
    const Result<Put> stored = put(*known);
    if (!stored)
        return stored.error();
    return tx().audit().append({whoLooked.value_or(known->by),
                                QString(u"delivery."_s + toText(outcome)), draft.text(),
                                Json{{"revision", toUtf8(known->revision.text())}}});
}

Result<Put> Deliveries::put(const Delivery& delivery)
{
    if (delivery.id != deliveryIdFor(delivery.draft))
        return badInput(u"document.id"_s, delivery.id.text(), {u"delivery"_s});
    const std::optional<SealedId> revision =
        sealedIdFrom(DocumentKind::Revision, delivery.revision.text());
    if (!revision || revision->subject != keyPart(delivery.draft.text()))
        return badReference(delivery.id.text(), delivery.revision.text());
    const std::optional<Delivery> known = ofDraft(delivery.draft);
    if (known == delivery)
        return Put::Unchanged;
    const Row draft = internRow(db(), delivery.draft);
    db().run("delivery/put", draft, internRow(db(), UserId(u"user:"_s + revision->user)),
             revision->hash, delivery.contentHash, internRow(db(), delivery.by), delivery.means,
             delivery.target, toText(delivery.outcome), delivery.at);
    tx().changed(DocumentKind::Delivery, draft);
    tx().effects().facts.insert(draft);
    // The hundredth since a calibration thins out the samples.
    if (delivery.outcome == DeliveryOutcome::Delivered)
        tx().effects().modes |= anyOnAutopilot(tx().controls());
    return known ? Put::Changed : Put::Added;
}

Result<Put> Deliveries::put(const Reply& reply)
{
    if (!sealHolds(reply))
        return brokenSeal(reply.id.text());
    const QByteArray hash = sealedIdFrom(DocumentKind::Reply, reply.id.text())->hash;
    if (db().number("rows/reply", hash) != 0)
        return Put::Unchanged;
    const Row prospect = internRow(db(), reply.prospect);
    db().run("reply/add", hash, prospect, internRow(db(), reply.by), reply.text, reply.optOut,
             reply.at);
    tx().changed(DocumentKind::Reply, db().lastRow());
    tx().effects().people = true;
    Projection(tx()).touchDraftsOf(prospect);
    return Put::Added;
}

Result<Put> Deliveries::put(const Pause& pause)
{
    if (!sealHolds(pause))
        return brokenSeal(pause.id.text());
    for (const PauseId& seen : pause.after) {
        if (!sealedIdFrom(DocumentKind::Pause, seen.text()))
            return badReference(pause.id.text(), seen.text());
    }
    const QByteArray hash = sealedIdFrom(DocumentKind::Pause, pause.id.text())->hash;
    if (db().number("rows/pause", hash) != 0)
        return Put::Unchanged;
    db().run("pause/add", hash, pause.on, internRow(db(), pause.by), pause.reason, pause.at);
    const Row row = db().lastRow();
    for (const PauseId& id : pause.after) {
        const SealedId seen = *sealedIdFrom(DocumentKind::Pause, id.text());
        db().run("pause/add_after", row, seen.hash,
                 internRow(db(), UserId(u"user:"_s + seen.user)));
    }
    tx().changed(DocumentKind::Pause, row);
    tx().effects().settings = true;
    if (tx().origin() == WriteOrigin::Here) {
        const Result<void> noted =
            tx().audit().append({pause.by, pause.on ? u"pause.on"_s : u"pause.off"_s, QString(),
                                 Json{{"pause", toUtf8(pause.id.text())}}});
        if (!noted)
            return noted.error();
    }
    return Put::Added;
}

} // namespace countersign::store
