// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/queue_bench.h"

#include "app/store/drafts.h"
#include "app/store/history.h"
#include "app/store/queue.h"
#include "app/store/workspace.h"
#include "tests/bench/report.h"

#include <cstdio>
#include <random>

using namespace Qt::StringLiterals;

namespace countersign::bench {

namespace {

using policy::ReviewState;
using store::Direction;
using store::QueueFilter;
using store::QueuePage;
using store::QueueRequest;
using store::QueueSort;

constexpr double pageLimit = 5;    ///< ms: a third of the frame that "next draft" has
constexpr double searchLimit = 30; ///< ms: docs/performance.md
constexpr double countLimit = 5;
constexpr int pagesEach = 40;

struct Named {
    QString name;
    QueueFilter filter;
};

std::vector<Named> filters()
{
    std::vector<Named> all;
    all.push_back({u"everything"_s, {}});
    all.push_back({u"needs review"_s, {.states = {ReviewState::NeedsReview}}});
    all.push_back({u"to do (4 states)"_s,
                   {.states = {ReviewState::NeedsReview, ReviewState::ChangedSinceApproval,
                               ReviewState::Blocked, ReviewState::Conflict}}});
    all.push_back({u"conflict (rare)"_s, {.states = {ReviewState::Conflict}}});
    all.push_back({u"one segment"_s, {.segments = {SegmentId(u"segment:4"_s)}}});
    all.push_back(
        {u"one segment, needs sign-off"_s,
         {.segments = {SegmentId(u"segment:4"_s)}, .states = {ReviewState::NeedsSignOff}}});
    all.push_back({u"SMS, needs review"_s,
                   {.states = {ReviewState::NeedsReview}, .channels = {Channel::Sms}}});
    all.push_back({u"unsupported claims"_s, {.check = u"accuracy.unsupported"_s}});
    all.push_back({u"injection (rare check)"_s, {.check = u"security.injection"_s}});
    all.push_back({u"conflict and unsupported"_s,
                   {.states = {ReviewState::Conflict}, .check = u"accuracy.unsupported"_s}});
    all.push_back({u"one account"_s, {.account = AccountId(u"account:77"_s)}});
    all.push_back({u"one persona"_s, {.persona = PersonaId(u"persona:3"_s)}});
    all.push_back({u"German"_s, {.languages = {u"de"_s}}});
    all.push_back({u"one owner, needs review"_s,
                   {.states = {ReviewState::NeedsReview}, .owner = u"Owner 7"_s}});
    all.push_back({u"persona, language, owner, blocked"_s,
                   {.states = {ReviewState::Blocked},
                    .persona = PersonaId(u"persona:3"_s),
                    .languages = {u"fr"_s},
                    .owner = u"Owner 7"_s}});
    all.push_back({u"for my signature"_s, {.signer = UserId(u"user:ingrid-falk"_s)}});
    return all;
}

class Bench {
public:
    Bench(store::Workspace& workspace, Report& report)
        : m_workspace(workspace)
        , m_report(report)
    {}

    void pages(const Named& named)
    {
        Timings timings;
        qint64 rows = 0;
        for (const QueueSort sort :
             {QueueSort::Priority, QueueSort::Due, QueueSort::Worst, QueueSort::Newest}) {
            QueueRequest request{.filter = named.filter, .sort = sort};
            rows += walk(request, timings);
            request.direction = Direction::Backward;
            rows += walk(request, timings);
        }
        m_report.timings(QString(u"page of 50: "_s + named.name + u" (" + QString::number(rows) +
                                 u" rows in " + QString::number(timings.count()) + u" pages)"),
                         timings, pageLimit);
    }

