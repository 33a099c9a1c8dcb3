// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/field_mapping.h"
#include "app/intake/field_synonyms.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::intake;

namespace {

using Columns = std::map<QString, QString>;

Columns mapped(RecordKind kind, const QStringList& columns,
               const std::vector<ColumnChoice>& choices = {})
{
    const Result<FieldMapping> mapping = FieldMapping::make(kind, columns, choices);
    return mapping.ok() ? mapping->mappedColumns() : Columns{{u"error"_s, mapping.error().id}};
}

} // namespace

class FieldMappingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void headersOfManyProgramsAreKnown_data();
    void headersOfManyProgramsAreKnown();
    void aChoiceComesFirst();
    void aChoiceMustExist();
    void headersThatDifferOnlyInCaseAreColumnsOfTheirOwn();
    void theRestBecomesCustomFields();
    void aColumnIsSetApart();
    void otherAddressesStandIn();
    void aSecondPhoneIsNotThePersons();
    void germanNameBesideVornameIsTheFamilyName();
    void frenchNomAloneIsTheWholeName();
    void itMustBeClearWhoARowIsAbout();
    void laterColumnsAreAdded();
    void noSynonymStandsForTwoFields();
};

void FieldMappingTest::headersOfManyProgramsAreKnown_data()
{
    QTest::addColumn<RecordKind>("kind");
    QTest::addColumn<QStringList>("columns");
    QTest::addColumn<Columns>("expected");
    QTest::newRow("hubspot")
        << RecordKind::Prospects
        << QStringList{u"Record ID"_s, u"First Name"_s,     u"Last Name"_s,
                       u"Email"_s,     u"Phone Number"_s,   u"Company Name"_s,
                       u"Job Title"_s, u"Country/Region"_s, u"Unsubscribed from all email"_s}
        << Columns{{u"id"_s, u"Record ID"_s},
                   {u"given"_s, u"First Name"_s},
                   {u"family"_s, u"Last Name"_s},
                   {u"email"_s, u"Email"_s},
                   {u"phone"_s, u"Phone Number"_s},
                   {u"company"_s, u"Company Name"_s},
                   {u"title"_s, u"Job Title"_s},
                   {u"country"_s, u"Country/Region"_s},
                   {u"opt_out_email"_s, u"Unsubscribed from all email"_s}};
    QTest::newRow("salesforce") << RecordKind::Prospects
                                << QStringList{u"ID"_s,         u"FIRSTNAME"_s,
                                               u"LASTNAME"_s,   u"COMPANY"_s,
                                               u"OWNER.NAME"_s, u"HASOPTEDOUTOFEMAIL"_s}
                                << Columns{{u"id"_s, u"ID"_s},
                                           {u"given"_s, u"FIRSTNAME"_s},
                                           {u"family"_s, u"LASTNAME"_s},
                                           {u"company"_s, u"COMPANY"_s},
                                           {u"owner"_s, u"OWNER.NAME"_s},
                                           {u"opt_out_email"_s, u"HASOPTEDOUTOFEMAIL"_s}};
    QTest::newRow("outlook, german")
        << RecordKind::Prospects
        << QStringList{u"Anrede"_s,
                       u"Vorname"_s,
                       u"Nachname"_s,
                       u"Firma"_s,
                       u"Position"_s,
                       u"Ort geschäftlich"_s,
                       u"Telefon geschäftlich"_s,
                       u"E-Mail-Adresse"_s}
        << Columns{{u"given"_s, u"Vorname"_s},         {u"family"_s, u"Nachname"_s},
                   {u"company"_s, u"Firma"_s},         {u"title"_s, u"Position"_s},
                   {u"city"_s, u"Ort geschäftlich"_s}, {u"phone"_s, u"Telefon geschäftlich"_s},
                   {u"email"_s, u"E-Mail-Adresse"_s}};
    QTest::newRow("french") << RecordKind::Prospects
                            << QStringList{u"Prénom"_s,          u"Nom"_s,   u"Courriel"_s,
                                           u"Société"_s,         u"Poste"_s, u"Pays"_s,
                                           u"Ne pas contacter"_s}
                            << Columns{{u"given"_s, u"Prénom"_s},
                                       {u"family"_s, u"Nom"_s},
                                       {u"email"_s, u"Courriel"_s},
                                       {u"company"_s, u"Société"_s},
                                       {u"title"_s, u"Poste"_s},
                                       {u"country"_s, u"Pays"_s},
                                       {u"opt_out"_s, u"Ne pas contacter"_s}};
    QTest::newRow("spanish") << RecordKind::Prospects
                             << QStringList{u"Nombre"_s,  u"Apellidos"_s, u"Correo electrónico"_s,
                                            u"Empresa"_s, u"Cargo"_s,     u"Teléfono"_s}
                             << Columns{{u"given"_s, u"Nombre"_s},
                                        {u"family"_s, u"Apellidos"_s},
                                        {u"email"_s, u"Correo electrónico"_s},
                                        {u"company"_s, u"Empresa"_s},
                                        {u"title"_s, u"Cargo"_s},
                                        {u"phone"_s, u"Teléfono"_s}};
    QTest::newRow("google") << RecordKind::Prospects
                            << QStringList{u"Name"_s, u"Organization Title"_s,
                                           u"E-mail 1 - Value"_s, u"Phone 1 - Value"_s}
                            << Columns{{u"name"_s, u"Name"_s},
                                       {u"title"_s, u"Organization Title"_s},
                                       {u"email"_s, u"E-mail 1 - Value"_s},
                                       {u"phone"_s, u"Phone 1 - Value"_s}};
    QTest::newRow("an answer of a CRM")
        << RecordKind::Prospects
        << QStringList{u"id"_s, u"properties.firstname"_s, u"properties.email"_s}
        << Columns{{u"id"_s, u"id"_s},
                   {u"given"_s, u"properties.firstname"_s},
                   {u"email"_s, u"properties.email"_s}};
    QTest::newRow("pipedrive") << RecordKind::Prospects << QStringList{u"Person - ID"_s,
                                                                       u"Person - Email - Home"_s,
                                                                       u"Person - Email - Work"_s,
                                                                       u"Person - Phone - Mobile"_s,
                                                                       u"Person - Organization"_s,
                                                                       u"Person - Job title"_s,
                                                                       u"Person - Besitzer"_s}
                               << Columns{{u"id"_s, u"Person - ID"_s},
                                          {u"email"_s, u"Person - Email - Work"_s},
                                          {u"phone"_s, u"Person - Phone - Mobile"_s},
                                          {u"company"_s, u"Person - Organization"_s},
                                          {u"title"_s, u"Person - Job title"_s},
                                          {u"owner"_s, u"Person - Besitzer"_s}};
    QTest::newRow("salesforce in json")
        << RecordKind::Prospects
        << QStringList{u"attributes.url"_s, u"Id"_s, u"Account.Name"_s, u"Account.Website"_s}
        << Columns{{u"id"_s, u"Id"_s},
                   {u"company"_s, u"Account.Name"_s},
                   {u"domain"_s, u"Account.Website"_s}};
    QTest::newRow("opt-outs that nobody lists")
        << RecordKind::Prospects
        << QStringList{u"email"_s, u"Phone 3 Do Not Call"_s, u"Opted out of email: Product news"_s,
                       u"SMS opted out"_s}
        << Columns{{u"email"_s, u"email"_s},
                   {u"opt_out_phone"_s, u"Phone 3 Do Not Call"_s},
                   {u"opt_out_email"_s, u"Opted out of email: Product news"_s},
                   {u"opt_out_sms"_s, u"SMS opted out"_s}};
    QTest::newRow("accounts") << RecordKind::Accounts
                              << QStringList{u"Company Domain Name"_s, u"Number of Employees"_s,
                                             u"Branche"_s}
                              << Columns{{u"domain"_s, u"Company Domain Name"_s},
                                         {u"employees"_s, u"Number of Employees"_s},
                                         {u"industry"_s, u"Branche"_s}};
    QTest::newRow("evidence") << RecordKind::Evidence
                              << QStringList{u"prospect"_s, u"published"_s, u"text"_s, u"url"_s}
                              << Columns{{u"about"_s, u"prospect"_s},
                                         {u"observed_on"_s, u"published"_s},
                                         {u"text"_s, u"text"_s},
                                         {u"source"_s, u"url"_s}};
    QTest::newRow("suppression, addresses only")
        << RecordKind::Suppression << QStringList{u"E-Mail"_s}
        << Columns{{u"email"_s, u"E-Mail"_s}};
    QTest::newRow("drafts") << RecordKind::Drafts << QStringList{u"id"_s,
                                                                 u"channel"_s,
                                                                 u"text"_s,
                                                                 u"prospect.name"_s,
                                                                 u"prospect.company"_s,
                                                                 u"evidence"_s}
                            << Columns{{u"id"_s, u"id"_s},
                                       {u"channel"_s, u"channel"_s},
                                       {u"text"_s, u"text"_s},
                                       {u"name"_s, u"prospect.name"_s},
                                       {u"company"_s, u"prospect.company"_s},
                                       {u"evidence"_s, u"evidence"_s}};
}

