// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/history.h"
#include "app/policy/review_state.h"
#include "app/services/acting.h"
#include "app/services/check_service.h"
#include "app/services/check_sources.h"
#include "app/services/rule_writing.h"
#include "app/services/rules_service.h"
#include "app/store/checked.h"
#include "app/store/history.h"
#include "app/store/queue.h"
#include "app/store/settings.h"

#include <algorithm>
#include <memory>
#include <set>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

using policy::ReviewState;

bool isCurrent(ReviewState state)
{
    return state != ReviewState::Delivered && state != ReviewState::DeliveryUnknown &&
           state != ReviewState::Rejected;
}

/// The drafts that changes can touch: of the one segment or channel, if all are for the same.
store::QueueFilter filterOf(const std::vector<RuleChange>& changes)
{
    store::QueueFilter filter;
    for (const ReviewState state : policy::allReviewStates) {
        if (isCurrent(state))
            filter.states.push_back(state);
    }
    const bool isOne =
        !changes.empty() && std::all_of(changes.begin(), changes.end(), [&](const RuleChange& one) {
            return one.scope == changes.front().scope;
        });
    if (isOne && changes.front().scope.segment)
        filter.segments = {*changes.front().scope.segment};
    if (isOne && changes.front().scope.channel)
        filter.channels = {*changes.front().scope.channel};
    return filter;
}

std::vector<DraftId> allOf(const store::Session& session, const store::QueueFilter& filter)
{
    std::vector<DraftId> drafts;
    store::QueueRequest request;
    request.filter = filter;
    request.sort = store::QueueSort::Newest;
    request.limit = 500;
    for (;;) {
        const store::QueuePage page = session.queue().page(request);
        for (const store::QueueRow& row : page.rows)
            drafts.push_back(row.draft);
        if (!page.more)
            return drafts;
        request.from = page.end;
    }
}

/// At most so many, in even steps through all drafts from the oldest on.
std::vector<DraftId> sampleOf(const store::Session& session, const store::QueueFilter& filter,
                              qint64 limit)
{
    std::vector<DraftId> sample;
    const std::vector<DraftId> all = allDrafts(session);
    const auto total = static_cast<qint64>(all.size());
    for (qint64 i = 0; i < limit; ++i) {
        // Steps that hit what is not meant go on to the next that is, within the step.
        for (qint64 at = i * total / limit; at < (i + 1) * total / limit; ++at) {
            const DraftId& draft = all[static_cast<size_t>(at)];
            if (session.queue().matches(draft, filter)) {
                sample.push_back(draft);
                break;
            }
        }
    }
    return sample;
}

/// What a draft is by one set of rules.
struct Standing {
    std::set<Severity> open;
    ReviewState state = ReviewState::NeedsReview;
};

bool wasOnItsWay(ReviewState state)
{
    return state == ReviewState::Ready || state == ReviewState::NeedsSignOff;
}

void count(RuleEffect& effect, const policy::DraftHistory& history, const Standing& now,
           const Standing& then)
{
    for (const Severity severity : {Severity::Note, Severity::Warning, Severity::Blocker}) {
        RuleEffect::Count& counted = effect.bySeverity.at(static_cast<size_t>(severity));
        counted.flagged += then.open.contains(severity) && !now.open.contains(severity);
        counted.released += now.open.contains(severity) && !then.open.contains(severity);
    }
    const bool isBlocked = now.open.contains(Severity::Blocker);
    const bool willBe = then.open.contains(Severity::Blocker);
    if (!isBlocked && willBe) {
        effect.stopped.push_back(history.draft.id);
        effect.approvedStopped += wasOnItsWay(now.state);
    }
    if (isBlocked && !willBe) {
        effect.letGo.push_back(history.draft.id);
        effect.goAlone += then.state == ReviewState::Ready &&
                          history.governance.effectiveMode() == Mode::Autopilot;
    }
}

