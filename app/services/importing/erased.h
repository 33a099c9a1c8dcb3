// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/prospect.h"
#include "app/domain/suppression.h"

#include <QByteArray>
#include <QString>

#include <set>

namespace countersign {
namespace store {
class Session;
}

/// The reason that an erasure gives to the entries it leaves; imports know by it who must not come back.
inline const QString erasedReason = QStringLiteral("erased");

} // namespace countersign

namespace countersign::importing {

/// Those who were erased here, by the keys of the entries that erasures left and that are not lifted.
class ErasedPeople {
public:
    explicit ErasedPeople(const store::Session& session);

    /// Whether a row is about one of them: by record id, e-mail address, profile, or name with company. A
    /// telephone number, which colleagues share, tells only where the row has nothing else.
    [[nodiscard]] bool has(const Prospect& prospect, const QString& company) const;
    /// The same for the one word by which a passage says whom it is about.
    [[nodiscard]] bool hasNamed(const QString& about) const;

private:
    [[nodiscard]] bool hasKey(SuppressionKind kind, const QString& value,
                              const QString& country = {}) const;

    std::set<QString> m_keys;
    QByteArray m_teamKey;
};

} // namespace countersign::importing
