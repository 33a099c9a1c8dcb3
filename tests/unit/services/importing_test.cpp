// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/clock.h"
#include "app/services/import_service.h"
#include "app/services/listing_service.h"
#include "app/services/workspace_service.h"
#include "tests/unit/services/desk.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Desk;

namespace {

ImportOptions listed()
{
    ImportOptions options;
    options.listRows = true;
    return options;
}

/// "row fate name", one a row.
QStringList fates(const ImportReport& report)
{
    QStringList texts;
    for (const ImportedRow& row : report.rows)
        texts.append(u"%1 %2 %3"_s.arg(row.row).arg(toText(row.fate), row.name));
    return texts;
}

} // namespace

class ImportingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRowIsAccountedFor();
    void aTrialRunSaysTheSameAndWritesNothing();
    void theDayOfASetupMovesNoClock();
    void aPreviewShowsColumnsAndRows();
    void aPreviewOfWhatCannotBeReadSaysWhy();
    void correctionsAreRememberedForFilesOfTheShape();
    void aTrialRunRemembersNothing();
    void theReportIsATable();
    void rowsAreNumberedAsInASpreadsheet();
    void recordsOnOneLineAreNumbered();
    void whoHasNoNameIsTold();
    void anImportNeverLowersATier();
    void columnsWithoutAFieldAreTold();
    void oneRecordIdHasSeveralSpellings_data();
    void oneRecordIdHasSeveralSpellings();
    void peopleOfGooglesApiComeIn();
};

void ImportingTest::everyRowIsAccountedFor()
{
    Desk desk;
    const QString first = desk.write(u"a.csv"_s, "Name,Email,Title,Do not call\n"
                                                 "Kim Alder,kim@alder.example,COO,\n"
                                                 "Lou Birch,lou@birch.example,CTO,yes\n");
    QCOMPARE(desk->imports().run(ImportKind::Prospects, {first})->added, qint64(2));
    const QString second = desk.write(u"b.csv"_s, "Name,Email,Title\n"
                                                  "Kim Alder,kim@alder.example,CEO\n"
                                                  "Lou Birch,lou@birch.example,\n"
                                                  ",,Plumber\n"
                                                  "Max Cedar,max@cedar.example,CFO\n"
                                                  "Kim Alder,kim@alder.example,CEO\n");
    const Result<ImportReport> report =
        desk->imports().run(ImportKind::Prospects, {second}, listed());
    QVERIFY(report.ok());
    QCOMPARE(fates(*report),
             (QStringList{u"1 updated Kim Alder"_s, u"2 left_as_is Lou Birch"_s, u"3 rejected "_s,
                          u"4 added Max Cedar"_s, u"5 unchanged Kim Alder"_s}));
    QCOMPARE(report->rows[0].changes,
             (std::vector<intake::FieldChange>{{u"title"_s, u"COO"_s, u"CEO"_s}}));
    QVERIFY(report->rows[1].suppressed);
    QVERIFY(!report->rows[0].suppressed);
    QCOMPARE(report->read, report->added + report->updated + report->unchanged + 1);
}

void ImportingTest::rowsAreNumberedAsInASpreadsheet()
{
    Desk desk;
    const QString file = desk.write(u"a.csv"_s, "Contacts of today\n\n"
                                                "Name,Email,Note,Contact ID\n"
                                                "Kim Alder,kim@alder.example,\"met\ntwice\",7\n"
                                                "\n"
                                                "Lou Birch,no address,,8\n"
                                                ",,nobody,\n"
                                                "Max Cedar,max@cedar.example,,7\n");
    const Result<ImportReport> report =
        desk->imports().run(ImportKind::Prospects, {file}, listed());
    QVERIFY(report.ok());
    QStringList told;
    for (const RejectedRow& row : report->rejected)
        told.append(u"%1 %2"_s.arg(row.place).arg(row.reason));
    told.sort();
    QCOMPARE(told, (QStringList{u"6 email.not_an_address"_s, u"7 prospect.nobody"_s,
                                u"8 prospect.same_id"_s}));
    std::vector<qint64> places;
    for (const ImportedRow& row : report->rows)
        places.push_back(row.place);
    QCOMPARE(places, (std::vector<qint64>{4, 6, 7, 8}));
    const auto sameId = std::find_if(report->rejected.begin(), report->rejected.end(),
                                     [](const RejectedRow& row) { return row.place == 8; });
    QCOMPARE(sameId->args.mid(0, 2), (QStringList{u"4"_s, u"8"_s}));
}

