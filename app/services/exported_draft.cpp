// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/exported_draft.h"

#include "app/domain/document.h"
#include "app/policy/counting_decisions.h"
#include "app/policy/review_state.h"
#include "app/store/segments.h"
#include "app/store/sequences.h"
#include "app/store/session.h"
#include "app/store/users.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// The decision that lets it out: the signature if there is one, else the approval.
const Decision* release(const policy::DraftHistory& history)
{
    const Decision* found = nullptr;
    const std::vector<DecisionId> counting = policy::standingOf(history).counting;
    for (const Decision& decision : history.decisions) {
        if (std::find(counting.begin(), counting.end(), decision.id) == counting.end())
            continue;
        if (decision.verdict == Verdict::SignOff ||
            (decision.verdict == Verdict::Approve && !found))
            found = &decision;
    }
    return found;
}

void addPerson(delivery::ExportedDraft& record, const policy::DraftHistory& history)
{
    const Prospect& prospect = history.prospect;
    record.prospect = prospect.id.text();
    if (!prospect.externalIds.empty())
        record.recordId = prospect.externalIds.begin()->second;
    // HubSpot's exports call it "Record ID" or "Record ID - Contact".
    for (const auto& [system, id] : prospect.externalIds) {
        if (system.startsWith("Record ID"_L1, Qt::CaseInsensitive))
            record.hubSpotId = id;
    }
    record.name = prospect.name;
    record.given = prospect.given;
    record.family = prospect.family;
    record.email = prospect.email;
    record.phone = prospect.phone;
    record.profileUrl = prospect.profileUrl;
    record.company = history.account ? history.account->name : QString();
    record.title = prospect.title;
}

void addPlace(delivery::ExportedDraft& record, const store::Session& session,
              const policy::DraftHistory& history)
{
    if (!history.governance.segments.empty()) {
        if (const auto segment = session.segments().find(history.governance.segments.front()))
            record.segment = segment->name;
    }
    record.channel = history.draft.channel;
    if (!history.draft.step)
        return;
    const std::optional<Step> step = session.sequences().step(*history.draft.step);
    if (!step)
        return;
    record.step = step->position;
    if (const auto sequence = session.sequences().find(step->sequence))
        record.sequence = sequence->name;
}

} // namespace

delivery::ExportedDraft exportedDraft(const store::Session& session,
                                      const policy::DraftHistory& history)
{
    delivery::ExportedDraft record;
    record.id = history.draft.id.text();
    record.externalId = history.draft.externalId;
    addPerson(record, history);
    addPlace(record, session, history);
    record.state = toText(policy::reviewState(history));
    if (const Revision* head = policy::headOf(history)) {
        record.subject = head->subject;
        record.text = head->text;
        record.revision = head->id.text();
    }
    if (const Decision* decision = release(history)) {
        const std::optional<User> by = session.users().find(decision->by);
        record.decidedBy = by ? by->name : keyPart(decision->by.text());
        record.decidedAt = decision->at.toUTC().toString(Qt::ISODate);
    }
    record.due = history.draft.due;
    return record;
}

} // namespace countersign
