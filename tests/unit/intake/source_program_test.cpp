// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/prospect_rows.h"
#include "app/intake/source_program.h"
#include "tests/unit/intake/reading.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::intake;

class SourceProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void headersTellWhoWroteThem_data();
    void headersTellWhoWroteThem();
    void aSheetOfOnesOwnIsNobodys();
    void excelTellsByItsFirstLine();
    void theReportNamesIt();
};

void SourceProgramTest::headersTellWhoWroteThem_data()
{
    QTest::addColumn<QString>("headers");
    QTest::addColumn<QString>("program");
    const auto row = [](const char* name, const QString& headers, const QString& program) {
        QTest::newRow(name) << headers << program;
    };
    row("hubspot", u"Record ID,First Name,Last Name,Email,Lifecycle Stage"_s, u"HubSpot"_s);
    row("hubspot de", u"Datensatz-ID,Vorname,Nachname,E-Mail,Lifecycle-Phase"_s, u"HubSpot"_s);
    row("hubspot json", u"id,properties.email,properties.hs_object_id"_s, u"HubSpot"_s);
    row("zoho", u"Record Id,Contact Owner.id,Contact Owner,First Name"_s, u"Zoho CRM"_s);
    row("zoho, of today", u"Record Id,Contact Owner,First Name,Email Opt Out,Tag"_s, u"Zoho CRM"_s);
    row("outreach, without its id", u"Id,Emails,Opted Out,Call Opted Out,Email Opted Out"_s,
        u"Outreach"_s);
    row("freshsales", u"First name,Emails,Sales owner,Do not disturb,Subscription status"_s,
        u"Freshsales"_s);
    row("hubspot json, plain", u"id,properties.email,properties.firstname"_s, u"HubSpot"_s);
    row("pipedrive json", u"id,name,email,org_id.value,org_name"_s, u"Pipedrive"_s);
    row("salesforce report", u"Lead ID,Lead Source,First Name,Company / Account"_s,
        u"Salesforce"_s);
    row("salesforce json", u"attributes.type,attributes.url,Id,Email"_s, u"Salesforce"_s);
    row("data loader", u"ID,FIRSTNAME,LASTNAME,EMAIL,ISDELETED"_s, u"Salesforce Data Loader"_s);
    row("apollo", u"First Name,Company Name for Emails,Email Status"_s, u"Apollo"_s);
    row("zoominfo", u"ZoomInfo Contact ID,Last Name"_s, u"ZoomInfo"_s);
    row("linkedin", u"First Name,Last Name,URL,Position,Connected On"_s, u"LinkedIn"_s);
    row("google", u"First Name,Labels,E-mail 1 - Label,E-mail 1 - Value"_s, u"Google Contacts"_s);
    row("google old", u"Name,Group Membership,E-mail 1 - Value"_s, u"Google Contacts"_s);
    row("outlook", u"First Name,E-mail Address,E-mail Type,Web Page"_s, u"Outlook"_s);
    row("outlook es", u"Nombre,Tipo de correo electrónico"_s, u"Outlook"_s);
    row("pipedrive", u"Person - ID,Person - Name,Person - Email - Work"_s, u"Pipedrive"_s);
    row("outreach", u"Outreach ID,First Name,Emails,Opted Out"_s, u"Outreach"_s);
    row("salesloft", u"first_name,email_address,do_not_contact,person_stage"_s, u"Salesloft"_s);
    row("lusha", u"First Name,Work Email,Private Email,Company Domain"_s, u"Lusha"_s);
    row("instantly", u"email,first_name,personalization"_s, u"Instantly"_s);
    row("dynamics", u"(Do Not Modify) Contact,First Name"_s, u"Microsoft Dynamics"_s);
}

void SourceProgramTest::headersTellWhoWroteThem()
{
    QFETCH(QString, headers);
    QFETCH(QString, program);
    QCOMPARE(sourceProgram(headers.split(u','), {}), program);
}

void SourceProgramTest::aSheetOfOnesOwnIsNobodys()
{
    QCOMPARE(sourceProgram({u"Name"_s, u"E-Mail"_s, u"Firma"_s}, {}), QString());
    QCOMPARE(sourceProgram({u"id"_s, u"email"_s, u"account_id"_s}, {}), QString());
}

void SourceProgramTest::excelTellsByItsFirstLine()
{
    TableFormat format;
    format.sepLine = true;
    QCOMPARE(sourceProgram({u"Name"_s, u"E-Mail"_s}, format), u"Excel"_s);
    QCOMPARE(sourceProgram({u"Connected On"_s, u"First Name"_s, u"Last Name"_s}, format),
             u"LinkedIn"_s);
}

void SourceProgramTest::theReportNamesIt()
{
    const auto read = testing::readBytes<ProspectRecord>(
        readProspects, "sep=;\r\nName;E-Mail\r\nAnna;anna@blau.example\r\n");
    QCOMPARE(read.report->program, u"Excel"_s);
    QCOMPARE(read.report->format.headerLine, qint64(2));
}

QTEST_GUILESS_MAIN(SourceProgramTest)
#include "source_program_test.moc"
