// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/prospect.h"

#include <QStringList>

#include <functional>
#include <optional>

namespace countersign::intake {

// Who is who. A person is recognised by external id, then e-mail, then profile address, then name
// with company; likely twins are flagged (design, "Importing twice changes nothing").

/// The e-mail address for comparison: trimmed, composed (NFC), lower case, the domain in its ASCII
/// form.
[[nodiscard]] QString emailKey(const QString& email);
/// The address of a profile page for comparison: without scheme, "www.", country host, query,
/// fragment and closing slash; lower case.
[[nodiscard]] QString profileKey(const QString& url);
/// A company's web domain: lower case, without scheme, "www.", path and mailbox; empty if it is
/// none.
[[nodiscard]] QString domainKey(const QString& domain);
/// Name and company for comparison (`text::foldName`, company suffixes off); empty unless both are
/// there.
[[nodiscard]] QString nameCompanyKey(const QString& name, const QString& company);
/// One external id, its system in front, e.g. "Record ID\x1f80101".
[[nodiscard]] QString externalIdKey(const QString& system, const QString& id);

/// What a person is looked up by. Empty texts are keys that are not there.
struct IdentityKeys {
    QStringList externalIds; ///< externalIdKey of each
    QString email;
    QString profile;
    QString nameCompany;

    friend bool operator==(const IdentityKeys&, const IdentityKeys&) = default;
};
[[nodiscard]] IdentityKeys identityKeys(const Prospect& prospect, const QString& companyName);

/// By what somebody was recognised.
enum class IdentityBy { Nothing, ExternalId, Email, Profile, NameCompany };

enum class MatchKind {
    New,        ///< nobody we know
    Same,       ///< the person `prospect`
    LikelyTwin, ///< perhaps `prospect`: a person has to say, and until then nothing is written to either
};

struct IdentityMatch {
    MatchKind kind = MatchKind::New;
    std::optional<ProspectId> prospect;
    IdentityBy by = IdentityBy::Nothing;
    /// for a twin: "other_external_id", "other_name", "other_email", "several"; empty else
    QString why;
};

/// Somebody who is known already, with what decides whether a likeness is a match.
struct KnownPerson {
    ProspectId id;
    Prospect prospect;
    QString companyName;
};

/// Finds who a record is about. `find` gives everybody who has a key (the store's index, and the
/// rows of this import before it); it is asked in the order of the keys and no further than needed.
///
/// An external id decides. An e-mail or a profile address that fits is the same person, unless the
/// same system knows the two by different ids or their names have nothing in common (a shared
/// mailbox): then they are likely twins. Name and company that fit are the same person if neither
/// id nor e-mail nor profile of the two differ, else likely twins.
[[nodiscard]] IdentityMatch
matchProspect(const Prospect& incoming, const QString& companyName,
              const std::function<std::vector<KnownPerson>(IdentityBy, const QString& key)>& find);

} // namespace countersign::intake
