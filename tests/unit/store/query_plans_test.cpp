// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/connection.h"
#include "tests/unit/store/support/temp_workspace.h"

#include <QDir>
#include <QTest>

#include <SQLiteCpp/Column.h>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;

namespace {

/// Tables that have a row for each draft, or more; the others stay small.
const QStringList largeTables{u"queue_entry"_s,  u"draft"_s,    u"prospect"_s, u"account"_s,
                              u"revision"_s,     u"finding"_s,  u"checked"_s,  u"decision"_s,
                              u"search_entry"_s, u"citation"_s, u"evidence"_s, u"identity"_s};

/// Sorts a few hundred buckets, never drafts.
const QString sortsBuckets = u"queue/buckets_by_segment"_s;

/// The statements that the list of drafts is read with.
QStringList queueStatements()
{
    QStringList names;
    for (const QString& folder : {u"queue"_s, u"search"_s}) {
        const QDir sql(QString(u":/countersign/sql/queries/"_s + folder));
        for (const QString& file : sql.entryList(QDir::Files, QDir::Name))
            names.append(QString(folder + u'/' + file.chopped(4)));
    }
    names << u"finding/has_open"_s << u"checked/waiting"_s << u"checked/is_current"_s
          << u"checked/expire"_s << u"revision/wrote_since_generation"_s << u"decision/latest_of"_s
          << u"decision/count_since"_s << u"audience/under_segment"_s << u"audience/under_none"_s;
    return names;
}

QStringList planOf(Connection& connection, const QString& name)
{
    SQLite::Statement statement(connection.database(), "EXPLAIN QUERY PLAN " + sqlText(name));
    QStringList plan;
    while (statement.executeStep())
        plan.append(QString::fromStdString(statement.getColumn(3).getString()));
    return plan;
}

/// A step that goes through a large table from its beginning to its end.
bool scansLargeTable(const QString& step)
{
    const QStringList words = step.split(u' ');
    return words.value(0) == u"SCAN"_s && largeTables.contains(words.value(1));
}

} // namespace

/// How SQLite means to read: what takes no time for a hundred drafts must not take a second for a million.
class QueryPlansTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_workspace.create(); }
    void nothingIsScannedOrSorted_data();
    void nothingIsScannedOrSorted();
    void pagesComeInOrderFromTheirIndex_data();
    void pagesComeInOrderFromTheirIndex();
    void aScanWouldBeSeen();

private:
    TempWorkspace m_workspace;
};

void QueryPlansTest::nothingIsScannedOrSorted_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : queueStatements())
        QTest::newRow(qPrintable(name)) << name;
}

void QueryPlansTest::nothingIsScannedOrSorted()
{
    QFETCH(const QString, name);
    m_workspace.write([&name](Transaction& tx) {
        for (const QString& step : planOf(tx.connection(), name)) {
            QVERIFY2(!scansLargeTable(step), qPrintable(step));
            QVERIFY2(name == sortsBuckets || !step.contains("TEMP B-TREE FOR ORDER BY"_L1),
                     qPrintable(step));
        }
    });
}

void QueryPlansTest::pagesComeInOrderFromTheirIndex_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("index");
    for (const QString& sort : {u"priority"_s, u"due"_s, u"worst"_s, u"row"_s}) {
        for (const QString& way : {u"up"_s, u"down"_s}) {
            const QString end = QString(u'_' + sort + u'_' + way);
            const bool byRow = sort == u"row"_s;
            QTest::newRow(qPrintable(QString(u"all"_s + end)))
                << QString(u"queue/all"_s + end)
                << (byRow ? u"INTEGER PRIMARY KEY (rowid"_s
                          : QString(u"INDEX queue_"_s + sort + u" (by_"_s + sort));
            QTest::newRow(qPrintable(QString(u"bucket"_s + end)))
                << QString(u"queue/bucket"_s + end)
                << (byRow ? u"INDEX queue_bucket (bucket=? AND rowid"_s
                          : QString(u"INDEX queue_bucket_"_s + sort + u" (bucket=? AND by_"_s +
                                    sort));
        }
    }
}

void QueryPlansTest::pagesComeInOrderFromTheirIndex()
{
    QFETCH(const QString, name);
    QFETCH(const QString, index);
    m_workspace.write([&](Transaction& tx) {
        const QStringList plan = planOf(tx.connection(), name);
        QCOMPARE(plan.size(), 1);
        QVERIFY2(plan.front().startsWith("SEARCH queue_entry USING "_L1) &&
                     plan.front().contains(index),
                 qPrintable(plan.front()));
    });
}

void QueryPlansTest::aScanWouldBeSeen()
{
    m_workspace.write([](Transaction& tx) {
        SQLite::Statement statement(
            tx.connection().database(),
            "EXPLAIN QUERY PLAN SELECT draft FROM queue_entry ORDER BY revisions");
        QStringList plan;
        while (statement.executeStep())
            plan.append(QString::fromStdString(statement.getColumn(3).getString()));
        QVERIFY(scansLargeTable(plan.value(0)));
        QVERIFY(plan.value(1).contains("TEMP B-TREE FOR ORDER BY"_L1));
    });
}

QTEST_GUILESS_MAIN(QueryPlansTest)
#include "query_plans_test.moc"
