// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/validation.h"

#include "app/policy/document_rules.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace countersign::sync {

namespace {

using policy::Action;
using policy::DocumentRule;
using policy::OwnerPart;

Json wordsOf(const std::vector<Role>& roles)
{
    Json words = Json::array();
    for (const Role role : roles)
        words.push_back(toUtf8(toText(role)));
    return words;
}

Json memberRoles()
{
    return wordsOf({policy::allRoles.begin(), policy::allRoles.end()});
}

Json permissionFor(const std::optional<Action>& action)
{
    if (!action)
        return nullptr;
    std::vector<Role> roles;
    for (const Role role : policy::allRoles) {
        if (policy::may(role, *action))
            roles.push_back(role);
    }
    return {{"name", toUtf8(QString(u"role."_s + toText(*action)))}, {"roles", wordsOf(roles)}};
}

Json ruleJson(const DocumentRule& rule)
{
    Json json{{"otherwise", permissionFor(rule.otherwise)}};
    if (rule.isImmutable) {
        json["immutable"] = true;
        json["sealed"] = rule.owner != OwnerPart::Second; // its id ends in the hash of its body
    } else {
        json["remove"] = rule.removal
                             ? permissionFor(rule.removal)
                             : Json{{"name", "document.immutable"}, {"roles", Json::array()}};
    }
    if (rule.owner != OwnerPart::None)
        json["owner"] = rule.owner == OwnerPart::Second ? "second" : "before_last";
    if (rule.field) {
        json["field"] = rule.field;
        json["cases"] = Json::object();
        for (const DocumentRule::Case& one : rule.cases)
            json["cases"][one.value] = permissionFor(one.action);
    }
    if (rule.saysRole)
        json["role"] = true;
    if (rule.mergeMayOwn)
        json["merge"] = policy::mergeOwner;
    return json;
}

} // namespace

QString validationFunction()
{
    Json rules = Json::object();
    for (const DocumentRule& rule : policy::documentRules())
        rules[rule.kind] = ruleJson(rule);
    QFile file(u":/countersign/couchdb/validate.js"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString source = QString::fromUtf8(file.readAll());
    source.replace("{{MEMBERS}}"_L1, QString::fromUtf8(canonicalJson(memberRoles())));
    source.replace("{{RULES}}"_L1, QString::fromUtf8(canonicalJson(rules)));
    return source;
}

Json designDocument()
{
    return {{"_id", designDocumentId},
            {"language", "javascript"},
            {"validate_doc_update", toUtf8(validationFunction())}};
}

Json securityObject()
{
    return {{"admins", {{"names", Json::array()}, {"roles", {"_admin"}}}},
            {"members", {{"names", Json::array()}, {"roles", memberRoles()}}}};
}

} // namespace countersign::sync
