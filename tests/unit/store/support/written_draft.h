// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/history.h"
#include "tests/unit/store/support/examples.h"
#include "tests/unit/store/support/temp_workspace.h"

namespace countersign::store::testing {

/// prospect(1) with draft(1), whose text by Sam Ortiz cites evidence(1).
inline Revision writeDraft(Transaction& tx)
{
    must(tx.accounts().put(account(0)));
    must(tx.prospects().put(prospect(1)));
    must(tx.evidence().put(evidence(1)));
    must(tx.drafts().put(draft(1)));
    const Revision first = revision(draft(1).id, user(QStringLiteral("Sam Ortiz"), Role::Sdr).id,
                                    QStringLiteral("Hi Ada, it opened [@r1]."), {},
                                    {{QStringLiteral("r1"), evidence(1).id}});
    must(tx.drafts().put(first));
    return first;
}

/// The history of draft(1).
inline policy::DraftHistory history(const Session& session)
{
    return must(historyOf(session, draft(1).id));
}

} // namespace countersign::store::testing
