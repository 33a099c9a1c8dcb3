// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/id.h"
#include "app/domain/channel.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace countersign {

/// What a suppression entry names.
enum class SuppressionKind { Email, Phone, Domain, Person, Profile };

template<>
struct EnumText<SuppressionKind> {
    static constexpr std::array words{
        std::pair{SuppressionKind::Email, "email"}, std::pair{SuppressionKind::Phone, "phone"},
        std::pair{SuppressionKind::Domain, "domain"}, std::pair{SuppressionKind::Person, "person"},
        std::pair{SuppressionKind::Profile, "profile"}};
};

/// Who must not be contacted. The value itself is not kept: the key is a keyed hash of its normal form.
struct Suppression {
    SuppressionId id;
    QString key; ///< `suppressionKey` (`app/policy/suppression_key.h`)
    SuppressionKind kind = SuppressionKind::Email;
    std::vector<Channel> channels; ///< sorted; empty for every channel
    QString reason;
    QString since; ///< as the file says it
    UserId by;
    QDateTime at;

    friend bool operator==(const Suppression&, const Suppression&) = default;
};

/// A manager lifts a suppression.
struct Lift {
    LiftId id;
    SuppressionId suppression;
    UserId by;
    QString reason;
    QDateTime at;

    friend bool operator==(const Lift&, const Lift&) = default;
};

} // namespace countersign
