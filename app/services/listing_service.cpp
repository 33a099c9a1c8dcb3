// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/listing_service.h"

#include "app/services/acting.h"
#include "app/services/check_service.h"
#include "app/services/check_sources.h"
#include "app/services/listing_json.h"
#include "app/services/name_lookup.h"
#include "app/services/report_json.h"
#include "app/services/segment_report.h"
#include "app/store/accounts.h"
#include "app/store/controls.h"
#include "app/store/decisions.h"
#include "app/store/drafts.h"
#include "app/store/evidence_records.h"
#include "app/store/history.h"
#include "app/store/prospects.h"
#include "app/store/queue.h"
#include "app/store/suppressions.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

using RowHandler = std::function<void(const Json&)>;

/// Records are read and handed over in stretches of so many.
constexpr int stretchSize = 500;

/// Which filters a kind knows.
struct Knows {
    bool segment = false;
    bool state = false;
    bool channel = false;
    bool search = false;
    bool sort = false;
};

Knows knownBy(ListKind kind)
{
    switch (kind) {
    case ListKind::Drafts:
        return {.segment = true, .state = true, .channel = true, .search = true, .sort = true};
    case ListKind::Prospects:
        return {.segment = true, .search = true};
    case ListKind::Accounts:
    case ListKind::Evidence:
        return {.search = true};
    case ListKind::Decisions:
        return {.segment = true};
    case ListKind::Segments:
    case ListKind::Suppression:
        break;
    }
    return {};
}

Result<void> filtersFit(const ListQuery& query)
{
    const Knows knows = knownBy(query.kind);
    const auto unknown = [&query](const QString& filter) {
        return badInput(u"list.filter"_s, filter, {filter, toText(query.kind)});
    };
    if (query.segment && !knows.segment)
        return unknown(u"--segment"_s);
    if (query.state && !knows.state)
        return unknown(u"--state"_s);
    if (query.channel && !knows.channel)
        return unknown(u"--channel"_s);
    if (!query.search.isEmpty() && !knows.search)
        return unknown(u"--search"_s);
    if (!query.sort.isEmpty() && query.sort != "newest"_L1 && !knows.sort)
        return unknown(u"--sort"_s);
    return {};
}

/// Hands over a list that a repository gives in stretches, newest first, until the limit.
/// `stretchOf(stretch)` reads one, `rowOf(record)` makes its row, `idOf(record)` its id.
template<class StretchOf, class RowOf, class IdOf>
void listInStretches(const ListQuery& query, const RowHandler& row, StretchOf stretchOf,
                     RowOf rowOf, IdOf idOf)
{
    qint64 left = query.limit > 0 ? query.limit : std::numeric_limits<qint64>::max();
    store::Stretch stretch{.limit = stretchSize, .after = query.after};
    while (left > 0) {
        stretch.limit = static_cast<int>(std::min<qint64>(left, stretchSize));
        const auto records = stretchOf(stretch);
        for (const auto& record : records) {
            row(rowOf(record));
            stretch.after = idOf(record);
            --left;
        }
        if (static_cast<int>(records.size()) < stretch.limit)
            break;
    }
}

Result<store::QueueSort> queueSort(const QString& sort)
{
    if (sort.isEmpty() || sort == "newest"_L1)
        return store::QueueSort::Newest;
    if (sort == "priority"_L1)
        return store::QueueSort::Priority;
    if (sort == "due"_L1)
        return store::QueueSort::Due;
    if (sort == "worst"_L1)
        return store::QueueSort::Worst;
    return badInput(u"list.sort"_s, u"--sort"_s, {sort});
}

Result<store::QueueRequest> draftRequest(const store::Session& session, const ListQuery& query)
{
    const Result<store::QueueSort> sort = queueSort(query.sort);
    if (!sort)
        return sort.error();
    store::QueueRequest request;
    request.sort = *sort;
    if (query.segment)
        request.filter.segments = {*query.segment};
    if (query.state)
        request.filter.states = {*query.state};
    if (query.channel)
        request.filter.channels = {*query.channel};
    request.filter.search = query.search;
    if (query.after.isEmpty())
        return request;
    const auto after = session.queue().row(DraftId(query.after), *sort);
    if (!after)
        return notFound(u"id.unknown"_s, query.after);
    request.from = after->key;
    return request;
}

Result<void> listDrafts(const store::Session& session, const ListQuery& query,
                        const RowHandler& row)
{
    Result<store::QueueRequest> request = draftRequest(session, query);
    if (!request)
        return request.error();
    qint64 left = query.limit > 0 ? query.limit : std::numeric_limits<qint64>::max();
    while (left > 0) {
        request->limit = static_cast<int>(std::min<qint64>(left, stretchSize));
        const store::QueuePage page = session.queue().page(*request);
        for (const store::QueueRow& entry : page.rows) {
            const Result<policy::DraftHistory> history = store::historyOf(session, entry.draft);
            if (!history)
                return history.error();
            row(draftJson(session, *history));
            --left;
        }
        if (!page.more)
            break;
        request->from = page.end;
    }
    return {};
}

void listSegments(const store::Session& session, const ListQuery& query, const RowHandler& row)
{
    qint64 left = query.limit > 0 ? query.limit : std::numeric_limits<qint64>::max();
    bool begun = query.after.isEmpty();
    for (const policy::SegmentPolicy& segment : session.controls().segmentPolicies()) {
        if (!begun) {
            begun = segment.segment.id.text() == query.after;
            continue;
        }
        if (left-- <= 0)
            break;
        if (const Result<SegmentReport> report = segmentReportOf(session, segment.segment.id))
            row(segmentJson(*report));
    }
}

