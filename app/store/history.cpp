// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/history.h"

#include "app/store/accounts.h"
#include "app/store/connection.h"
#include "app/store/controls.h"
#include "app/store/deliveries.h"
#include "app/store/document_kind.h"
#include "app/store/draft_documents.h"
#include "app/store/drafts.h"
#include "app/store/failure.h"
#include "app/store/findings.h"
#include "app/store/prospects.h"
#include "app/store/rows.h"
#include "app/store/settings.h"
#include "app/store/suppressions.h"
#include "app/store/user_roles.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

Error missing(const QString& id, const DraftId& draft)
{
    return storeError(ErrorCode::NotFound, id, {draft.text()});
}

std::set<EvidenceId> withdrawnOf(Connection& db, Row draft)
{
    std::set<EvidenceId> withdrawn;
    for (Query row = db.query("withdrawal/of_draft", draft); row.step();)
        withdrawn.insert(EvidenceId(evidenceIdText(row.blob(0))));
    return withdrawn;
}

/// Asked only of the few whom it makes a difference to: it counts what has gone out.
int sampleOneInOf(const Session& session, const policy::Governance& governance)
{
    std::vector<policy::SegmentPolicy> segments;
    for (const SegmentId& segment : governance.segments) {
        if (std::optional<policy::SegmentPolicy> found = session.controls().segmentPolicy(segment))
            segments.push_back(std::move(*found));
    }
    return session.deliveries().sampleOneIn(segments);
}

/// Of those whose documents let something out.
std::map<UserId, Role> rolesIn(Connection& db, const policy::DraftHistory& history)
{
    std::map<UserId, Role> roles;
    for (const Decision& decision : history.decisions)
        addRole(db, decision.by, roles);
    for (const Dismissal& dismissal : history.dismissals)
        addRole(db, dismissal.by, roles);
    for (const Generation& generation : history.generations)
        addRole(db, generation.by, roles);
    return roles;
}

} // namespace

Result<policy::DraftHistory> historyOf(const Session& session, const DraftId& id, Counting counting)
{
    Connection& db = session.connection();
    const std::optional<Draft> draft = session.drafts().find(id);
    if (!draft)
        return missing(u"draft.unknown"_s, id);
    const std::optional<Prospect> prospect = session.prospects().person(draft->prospect);
    if (!prospect)
        return missing(u"draft.no_prospect"_s, id);
    const Row row = rowOf(db, id);

    policy::DraftHistory history;
    history.draft = *draft;
    history.prospect = *prospect;
    if (prospect->account)
        history.account = session.accounts().find(*prospect->account);
    const Account* account = history.account ? &*history.account : nullptr;
    history.governance = session.controls().governanceOf(*prospect, account, draft->step);
    if (!history.governance.recipes.empty()) {
        history.sampleDraw = policy::sampleDraw(session.settings().teamKey(), id);
        if (policy::drawn(history.sampleDraw) == policy::Drawn::AtFirst)
            history.sampleOneIn = sampleOneInOf(session, history.governance);
    }
    history.revisions = revisionsOf(db, row, counting);
    history.generations = generationsOf(db, row, counting);
    history.decisions = decisionsOf(db, row, counting);
    history.dismissals = dismissalsOf(db, row, counting);
    history.roles = rolesIn(db, history);
    history.withdrawn = withdrawnOf(db, row);
    history.suppressions = session.prospects().suppressionsOf(draft->prospect);
    history.delivery = session.deliveries().ofDraft(id);
    history.replied = !session.deliveries().repliesOf(draft->prospect).empty();
    history.twinUndecided = session.prospects().hasUndecidedTwin(draft->prospect);
    history.findings = findingsOf(db, row);
    return history;
}

} // namespace countersign::store
