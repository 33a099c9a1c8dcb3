// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/rule_book.h"
#include "app/store/put.h"
#include "app/store/repository.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>

namespace countersign::store {

/// Values by name: the rules and thresholds, and what else the workspace remembers.
///
/// Rules stand under "rules.<name>", e.g. "rules.email_words_max"; only those that differ from the
/// default are stored. Those of one channel or segment have it after an "@" (rule_book.h). Names that begin with "_" are the store's own and not listed.
class Settings final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::optional<QString> value(const QString& key) const;
    /// Every rule with its value in force, and whatever else was set.
    [[nodiscard]] std::map<QString, QString> all() const;
    [[nodiscard]] RuleBook ruleBook() const;
    /// Those for everybody.
    [[nodiscard]] Rules rules() const { return ruleBook().common(); }
    /// The key that suppression keys are made with; never leaves the team.
    [[nodiscard]] QByteArray teamKey() const;

    /// For a rule the errors of RuleBook::set().
    [[nodiscard]] Result<Put> set(const QString& key, const QString& value);
    [[nodiscard]] Result<void> remove(const QString& key);
    [[nodiscard]] Result<Put> put(const RuleBook& rules);
    /// Those for everybody; what channels and segments have of their own stays.
    [[nodiscard]] Result<Put> put(const Rules& rules);
    /// On joining a team: every prospect is found anew under it.
    [[nodiscard]] Result<void> setTeamKey(const QByteArray& key);
};

} // namespace countersign::store
