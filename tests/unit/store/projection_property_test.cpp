// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/doctor.h"
#include "app/store/history.h"
#include "tests/unit/store/support/random_world.h"
#include "tests/unit/store/support/temp_workspace.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;

namespace {

/// A draft worked out from its documents alone, without the projection.
struct Known {
    policy::DraftHistory history;
    policy::ReviewState state = policy::ReviewState::NeedsReview;
    std::vector<Finding> open;
    int blockers = 0;
    int warnings = 0;
    int notes = 0;
    int row = 0; ///< in the order in which drafts came

    [[nodiscard]] std::vector<qint64> sortKey(QueueSort sort) const
    {
        const qint64 due = history.draft.due ? history.draft.due->toJulianDay() : (1 << 24);
        switch (sort) {
        case QueueSort::Priority:
            return {-history.draft.priority, due, row};
        case QueueSort::Due:
            return {due, -history.draft.priority, row};
        case QueueSort::Worst:
            return {-blockers, -warnings, -notes, row};
        case QueueSort::Newest:
            return {-row};
        }
        return {};
    }
};

Known known(const Session& session, const DraftId& id, int row)
{
    Known known;
    known.history = must(historyOf(session, id));
    known.row = row;
    known.state = policy::reviewState(known.history);
    known.open = policy::openFindings(known.history);
    for (const Finding& finding : known.open) {
        known.blockers += finding.severity == Severity::Blocker;
        known.warnings += finding.severity == Severity::Warning;
        known.notes += finding.severity == Severity::Note;
    }
    return known;
}

template<class T>
bool isOneOf(const std::vector<T>& some, const T& one)
{
    return some.empty() || std::find(some.begin(), some.end(), one) != some.end();
}

bool isInOneOf(const std::vector<SegmentId>& some, const std::vector<SegmentId>& own)
{
    return some.empty() || std::any_of(own.begin(), own.end(), [&some](const SegmentId& segment) {
               return std::find(some.begin(), some.end(), segment) != some.end();
           });
}

FirstSegment firstOf(const std::vector<SegmentId>& own)
{
    return own.empty() ? FirstSegment() : FirstSegment{own.front()};
}

bool fits(const Known& draft, const QueueFilter& filter)
{
    const Prospect& person = draft.history.prospect;
    const bool speaks = filter.languages.isEmpty() ||
                        std::any_of(filter.languages.cbegin(), filter.languages.cend(),
                                    [&person](const QString& language) {
                                        return person.language == language ||
                                               person.language.startsWith(QString(language + u'-'));
                                    });
    const bool isFound =
        filter.check.isEmpty() ||
        std::any_of(draft.open.begin(), draft.open.end(),
                    [&filter](const Finding& finding) { return finding.check == filter.check; });
    const bool hasChannel =
        filter.channels.empty() ||
        (draft.history.draft.channel && isOneOf(filter.channels, *draft.history.draft.channel));
    const Revision* head = policy::headOf(draft.history);
    const bool canSign =
        !filter.signer || (draft.state == policy::ReviewState::NeedsSignOff && head &&
                           draft.history.governance.approvers.contains(*filter.signer) &&
                           !policy::humanAuthors(draft.history).contains(*filter.signer));
    return speaks && isFound && hasChannel && canSign &&
           isInOneOf(filter.segments, draft.history.governance.segments) &&
           (!filter.under || firstOf(draft.history.governance.segments) == *filter.under) &&
           isOneOf(filter.states, draft.state) &&
           (!filter.account || person.account == filter.account) &&
           (!filter.persona || person.persona == filter.persona) &&
           (filter.owner.isEmpty() || person.owner == filter.owner);
}

QueueFilter someFilter(RandomWorld& world)
{
    QueueFilter filter;
    const auto chance = [&world] { return world.below(4) == 0; };
    if (chance())
        filter.segments = {worldSegment(world.below(worldSegments))};
    if (chance())
        filter.under = world.below(2) ? FirstSegment{worldSegment(world.below(worldSegments))}
                                      : FirstSegment();
    if (chance() || chance())
        filter.states = {policy::allReviewStates[static_cast<size_t>(world.below(11))],
                         policy::allReviewStates[static_cast<size_t>(world.below(11))]};
    if (chance())
        filter.channels = {allChannels[static_cast<size_t>(world.below(5))], Channel::Email};
    if (chance())
        filter.check = world.below(2) ? u"accuracy.unsupported"_s : u"ask.count"_s;
    if (chance())
        filter.account = account(world.below(worldAccounts)).id;
    if (chance())
        filter.persona = worldPersona(world.below(2));
    if (chance())
        filter.languages = world.below(2) ? QStringList{u"de"_s} : QStringList{u"en"_s, u"xx"_s};
    if (chance())
        filter.owner = u"Wren Hallatt"_s;
    if (chance())
        filter.signer = worldUsers()[1].id;
    return filter;
}

/// All of it, page by page.
std::vector<DraftId> readAll(const Queue& queue, const QueueFilter& filter, QueueSort sort,
                             Direction direction, int limit)
{
    std::vector<DraftId> drafts;
    QueueRequest request{.filter = filter, .sort = sort, .direction = direction, .limit = limit};
    for (;;) {
        const QueuePage page = queue.page(request);
        std::vector<DraftId> some;
        for (const QueueRow& row : page.rows)
            some.push_back(row.draft);
        drafts.insert(direction == Direction::Forward ? drafts.end() : drafts.begin(), some.begin(),
                      some.end());
        if (!page.more)
            return drafts;
        request.from = page.end;
    }
}

} // namespace