/// Looks at drafts one by one by the rules of now, by all changes and by each alone.
class Comparison {
public:
    Comparison(const checks::SpellChecker& spelling, std::shared_ptr<const CheckBasis> basis,
               RuleBook now, RuleBook together, std::vector<RuleBook> each, QDate today)
        : m_basis(std::move(basis))
        , m_now(std::move(now))
        , m_together(std::move(together))
        , m_each(std::move(each))
        , m_today(today)
        , m_checker(&spelling)
    {
        m_preview.each.resize(m_each.size());
    }

    Result<void> look(const store::Session& session, const DraftId& draft,
                      const std::stop_token& stop)
    {
        Result<policy::DraftHistory> history = store::historyOf(session, draft);
        if (!history)
            return history.error();
        const Revision* head = policy::headOf(*history);
        ++m_preview.looked;
        if (!head)
            return {}; // in a conflict, or without a text: no rule bears on it
        checks::CheckInput input =
            checkInputOf(session, *m_basis, *history, editedTextOf(*head), m_today);
        const Rules rules = effective(m_now, *history);
        std::optional<Standing> now; // only for a draft on which some change bears
        const auto compare = [&](const RuleBook& book, RuleEffect& effect) {
            const Rules others = effective(book, *history);
            if (others == rules)
                return;
            if (!now)
                now = standing(input, *history, rules, stop);
            count(effect, *history, *now, standing(input, *history, others, stop));
        };
        compare(m_together, m_preview.together);
        for (size_t i = 0; i < m_each.size(); ++i) {
            if (m_each.size() > 1)
                compare(m_each[i], m_preview.each[i]);
        }
        return {};
    }

    [[nodiscard]] RulePreview ended(qint64 drafts)
    {
        m_preview.drafts = drafts;
        if (m_each.size() == 1)
            m_preview.each.front() = m_preview.together;
        return std::move(m_preview);
    }

private:
    [[nodiscard]] static Rules effective(const RuleBook& book, const policy::DraftHistory& history)
    {
        return book.effective(history.draft.channel, history.governance.segments);
    }

    Standing standing(checks::CheckInput& input, policy::DraftHistory& history, const Rules& rules,
                      const std::stop_token& stop)
    {
        input.rules = rules;
        history.findings = m_checker.check(input, stop).findings;
        Standing standing;
        for (const Finding& finding : policy::openFindings(history))
            standing.open.insert(finding.severity);
        standing.state = policy::reviewState(history);
        return standing;
    }

    std::shared_ptr<const CheckBasis> m_basis;
    RuleBook m_now;
    RuleBook m_together;
    std::vector<RuleBook> m_each;
    QDate m_today;
    checks::Checker m_checker;
    RulePreview m_preview;
};

} // namespace

Result<RulePreview> RulesService::preview(const std::vector<RuleChange>& changes, qint64 limit,
                                          const ProgressHandler& progress,
                                          std::stop_token stop) const
{
    return m_context.workspace.read(
        [&](store::Reader& reader) -> Result<RulePreview> {
            const Result<RuleBook> together = withChanges(reader, changes);
            if (!together)
                return together.error();
            const RuleBook now = reader.settings().ruleBook();
            std::vector<RuleBook> each;
            for (const RuleChange& change : changes) {
                RuleBook alone = now; // out of order with another it may be, alone
                if (const Result<void> set = alone.set(change); !set)
                    return set.error();
                each.push_back(std::move(alone));
            }
            const store::QueueFilter filter = filterOf(changes);
            const qint64 total = reader.queue().count(filter).n;
            const std::vector<DraftId> drafts =
                total <= limit ? allOf(reader, filter) : sampleOf(reader, filter, limit);
            Comparison comparison(m_checks.spelling(), m_checks.basis(reader), now, *together,
                                  std::move(each), m_context.clock.today());
            const auto wanted = static_cast<qint64>(drafts.size());
            for (qint64 i = 0; i < wanted; ++i) {
                if (stop.stop_requested())
                    return stopped();
                if (const Result<void> looked =
                        comparison.look(reader, drafts[static_cast<size_t>(i)], stop);
                    !looked)
                    return looked.error();
                if (progress && ((i + 1) % 20 == 0 || i + 1 == wanted))
                    progress({i + 1, wanted, {}});
            }
            if (stop.stop_requested())
                return stopped();
            return comparison.ended(total);
        },
        stop);
}

} // namespace countersign
