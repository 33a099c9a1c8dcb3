// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/generation_plan.h"

#include "app/domain/document.h"
#include "app/policy/review_state.h"
#include "app/services/acting.h"
#include "app/store/accounts.h"
#include "app/store/controls.h"
#include "app/store/deliveries.h"
#include "app/store/drafts.h"
#include "app/store/history.h"
#include "app/store/prospects.h"
#include "app/store/segments.h"
#include "app/store/sequences.h"
#include "app/store/suppressions.h"

#include <algorithm>
#include <limits>
#include <map>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// Works out the drafts of one request.
class Planner {
public:
    Planner(const store::Session& session, const GenerateRequest& request, GenerateReport& report)
        : m_session(session)
        , m_request(request)
        , m_report(report)
    {
        for (const Sequence& sequence : session.sequences().all()) {
            if (sequence.segment && !m_steps.contains(*sequence.segment))
                m_steps.emplace(*sequence.segment, session.sequences().stepsOf(sequence.id));
        }
    }

    Result<void> addProspect(const Prospect& prospect, bool isNamed);
    [[nodiscard]] std::vector<PlannedDraft> take() { return std::move(m_planned); }

private:
    [[nodiscard]] const std::vector<Step>* stepsFor(const policy::Governance& governance) const;
    Result<void> addStep(const Prospect& prospect, const Step& step);
    Result<void> addAgain(const DraftId& draft, int position);
    [[nodiscard]] policy::DraftHistory newDraft(const Prospect& prospect, const Step& step) const;
    void fail(const Prospect& prospect, int position, Error reason);

    const store::Session& m_session;
    const GenerateRequest& m_request;
    GenerateReport& m_report;
    std::map<SegmentId, std::vector<Step>> m_steps;
    std::vector<PlannedDraft> m_planned;
};

void Planner::fail(const Prospect& prospect, int position, Error reason)
{
    m_report.failed.push_back({prospect.id, prospect.name, position, std::move(reason)});
}

/// Of the segments somebody falls in, the first that has a sequence.
const std::vector<Step>* Planner::stepsFor(const policy::Governance& governance) const
{
    for (const SegmentId& segment : governance.segments) {
        const auto it = m_steps.find(segment);
        if (it != m_steps.end())
            return &it->second;
    }
    return nullptr;
}

policy::DraftHistory Planner::newDraft(const Prospect& prospect, const Step& step) const
{
    policy::DraftHistory history;
    history.draft.id = draftIdFor(prospect.id, step.id);
    history.draft.prospect = prospect.id;
    history.draft.step = step.id;
    history.draft.channel = step.channel;
    history.prospect = prospect;
    if (prospect.account)
        history.account = m_session.accounts().find(*prospect.account);
    history.governance = m_session.controls().governanceOf(prospect.id, step.id);
    history.suppressions = m_session.prospects().suppressionsOf(prospect.id);
    history.replied = !m_session.deliveries().repliesOf(prospect.id).empty();
    history.twinUndecided = m_session.prospects().hasUndecidedTwin(prospect.id);
    return history;
}

Result<void> Planner::addAgain(const DraftId& draft, int position)
{
    Result<policy::DraftHistory> history = store::historyOf(m_session, draft);
    if (!history)
        return history.error();
    switch (policy::reviewState(*history)) {
    case policy::ReviewState::Delivered:
    case policy::ReviewState::DeliveryUnknown:
    case policy::ReviewState::Conflict:
    case policy::ReviewState::Rejected:
    case policy::ReviewState::Ready:
    case policy::ReviewState::NeedsSignOff:
        ++m_report.present;
        return {};
    default:
        break;
    }
    m_planned.push_back({*std::move(history), position, false});
    return {};
}

Result<void> Planner::addStep(const Prospect& prospect, const Step& step)
{
    if (m_request.channel && step.channel != m_request.channel)
        return {};
    if (const std::optional<DraftId> draft = m_session.drafts().ofStep(prospect.id, step.id)) {
        if (!m_request.directive.isEmpty() && !m_request.prospects.empty())
            return addAgain(*draft, step.position);
        ++m_report.present;
        return {};
    }
    if (!step.channel) {
        fail(prospect, step.position,
             refusal(u"generation.no_channel"_s, {QString::number(step.position)}));
        return {};
    }
    m_planned.push_back({newDraft(prospect, step), step.position, true});
    return {};
}

Result<void> Planner::addProspect(const Prospect& prospect, bool isNamed)
{
    const policy::Governance governance =
        m_session.controls().governanceOf(prospect.id, std::nullopt);
    const std::vector<Step>* steps = stepsFor(governance);
    if (!steps) {
        if (isNamed)
            fail(prospect, 0, refusal(u"generation.no_sequence"_s));
        return {};
    }
    for (const Step& step : *steps) {
        if (Result<void> added = addStep(prospect, step); !added)
            return added;
    }
    return {};
}

/// What a workspace lacks in which nothing is to be written.
QString whyNothing(const store::Session& session)
{
    if (session.prospects().list({}, {.limit = 1, .after = {}}).empty())
        return u"generation.no_people"_s;
    if (session.segments().all().empty())
        return u"generation.no_segments"_s;
    const std::vector<Sequence> sequences = session.sequences().all();
    const bool any =
        std::any_of(sequences.begin(), sequences.end(), [&session](const Sequence& sequence) {
            return sequence.segment && !session.sequences().stepsOf(sequence.id).empty();
        });
    return any ? u"generation.nobody_falls"_s : u"generation.no_sequences"_s;
}

} // namespace

Result<std::vector<PlannedDraft>>
plannedDrafts(const store::Session& session, const GenerateRequest& request, GenerateReport& report)
{
    Planner planner(session, request, report);
    for (const ProspectId& id : request.prospects) {
        const std::optional<Prospect> prospect = session.prospects().person(id);
        if (!prospect)
            return notFound(u"prospect.unknown"_s, id.text());
        if (Result<void> added = planner.addProspect(*prospect, true); !added)
            return added.error();
    }
    if (request.prospects.empty()) {
        store::ProspectFilter filter;
        filter.segment = request.segment;
        std::vector<Prospect> people = session.prospects().list(
            filter, {.limit = std::numeric_limits<int>::max(), .after = {}});
        std::reverse(people.begin(), people.end());
        for (const Prospect& record : people) {
            const Prospect prospect = session.prospects().person(record.id).value_or(record);
            if (Result<void> added = planner.addProspect(prospect, request.segment.has_value());
                !added)
                return added.error();
        }
    }
    std::vector<PlannedDraft> planned = planner.take();
    if (planned.empty() && report.failed.empty() && report.present == 0)
        report.nothing = whyNothing(session);
    return planned;
}

} // namespace countersign