/// Whatever happens in whatever order, the queue shows what the documents say.
class ProjectionPropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void queueShowsWhatTheDocumentsSay_data();
    void queueShowsWhatTheDocumentsSay();

private:
    void compareRows(const Session& session, const std::vector<Known>& drafts);
    void compareCounts(const Session& session, const std::vector<Known>& drafts);
    void comparePages(const Session& session, const std::vector<Known>& drafts, RandomWorld& world);
};

void ProjectionPropertyTest::queueShowsWhatTheDocumentsSay_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void ProjectionPropertyTest::compareRows(const Session& session, const std::vector<Known>& drafts)
{
    for (const Known& draft : drafts) {
        const std::optional<QueueRow> row =
            session.queue().row(draft.history.draft.id, QueueSort::Priority);
        QVERIFY(row.has_value());
        QCOMPARE(row->state, draft.state);
        QCOMPARE(policy::code(row->facts), policy::code(policy::factsOf(draft.history)));
        QCOMPARE(row->mode, draft.history.governance.effectiveMode());
        QCOMPARE(row->blockers, draft.blockers);
        QCOMPARE(row->warnings, draft.warnings);
        QCOMPARE(row->notes, draft.notes);
        QCOMPARE(row->name, draft.history.prospect.name);
        QCOMPARE(row->company, draft.history.account ? draft.history.account->name : QString());
        QCOMPARE(row->priority, draft.history.draft.priority);
        QCOMPARE(row->due, draft.history.draft.due);
        const auto& segments = draft.history.governance.segments;
        QCOMPARE(row->segment, segments.empty() ? std::nullopt : std::optional(segments.front()));
        QCOMPARE(row->revisions, static_cast<int>(draft.history.revisions.size()));
        if (const Revision* head = policy::headOf(draft.history))
            QCOMPARE(row->author, head->author);
    }
}

void ProjectionPropertyTest::compareCounts(const Session& session, const std::vector<Known>& drafts)
{
    std::map<policy::ReviewState, qint64> byState;
    std::map<std::optional<SegmentId>, std::map<policy::ReviewState, qint64>> bySegment;
    for (const Known& draft : drafts) {
        ++byState[draft.state];
        const auto& segments = draft.history.governance.segments;
        ++bySegment[segments.empty() ? std::nullopt : std::optional(segments.front())][draft.state];
    }
    QCOMPARE(session.queue().countsByState({}), byState);
    std::map<std::optional<SegmentId>, std::map<policy::ReviewState, qint64>> shown;
    for (const SegmentCounts& counts : session.queue().countsBySegment())
        shown[counts.segment] = counts.byState;
    QCOMPARE(shown, bySegment);
}

void ProjectionPropertyTest::comparePages(const Session& session, const std::vector<Known>& drafts,
                                          RandomWorld& world)
{
    const QueueFilter filter = someFilter(world);
    const auto sort = static_cast<QueueSort>(world.below(4));
    std::vector<Known> fitting;
    std::copy_if(drafts.begin(), drafts.end(), std::back_inserter(fitting),
                 [&filter](const Known& draft) { return fits(draft, filter); });
    std::sort(fitting.begin(), fitting.end(),
              [sort](const Known& a, const Known& b) { return a.sortKey(sort) < b.sortKey(sort); });
    std::vector<DraftId> wanted;
    for (const Known& draft : fitting)
        wanted.push_back(draft.history.draft.id);
    const int limit = 1 + world.below(8);
    QCOMPARE(readAll(session.queue(), filter, sort, Direction::Forward, limit), wanted);
    QCOMPARE(readAll(session.queue(), filter, sort, Direction::Backward, limit), wanted);
    QCOMPARE(session.queue().count(filter).n, static_cast<qint64>(wanted.size()));
    for (const Known& draft : drafts)
        QCOMPARE(session.queue().matches(draft.history.draft.id, filter), fits(draft, filter));
}

void ProjectionPropertyTest::queueShowsWhatTheDocumentsSay()
{
    QFETCH(quint32, seed);
    TempWorkspace workspace;
    workspace.create();
    RandomWorld world(seed);
    workspace.write([&world](Transaction& tx) { world.begin(tx); });
    for (int round = 0; round < 60; ++round) {
        workspace.write([&world](Transaction& tx) {
            for (int n = 1 + world.below(6); n > 0; --n)
                world.step(tx);
        });
        workspace.check([&](Reader& reader) {
            std::vector<Known> drafts;
            for (const DraftId& id : world.drafts())
                drafts.push_back(known(reader, id, static_cast<int>(drafts.size()) + 1));
            compareRows(reader, drafts);
            compareCounts(reader, drafts);
            comparePages(reader, drafts, world);
            comparePages(reader, drafts, world);
        });
        if (QTest::currentTestFailed())
            return;
    }
    workspace.close();
    const Diagnosis diagnosis = must(examine(workspace.path(), workspace.surroundings()));
    for (const Ailment& ailment : diagnosis.ailments)
        qWarning("%d %s %s", static_cast<int>(ailment.found),
                 qPrintable(ailment.examples.join(u' ')), qPrintable(ailment.detail));
    QVERIFY(diagnosis.isSound());
}

QTEST_GUILESS_MAIN(ProjectionPropertyTest)
#include "projection_property_test.moc"
