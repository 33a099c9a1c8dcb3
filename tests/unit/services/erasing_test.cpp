// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/decision_service.h"
#include "app/services/listing_service.h"
#include "app/services/people_service.h"
#include "tests/support/behind_the_back.h"
#include "tests/unit/services/desk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::BehindTheBack;
using countersign::testing::Desk;

/// What is left after a person was erased.
class ErasingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingWaitsToBeSentOfRowsThatAreGone_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("table");
        QTest::newRow("prospect") << 2 << u"prospect"_s;
        QTest::newRow("draft") << 11 << u"draft"_s;
        QTest::newRow("revision") << 20 << u"revision"_s;
        QTest::newRow("decision") << 22 << u"decision"_s;
        QTest::newRow("reply") << 29 << u"reply"_s;
    }

    void nothingWaitsToBeSentOfRowsThatAreGone()
    {
        QFETCH(int, kind);
        QFETCH(QString, table);
        Desk desk;
        QVERIFY(desk->decisions().decide({desk.draft(u"one"_s)}, DecisionRequest()).ok());
        const Result<QString> ada = desk->listing().resolve(Named::Prospect, u"ada@rook.example"_s);
        QVERIFY(ada.ok());
        const BehindTheBack file(desk.path(u"desk.countersign"_s));
        const QString waiting =
            u"SELECT count(*) FROM change WHERE deleted = 0 AND kind = %1"_s.arg(kind);
        if (table != u"reply")
            QVERIFY(file.number(waiting) > 0);
        desk.actAs(u"Boss"_s);
        QVERIFY(desk->people().erase(ProspectId(*ada)).ok());
        QCOMPARE(file.number(
                     QString(waiting + u" AND subject NOT IN (SELECT row FROM "_s + table + u')')),
                 0);
    }

    void itsWordsAreGoneFromTheIndex()
    {
        Desk desk;
        const Result<QString> ada = desk->listing().resolve(Named::Prospect, u"ada@rook.example"_s);
        desk.actAs(u"Boss"_s);
        QVERIFY(desk->people().erase(ProspectId(*ada)).ok());
        const BehindTheBack file(desk.path(u"desk.countersign"_s));
        QCOMPARE(
            file.number(
                u"SELECT count(*) FROM search_data WHERE instr(block, CAST('leeds' AS BLOB)) > 0"_s),
            0);
    }
};

QTEST_GUILESS_MAIN(ErasingTest)
#include "erasing_test.moc"
