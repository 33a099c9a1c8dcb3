// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/change_bus.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using countersign::Change;
using countersign::ChangeBus;
using countersign::DraftId;

class ChangeBusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsEveryObserverInTurn();
    void aSubscriptionEndsWithItsObject();
    void anObserverMayEndItsOwnSubscription();
    void endingWaitsForACallThatRuns();
    void publishingFromManyThreadsLosesNothing();
};

void ChangeBusTest::tellsEveryObserverInTurn()
{
    ChangeBus bus;
    std::vector<int> order;
    const auto first = bus.subscribe([&order](const Change&) { order.push_back(1); });
    const auto second = bus.subscribe([&order](const Change& change) {
        order.push_back(2);
        QCOMPARE(change.drafts.size(), size_t(1));
        QCOMPARE(change.drafts.front(), DraftId(u"draft:a"_s));
    });
    bus.publish({.kind = Change::Kind::Drafts, .drafts = {DraftId(u"draft:a"_s)}});
    QCOMPARE(order, (std::vector<int>{1, 2}));
}

void ChangeBusTest::aSubscriptionEndsWithItsObject()
{
    ChangeBus bus;
    int calls = 0;
    {
        ChangeBus::Subscription outer;
        {
            ChangeBus::Subscription inner = bus.subscribe([&calls](const Change&) { ++calls; });
            outer = std::move(inner);
        }
        bus.publish({});
        QCOMPARE(calls, 1);
    }
    bus.publish({});
    QCOMPARE(calls, 1);
}

void ChangeBusTest::anObserverMayEndItsOwnSubscription()
{
    ChangeBus bus;
    int calls = 0;
    ChangeBus::Subscription own;
    own = bus.subscribe([&](const Change&) {
        ++calls;
        own = {};
    });
    bus.publish({});
    bus.publish({});
    QCOMPARE(calls, 1);
}

void ChangeBusTest::endingWaitsForACallThatRuns()
{
    ChangeBus bus;
    std::atomic<bool> isInside = false;
    std::atomic<bool> mayLeave = false;
    std::atomic<bool> hasLeft = false;
    auto subscription = bus.subscribe([&](const Change&) {
        isInside = true;
        isInside.notify_all();
        mayLeave.wait(false);
        hasLeft = true;
    });
    std::jthread publisher([&bus] { bus.publish({}); });
    isInside.wait(false);
    std::jthread opener([&mayLeave] {
        mayLeave = true;
        mayLeave.notify_all();
    });
    subscription = {};
    QVERIFY(hasLeft);
}

void ChangeBusTest::publishingFromManyThreadsLosesNothing()
{
    ChangeBus bus;
    int calls = 0; // each observer is called one change at a time
    const auto subscription = bus.subscribe([&calls](const Change&) { ++calls; });
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&bus] {
                for (int n = 0; n < 500; ++n)
                    bus.publish({});
            });
    }
    QCOMPARE(calls, 2000);
}

QTEST_GUILESS_MAIN(ChangeBusTest)
#include "change_bus_test.moc"
