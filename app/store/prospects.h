// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/account.h"
#include "app/domain/prospect.h"
#include "app/domain/suppression.h"
#include "app/store/listing.h"
#include "app/store/put.h"
#include "app/store/repository.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace countersign::store {

/// What prospects are found by, ready to be stored: short keyed hashes of their addresses, numbers,
/// profile, record ids and name with company. Making them is most of the work of an import and needs no
/// database, so another thread can do it.
struct IdentityKeys {
    std::vector<qint64> keys; ///< sorted, each once
};
[[nodiscard]] IdentityKeys identityKeysOf(const QByteArray& teamKey, const Prospect& prospect,
                                          const Account* account);

/// What somebody said about two records that look like one person.
enum class TwinVerdict { Undecided, SamePerson, TwoPeople };

struct ProspectFilter {
    std::optional<SegmentId> segment = {}; ///< the first of those they fall in
    std::optional<AccountId> account = {};
    QString search = {}; ///< words of name, company, title or address, from two letters
};

/// The people.
class Prospects final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] std::optional<Prospect> find(const ProspectId& id) const;

    // How an import recognises a person, in this order.
    // Several when the workspace holds twins; values are compared in their normal form
    // (app/policy/suppression_key.h).
    [[nodiscard]] std::vector<ProspectId> byExternalId(const QString& system,
                                                       const QString& value) const;
    [[nodiscard]] std::vector<ProspectId> byEmail(const QString& email) const;
    [[nodiscard]] std::vector<ProspectId> byProfileUrl(const QString& url) const;
    [[nodiscard]] std::vector<ProspectId> byNameAndCompany(const QString& name,
                                                           const QString& company) const;
    /// Everybody whom a suppression entry of this kind and value would name.
    [[nodiscard]] std::vector<ProspectId> matching(SuppressionKind kind,
                                                   const QString& normalForm) const;
    /// By full name, without regard to case.
    [[nodiscard]] std::vector<ProspectId> byName(const QString& name) const;

    [[nodiscard]] std::vector<ProspectId> ofAccount(const AccountId& account) const;
    /// Every name, each once, without reading the rest.
    void eachName(const std::function<void(const QString&)>& name) const;
    [[nodiscard]] std::vector<Prospect> list(const ProspectFilter& filter,
                                             const Stretch& stretch) const;
    [[nodiscard]] qint64 count() const;
    /// Segments they fall in, the first gives the directives (app/policy/governance.h).
    [[nodiscard]] std::vector<SegmentId> segmentsOf(const ProspectId& id) const;
    /// Whether a suppression that is not lifted names them, on any channel.
    [[nodiscard]] bool isSuppressed(const ProspectId& id) const;

    [[nodiscard]] Result<Put> put(const Prospect& prospect);
    /// With keys made beforehand, for imports; they must be those of the prospect and its account.
    [[nodiscard]] Result<Put> put(const Prospect& prospect, const IdentityKeys& keys);

    // Likely twins are blocked until somebody says.
    [[nodiscard]] bool hasUndecidedTwin(const ProspectId& id) const;
    [[nodiscard]] std::vector<std::pair<ProspectId, ProspectId>> undecidedTwins(int limit) const;
    /// Pairs that were said to be one person.
    [[nodiscard]] std::vector<std::pair<ProspectId, ProspectId>> mergedTwins(int limit) const;
    /// Flags two records as likely twins, unless somebody has said already.
    [[nodiscard]] Result<Put> flagTwins(const ProspectId& a, const ProspectId& b);
    /// SamePerson joins everything that was joined with either of the two.
    [[nodiscard]] Result<void> decideTwins(const ProspectId& a, const ProspectId& b,
                                           TwinVerdict verdict);
    /// Takes a record out of the person that it was joined with: its pairs are undecided again.
    [[nodiscard]] Result<void> takeOut(const ProspectId& id);

    // One person of several records (app/store/same_people.h); of one mostly.
    /// All of their records, the leading one first.
    [[nodiscard]] std::vector<ProspectId> recordsOf(const ProspectId& id) const;
    [[nodiscard]] ProspectId leadOf(const ProspectId& id) const;
    /// The person: the leading record, with what only the others know; at the account of the highest tier.
    [[nodiscard]] std::optional<Prospect> person(const ProspectId& id) const;
    /// The person that the records of two would be, if they were one; nothing if either is unknown.
    [[nodiscard]] std::optional<Prospect> together(const ProspectId& a, const ProspectId& b) const;
    /// Not lifted, that name any of their records.
    [[nodiscard]] std::vector<Suppression> suppressionsOf(const ProspectId& id) const;

private:
    void touch(qint64 first, qint64 second); ///< rows of the two
};

} // namespace countersign::store
