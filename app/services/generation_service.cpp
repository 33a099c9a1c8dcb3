// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/generation_service.h"

#include "app/checks/engine.h"
#include "app/checks/structure.h"
#include "app/domain/document.h"
#include "app/generation/realiser.h"
#include "app/generation/writer.h"
#include "app/policy/counting_decisions.h"
#include "app/policy/facts.h"
#include "app/policy/permissions.h"
#include "app/services/acting.h"
#include "app/services/autopilot_watch.h"
#include "app/services/check_service.h"
#include "app/services/check_sources.h"
#include "app/services/dossier.h"
#include "app/services/draft_view.h"
#include "app/services/generation_plan.h"
#include "app/services/rewriting.h"
#include "app/store/audit_log.h"
#include "app/store/checked.h"
#include "app/store/drafts.h"
#include "app/store/evidence_records.h"
#include "app/store/history.h"

#include <QElapsedTimer>

using namespace Qt::StringLiterals;
using countersign::policy::DraftHistory;

namespace countersign {

namespace {

Revision revisionOf(const DraftHistory& history, const UserId& author,
                    const generation::Composition& composition, const QDateTime& now)
{
    Revision revision;
    revision.draft = history.draft.id;
    revision.author = author;
    revision.subject = composition.subject;
    revision.text = composition.text;
    revision.citations = composition.citations;
    if (const Revision* head = policy::headOf(history))
        revision.parents = {head->id};
    revision.origin = Origin::Generated;
    revision.at = now;
    return sealed(std::move(revision));
}

Generation attestation(const Revision& revision, const UserId& by,
                       const generation::Composition& composition, const QString& directive,
                       const QString& instructions, const QString& knowledgeVersion)
{
    Generation generation;
    generation.draft = revision.draft;
    generation.revision = revision.id;
    generation.by = by;
    generation.provider = composition.provider;
    generation.model = composition.model;
    generation.promptHash = instructions;
    generation.plan = composition.plan;
    generation.knowledgeVersion = knowledgeVersion;
    generation.directive = directive;
    generation.at = revision.at;
    return sealed(std::move(generation));
}

/// While the message was composed somebody else may have written it, or changed the text it was to follow:
/// Refused "generation.overtaken".
Result<void> stillAsPlanned(const store::Session& session, const DraftHistory& planned, bool isNew)
{
    const Draft& draft = planned.draft;
    if (isNew) {
        if (draft.step && session.drafts().ofStep(draft.prospect, *draft.step))
            return refusal(u"generation.overtaken"_s);
        return {};
    }
    const Result<DraftHistory> now = store::historyOf(session, draft.id);
    if (!now)
        return now.error();
    if (policy::headsOf(now->revisions) != policy::headsOf(planned.revisions) || now->delivery)
        return refusal(u"generation.overtaken"_s);
    return {};
}

/// What of the directive was not followed, as Refused "generation.not_followed"; nothing if all of it was.
std::optional<Error> notFollowed(const generation::Composition& composition)
{
    const QString note = u"directive_not_followed:"_s;
    QStringList wishes;
    for (const QString& one : composition.notes) {
        if (one.startsWith(note))
            wishes.append(one.mid(note.size()));
    }
    if (wishes.isEmpty())
        return std::nullopt;
    return refusal(u"generation.not_followed"_s, {wishes.join(u"; "_s)});
}

bool isSuppressed(const DraftHistory& history)
{
    return !policy::suppressionsOn(history).empty();
}

} // namespace

/// Writes one message after the other with what they share.
class GenerationService::Writer {
public:
    Writer(const Context& context, const CheckService& checks)
        : m_context(context)
        , m_checks(checks)
        , m_checker(&checks.spelling())
    {}

    /// Composes for this draft; reads only.
    Result<generation::Composition> compose(const DraftHistory& history, const QString& directive,
                                            std::stop_token stop);
    /// Stores what was composed, with its attestation and its findings, in one transaction.
    Result<RevisionId> store(const DraftHistory& history, bool isNew,
                             const generation::Composition& composition, const QString& directive);

private:
    Result<void> watch(store::Transaction& transaction, const DraftHistory& history,
                       const Generation& generation, const store::CheckedRevision& checked,
                       const QDateTime& now) const;

