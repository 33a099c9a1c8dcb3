// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"

#include "app/base/hash.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

Json text(const QString& value)
{
    return toUtf8(value);
}

Json moment(const QDateTime& at)
{
    return at.isValid() ? toUtf8(at.toUTC().toString(Qt::ISODateWithMs)) : std::string();
}

template<class T>
Json idArray(const std::vector<T>& ids)
{
    Json array = Json::array();
    for (const T& id : ids)
        array.push_back(toUtf8(id.text()));
    return array;
}

/// What a seal keeps of a reason: who knows it can prove it, and nobody reads it from there.
QString hashOfReason(const UserId& by, const QDateTime& at, const QString& reason)
{
    if (reason.isEmpty())
        return {};
    const QString said = QStringList{u"countersign reason 1"_s, by.text(),
                                     at.toUTC().toString(Qt::ISODateWithMs), reason}
                             .join(u'\n');
    return sha256Hex(said.toUtf8());
}

/// The reason as it stands in a body: its hash. Documents of the first versions hold the words.
template<class Document>
void putReason(Json& body, const Document& document)
{
    if (document.reasonHash.isEmpty())
        body["reason"] = text(document.reason);
    else
        body["reason_hash"] = text(document.reasonHash);
}

template<class Document>
bool reasonHolds(const Document& document)
{
    return document.reason.isEmpty() || document.reasonHash.isEmpty() ||
           document.reasonHash == hashOfReason(document.by, document.at, document.reason);
}

QString documentId(const char* kind, const QString& subject, const UserId& by, const Json& contents)
{
    return QStringList{QString::fromLatin1(kind), keyPart(subject), keyPart(by.text()),
                       sha256Hex(canonicalJson(contents))}
        .join(u':');
}

} // namespace

QString keyPart(const QString& id)
{
    return id.mid(id.indexOf(u':') + 1);
}

QString newRecordId(const char* kind)
{
    return QString::fromLatin1(kind) + u':' + randomHex(16);
}

UserId userIdFor(const QString& name)
{
    const QString folded = name.normalized(QString::NormalizationForm_KD).toCaseFolded();
    QString slug;
    for (const QChar c : folded) {
        if (c.isMark())
            continue;
        if (c.isLetterOrNumber())
            slug.append(c);
        else if (!slug.isEmpty() && !slug.endsWith(u'-'))
            slug.append(u'-');
    }
    while (slug.endsWith(u'-'))
        slug.chop(1);
    return UserId(u"user:"_s + slug);
}

Json body(const Revision& revision)
{
    Json citations = Json::object();
    for (const auto& [label, evidence] : revision.citations)
        citations[toUtf8(label)] = toUtf8(evidence.text());
    return {{"v", 1},
            {"draft", text(revision.draft.text())},
            {"author", text(revision.author.text())},
            {"subject", text(revision.subject)},
            {"text", text(revision.text)},
            {"citations", std::move(citations)},
            {"parents", idArray(revision.parents)},
            {"origin", text(toText(revision.origin))},
            {"at", moment(revision.at)}};
}

Json body(const Generation& generation)
{
    return {{"v", 1},
            {"draft", text(generation.draft.text())},
            {"revision", text(generation.revision.text())},
            {"by", text(generation.by.text())},
            {"provider", text(generation.provider)},
            {"model", text(generation.model)},
            {"prompt_hash", text(generation.promptHash)},
            {"plan", text(generation.plan)},
            {"knowledge_version", text(generation.knowledgeVersion)},
            {"directive", text(generation.directive)},
            {"at", moment(generation.at)}};
}

Json body(const Decision& decision)
{
    Json body = {{"v", 1},
                 {"draft", text(decision.draft.text())},
                 {"revision", text(decision.revision.text())},
                 {"content_hash", text(decision.contentHash)},
                 {"verdict", text(toText(decision.verdict))},
                 {"target", decision.target ? text(decision.target->text()) : Json(nullptr)},
                 {"after", idArray(decision.after)},
                 {"by", text(decision.by.text())},
                 {"role", text(toText(decision.role))},
                 {"seconds_looked", decision.secondsLooked},
                 {"opened", idArray(decision.opened)},
                 {"bulk", decision.bulk},
                 {"at", moment(decision.at)}};
    putReason(body, decision);
    return body;
}

Json body(const Dismissal& dismissal)
{
    Json body = {{"v", 1},
                 {"draft", text(dismissal.draft.text())},
                 {"revision", text(dismissal.revision.text())},
                 {"finding", text(dismissal.finding)},
                 {"by", text(dismissal.by.text())},
                 {"at", moment(dismissal.at)}};
    putReason(body, dismissal);
    return body;
}

Json body(const Control& control)
{
    return {{"v", 1},
            {"subject", text(control.subject)},
            {"kind", text(toText(control.kind))},
            {"value", text(control.value)},
            {"after", idArray(control.after)},
            {"by", text(control.by.text())},
            {"role", text(toText(control.role))},
            {"reason", text(control.reason)},
            {"at", moment(control.at)}};
}

