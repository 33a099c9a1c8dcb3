// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/policy/suppression_key.h"
#include "app/store/connection.h"
#include "app/store/doctor.h"
#include "app/store/erasure.h"
#include "app/store/history.h"
#include "app/store/schema.h"
#include "app/store/search_index.h"
#include "tests/unit/store/support/examples.h"
#include "tests/unit/store/support/random_world.h"
#include "tests/unit/store/support/temp_workspace.h"

#include <QFile>
#include <QTest>

#include <SQLiteCpp/Database.h>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;

namespace {

/// What ails the workspace, "Counts:1 SearchIndex:2"; repaired ones with a "+".
QString ailmentsIn(const Diagnosis& diagnosis)
{
    static const char* const names[] = {"File",   "References",  "Schema",     "Orphans",
                                        "Seals",  "Heads",       "Identities", "Projection",
                                        "Counts", "SearchIndex", "Audit"};
    QStringList texts;
    for (const Ailment& ailment : diagnosis.ailments)
        texts.append(QString(QString::fromLatin1(names[static_cast<int>(ailment.found)]) + u':' +
                             QString::number(ailment.cases) + (ailment.repaired ? u"+" : u"")));
    return texts.join(u' ');
}

} // namespace

/// What doctor finds, and what it makes good.
class DoctorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void healthyWorkspaceIsSound();
    void ailmentsAreFoundAndRepaired_data();
    void ailmentsAreFoundAndRepaired();
    void documentsAreNeverRepaired_data();
    void documentsAreNeverRepaired();
    void examiningChangesNothing();
    void anOlderWorkspaceIsBroughtUpToDate();
    void stoppedExaminationIsCancelled();
    void tornFileIsToldOf();
    void erasedPersonIsGone();
    void erasingNobody();

private:
    [[nodiscard]] QString examined();
    [[nodiscard]] QString repaired();
    void harm(const QString& sql);

    std::unique_ptr<TempWorkspace> m_workspace;
};

void DoctorTest::init()
{
    m_workspace = std::make_unique<TempWorkspace>();
    m_workspace->create();
    RandomWorld world(7);
    m_workspace->write([&world](Transaction& tx) {
        world.begin(tx);
        for (int n = 0; n < 40; ++n)
            world.step(tx);
        must(tx.audit().append({UserId(u"user:mara"_s), u"act"_s, {}}));
    });
}

QString DoctorTest::examined()
{
    return ailmentsIn(must(examine(m_workspace->path(), m_workspace->surroundings())));
}

QString DoctorTest::repaired()
{
    return ailmentsIn(must(repair(m_workspace->path(), m_workspace->surroundings())));
}

void DoctorTest::harm(const QString& sql)
{
    m_workspace->write([&sql](Transaction& tx) {
        for (const QString& statement : sql.split(u';', Qt::SkipEmptyParts))
            tx.connection().execute(statement.toUtf8().constData());
    });
}

void DoctorTest::healthyWorkspaceIsSound()
{
    const Diagnosis diagnosis = must(examine(m_workspace->path(), m_workspace->surroundings()));
    QCOMPARE(ailmentsIn(diagnosis), QString());
    QVERIFY(diagnosis.isSound());
    QCOMPARE(diagnosis.examined.size(), size_t(11));
    QCOMPARE(diagnosis.drafts, worldDrafts);
    QVERIFY(diagnosis.bytes > 0);
    QCOMPARE(repaired(), QString());
}

