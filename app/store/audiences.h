// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/prospect.h"
#include "app/policy/governance.h"
#include "app/store/query.h"

#include <map>
#include <optional>
#include <vector>

namespace countersign::store {

class Connection;
class Transaction;

/// The audience of prospects that fall in no segment.
inline constexpr Row nobodysAudience = 1;

/// An account as segments' filters look at it.
struct AccountStanding {
    Account account;
    Tier tier = Tier::None;
};

/// Which segments each prospect falls in. A set of segments, in their order, is an audience; its mode
/// is the strictest of theirs. A change of mode touches audiences alone.
class Audiences {
public:
    explicit Audiences(Transaction& transaction);

    /// The audience for a prospect as it is.
    [[nodiscard]] Row audienceFor(const Prospect& prospect);
    /// Works it out and stores it; true if it is another one than before.
    bool refresh(Row prospect, const Prospect& record);
    /// The same for everybody, for an account's people, for a persona's; answers whose has changed.
    [[nodiscard]] std::vector<Row> refreshAll();
    [[nodiscard]] std::vector<Row> refreshOfAccount(Row account);
    [[nodiscard]] std::vector<Row> refreshOfPersona(Row persona);
    /// Works out every audience's mode anew.
    void refreshModes();

private:
    struct Found {
        Row prospect = 0;
        Row audience = 0;
    };
    [[nodiscard]] std::vector<Row> refreshIn(Query rows);
    [[nodiscard]] Row audienceOf(const std::vector<policy::SegmentPolicy>& matching);
    [[nodiscard]] const AccountStanding* standingOf(const AccountId& id);
    [[nodiscard]] QString personaName(const PersonaId& id);

    Transaction& m_transaction;
    Connection& m_connection;
};

} // namespace countersign::store
