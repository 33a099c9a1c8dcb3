// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/id.h"
#include "app/domain/user.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace countersign {

enum class Verdict { Approve, SignOff, RequestChanges, Reject, Withdraw, Reverse };

template<>
struct EnumText<Verdict> {
    static constexpr std::array words{std::pair{Verdict::Approve, "approve"},
                                      std::pair{Verdict::SignOff, "sign_off"},
                                      std::pair{Verdict::RequestChanges, "request_changes"},
                                      std::pair{Verdict::Reject, "reject"},
                                      std::pair{Verdict::Withdraw, "withdraw"},
                                      std::pair{Verdict::Reverse, "reverse"}};
};

/// What somebody decided about one revision of a draft. Immutable: taking it back is another decision.
struct Decision {
    DecisionId id;
    DraftId draft;
    RevisionId revision;
    QString contentHash; ///< what exactly was decided on (`app/policy/content_hash.h`)
    Verdict verdict = Verdict::Approve;
    std::optional<DecisionId> target; ///< for Withdraw and Reverse: the decision taken back
    std::vector<DecisionId> after;    ///< the decisions it saw; sorted
    UserId by;
    Role role = Role::Reviewer;
    /// Free text: outside the hash, so that it can be erased and the decision stays.
    QString reason;
    QString reasonHash = {}; ///< what the seal holds of it; empty without a reason
    int secondsLooked = 0;   ///< focused time, as the client reports it; a help, not proof
    std::vector<EvidenceId> opened;
    bool bulk = false;
    QDateTime at; ///< for people to read; decides nothing

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// A finding set aside on one revision.
struct Dismissal {
    DismissalId id;
    DraftId draft;
    RevisionId revision;
    QString finding; ///< `findingKey` of the finding (`app/domain/finding.h`)
    UserId by;
    QString reason;          ///< outside the hash, as a decision's
    QString reasonHash = {}; ///< as a decision's
    QDateTime at;

    friend bool operator==(const Dismissal&, const Dismissal&) = default;
};

} // namespace countersign
