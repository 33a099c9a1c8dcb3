// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/listing_json.h"

#include "app/checks/finding_text.h"
#include "app/domain/document.h"
#include "app/domain/finding_keys.h"
#include "app/policy/content_hash.h"
#include "app/policy/counting_decisions.h"
#include "app/policy/facts.h"
#include "app/services/check_sources.h"
#include "app/services/messages.h"
#include "app/services/state_reasons.h"
#include "app/store/accounts.h"
#include "app/store/controls.h"
#include "app/store/evidence_records.h"
#include "app/store/personas.h"
#include "app/store/prospects.h"
#include "app/store/segments.h"
#include "app/store/sequences.h"
#include "app/store/session.h"
#include "app/store/suppressions.h"
#include "app/store/users.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

Json dateOrNull(const std::optional<QDate>& date)
{
    return date ? Json(toUtf8(date->toString(Qt::ISODate))) : Json(nullptr);
}

Json firstSegment(const store::Session& session, const std::vector<SegmentId>& segments)
{
    if (segments.empty())
        return nullptr;
    const std::optional<Segment> segment = session.segments().find(segments.front());
    return segment ? Json(toUtf8(segment->name)) : Json(nullptr);
}

Json companyOf(const std::optional<Account>& account)
{
    if (!account)
        return nullptr;
    return toUtf8(account->name.isEmpty() ? account->domain : account->name);
}

/// What wrote the head, or what the last generated text on the way to it came from.
Json generatorOf(const policy::DraftHistory& history)
{
    if (history.generations.empty())
        return nullptr;
    const Generation& latest = history.generations.back();
    return toUtf8(latest.provider);
}

Json revisionJson(const store::Session& session, const policy::DraftHistory& history,
                  const Revision& revision)
{
    Json parents = Json::array();
    for (const RevisionId& parent : revision.parents)
        parents.push_back(toUtf8(parent.text()));
    return {{"id", toUtf8(revision.id.text())},
            {"by", toUtf8(session.users().nameOf(revision.author))},
            {"at", isoText(revision.at)},
            {"origin", toUtf8(toText(revision.origin))},
            {"attested", policy::isAttested(history, revision.id)},
            {"parents", std::move(parents)},
            {"subject", toUtf8(revision.subject)},
            {"text", toUtf8(revision.text)}};
}

} // namespace

Json stringOrNull(const QString& text)
{
    return text.isEmpty() ? Json(nullptr) : Json(toUtf8(text));
}

std::string isoText(const QDateTime& at)
{
    return at.isValid() ? toUtf8(at.toUTC().toString(Qt::ISODate)) : std::string();
}

Json prospectJson(const store::Session& session, const Prospect& prospect)
{
    std::optional<Account> account;
    if (prospect.account)
        account = session.accounts().find(*prospect.account);
    std::optional<Persona> persona;
    if (prospect.persona)
        persona = session.personas().find(*prospect.persona);
    Json merged = Json::array();
    for (const ProspectId& record : session.prospects().recordsOf(prospect.id)) {
        if (record != prospect.id)
            merged.push_back(toUtf8(record.text()));
    }
    return {{"id", toUtf8(prospect.id.text())},
            {"merged", std::move(merged)},
            {"name", toUtf8(prospect.name)},
            {"given", toUtf8(prospect.given)},
            {"family", toUtf8(prospect.family)},
            {"email", stringOrNull(prospect.email)},
            {"phone", stringOrNull(prospect.phone)},
            {"company", companyOf(account)},
            {"account", account ? Json(toUtf8(account->id.text())) : Json(nullptr)},
            {"title", stringOrNull(prospect.title)},
            {"persona", persona ? Json(toUtf8(persona->name)) : Json(nullptr)},
            {"segment", firstSegment(session, session.prospects().segmentsOf(prospect.id))},
            {"language", stringOrNull(prospect.language)},
            {"country", stringOrNull(prospect.country)},
            {"city", stringOrNull(prospect.city)},
            {"time_zone", stringOrNull(prospect.timeZone)},
            {"profile", stringOrNull(prospect.profileUrl)},
            {"owner", stringOrNull(prospect.owner)},
            {"notes", stringOrNull(prospect.notes)},
            {"external_ids", toJson(prospect.externalIds)},
            {"custom", toJson(prospect.custom)},
            {"suppressed", session.prospects().isSuppressed(prospect.id)},
            {"twin", session.prospects().hasUndecidedTwin(prospect.id)}};
}