void DoctorTest::ailmentsAreFoundAndRepaired_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* name, const char* sql, const char* found) {
        QTest::newRow(name) << QString::fromUtf8(sql) << QString::fromUtf8(found);
    };
    row("facts", "UPDATE queue_entry SET bucket = (SELECT min(row) FROM bucket) WHERE draft = 7",
        "Projection:1 Counts:2");
    row("order", "UPDATE queue_entry SET by_due = by_due + 1 WHERE draft = 7", "Projection:1");
    row("missing",
        "UPDATE bucket SET n = n - 1 WHERE row = (SELECT bucket FROM queue_entry WHERE draft = 7);"
        "DELETE FROM queue_entry WHERE draft = 7",
        "Projection:1 SearchIndex:1");
    row("count", "UPDATE bucket SET n = n + 3 WHERE row = (SELECT min(row) FROM bucket)",
        "Counts:1");
    row("tier", "UPDATE account SET tier = 'strategic' WHERE id = 'account:a3'", "Projection:1");
    row("audience",
        "UPDATE prospect SET audience = (SELECT row FROM audience WHERE row <> prospect.audience "
        "LIMIT 1) "
        "WHERE row = 4",
        "Projection:3");
    row("identity", "DELETE FROM identity WHERE prospect = 3", "Identities:1");
    row("foreign identity", "INSERT INTO identity VALUES (12345, 3)", "Identities:1");
    row("head",
        "UPDATE revision SET head = 1 - head WHERE row = (SELECT max(row) FROM revision WHERE head "
        "= 1)",
        "Heads:1");
    row("index", "INSERT INTO search (search) VALUES ('delete-all')", "SearchIndex:1");
    row("entry", "UPDATE search_entry SET person = 'Nobody' WHERE draft = 7", "SearchIndex:2");
}

void DoctorTest::ailmentsAreFoundAndRepaired()
{
    QFETCH(QString, sql);
    QFETCH(QString, found);
    harm(sql);
    const QString seen = examined();
    QVERIFY2(seen.startsWith(found.section(u' ', 0, 0).section(u':', 0, 0)), qPrintable(seen));
    const QString before = examined();
    QCOMPARE(before, seen);
    const QString made = repaired();
    QVERIFY2(!made.isEmpty() && made.count(u'+') == made.count(u':'), qPrintable(made));
    QCOMPARE(examined(), QString());
    QCOMPARE(must(m_workspace->read(
                 [](Reader& reader) -> Result<qint64> { return reader.queue().count({}).n; })),
             worldDrafts);
}

void DoctorTest::documentsAreNeverRepaired_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* name, const char* sql, const char* found) {
        QTest::newRow(name) << QString::fromUtf8(sql) << QString::fromUtf8(found);
    };
    row("text", "UPDATE revision SET text = 'Buy now' WHERE row = 1", "Seals");
    row("evidence", "UPDATE evidence SET text = 'forged' WHERE row = 1", "Seals");
    row("decision", "UPDATE decision SET reason = 'x' WHERE row = 1", "Seals");
    row("control", "UPDATE control SET value = 'autopilot' WHERE row = 2", "Seals");
    row("orphan", "PRAGMA defer_foreign_keys = ON;UPDATE prospect SET known = 0 WHERE row = 2",
        "Orphans");
    row("log", "UPDATE audit SET action = 'other' WHERE seq = 2", "Audit");
    row("table", "CREATE TABLE mine (a)", "Schema");
    row("index gone", "DROP INDEX queue_due", "Schema");
}

void DoctorTest::documentsAreNeverRepaired()
{
    QFETCH(QString, sql);
    QFETCH(QString, found);
    harm(sql);
    QVERIFY2(examined().contains(found), qPrintable(examined()));
    const QString made = repaired();
    QVERIFY2(made.contains(found), qPrintable(made));
    QVERIFY2(examined().contains(found), qPrintable(examined()));
}

