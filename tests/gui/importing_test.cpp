// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/people_service.h"
#include "app/services/workspace_service.h"
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "ui/import/import_page.h"
#include "ui/shell/start_page.h"

#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QProgressBar>
#include <QTableView>
#include <QTimer>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace countersign {

using testing::Reopened;
using testing::TeamWindow;
using testing::TeamWorkspace;
using testing::WindowBench;

namespace {

constexpr int longEnough = 20000;

QString write(WindowBench& bench, const QString& name, const QByteArray& bytes)
{
    const QString path = bench.file(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the fixture was not written");
    return path;
}

/// Chooses an entry as a person does: opens the box, goes to it, takes it.
void choose(WindowBench& bench, const QString& box, const QString& text)
{
    auto* combo = bench.find<QComboBox>(box);
    QVERIFY2(combo, qPrintable(box));
    const int index = combo->findText(text);
    QVERIFY2(index >= 0, qPrintable(text));
    combo->setFocus();
    combo->setCurrentIndex(index);
    Q_EMIT combo->activated(index);
    bench.settle();
}

bool isReady(WindowBench& bench)
{
    QCoreApplication::sendPostedEvents();
    auto* next = bench.find<QWidget>(u"importNext"_s);
    return next->isVisible() && next->isEnabled();
}

bool holds(QAbstractItemModel& model, const QString& text)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            if (model.index(row, column).data().toString() == text)
                return true;
        }
    }
    return false;
}

/// What a table shows: a line a row, of the columns in sight those that say something.
QStringList linesOf(const QTableView& table)
{
    QStringList lines;
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < table.model()->columnCount(); ++column) {
            const QString cell = table.model()->index(row, column).data().toString();
            if (!table.isColumnHidden(column) && !cell.isEmpty())
                cells.append(cell);
        }
        lines.append(cells.join(u'|'));
    }
    return lines;
}

/// The longest time in which the window could not have painted or answered.
struct Watch {
    qint64 longest = 0;
    QElapsedTimer since;
    QTimer timer;

    Watch()
    {
        since.start();
        timer.setInterval(5);
        QObject::connect(&timer, &QTimer::timeout, &timer,
                         [this] { longest = qMax(longest, since.restart()); });
        timer.start();
    }
};

/// Presses Stop when some of the work is done.
void stopOnceItRuns(TeamWindow& desktop)
{
    auto* bar = desktop.find<QProgressBar>(u"importProgress"_s);
    QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible() && bar->maximum() > 0 && bar->value() > 0, 60000);
    QTest::mouseClick(desktop.find<QWidget>(u"importStop"_s), Qt::LeftButton);
}

/// From the plan's step to the report.
void import(TeamWindow& desktop)
{
    desktop.click(u"importNext"_s);
    QTRY_VERIFY_WITH_TIMEOUT(
        desktop.find<QTableView>(u"importPlanRows"_s)->isVisible() && isReady(desktop), longEnough);
    desktop.click(u"importNext"_s);
    QTRY_VERIFY_WITH_TIMEOUT(desktop.find<QTableView>(u"importReportRows"_s)->isVisible(),
                             longEnough);
    desktop.settle();
}

} // namespace