void ImportingTest::recordsOnOneLineAreNumbered()
{
    Desk desk;
    const QByteArray people = R"([{"name":"Kim Alder","email":"none"},)"
                              R"({"name":"Lou Birch","email":"lou@birch.example"},)"
                              R"({"name":"Max Cedar","email":"no address"}])";
    const auto told = [&desk](const QString& name, const QByteArray& bytes) {
        const Result<ImportReport> report =
            desk->imports().run(ImportKind::Prospects, {desk.write(name, bytes)}, listed());
        std::vector<qint64> places;
        for (const RejectedRow& row : report->rejected)
            places.push_back(row.place);
        return places;
    };
    QCOMPARE(told(u"one.json"_s, people), (std::vector<qint64>{1, 3}));
    // A line each: the line that an editor shows.
    QCOMPARE(told(u"lines.json"_s, QByteArray("\n\n" + people).replace("},", "},\n")),
             (std::vector<qint64>{3, 5}));
}

void ImportingTest::whoHasNoNameIsTold()
{
    Desk desk;
    const QByteArray bytes = "Name,Email,Title\nKim Alder,kim@alder.example,COO\n"
                             ",lou@birch.example,COO\n";
    const QString file = desk.write(u"a.csv"_s, bytes);
    const auto told = [&desk, &file] {
        const Result<ImportReport> report = desk->imports().run(ImportKind::Prospects, {file});
        QStringList rows;
        for (const RejectedRow& row : report->warnings)
            rows.append(
                u"%1:%2 %3 %4"_s.arg(row.place).arg(row.column, row.reason, row.args.value(0)));
        return rows;
    };
    QCOMPARE(told(), QStringList{u"3:name prospect.no_name lou@birch.example"_s});
    QCOMPARE(told(), QStringList()); // said when they come in, not each time

    const QString noColumn = desk.write(u"b.csv"_s, "Email\nmax@cedar.example\nnia@dale.example\n");
    const Result<ImportReport> report = desk->imports().run(ImportKind::Prospects, {noColumn});
    QCOMPARE(report->added, 2);
    QCOMPARE(report->warnings.size(), size_t(1)); // one for the file, not one a row
    QCOMPARE(report->warnings.front().reason, u"prospect.no_name_column"_s);
    QCOMPARE(report->warnings.front().row, qint64(0));
}

void ImportingTest::anImportNeverLowersATier()
{
    Desk desk;
    desk.actAs(u"Boss"_s);
    const QByteArray header = "Name,Email,Company,Tier\n";
    const QByteArray kim = "Kim Alder,kim@alder.example,Alder Works,";
    const auto run = [&](const QString& name, const QByteArray& tier) {
        return desk->imports().run(ImportKind::Prospects,
                                   {desk.write(name, header + kim + tier + "\n")});
    };
    QVERIFY(run(u"a.csv"_s, "strategic")->leftAsIs.empty());
    const Result<ImportReport> lower = run(u"b.csv"_s, "none");
    QCOMPARE(lower->leftAsIs.size(), size_t(1));
    QCOMPARE(lower->leftAsIs.front().reason, u"tier.lower"_s);
    QCOMPARE(lower->leftAsIs.front().args, (QStringList{u"Alder Works"_s, u"strategic"_s}));
    // It stands as it was: the same again is told again.
    QCOMPARE(run(u"c.csv"_s, "none")->leftAsIs.size(), size_t(1));
}

void ImportingTest::columnsWithoutAFieldAreTold()
{
    Desk desk;
    const QString file = desk.write(u"a.csv"_s, "Full Name,E-Mail,Shoe size\n"
                                                "Kim Alder,kim@alder.example,41\n");
    const Result<ImportReport> report = desk->imports().run(ImportKind::Prospects, {file});
    QCOMPARE(report->columns.at(u"name"_s), u"Full Name"_s);
    QCOMPARE(report->customColumns, QStringList{u"Shoe size"_s});
    QCOMPARE(report->ignoredColumns, QStringList());
}

void ImportingTest::oneRecordIdHasSeveralSpellings_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<qint64>("added");
    const QByteArray head = "Lead ID,Name,City\n";
    QTest::newRow("short, then long")
        << QByteArray(head + "001A0000006Vm9r,Kim Alder,\n")
        << QByteArray(head + "001A0000006Vm9rIAC,Kim Alder,Oslo\n") << qint64(0);
    QTest::newRow("long, then short")
        << QByteArray(head + "001A0000006Vm9rIAC,Kim Alder,\n")
        << QByteArray(head + "001A0000006Vm9r,Kim Alder,Oslo\n") << qint64(0);
    QTest::newRow("capitals tell short ones apart")
        << QByteArray(head + "001A0000006Vm9r,Kim Alder,\n")
        << QByteArray(head + "001A0000006vm9r,Lou Birch,Oslo\n") << qint64(1);
    QTest::newRow("the header's case does not count")
        << QByteArray("Record ID,Name,City\n77,Kim Alder,\n")
        << QByteArray("RECORD ID,Name,City\n77,Kim Alder,Oslo\n") << qint64(0);
}