void DoctorTest::examiningChangesNothing()
{
    harm(u"UPDATE bucket SET n = n + 3 WHERE row = 1"_s);
    m_workspace->close();
    QFile file(m_workspace->path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    QCOMPARE(examined(), u"Counts:1"_s);
    QVERIFY(file.seek(0));
    QCOMPARE(file.readAll(), before);
}

void DoctorTest::anOlderWorkspaceIsBroughtUpToDate()
{
    m_workspace = std::make_unique<TempWorkspace>();
    QFile sql(QStringLiteral(COUNTERSIGN_TEST_DATA "/store/version_1.sql"));
    QVERIFY(sql.open(QIODevice::ReadOnly));
    SQLite::Database(m_workspace->path().toStdString(),
                     SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec(sql.readAll().toStdString());
    const Diagnosis diagnosis = must(examine(m_workspace->path(), m_workspace->surroundings()));
    QCOMPARE(ailmentsIn(diagnosis), QString());
    QCOMPARE(diagnosis.schemaVersion, schemaVersion());
}

void DoctorTest::stoppedExaminationIsCancelled()
{
    std::stop_source stop;
    const auto stopAtSeals = [&stop](const Progress& progress) {
        if (progress.item == u"seals")
            stop.request_stop();
    };
    const Result<Diagnosis> stopped =
        repair(m_workspace->path(), m_workspace->surroundings(), stopAtSeals, stop.get_token());
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    QCOMPARE(examined(), QString());
}

void DoctorTest::tornFileIsToldOf()
{
    m_workspace->close();
    QFile file(m_workspace->path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(4096 * 40));
    file.write(QByteArray(4096, '\x55'));
    file.close();
    const Result<Diagnosis> diagnosis = examine(m_workspace->path(), m_workspace->surroundings());
    // Whether it can still be read through to the end depends on the page that was hit.
    if (diagnosis.ok())
        QVERIFY(ailmentsIn(*diagnosis).contains(u"File:"));
    else
        QCOMPARE(diagnosis.error().code, ErrorCode::Damaged);
}

void DoctorTest::erasedPersonIsGone()
{
    const UserId mara(u"user:mara"_s);
    m_workspace->write([&](Transaction& tx) {
        Prospect person = prospect(3);
        person.name = u"Zebulon Quartermain"_s;
        person.email = u"zebulon@quartz.example"_s;
        must(tx.prospects().put(person));
        Evidence about = evidence(90, Input::Crm);
        about.text = u"Quartermain likes zeppelins."_s;
        about.aboutProspect = person.id;
        must(tx.evidence().put(sealed(about)));
        const DraftId id = tx.drafts().ofProspect(person.id).front().id;
        std::vector<RevisionId> heads;
        for (const Revision& head : tx.drafts().headsOf(id))
            heads.push_back(head.id);
        must(tx.drafts().put(revision(id, mara, u"Dear Zebulon, zeppelins!"_s, heads)));
        must(tx.workInProgress().keep({.draft = id,
                                       .user = mara,
                                       .subject = {},
                                       .text = u"Zebulon, zeppe"_s,
                                       .citations = {},
                                       .base = {},
                                       .at = moment(1)}));
        must(tx.deliveries().put(sealed(Reply{.id = {},
                                              .prospect = person.id,
                                              .by = mara,
                                              .text = u"Yours, Quartermain"_s,
                                              .optOut = true,
                                              .at = moment(2)})));
        must(tx.suppressions().put(
            suppression(tx.settings().teamKey(), SuppressionKind::Email,
                        policy::normalForm(SuppressionKind::Email, person.email), mara)));
    });
    m_workspace->write([&](Transaction& tx) {
        const Erased erased = must(erase(tx, prospect(3).id, mara));
        QCOMPARE(erased.evidence, 1);
        QCOMPARE(erased.replies, 1);
        QVERIFY(erased.drafts > 0 && erased.revisions > 0);
    });
    bool more = true;
    for (bool first = true; more; first = false)
        m_workspace->write([&](Transaction& tx) { more = must(mergeSearch(tx, first)); });
    must((*m_workspace)->checkpoint());
    m_workspace->check([](Reader& reader) {
        QVERIFY(!reader.prospects().find(prospect(3).id));
        QVERIFY(reader.queue().page({.filter = {.search = u"zeppelins"_s}}).rows.empty());
        QVERIFY(reader.drafts().ofProspect(prospect(3).id).empty());
        QVERIFY(reader.suppressions().count() > 0);
    });
    QCOMPARE(examined(), QString());
    m_workspace->close();
    QFile file(m_workspace->path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll().toLower();
    for (const char* word : {"zebulon", "quartermain", "zeppelin", "quartz.example"})
        QVERIFY2(!bytes.contains(word), word);
}

void DoctorTest::erasingNobody()
{
    const Result<Erased> erased = (*m_workspace)->writeNow([](Transaction& tx) {
        return erase(tx, ProspectId(u"prospect:no"_s), UserId(u"user:mara"_s));
    });
    QCOMPARE(erased.error().id, u"prospect.unknown"_s);
}

QTEST_GUILESS_MAIN(DoctorTest)
#include "doctor_test.moc"
