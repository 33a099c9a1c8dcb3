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
    [[nodiscard]] std::vector<Lift> liftsOf(const SuppressionId& id) const;
    [[nodiscard]] std::vector<Suppression> list(const Stretch& stretch) const;
    [[nodiscard]] qint64 count() const;

    /// BadInput "document.seal".
    [[nodiscard]] Result<Put> put(const Suppression& suppression);
    [[nodiscard]] Result<Put> put(const Lift& lift);
};

// The same for what has a connection and no session; for this room.
[[nodiscard]] std::vector<Suppression> suppressionsNaming(Connection& db, const Prospect& prospect,
                                                          const Account* account);
[[nodiscard]] std::vector<Lift> liftsOf(Connection& db, const SuppressionId& id);

} // namespace countersign::store
