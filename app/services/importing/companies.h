// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/account.h"
#include "app/services/importing/import_job.h"

#include <QHash>

#include <map>

namespace countersign::importing {

/// Finds the account that a row names, by web domain before name, and makes it where there is none. What
/// it found is remembered for the rows that follow.
class Companies {
public:
    explicit Companies(ImportJob& job)
        : m_job(job)
    {}

    /// Nothing for a row that names no company.
    Result<std::optional<Account>> findOrMake(const QString& name, const QString& domain);
    /// Only what is known.
    [[nodiscard]] std::optional<Account> find(const QString& name, const QString& domain) const;

    /// The tier a row gives an account; the highest of the file counts.
    void noteTier(const AccountId& account, std::optional<Tier> tier);
    /// Sets the tiers that were noted, as far as they are higher and the actor may.
    Result<void> setTiers();

private:
    Result<Account> complete(Account account, const QString& name, const QString& domain);

    ImportJob& m_job;
    QHash<QString, AccountId> m_byKey;
    std::map<AccountId, Tier> m_tiers;
};

} // namespace countersign::importing