void FieldMappingTest::headersOfManyProgramsAreKnown()
{
    QFETCH(RecordKind, kind);
    QFETCH(QStringList, columns);
    QFETCH(Columns, expected);
    const Columns actual = mapped(kind, columns);
    for (const auto& [field, column] : expected) {
        const auto at = actual.find(field);
        QVERIFY2(at != actual.end(), qPrintable(field));
        QCOMPARE(at->second, column);
    }
    QCOMPARE(actual.size(), expected.size());
}

void FieldMappingTest::aChoiceComesFirst()
{
    const Columns columns = mapped(RecordKind::Prospects, {u"Email"_s, u"Privat"_s, u"Name"_s},
                                   {{u"email"_s, u"privat"_s}, {u"First Name"_s, u"Name"_s}});
    QCOMPARE(columns.at(u"email"_s), u"Privat"_s);
    QCOMPARE(columns.at(u"given"_s), u"Name"_s);
    QVERIFY(!columns.contains(u"name"_s));
}

void FieldMappingTest::aChoiceMustExist()
{
    const Result<FieldMapping> field =
        FieldMapping::make(RecordKind::Prospects, {u"Email"_s}, {{u"shoe size"_s, u"Email"_s}});
    QCOMPARE(field.error().id, u"map.unknown_field"_s);
    QVERIFY(field.error().candidates.contains(u"email"_s));
    const Result<FieldMapping> column =
        FieldMapping::make(RecordKind::Prospects, {u"Email"_s}, {{u"email"_s, u"Mail"_s}});
    QCOMPARE(column.error().id, u"map.unknown_column"_s);
    QCOMPARE(column.error().candidates, QStringList{u"Email"_s});
}

