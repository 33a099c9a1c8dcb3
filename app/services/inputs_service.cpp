// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/inputs_service.h"

#include "app/checks/engine.h"
#include "app/domain/document.h"
#include "app/policy/permissions.h"
#include "app/services/acting.h"
#include "app/services/autopilot_watch.h"
#include "app/services/check_service.h"
#include "app/store/audit_log.h"
#include "app/store/checked.h"
#include "app/store/evidence_reach.h"
#include "app/store/evidence_records.h"
#include "app/store/knowledge.h"
#include "app/store/prospects.h"
#include "app/store/queue.h"
#include "app/store/settings.h"

#include <QRegularExpression>

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <tuple>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

const store::Stretch everything{.limit = std::numeric_limits<int>::max(), .after = {}};
constexpr auto boundaryCheck = "boundary.violation"_L1;

/// The file or address of a passage without its heading.
QString documentOf(const QString& source)
{
    return source.left(source.indexOf(u" › "_s)).trimmed();
}

std::vector<Finding> findingsOn(const Boundary& boundary, const QString& sentence)
{
    checks::CheckInput input;
    input.text = sentence;
    input.boundaries = {boundary};
    std::vector<Finding> crossed;
    for (const Finding& finding : checks::Checker().checkBoundaries(input)) {
        if (finding.reason != "not_checked"_L1)
            crossed.push_back(finding);
    }
    return crossed;
}

bool isAbout(const Finding& finding, const Boundary& boundary)
{
    return finding.check == boundaryCheck &&
           (finding.args.contains(boundary.label) || finding.args.contains(boundary.id.text()));
}

/// The stored findings of every draft that crosses a boundary.
std::vector<std::vector<Finding>> crossings(const store::Session& session)
{
    std::vector<std::vector<Finding>> all;
    store::QueueRequest request;
    request.filter.check = boundaryCheck;
    request.limit = 500;
    for (;;) {
        const store::QueuePage page = session.queue().page(request);
        for (const store::QueueRow& row : page.rows) {
            if (const auto checked = session.checked().ofDraft(row.draft))
                all.push_back(checked->findings);
        }
        if (!page.more)
            return all;
        request.from = page.end;
    }
}

/// One change of knowledge by somebody who may: the write, and a line in the log.
template<class Write>
Result<void> changeKnowledge(const Context& context, const QString& action, const QString& subject,
                             Write write)
{
    return writeAs(
        context, [&](store::Transaction& transaction, const User& actor) -> Result<void> {
            if (Result<void> may = policy::require(actor.role, policy::Action::EditKnowledge); !may)
                return may;
            if (Result<void> written = write(transaction); !written)
                return written;
            if (Result<void> watched = watchBoundaries(transaction, actor, context.clock.now());
                !watched)
                return watched;
            return transaction.audit().append(
                {.by = actor.id, .action = action, .subject = subject, .detail = Json::object()});
        });
}

Result<void> settled(const Result<store::Put>& put)
{
    return put ? Result<void>() : Result<void>(put.error());
}

} // namespace

bool tripsOn(const Boundary& boundary, const QString& sentence)
{
    return !findingsOn(boundary, sentence).empty();
}

Result<void> patternHolds(const Boundary& boundary)
{
    if (boundary.pattern.trimmed().isEmpty())
        return badInput(u"boundary.no_pattern"_s, u"pattern"_s);
    if (boundary.kind == BoundaryKind::Regex) {
        const QRegularExpression expression(boundary.pattern,
                                            QRegularExpression::UseUnicodePropertiesOption);
        if (!expression.isValid())
            return badInput(u"boundary.pattern"_s, u"pattern"_s, {expression.errorString()});
    }
    if (!boundary.probe.isEmpty() && !tripsOn(boundary, boundary.probe))
        return badInput(u"boundary.probe"_s, u"probe"_s, {boundary.probe});
    return {};
}

InputsService::InputsService(Context context, CheckService& checks)
    : m_context(context)
    , m_checks(checks)
{}

std::vector<InputCoverage> coverageOf(const store::Session& session,
                                      const std::optional<SegmentId>& segment, QDate today)
{
    std::map<Input, InputCoverage> byInput;
    qint64 people = 0;
    store::ProspectFilter filter;
    filter.segment = segment;
    const Rules rules = session.settings().rules();
    for (const Prospect& prospect : session.prospects().list(filter, everything)) {
        ++people;
        for (const auto& [input, reach] : store::reachFor(session, prospect.id, rules, today)) {
            InputCoverage& all = byInput[input];
            all.covered += reach.passages > 0 ? 1 : 0;
            all.fresh += reach.fresh > 0 || !today.isValid() ? 1 : 0;
            all.own += reach.own > 0 ? 1 : 0;
            all.passages =
                input == Input::Knowledge ? reach.passages : all.passages + reach.passages;
            if (reach.newest && (!all.newest || *all.newest < *reach.newest))
                all.newest = reach.newest;
        }
    }
    std::vector<InputCoverage> coverage;
    for (const Input input : allInputs) {
        InputCoverage reach = byInput[input];
        reach.input = input;
        reach.people = people;
        reach.share = people > 0 ? double(reach.covered) / double(people) : 0.0;
        reach.freshShare = people > 0 ? double(reach.fresh) / double(people) : 0.0;
        coverage.push_back(reach);
    }
    return coverage;
}