Json accountJson(const store::Session& session, const Account& account)
{
    Json approvers = Json::array();
    for (const UserId& id : session.controls().approversOf(account.id))
        approvers.push_back(toUtf8(session.users().nameOf(id)));
    return {{"id", toUtf8(account.id.text())},
            {"name", toUtf8(account.name)},
            {"domain", stringOrNull(account.domain)},
            {"tier", toUtf8(toText(session.accounts().tier(account.id)))},
            {"industry", stringOrNull(account.industry)},
            {"employees", stringOrNull(account.employees)},
            {"country", stringOrNull(account.country)},
            {"approvers", std::move(approvers)},
            {"people", session.prospects().ofAccount(account.id).size()},
            {"custom", toJson(account.custom)}};
}

Json evidenceJson(const store::Session& session, const Evidence& evidence)
{
    return {{"id", toUtf8(evidence.id.text())},
            {"input", toUtf8(toText(evidence.input))},
            {"kind", stringOrNull(evidence.kind)},
            {"title", stringOrNull(evidence.title)},
            {"text", toUtf8(evidence.text)},
            {"source", stringOrNull(evidence.source)},
            {"observed_on", dateOrNull(evidence.observedOn)},
            {"about", stringOrNull(evidence.about)},
            {"about_name", stringOrNull(aboutName(session, evidence))},
            {"prospect",
             evidence.aboutProspect ? Json(toUtf8(evidence.aboutProspect->text())) : Json(nullptr)},
            {"account",
             evidence.aboutAccount ? Json(toUtf8(evidence.aboutAccount->text())) : Json(nullptr)},
            {"condition", stringOrNull(evidence.condition)},
            {"language", stringOrNull(evidence.language)},
            {"withdrawn", session.evidence().isWithdrawn(evidence.id)}};
}

/// Where the message goes; null for a step without a channel, and where nothing is known.
Json addressOf(const policy::DraftHistory& history)
{
    return history.draft.channel
               ? stringOrNull(policy::addressFor(history.prospect, *history.draft.channel))
               : Json(nullptr);
}

Json draftJson(const store::Session& session, const policy::DraftHistory& history)
{
    const Draft& draft = history.draft;
    const Revision* head = policy::headOf(history);
    std::optional<Step> step;
    if (draft.step)
        step = session.sequences().step(*draft.step);
    const QStringList why =
        stateReasons(history, [&session](const UserId& id) { return session.users().nameOf(id); });
    return {{"id", toUtf8(draft.id.text())},
            {"prospect", toUtf8(draft.prospect.text())},
            {"prospect_name", toUtf8(history.prospect.name)},
            {"company", companyOf(history.account)},
            {"segment", firstSegment(session, history.governance.segments)},
            {"mode", toUtf8(toText(history.governance.effectiveMode()))},
            {"step", step ? Json(step->position) : Json(nullptr)},
            {"channel", wordOrNull(draft.channel)},
            {"address", addressOf(history)},
            {"state", toUtf8(toText(policy::reviewState(history)))},
            {"why", toJson(why)},
            {"subject", head ? stringOrNull(head->subject) : Json(nullptr)},
            {"text", head ? Json(toUtf8(head->text)) : Json(nullptr)},
            {"revision", head ? Json(toUtf8(head->id.text())) : Json(nullptr)},
            {"generator", generatorOf(history)},
            {"checked", history.findings.has_value()},
            {"findings_count", policy::openFindings(history).size()},
            {"priority", draft.priority},
            {"due", dateOrNull(draft.due)},
            {"source_id", stringOrNull(draft.externalId)}};
}

Json findingJson(const Finding& finding, const QString& key)
{
    Json evidence = Json::array();
    for (const EvidenceId& id : finding.evidence)
        evidence.push_back(toUtf8(id.text()));
    Json json = {{"id", toUtf8(key)},
                 {"check", toUtf8(finding.check)},
                 {"severity", toUtf8(toText(finding.severity))},
                 {"field", toUtf8(toText(finding.field))},
                 {"start", finding.start},
                 {"end", finding.end},
                 {"excerpt", toUtf8(finding.excerpt)},
                 {"message", toUtf8(checks::findingText(finding))},
                 {"evidence", std::move(evidence)}};
    if (finding.fix)
        json["fix"] = {{"start", finding.fix->start},
                       {"end", finding.fix->end},
                       {"replacement", toUtf8(finding.fix->replacement)}};
    return json;
}