void FieldMappingTest::headersThatDifferOnlyInCaseAreColumnsOfTheirOwn()
{
    const Result<FieldMapping> mapping =
        FieldMapping::make(RecordKind::Prospects, {u"EMAIL"_s, u"email"_s, u"City"_s, u"city"_s},
                           {{u"email"_s, u"email"_s}});
    QVERIFY(mapping.ok());
    QCOMPARE(mapping->mappedColumns().at(u"email"_s), u"email"_s);
    QCOMPARE(mapping->mappedColumns().at(u"city"_s), u"City"_s);
    QCOMPARE(mapping->customColumns(), (std::vector<int>{0, 3}));
}

void FieldMappingTest::theRestBecomesCustomFields()
{
    const QStringList columns{u"Email"_s, u"Lead Score"_s};
    const Result<FieldMapping> people = FieldMapping::make(RecordKind::Prospects, columns);
    QCOMPARE(people->customColumns(), std::vector<int>{1});
    QCOMPARE(people->ignoredColumns(), QStringList());
    const Result<FieldMapping> evidence =
        FieldMapping::make(RecordKind::Evidence, {u"text"_s, u"Lead Score"_s});
    QCOMPARE(evidence->ignoredColumns(), QStringList{u"Lead Score"_s});
}

void FieldMappingTest::aColumnIsSetApart()
{
    const QStringList columns{u"Name"_s, u"Email"_s, u"Phone"_s, u"Shoe size"_s, u"Tea"_s};
    const Result<FieldMapping> mapping =
        FieldMapping::make(RecordKind::Prospects, columns,
                           {{u"custom.Phone"_s, u"Phone"_s}, {u"custom.Shoe size"_s, {}}});
    QVERIFY(mapping.ok());
    QVERIFY(!mapping->columnOf(fieldIndex(RecordKind::Prospects, u"phone")));
    QCOMPARE(mapping->customColumns(), (std::vector<int>{2, 4}));
    QCOMPARE(mapping->ignoredColumns(), QStringList{u"Shoe size"_s});
    const Result<FieldMapping> none =
        FieldMapping::make(RecordKind::Prospects, columns, {{u"custom.Hat"_s, {}}});
    QCOMPARE(none.error().id, u"map.unknown_column"_s);
}

