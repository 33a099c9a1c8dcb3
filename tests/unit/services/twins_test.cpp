// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/evidence_service.h"
#include "app/services/import_service.h"
#include "app/services/listing_service.h"
#include "app/services/people_service.h"
#include "app/services/review_service.h"
#include "app/services/workspace_service.h"
#include "tests/unit/services/desk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Desk;

/// Two records that are one person: never merged unless somebody says, everything of both counts then, and
/// it can be undone.
class TwinsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areHeldUntilSomebodySays();
    void ofOnePersonCountTogether();
    void keepTheirIdsAndImports();
    void suppressionsOfBothHold();
    void anOptOutStopsBothRecords();
    void theHigherTierGoverns();
    void canBeTakenApart();
    void areErasedTogether();
    void areRefusedWhereTheyAreOne();

private:
    struct Pair {
        ProspectId first;
        ProspectId second;
    };
    /// A second Ada Rook, under another id and address, who has a telephone.
    static Pair twins(Desk& desk);
    static Json shown(Desk& desk, const ProspectId& id) { return *desk->listing().show(id.text()); }
    static size_t people(Desk& desk);
    static Result<ImportReport> importPeople(Desk& desk, const QByteArray& rows);
};

Result<ImportReport> TwinsTest::importPeople(Desk& desk, const QByteArray& rows)
{
    return desk->imports().run(ImportKind::Prospects, {desk.write(u"twins.csv"_s, rows)});
}

const QByteArray secondAda = "Record ID,Name,Email,Company,Company Domain,Phone\n"
                             "9,Ada Rook,a.rook@rook.example,Rook Works,rook.example,"
                             "+44 7700 900100\n";

TwinsTest::Pair TwinsTest::twins(Desk& desk)
{
    if (!importPeople(desk, secondAda))
        return {};
    const auto undecided = desk->people().undecidedTwins();
    if (!undecided || undecided->size() != 1)
        return {};
    return {undecided->front().prospect.id, undecided->front().other.id};
}

size_t TwinsTest::people(Desk& desk)
{
    size_t count = 0;
    ListQuery query;
    query.kind = ListKind::Prospects;
    const auto listed = desk->listing().list(query, [&count](const Json&) { ++count; });
    return listed ? count : 0;
}

void TwinsTest::areHeldUntilSomebodySays()
{
    Desk desk;
    const QString before = desk.state(desk.draft(u"one"_s));
    const Pair pair = twins(desk);
    QVERIFY(!pair.first.text().isEmpty());
    QVERIFY(desk.state(desk.draft(u"one"_s)) != before);
    QCOMPARE(people(desk), size_t(3));
    QVERIFY(desk->people().settleTwins(pair.first, pair.second, false).ok());
    QCOMPARE(desk.state(desk.draft(u"one"_s)), before);
    QCOMPARE(people(desk), size_t(3));
}

void TwinsTest::ofOnePersonCountTogether()
{
    Desk desk;
    const Pair pair = twins(desk);
    const auto note = desk->evidence().addNote(pair.second, u"Call"_s, u"She likes short notes."_s);
    QVERIFY(note.ok());
    const auto lead = desk->people().settleTwins(pair.second, pair.first, true);
    QVERIFY(lead.ok());
    QCOMPARE(*lead, pair.first);
    QCOMPARE(people(desk), size_t(2));
    const Json ada = shown(desk, pair.first);
    QCOMPARE(textAt(ada, "email"), u"ada@rook.example"_s);
    QCOMPARE(textAt(ada, "phone"), u"+44 7700 900100"_s);
    QCOMPARE(ada["merged"].size(), size_t(1));
    QVERIFY(!ada["twin"].get<bool>());
    const auto view = desk->review().viewOf(desk.draft(u"one"_s));
    QVERIFY(std::any_of(view->evidence.begin(), view->evidence.end(),
                        [&note](const EvidenceView& one) { return one.evidence.id == *note; }));
    QVERIFY(desk->workspace().doctor(false)->isSound());
}

void TwinsTest::keepTheirIdsAndImports()
{
    Desk desk;
    const Pair pair = twins(desk);
    QVERIFY(desk->people().settleTwins(pair.first, pair.second, true).ok());
    for (const QString& name : {pair.first.text(), pair.second.text(), u"Ada Rook"_s, u"9"_s,
                                u"a.rook@rook.example"_s, u"ada@rook.example"_s})
        QCOMPARE(*desk->listing().resolve(Named::Prospect, name), pair.first.text());
    QCOMPARE(textAt(shown(desk, pair.second), "id"), pair.first.text());
    const auto again = importPeople(desk, secondAda);
    QVERIFY(again.ok());
    QCOMPARE(again->unchanged, qint64(1));
    QCOMPARE(again->added + again->updated, qint64(0));
    QCOMPARE(people(desk), size_t(2));
}

