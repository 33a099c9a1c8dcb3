// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/account.h"
#include "app/store/listing.h"
#include "app/store/put.h"
#include "app/store/repository.h"

#include <functional>
#include <optional>
#include <vector>

namespace countersign::store {

/// The companies.
class Accounts final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::optional<Account> find(const AccountId& id) const;
    /// By domain, lower case and without "www.".
    [[nodiscard]] std::vector<AccountId> byDomain(const QString& domain) const;
    /// By name, without regard to case, form and white space.
    [[nodiscard]] std::vector<AccountId> byName(const QString& name) const;
    /// By the tier that its controls give it.
    [[nodiscard]] Tier tier(const AccountId& id) const;
    /// Every name, each once, without reading the rest.
    void eachName(const std::function<void(const QString&)>& name) const;
    [[nodiscard]] std::vector<Account> list(const Stretch& stretch,
                                            const QString& search = {}) const;
    [[nodiscard]] qint64 count() const;

    /// Adds it, or replaces what is stored under its id. BadInput "document.id" for an id of another kind.
    [[nodiscard]] Result<Put> put(const Account& account);
};

} // namespace countersign::store
