// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/channel.h"
#include "app/domain/prospect.h"
#include "app/domain/suppression.h"
#include "app/domain/user.h"

#include <QDateTime>

#include <vector>

namespace countersign {

namespace store {
class Transaction;
}

/// What an entry says besides whom it names.
struct SuppressionNote {
    std::vector<Channel> channels; ///< empty for every channel
    QString reason;
    QString since;
    QDateTime at;
};

/// An entry, and whether it was there already.
struct PutSuppression {
    SuppressionId id;
    bool added = false;
};

/// Puts an entry unless one that is not lifted covers these channels already. BadInput "suppression.value"
/// (args: kind, value) for a value that is none of its kind. Not audited here.
[[nodiscard]] Result<PutSuppression> putSuppression(store::Transaction& transaction,
                                                    const User& actor, SuppressionKind kind,
                                                    const QString& value, const QString& country,
                                                    const SuppressionNote& note);

/// Stops one person by everything they are known under: address, number, profile, record ids, and name
/// with company; not by their company's domain.
[[nodiscard]] Result<std::vector<SuppressionId>> putSuppressionOf(store::Transaction& transaction,
                                                                  const User& actor,
                                                                  const Prospect& prospect,
                                                                  const SuppressionNote& note);

} // namespace countersign
