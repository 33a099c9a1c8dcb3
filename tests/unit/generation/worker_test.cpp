// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/worker.h"

#include "app/generation/stopped.h"

#include <QTest>

#include <atomic>
#include <future>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::generation;

class WorkerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesABatchInOrder();
    void reportsErrorsItemByItem();
    void passesOnTheDirective();
    void finishesWhatItHolds();
    void stopsNow();
    void goesOnWithWhatWasLeft();
    void handsBackTheQueueWhenItIsTakenDown();
    void isQuietWithNothingToDo();
};

namespace {

std::vector<GenerationJob> jobs(int count)
{
    std::vector<GenerationJob> list;
    for (int i = 0; i < count; ++i)
        list.push_back(
            {DraftId(u"d%1"_s.arg(i)), ProspectId(u"p%1"_s.arg(i)), u"Person %1"_s.arg(i), {}});
    return list;
}

/// Notes what a worker does. Its members are read after the worker is idle or gone.
struct Record {
    std::mutex mutex;
    QStringList results; ///< "d0 written", "d1 no_address"
    std::vector<RunReport> ends;
    std::vector<qint64> done;

    WorkerFunctions functions()
    {
        WorkerFunctions f;
        f.dossier = [](const GenerationJob& job) -> Result<ProspectDossier> {
            ProspectDossier dossier;
            dossier.prospect.id = job.prospect;
            return dossier;
        };
        f.writeMessage = [](const ProspectDossier& dossier,
                            std::stop_token) -> Result<Composition> {
            Composition composition;
            composition.text = dossier.directive;
            return composition;
        };
        f.result = [this](const GenerationJob& job, Result<Composition> result) {
            const std::lock_guard lock(mutex);
            results.append(
                QString(job.draft.text() + u' ' + (result ? u"written"_s : result.error().id)));
        };
        f.progress = [this](const Progress& progress) {
            const std::lock_guard lock(mutex);
            done.push_back(progress.done);
        };
        f.ended = [this](const RunReport& report) {
            const std::lock_guard lock(mutex);
            ends.push_back(report);
        };
        return f;
    }
};

QStringList draftsOf(const std::vector<GenerationJob>& list)
{
    QStringList drafts;
    for (const GenerationJob& job : list)
        drafts.append(job.draft.text());
    return drafts;
}

} // namespace

void WorkerTest::writesABatchInOrder()
{
    Record record;
    GenerationWorker worker(record.functions());
    worker.enqueue(jobs(3));
    worker.waitUntilIdle();
    QCOMPARE(record.results, QStringList({u"d0 written"_s, u"d1 written"_s, u"d2 written"_s}));
    QCOMPARE(record.ends.size(), 1U);
    QCOMPARE(record.ends.front().end, RunEnd::Done);
    QCOMPARE(record.ends.front().written, 3);
    QCOMPARE(record.ends.front().failed, 0);
    QVERIFY(record.ends.front().left.empty());
    QCOMPARE(record.done, std::vector<qint64>({0, 1, 2, 3}));
}

void WorkerTest::reportsErrorsItemByItem()
{
    Record record;
    WorkerFunctions functions = record.functions();
    functions.dossier = [](const GenerationJob& job) -> Result<ProspectDossier> {
        if (job.draft.text() == u"d0")
            return Error{ErrorCode::NotFound, u"draft.gone"_s, {}, {}, {}, {}};
        ProspectDossier dossier;
        dossier.prospect.id = job.prospect;
        return dossier;
    };
    functions.writeMessage = [](const ProspectDossier& dossier,
                                std::stop_token) -> Result<Composition> {
        if (dossier.prospect.id.text() == u"p1")
            return refusal(u"generation.no_address"_s);
        return Composition();
    };
    GenerationWorker worker(functions);
    worker.enqueue(jobs(3));
    worker.waitUntilIdle();
    QCOMPARE(record.results,
             QStringList({u"d0 draft.gone"_s, u"d1 generation.no_address"_s, u"d2 written"_s}));
    QCOMPARE(record.ends.front().written, 1);
    QCOMPARE(record.ends.front().failed, 2);
}

void WorkerTest::passesOnTheDirective()
{
    Record record;
    WorkerFunctions functions = record.functions();
    QString said;
    functions.result = [&said](const GenerationJob&, Result<Composition> result) {
        said = result->text;
    };
    GenerationWorker worker(functions);
    worker.enqueue({{DraftId(u"d"_s), ProspectId(u"p"_s), {}, u"shorter"_s}});
    worker.waitUntilIdle();
    QCOMPARE(said, u"shorter"_s);
}