void TwinsTest::suppressionsOfBothHold()
{
    Desk desk;
    const Pair pair = twins(desk);
    QVERIFY(desk->people()
                .suppress(SuppressionKind::Email, u"a.rook@rook.example"_s, {}, u"asked"_s)
                .ok());
    QVERIFY(desk.state(desk.draft(u"one"_s)) != "suppressed"_L1);
    QVERIFY(desk->people().settleTwins(pair.first, pair.second, true).ok());
    QCOMPARE(desk.state(desk.draft(u"one"_s)), u"suppressed"_s);
    QVERIFY(shown(desk, pair.first)["suppressed"].get<bool>());
    QVERIFY(desk->workspace().doctor(false)->isSound());
}

void TwinsTest::anOptOutStopsBothRecords()
{
    Desk desk;
    const Pair pair = twins(desk);
    QVERIFY(desk->people().settleTwins(pair.first, pair.second, true).ok());
    QVERIFY(desk->people().reply(pair.second, u"Please take me off your list."_s)->optOut);
    QCOMPARE(desk.state(desk.draft(u"one"_s)), u"suppressed"_s);
    // It holds for each of them, whatever becomes of the merge.
    desk.actAs(u"Boss"_s);
    QVERIFY(desk->people().takeApart(pair.second).ok());
    QVERIFY(shown(desk, pair.first)["suppressed"].get<bool>());
    QVERIFY(shown(desk, pair.second)["suppressed"].get<bool>());
}

void TwinsTest::theHigherTierGoverns()
{
    Desk desk;
    desk.actAs(u"Boss"_s);
    const auto accounts = desk->imports().run(
        ImportKind::Accounts,
        {desk.write(
            u"more.csv"_s,
            "Name,Domain,Industry,Tier\nRook Group,rookgroup.example,Storage,strategic\n")});
    QVERIFY(accounts.ok());
    QVERIFY(importPeople(desk, "Record ID,Name,Email,Company,Company Domain\n"
                               "8,Ada Rook,ada@rookgroup.example,Rook Group,rookgroup.example\n")
                .ok());
    const QString other = *desk->listing().resolve(Named::Prospect, u"8"_s);
    const QString first = *desk->listing().resolve(Named::Prospect, u"1"_s);
    QVERIFY(desk->people().settleTwins(ProspectId(first), ProspectId(other), true).ok());
    const auto view = desk->review().viewOf(desk.draft(u"one"_s));
    QVERIFY(view->account.has_value());
    QCOMPARE(view->account->name, u"Rook Group"_s);
    QVERIFY(desk->workspace().doctor(false)->isSound());
}

void TwinsTest::canBeTakenApart()
{
    Desk desk;
    const Pair pair = twins(desk);
    const QString held = desk.state(desk.draft(u"one"_s));
    const Json before = shown(desk, pair.first);
    QVERIFY(desk->people()
                .suppress(SuppressionKind::Email, u"a.rook@rook.example"_s, {}, u"asked"_s)
                .ok());
    QVERIFY(desk->people().settleTwins(pair.first, pair.second, true).ok());
    QCOMPARE(desk.state(desk.draft(u"one"_s)), u"suppressed"_s);
    QCOMPARE(desk->people().mergedTwins()->size(), size_t(1));
    QCOMPARE(desk->people().takeApart(pair.second)->size(), size_t(2));
    QCOMPARE(desk.state(desk.draft(u"one"_s)), held);
    QVERIFY(shown(desk, pair.first) == before);
    QCOMPARE(desk->people().undecidedTwins()->size(), size_t(1));
    QCOMPARE(people(desk), size_t(3));
    QVERIFY(desk->workspace().doctor(false)->isSound());
}

void TwinsTest::areErasedTogether()
{
    Desk desk;
    const Pair pair = twins(desk);
    QVERIFY(desk->people().settleTwins(pair.first, pair.second, true).ok());
    desk.actAs(u"Boss"_s);
    QVERIFY(desk->people().erase(pair.second).ok());
    QCOMPARE(people(desk), size_t(1));
    QCOMPARE(desk->listing().show(pair.first.text()).error().id, u"id.unknown"_s);
}

void TwinsTest::areRefusedWhereTheyAreOne()
{
    Desk desk;
    const Pair pair = twins(desk);
    QCOMPARE(desk->people().settleTwins(pair.first, pair.first, true).error().id,
             u"twins.one_record"_s);
    QCOMPARE(desk->people().takeApart(pair.first).error().id, u"twins.not_merged"_s);
    QCOMPARE(
        desk->people().settleTwins(pair.first, ProspectId(u"prospect:none"_s), true).error().id,
        u"prospect.unknown"_s);
}

QTEST_GUILESS_MAIN(TwinsTest)
#include "twins_test.moc"
