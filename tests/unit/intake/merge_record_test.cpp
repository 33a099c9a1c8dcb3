// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/merge_record.h"

#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::intake;

namespace {

Prospect ola()
{
    Prospect prospect;
    prospect.id = ProspectId(u"prospect:1"_s);
    prospect.email = u"ola@vik.example"_s;
    prospect.name = u"Ola Vik"_s;
    prospect.given = u"Ola"_s;
    prospect.family = u"Vik"_s;
    prospect.title = u"COO"_s;
    prospect.city = u"Bergen"_s;
    prospect.phone = u"07700 900127"_s;
    prospect.country = u"United Kingdom"_s;
    prospect.externalIds = {{u"Record ID"_s, u"1"_s}};
    prospect.custom = {{u"Hat"_s, u"red"_s}};
    return prospect;
}

} // namespace

class MergeRecordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNarrowFileLeavesTheRestAlone();
    void clearingIsAChoice();
    void theSameTwiceChangesNothing();
    void anAddressWrittenAnotherWayIsNoChange_data();
    void anAddressWrittenAnotherWayIsNoChange();
    void namesChangeTogether();
    void onlyAGivenNameChangesTheFullOne();
    void anotherUnicodeFormIsNoChange();
    void idsAreAdded();
    void customFields();
    void accounts();
    void changesAreWhatChanged();
};

void MergeRecordTest::aNarrowFileLeavesTheRestAlone()
{
    Prospect incoming;
    incoming.email = u"ola@vik.example"_s;
    incoming.phone = u"+447700900456"_s;
    incoming.city = u""_s; // as a reader gives an empty cell: a text, and not a null one
    const Merge<Prospect> merge =
        mergeProspect(ola(), incoming, {u"email"_s, u"phone"_s, u"city"_s}, false);
    Prospect expected = ola();
    expected.phone = u"+447700900456"_s;
    QCOMPARE(merge.merged, expected);
    QCOMPARE(merge.changes,
             (std::vector<FieldChange>{{u"phone"_s, u"07700 900127"_s, u"+447700900456"_s}}));
    QCOMPARE(merge.leftAsIs, QStringList{u"city"_s});
}

void MergeRecordTest::clearingIsAChoice()
{
    Prospect incoming;
    incoming.email = u"ola@vik.example"_s;
    const Merge<Prospect> merge =
        mergeProspect(ola(), incoming, {u"email"_s, u"city"_s, u"custom.Hat"_s}, true);
    QCOMPARE(merge.merged.city, QString());
    QVERIFY(merge.merged.custom.empty());
    QCOMPARE(merge.merged.title, u"COO"_s);
    QCOMPARE(merge.changes, (std::vector<FieldChange>{{u"city"_s, u"Bergen"_s, {}},
                                                      {u"custom.Hat"_s, u"red"_s, {}}}));
    QVERIFY(merge.leftAsIs.isEmpty());
}

void MergeRecordTest::theSameTwiceChangesNothing()
{
    const QStringList present{u"email"_s, u"name"_s,    u"given"_s,      u"family"_s, u"title"_s,
                              u"city"_s,  u"country"_s, u"custom.Hat"_s, u"phone"_s,  u"id"_s};
    const Merge<Prospect> merge = mergeProspect(ola(), ola(), present, true);
    QVERIFY(merge.changes.empty());
    QCOMPARE(merge.merged, ola());
}

void MergeRecordTest::anAddressWrittenAnotherWayIsNoChange_data()
{
    QTest::addColumn<QString>("email");
    QTest::addColumn<QString>("phone");
    QTest::addColumn<int>("changes");
    QTest::newRow("case") << u"OLA@Vik.example"_s << u"07700 900127"_s << 0;
    QTest::newRow("international") << u"ola@vik.example"_s << u"0044 (0)7700 900-127"_s << 0;
    QTest::newRow("plus") << u"ola@vik.example"_s << u"+44 7700 900127"_s << 0;
    QTest::newRow("another address") << u"o.vik@vik.example"_s << u"07700 900127"_s << 1;
    QTest::newRow("another number") << u"ola@vik.example"_s << u"07700 900128"_s << 1;
}

void MergeRecordTest::anAddressWrittenAnotherWayIsNoChange()
{
    Prospect incoming;
    QFETCH(QString, email);
    QFETCH(QString, phone);
    incoming.email = email;
    incoming.phone = phone;
    const Merge<Prospect> merge = mergeProspect(ola(), incoming, {u"email"_s, u"phone"_s}, false);
    QTEST(int(merge.changes.size()), "changes");
}

