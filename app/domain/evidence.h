// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/domain/input.h"

#include <QDate>
#include <QDateTime>

#include <optional>

namespace countersign {

/// One passage of one input. Immutable; the id is the hash of everything but the last three fields.
struct Evidence {
    EvidenceId id;
    Input input = Input::Research;
    QString title;
    QString text;
    QString
        source; ///< an address, a file with its heading ("kb/product.md › Loggers"), "CRM note" …
    QString
        kind; ///< news, filing, profile, note, email, call, job_change, product, proof_point, transcript …
    std::optional<QDate> observedOn;
    QString
        about; ///< as the file says it: a record id, an account's domain, a name; empty for our own knowledge
    QString
        condition;    ///< what limits its use, e.g. a proof point's permission line; empty for none
    QString language; ///< BCP 47 tag; empty if not known

    QDateTime retrievedAt;                   ///< outside the hash
    std::optional<ProspectId> aboutProspect; ///< resolved from `about`; outside the hash
    std::optional<AccountId> aboutAccount;   ///< resolved from `about`; outside the hash

    friend bool operator==(const Evidence&, const Evidence&) = default;
};

/// Evidence that no longer counts; approvals that cite it fall.
struct Withdrawal {
    WithdrawalId id;
    EvidenceId evidence;
    UserId by;
    QString reason;
    QDateTime at;

    friend bool operator==(const Withdrawal&, const Withdrawal&) = default;
};

} // namespace countersign