    Context m_context;
    const CheckService& m_checks;
    checks::Checker m_checker;
    generation::BuiltinRealiser m_realiser;
    QString m_instructions; ///< by which the last message was composed
};

Result<generation::Composition> GenerationService::Writer::compose(const DraftHistory& history,
                                                                   const QString& directive,
                                                                   std::stop_token stop)
{
    if (isSuppressed(history))
        return refusal(u"generation.suppressed"_s);
    if (history.replied)
        return refusal(u"generation.replied"_s);
    const Result<User> actor = m_context.session.user();
    if (!actor)
        return actor.error();
    const QDate today = m_context.clock.today();
    generation::ProspectDossier dossier;
    generation::WriteOptions options;
    const Result<void> gathered =
        m_context.workspace.read([&](store::Reader& reader) -> Result<void> {
            const std::shared_ptr<const CheckBasis> basis = m_checks.basis(reader);
            dossier = dossierOf(reader, *basis, history, *actor, directive, today);
            const std::vector<SegmentId>& segments = history.governance.segments;
            m_instructions = instructionsHash(
                reader, segments.empty() ? std::nullopt : std::optional(segments.front()));
            options.base = checkInputOf(reader, *basis, history, {}, today);
            return {};
        });
    if (!gathered)
        return gathered.error();
    return generation::write(
        dossier, m_realiser,
        [this](const checks::CheckInput& input) { return m_checker.check(input); }, options,
        std::move(stop));
}

Result<void> GenerationService::Writer::watch(store::Transaction& transaction,
                                              const DraftHistory& history,
                                              const Generation& generation,
                                              const store::CheckedRevision& checked,
                                              const QDateTime& now) const
{
    const std::optional<User> actor = transaction.users().find(m_context.session.userId());
    if (!actor)
        return unknownUser(m_context.session.userId().text());
    if (Result<void> watched = watchGeneration(transaction, *actor, history, generation, now);
        !watched)
        return watched;
    return watchFindings(transaction, *actor, history, checked.findings, now);
}

Result<RevisionId> GenerationService::Writer::store(const DraftHistory& history, bool isNew,
                                                    const generation::Composition& composition,
                                                    const QString& directive)
{
    const QDateTime now = m_context.clock.now();
    const QDate today = m_context.clock.today();
    return m_context.workspace.writeNow([&](store::Transaction& transaction) -> Result<RevisionId> {
        const Result<User> worker = workerUser(transaction);
        if (!worker)
            return worker.error();
        if (Result<void> same = stillAsPlanned(transaction, history, isNew); !same)
            return same.error();
        if (isNew) {
            if (const Result<store::Put> put = transaction.drafts().put(history.draft); !put)
                return put.error();
        }
        const Revision revision = revisionOf(history, worker->id, composition, now);
        if (const Result<store::Put> put = transaction.drafts().put(revision); !put)
            return put.error();
        const Generation generation =
            attestation(revision, worker->id, composition, directive, m_instructions,
                        transaction.evidence().knowledgeVersion());
        if (const Result<store::Put> put = transaction.drafts().put(generation); !put)
            return put.error();
        const Result<DraftHistory> written = store::historyOf(transaction, history.draft.id);
        if (!written)
            return written.error();
        const std::shared_ptr<const CheckBasis> basis = m_checks.basis(transaction);
        const checks::CheckInput input =
            checkInputOf(transaction, *basis, *written, editedTextOf(revision), today);
        // Those it bears on are checked after it; until then it is owed, whatever ends the run.
        const store::CheckedRevision checked = checkedRevisionOf(
            history.draft.id, revision.id, input, m_checker.check(input), store::neighboursOwed);
        if (const Result<store::Put> put = transaction.checked().put(checked); !put)
            return put.error();
        if (Result<void> watched = watch(transaction, *written, generation, checked, now); !watched)
            return watched.error();
        if (!isNew) {
            const std::optional<User> actor = transaction.users().find(m_context.session.userId());
            if (!actor)
                return unknownUser(m_context.session.userId().text());
            if (Result<void> noted =
                    noteRewriting(transaction, *actor, {history.draft.id, revision.id, now});
                !noted)
                return noted.error();
        }
        return revision.id;
    });
}

GenerationService::GenerationService(Context context, CheckService& checks)
    : m_context(context)
    , m_checks(checks)
{}

Result<void> GenerationService::mayGenerate() const
{
    const Result<User> actor = m_context.session.user();
    if (!actor)
        return actor.error();
    return policy::require(actor->role, policy::Action::WriteRevision);
}

Result<GenerateReport> GenerationService::generate(const GenerateRequest& request,
                                                   const ProgressHandler& progress,
                                                   std::stop_token stop)
{
    if (Result<void> may = mayGenerate(); !may)
        return may.error();
    if (request.provider != "builtin"_L1)
        return badInput(u"generation.provider"_s, u"--provider"_s, {request.provider});
    QElapsedTimer timer;
    timer.start();
    GenerateReport report;
    report.provider = request.provider;
    const Result<std::vector<PlannedDraft>> planned = m_context.workspace.read(
        [&](store::Reader& reader) { return plannedDrafts(reader, request, report); }, stop);
    if (!planned)
        return planned.error();
    const Result<void> done = writeAll(*planned, request, report, progress, stop);
    if (!done && report.generated.empty())
        return done.error();
    report.seconds = double(timer.elapsed()) / 1000.0;
    // Whatever ended it, what was written is noted and its neighbours are looked at.
    const Result<void> noted = note(report);
    const Result<CheckRun> run = m_checks.check(report.generated);
    if (!done)
        report.trouble = done.error();
    else if (!noted)
        report.trouble = noted.error();
    else if (!run)
        report.trouble = run.error();
    return report;
}

Result<void> GenerationService::writeAll(const std::vector<PlannedDraft>& planned,
                                         const GenerateRequest& request, GenerateReport& report,
                                         const ProgressHandler& progress,
                                         const std::stop_token& stop)
{
    Writer writer(m_context, m_checks);
    const qint64 total = static_cast<qint64>(planned.size());
    Progress done{.done = 0, .total = total, .item = {}};
    for (const PlannedDraft& plan : planned) {
        if (request.limit > 0 && static_cast<qint64>(report.generated.size()) >= request.limit)
            break;
        report.stopped = stop.stop_requested();
        if (report.stopped)
            break;
        done.item = plan.history.prospect.name;
        if (progress)
            progress(done);
        const Result<generation::Composition> composition =
            writer.compose(plan.history, request.directive, stop);
        ++done.done;
        if (!composition) {
            if (composition.error().code == ErrorCode::Cancelled) {
                report.stopped = true;
                break;
            }
            report.failed.push_back({plan.history.prospect.id, plan.history.prospect.name,
                                     plan.position, composition.error()});
            continue;
        }
        const std::optional<Error> unfollowed = notFollowed(*composition);
        if (unfollowed) {
            const bool keeps = !plan.isNew && request.unfollowed == Unfollowed::Keep;
            (keeps ? report.failed : report.notFollowed)
                .push_back({plan.history.prospect.id, plan.history.prospect.name, plan.position,
                            *unfollowed});
            if (keeps)
                continue;
        }
        const Result<RevisionId> stored =
            writer.store(plan.history, plan.isNew, *composition, request.directive);
        if (!stored && stored.error().id == "generation.overtaken"_L1) {
            ++report.present;
            continue;
        }
        if (!stored)
            return stored.error();
        report.generated.push_back(plan.history.draft.id);
        for (const QString& one : composition->notes) {
            if (!one.startsWith("directive_not_followed:"_L1))
                ++report.notes[one];
        }
    }
    if (progress)
        progress({done.done, total, {}});
    return {};
}

Result<void> GenerationService::note(const GenerateReport& report)
{
    if (report.generated.empty())
        return {};
    return writeAs(
        m_context, [&](store::Transaction& transaction, const User& actor) -> Result<void> {
            return transaction.audit().append({.by = actor.id,
                                               .action = u"generate"_s,
                                               .subject = {},
                                               .detail = {{"generated", report.generated.size()},
                                                          {"failed", report.failed.size()},
                                                          {"provider", toUtf8(report.provider)}}});
        });
}

Result<Regenerated> GenerationService::regenerate(const DraftId& draft, const QString& directive,
                                                  std::stop_token stop, Unfollowed unfollowed)
{
    const Result<User> actor = m_context.session.user();
    if (!actor)
        return actor.error();
    const Result<DraftHistory> history =
        m_context.workspace.read([&](store::Reader& reader) -> Result<DraftHistory> {
            Result<DraftHistory> read = store::historyOf(reader, draft);
            if (!read)
                return read;
            if (const Result<void> may = mayEdit(*read, *actor); !may)
                return may.error();
            return read;
        });
    if (!history)
        return history.error();
    Writer writer(m_context, m_checks);
    const Result<generation::Composition> composition =
        writer.compose(*history, directive, std::move(stop));
    if (!composition)
        return composition.error();
    if (const auto refused = notFollowed(*composition); refused && unfollowed == Unfollowed::Keep)
        return *refused;
    const Result<RevisionId> revision = writer.store(*history, false, *composition, directive);
    if (!revision)
        return revision.error();
    if (const Result<CheckRun> run = m_checks.check({draft}); !run)
        return run.error();
    return Regenerated{*revision, composition->notes};
}

} // namespace countersign