void listDecisions(const store::Session& session, const ListQuery& query, const RowHandler& row)
{
    store::DecisionFilter filter;
    filter.segment = query.segment;
    listInStretches(
        query, row,
        [&](const store::Stretch& stretch) { return session.decisions().list(filter, stretch); },
        [&](const Decision& decision) {
            const Result<policy::DraftHistory> history = store::historyOf(session, decision.draft);
            return decisionJson(session, history ? *history : policy::DraftHistory(), decision);
        },
        [](const Decision& decision) { return decision.id.text(); });
}

void listProspects(const store::Session& session, const ListQuery& query, const RowHandler& row)
{
    store::ProspectFilter filter;
    filter.segment = query.segment;
    filter.search = query.search;
    listInStretches(
        query, row,
        [&](const store::Stretch& stretch) { return session.prospects().list(filter, stretch); },
        [&](const Prospect& record) {
            return prospectJson(session, session.prospects().person(record.id).value_or(record));
        },
        [](const Prospect& prospect) { return prospect.id.text(); });
}

Result<void> listKind(const store::Session& session, const ListQuery& query, const RowHandler& row)
{
    switch (query.kind) {
    case ListKind::Prospects:
        listProspects(session, query, row);
        break;
    case ListKind::Accounts:
        listInStretches(
            query, row,
            [&](const store::Stretch& stretch) {
                return session.accounts().list(stretch, query.search);
            },
            [&](const Account& account) { return accountJson(session, account); },
            [](const Account& account) { return account.id.text(); });
        break;
    case ListKind::Evidence: {
        store::EvidenceFilter filter;
        filter.search = query.search;
        listInStretches(
            query, row,
            [&](const store::Stretch& stretch) { return session.evidence().list(filter, stretch); },
            [&](const Evidence& evidence) { return evidenceJson(session, evidence); },
            [](const Evidence& evidence) { return evidence.id.text(); });
        break;
    }
    case ListKind::Segments:
        listSegments(session, query, row);
        break;
    case ListKind::Drafts:
        return listDrafts(session, query, row);
    case ListKind::Suppression:
        listInStretches(
            query, row,
            [&](const store::Stretch& stretch) { return session.suppressions().list(stretch); },
            [&](const Suppression& entry) { return suppressionJson(session, entry); },
            [](const Suppression& entry) { return entry.id.text(); });
        break;
    case ListKind::Decisions:
        listDecisions(session, query, row);
        break;
    }
    return {};
}

/// The id after which a list goes on; a name does as well where it is unique.
Result<QString> afterOf(const store::Session& session, const ListQuery& query)
{
    if (query.after.isEmpty())
        return QString();
    switch (query.kind) {
    case ListKind::Prospects:
        return idNamed(session, Named::Prospect, query.after);
    case ListKind::Accounts:
        return idNamed(session, Named::Account, query.after);
    case ListKind::Evidence:
        return idNamed(session, Named::Evidence, query.after);
    case ListKind::Segments:
        return idNamed(session, Named::Segment, query.after);
    case ListKind::Drafts:
        return idNamed(session, Named::Draft, query.after);
    case ListKind::Decisions:
        return idNamed(session, Named::Decision, query.after);
    case ListKind::Suppression:
        break;
    }
    if (session.suppressions().find(SuppressionId(query.after)))
        return query.after;
    return notFound(u"id.unknown"_s, query.after);
}

Result<Json> showIn(const store::Session& session, const CheckBasis& basis, const QString& id)
{
    if (session.drafts().find(DraftId(id))) {
        const Result<policy::DraftHistory> history = store::historyOf(session, DraftId(id));
        if (!history)
            return history.error();
        return draftInFullJson(session, basis, *history);
    }
    if (const auto prospect = session.prospects().person(ProspectId(id)))
        return prospectJson(session, *prospect);
    if (const auto account = session.accounts().find(AccountId(id)))
        return accountJson(session, *account);
    if (const auto evidence = session.evidence().find(EvidenceId(id)))
        return evidenceJson(session, *evidence);
    if (session.controls().segmentPolicy(SegmentId(id))) {
        const Result<SegmentReport> report = segmentReportOf(session, SegmentId(id));
        if (!report)
            return report.error();
        return segmentReportJson(*report);
    }
    if (const auto decision = session.decisions().find(DecisionId(id))) {
        const Result<policy::DraftHistory> history = store::historyOf(session, decision->draft);
        return decisionJson(session, history ? *history : policy::DraftHistory(), *decision);
    }
    if (const auto suppression = session.suppressions().find(SuppressionId(id)))
        return suppressionJson(session, *suppression);
    if (const auto user = session.users().find(UserId(id)))
        return userJson(*user);
    return notFound(u"id.unknown"_s, id);
}

} // namespace

ListingService::ListingService(Context context, const CheckService& checks)
    : m_context(context)
    , m_checks(checks)
{}

Result<void> ListingService::list(const ListQuery& query, const RowHandler& row,
                                  std::stop_token stop) const
{
    if (Result<void> fit = filtersFit(query); !fit)
        return fit;
    return m_context.workspace.read(
        [&](store::Reader& reader) -> Result<void> {
            const Result<QString> after = afterOf(reader, query);
            if (!after)
                return after.error();
            ListQuery known = query;
            known.after = *after;
            return listKind(reader, known, row);
        },
        std::move(stop));
}

Result<Json> ListingService::show(const QString& id) const
{
    return m_context.workspace.read([&](store::Reader& reader) -> Result<Json> {
        return showIn(reader, *m_checks.basisForReading(reader), id);
    });
}

Result<QString> ListingService::resolve(Named kind, const QString& typed) const
{
    return m_context.workspace.read(
        [&](store::Reader& reader) -> Result<QString> { return idNamed(reader, kind, typed); });
}

} // namespace countersign