    void search()
    {
        const char* const typed[] = {"nordlicht foods",
                                     "ada köhl",
                                     "temperature excursion dock",
                                     "the warehouse",
                                     "greta pell",
                                     "zenplo",
                                     "heron gate tools",
                                     "quality of the load",
                                     "xyzzy"};
        Timings timings;
        for (const char* text : typed) {
            const QString whole = QString::fromUtf8(text);
            for (qsizetype n = 2; n <= whole.size(); ++n)
                step({.filter = {.search = whole.left(n)}}, timings);
        }
        m_report.timings(u"search as somebody types"_s, timings, searchLimit);
        Timings filtered;
        for (const char* text : typed) {
            const QString whole = QString::fromUtf8(text);
            for (qsizetype n = 2; n <= whole.size(); ++n)
                step({.filter = {.states = {ReviewState::Conflict}, .search = whole.left(n)}},
                     filtered);
        }
        m_report.timings(u"search among conflicts (rare)"_s, filtered, searchLimit);
    }

    void counts()
    {
        Timings byState;
        Timings bySegment;
        Timings exact;
        for (int n = 0; n < 50; ++n) {
            byState.add(read([](const store::Queue& queue) { (void)queue.countsByState({}); }));
            bySegment.add(read([](const store::Queue& queue) { (void)queue.countsBySegment(); }));
            exact.add(read([](const store::Queue& queue) {
                (void)queue.count({.states = {ReviewState::NeedsReview}});
            }));
        }
        m_report.timings(u"counts by state"_s, byState, countLimit);
        m_report.timings(u"counts by segment"_s, bySegment, countLimit);
        m_report.timings(u"count of one state"_s, exact, countLimit);
    }

    void histories(const std::vector<DraftId>& drafts)
    {
        Timings timings;
        for (const DraftId& draft : drafts) {
            timings.add(timed([&] {
                (void)m_workspace.read([&draft](store::Reader& reader) -> Result<bool> {
                    return store::historyOf(reader, draft).ok();
                });
            }));
        }
        m_report.timings(u"history of one draft"_s, timings, 2);
    }

    [[nodiscard]] std::vector<DraftId> someDrafts(int n)
    {
        std::vector<DraftId> drafts;
        std::mt19937 random(5);
        const Result<qint64> count = m_workspace.read(
            [](store::Reader& reader) -> Result<qint64> { return reader.drafts().count(); });
        for (int i = 0; i < n; ++i)
            drafts.emplace_back(
                QString(u"draft:"_s + QString::number(random() % static_cast<quint32>(*count))));
        return drafts;
    }

private:
    Took read(const std::function<void(const store::Queue&)>& work)
    {
        return timed([&] {
            (void)m_workspace.read([&work](store::Reader& reader) -> Result<bool> {
                work(reader.queue());
                return true;
            });
        });
    }

    QueuePage step(const QueueRequest& request, Timings& timings)
    {
        QueuePage page;
        timings.add(read([&](const store::Queue& queue) { page = queue.page(request); }));
        return page;
    }

    qint64 walk(QueueRequest request, Timings& timings)
    {
        qint64 rows = 0;
        for (int n = 0; n < pagesEach; ++n) {
            const QueuePage page = step(request, timings);
            rows += static_cast<qint64>(page.rows.size());
            if (!page.more)
                break;
            request.from = page.end;
        }
        return rows;
    }

    store::Workspace& m_workspace;
    Report& m_report;
};

} // namespace

bool measureQueue(const QString& file)
{
    const store::Surroundings surroundings{
        std::make_shared<SystemClock>(),
        std::make_shared<store::FileDeviceKeys>(QString(file + u".devices"_s))};
    Result<std::unique_ptr<store::Workspace>> opened = Error();
    const Took opening = timed(
        [&] { opened = store::Workspace::open(file, store::OpenMode::ReadWrite, surroundings); });
    if (!opened) {
        std::printf("%s: %s\n", qPrintable(file), qPrintable(opened.error().id));
        return false;
    }
    Report report(QString(u"Queue of "_s + file));
    Bench bench(**opened, report);
    Timings first;
    first.add(opening);
    report.timings(u"open"_s, first, 50);
    for (const Named& named : filters())
        bench.pages(named);
    bench.search();
    bench.counts();
    bench.histories(bench.someDrafts(500));
    report.print();
    return report.allReached();
}

} // namespace countersign::bench
