// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/delivery/csv_export.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::delivery;

class CsvExportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsThatRunAreNeutralised_data();
    void cellsThatRunAreNeutralised();
    void howManyWereChangedIsTold();
    void programsGetEveryCellAsItIs();
    void cellsAreQuotedWhereNeeded();
    void piecesFollowEachOther();
    void draftsOfAllChannels();
    void draftsForOtherPrograms_data();
    void draftsForOtherPrograms();
    void decisions();
    void auditEntries();
};

void CsvExportTest::cellsThatRunAreNeutralised_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("written");
    QTest::newRow("link") << u"=HYPERLINK(\"http://e.example\",\"x\")"_s
                          << u"'=HYPERLINK(\"http://e.example\",\"x\")"_s;
    QTest::newRow("at") << u"@SUM(A1)"_s << u"'@SUM(A1)"_s;
    QTest::newRow("tab") << u"\t=1+1"_s << u"'\t=1+1"_s;
    QTest::newRow("carriage return") << u"\r=1+1"_s << u"'\r=1+1"_s;
    QTest::newRow("plus, as phones begin") << u"+44 7700 900123"_s << u"'+44 7700 900123"_s;
    QTest::newRow("minus, as talking points begin")
        << u"- Open: the dock"_s << u"'- Open: the dock"_s;
    QTest::newRow("full width") << u"＝1+1"_s << u"'＝1+1"_s;
    QTest::newRow("an apostrophe before one") << u"'=1+1"_s << u"''=1+1"_s;
    QTest::newRow("plain") << u"Plain, \"quoted\""_s << u"Plain, \"quoted\""_s;
    QTest::newRow("apostrophe of a name") << u"'t Hooft"_s << u"'t Hooft"_s;
    QTest::newRow("inside") << u"a=b"_s << u"a=b"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void CsvExportTest::cellsThatRunAreNeutralised()
{
    QFETCH(QString, cell);
    QTEST(neutralisedCell(cell), "written");
}

void CsvExportTest::howManyWereChangedIsTold()
{
    CsvWriter writer(Audience::Spreadsheets, {u"a"_s, u"b"_s});
    writer.append({u"=1"_s, u"x"_s});
    writer.append({u"-2"_s, u"@y"_s});
    QCOMPARE(writer.neutralised(), 3);
    QCOMPARE(writer.take(), QByteArray("\xEF\xBB\xBF"
                                       "a,b\r\n'=1,x\r\n'-2,'@y\r\n"));
}

void CsvExportTest::programsGetEveryCellAsItIs()
{
    CsvWriter writer(Audience::Programs, {u"a"_s});
    writer.append({u"=1+1"_s});
    QCOMPARE(writer.neutralised(), 0);
    QCOMPARE(writer.take(), QByteArray("a\r\n=1+1\r\n"));
}

void CsvExportTest::cellsAreQuotedWhereNeeded()
{
    CsvWriter writer(Audience::Programs, {u"a"_s, u"b"_s, u"c"_s, u"d"_s});
    writer.append({u"x, y"_s, u"say \"hi\""_s, u"two\nlines"_s, u" blank "_s});
    writer.append({u"semi;colon"_s, u"Zoë 🚋"_s, u""_s, u"007"_s});
    QCOMPARE(QString::fromUtf8(writer.take()),
             u"a,b,c,d\r\n\"x, y\",\"say \"\"hi\"\"\",\"two\nlines\",\" blank \"\r\n"
             "\"semi;colon\",Zoë 🚋,,007\r\n"_s);
}

void CsvExportTest::piecesFollowEachOther()
{
    CsvWriter writer(Audience::Programs, {u"a"_s});
    writer.append({u"1"_s});
    QByteArray whole = writer.take();
    writer.append({u"2"_s});
    whole += writer.take();
    QCOMPARE(whole, QByteArray("a\r\n1\r\n2\r\n"));
}

void CsvExportTest::draftsOfAllChannels()
{
    ExportedDraft email;
    email.id = u"draft:1"_s;
    email.externalId = u"00042"_s;
    email.recordId = u"9007199254740993"_s;
    email.name = u"Orla Brandt"_s;
    email.phone = u"+44 7700 900123"_s;
    email.channel = Channel::Email;
    email.step = 2;
    email.subject = u"Doors [@r1]"_s; // a mark is for reviewers, wherever it stands
    email.text = u"Six doors [@r1].\nWren"_s;
    email.due = QDate(2026, 12, 1);
    ExportedDraft none; // copy that nobody has given a channel
    none.id = u"draft:2"_s;
    const ExportedFile file = csvOf(std::vector{email, none}, CsvStyle{});
    QVERIFY(file.bytes.startsWith("\xEF\xBB\xBF"));
    const QStringList lines = QString::fromUtf8(file.bytes).split(u"\r\n"_s);
    QCOMPARE(lines[0], u"id,source_id,prospect,record_id,name,email,phone,profile,company,title,"
                       "segment,sequence,step,channel,state,due,subject,text,text_with_marks,"
                       "revision,decided_by,decided_at"_s);
    QCOMPARE(lines[1],
             u"draft:1,00042,,9007199254740993,Orla Brandt,,'+44 7700 900123,,,,,,2,email,,"
             "2026-12-01,Doors,\"Six doors.\nWren\",\"Six doors [@r1].\nWren\",,,"_s);
    QCOMPARE(lines[2], u"draft:2"_s + QString(21, u','));
    QCOMPARE(file.neutralised, 1);

    const QByteArrayList json = jsonLinesOf({email, none}).split('\n');
    QCOMPARE(json.size(), 3);
    const auto first = nlohmann::json::parse(json[0].toStdString());
    QCOMPARE(first["record_id"].get<std::string>(), std::string("9007199254740993"));
    QCOMPARE(first["phone"].get<std::string>(), std::string("+44 7700 900123"));
    QCOMPARE(first["step"].get<int>(), 2);
    QVERIFY(nlohmann::json::parse(json[1].toStdString())["step"].is_null());
}