void ImportingTest::oneRecordIdHasSeveralSpellings()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    Desk desk;
    QCOMPARE(desk->imports().run(ImportKind::Prospects, {desk.write(u"a.csv"_s, first)})->added,
             qint64(1));
    const QString again = desk.write(u"b.csv"_s, second);
    const Result<ImportReport> report =
        desk->imports().run(ImportKind::Prospects, {again}, listed());
    QTEST(report->added, "added");
    if (report->added > 0)
        return;
    QCOMPARE(report->updated, qint64(1));
    QCOMPARE(report->rows[0].changes,
             (std::vector<intake::FieldChange>{{u"city"_s, QString(), u"Oslo"_s}}));
    QCOMPARE(desk->imports().run(ImportKind::Prospects, {again})->unchanged, qint64(1));
}

void ImportingTest::peopleOfGooglesApiComeIn()
{
    Desk desk;
    const QString file = desk.write(u"people.json"_s, R"({"connections": [
        {"resourceName": "people/c1", "etag": "x",
         "names": [{"metadata": {"primary": true}, "displayName": "Kim Alder", "familyName": "Alder",
                    "givenName": "Kim"}],
         "emailAddresses": [{"metadata": {}, "value": "kim@home.example"},
                            {"metadata": {"primary": true}, "value": "kim@alder.example"}],
         "organizations": [{"metadata": {"primary": true}, "name": "Alder Works", "title": "COO"}]},
        {"resourceName": "people/c2", "names": [{"metadata": {}, "displayName": "Lou Birch"}]}
      ], "totalPeople": 2})");
    const Result<ImportReport> report = desk->imports().run(ImportKind::Prospects, {file});
    QVERIFY2(report.ok(), qPrintable(report ? QString() : report.error().id));
    QCOMPARE(report->added, qint64(2));
    ListQuery query;
    query.kind = ListKind::Prospects;
    query.search = u"Alder"_s;
    QStringList found;
    QVERIFY(desk->listing()
                .list(query,
                      [&found](const Json& row) {
                          for (const char* key : {"name", "given", "email", "company", "title"})
                              found.append(textAt(row, key));
                      })
                .ok());
    QCOMPARE(found, (QStringList{u"Kim Alder"_s, u"Kim"_s, u"kim@alder.example"_s, u"Alder Works"_s,
                                 u"COO"_s}));
}

void ImportingTest::aTrialRunSaysTheSameAndWritesNothing()
{
    Desk desk;
    const QString file = desk.write(u"a.csv"_s, "Name,Email\nKim Alder,kim@alder.example\n");
    ImportOptions trial = listed();
    trial.dryRun = true;
    const Result<ImportReport> told = desk->imports().run(ImportKind::Prospects, {file}, trial);
    QCOMPARE(fates(*told), QStringList{u"1 added Kim Alder"_s});
    QCOMPARE(fates(*desk->imports().run(ImportKind::Prospects, {file}, listed())), fates(*told));
    QCOMPARE(fates(*desk->imports().run(ImportKind::Prospects, {file}, listed())),
             QStringList{u"1 unchanged Kim Alder"_s});
}

void ImportingTest::aPreviewShowsColumnsAndRows()
{
    Desk desk;
    const QString file = desk.write(
        u"a.csv"_s, "Kontakte\nName;E-Mail;E-Mail;Laune\nKim;kim@alder.example;;gut\nLou;;;gut\n");
    const Result<ImportPreview> preview =
        desk->imports().preview(ImportKind::Prospects, file, {}, 1);
    QVERIFY(preview.ok());
    QVERIFY(!preview->problem);
    QCOMPARE(preview->delimiter, u";"_s);
    QCOMPARE(preview->headerLine, qint64(2));
    QCOMPARE(preview->rawRows.size(), size_t(4));
    QCOMPARE(preview->headers, (QStringList{u"Name"_s, u"E-Mail"_s, u"E-Mail (2)"_s, u"Laune"_s}));
    QCOMPARE(preview->rows.size(), size_t(1));
    QCOMPARE(preview->columnPreviews[1].field, u"email"_s);
    QVERIFY(preview->columnPreviews[1].isFirst);
    QCOMPARE(preview->columnPreviews[2].field, u"email"_s);
    QVERIFY(!preview->columnPreviews[2].isFirst);
    QVERIFY(preview->columnPreviews[3].isCustom);
    QCOMPARE(preview->columnPreviews[3].samples, QStringList{u"gut"_s});
}