void MergeRecordTest::namesChangeTogether()
{
    Prospect incoming;
    incoming.name = u"Ola Vik Berg"_s;
    incoming.given = u"Ola"_s;
    incoming.family = u"Vik Berg"_s;
    const Merge<Prospect> merge = mergeProspect(ola(), incoming, {u"name"_s}, false);
    QCOMPARE(merge.merged.name, u"Ola Vik Berg"_s);
    QCOMPARE(merge.merged.family, u"Vik Berg"_s);
    // The same full name does not undo a division that somebody put right by hand.
    Prospect beth = ola();
    beth.name = u"Mary Beth Aldous"_s;
    beth.given = u"Mary Beth"_s;
    beth.family = u"Aldous"_s;
    Prospect again;
    again.name = beth.name;
    again.given = u"Mary"_s;
    again.family = u"Beth Aldous"_s;
    QCOMPARE(mergeProspect(beth, again, {u"name"_s}, false).merged, beth);
}

void MergeRecordTest::onlyAGivenNameChangesTheFullOne()
{
    Prospect incoming;
    incoming.given = u"Olav"_s;
    incoming.name = u"Olav"_s; // all that the row says
    const Merge<Prospect> merge = mergeProspect(ola(), incoming, {u"given"_s}, false);
    QCOMPARE(merge.merged.name, u"Olav Vik"_s);
    QCOMPARE(merge.merged.family, u"Vik"_s);
}

void MergeRecordTest::anotherUnicodeFormIsNoChange()
{
    Prospect existing = ola();
    existing.title = u"Einkäuferin"_s;
    Prospect incoming;
    incoming.title = existing.title.normalized(QString::NormalizationForm_D);
    const Merge<Prospect> merge = mergeProspect(existing, incoming, {u"title"_s}, false);
    QVERIFY(merge.changes.empty());
    QCOMPARE(merge.merged.title, existing.title);
}

void MergeRecordTest::idsAreAdded()
{
    Prospect incoming;
    incoming.externalIds = {{u"Lead ID"_s, u"00Q5"_s}};
    const Merge<Prospect> merge = mergeProspect(ola(), incoming, {u"id"_s}, true);
    QCOMPARE(merge.merged.externalIds.size(), 2);
    QCOMPARE(merge.changes, (std::vector<FieldChange>{{u"external_ids.Lead ID"_s, {}, u"00Q5"_s}}));
}

void MergeRecordTest::customFields()
{
    Prospect incoming;
    incoming.custom = {{u"Shoe"_s, u"44"_s}};
    const Merge<Prospect> merge =
        mergeProspect(ola(), incoming, {u"custom.Shoe"_s, u"custom.Hat"_s}, false);
    QCOMPARE(merge.merged.custom, (CustomFields{{u"Hat"_s, u"red"_s}, {u"Shoe"_s, u"44"_s}}));
    QCOMPARE(merge.leftAsIs, QStringList{u"custom.Hat"_s});
}

void MergeRecordTest::accounts()
{
    Account existing;
    existing.name = u"Kite Ltd"_s;
    existing.domain = u"kite.example"_s;
    existing.employees = u"1,120"_s;
    Account incoming;
    incoming.domain = u"kite.example"_s;
    incoming.industry = u"Food"_s;
    const Merge<Account> merge =
        mergeAccount(existing, incoming, {u"domain"_s, u"industry"_s, u"employees"_s}, false);
    QCOMPARE(merge.merged.name, u"Kite Ltd"_s);
    QCOMPARE(merge.merged.industry, u"Food"_s);
    QCOMPARE(merge.leftAsIs, QStringList{u"employees"_s});
    QCOMPARE(merge.changes.size(), 1);
}

void MergeRecordTest::changesAreWhatChanged()
{
    std::mt19937 random(23);
    const QStringList fields{u"name"_s,  u"given"_s,   u"family"_s,   u"email"_s, u"phone"_s,
                             u"title"_s, u"profile"_s, u"city"_s,     u"notes"_s, u"custom.Hat"_s,
                             u"owner"_s, u"country"_s, u"language"_s, u"id"_s};
    const auto word = [&random] {
        return QStringList{u""_s, u"a"_s, u"b"_s, u"Ola"_s}.at(qsizetype(random() % 4));
    };
    for (int round = 0; round < 3'000; ++round) {
        Prospect incoming;
        for (QString* text : {&incoming.name, &incoming.given, &incoming.family, &incoming.email,
                              &incoming.phone, &incoming.title, &incoming.city, &incoming.notes})
            *text = word();
        incoming.custom[u"Hat"_s] = word();
        QStringList present;
        for (const QString& field : fields) {
            if (random() % 2)
                present.append(field);
        }
        const bool clear = random() % 2;
        const Merge<Prospect> merge = mergeProspect(ola(), incoming, present, clear);
        QCOMPARE(merge.changes.empty(), merge.merged == ola());
        QCOMPARE(merge.merged.id, ola().id);
        const Merge<Prospect> again = mergeProspect(merge.merged, incoming, present, clear);
        QVERIFY(again.changes.empty());
        QCOMPARE(again.merged, merge.merged);
    }
}

QTEST_GUILESS_MAIN(MergeRecordTest)
#include "merge_record_test.moc"
