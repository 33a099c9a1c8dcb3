// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/importing/erased.h"

#include "app/policy/suppression_key.h"
#include "app/store/session.h"
#include "app/store/settings.h"
#include "app/store/suppressions.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace countersign::importing {

ErasedPeople::ErasedPeople(const store::Session& session)
    : m_teamKey(session.settings().teamKey())
{
    for (const Suppression& entry :
         session.suppressions().list({.limit = std::numeric_limits<int>::max(), .after = {}})) {
        if (entry.reason == erasedReason && !session.suppressions().isLifted(entry.id))
            m_keys.insert(entry.key);
    }
}

bool ErasedPeople::hasKey(SuppressionKind kind, const QString& value, const QString& country) const
{
    const QString form = policy::normalForm(kind, value, country);
    return !form.isEmpty() && m_keys.contains(policy::suppressionKey(m_teamKey, kind, form));
}

bool ErasedPeople::has(const Prospect& prospect, const QString& company) const
{
    if (m_keys.empty())
        return false;
    const QString byName = policy::personForm(prospect.name, company);
    if (hasKey(SuppressionKind::Email, prospect.email) ||
        hasKey(SuppressionKind::Profile, prospect.profileUrl) ||
        hasKey(SuppressionKind::Person, byName))
        return true;
    const auto& ids = prospect.externalIds;
    if (std::any_of(ids.begin(), ids.end(), [this](const auto& entry) {
            return hasKey(SuppressionKind::Person, entry.second);
        }))
        return true;
    const bool onlyPhone = prospect.email.isEmpty() && prospect.profileUrl.isEmpty() &&
                           byName.isEmpty() && ids.empty();
    return onlyPhone && hasKey(SuppressionKind::Phone, prospect.phone, prospect.country);
}

bool ErasedPeople::hasNamed(const QString& about) const
{
    if (m_keys.empty() || about.isEmpty())
        return false;
    return hasKey(about.contains(u'@') ? SuppressionKind::Email : SuppressionKind::Person, about) ||
           hasKey(SuppressionKind::Profile, about);
}

} // namespace countersign::importing
