// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/channel.h"
#include "app/domain/prospect.h"
#include "app/domain/suppression.h"
#include "app/services/context.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace countersign {

class CheckService;

/// What a reply came to.
struct ReplyOutcome {
    ReplyId reply;
    bool optOut = false;
    QString why;               ///< stable name of the rule that decided; label() makes a sentence
    std::vector<DraftId> held; ///< drafts of the person that wait now
};

/// An entry of the suppression list, as far as it can be shown: the value itself is not kept.
struct SuppressionView {
    Suppression suppression;
    QString byName;
    QStringList prospects; ///< names of the people in this workspace that it stops
    bool lifted = false;
};

/// Two records that are likely one person.
struct TwinView {
    Prospect prospect; ///< the older one, which leads
    Prospect other;
    Prospect together; ///< what they are, or would be, as one person
    QString company;
    QString otherCompany;
    QString companyTogether;
};

/// What is done about people: who must not be written to, what they answered, who is to be forgotten.
class PeopleService {
public:
    PeopleService(Context context, CheckService& checks);

    /// Stops an address, a number, a domain or a person, on these channels (none: on all).
    /// BadInput "suppression.value" if the value is none of its kind.
    Result<SuppressionId> suppress(SuppressionKind kind, const QString& value,
                                   const std::vector<Channel>& channels, const QString& reason);
    /// Refused "role.lift_suppression", "lift.no_reason"; NotFound "suppression.unknown".
    Result<void> lift(const SuppressionId& suppression, const QString& reason);
    [[nodiscard]] Result<std::vector<SuppressionView>> suppressions(int limit = 1000) const;

    /// Records what a prospect answered: later steps are held, and an opt-out suppresses the person on
    /// every channel. BadInput "reply.empty"; NotFound "prospect.unknown".
    Result<ReplyOutcome> reply(const ProspectId& prospect, const QString& text);

    /// Removes a person's readable data everywhere it is kept; what stays is a suppression entry that
    /// cannot be read back, and decisions as ids and hashes. Cannot be undone.
    /// Refused "role.erase"; NotFound "prospect.unknown".
    Result<void> erase(const ProspectId& prospect);

    /// Somebody says whether two records are one person; until then neither is let out.
    [[nodiscard]] Result<std::vector<TwinView>> undecidedTwins() const;
    /// One person: what is shown and decided is worked out from both records from then on. The older one
    /// leads, with what only the other knows; drafts, evidence, replies and suppressions of both follow;
    /// the account of the higher tier governs; either id names the person; the records themselves stay, so
    /// that imports find theirs. Answers the leading record's id. Two people: they are let out again.
    /// Refused "role.edit_people", "twins.one_record"; NotFound "prospect.unknown".
    Result<ProspectId> settleTwins(const ProspectId& prospect, const ProspectId& other,
                                   bool samePerson);
    /// Takes a record out of the person that it was merged into: both are held again until somebody says.
    /// Answers all the records that were one. Refused "twins.not_merged".
    Result<std::vector<ProspectId>> takeApart(const ProspectId& prospect);
    [[nodiscard]] Result<std::vector<TwinView>> mergedTwins() const;
    /// Two records that were said to be two people are held again until somebody says. The errors of settleTwins.
    Result<void> reopenTwins(const ProspectId& prospect, const ProspectId& other);

private:
    Context m_context;
    CheckService& m_checks;
};

} // namespace countersign