void ImportingTest::aPreviewOfWhatCannotBeReadSaysWhy()
{
    Desk desk;
    const QString file = desk.write(u"a.csv"_s, "Wer,Was\nKim,Post\n");
    const Result<ImportPreview> preview = desk->imports().preview(ImportKind::Prospects, file);
    QVERIFY(preview.ok());
    QCOMPARE(preview->problem->id, u"map.no_identity"_s);
    QCOMPARE(preview->headers, (QStringList{u"Wer"_s, u"Was"_s}));
    QCOMPARE(preview->rawRows.size(), size_t(2));
    QCOMPARE(desk->imports().preview(ImportKind::Setup, file).error().id, u"import.no_preview"_s);
    QCOMPARE(desk->imports().preview(ImportKind::Prospects, desk.path(u"none.csv"_s)).error().id,
             u"file.missing"_s);
}

void ImportingTest::correctionsAreRememberedForFilesOfTheShape()
{
    Desk desk;
    ImportOptions corrected;
    corrected.map = {{u"name"_s, u"Wer"_s}};
    const QString first = desk.write(u"may.csv"_s, "Wer,Was\nKim Alder,Post\n");
    const Result<ImportReport> report =
        desk->imports().run(ImportKind::Prospects, {first}, corrected);
    QVERIFY(report.ok());
    QVERIFY(!report->remembered);
    const QString second = desk.write(u"june.csv"_s, "Wer,Was\nLou Birch,Post\n");
    QVERIFY(desk->imports().preview(ImportKind::Prospects, second)->remembered);
    ImportOptions asFound;
    asFound.useRemembered = false;
    QCOMPARE(desk->imports().run(ImportKind::Prospects, {second}, asFound).error().id,
             u"map.no_identity"_s);
    const Result<ImportReport> again = desk->imports().run(ImportKind::Prospects, {second});
    QVERIFY(again.ok());
    QVERIFY(again->remembered);
    QCOMPARE(again->added, qint64(1));
    QVERIFY(*desk->imports().forget(ImportKind::Prospects, second));
    QVERIFY(!*desk->imports().forget(ImportKind::Prospects, second));
    QCOMPARE(desk->imports().run(ImportKind::Prospects, {second}).error().id, u"map.no_identity"_s);
}

void ImportingTest::aTrialRunRemembersNothing()
{
    Desk desk;
    ImportOptions corrected;
    corrected.map = {{u"name"_s, u"Wer"_s}};
    corrected.dryRun = true;
    const QString file = desk.write(u"may.csv"_s, "Wer,Was\nKim Alder,Post\n");
    QVERIFY(desk->imports().run(ImportKind::Prospects, {file}, corrected).ok());
    QVERIFY(!desk->imports().preview(ImportKind::Prospects, file)->remembered);
}

void ImportingTest::theReportIsATable()
{
    Desk desk;
    const QString file = desk.write(u"a.csv"_s, "Name,Email\n=1+1,kim@alder.example\n,not one\n");
    const Result<ImportReport> report =
        desk->imports().run(ImportKind::Prospects, {file}, listed());
    const QString table = QString::fromUtf8(reportCsv(*report));
    const QStringList lines = table.split(u"\r\n"_s, Qt::SkipEmptyParts);
    QVERIFY(lines[0].endsWith(
        u"file,row,line,what,name,column,before,value,reason,message,id,place"_s));
    QVERIFY(lines[1].startsWith(u"a.csv,1,2,added,'=1+1,"_s));
    QVERIFY(table.contains(u"a.csv,2,3,rejected,"_s));
    QVERIFY(table.contains(u"a.csv,2,3,refused,,Email,,not one,email.not_an_address,"_s));
}

/// It is what a file was written for, to be chosen with --today; neither now nor when the workspace is opened again
/// do checks count from it.
void ImportingTest::theDayOfASetupMovesNoClock()
{
    Desk desk;
    desk.actAs(u"Boss"_s);
    const QDate before = desk->clock().today();
    const auto report = desk->imports().run(
        ImportKind::Setup,
        {desk.write(u"day.json"_s, R"({"workspace": {"name": "Desk", "today": "2025-01-15"}})")});
    QVERIFY(report.ok());
    QCOMPARE(desk->workspace().overview()->today, QDate(2025, 1, 15));
    QCOMPARE(desk->clock().today(), before);
    const auto again = OpenWorkspace::open(desk.path(u"desk.countersign"_s), desk.clock);
    QVERIFY(again.ok());
    QCOMPARE((*again)->clock().today(), before);
}

QTEST_GUILESS_MAIN(ImportingTest)
#include "importing_test.moc"
