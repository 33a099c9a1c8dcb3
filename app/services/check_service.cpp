// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/check_service.h"

#include "app/policy/history.h"
#include "app/services/acting.h"
#include "app/services/autopilot_watch.h"
#include "app/services/check_sources.h"
#include "app/services/spelling.h"
#include "app/store/checked.h"
#include "app/store/drafts.h"
#include "app/store/evidence_records.h"
#include "app/store/history.h"
#include "app/store/queue.h"

#include <algorithm>
#include <iterator>
#include <mutex>
#include <set>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// Drafts that are read, checked and stored together: a stop loses at most so many.
constexpr qsizetype batchSize = 100;

/// A segment's latest drafts that structure.repeated looks at (checks, "Structure").
constexpr int structureWindow = 50;

struct Answer {
    store::CheckedRevision checked;
    checks::Overall overall = checks::Overall::Pass;
};

/// Never checked before, or a run was cut off before the turn of those it bears on.
bool isNewText(const std::optional<store::CheckedRevision>& before,
               const store::CheckedRevision& now)
{
    return !before || before->revision != now.revision || before->basis == store::neighboursOwed;
}

} // namespace

struct CheckService::Shared {
    Spelling spelling;
    std::mutex mutex;
    std::shared_ptr<const CheckBasis> basis; ///< empty when it has to be read again
    std::mutex names;                        ///< held while one thread reads everybody's
    ChangeBus::Subscription changes;
};

/// One run with what it has come to.
struct CheckService::Running {
    Running(const checks::SpellChecker& spelling, std::stop_token theStop)
        : checker(&spelling)
        , stop(std::move(theStop))
    {}

    void count(const Answer& answer)
    {
        if (!countsThese)
            return;
        ++run.checked;
        run.withBlockers += answer.overall == checks::Overall::Block ? 1 : 0;
        run.withWarnings += answer.overall == checks::Overall::Warn ? 1 : 0;
    }
    [[nodiscard]] CheckRun ended()
    {
        run.stopped = stop.stop_requested();
        return std::move(run);
    }

    checks::Checker checker;
    std::stop_token stop;
    CheckRun run;
    std::set<DraftId> newTexts; ///< that were never checked before, or not those they bear on
    bool countsThese = true;    ///< false while the neighbours' turn has come
};

CheckService::CheckService(Context context)
    : m_context(context)
    , m_shared(std::make_unique<Shared>())
{
    m_shared->changes = context.changes.subscribe([shared = m_shared.get()](const Change& change) {
        if (change.kind == Change::Kind::Drafts || change.kind == Change::Kind::Segments)
            return;
        const std::lock_guard lock(shared->mutex);
        shared->basis.reset();
    });
}

CheckService::~CheckService() = default;

std::shared_ptr<const CheckBasis> CheckService::basis(const store::Session& session) const
{
    const std::lock_guard oneReads(m_shared->names);
    std::shared_ptr<const CheckBasis> known = basisForReading(session);
    if (known->otherNames)
        return known;
    auto whole = std::make_shared<CheckBasis>(*known);
    whole->otherNames = allNames(session);
    const std::lock_guard lock(m_shared->mutex);
    if (m_shared->basis == known)
        m_shared->basis = whole;
    return whole;
}

std::shared_ptr<const CheckBasis> CheckService::basisForReading(const store::Session& session) const
{
    // A reader keeps the workspace as it was when it began, and a writer sees what nobody was told of yet:
    // what is held counts only where this session sees the same.
    const QString hash = checkBasisHash(session);
    const std::lock_guard lock(m_shared->mutex);
    if (!m_shared->basis || m_shared->basis->hash != hash)
        m_shared->basis = loadCheckBasis(session);
    return m_shared->basis;
}

const checks::SpellChecker& CheckService::spelling() const
{
    return m_shared->spelling;
}

Result<checks::CheckInput> CheckService::inputFor(const DraftId& draft,
                                                  const EditedText& text) const
{
    return m_context.workspace.read([&](store::Reader& reader) -> Result<checks::CheckInput> {
        const Result<policy::DraftHistory> history = store::historyOf(reader, draft);
        if (!history)
            return history.error();
        return checkInputOf(reader, *basis(reader), *history, text, m_context.clock.today());
    });
}

