// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/seat.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace countersign;

/// Who was there first for a workspace.
class SeatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSecondKnowsOfTheFirst();
    void whoeverStaysTakesOver();
    void whereNothingCanBeWrittenNothingIsSaid();
};

void SeatTest::theSecondKnowsOfTheFirst()
{
    const QTemporaryDir folder;
    Seat first(folder.filePath(u"a.countersign"_s));
    QVERIFY(!first.isTaken());
    Seat second(folder.filePath(u"a.countersign"_s));
    QVERIFY(second.isTaken());
    QVERIFY(!first.isTaken());
    Seat elsewhere(folder.filePath(u"b.countersign"_s));
    QVERIFY(!elsewhere.isTaken());
}

void SeatTest::whoeverStaysTakesOver()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.countersign"_s);
    std::optional<Seat> first(std::in_place, path);
    QVERIFY(!first->isTaken());
    Seat second(path);
    QVERIFY(second.isTaken());
    first.reset();
    QVERIFY(!second.isTaken());
    QVERIFY(QFile::exists(QString(path + u".window"_s)));
}

void SeatTest::whereNothingCanBeWrittenNothingIsSaid()
{
    Seat nowhere(u"/no/such/folder/a.countersign"_s);
    QVERIFY(!nowhere.isTaken());
}

QTEST_GUILESS_MAIN(SeatTest)
#include "seat_test.moc"
