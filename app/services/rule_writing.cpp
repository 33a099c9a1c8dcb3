// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/rule_writing.h"

#include "app/domain/rules_text.h"
#include "app/policy/permissions.h"
#include "app/services/acting.h"
#include "app/store/audit_log.h"
#include "app/store/segments.h"
#include "app/store/settings.h"

#include <set>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// The log holds no free text: of a word only that it is another one.
Json loggedValue(const QString& name, const std::map<QString, QString>& texts, const QString& key)
{
    const auto it = texts.find(key);
    if (it == texts.end())
        return nullptr;
    const RuleInfo* info = ruleInfo(name);
    const bool isWord = info && std::holds_alternative<QString Rules::*>(info->member);
    return isWord ? Json("…") : Json(toUtf8(it->second));
}

/// What differs, by scoped name: from what, to what; null for what stands without a setting.
Json differences(const std::map<QString, QString>& before, const std::map<QString, QString>& after)
{
    std::set<QString> keys;
    for (const auto& [key, value] : before)
        keys.insert(key);
    for (const auto& [key, value] : after)
        keys.insert(key);
    Json changed = Json::object();
    for (const QString& key : keys) {
        const auto from = before.find(key);
        const auto to = after.find(key);
        if (from != before.end() && to != after.end() && from->second == to->second)
            continue;
        const QString name = RuleBook::split(key).second;
        changed[toUtf8(key)] = {loggedValue(name, before, key), loggedValue(name, after, key)};
    }
    return changed;
}

} // namespace

Result<RuleBook> withChanges(const store::Session& session, const std::vector<RuleChange>& changes)
{
    RuleBook book = session.settings().ruleBook();
    for (const RuleChange& change : changes) {
        if (change.scope.segment && !session.segments().find(*change.scope.segment))
            return notFound(u"segment.unknown"_s, change.scope.segment->text());
        if (const Result<void> set = book.set(change); !set)
            return set.error();
    }
    if (const Result<void> agree = book.agrees(); !agree)
        return agree.error();
    return book;
}

Result<int> writeRules(store::Transaction& transaction, const User& actor,
                       const std::vector<RuleChange>& changes)
{
    if (const Result<void> may = policy::require(actor.role, policy::Action::EditRules); !may)
        return may.error();
    const Result<RuleBook> book = withChanges(transaction, changes);
    if (!book)
        return book.error();
    const Json changed = differences(transaction.settings().ruleBook().texts(), book->texts());
    if (changed.empty())
        return 0;
    if (const Result<store::Put> put = transaction.settings().put(*book); !put)
        return put.error();
    const auto count = static_cast<int>(changed.size());
    const Result<void> logged = transaction.audit().append({.by = actor.id,
                                                            .action = u"rules.set"_s,
                                                            .subject = u"rules"_s,
                                                            .detail = {{"changes", changed}}});
    return logged ? Result<int>(count) : Result<int>(logged.error());
}

} // namespace countersign