Result<CheckedText> CheckService::checkText(const DraftId& draft, const RevisionId& revision,
                                            const EditedText& text, std::stop_token stop) const
{
    const Result<checks::CheckInput> input = inputFor(draft, text);
    if (!input)
        return input.error();
    CheckedText checked;
    checked.revision = revision;
    checked.report = checks::check(*input, stop, &m_shared->spelling);
    if (stop.stop_requested())
        return stopped();
    checked.support = checks::supportOf(*input);
    return checked;
}

Result<CheckedText> CheckService::checkUnsaved(const DraftId& draft, const EditedText& text,
                                               std::stop_token stop) const
{
    return checkText(draft, {}, text, std::move(stop));
}

Result<void> CheckService::watch(store::Transaction& transaction,
                                 const store::CheckedRevision& checked) const
{
    const Result<policy::DraftHistory> history = store::historyOf(transaction, checked.draft);
    if (!history)
        return history.error();
    // A breach moves a segment down whether or not somebody acts at the moment.
    Result<User> actor = unknownUser({});
    if (std::optional<User> acting = transaction.users().find(m_context.session.userId()))
        actor = *std::move(acting);
    else
        actor = workerUser(transaction);
    if (!actor)
        return actor.error();
    return watchFindings(transaction, *actor, *history, checked.findings, m_context.clock.now());
}

Result<void> CheckService::checkBatch(const std::vector<DraftId>& drafts, Running& running) const
{
    using Answers = std::vector<Answer>;
    const Result<Answers> answers =
        m_context.workspace.read([&](store::Reader& reader) -> Result<Answers> {
            Answers made;
            const std::shared_ptr<const CheckBasis> shared = basis(reader);
            for (const DraftId& draft : drafts) {
                if (running.stop.stop_requested())
                    break;
                const Result<policy::DraftHistory> history = store::historyOf(reader, draft);
                if (!history)
                    return history.error();
                const Revision* head = policy::headOf(*history);
                if (!head)
                    continue;
                const checks::CheckInput input = checkInputOf(
                    reader, *shared, *history, editedTextOf(*head), m_context.clock.today());
                const checks::Report report = running.checker.check(input, running.stop);
                if (!running.stop.stop_requested())
                    made.push_back({checkedRevisionOf(draft, head->id, input, report, shared->hash),
                                    report.overall});
            }
            return made;
        });
    if (!answers)
        return answers.error();
    for (const Answer& answer : *answers)
        running.count(answer);
    return m_context.workspace.writeNow([&](store::Transaction& transaction) -> Result<void> {
        for (const Answer& answer : *answers) {
            store::CheckedRevision checked = answer.checked;
            const auto before = transaction.checked().ofDraft(checked.draft);
            if (running.countsThese && isNewText(before, checked)) {
                checked.basis = store::neighboursOwed;
                running.newTexts.insert(checked.draft);
            }
            if (before == checked)
                continue;
            const Result<store::Put> put = transaction.checked().put(checked);
            if (!put)
                return put.error();
            const bool found = !before || before->findings != checked.findings;
            if (found)
                running.run.changed.push_back(checked.draft);
            // That its neighbours were checked is nothing new about a text.
            if (!found && before->basis == store::neighboursOwed)
                continue;
            if (Result<void> watched = watch(transaction, checked); !watched)
                return watched;
        }
        return {};
    });
}

Result<void> CheckService::checkAllOf(const std::vector<DraftId>& drafts, Running& running,
                                      const ProgressHandler& progress) const
{
    const auto total = static_cast<qsizetype>(drafts.size());
    for (qsizetype done = 0; done < total && !running.stop.stop_requested();) {
        const qsizetype end = std::min(done + batchSize, total);
        if (Result<void> batch = checkBatch({drafts.begin() + done, drafts.begin() + end}, running);
            !batch)
            return batch;
        done = end;
        if (progress)
            progress({done, total, {}});
    }
    return {};
}

