// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/prospect.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace countersign::intake {

// Who is who. A person is recognised by external id, then e-mail, then profile address, then name with
// company; likely twins are flagged (design, "Importing twice changes nothing").

/// What a person is looked up by. Empty texts are keys that are not there. E-mail and profile are in the
/// normal form of `app/policy/suppression_key.h`.
struct IdentityKeys {
    QStringList externalIds; ///< externalIdKey of each
    QString email;
    QString profile;
    QString nameCompany;

    friend bool operator==(const IdentityKeys&, const IdentityKeys&) = default;
};
[[nodiscard]] IdentityKeys identityKeys(const Prospect& prospect, const QString& companyName);

/// One external id with its system in front.
[[nodiscard]] QString externalIdKey(const QString& system, const QString& id);
/// Name and company for comparison: as `text::foldName` has them, the company without its suffix
/// ("GmbH"). Empty unless both are there.
[[nodiscard]] QString nameCompanyKey(const QString& name, const QString& company);

/// By what somebody was recognised.
enum class IdentityBy { Nothing, ExternalId, Email, Profile, NameCompany };

enum class MatchKind {
    New,        ///< nobody we know
    Same,       ///< the person `prospect`
    LikelyTwin, ///< a record of its own that may be `prospect`: a person has to say
};

struct IdentityMatch {
    MatchKind kind = MatchKind::New;
    std::optional<ProspectId> prospect;
    IdentityBy by = IdentityBy::Nothing;
    /// For a twin: "other_external_id", "other_name", "other_email", "other_profile", "several".
    QString why;

    friend bool operator==(const IdentityMatch&, const IdentityMatch&) = default;
};

/// Somebody who is known already, with what decides whether a likeness is a match.
struct KnownPerson {
    ProspectId id;
    Prospect prospect;
    QString companyName;
};

/// Everybody who has a key: those of the store, and those of the rows before.
using FindPeople = std::function<std::vector<KnownPerson>(IdentityBy by, const QString& key)>;

/// Finds who a record is about. `find` is asked in the order of the keys and no further than needed.
///
/// An external id decides. An e-mail or a profile address that fits is the same person, unless one
/// system knows the two by different ids or their names have no word in common (a shared mailbox): then
/// they are likely twins. Name and company that fit are the same person unless ids, e-mails or profiles
/// of the two differ. Several people who fit equally well are likely twins.
[[nodiscard]] IdentityMatch matchProspect(const Prospect& incoming, const QString& companyName,
                                          const FindPeople& find);

} // namespace countersign::intake
