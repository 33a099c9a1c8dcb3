// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/prospect.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace countersign::intake {

// Who is who. A person is recognised by external id, then e-mail, then profile address, then name with
// company; likely twins are flagged.

/// By what somebody is recognised.
enum class IdentityBy { Nothing, ExternalId, Email, Profile, NameCompany };

/// One question to those who are known already. Values are as the record has them; they are compared in
/// the normal form of `app/policy/suppression_key.h`, external ids as they stand.
struct IdentityQuestion {
    IdentityBy by = IdentityBy::Email;
    QString value; ///< the id, address, profile or name
    QString other; ///< for an id its system, for a name the company; empty else
};

/// The questions of a record, in the order in which they decide. One that it has nothing for is left out.
[[nodiscard]] std::vector<IdentityQuestion> identityQuestions(const Prospect& prospect,
                                                              const QString& companyName);

/// Whether a known person is an answer to a question. For those who are not in the store yet: the rows
/// before.
[[nodiscard]] bool answers(const IdentityQuestion& question, const Prospect& known,
                           const QString& companyName);

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

/// Everybody who answers a question: those of the store, and those of the rows before.
using FindPeople = std::function<std::vector<KnownPerson>(const IdentityQuestion& question)>;

/// Finds who a record is about. `find` is asked no further than needed.
///
/// An external id decides, unless name and address are both another's (two programs that count from 1):
/// then they are likely twins. An e-mail or a profile address that fits is the same person, unless one
/// system knows the two by different ids or their names have no word in common (a shared mailbox): then
/// they are likely twins. Name and company that fit are the same person unless ids, e-mails or profiles
/// of the two differ. Several people who fit equally well are likely twins.
[[nodiscard]] IdentityMatch matchProspect(const Prospect& incoming, const QString& companyName,
                                          const FindPeople& find);

} // namespace countersign::intake
