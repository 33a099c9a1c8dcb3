// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "tests/unit/store/support/examples.h"
#include "tests/unit/sync/support/desk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;
using namespace countersign::sync;
using namespace countersign::sync::testing;

namespace {

/// Two people in the middle of their work: each has edits that the server does not know, some of the same
/// things.
class Team {
public:
    Team()
    {
        couch.addUser(u"sol"_s, {u"sdr"_s});
        couch.addUser(u"mara"_s, {u"manager"_s});
        sdr = std::make_unique<Desk>(couch, u"sol"_s);
        manager = std::make_unique<Desk>(couch, u"mara"_s);
        sdr->write([](Transaction& tx) {
            must(tx.prospects().put(prospect(1)));
            must(tx.drafts().put(draft(1)));
        });
        sdr->edit(draft(1).id, u"Hi Orla, map attached."_s);
        sdr->sync();
        manager->sync();
        sdr->edit(draft(1).id, u"Hi Orla, spares map attached."_s);
        manager->edit(draft(1).id, u"Hi Orla, map attached. Ok?"_s);
        change(*sdr, u"Buyer"_s, u"Cork"_s);
        change(*manager, u"Head of Quality"_s, u"Cork city"_s);
        manager->sync();
    }

    /// Until nothing moves any more.
    void settle() const
    {
        for (Desk* device : {sdr.get(), manager.get(), sdr.get(), manager.get()})
            device->sync();
    }

    FakeCouch couch;
    std::unique_ptr<Desk> sdr;
    std::unique_ptr<Desk> manager;

private:
    static void change(Desk& device, const QString& title, const QString& city)
    {
        device.write([&](Transaction& tx) {
            Prospect changed = prospect(1);
            changed.title = title;
            changed.city = city;
            must(tx.prospects().put(changed));
            must(tx.evidence().put(evidence(device.user().text() == "user:sol"_L1 ? 1 : 2)));
        });
    }
};

using Documents = std::map<QString, QByteArray>;

} // namespace

/// Each call to the server fails in turn, in each way that it can; afterwards everything comes to the same end.
class FaultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyCallFailsInEveryWay_data();
    void everyCallFailsInEveryWay();
    void cleanupTestCase();

private:
    Documents m_undisturbed;
    int m_points = 0;
};

void FaultsTest::initTestCase()
{
    const Team team;
    team.settle();
    m_undisturbed = team.sdr->documents();
    QCOMPARE(team.manager->documents(), m_undisturbed);
    QCOMPARE(documentsOf(team.couch), m_undisturbed);
    QCOMPARE(team.sdr->textOf(draft(1).id), u"Hi Orla, spares map attached. Ok?"_s);
    QCOMPARE(team.sdr->issues().size(), size_t(1)); // the city, which both changed
}

void FaultsTest::everyCallFailsInEveryWay_data()
{
    QTest::addColumn<int>("fault");
    const char* const names[]{"dropped before",
                              "dropped after",
                              "hanging",
                              "cut",
                              "401",
                              "nobody at once",
                              "403",
                              "409",
                              "413",
                              "429",
                              "500",
                              "503"};
    static_assert(std::size(names) == everyFault.size());
    for (size_t i = 0; i < everyFault.size(); ++i)
        QTest::newRow(names[i]) << static_cast<int>(everyFault[i]);
}

void FaultsTest::everyCallFailsInEveryWay()
{
    QFETCH(const int, fault);
    constexpr int farTooMany = 100;
    for (int at = 0;; ++at) {
        QVERIFY(at < farTooMany);
        const Team team;
        team.sdr->transport().arm(static_cast<Fault>(fault), at);
        const Result<RoundReport> disturbed = team.sdr->trySync();
        if (!team.sdr->transport().hasStruck())
            break; // no more calls to fail
        ++m_points;
        if (!disturbed)
            QVERIFY2(disturbed.error().code == ErrorCode::Network,
                     qPrintable(disturbed.error().id));
        team.settle();
        const std::string name = "call " + std::to_string(at);
        const char* point = name.c_str();
        QVERIFY2(team.sdr->documents() == m_undisturbed, point);
        QVERIFY2(team.manager->documents() == m_undisturbed, point);
        QVERIFY2(documentsOf(team.couch) == m_undisturbed, point);
        QVERIFY2(team.sdr->issues().size() == 1, point);
    }
}

void FaultsTest::cleanupTestCase()
{
    QVERIFY(m_points > 100);
    qInfo("%d points tried", m_points);
}

QTEST_GUILESS_MAIN(FaultsTest)
#include "faults_test.moc"