void FieldMappingTest::otherAddressesStandIn()
{
    const Result<FieldMapping> mapping =
        FieldMapping::make(RecordKind::Prospects, {u"Name"_s, u"E-Mail"_s, u"E-Mail (2)"_s});
    const int email = fieldIndex(RecordKind::Prospects, u"email");
    QCOMPARE(mapping->columnsOf(email), (std::vector<int>{1, 2}));
    QCOMPARE(mapping->customColumns(), std::vector<int>{2});
}

void FieldMappingTest::aSecondPhoneIsNotThePersons()
{
    const Result<FieldMapping> mapping = FieldMapping::make(
        RecordKind::Prospects, {u"Name"_s, u"Phone Number"_s, u"Phone Number (2)"_s, u"Mobile"_s});
    const int phone = fieldIndex(RecordKind::Prospects, u"phone");
    QCOMPARE(mapping->columnsOf(phone), (std::vector<int>{1, 3}));
}

void FieldMappingTest::germanNameBesideVornameIsTheFamilyName()
{
    const Columns columns = mapped(RecordKind::Prospects, {u"Name"_s, u"Vorname"_s});
    QCOMPARE(columns, (Columns{{u"family"_s, u"Name"_s}, {u"given"_s, u"Vorname"_s}}));
}

void FieldMappingTest::frenchNomAloneIsTheWholeName()
{
    QCOMPARE(mapped(RecordKind::Prospects, {u"Nom"_s}), (Columns{{u"name"_s, u"Nom"_s}}));
    QCOMPARE(mapped(RecordKind::Prospects, {u"Nombre"_s}), (Columns{{u"name"_s, u"Nombre"_s}}));
}

void FieldMappingTest::itMustBeClearWhoARowIsAbout()
{
    const Result<FieldMapping> mapping =
        FieldMapping::make(RecordKind::Prospects, {u"Colour"_s, u"Company"_s});
    QVERIFY(!mapping.ok());
    QCOMPARE(mapping.error().id, u"map.no_identity"_s);
    QCOMPARE(mapping.error().candidates, (QStringList{u"Colour"_s, u"Company"_s}));
    for (const QString& enough : {u"Name"_s, u"Email"_s, u"Record ID"_s, u"LinkedIn"_s})
        QVERIFY(FieldMapping::make(RecordKind::Prospects, {enough}).ok());
    QVERIFY(!FieldMapping::make(RecordKind::Evidence, {u"title"_s}).ok());
    QVERIFY(!FieldMapping::make(RecordKind::Accounts, {u"tier"_s}).ok());
}

void FieldMappingTest::laterColumnsAreAdded()
{
    Result<FieldMapping> mapping = FieldMapping::make(
        RecordKind::Prospects, {u"email"_s, u"name"_s}, {{u"name"_s, u"name"_s}});
    mapping->add({u"phone"_s, u"full name"_s, u"hat"_s});
    QCOMPARE(mapping->mappedColumns().at(u"phone"_s), u"phone"_s);
    QCOMPARE(mapping->mappedColumns().at(u"name"_s), u"name"_s);
    QCOMPARE(mapping->customColumns(), (std::vector<int>{3, 4}));
}

void FieldMappingTest::noSynonymStandsForTwoFields()
{
    for (const RecordKind kind : {RecordKind::Prospects, RecordKind::Accounts, RecordKind::Evidence,
                                  RecordKind::Suppression, RecordKind::Drafts}) {
        QHash<QString, QString> owners;
        for (const FieldSynonyms& synonyms : fieldSynonyms(kind)) {
            const QString field = synonyms.field.toString();
            const QString headers = synonyms.headers.toString();
            for (const QString& header : headers.split(u' ')) {
                QCOMPARE(headerForm(header), header); // else it can never match
                QVERIFY2(owners.value(header, field) == field, qPrintable(header));
                owners.insert(header, field);
            }
        }
    }
}

QTEST_GUILESS_MAIN(FieldMappingTest)
#include "field_mapping_test.moc"
