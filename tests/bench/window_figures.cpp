// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/window_figures.h"

#include "tests/bench/report.h"
#include "tests/gui/window_bench.h"
#include "ui/review/copy_editor.h"
#include "ui/review/queue_view.h"
#include "ui/review/review_page.h"

#include <QFile>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProcess>
#include <QSplitter>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdio>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace countersign::bench {

namespace {

using testing::WindowBench;

constexpr int starts = 9;
constexpr int steps = 200;
constexpr int characters = 200;
constexpr int longest = 60'000; // milliseconds that anything may take before the run is given up

/// Handles events until something is so and what it changed is painted.
bool paintedOnce(const std::function<bool()>& isSo)
{
    QElapsedTimer since;
    since.start();
    while (!isSo()) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents();
        if (since.elapsed() > longest)
            return false;
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest);
    QCoreApplication::processEvents(); // the item views lay out and paint
    return true;
}

/// The least that could show the same: a list of names and the first text, read from the same file.
bool paintBare(const QString& file)
{
    const SQLite::Database db(file.toStdString(), SQLite::OPEN_READONLY);
    SQLite::Statement rows(db, "SELECT prospect.name, revision.text FROM queue_entry "
                               "JOIN draft ON draft.row = queue_entry.draft "
                               "JOIN prospect ON prospect.row = draft.prospect "
                               "JOIN revision ON revision.row = queue_entry.head "
                               "ORDER BY queue_entry.by_priority LIMIT 75");
    QSplitter window;
    auto* list = new QListWidget;
    auto* text = new QPlainTextEdit;
    window.addWidget(list);
    window.addWidget(text);
    while (rows.executeStep()) {
        list->addItem(QString::fromStdString(rows.getColumn(0).getString()));
        if (list->count() == 1)
            text->setPlainText(QString::fromStdString(rows.getColumn(1).getString()));
    }
    window.resize(1440, 900);
    window.show();
    return paintedOnce([&] { return window.isVisible(); });
}

/// The list has rows and the draft in hand is shown.
bool isUseful(const WindowBench& bench)
{
    WorkspaceWindow* workspace = bench.window->workspace();
    if (!workspace)
        return false;
    ReviewModels& models = workspace->review().models();
    return models.queue.rowCount() > 0 && models.loader.view() && !models.loader.isLoading();
}

bool start(WindowBench& bench, const QString& file)
{
    bench.window->openWorkspace(file, {});
    return paintedOnce([&] { return isUseful(bench); });
}

/// Before anything is measured: the window shows a draft of it.
bool opens(const QString& file)
{
    WindowBench bench;
    const bool isShown = start(bench, file);
    bench.window->close();
    return isShown;
}

/// Somebody reads meanwhile: what is read ahead comes in; checks go on as long as they take.
void rest(WindowBench& bench)
{
    QTest::qWait(60);
    Desk& desk = bench.window->workspace()->desk();
    QElapsedTimer since;
    since.start();
    while (!(desk.reads().isIdle() && desk.lists().isIdle()) && since.elapsed() < 2000)
        QTest::qWait(5);
}

qint64 peakKilobytes()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).simplified().split(' ').value(0).toLongLong();
    }
    return 0;
}

QString ms(double value)
{
    return QString::number(value, 'f', value < 10 ? 2 : 1);
}

/// This program once more, from its start to what it painted first.
Took startOf(const QString& file, bool bare)
{
    QStringList arguments{u"paint"_s, u"--file"_s, file};
    if (bare)
        arguments.append(u"--bare"_s);
    return timed([&arguments] {
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(QCoreApplication::applicationFilePath(), arguments);
        program.waitForFinished(longest);
    });
}

void measureStart(Report& report, const QString& file)
{
    Timings bare;
    Timings own;
    for (int i = 0; i < starts; ++i) {
        bare.add(startOf(file, true));
        own.add(startOf(file, false));
    }
    const double ratio = own.percentile(0.5) / qMax(0.01, bare.percentile(0.5));
    report.figure(u"program started to first useful paint"_s,
                  QString(u"p50 "_s + ms(own.percentile(0.5)) + u" ms, a bare window " +
                          ms(bare.percentile(0.5)) + u" ms: " + ms(ratio) + u" ×"),
                  u"≤ 2.5 ×"_s, ratio <= 2.5);
}

void measureSteps(Report& report, WindowBench& bench)
{
    ReviewModels& models = bench.window->workspace()->review().models();
    auto* list = bench.find<QueueView>(u"queue"_s);
    list->setFocus();
    Timings timings;
    for (int i = 0; i < steps; ++i) {
        rest(bench);
        const std::optional<DraftId> before = list->currentDraft();
        timings.add(timed([&] {
            QTest::keyClick(list, Qt::Key_J);
            paintedOnce([&] {
                const std::optional<DraftId> now = list->currentDraft();
                return now != before && !models.loader.isLoading() && models.loader.view() &&
                       models.loader.view()->draft.id == now;
            });
        }));
    }
    report.figure(u"next draft: key to everything painted, p50"_s,
                  QString(ms(timings.percentile(0.5)) + u" ms"), u"≤ 8 ms"_s,
                  timings.percentile(0.5) <= 8);
    report.timings(u"next draft: key to everything painted"_s, timings, 16);
}

void measureTyping(Report& report, WindowBench& bench)
{
    auto* list = bench.find<QueueView>(u"queue"_s);
    auto* editor = bench.find<CopyEditor>(u"copyEditor"_s);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_E);
    rest(bench);
    if (!editor->isEditing()) {
        report.note(u"Typing was not measured: the draft in hand may not be edited."_s);
        return;
    }
    const QString words = u"the store was cold in "_s;
    Timings timings;
    for (int i = 0; i < characters; ++i) {
        const QString before = editor->toPlainText();
        timings.add(timed([&] {
            QTest::keyClicks(editor, words.mid(i % words.size(), 1));
            paintedOnce([&] { return editor->document()->characterCount() > before.size() + 1; });
        }));
        QTest::qWait(40); // checks and saving get their turn, as they do between keys
    }
    report.timings(u"typed character to painted, spelling and findings on"_s, timings, 8);
    QTest::keyClick(editor, Qt::Key_Escape);
    rest(bench);
}

} // namespace

void paintAndLeave(const QString& file, bool bare)
{
    // What a program does when it ends is no part of its start.
    if (bare)
        std::_Exit(paintBare(file) ? 0 : 1);
    WindowBench bench;
    std::_Exit(start(bench, file) ? 0 : 1);
}

bool measureWindow(const QString& file)
{
    if (!opens(file)) {
        std::printf("%s: no workspace with drafts to show\n", qPrintable(file));
        return false;
    }
    Report report(QString(u"Window over "_s + file));
    measureStart(report, file);
    WindowBench bench;
    start(bench, file);
    rest(bench);
    measureSteps(report, bench);
    measureTyping(report, bench);
    const qint64 peak = peakKilobytes();
    report.figure(u"memory at its peak"_s, QString(QString::number(peak / 1024) + u" MB"),
                  u"≤ 300 MB"_s, peak <= 300 * 1024);
    report.print();
    return report.allReached();
}

} // namespace countersign::bench
