// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/records.h"

#include "app/store/accounts.h"
#include "app/store/deliveries.h"
#include "app/store/drafts.h"
#include "app/store/erasure.h"
#include "app/store/knowledge.h"
#include "app/store/personas.h"
#include "app/store/prospects.h"
#include "app/store/segments.h"
#include "app/store/sequences.h"
#include "app/store/settings.h"
#include "app/store/users.h"
#include "app/sync/read_json.h"

using namespace Qt::StringLiterals;

namespace countersign::sync {

namespace {

using store::DocumentKind;
using store::Put;

Json text(const QString& value)
{
    return toUtf8(value);
}

template<class T>
Json idOrNull(const std::optional<T>& id)
{
    return id ? text(id->text()) : Json(nullptr);
}

template<class E>
Json wordOrNull(const std::optional<E>& word)
{
    return word ? text(toText(*word)) : Json(nullptr);
}

Json jsonOf(const Account& account)
{
    return {{"name", text(account.name)},         {"domain", text(account.domain)},
            {"industry", text(account.industry)}, {"employees", text(account.employees)},
            {"country", text(account.country)},   {"custom", toJson(account.custom)}};
}

Account accountFrom(const QString& id, const Json& json)
{
    return {.id = AccountId(id),
            .name = textAt(json, "name"),
            .domain = textAt(json, "domain"),
            .industry = textAt(json, "industry"),
            .employees = textAt(json, "employees"),
            .country = textAt(json, "country"),
            .custom = mapAt(json, "custom")};
}

/// The texts of a prospect by their names on the server.
constexpr std::array prospectTexts{std::pair{"name", &Prospect::name},
                                   std::pair{"given", &Prospect::given},
                                   std::pair{"family", &Prospect::family},
                                   std::pair{"email", &Prospect::email},
                                   std::pair{"phone", &Prospect::phone},
                                   std::pair{"title", &Prospect::title},
                                   std::pair{"profile_url", &Prospect::profileUrl},
                                   std::pair{"city", &Prospect::city},
                                   std::pair{"country", &Prospect::country},
                                   std::pair{"language", &Prospect::language},
                                   std::pair{"time_zone", &Prospect::timeZone},
                                   std::pair{"owner", &Prospect::owner},
                                   std::pair{"notes", &Prospect::notes}};

Json jsonOf(const Prospect& prospect)
{
    Json json{{"account", idOrNull(prospect.account)},
              {"persona", idOrNull(prospect.persona)},
              {"external_ids", toJson(prospect.externalIds)},
              {"custom", toJson(prospect.custom)}};
    for (const auto& [name, field] : prospectTexts)
        json[name] = text(prospect.*field);
    return json;
}

Prospect prospectFrom(const QString& id, const Json& json)
{
    Prospect prospect;
    prospect.id = ProspectId(id);
    prospect.account = optionalIdAt<AccountId>(json, "account");
    prospect.persona = optionalIdAt<PersonaId>(json, "persona");
    prospect.externalIds = mapAt(json, "external_ids");
    prospect.custom = mapAt(json, "custom");
    for (const auto& [name, field] : prospectTexts)
        prospect.*field = textAt(json, name);
    return prospect;
}

Json jsonOf(const Persona& persona)
{
    return {{"name", text(persona.name)},
            {"accountable_for", toJson(persona.accountableFor)},
            {"cares_about", toJson(persona.caresAbout)},
            {"title_patterns", toJson(persona.titlePatterns)}};
}

Json jsonOf(const Sequence& sequence)
{
    return {{"name", text(sequence.name)}, {"segment", idOrNull(sequence.segment)}};
}

Json jsonOf(const Step& step)
{
    return {{"sequence", text(step.sequence.text())},
            {"position", step.position},
            {"channel", wordOrNull(step.channel)},
            {"purpose", text(step.purpose)},
            {"days_after", step.daysAfter}};
}

Json jsonOf(const Segment& segment)
{
    return {{"name", text(segment.name)}, {"directives", toJson(segment.directives)}};
}

Json jsonOf(const Boundary& boundary)
{
    return {{"label", text(boundary.label)},       {"title", text(boundary.title)},
            {"kind", text(toText(boundary.kind))}, {"pattern", text(boundary.pattern)},
            {"reason", text(boundary.reason)},     {"probe", text(boundary.probe)}};
}

Json jsonOf(const Directive& directive)
{
    return {{"label", text(directive.label)},
            {"text", text(directive.text)},
            {"segment", idOrNull(directive.segment)}};
}

Json jsonOf(const User& user)
{
    return {{"name", text(user.name)},
            {"role", text(toText(user.role))},
            {"email", text(user.email)},
            {"languages", toJson(user.languages)}};
}

Json jsonOf(const Draft& draft)
{
    return {{"prospect", text(draft.prospect.text())},
            {"step", idOrNull(draft.step)},
            {"channel", wordOrNull(draft.channel)},
            {"external_id", text(draft.externalId)},
            {"priority", draft.priority},
            {"due", draft.due ? text(draft.due->toString(Qt::ISODate)) : Json(nullptr)}};
}

Json jsonOf(const Delivery& delivery)
{
    return {{"draft", text(delivery.draft.text())},
            {"revision", text(delivery.revision.text())},
            {"content_hash", text(delivery.contentHash)},
            {"by", text(delivery.by.text())},
            {"means", text(delivery.means)},
            {"target", text(delivery.target)},
            {"outcome", text(toText(delivery.outcome))},
            {"at", text(delivery.at.toUTC().toString(Qt::ISODateWithMs))}};
}

/// Rules that differ from the standard.
Json jsonOf(const RuleBook& rules)
{
    Json json = Json::object();
    for (const auto& [key, value] : rules.texts())
        json[toUtf8(key)] = toUtf8(value);
    return json;
}

RuleBook rulesFrom(const Json& json)
{
    std::map<QString, QString> texts;
    for (const auto& [key, value] : json.items()) {
        if (value.is_string())
            texts.emplace(fromUtf8(key), fromUtf8(value.get_ref<const std::string&>()));
    }
    return RuleBook::fromTexts(texts);
}

template<class Record>
std::optional<Json> found(const std::optional<Record>& record)
{
    return record ? std::optional(jsonOf(*record)) : std::nullopt;
}

std::optional<Directive> directiveOf(const store::Session& session, const QString& id)
{
    for (Directive& directive : session.knowledge().directives()) {
        if (directive.id.text() == id)
            return std::move(directive);
    }
    return std::nullopt;
}

DraftId draftOfDelivery(const QString& id)
{
    return DraftId(u"draft:"_s + id.mid(id.indexOf(u':') + 1));
}

Result<Put> putKnowledge(store::Transaction& tx, DocumentKind kind, const QString& id,
                         const Json& json)
{
    if (kind == DocumentKind::Boundary)
        return tx.knowledge().put(Boundary{.id = BoundaryId(id),
                                           .label = textAt(json, "label"),
                                           .title = textAt(json, "title"),
                                           .kind = wordAt<BoundaryKind>(json, "kind"),
                                           .pattern = textAt(json, "pattern"),
                                           .reason = textAt(json, "reason"),
                                           .probe = textAt(json, "probe")});
    if (kind == DocumentKind::Directive)
        return tx.knowledge().put(Directive{.id = DirectiveId(id),
                                            .label = textAt(json, "label"),
                                            .text = textAt(json, "text"),
                                            .segment = optionalIdAt<SegmentId>(json, "segment")});
    return tx.personas().put(Persona{.id = PersonaId(id),
                                     .name = textAt(json, "name"),
                                     .accountableFor = textsAt(json, "accountable_for"),
                                     .caresAbout = textsAt(json, "cares_about"),
                                     .titlePatterns = textsAt(json, "title_patterns")});
}

Result<Put> putFramework(store::Transaction& tx, DocumentKind kind, const QString& id,
                         const Json& json)
{
    if (kind == DocumentKind::Segment)
        return tx.segments().put(Segment{.id = SegmentId(id),
                                         .name = textAt(json, "name"),
                                         .directives = textsAt(json, "directives")});
    if (kind == DocumentKind::Sequence)
        return tx.sequences().put(Sequence{.id = SequenceId(id),
                                           .name = textAt(json, "name"),
                                           .segment = optionalIdAt<SegmentId>(json, "segment")});
    return tx.sequences().put(Step{.id = StepId(id),
                                   .sequence = idAt<SequenceId>(json, "sequence"),
                                   .position = numberAt(json, "position"),
                                   .channel = fromText<Channel>(textAt(json, "channel")),
                                   .purpose = textAt(json, "purpose"),
                                   .daysAfter = numberAt(json, "days_after")});
}

Result<Put> putDraft(store::Transaction& tx, const QString& id, const Json& json)
{
    return tx.drafts().put(Draft{.id = DraftId(id),
                                 .prospect = idAt<ProspectId>(json, "prospect"),
                                 .step = optionalIdAt<StepId>(json, "step"),
                                 .channel = fromText<Channel>(textAt(json, "channel")),
                                 .externalId = textAt(json, "external_id"),
                                 .priority = numberAt(json, "priority"),
                                 .due = dayAt(json, "due")});
}

Result<Put> putDelivery(store::Transaction& tx, const QString& id, const Json& json)
{
    return tx.deliveries().put(Delivery{.id = DeliveryId(id),
                                        .draft = idAt<DraftId>(json, "draft"),
                                        .revision = idAt<RevisionId>(json, "revision"),
                                        .contentHash = textAt(json, "content_hash"),
                                        .by = idAt<UserId>(json, "by"),
                                        .means = textAt(json, "means"),
                                        .target = textAt(json, "target"),
                                        .outcome = wordAt<DeliveryOutcome>(json, "outcome"),
                                        .at = momentAt(json, "at")});
}

} // namespace

std::optional<Json> recordJson(const store::Session& session, const QString& id)
{
    const std::optional<DocumentKind> kind = store::kindOf(id);
    if (!kind)
        return std::nullopt;
    switch (*kind) {
    case DocumentKind::Account:
        return found(session.accounts().find(AccountId(id)));
    case DocumentKind::Prospect:
        return found(session.prospects().find(ProspectId(id)));
    case DocumentKind::Persona:
        return found(session.personas().find(PersonaId(id)));
    case DocumentKind::Sequence:
        return found(session.sequences().find(SequenceId(id)));
    case DocumentKind::Step:
        return found(session.sequences().step(StepId(id)));
    case DocumentKind::Segment:
        return found(session.segments().find(SegmentId(id)));
    case DocumentKind::Boundary:
        return found(session.knowledge().boundary(BoundaryId(id)));
    case DocumentKind::Directive:
        return found(directiveOf(session, id));
    case DocumentKind::Setting:
        return jsonOf(session.settings().ruleBook());
    case DocumentKind::User:
        return found(session.users().find(UserId(id)));
    case DocumentKind::Draft:
        return found(session.drafts().find(DraftId(id)));
    case DocumentKind::Delivery:
        return found(session.deliveries().ofDraft(draftOfDelivery(id)));
    default:
        return std::nullopt;
    }
}

Json withUnknownFields(const QString& id, Json mine, const Json& base)
{
    const bool areRules = store::kindOf(id) == DocumentKind::Setting;
    for (const auto& [key, value] : base.items()) {
        // A record has all of its fields, always; of the rules only those that differ from the standard.
        if (!mine.contains(key) && !(areRules && RuleBook::knows(fromUtf8(key))))
            mine[key] = value;
    }
    return mine;
}

Result<Put> putRecord(store::Transaction& tx, const QString& id, const Json& json)
{
    const DocumentKind kind = store::kindOf(id).value_or(DocumentKind::Erasure);
    switch (kind) {
    case DocumentKind::Account:
        return tx.accounts().put(accountFrom(id, json));
    case DocumentKind::Prospect:
        return tx.prospects().put(prospectFrom(id, json));
    case DocumentKind::Persona:
    case DocumentKind::Boundary:
    case DocumentKind::Directive:
        return putKnowledge(tx, kind, id, json);
    case DocumentKind::Sequence:
    case DocumentKind::Step:
    case DocumentKind::Segment:
        return putFramework(tx, kind, id, json);
    case DocumentKind::Setting:
        return tx.settings().put(rulesFrom(json));
    case DocumentKind::User:
        return tx.users().put(User{.id = UserId(id),
                                   .name = textAt(json, "name"),
                                   .role = wordAt<Role>(json, "role"),
                                   .email = textAt(json, "email"),
                                   .languages = textsAt(json, "languages")});
    case DocumentKind::Draft:
        return putDraft(tx, id, json);
    case DocumentKind::Delivery:
        return putDelivery(tx, id, json);
    default:
        return badInput(u"document.kind"_s, id, {id});
    }
}

Result<bool> removeRecord(store::Transaction& tx, const QString& id, const UserId& by)
{
    const std::optional<DocumentKind> kind = store::kindOf(id);
    Result<void> removed;
    if (kind == DocumentKind::Boundary) {
        removed = tx.knowledge().remove(BoundaryId(id));
    } else if (kind == DocumentKind::Directive) {
        removed = tx.knowledge().remove(DirectiveId(id));
    } else if (kind == DocumentKind::Draft) {
        store::eraseDraft(tx, DraftId(id));
    } else if (kind == DocumentKind::Prospect) {
        if (!tx.prospects().find(ProspectId(id)))
            return true;
        if (const Result<store::Erased> erased = store::erase(tx, ProspectId(id), by); !erased)
            return erased.error();
    } else {
        return false;
    }
    if (!removed)
        return removed.error();
    return true;
}

QString personOf(const store::Session& session, const QString& id)
{
    const std::optional<DocumentKind> kind = store::kindOf(id);
    if (kind == DocumentKind::Prospect)
        return id;
    if (kind != DocumentKind::Draft)
        return {};
    const std::optional<Draft> draft = session.drafts().find(DraftId(id));
    return draft ? draft->prospect.text() : QString();
}

} // namespace countersign::sync
