// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/team_window.h"
#include "tests/gui/team_workspace.h"
#include "tests/support/file_rights.h"
#include "ui/common/empty_state.h"
#include "ui/common/key_button.h"

#include <QAbstractButton>
#include <QFile>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace countersign {

using testing::TeamWorkspace;
using testing::WindowBench;

/// A workspace that can only be looked at.
class ReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // Threads that are made from here on heed permissions, whoever runs the test.
        testing::heedFileRightsFromHere();
    }

    void whatCannotBeWrittenIsOpenedForReading()
    {
        WindowBench bench;
        const QString path = bench.file(u"shelf.countersign"_s);
        TeamWorkspace::make(path, std::make_shared<testing::FixedClock>());
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
        QSignalSpy problem(bench.window.get(), &MainWindow::problemShown);
        bench.window->openWorkspace(path);
        QTRY_COMPARE(problem.count(), 1);
        bench.find<EmptyState>(u"problem"_s)->button().click();
        QTRY_VERIFY_WITH_TIMEOUT(bench.window->workspace(), 20'000);
        bench.settle();
        auto* list = bench.find<QListView>(u"queue"_s);
        QTRY_VERIFY(list->model()->rowCount() >= TeamWorkspace::people);
        const int rows = list->model()->rowCount();
        QTest::keyClick(list, Qt::Key_A);
        bench.settle();
        QCOMPARE(list->model()->rowCount(), rows);
        bench.window->close();
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    }
};

} // namespace countersign

QTEST_MAIN(countersign::ReadingTest)

#include "reading_test.moc"
