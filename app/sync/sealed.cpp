// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/sealed.h"

#include "app/domain/document.h"
#include "app/store/audit_log.h"
#include "app/store/controls.h"
#include "app/store/decisions.h"
#include "app/store/deliveries.h"
#include "app/store/drafts.h"
#include "app/store/evidence_records.h"
#include "app/store/suppressions.h"
#include "app/sync/read_json.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::sync {

namespace {

using store::DocumentKind;
using store::Put;

Json text(const QString& value)
{
    return toUtf8(value);
}

template<class Document>
Json withId(const Document& document)
{
    Json json = body(document);
    json["_id"] = text(document.id.text());
    return json;
}

/// A reason stands beside the body, which holds only its hash.
template<class Document>
Json withReason(const Document& document)
{
    Json json = body(document);
    json["_id"] = text(document.id.text());
    if (!document.reason.isEmpty())
        json["reason"] = text(document.reason);
    return json;
}

Json withId(const Decision& decision)
{
    return withReason(decision);
}

Json withId(const Dismissal& dismissal)
{
    return withReason(dismissal);
}

template<class Document, class IdType>
std::optional<Json> foundIn(const std::vector<Document>& documents, const IdType& id)
{
    const auto it = std::find_if(documents.begin(), documents.end(),
                                 [&id](const Document& document) { return document.id == id; });
    return it == documents.end() ? std::nullopt : std::optional(withId(*it));
}

template<class Document>
std::optional<Json> found(const std::optional<Document>& document)
{
    return document ? std::optional(withId(*document)) : std::nullopt;
}

std::optional<Json> evidenceJson(const std::optional<Evidence>& evidence)
{
    std::optional<Json> json = found(evidence);
    if (!json)
        return json;
    if (evidence->retrievedAt.isValid())
        (*json)["retrieved_at"] = text(evidence->retrievedAt.toUTC().toString(Qt::ISODateWithMs));
    if (evidence->aboutProspect)
        (*json)["about_prospect"] = text(evidence->aboutProspect->text());
    if (evidence->aboutAccount)
        (*json)["about_account"] = text(evidence->aboutAccount->text());
    return json;
}

std::optional<Json> auditJson(const store::Session& session, const QString& id)
{
    const std::optional<AuditEntry> entry = session.audit().find(AuditId(id));
    if (!entry)
        return std::nullopt;
    return Json{{"_id", text(id)},
                {"device", text(entry->device)},
                {"seq", entry->seq},
                {"by", text(entry->by.text())},
                {"action", text(entry->action)},
                {"subject", text(entry->subject)},
                {"detail", text(entry->detail)},
                {"previous", text(entry->previous)},
                {"hash", text(entry->hash)},
                {"signature", entry->signature.toHex().toStdString()},
                {"at", text(entry->at.toUTC().toString(Qt::ISODateWithMs))}};
}

Revision revisionFrom(const Json& json)
{
    Revision revision{.id = idAt<RevisionId>(json, "_id"),
                      .draft = idAt<DraftId>(json, "draft"),
                      .author = idAt<UserId>(json, "author"),
                      .subject = textAt(json, "subject"),
                      .text = textAt(json, "text"),
                      .citations = {},
                      .parents = idsAt<RevisionId>(json, "parents"),
                      .origin = wordAt<Origin>(json, "origin"),
                      .at = momentAt(json, "at")};
    for (const auto& [label, evidence] : mapAt(json, "citations"))
        revision.citations.emplace(label, EvidenceId(evidence));
    return revision;
}

Generation generationFrom(const Json& json)
{
    return {.id = idAt<GenerationId>(json, "_id"),
            .draft = idAt<DraftId>(json, "draft"),
            .revision = idAt<RevisionId>(json, "revision"),
            .by = idAt<UserId>(json, "by"),
            .provider = textAt(json, "provider"),
            .model = textAt(json, "model"),
            .promptHash = textAt(json, "prompt_hash"),
            .plan = textAt(json, "plan"),
            .knowledgeVersion = textAt(json, "knowledge_version"),
            .directive = textAt(json, "directive"),
            .at = momentAt(json, "at")};
}

Decision decisionFrom(const Json& json)
{
    return {.id = idAt<DecisionId>(json, "_id"),
            .draft = idAt<DraftId>(json, "draft"),
            .revision = idAt<RevisionId>(json, "revision"),
            .contentHash = textAt(json, "content_hash"),
            .verdict = wordAt<Verdict>(json, "verdict"),
            .target = optionalIdAt<DecisionId>(json, "target"),
            .after = idsAt<DecisionId>(json, "after"),
            .by = idAt<UserId>(json, "by"),
            .role = wordAt<Role>(json, "role"),
            .reason = textAt(json, "reason"),
            .reasonHash = textAt(json, "reason_hash"),
            .secondsLooked = numberAt(json, "seconds_looked"),
            .opened = idsAt<EvidenceId>(json, "opened"),
            .bulk = flagAt(json, "bulk"),
            .at = momentAt(json, "at")};
}

Dismissal dismissalFrom(const Json& json)
{
    return {.id = idAt<DismissalId>(json, "_id"),
            .draft = idAt<DraftId>(json, "draft"),
            .revision = idAt<RevisionId>(json, "revision"),
            .finding = textAt(json, "finding"),
            .by = idAt<UserId>(json, "by"),
            .reason = textAt(json, "reason"),
            .reasonHash = textAt(json, "reason_hash"),
            .at = momentAt(json, "at")};
}

Control controlFrom(const Json& json)
{
    return {.id = idAt<ControlId>(json, "_id"),
            .subject = textAt(json, "subject"),
            .kind = wordAt<ControlKind>(json, "kind"),
            .value = textAt(json, "value"),
            .after = idsAt<ControlId>(json, "after"),
            .by = idAt<UserId>(json, "by"),
            .role = wordAt<Role>(json, "role"),
            .reason = textAt(json, "reason"),
            .at = momentAt(json, "at")};
}

Evidence evidenceFrom(const Json& json)
{
    return {.id = idAt<EvidenceId>(json, "_id"),
            .input = wordAt<Input>(json, "input"),
            .title = textAt(json, "title"),
            .text = textAt(json, "text"),
            .source = textAt(json, "source"),
            .kind = textAt(json, "kind"),
            .observedOn = dayAt(json, "observed_on"),
            .about = textAt(json, "about"),
            .condition = textAt(json, "condition"),
            .language = textAt(json, "language"),
            .retrievedAt = momentAt(json, "retrieved_at"),
            .aboutProspect = optionalIdAt<ProspectId>(json, "about_prospect"),
            .aboutAccount = optionalIdAt<AccountId>(json, "about_account")};
}

Withdrawal withdrawalFrom(const Json& json)
{
    return {.id = idAt<WithdrawalId>(json, "_id"),
            .evidence = idAt<EvidenceId>(json, "evidence"),
            .by = idAt<UserId>(json, "by"),
            .reason = textAt(json, "reason"),
            .at = momentAt(json, "at")};
}

Suppression suppressionFrom(const Json& json)
{
    Suppression suppression{.id = idAt<SuppressionId>(json, "_id"),
                            .key = textAt(json, "key"),
                            .kind = wordAt<SuppressionKind>(json, "kind"),
                            .channels = {},
                            .reason = textAt(json, "reason"),
                            .since = textAt(json, "since"),
                            .by = idAt<UserId>(json, "by"),
                            .at = momentAt(json, "at")};
    for (const QString& word : textsAt(json, "channels")) {
        if (const std::optional<Channel> channel = fromText<Channel>(word))
            suppression.channels.push_back(*channel);
    }
    return suppression;
}

Lift liftFrom(const Json& json)
{
    return {.id = idAt<LiftId>(json, "_id"),
            .suppression = idAt<SuppressionId>(json, "suppression"),
            .by = idAt<UserId>(json, "by"),
            .reason = textAt(json, "reason"),
            .at = momentAt(json, "at")};
}

Reply replyFrom(const Json& json)
{
    return {.id = idAt<ReplyId>(json, "_id"),
            .prospect = idAt<ProspectId>(json, "prospect"),
            .by = idAt<UserId>(json, "by"),
            .text = textAt(json, "text"),
            .optOut = flagAt(json, "opt_out"),
            .at = momentAt(json, "at")};
}

Pause pauseFrom(const Json& json)
{
    return {.id = idAt<PauseId>(json, "_id"),
            .on = flagAt(json, "on"),
            .after = idsAt<PauseId>(json, "after"),
            .by = idAt<UserId>(json, "by"),
            .reason = textAt(json, "reason"),
            .at = momentAt(json, "at")};
}

/// The draft, prospect or evidence that a sealed document is about, as its id says.
QString subjectId(const QString& id, DocumentKind kind, const char* word)
{
    const std::optional<store::SealedId> parts = store::sealedIdFrom(kind, id);
    return parts ? QString(QLatin1String(word) + u':' + parts->subject) : QString();
}

std::optional<Json> controlJson(const store::Session& session, const QString& id)
{
    for (const char* word : {"segment", "account", "step"}) {
        const auto of = session.controls().ofSubject(subjectId(id, DocumentKind::Control, word));
        if (std::optional<Json> json = foundIn(of, ControlId(id)))
            return json;
    }
    return std::nullopt;
}

} // namespace