Json draftInFullJson(const store::Session& session, const CheckBasis& basis,
                     const policy::DraftHistory& history)
{
    Json json = draftJson(session, history);
    const Revision* head = policy::headOf(history);
    json["content_hash"] = head ? Json(toUtf8(policy::contentHash(history, *head))) : Json(nullptr);
    json["evidence"] = Json::array();
    const EditedText text = head ? editedTextOf(*head) : EditedText();
    for (const InHand& passage : evidenceInHand(session, basis, history, text)) {
        Json evidence = evidenceJson(session, passage.evidence);
        evidence["label"] = toUtf8(passage.label);
        evidence["cited"] = passage.cited;
        json["evidence"].push_back(std::move(evidence));
    }
    json["findings"] = Json::array();
    const std::vector<Finding> open = policy::openFindings(history);
    const std::vector<Finding> all = history.findings.value_or(std::vector<Finding>());
    const std::vector<QString> keys = findingKeys(all);
    for (size_t i = 0; i < all.size(); ++i) {
        const Finding& finding = all[i];
        Json entry = findingJson(finding, keys[i]);
        entry["open"] = std::find(open.begin(), open.end(), finding) != open.end();
        json["findings"].push_back(std::move(entry));
    }
    json["decisions"] = Json::array();
    for (const Decision& decision : history.decisions)
        json["decisions"].push_back(decisionJson(session, history, decision));
    json["revisions"] = Json::array();
    for (const Revision& revision : history.revisions)
        json["revisions"].push_back(revisionJson(session, history, revision));
    return json;
}

Json decisionJson(const store::Session& session, const policy::DraftHistory& history,
                  const Decision& decision)
{
    const std::optional<QString> whyNot = policy::whyNotCounting(history, decision);
    return {{"id", toUtf8(decision.id.text())},
            {"draft", toUtf8(decision.draft.text())},
            {"revision", toUtf8(decision.revision.text())},
            {"content_hash", toUtf8(decision.contentHash)},
            {"verdict", toUtf8(toText(decision.verdict))},
            {"target", decision.target ? Json(toUtf8(decision.target->text())) : Json(nullptr)},
            {"by", toUtf8(session.users().nameOf(decision.by))},
            {"role", toUtf8(toText(decision.role))},
            {"at", isoText(decision.at)},
            {"reason", stringOrNull(decision.reason)},
            {"seconds_looked", decision.secondsLooked},
            {"evidence_opened", decision.opened.size()},
            {"bulk", decision.bulk},
            {"counted", !whyNot.has_value()},
            {"why_not", whyNot ? Json(toUtf8(*whyNot)) : Json(nullptr)}};
}

Json suppressionJson(const store::Session& session, const Suppression& suppression)
{
    Json channels = Json::array();
    for (const Channel channel : suppression.channels)
        channels.push_back(toUtf8(toText(channel)));
    return {{"id", toUtf8(suppression.id.text())},
            {"kind", toUtf8(toText(suppression.kind))},
            {"channels", std::move(channels)},
            {"reason", stringOrNull(suppression.reason)},
            {"since", stringOrNull(suppression.since)},
            {"by", toUtf8(session.users().nameOf(suppression.by))},
            {"at", isoText(suppression.at)},
            {"lifted", session.suppressions().isLifted(suppression.id)}};
}

Json auditJson(const AuditEntry& entry)
{
    const Result<Json> detail = parseJson(entry.detail.toUtf8());
    return {{"id", toUtf8(entry.id.text())},
            {"seq", entry.seq},
            {"device", toUtf8(entry.device)},
            {"at", isoText(entry.at)},
            {"by", toUtf8(entry.by.text())},
            {"action", toUtf8(entry.action)},
            {"subject", stringOrNull(entry.subject)},
            {"detail", detail ? *detail : Json(toUtf8(entry.detail))},
            {"hash", toUtf8(entry.hash)}};
}

Json userJson(const User& user)
{
    return {{"id", toUtf8(user.id.text())},
            {"name", toUtf8(user.name)},
            {"role", toUtf8(toText(user.role))},
            {"email", stringOrNull(user.email)},
            {"languages", toJson(user.languages)}};
}

} // namespace countersign
