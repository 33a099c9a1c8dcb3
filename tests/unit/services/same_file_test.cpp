// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/import_service.h"
#include "app/services/listing_service.h"
#include "app/services/messages.h"
#include "app/services/people_service.h"
#include "tests/unit/services/desk.h"

#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Desk;

namespace {

ImportReport imported(Desk& desk, const QByteArray& bytes, ImportKind kind = ImportKind::Prospects,
                      const QString& name = u"people.csv"_s)
{
    const Result<ImportReport> report = desk->imports().run(kind, {desk.write(name, bytes)});
    if (!report)
        qFatal("%s", qPrintable(report.error().id));
    return *report;
}

QStringList reasons(const std::vector<RejectedRow>& rows)
{
    QStringList texts;
    for (const RejectedRow& row : rows)
        texts.append(QString::number(row.row) + u':' + row.reason);
    return texts;
}

const QByteArray header = "Record ID,Name,Email,Phone,Company,Job Title\n";

/// A file of a few people whose rows meet in every way: same ids, addresses, names, companies.
QByteArray randomFile(std::mt19937& random)
{
    const auto oneOf = [&random](std::initializer_list<const char*> values) {
        return QByteArray(values.begin()[random() % values.size()]);
    };
    QByteArray file = header;
    const auto rows = 2 + random() % 6;
    for (unsigned i = 0; i < rows; ++i) {
        file += oneOf({"71", "72", "73", ""}) + ',' +
                oneOf({"Jo Bell", "Jo Marsh", "Jo B. Bell", ""}) + ',' +
                oneOf({"jo@kite.example", "bell@kite.example", "", "broken"}) + ',' +
                oneOf({"", "07700 900111", "07700 900222"}) + ',' +
                oneOf({"Kite Ltd", "Straw Ltd", ""}) + ',' + oneOf({"COO", "CFO", ""}) + '\n';
    }
    return file;
}

} // namespace

/// Rows of one file that meet, and the same file again.
class SameFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneIdOfTwoPeopleIsRefused();
    void theFirstRowCounts();
    void anyFileTwiceChangesNothing();
    void theErasedStayAway();
};

void SameFileTest::oneIdOfTwoPeopleIsRefused()
{
    Desk desk;
    const QByteArray file = header + "71,Jo Bell,bell@kite.example,,Kite Ltd,COO\n"
                                     "71,Jo Marsh,marsh@kite.example,,Kite Ltd,CFO\n"
                                     "71,Jo B. Bell,,07700 900111,Kite Ltd,COO\n";
    const ImportReport first = imported(desk, file);
    QCOMPARE(first.added, 1);
    QCOMPARE(reasons(first.rejected), QStringList{u"2:prospect.same_id"_s});
    const QString said = reasonText(first.rejected.front().reason, first.rejected.front().args);
    for (const QString& part : {u"Rows 2 and 3"_s, u"71"_s, u"Jo Bell"_s, u"Jo Marsh"_s})
        QVERIFY2(said.contains(part), qPrintable(said));
    QCOMPARE(first.updated, 1); // the third row is the first's person and brings a number
    const ImportReport second = imported(desk, file);
    QCOMPARE(second.added + second.updated, 0);
    QCOMPARE(second.unchanged, 2);
}

void SameFileTest::theFirstRowCounts()
{
    Desk desk;
    const QByteArray file = header + "71,Jo Bell,bell@kite.example,,Kite Ltd,COO\n"
                                     "71,Jo Bell,bell@kite.example,07700 900111,Kite Ltd,CFO\n";
    const ImportReport first = imported(desk, file);
    QCOMPARE(reasons(first.leftAsIs), QStringList{u"2:row.said_before"_s});
    QCOMPARE(first.leftAsIs.front().column, u"title"_s);
    const ImportReport second = imported(desk, file);
    QCOMPARE(second.updated, 0);
    QCOMPARE(second.unchanged, 2);
}

void SameFileTest::anyFileTwiceChangesNothing()
{
    std::mt19937 random(20261130);
    for (int round = 0; round < 25; ++round) {
        Desk desk;
        const QByteArray file = randomFile(random);
        const ImportReport first = imported(desk, file);
        qint64 refused = 0;
        for (const RejectedRow& row : first.rejected)
            refused += row.wholeRow ? 1 : 0;
        QCOMPARE(first.read, first.added + first.updated + first.unchanged + refused);
        const ImportReport second = imported(desk, file);
        QVERIFY2(second.added + second.updated == 0, file.constData());
        QCOMPARE(second.unchanged + refused, second.read);
    }
}

void SameFileTest::theErasedStayAway()
{
    Desk desk;
    const QByteArray file = header + "71,Jo Bell,bell@kite.example,07700 900111,Kite Ltd,COO\n"
                                     "72,Al Gale,gale@kite.example,07700 900111,Kite Ltd,CFO\n";
    QCOMPARE(imported(desk, file).added, 2);
    const Result<QString> jo = desk->listing().resolve(Named::Prospect, u"bell@kite.example"_s);
    QVERIFY(jo.ok());
    desk.actAs(u"Boss"_s);
    QVERIFY(desk->people().erase(ProspectId(*jo)).ok());

    const ImportReport again = imported(desk, file);
    QCOMPARE(reasons(again.rejected), QStringList{u"1:prospect.erased"_s});
    QVERIFY(again.rejected.front().value.isEmpty());
    QCOMPARE(again.added, 0);
    QCOMPARE(again.unchanged, 1); // a colleague at the same number is somebody else
    // By what is left of them, too.
    QCOMPARE(reasons(imported(desk, header + "75,J Bell,bell@kite.example,,,\n"
                                             "71,Jo Bell,new@kite.example,,,\n"
                                             ",Jo Bell,,,Kite Ltd,\n")
                         .rejected),
             (QStringList{u"1:prospect.erased"_s, u"2:prospect.erased"_s, u"3:prospect.erased"_s}));
    const ImportReport draft =
        imported(desk,
                 "id,channel,subject,text,name,company,email\n"
                 "one,email,Hi,Hello Jo,Jo Bell,Kite Ltd,bell@kite.example\n",
                 ImportKind::Drafts, u"drafts.csv"_s);
    QCOMPARE(reasons(draft.rejected), QStringList{u"1:prospect.erased"_s});
    const ImportReport passage =
        imported(desk, "about,input,text\nbell@kite.example,crm,Jo asked for a call.\n",
                 ImportKind::Evidence, u"notes.csv"_s);
    QCOMPARE(reasons(passage.rejected), QStringList{u"1:prospect.erased"_s});
    QVERIFY(!desk->listing().resolve(Named::Prospect, u"Jo Bell"_s).ok());
}

QTEST_GUILESS_MAIN(SameFileTest)
#include "same_file_test.moc"
