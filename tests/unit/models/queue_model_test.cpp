// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/queue/queue_model.h"

#include "app/services/change_bus.h"
#include "fake_queue.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace Qt::StringLiterals;

namespace countersign {

using testing::FakeQueue;

class QueueModelTest : public QObject {
    Q_OBJECT

private:
    static QString idOf(int n) { return QString(u"draft:" % QString::number(n)); }

    static void fill(FakeQueue& queue, int count)
    {
        for (int i = 0; i < count; ++i)
            queue.put(idOf(i), i * 10, u"Person %1"_s.arg(i));
    }

    static QStringList idsOf(const QueueModel& model)
    {
        QStringList ids;
        for (int row = 0; row < model.rowCount(); ++row)
            ids.append(model.index(row).data(QueueModel::DraftRole).toString());
        return ids;
    }

    static QStringList idsOf(const std::vector<FakeQueue::Entry>& entries)
    {
        QStringList ids;
        for (const FakeQueue::Entry& entry : entries)
            ids.append(entry.id);
        return ids;
    }

    static Change changeOf(const QString& id) { return {Change::Kind::Drafts, {DraftId(id)}}; }

    /// The model over its fake, watched by Qt's own tester.
    struct Bench {
        FakeQueue queue;
        Async lists{Async::Ending::StopNow};
        QueueModel model{lists, queue.source()};
        QAbstractItemModelTester tester{&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal};

        void settle() { QTRY_VERIFY(lists.isIdle()); }
        void open(const store::QueueFilter& filter = {},
                  const std::optional<DraftId>& around = std::nullopt)
        {
            model.show(filter, store::QueueSort::Priority, around);
            settle();
        }
    };

private Q_SLOTS:
    void saysWhatItIsDoing()
    {
        Bench bench;
        fill(bench.queue, 3);
        QCOMPARE(bench.model.status(), QueueModel::Status::Loading);
        bench.open();
        QCOMPARE(bench.model.status(), QueueModel::Status::Ready);
        QCOMPARE(bench.model.rowCount(), 3);
        QCOMPARE(bench.model.index(1).data().toString(), u"Person 1"_s);
    }

    void twoListsOnOneWorkerLeaveEachOtherAlone()
    {
        Bench bench;
        fill(bench.queue, 3);
        FakeQueue others;
        fill(others, 2);
        QueueModel second{bench.lists, others.source()};
        bench.model.show({}, store::QueueSort::Priority, std::nullopt);
        second.show({}, store::QueueSort::Priority, std::nullopt);
        bench.settle();
        QCOMPARE(bench.model.rowCount(), 3);
        QCOMPARE(second.rowCount(), 2);
    }

    void tellsOfFailure()
    {
        Bench bench;
        Error busy;
        busy.code = ErrorCode::Busy;
        busy.id = u"workspace.busy"_s;
        bench.queue.failWith(busy);
        bench.open();
        QCOMPARE(bench.model.status(), QueueModel::Status::Failed);
        QCOMPARE(bench.model.error().id, u"workspace.busy"_s);
    }

    void readsPagesDownwards()
    {
        Bench bench;
        fill(bench.queue, 200);
        bench.open();
        QVERIFY(bench.model.rowCount() >= 75); // Qt’s tester may have asked for more
        while (bench.model.canFetchMore({})) {
            bench.model.fetchMore({});
            bench.settle();
        }
        QCOMPARE(idsOf(bench.model), idsOf(bench.queue.entries()));
        QVERIFY(!bench.model.hasMoreAfter());
    }

    void readsPagesBothWaysAroundADraft()
    {
        Bench bench;
        fill(bench.queue, 400);
        bench.open({}, DraftId(idOf(200)));
        QCOMPARE(bench.model.rowOf(DraftId(idOf(200))), 25);
        QVERIFY(bench.model.hasMoreBefore());
        QPersistentModelIndex kept = bench.model.index(25);
        while (bench.model.hasMoreBefore()) {
            bench.model.fetchBefore();
            bench.settle();
        }
        while (bench.model.canFetchMore({})) {
            bench.model.fetchMore({});
            bench.settle();
        }
        QCOMPARE(kept.row(), 200);
        QCOMPARE(idsOf(bench.model), idsOf(bench.queue.entries()));
    }

    void filters()
    {
        Bench bench;
        fill(bench.queue, 30);
        store::QueueFilter filter;
        filter.search = u"Person 2"_s;
        bench.open(filter);
        QCOMPARE(bench.model.rowCount(), 11); // 2, 20 … 29
    }