std::optional<Input> weakestIn(const std::vector<InputCoverage>& coverage)
{
    const auto it = std::min_element(
        coverage.begin(), coverage.end(), [](const InputCoverage& a, const InputCoverage& b) {
            const auto reach = [](const InputCoverage& one) {
                // Our own knowledge is about nobody, and no worse for it.
                const qint64 own = one.input == Input::Knowledge ? one.people : one.own;
                return std::tuple(one.share, one.freshShare, own, one.passages);
            };
            return reach(a) < reach(b);
        });
    return it == coverage.end() || it->people == 0 ? std::nullopt : std::optional(it->input);
}

Result<std::vector<InputCoverage>>
InputsService::coverage(const std::optional<SegmentId>& segment) const
{
    using Coverage = std::vector<InputCoverage>;
    const QDate today = m_context.clock.today();
    return m_context.workspace.read([&segment, today](store::Reader& reader) -> Result<Coverage> {
        return coverageOf(reader, segment, today);
    });
}

Result<std::vector<KnowledgeSource>> InputsService::knowledge() const
{
    using Sources = std::vector<KnowledgeSource>;
    return m_context.workspace.read([](store::Reader& reader) -> Result<Sources> {
        std::map<QString, KnowledgeSource> bySource;
        std::map<QString, std::set<DraftId>> citing;
        for (const Evidence& evidence : reader.evidence().knowledge()) {
            const QString document = documentOf(evidence.source);
            KnowledgeSource& source = bySource[document];
            if (source.passages++ == 0) {
                source.source = document;
                source.kind = evidence.kind;
            }
            if (evidence.observedOn && (!source.newest || *source.newest < *evidence.observedOn))
                source.newest = evidence.observedOn;
            for (const DraftId& draft : reader.evidence().citing(evidence.id))
                citing[document].insert(draft);
        }
        Sources sources;
        for (auto& [document, source] : bySource) {
            source.citedBy = static_cast<qint64>(citing[document].size());
            sources.push_back(std::move(source));
        }
        return sources;
    });
}

Result<std::vector<BoundaryView>> InputsService::boundaries() const
{
    using Views = std::vector<BoundaryView>;
    return m_context.workspace.read([](store::Reader& reader) -> Result<Views> {
        const std::vector<std::vector<Finding>> crossed = crossings(reader);
        Views views;
        for (Boundary& boundary : reader.knowledge().boundaries()) {
            BoundaryView view;
            view.hasProbe = !boundary.probe.trimmed().isEmpty();
            view.trips = view.hasProbe && tripsOn(boundary, boundary.probe);
            view.openIn = std::count_if(
                crossed.begin(), crossed.end(), [&](const std::vector<Finding>& findings) {
                    return std::any_of(
                        findings.begin(), findings.end(),
                        [&](const Finding& finding) { return isAbout(finding, boundary); });
                });
            view.boundary = std::move(boundary);
            views.push_back(std::move(view));
        }
        return views;
    });
}

Result<std::vector<Directive>> InputsService::directives() const
{
    return m_context.workspace.read([](store::Reader& reader) -> Result<std::vector<Directive>> {
        return reader.knowledge().directives();
    });
}

Result<Boundary> InputsService::putBoundary(Boundary boundary)
{
    if (Result<void> holds = patternHolds(boundary); !holds)
        return holds.error();
    if (boundary.id.isEmpty())
        boundary.id = BoundaryId(newRecordId("boundary"));
    const Result<void> saved =
        changeKnowledge(m_context, u"boundary.put"_s, boundary.id.text(),
                        [&boundary](store::Transaction& transaction) {
                            return settled(transaction.knowledge().put(boundary));
                        });
    if (!saved)
        return saved.error();
    return boundary;
}

Result<Boundary> InputsService::saveBoundary(Boundary boundary, std::stop_token stop)
{
    Result<Boundary> saved = putBoundary(std::move(boundary));
    if (!saved)
        return saved;
    if (const Result<CheckRun> run = m_checks.catchUp({}, std::move(stop)); !run)
        return run.error();
    return saved;
}

Result<void> InputsService::removeBoundary(const BoundaryId& boundary)
{
    const Result<void> removed =
        changeKnowledge(m_context, u"boundary.remove"_s, boundary.text(),
                        [&boundary](store::Transaction& transaction) {
                            return transaction.knowledge().remove(boundary);
                        });
    if (!removed)
        return removed;
    const Result<CheckRun> run = m_checks.catchUp();
    return run ? Result<void>() : Result<void>(run.error());
}

Result<Directive> InputsService::saveDirective(Directive directive)
{
    if (directive.text.trimmed().isEmpty())
        return badInput(u"directive.empty"_s, u"text"_s);
    if (directive.id.isEmpty())
        directive.id = DirectiveId(newRecordId("directive"));
    const Result<void> saved =
        changeKnowledge(m_context, u"directive.put"_s, directive.id.text(),
                        [&directive](store::Transaction& transaction) {
                            return settled(transaction.knowledge().put(directive));
                        });
    if (!saved)
        return saved.error();
    return directive;
}

Result<void> InputsService::removeDirective(const DirectiveId& directive)
{
    return changeKnowledge(m_context, u"directive.remove"_s, directive.text(),
                           [&directive](store::Transaction& transaction) {
                               return transaction.knowledge().remove(directive);
                           });
}

} // namespace countersign
