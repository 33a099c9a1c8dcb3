// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/suppressing.h"

#include "app/domain/document.h"
#include "app/policy/suppression_key.h"
#include "app/store/accounts.h"
#include "app/store/settings.h"
#include "app/store/suppressions.h"
#include "app/store/transaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

bool covers(const Suppression& suppression, const std::vector<Channel>& channels)
{
    if (suppression.channels.empty())
        return true;
    return !channels.empty() &&
           std::all_of(channels.begin(), channels.end(), [&suppression](Channel channel) {
               return std::find(suppression.channels.begin(), suppression.channels.end(),
                                channel) != suppression.channels.end();
           });
}

} // namespace

Result<PutSuppression> putSuppression(store::Transaction& transaction, const User& actor,
                                      SuppressionKind kind, const QString& value,
                                      const QString& country, const SuppressionNote& note)
{
    const QString form = policy::normalForm(kind, value, country);
    if (form.isEmpty())
        return badInput(u"suppression.value"_s, u"value"_s, {toText(kind), value});
    Suppression suppression;
    suppression.key = policy::suppressionKey(transaction.settings().teamKey(), kind, form);
    for (const Suppression& known : transaction.suppressions().active(suppression.key)) {
        if (covers(known, note.channels))
            return PutSuppression{.id = known.id, .added = false};
    }
    suppression.kind = kind;
    suppression.channels = note.channels;
    std::sort(suppression.channels.begin(), suppression.channels.end());
    suppression.reason = note.reason.trimmed();
    suppression.since = note.since;
    suppression.by = actor.id;
    suppression.at = note.at;
    suppression = sealed(std::move(suppression));
    if (const Result<store::Put> put = transaction.suppressions().put(suppression); !put)
        return put.error();
    return PutSuppression{.id = suppression.id, .added = true};
}

Result<std::vector<SuppressionId>> putSuppressionOf(store::Transaction& transaction,
                                                    const User& actor, const Prospect& prospect,
                                                    const SuppressionNote& note)
{
    std::vector<std::pair<SuppressionKind, QString>> values{
        {SuppressionKind::Person, prospect.id.text()},
        {SuppressionKind::Email, prospect.email},
        {SuppressionKind::Phone, prospect.phone},
        {SuppressionKind::Profile, prospect.profileUrl}};
    for (const auto& [system, id] : prospect.externalIds)
        values.emplace_back(SuppressionKind::Person, id);
    if (prospect.account) {
        if (const auto account = transaction.accounts().find(*prospect.account))
            values.emplace_back(SuppressionKind::Person,
                                policy::personForm(prospect.name, account->name));
    }
    std::vector<SuppressionId> ids;
    for (const auto& [kind, value] : values) {
        if (policy::normalForm(kind, value, prospect.country).isEmpty())
            continue;
        const Result<PutSuppression> put =
            putSuppression(transaction, actor, kind, value, prospect.country, note);
        if (!put)
            return put.error();
        ids.push_back(put->id);
    }
    return ids;
}

} // namespace countersign
