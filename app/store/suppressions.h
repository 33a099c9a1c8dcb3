// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/account.h"
#include "app/domain/prospect.h"
#include "app/domain/suppression.h"
#include "app/store/listing.h"
#include "app/store/put.h"
#include "app/store/repository.h"

#include <optional>
#include <set>
#include <vector>

namespace countersign::store {

/// Who must not be contacted.
class Suppressions final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::optional<Suppression> find(const SuppressionId& id) const;
    /// Not lifted, of any channel, under this key.
    [[nodiscard]] std::vector<Suppression> active(const QString& key) const;
    /// Not lifted, that name this person by any of their keys: worked out from the documents.
    [[nodiscard]] std::vector<Suppression> naming(const Prospect& prospect,
                                                  const Account* account) const;
    [[nodiscard]] bool isLifted(const SuppressionId& id) const;
    [[nodiscard]] std::vector<Lift> lifts() const; ///< all whose seal holds
    [[nodiscard]] std::vector<Lift> liftsOf(const SuppressionId& id) const;
    [[nodiscard]] std::optional<Lift> lift(const LiftId& id) const;
    [[nodiscard]] std::vector<Suppression> list(const Stretch& stretch) const;
    [[nodiscard]] qint64 count() const;

    /// BadInput "document.seal".
    [[nodiscard]] Result<Put> put(const Suppression& suppression);
    [[nodiscard]] Result<Put> put(const Lift& lift);

private:
    /// The keys of the person asked about last: a prospect's drafts are mostly looked at together.
    struct LastAsked {
        Prospect prospect;
        std::optional<Account> account;
        QByteArray teamKey;
        std::set<QString> keys;
    };
    const std::set<QString>& keysOf(const Prospect& prospect, const Account* account) const;

    mutable std::optional<LastAsked> m_lastAsked;
};

} // namespace countersign::store