Result<std::vector<DraftId>> CheckService::neighbours(const std::vector<DraftId>& around) const
{
    using Drafts = std::vector<DraftId>;
    return m_context.workspace.read([&around](store::Reader& reader) -> Result<Drafts> {
        std::set<AccountId> accounts;
        std::set<SegmentId> segments;
        for (const DraftId& id : around) {
            const auto row = reader.queue().row(id, store::QueueSort::Newest);
            if (row && row->account)
                accounts.insert(*row->account);
            if (row && row->segment)
                segments.insert(*row->segment);
        }
        std::set<DraftId> drafts;
        for (const AccountId& account : accounts) {
            for (const DraftId& draft : reader.drafts().ofAccount(account))
                drafts.insert(draft);
        }
        for (const SegmentId& segment : segments) {
            store::QueueRequest latest;
            latest.filter.segments = {segment};
            latest.sort = store::QueueSort::Newest;
            latest.limit = structureWindow;
            for (const store::QueueRow& row : reader.queue().page(latest).rows)
                drafts.insert(row.draft);
        }
        return Drafts(drafts.begin(), drafts.end());
    });
}

Result<void> CheckService::checkNeighbours(Running& running) const
{
    if (running.newTexts.empty() || running.stop.stop_requested())
        return {};
    const Result<std::vector<DraftId>> around =
        neighbours({running.newTexts.begin(), running.newTexts.end()});
    if (!around)
        return around.error();
    // The new ones last: until then they are known as such, should this be cut off.
    std::vector<DraftId> others;
    std::set_difference(around->begin(), around->end(), running.newTexts.begin(),
                        running.newTexts.end(), std::back_inserter(others));
    others.insert(others.end(), running.newTexts.begin(), running.newTexts.end());
    running.countsThese = false;
    return checkAllOf(others, running, {});
}

Result<CheckRun> CheckService::check(const std::vector<DraftId>& drafts,
                                     const ProgressHandler& progress, std::stop_token stop)
{
    Running running(m_shared->spelling, std::move(stop));
    if (const Result<void> done = checkAllOf(drafts, running, progress); !done)
        return done.error();
    if (const Result<void> done = checkNeighbours(running); !done)
        return done.error();
    return running.ended();
}

Result<CheckRun> CheckService::checkAll(const ProgressHandler& progress, std::stop_token stop)
{
    const Result<std::vector<DraftId>> drafts = m_context.workspace.read(
        [](store::Reader& reader) -> Result<std::vector<DraftId>> { return allDrafts(reader); },
        stop);
    if (!drafts)
        return drafts.error();
    return check(*drafts, progress, std::move(stop));
}

Result<CheckRun> CheckService::catchUp(const ProgressHandler& progress, std::stop_token stop)
{
    Running running(m_shared->spelling, std::move(stop));
    DraftId after;
    while (!running.stop.stop_requested()) {
        const auto waiting =
            m_context.workspace.read([&](store::Reader& reader) -> Result<std::vector<DraftId>> {
                return reader.checked().waiting(basis(reader)->hash, after, int(batchSize));
            });
        if (!waiting)
            return waiting.error();
        if (waiting->empty())
            break;
        after = waiting->back();
        if (const Result<void> batch = checkBatch(*waiting, running); !batch)
            return batch.error();
        if (progress)
            progress({running.run.checked, 0, {}});
    }
    if (const Result<void> done = checkNeighbours(running); !done)
        return done.error();
    return running.ended();
}

Result<CheckRun> CheckService::recheckOf(const std::vector<ProspectId>& prospects,
                                         std::stop_token stop)
{
    const auto drafts =
        m_context.workspace.read([&](store::Reader& reader) -> Result<std::vector<DraftId>> {
            std::vector<DraftId> all;
            for (const ProspectId& prospect : prospects) {
                for (const Draft& draft : reader.drafts().ofProspect(prospect))
                    all.push_back(draft.id);
            }
            return all;
        });
    if (!drafts)
        return drafts.error();
    return check(*drafts, {}, std::move(stop));
}

} // namespace countersign