void WorkerTest::finishesWhatItHolds()
{
    Record record;
    WorkerFunctions functions = record.functions();
    std::promise<void> begun;
    std::promise<void> mayGoOn;
    functions.writeMessage = [&, first = true](const ProspectDossier&,
                                               std::stop_token) mutable -> Result<Composition> {
        if (std::exchange(first, false)) {
            begun.set_value();
            mayGoOn.get_future().wait();
        }
        return Composition();
    };
    GenerationWorker worker(functions);
    worker.enqueue(jobs(3));
    begun.get_future().wait();
    worker.finish();
    mayGoOn.set_value();
    worker.waitUntilIdle();
    QCOMPARE(record.results, QStringList(u"d0 written"_s));
    QCOMPARE(record.ends.front().end, RunEnd::Finished);
    QCOMPARE(draftsOf(record.ends.front().left), QStringList({u"d1"_s, u"d2"_s}));
}

void WorkerTest::stopsNow()
{
    Record record;
    WorkerFunctions functions = record.functions();
    std::promise<void> begun;
    functions.writeMessage = [&](const ProspectDossier&,
                                 std::stop_token stop) -> Result<Composition> {
        std::promise<void> asked;
        const std::stop_callback wake(stop, [&asked] { asked.set_value(); });
        begun.set_value();
        asked.get_future().wait();
        return stopped();
    };
    GenerationWorker worker(functions);
    worker.enqueue(jobs(2));
    begun.get_future().wait();
    worker.stopNow();
    worker.waitUntilIdle();
    QCOMPARE(record.results, QStringList());
    QCOMPARE(record.ends.front().end, RunEnd::Stopped);
    QCOMPARE(record.ends.front().written, 0);
    // What was in hand comes first, so that the batch can be taken up where it was.
    QCOMPARE(draftsOf(record.ends.front().left), QStringList({u"d0"_s, u"d1"_s}));
}

void WorkerTest::goesOnWithWhatWasLeft()
{
    Record record;
    WorkerFunctions functions = record.functions();
    GenerationWorker* self = nullptr;
    std::atomic<bool> asked = false;
    functions.writeMessage = [&](const ProspectDossier&, std::stop_token) -> Result<Composition> {
        if (!asked.exchange(true))
            self->finish();
        return Composition();
    };
    GenerationWorker worker(functions);
    self = &worker;
    worker.enqueue(jobs(3));
    worker.waitUntilIdle();
    worker.enqueue(record.ends.front().left);
    worker.waitUntilIdle();
    QCOMPARE(record.results, QStringList({u"d0 written"_s, u"d1 written"_s, u"d2 written"_s}));
    QCOMPARE(record.ends.size(), 2U);
    QCOMPARE(record.ends.back().end, RunEnd::Done);
    QCOMPARE(record.ends.back().written, 2);
}

void WorkerTest::handsBackTheQueueWhenItIsTakenDown()
{
    Record record;
    WorkerFunctions functions = record.functions();
    std::promise<void> begun;
    functions.writeMessage = [&](const ProspectDossier&,
                                 std::stop_token stop) -> Result<Composition> {
        std::promise<void> asked;
        const std::stop_callback wake(stop, [&asked] { asked.set_value(); });
        begun.set_value();
        asked.get_future().wait();
        return stopped();
    };
    {
        GenerationWorker worker(functions);
        worker.enqueue(jobs(4));
        begun.get_future().wait();
    }
    QCOMPARE(record.ends.size(), 1U);
    QCOMPARE(record.ends.front().end, RunEnd::Stopped);
    QCOMPARE(draftsOf(record.ends.front().left), QStringList({u"d0"_s, u"d1"_s, u"d2"_s, u"d3"_s}));
}

void WorkerTest::isQuietWithNothingToDo()
{
    Record record;
    {
        GenerationWorker worker(record.functions());
        QVERIFY(worker.isIdle());
        worker.finish();
        worker.stopNow();
        worker.waitUntilIdle();
        // A stop while idle does not hold for what comes later.
        worker.enqueue(jobs(1));
        worker.waitUntilIdle();
    }
    QCOMPARE(record.results, QStringList(u"d0 written"_s));
    QCOMPARE(record.ends.size(), 1U);
    QCOMPARE(record.ends.front().end, RunEnd::Done);
}

QTEST_GUILESS_MAIN(WorkerTest)
#include "worker_test.moc"
