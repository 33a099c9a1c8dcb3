// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/import_service.h"
#include "app/services/listing_service.h"
#include "tests/unit/services/desk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Desk;

/// Evidence that came before the people it is about.
class LinkingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void waitingEvidenceIsLinkedOnceSomebodyFits_data();
    void waitingEvidenceIsLinkedOnceSomebodyFits();
    void aFirmIsKnownByItsPeoplesAddresses_data();
    void aFirmIsKnownByItsPeoplesAddresses();
    void aDomainThatIsGivenComesFirst();

private:
    static ImportReport import(Desk& desk, ImportKind kind, const QByteArray& csv);
    /// Whether the passage with these words is about somebody.
    static bool isLinked(Desk& desk, const QString& words);
};

ImportReport LinkingTest::import(Desk& desk, ImportKind kind, const QByteArray& csv)
{
    const Result<ImportReport> report = desk->imports().run(kind, {desk.write(u"file.csv"_s, csv)});
    return report ? *report : ImportReport();
}

bool LinkingTest::isLinked(Desk& desk, const QString& words)
{
    bool linked = false;
    ListQuery query;
    query.kind = ListKind::Evidence;
    const Result<void> listed = desk->listing().list(query, [&](const Json& row) {
        const auto isText = [&row](const char* key) {
            return row.contains(key) && row[key].is_string();
        };
        linked = linked ||
                 (textAt(row, "text").contains(words) && (isText("prospect") || isText("account")));
        return true;
    });
    return listed.ok() && linked;
}

void LinkingTest::waitingEvidenceIsLinkedOnceSomebodyFits_data()
{
    QTest::addColumn<QByteArray>("about");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const int prospects = static_cast<int>(ImportKind::Prospects);
    const int accounts = static_cast<int>(ImportKind::Accounts);
    QTest::newRow("an e-mail is added")
        << QByteArray("kim@alder.example") << prospects
        << QByteArray("Name,Company,Email\nKim Alder,Alder Works,\n")
        << QByteArray("Name,Company,Email\nKim Alder,Alder Works,kim@alder.example\n");
    QTest::newRow("a record id is added")
        << QByteArray("CRM-77") << prospects
        << QByteArray("Name,Email,Contact ID\nKim Alder,kim@alder.example,\n")
        << QByteArray("Name,Email,Contact ID\nKim Alder,kim@alder.example,CRM-77\n");
    QTest::newRow("a domain is added to an account")
        << QByteArray("alder.example") << accounts << QByteArray("Company,Domain\nAlder Works,\n")
        << QByteArray("Company,Domain\nAlder Works,alder.example\n");
    QTest::newRow("a domain is added to an account with its people")
        << QByteArray("alder.example") << prospects
        << QByteArray("Name,Company,Title,Company domain\nKim Alder,Alder Works,COO,\n")
        << QByteArray(
               "Name,Company,Title,Company domain\nKim Alder,Alder Works,COO,alder.example\n");
}

void LinkingTest::waitingEvidenceIsLinkedOnceSomebodyFits()
{
    QFETCH(QByteArray, about);
    QFETCH(int, kind);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    Desk desk;
    import(desk, ImportKind::Evidence,
           "Input,About,Text,Date\nresearch," + about + ",Opened a yard in spring.,2026-05-01\n");
    import(desk, static_cast<ImportKind>(kind), before);
    QVERIFY(!isLinked(desk, u"yard"_s));
    const ImportReport report = import(desk, static_cast<ImportKind>(kind), after);
    QCOMPARE(report.added, qint64(0)); // nobody is new
    QVERIFY(isLinked(desk, u"yard"_s));
}

void LinkingTest::aFirmIsKnownByItsPeoplesAddresses_data()
{
    QTest::addColumn<QByteArray>("people");
    QTest::addColumn<QByteArray>("about");
    QTest::addColumn<bool>("linked");
    const QByteArray head = "Name,Company,Email\n";
    QTest::newRow("all at one") << QByteArray(head + "Kim Alder,Alder Works,kim@alder.example\n"
                                                     "Lou Birch,Alder Works,lou@alder.example\n")
                                << QByteArray("alder.example") << true;
    QTest::newRow("one writes privately")
        << QByteArray(head + "Kim Alder,Alder Works,kim@alder.example\n"
                             "Lou Birch,Alder Works,lou@gmail.com\n")
        << QByteArray("www.alder.example") << true;
    QTest::newRow("two domains") << QByteArray(head + "Kim Alder,Alder Works,kim@alder.example\n"
                                                      "Lou Birch,Alder Works,lou@birch.example\n")
                                 << QByteArray("alder.example") << false;
    QTest::newRow("two firms") << QByteArray(head + "Kim Alder,Alder Works,kim@alder.example\n"
                                                    "Lou Birch,Birch Hall,lou@alder.example\n")
                               << QByteArray("alder.example") << false;
    QTest::newRow("a host of private mail")
        << QByteArray(head + "Kim Alder,Alder Works,kim@gmail.com\n") << QByteArray("gmail.com")
        << false;
}

void LinkingTest::aFirmIsKnownByItsPeoplesAddresses()
{
    QFETCH(QByteArray, people);
    QFETCH(QByteArray, about);
    Desk desk;
    import(desk, ImportKind::Evidence,
           "Input,About,Text,Date\nresearch," + about + ",Opened a yard in spring.,2026-05-01\n");
    import(desk, ImportKind::Prospects, people);
    QTEST(isLinked(desk, u"yard"_s), "linked");
}

void LinkingTest::aDomainThatIsGivenComesFirst()
{
    Desk desk;
    import(desk, ImportKind::Accounts, "Company,Domain\nAlder Group,alder.example\n");
    import(desk, ImportKind::Prospects,
           "Name,Company,Email\nKim Alder,Alder Works,kim@alder.example\n");
    import(desk, ImportKind::Accounts, "Domain,Industry\nalder.example,Boats\n");
    ListQuery query;
    query.kind = ListKind::Accounts;
    query.search = u"Alder"_s;
    std::map<QString, QString> domains;
    QVERIFY(desk->listing()
                .list(query,
                      [&domains](const Json& row) {
                          domains[textAt(row, "name")] = textAt(row, "domain");
                          return true;
                      })
                .ok());
    QCOMPARE(domains, (std::map<QString, QString>{{u"Alder Group"_s, u"alder.example"_s},
                                                  {u"Alder Works"_s, QString()}}));
}

QTEST_GUILESS_MAIN(LinkingTest)
#include "linking_test.moc"
