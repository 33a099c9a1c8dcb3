// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/rules.h"
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
/// default are stored. Names that begin with "_" are the store's own and not listed.
class Settings final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::optional<QString> value(const QString& key) const;
    /// Every rule with its value in force, and whatever else was set.
    [[nodiscard]] std::map<QString, QString> all() const;
    [[nodiscard]] Rules rules() const;
    /// The key that suppression keys are made with; never leaves the team.
    [[nodiscard]] QByteArray teamKey() const;

    /// BadInput "setting.value" with the key in `where` for a rule that is not a number or no boolean, or
    /// below zero; BadInput "setting.unknown" for "rules." names there are none of.
    [[nodiscard]] Result<Put> set(const QString& key, const QString& value);
    [[nodiscard]] Result<void> remove(const QString& key);
    [[nodiscard]] Result<Put> put(const Rules& rules);
    /// On joining a team: every prospect is found anew under it.
    [[nodiscard]] Result<void> setTeamKey(const QByteArray& key);
};

} // namespace countersign::store
