// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/queue/queue_filter.h"
#include "models/queue/queue_grouping.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

/// A list in memory that knows accounts and segments; pages are as short as the request wants.
struct GroupedList {
    std::vector<store::QueueRow> rows; ///< by place

    void add(int place, const QString& account, const QString& segment)
    {
        store::QueueRow row;
        row.draft = DraftId(u"d%1"_s.arg(place));
        row.name = row.draft.text();
        row.company = account;
        if (!account.isEmpty())
            row.account = AccountId(account);
        if (!segment.isEmpty())
            row.segment = SegmentId(segment);
        row.key = {place};
        rows.push_back(row);
    }

    store::QueuePage page(const store::QueueRequest& request) const
    {
        std::vector<store::QueueRow> found;
        for (const store::QueueRow& row : rows) {
            const bool account = !request.filter.account || row.account == request.filter.account;
            const std::vector<SegmentId>& segments = request.filter.segments;
            const bool segment =
                segments.empty() || (row.segment && std::find(segments.begin(), segments.end(),
                                                              *row.segment) != segments.end());
            const bool under = !request.filter.under || row.segment == request.filter.under->id;
            const bool back = request.direction == store::Direction::Backward;
            const bool beyond = !request.from || (back ? row.key.place < request.from->place
                                                       : row.key.place > request.from->place);
            if (account && segment && under && beyond)
                found.push_back(row);
        }
        const bool back = request.direction == store::Direction::Backward;
        if (back)
            std::reverse(found.begin(), found.end());
        store::QueuePage page;
        page.more = found.size() > size_t(request.limit);
        found.resize(std::min(found.size(), size_t(request.limit)));
        if (!found.empty())
            page.end = found.back().key;
        if (back)
            std::reverse(found.begin(), found.end());
        page.rows = std::move(found);
        return page;
    }

    [[nodiscard]] QueueSource source() const
    {
        QueueSource made;
        made.page = [this](const store::QueueRequest& request,
                           const std::stop_token&) -> Result<store::QueuePage> {
            return page(request);
        };
        made.row = [this](const DraftId& draft,
                          store::QueueSort) -> Result<std::optional<store::QueueRow>> {
            for (const store::QueueRow& row : rows) {
                if (row.draft == draft)
                    return std::optional(row);
            }
            return std::optional<store::QueueRow>();
        };
        made.matches = [](const DraftId&, const store::QueueFilter&) -> Result<bool> {
            return true;
        };
        made.segments = []() -> Result<std::vector<std::optional<SegmentId>>> {
            return std::vector<std::optional<SegmentId>>{SegmentId(u"s1"_s), SegmentId(u"s2"_s),
                                                         std::nullopt};
        };
        return made;
    }
};

QStringList names(const std::vector<store::QueueRow>& rows)
{
    QStringList texts;
    for (const store::QueueRow& row : rows)
        texts.append(row.name);
    return texts;
}

/// The whole list, read in pages from one end.
QStringList walked(const QueueSource& source, QueueGrouping grouping, store::Direction direction,
                   int limit)
{
    const GroupedQueue queue(source, {}, store::QueueSort::Priority, grouping);
    std::optional<QueuePlace> from;
    QStringList all;
    while (true) {
        const Result<QueueStretch> stretch = queue.read(direction, from, limit, {});
        const QStringList page = names(stretch->rows);
        all = direction == store::Direction::Forward ? QStringList(all + page)
                                                     : QStringList(page + all);
        if (!stretch->more)
            return all;
        from = stretch->end;
    }
}

} // namespace

class QueueGroupingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAccountStandsWhereItsFirstDraftWould()
    {
        GroupedList list;
        list.add(1, u"A"_s, {});
        list.add(2, u"B"_s, {});
        list.add(3, u"A"_s, {});
        list.add(4, {}, {});
        list.add(5, u"B"_s, {});
        list.add(6, u"C"_s, {});
        const QStringList wanted{u"d1"_s, u"d3"_s, u"d2"_s, u"d5"_s, u"d4"_s, u"d6"_s};
        const QueueSource source = list.source();
        for (const int limit : {1, 2, 3, 50}) {
            QCOMPARE(walked(source, QueueGrouping::Account, store::Direction::Forward, limit),
                     wanted);
            QCOMPARE(walked(source, QueueGrouping::Account, store::Direction::Backward, limit),
                     wanted);
        }
    }

    void segmentsFollowInTheirOrder()
    {
        GroupedList list;
        list.add(1, {}, u"s2"_s);
        list.add(2, {}, {});
        list.add(3, {}, u"s1"_s);
        list.add(4, {}, u"s2"_s);
        const QStringList wanted{u"d3"_s, u"d1"_s, u"d4"_s, u"d2"_s};
        const QueueSource source = list.source();
        for (const int limit : {1, 2, 50}) {
            QCOMPARE(walked(source, QueueGrouping::Segment, store::Direction::Forward, limit),
                     wanted);
            QCOMPARE(walked(source, QueueGrouping::Segment, store::Direction::Backward, limit),
                     wanted);
        }
    }

    void thoseInNoSegmentAreReadWithoutTheOthers()
    {
        GroupedList list;
        for (int i = 1; i <= 5000; ++i)
            list.add(i, {}, i % 1000 == 0 ? QString() : u"s1"_s);
        QueueSource source = list.source();
        size_t read = 0;
        source.page = [&list, &read](const store::QueueRequest& request,
                                     const std::stop_token&) -> Result<store::QueuePage> {
            store::QueuePage page = list.page(request);
            read += page.rows.size();
            return page;
        };
        const GroupedQueue queue(source, {}, store::QueueSort::Priority, QueueGrouping::Segment);
        const Result<QueueStretch> last = queue.read(store::Direction::Backward, {}, 5, {});
        QCOMPARE(names(last->rows).mid(last->rows.size() - 5),
                 (QStringList{u"d1000"_s, u"d2000"_s, u"d3000"_s, u"d4000"_s, u"d5000"_s}));
        QVERIFY2(read <= 10, qPrintable(QString::number(read)));
    }

    void nothingIsLostOrTwiceWhateverTheList()
    {
        std::mt19937 random(20261130);
        for (int round = 0; round < 60; ++round) {
            GroupedList list;
            const int rows = static_cast<int>(random() % 40);
            for (int i = 0; i < rows; ++i) {
                const int account = static_cast<int>(random() % 6);
                const int segment = static_cast<int>(random() % 3);
                list.add(i + 1, account == 0 ? QString() : u"a%1"_s.arg(account),
                         segment == 0 ? QString() : u"s%1"_s.arg(segment));
            }
            const QueueSource source = list.source();
            QStringList plain = names(list.rows);
            std::sort(plain.begin(), plain.end());
            for (const QueueGrouping grouping : {QueueGrouping::Account, QueueGrouping::Segment}) {
                const int limit = 1 + static_cast<int>(random() % 9);
                const QStringList forward =
                    walked(source, grouping, store::Direction::Forward, limit);
                QCOMPARE(walked(source, grouping, store::Direction::Backward, limit), forward);
                QStringList sorted = forward;
                std::sort(sorted.begin(), sorted.end());
                QCOMPARE(sorted, plain);
                if (rows == 0)
                    continue;
                // A window around any draft is a stretch of the same list.
                QueueWindowRequest request;
                request.grouping = grouping;
                request.around = list.rows.at(random() % list.rows.size()).draft;
                request.before = 5;
                request.after = 5;
                const Result<QueueWindow> window = readWindow(source, request, {});
                QVERIFY(window.ok());
                const QStringList shown = names(window->rows);
                QCOMPARE(shown.value(window->aroundRow), request.around->text());
                const qsizetype at = forward.indexOf(shown.first());
                QCOMPARE(forward.mid(at, shown.size()), shown);
            }
        }
    }

    void choicesAreReadBackAsTheyWereKept()
    {
        QueueChoice choice;
        choice.segment = SegmentId(u"segment:1"_s);
        choice.states.emplace();
        choice.channel = Channel::Sms;
        choice.check = u"accuracy.stale"_s;
        choice.persona = PersonaId(u"persona:1"_s);
        choice.owner = u"Sam Okafor"_s;
        choice.language = u"de"_s;
        choice.forMe = true;
        choice.sort = store::QueueSort::Worst;
        choice.grouping = QueueGrouping::Segment;
        QCOMPARE(queueChoiceFromText(toText(choice)), choice);
        QCOMPARE(queueChoiceFromText(toText(QueueChoice())), QueueChoice());
        QCOMPARE(queueChoiceFromText(u"nonsense"_s), QueueChoice());
        const store::QueueFilter filter = filterOf(choice, std::nullopt);
        QCOMPARE(filter.check, choice.check);
        QCOMPARE(filter.persona, choice.persona);
        QCOMPARE(filter.owner, choice.owner);
        QCOMPARE(filter.languages, QStringList{choice.language});
    }
};

} // namespace countersign

QTEST_GUILESS_MAIN(countersign::QueueGroupingTest)

#include "queue_grouping_test.moc"