void CsvExportTest::draftsForOtherPrograms_data()
{
    QTest::addColumn<ColumnSet>("columns");
    QTest::addColumn<QString>("header");
    QTest::newRow("Outreach")
        << ColumnSet::Outreach
        << u"Email,First Name,Last Name,Company,Title,Work Phone,"
           "LinkedIn URL,External ID,Sequence,Step,Email Subject,Email Body"_s;
    QTest::newRow("Salesloft") << ColumnSet::Salesloft
                               << u"Email Address,First Name,Last Name,Company,Title,Phone,"
                                  "LinkedIn URL,CRM ID,Cadence,Step,Email Subject,Email Body"_s;
    QTest::newRow("HubSpot") << ColumnSet::HubSpot
                             << u"Email,First Name,Last Name,Company Name,Job Title,Phone Number,"
                                "LinkedIn URL,Record ID,Sequence,Step,Email Subject,Email Body"_s;
    QTest::newRow("Instantly") << ColumnSet::Instantly
                               << u"email,first_name,last_name,company_name,job_title,phone,"
                                  "linkedin,record_id,sequence,step,subject,personalization"_s;
}

void CsvExportTest::draftsForOtherPrograms()
{
    QFETCH(ColumnSet, columns);
    QFETCH(QString, header);
    ExportedDraft draft;
    draft.name = u"Orla van Brandt"_s;
    draft.given = u"Orla"_s;
    draft.family = u"van Brandt"_s;
    draft.email = u"orla@nord.example"_s;
    draft.phone = u"+44 7700 900123"_s;
    draft.recordId = u"00Q7"_s;
    draft.hubSpotId = u"007"_s;
    draft.step = 2;
    draft.subject = u"=Doors [@r1]"_s;
    draft.text = u"Six doors [@r1]."_s;
    ExportedDraft single; // one name, of which nobody knows what it is
    single.name = u"Suharto"_s;
    const ExportedFile file =
        csvOf(std::vector{draft, single}, CsvStyle{Audience::Programs, columns});
    const QStringList lines = QString::fromUtf8(file.bytes).split(u"\r\n"_s);
    QCOMPARE(lines[0], header);
    QCOMPARE(lines[1], u"orla@nord.example,Orla,van Brandt,,,+44 7700 900123,,%1,,2,=Doors,"
                       "Six doors."_s.arg(columns == ColumnSet::HubSpot ? u"007"_s : u"00Q7"_s));
    QVERIFY(lines[2].startsWith(u",Suharto,,"_s));
    QCOMPARE(file.neutralised, 0);
    QCOMPARE(csvOf(std::vector{draft}, CsvStyle{Audience::Spreadsheets, columns}).neutralised, 2);
}

void CsvExportTest::decisions()
{
    ExportedDecision decision;
    decision.id = u"decision:1"_s;
    decision.prospect = u"Orla Brandt"_s;
    decision.verdict = u"approve"_s;
    decision.by = u"Ida Storm"_s;
    decision.reason = u"=cmd"_s;
    decision.secondsLooked = 41;
    decision.evidenceOpened = 2;
    decision.counted = true;
    const ExportedFile file = csvOf({decision}, Audience::Spreadsheets);
    QVERIFY(file.bytes.contains(
        "decision:1,,,Orla Brandt,,,,approve,Ida Storm,,,'=cmd,41,2,false,true,"));
    const auto json = nlohmann::json::parse(jsonLinesOf({decision}).toStdString());
    QCOMPARE(json["reason"].get<std::string>(), std::string("=cmd"));
    QCOMPARE(json["bulk"].get<bool>(), false);
    QCOMPARE(json["seconds_looked"].get<int>(), 41);
}

void CsvExportTest::auditEntries()
{
    AuditEntry entry;
    entry.id = AuditId(u"audit:ida:d1:1"_s);
    entry.device = u"d1"_s;
    entry.seq = 1;
    entry.action = u"decision.approve"_s;
    entry.detail = u"{\"draft\":\"draft:1\"}"_s;
    entry.signature = QByteArray("\x01\xFF", 2);
    entry.at = QDateTime(QDate(2026, 11, 24), QTime(8, 0), Qt::UTC);
    const ExportedFile file = csvOf({entry}, Audience::Programs);
    QVERIFY(file.bytes.contains("audit:ida:d1:1,d1,1,2026-11-24T08:00:00Z,,decision.approve,,"
                                "\"{\"\"draft\"\":\"\"draft:1\"\"}\",,,01ff\r\n"));
    const auto json = nlohmann::json::parse(jsonLinesOf({entry}).toStdString());
    QCOMPARE(json["seq"].get<int>(), 1);
    QCOMPARE(json["signature"].get<std::string>(), std::string("01ff"));
}

QTEST_GUILESS_MAIN(CsvExportTest)
#include "csv_export_test.moc"