/// Files come in by the assistant.
class ImportingTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_made;

    /// Opens the assistant as a person does and chooses a file.
    void begin(TeamWindow& desktop, const QString& path)
    {
        desktop.picker.next = {path};
        desktop.click(u"pageInputs"_s);
        desktop.click(u"import"_s);
        desktop.click(u"importChoose"_s);
        QTRY_VERIFY_WITH_TIMEOUT(desktop.find<QLabel>(u"importProgram"_s)->text() != u"Reading…"_s,
                                 longEnough);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_made = m_folder.filePath(u"made.countersign"_s);
        TeamWorkspace::make(m_made, std::make_shared<testing::FixedClock>());
    }

    void saysWhatWouldHappenThenDoesItAndReportsRowByRow()
    {
        TeamWindow desktop(m_made, u"Sam Okafor"_s);
        begin(desktop, write(desktop, u"more.csv"_s,
                             "Record ID,First Name,Last Name,Email,Company,Favourite tea\n"
                             "8001,Petra,Wolf,petra@firm0.example,Pellworth Foods,Assam\n"
                             "8002,Quentin,Ash,not an address,Pellworth Foods,\n"
                             ",,,,Pellworth Foods,\n"));
        QTRY_VERIFY(isReady(desktop));
        QCOMPARE(desktop.find<QComboBox>(u"importKind"_s)->currentText(), u"People"_s);
        QCOMPARE(desktop.find<QComboBox>(u"importColumn1"_s)->currentText(), u"First name"_s);
        QCOMPARE(desktop.find<QComboBox>(u"importColumn5"_s)->currentText(),
                 u"Keep as a custom field"_s);
        desktop.click(u"importNext"_s);
        auto* plan = desktop.find<QTableView>(u"importPlanRows"_s);
        QTRY_VERIFY_WITH_TIMEOUT(plan->isVisible(), longEnough);
        QVERIFY(holds(*plan->model(), u"not an address"_s));
        QVERIFY(
            desktop.find<QLabel>(u"importPlanSummary"_s)->text().contains(u"2 will be added"_s));
        QTRY_VERIFY(isReady(desktop));
        desktop.click(u"importNext"_s);
        auto* report = desktop.find<QTableView>(u"importReportRows"_s);
        QTRY_VERIFY_WITH_TIMEOUT(report->isVisible(), longEnough);
        desktop.settle();
        // One kind of rows alone, chosen by keyboard.
        auto* kinds = desktop.find<QTableView>(u"importReportKinds"_s);
        const int all = report->model()->rowCount();
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(kinds));
        desktop.press(Qt::Key_Down);
        QCOMPARE(report->model()->rowCount(), 2);
        QVERIFY(all > 2);
        // The report leaves as a file that a spreadsheet may open.
        const QString csv = desktop.file(u"report.csv"_s);
        desktop.picker.next = {csv};
        desktop.click(u"importExport"_s);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(csv), longEnough);
        QFile written(csv);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().contains("not an address"));
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(workspace->workspace().overview()->prospects, qint64(TeamWorkspace::people + 2));
    }

    void readsAnewWhatIsCorrectedAndRemembersIt()
    {
        TeamWindow desktop(m_made, u"Sam Okafor"_s);
        const QByteArray rows = "who^where^mail\n"
                                "Petra Wolf^Pellworth Foods^petra@firm0.example\n"
                                "Quentin Ash^Pellworth Foods^quentin@firm0.example\n";
        begin(desktop, write(desktop, u"home.csv"_s, rows));
        QTRY_VERIFY(!desktop.find<QWidget>(u"importProblem"_s)->isHidden());
        QVERIFY(!desktop.find<QWidget>(u"importNext"_s)->isEnabled());
        choose(desktop, u"importDelimiter"_s, u"^"_s);
        QTRY_COMPARE_WITH_TIMEOUT(desktop.find<QTableView>(u"importRows"_s)->model()->columnCount(),
                                  3, longEnough);
        choose(desktop, u"importColumn0"_s, u"Whole name"_s);
        QTRY_VERIFY_WITH_TIMEOUT(isReady(desktop), longEnough);
        choose(desktop, u"importColumn1"_s, u"Company"_s);
        QTRY_VERIFY_WITH_TIMEOUT(isReady(desktop), longEnough);
        import(desktop);
        desktop.click(u"importNext"_s); // done
        begin(desktop, write(desktop, u"later.csv"_s, rows));
        QTRY_VERIFY_WITH_TIMEOUT(isReady(desktop), longEnough);
        QVERIFY(!desktop.find<QWidget>(u"importRemembered"_s)->isHidden());
        QCOMPARE(desktop.find<QComboBox>(u"importDelimiter"_s)->currentText(), u"^"_s);
        QCOMPARE(desktop.find<QComboBox>(u"importColumn0"_s)->currentText(), u"Whole name"_s);
        import(desktop);
        QVERIFY(desktop.find<QLabel>(u"importReportSummary"_s)
                    ->text()
                    .contains(u"Nothing has changed"_s));
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(workspace->workspace().overview()->prospects, qint64(TeamWorkspace::people + 2));
    }

    void leavesOutAColumnThatNobodyWants()
    {
        TeamWindow desktop(m_made, u"Sam Okafor"_s);
        begin(desktop, write(desktop, u"tea.csv"_s,
                             "Record ID,First Name,Last Name,Email,Company,Tea,Shoe size\n"
                             "8001,Petra,Wolf,petra@firm0.example,Pellworth Foods,Assam,38\n"));
        QTRY_VERIFY_WITH_TIMEOUT(isReady(desktop), longEnough);
        choose(desktop, u"importColumn6"_s, u"Leave out"_s);
        QTRY_VERIFY_WITH_TIMEOUT(isReady(desktop), longEnough);
        QCOMPARE(desktop.find<QComboBox>(u"importColumn6"_s)->currentText(), u"Leave out"_s);
        QCOMPARE(desktop.find<QComboBox>(u"importColumn5"_s)->currentText(),
                 u"Keep as a custom field"_s);
        import(desktop);
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(workspace->workspace().overview()->prospects, qint64(TeamWorkspace::people + 1));
    }

    void saysWhatABrokenFileIsAndTakesNothing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("workbook") << u"people.csv"_s << QByteArray("PK\x03\x04xl/workbook.xml", 19);
        QTest::newRow("empty") << u"empty.csv"_s << QByteArray();
        QTest::newRow("nobody named")
            << u"sums.csv"_s << QByteArray("Region;Sum\nNorth;12\nSouth;13\n");
    }

    void saysWhatABrokenFileIsAndTakesNothing()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, bytes);
        TeamWindow desktop(m_made, u"Sam Okafor"_s);
        begin(desktop, write(desktop, name, bytes));
        auto* problem = desktop.find<QWidget>(u"importProblem"_s);
        QTRY_VERIFY_WITH_TIMEOUT(problem->isVisible(), longEnough);
        QVERIFY(!problem->accessibleName().isEmpty());
        QVERIFY(!desktop.find<QWidget>(u"importNext"_s)->isEnabled());
        desktop.press(Qt::Key_Escape);
        QTRY_VERIFY(desktop.find<QWidget>(u"importChoose"_s)->hasFocus());
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(workspace->workspace().overview()->prospects, qint64(TeamWorkspace::people));
    }

    void beginsWithAFileThatIsDroppedOnTheWindow()
    {
        TeamWindow desktop(m_made, u"Sam Okafor"_s);
        const QString path = write(desktop, u"firms.csv"_s,
                                   "Company name,Company Domain Name,Industry,Number of Employees\n"
                                   "Alder Mills,aldermills.example,Paper,120\n");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QWidget* target = desktop.window->workspace();
        QDragEnterEvent enter({40, 40}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(target, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({40, 40}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(target, &drop);
        QTRY_VERIFY_WITH_TIMEOUT(isReady(desktop), longEnough);
        QVERIFY(desktop.find<QWidget>(u"importPage"_s)->isVisible());
        QCOMPARE(desktop.find<QComboBox>(u"importKind"_s)->currentText(), u"Companies"_s);
    }

    void aLongFileLeavesTheWindowFreeAndIsStoppedInTheMiddle()
    {
        QByteArray rows("Record ID,First Name,Last Name,Email,Company\n");
        for (int i = 0; i < 20'000; ++i)
            rows += QByteArray("L") + QByteArray::number(i) + ",Petra,Wolf" +
                    QByteArray::number(i) + ",petra" + QByteArray::number(i) +
                    "@firm0.example,Pellworth Foods\n";
        TeamWindow desktop(m_made, u"Sam Okafor"_s);
        begin(desktop, write(desktop, u"long.csv"_s, rows));
        QTRY_VERIFY_WITH_TIMEOUT(isReady(desktop), longEnough);
        Watch watch;
        QTest::mouseClick(desktop.find<QWidget>(u"importNext"_s), Qt::LeftButton);
        stopOnceItRuns(desktop);
        auto* state = desktop.find<EmptyState>(u"importPlanState"_s);
        QTRY_VERIFY_WITH_TIMEOUT(state->accessibleName().contains(u"Stopped"_s), longEnough);
        QTest::mouseClick(desktop.find<QWidget>(u"importBack"_s), Qt::LeftButton);
        QTest::mouseClick(desktop.find<QWidget>(u"importNext"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(desktop.find<QWidget>(u"importPlan"_s)->isVisible(), 120000);
        QTest::mouseClick(desktop.find<QWidget>(u"importNext"_s), Qt::LeftButton);
        stopOnceItRuns(desktop);
        state = desktop.find<EmptyState>(u"importRunState"_s);
        QTRY_VERIFY_WITH_TIMEOUT(state->accessibleName().contains(u"nothing was imported"_s),
                                 60000);
        QVERIFY2(watch.longest < 1000, qPrintable(QString::number(watch.longest)));
        desktop.window->close();
        Reopened workspace(desktop.path, desktop.clock);
        QCOMPARE(workspace->workspace().overview()->prospects, qint64(TeamWorkspace::people));
    }

    void aFolderOfDocumentsComesInWholeAndSaysFileByFileWhatBecameOfIt()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        QVERIFY(QDir(desktop.folder.path()).mkpath(u"knowledge/de"_s));
        write(desktop, u"knowledge/gauges.md"_s,
              "# Gauges\n\nA gauge reads the level of a tank every minute.\n\n"
              "Its cable is forty metres long.\n");
        write(desktop, u"knowledge/de/pegel.md"_s,
              "# Pegel\n\nEin Pegel liest den Stand eines Tanks in jeder Minute.\n");
        write(desktop, u"knowledge/people.csv"_s, "Name,Phone\nKit Alder,+44 7700 900123\n");
        const auto chooseFolder = [&desktop] {
            desktop.picker.next = {desktop.file(u"knowledge"_s)};
            desktop.click(u"pageInputs"_s);
            desktop.click(u"import"_s);
            desktop.click(u"importChooseFolder"_s);
            QTRY_VERIFY_WITH_TIMEOUT(isReady(desktop), longEnough);
        };
        chooseFolder();
        QCOMPARE(desktop.picker.last.what, FilePicker::Question::What::Folder);
        QCOMPARE(desktop.find<QComboBox>(u"importKind"_s)->currentText(),
                 u"Knowledge base documents"_s);
        import(desktop);
        QVERIFY(desktop.find<QLabel>(u"importReportSummary"_s)
                    ->text()
                    .startsWith(u"Passages and rules read: 3. 3 added"_s));
        const QStringList first = linesOf(*desktop.find<QTableView>(u"importReportRows"_s));
        QCOMPARE(first.size(), 3);
        QCOMPARE(first[0], u"de/pegel.md|Added|1 passage or rule"_s);
        QCOMPARE(first[1], u"gauges.md|Added|2 passages and rules"_s);
        QVERIFY2(first[2].startsWith(u"people.csv|To look at|“people.csv” is no document"_s),
                 qPrintable(first[2]));
        desktop.click(u"importNext"_s); // done
        // The same folder with one more passage.
        write(desktop, u"knowledge/gauges.md"_s,
              "# Gauges\n\nA gauge reads the level of a tank every minute.\n\n"
              "Its cable is forty metres long.\n\nIt is made of bronze.\n");
        chooseFolder();
        import(desktop);
        const QStringList again = linesOf(*desktop.find<QTableView>(u"importReportRows"_s));
        QCOMPARE(again.size(), 4);
        QCOMPARE(again[0], u"de/pegel.md|Unchanged|1 passage or rule"_s);
        QCOMPARE(again[1], u"gauges.md|Added|1 passage or rule"_s);
        QCOMPARE(again[2], u"gauges.md|Unchanged|2 passages and rules"_s);
    }

    void ofSeveralDocumentsTheOneThatCannotBeReadSaysWhy()
    {
        TeamWindow desktop(m_made, u"Otto Lindahl"_s);
        desktop.picker.next = {
            write(desktop, u"gauges.md"_s, "# Gauges\n\nIts cable is forty metres long.\n"),
            write(desktop, u"people.csv"_s, "Name,Phone\nKit Alder,+44 7700 900123\n")};
        desktop.click(u"pageInputs"_s);
        desktop.click(u"import"_s);
        desktop.click(u"importChoose"_s);
        QTRY_VERIFY_WITH_TIMEOUT(isReady(desktop), longEnough);
        import(desktop);
        const QStringList lines = linesOf(*desktop.find<QTableView>(u"importReportRows"_s));
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0], u"gauges.md|Added|1 passage or rule"_s);
        QVERIFY2(lines[1].startsWith(u"people.csv|Refused|“people.csv” is no document"_s),
                 qPrintable(lines[1]));
    }

    void ownDataBeginsWithTheAssistant()
    {
        WindowBench bench;
        bench.find<QLineEdit>(u"ownName"_s)->setText(u"Petra Wolf"_s);
        bench.find<QLineEdit>(u"ownPlace"_s)->setText(bench.file(u"own.countersign"_s));
        QTest::mouseClick(bench.find<QWidget>(u"startOwnImport"_s), Qt::LeftButton);
        bench.waitForWindow();
        QTRY_VERIFY(bench.find<QWidget>(u"importChoose"_s)->hasFocus());
    }
};

} // namespace countersign

QTEST_MAIN(countersign::ImportingTest)
#include "importing_test.moc"
