// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/document_rules.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace countersign::policy {

namespace {

DocumentRule record(const char* kind, Action write, Action removal)
{
    return {.kind = kind, .otherwise = write, .removal = removal};
}

DocumentRule sealed(const char* kind, Action write)
{
    return {.kind = kind, .isImmutable = true, .owner = OwnerPart::BeforeLast, .otherwise = write};
}

DocumentRule revisionRule()
{
    DocumentRule rule = sealed("revision", Action::WriteRevision);
    rule.mergeMayOwn = true;
    return rule;
}

DocumentRule decisionRule()
{
    return {.kind = "decision",
            .isImmutable = true,
            .owner = OwnerPart::BeforeLast,
            .field = "verdict",
            .cases = {{"approve", Action::Approve},
                      {"sign_off", Action::SignOff},
                      {"request_changes", Action::RequestChanges},
                      {"reject", Action::Reject},
                      {"withdraw", Action::TakeBackOwn},
                      {"reverse", Action::Reverse}},
            .saysRole = true};
}

/// Whether a mode goes down the server cannot tell, for the earlier control may be hidden from it: every
/// reader does (app/policy/governance.h).
DocumentRule controlRule()
{
    return {.kind = "control",
            .isImmutable = true,
            .owner = OwnerPart::BeforeLast,
            .field = "kind",
            .cases = {{"mode", Action::LowerMode}},
            .otherwise = Action::SetControl,
            .saysRole = true};
}

DocumentRule pauseRule()
{
    return {.kind = "pause",
            .isImmutable = true,
            .owner = OwnerPart::BeforeLast,
            .field = "on",
            .cases = {{"true", Action::Pause}, {"false", Action::Resume}}};
}

} // namespace

const std::vector<DocumentRule>& documentRules()
{
    static const std::vector<DocumentRule> rules{
        record("account", Action::EditPeople, Action::Erase),
        record("prospect", Action::EditPeople, Action::Erase),
        record("persona", Action::EditKnowledge, Action::EditKnowledge),
        record("sequence", Action::EditKnowledge, Action::EditKnowledge),
        record("step", Action::EditKnowledge, Action::EditKnowledge),
        record("segment", Action::EditKnowledge, Action::EditKnowledge),
        record("boundary", Action::EditKnowledge, Action::EditKnowledge),
        record("directive", Action::EditKnowledge, Action::EditKnowledge),
        record("rules", Action::EditRules, Action::EditRules),
        record("prompt", Action::EditKnowledge, Action::EditKnowledge),
        record("user", Action::EditUsers, Action::EditUsers),
        record("draft", Action::WriteRevision, Action::Erase),
        {.kind = "delivery", .otherwise = Action::DeliverForTeam},
        revisionRule(),
        sealed("generation", Action::WriteGeneration),
        decisionRule(),
        sealed("dismissal", Action::Dismiss),
        controlRule(),
        {.kind = "evidence", .isImmutable = true, .otherwise = Action::WriteEvidence},
        sealed("withdrawal", Action::WithdrawEvidence),
        sealed("suppression", Action::Suppress),
        sealed("lift", Action::LiftSuppression),
        sealed("reply", Action::RecordReply),
        pauseRule(),
        {.kind = "audit",
         .isImmutable = true,
         .owner = OwnerPart::Second,
         .otherwise = Action::KeepLog},
        sealed("erasure", Action::Erase)};
    return rules;
}

const DocumentRule* ruleFor(const QString& kind)
{
    for (const DocumentRule& rule : documentRules()) {
        if (kind == QLatin1String(rule.kind))
            return &rule;
    }
    return nullptr;
}

QString ownerOf(const QString& documentId)
{
    const QStringList parts = documentId.split(u':');
    const DocumentRule* rule = ruleFor(parts.first());
    if (!rule || rule->owner == OwnerPart::None || parts.size() < 4)
        return {};
    return rule->owner == OwnerPart::Second ? parts.at(1) : parts.at(parts.size() - 2);
}

} // namespace countersign::policy
