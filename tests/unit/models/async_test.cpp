// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/async.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <future>
#include <stdexcept>

using namespace Qt::StringLiterals;

namespace countersign {

/// A door that work waits at until the test opens it.
class Gate {
public:
    void open() { m_promise.set_value(); }
    void wait() const { m_future.wait(); }

private:
    std::promise<void> m_promise;
    std::shared_future<void> m_future = m_promise.get_future().share();
};

class AsyncTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handsResultsOverOnThisThread()
    {
        Async async(Async::Ending::StopNow);
        QThread* worker = nullptr;
        QThread* receiver = nullptr;
        int answer = 0;
        async.run(
            this,
            [&worker](const std::stop_token&) {
                worker = QThread::currentThread();
                return 42;
            },
            [&](int result) {
                receiver = QThread::currentThread();
                answer = result;
            });
        QTRY_VERIFY(async.isIdle());
        QCOMPARE(answer, 42);
        QCOMPARE(receiver, QThread::currentThread());
        QVERIFY(worker != receiver);
    }

    void workThatThrowsAnswersAnError()
    {
        Async async(Async::Ending::StopNow);
        QString id;
        QString detail;
        async.run(
            this,
            [](const std::stop_token&) -> Result<int> { throw std::runtime_error("out of paper"); },
            [&](const Result<int>& result) {
                id = result.error().id;
                detail = result.error().detail;
            });
        QTRY_VERIFY(async.isIdle());
        QCOMPARE(id, u"program.defect"_s);
        QCOMPARE(detail, u"out of paper"_s);
    }

    void workThatThrowsAndCannotAnswerOneIsLogged()
    {
        Async async(Async::Ending::StopNow);
        bool handedOver = false;
        QTest::ignoreMessage(QtWarningMsg, "work in the background failed: out of paper");
        async.run(
            this, [](const std::stop_token&) -> int { throw std::runtime_error("out of paper"); },
            [&handedOver](int) { handedOver = true; });
        QTRY_VERIFY(async.isIdle());
        QVERIFY(!handedOver);
        int answer = 0; // the thread goes on
        async.run(
            this, [](const std::stop_token&) { return 42; },
            [&answer](int result) { answer = result; });
        QTRY_COMPARE(answer, 42);
    }

    void keepsTheOrder()
    {
        Async async(Async::Ending::StopNow);
        QList<int> seen;
        for (int i = 0; i < 100; ++i)
            async.run(
                this, [i](const std::stop_token&) { return i; },
                [&seen](int result) { seen.append(result); });
        QTRY_COMPARE(seen.size(), 100);
        for (int i = 0; i < 100; ++i)
            QCOMPARE(seen.at(i), i);
    }

    void takesMoveOnlyResults()
    {
        Async async(Async::Ending::StopNow);
        std::unique_ptr<int> got;
        async.run(
            this, [](const std::stop_token&) { return std::make_unique<int>(7); },
            [&got](std::unique_ptr<int> result) { got = std::move(result); });
        QTRY_VERIFY(got);
        QCOMPARE(*got, 7);
    }

    void latestWins()
    {
        Async async(Async::Ending::StopNow);
        const Gate gate;
        Gate& opened = const_cast<Gate&>(gate);
        std::atomic<bool> began = false;
        std::atomic<bool> stopSeen = false;
        std::atomic<int> ran = 0;
        QStringList seen;
        const auto keep = [&seen](const QString& result) { seen.append(result); };
        async.runLatest(
            u"check"_s, this,
            [&](const std::stop_token& stop) {
                began = true;
                gate.wait();
                stopSeen = stop.stop_requested();
                return u"first"_s;
            },
            keep);
        QTRY_VERIFY(began);
        for (const QString& name : {u"second"_s, u"third"_s})
            async.runLatest(
                u"check"_s, this,
                [&ran, name](const std::stop_token&) {
                    ++ran;
                    return name;
                },
                keep);
        async.runLatest(
            u"other"_s, this, [](const std::stop_token&) { return u"other"_s; }, keep);
        opened.open();
        QTRY_VERIFY(async.isIdle());
        QVERIFY(stopSeen);
        QCOMPARE(ran, 1); // "second" never began
        QCOMPARE(seen, (QStringList{u"third"_s, u"other"_s}));
    }

    void dropsWhatWasAskedFor()
    {
        Async async(Async::Ending::StopNow);
        Gate gate;
        bool first = false;
        bool second = false;
        async.run(
            this, [&gate](const std::stop_token&) { gate.wait(); }, [&first] { first = true; });
        async.runLatest(
            u"key"_s, this, [](const std::stop_token&) {}, [&second] { second = true; });
        async.drop(u"key"_s);
        gate.open();
        QTRY_VERIFY(async.isIdle());
        QVERIFY(first);
        QVERIFY(!second);
    }

    void sparesAContextThatIsGone()
    {
        Async async(Async::Ending::StopNow);
        Gate gate;
        bool called = false;
        auto context = std::make_unique<QObject>();
        async.run(
            context.get(), [&gate](const std::stop_token&) { gate.wait(); },
            [&called] { called = true; });
        context.reset();
        gate.open();
        QTRY_VERIFY(async.isIdle());
        QVERIFY(!called);
    }

    void stopsAtTheEnd()
    {
        std::atomic<int> ran = 0;
        std::atomic<bool> began = false;
        std::atomic<bool> stopped = false;
        {
            Async async(Async::Ending::StopNow);
            async.run(
                this,
                [&](const std::stop_token& stop) {
                    began = true;
                    while (!stop.stop_requested())
                        std::this_thread::yield();
                    stopped = true;
                },
                [] {});
            async.run(
                this, [&ran](const std::stop_token&) { ++ran; }, [] {});
            QTRY_VERIFY(began);
        }
        QVERIFY(stopped);
        QCOMPARE(ran, 0);
    }

    void finishesWritesAtTheEnd()
    {
        std::atomic<int> ran = 0;
        bool called = false;
        {
            Async async(Async::Ending::FinishQueued);
            for (int i = 0; i < 50; ++i)
                async.run(
                    this, [&ran](const std::stop_token&) { ++ran; }, [&called] { called = true; });
        }
        QCOMPARE(ran, 50);
        QCoreApplication::processEvents();
        QVERIFY(!called);
    }

    void saysWhenItIsIdle()
    {
        Async async(Async::Ending::StopNow);
        QSignalSpy idle(&async, &Async::becameIdle);
        QVERIFY(async.isIdle());
        async.run(
            this, [](const std::stop_token&) {}, [] {});
        QVERIFY(!async.isIdle());
        QTRY_COMPARE(idle.count(), 1);
    }
};

} // namespace countersign

QTEST_GUILESS_MAIN(countersign::AsyncTest)
#include "async_test.moc"