    void insertionsElsewhereLeaveTheRowAlone()
    {
        Bench bench;
        fill(bench.queue, 20);
        bench.open();
        const QPersistentModelIndex current = bench.model.index(10);
        QSignalSpy reset(&bench.model, &QAbstractItemModel::modelReset);
        bench.queue.put(u"draft:new"_s, 35, u"New"_s);
        bench.model.follow(changeOf(u"draft:new"_s));
        bench.settle();
        QCOMPARE(bench.model.rowOf(DraftId(u"draft:new"_s)), 4);
        QVERIFY(current.isValid());
        QCOMPARE(current.data(QueueModel::DraftRole).toString(), idOf(10));
        QCOMPARE(current.row(), 11);
        QCOMPARE(reset.count(), 0);
    }

    void aDraftThatLeavesIsRemoved()
    {
        Bench bench;
        fill(bench.queue, 5);
        bench.open();
        bench.queue.remove(idOf(2));
        bench.model.follow(changeOf(idOf(2)));
        bench.settle();
        QCOMPARE(bench.model.rowOf(DraftId(idOf(2))), -1);
        QCOMPARE(bench.model.rowCount(), 4);
    }

    void theDraftInHandStaysUntilAnotherIs()
    {
        Bench bench;
        fill(bench.queue, 5);
        store::QueueFilter filter;
        filter.search = u"Person"_s;
        bench.open(filter);
        bench.model.setKept(DraftId(idOf(2)));
        bench.queue.put(idOf(2), 20, u"Decided"_s); // matches no longer
        bench.model.follow(changeOf(idOf(2)));
        bench.settle();
        QCOMPARE(bench.model.index(2).data().toString(), u"Decided"_s);
        bench.model.refresh();
        bench.settle();
        QCOMPARE(bench.model.rowOf(DraftId(idOf(2))), 2);
        bench.model.setKept(DraftId(idOf(3)));
        QCOMPARE(bench.model.rowOf(DraftId(idOf(2))), -1);
        QCOMPARE(bench.model.rowCount(), 4);
    }

    void aListThatChoosesAnotherDraftWhileRowsGoLosesNone()
    {
        Bench bench;
        fill(bench.queue, 8);
        store::QueueFilter filter;
        filter.search = u"Person"_s;
        bench.open(filter);
        bench.model.setKept(DraftId(idOf(2)));
        bench.queue.put(idOf(2), 20, u"Decided"_s); // matches no longer
        bench.model.follow(changeOf(idOf(2)));
        bench.settle();
        // A view that loses its current row goes to another in the midst of it.
        connect(&bench.model, &QAbstractItemModel::rowsRemoved, &bench.model,
                [&bench] { bench.model.setKept(DraftId(idOf(0))); });
        bench.queue.remove(idOf(6));
        bench.queue.remove(idOf(7));
        bench.model.refresh();
        bench.settle();
        QCOMPARE(idsOf(bench.model), (QStringList{idOf(0), idOf(1), idOf(3), idOf(4), idOf(5)}));
    }

    void aResultForAnotherListIsDropped()
    {
        Bench bench;
        fill(bench.queue, 100);
        bench.model.show({}, store::QueueSort::Priority);
        store::QueueFilter filter;
        filter.search = u"Person 7"_s;
        bench.open(filter);
        QCOMPARE(bench.model.rowCount(), 11);
    }

    /// Whatever comes and goes, after it settled the stretch that is shown is the list's.
    void followsWhateverComes()
    {
        std::mt19937 random(20261124);
        const auto below = [&random](int bound) {
            return std::uniform_int_distribution<int>(0, bound - 1)(random);
        };
        Bench bench;
        fill(bench.queue, 40);
        bench.open();
        for (int round = 0; round < 150; ++round) {
            std::vector<DraftId> drafts;
            for (int n = below(4); n >= 0; --n) {
                const QString id = idOf(below(60));
                if (below(3) == 0)
                    bench.queue.remove(id);
                else
                    bench.queue.put(id, below(100000), u"Person"_s);
                drafts.emplace_back(id);
            }
            if (below(5) == 0)
                bench.model.refresh();
            else
                bench.model.follow({Change::Kind::Drafts, drafts});
            if (below(2) == 0)
                bench.settle();
        }
        bench.settle();
        QCOMPARE(idsOf(bench.model), idsOf(bench.queue.entries()));
    }
};

} // namespace countersign

QTEST_GUILESS_MAIN(countersign::QueueModelTest)
#include "queue_model_test.moc"