bool isSealed(DocumentKind kind)
{
    return kind >= DocumentKind::Revision && kind != DocumentKind::Delivery;
}

std::optional<Json> sealedJson(const store::Session& session, const QString& id)
{
    const std::optional<DocumentKind> kind = store::kindOf(id);
    if (!kind)
        return std::nullopt;
    const DraftId draft(subjectId(id, *kind, "draft"));
    switch (*kind) {
    case DocumentKind::Revision:
        return found(session.drafts().revision(RevisionId(id)));
    case DocumentKind::Generation:
        return foundIn(session.drafts().generationsOf(draft), GenerationId(id));
    case DocumentKind::Decision:
        return found(session.decisions().find(DecisionId(id)));
    case DocumentKind::Dismissal:
        return foundIn(session.decisions().dismissalsOf(draft), DismissalId(id));
    case DocumentKind::Control:
        return controlJson(session, id);
    case DocumentKind::Evidence:
        return evidenceJson(session.evidence().find(EvidenceId(id)));
    case DocumentKind::Withdrawal:
        return foundIn(
            session.evidence().withdrawalsOf(EvidenceId(subjectId(id, *kind, "evidence"))),
            WithdrawalId(id));
    case DocumentKind::Suppression:
        return found(session.suppressions().find(SuppressionId(id)));
    case DocumentKind::Lift:
        return found(session.suppressions().lift(LiftId(id)));
    case DocumentKind::Reply:
        return foundIn(session.deliveries().repliesOf(ProspectId(subjectId(id, *kind, "prospect"))),
                       ReplyId(id));
    case DocumentKind::Pause:
        return foundIn(session.deliveries().pauses(), PauseId(id));
    case DocumentKind::Audit:
        return auditJson(session, id);
    default:
        return std::nullopt;
    }
}

Result<Put> putSealed(store::Transaction& transaction, DocumentKind kind, const Json& document)
{
    switch (kind) {
    case DocumentKind::Revision:
        return transaction.drafts().put(revisionFrom(document));
    case DocumentKind::Generation:
        return transaction.drafts().put(generationFrom(document));
    case DocumentKind::Decision:
        return transaction.decisions().put(decisionFrom(document));
    case DocumentKind::Dismissal:
        return transaction.decisions().put(dismissalFrom(document));
    case DocumentKind::Control:
        return transaction.controls().put(controlFrom(document));
    case DocumentKind::Evidence:
        return transaction.evidence().put(evidenceFrom(document));
    case DocumentKind::Withdrawal:
        return transaction.evidence().put(withdrawalFrom(document));
    case DocumentKind::Suppression:
        return transaction.suppressions().put(suppressionFrom(document));
    case DocumentKind::Lift:
        return transaction.suppressions().put(liftFrom(document));
    case DocumentKind::Reply:
        return transaction.deliveries().put(replyFrom(document));
    case DocumentKind::Pause:
        return transaction.deliveries().put(pauseFrom(document));
    default:
        return Put::Unchanged;
    }
}

} // namespace countersign::sync
