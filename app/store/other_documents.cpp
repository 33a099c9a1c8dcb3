// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/other_documents.h"

#include "app/store/connection.h"
#include "app/store/document_kind.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

std::vector<Channel> channelsFrom(const QString& column)
{
    std::vector<Channel> channels;
    for (const QString& word : column.split(u',', Qt::SkipEmptyParts)) {
        if (const std::optional<Channel> channel = fromText<Channel>(word))
            channels.push_back(*channel);
    }
    return channels;
}

} // namespace

Evidence evidenceFrom(const Query& row)
{
    return Evidence{.id = EvidenceId(evidenceIdText(row.blob(0))),
                    .input = row.word<Input>(1),
                    .title = row.text(2),
                    .text = row.text(3),
                    .source = row.text(4),
                    .kind = row.text(5),
                    .observedOn = row.optionalDay(6),
                    .about = row.text(7),
                    .condition = row.text(8),
                    .language = row.text(9),
                    .retrievedAt = row.moment(10),
                    .aboutProspect = row.optionalId<ProspectId>(11),
                    .aboutAccount = row.optionalId<AccountId>(12)};
}

Withdrawal withdrawalFrom(const Query& row)
{
    const EvidenceId evidence(evidenceIdText(row.blob(2)));
    return Withdrawal{.id = WithdrawalId(sealedId(DocumentKind::Withdrawal, evidence.text(),
                                                  row.text(1), row.blob(0))),
                      .evidence = evidence,
                      .by = row.id<UserId>(1),
                      .reason = row.text(3),
                      .at = row.moment(4)};
}

Control controlFrom(Connection& db, const Query& row)
{
    Control control{
        .id = ControlId(sealedId(DocumentKind::Control, row.text(2), row.text(1), row.blob(3))),
        .subject = row.text(2),
        .kind = row.word<ControlKind>(4),
        .value = row.text(5),
        .after = {},
        .by = row.id<UserId>(1),
        .role = row.word<Role>(6),
        .reason = row.text(7),
        .at = row.moment(8)};
    for (Query seen = db.query("control/after", row.number(0)); seen.step();)
        control.after.emplace_back(
            sealedId(DocumentKind::Control, control.subject, seen.text(0), seen.blob(1)));
    std::sort(control.after.begin(), control.after.end());
    return control;
}

Suppression suppressionFrom(const Query& row)
{
    return Suppression{.id = SuppressionId(sealedId(DocumentKind::Suppression, row.text(1),
                                                    row.text(6), row.blob(0))),
                       .key = row.text(1),
                       .kind = row.word<SuppressionKind>(2),
                       .channels = channelsFrom(row.text(3)),
                       .reason = row.text(4),
                       .since = row.text(5),
                       .by = row.id<UserId>(6),
                       .at = row.moment(7)};
}

Lift liftFrom(const Query& row)
{
    return Lift{.id = LiftId(sealedId(DocumentKind::Lift, row.text(1), row.text(2), row.blob(0))),
                .suppression = row.id<SuppressionId>(3),
                .by = row.id<UserId>(2),
                .reason = row.text(4),
                .at = row.moment(5)};
}

Reply replyFrom(const Query& row)
{
    return Reply{.id =
                     ReplyId(sealedId(DocumentKind::Reply, row.text(5), row.text(1), row.blob(0))),
                 .prospect = row.id<ProspectId>(5),
                 .by = row.id<UserId>(1),
                 .text = row.text(2),
                 .optOut = row.integer(3) != 0,
                 .at = row.moment(4)};
}

Pause pauseFrom(Connection& db, const Query& row)
{
    Pause pause{
        .id = PauseId(sealedId(DocumentKind::Pause, u"workspace"_s, row.text(1), row.blob(0))),
        .on = row.integer(2) != 0,
        .after = {},
        .by = row.id<UserId>(1),
        .reason = row.text(3),
        .at = row.moment(4)};
    for (Query seen = db.query("pause/after", row.number(5)); seen.step();)
        pause.after.emplace_back(
            sealedId(DocumentKind::Pause, u"workspace"_s, seen.text(0), seen.blob(1)));
    std::sort(pause.after.begin(), pause.after.end());
    return pause;
}

} // namespace countersign::store