Json body(const Evidence& evidence)
{
    return {{"v", 1},
            {"input", text(toText(evidence.input))},
            {"title", text(evidence.title)},
            {"text", text(evidence.text)},
            {"source", text(evidence.source)},
            {"kind", text(evidence.kind)},
            {"observed_on", evidence.observedOn ? text(evidence.observedOn->toString(Qt::ISODate))
                                                : Json(nullptr)},
            {"about", text(evidence.about)},
            {"condition", text(evidence.condition)},
            {"language", text(evidence.language)}};
}

Json body(const Withdrawal& withdrawal)
{
    return {{"v", 1},
            {"evidence", text(withdrawal.evidence.text())},
            {"by", text(withdrawal.by.text())},
            {"reason", text(withdrawal.reason)},
            {"at", moment(withdrawal.at)}};
}

Json body(const Suppression& suppression)
{
    Json channels = Json::array();
    for (const Channel channel : suppression.channels)
        channels.push_back(text(toText(channel)));
    return {{"v", 1},
            {"key", text(suppression.key)},
            {"kind", text(toText(suppression.kind))},
            {"channels", std::move(channels)},
            {"reason", text(suppression.reason)},
            {"since", text(suppression.since)},
            {"by", text(suppression.by.text())},
            {"at", moment(suppression.at)}};
}

Json body(const Lift& lift)
{
    return {{"v", 1},
            {"suppression", text(lift.suppression.text())},
            {"by", text(lift.by.text())},
            {"reason", text(lift.reason)},
            {"at", moment(lift.at)}};
}

Json body(const Reply& reply)
{
    return {{"v", 1},
            {"prospect", text(reply.prospect.text())},
            {"by", text(reply.by.text())},
            {"text", text(reply.text)},
            {"opt_out", reply.optOut},
            {"at", moment(reply.at)}};
}

Json body(const Pause& pause)
{
    Json body = {{"v", 1},
                 {"on", pause.on},
                 {"by", text(pause.by.text())},
                 {"reason", text(pause.reason)},
                 {"at", moment(pause.at)}};
    // Those of the first versions had seen nothing.
    if (!pause.after.empty())
        body["after"] = idArray(pause.after);
    return body;
}

RevisionId idOf(const Revision& revision)
{
    return RevisionId(
        documentId("revision", revision.draft.text(), revision.author, body(revision)));
}

GenerationId idOf(const Generation& generation)
{
    return GenerationId(
        documentId("generation", generation.draft.text(), generation.by, body(generation)));
}

DecisionId idOf(const Decision& decision)
{
    return DecisionId(documentId("decision", decision.draft.text(), decision.by, body(decision)));
}

DismissalId idOf(const Dismissal& dismissal)
{
    return DismissalId(
        documentId("dismissal", dismissal.draft.text(), dismissal.by, body(dismissal)));
}

ControlId idOf(const Control& control)
{
    return ControlId(documentId("control", control.subject, control.by, body(control)));
}

EvidenceId idOf(const Evidence& evidence)
{
    return EvidenceId(u"evidence:"_s + sha256Hex(canonicalJson(body(evidence))));
}

WithdrawalId idOf(const Withdrawal& withdrawal)
{
    return WithdrawalId(
        documentId("withdrawal", withdrawal.evidence.text(), withdrawal.by, body(withdrawal)));
}

SuppressionId idOf(const Suppression& suppression)
{
    return SuppressionId(
        documentId("suppression", suppression.key, suppression.by, body(suppression)));
}

LiftId idOf(const Lift& lift)
{
    return LiftId(
        documentId("lift", sha256Hex(lift.suppression.text().toUtf8()), lift.by, body(lift)));
}

ReplyId idOf(const Reply& reply)
{
    return ReplyId(documentId("reply", reply.prospect.text(), reply.by, body(reply)));
}

PauseId idOf(const Pause& pause)
{
    return PauseId(documentId("pause", u"workspace"_s, pause.by, body(pause)));
}

DraftId draftIdFor(const ProspectId& prospect, const StepId& step)
{
    const QString both = prospect.text() + u'\n' + step.text();
    return DraftId(u"draft:"_s + sha256Hex(both.toUtf8()).left(32));
}

DeliveryId deliveryIdFor(const DraftId& draft)
{
    return DeliveryId(u"delivery:"_s + keyPart(draft.text()));
}

Revision sealed(Revision revision)
{
    std::sort(revision.parents.begin(), revision.parents.end());
    revision.id = idOf(revision);
    return revision;
}

Decision sealed(Decision decision)
{
    std::sort(decision.after.begin(), decision.after.end());
    decision.reasonHash = hashOfReason(decision.by, decision.at, decision.reason);
    decision.id = idOf(decision);
    return decision;
}

Dismissal sealed(Dismissal dismissal)
{
    dismissal.reasonHash = hashOfReason(dismissal.by, dismissal.at, dismissal.reason);
    dismissal.id = idOf(dismissal);
    return dismissal;
}

Pause sealed(Pause pause)
{
    std::sort(pause.after.begin(), pause.after.end());
    pause.id = idOf(pause);
    return pause;
}

bool sealHolds(const Decision& decision)
{
    return decision.id == idOf(decision) && reasonHolds(decision);
}

bool sealHolds(const Dismissal& dismissal)
{
    return dismissal.id == idOf(dismissal) && reasonHolds(dismissal);
}

Control sealed(Control control)
{
    std::sort(control.after.begin(), control.after.end());
    control.id = idOf(control);
    return control;
}

} // namespace countersign
