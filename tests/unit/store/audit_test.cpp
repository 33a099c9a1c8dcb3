// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/store/audit_chain.h"
#include "app/store/connection.h"
#include "app/store/history.h"
#include "tests/unit/store/support/examples.h"
#include "tests/unit/store/support/temp_workspace.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;

namespace {

const User mara = user(u"Mara Lind"_s, Role::Reviewer);
const User ingrid = user(u"Ingrid Falk"_s, Role::Manager);

void note(Transaction& tx, const QString& action)
{
    must(tx.audit().append({mara.id, action, u"draft:d1"_s, Json{{"n", 1}}}));
}

AuditVerdict verified(TempWorkspace& workspace)
{
    return workspace.read([](Reader& reader) { return reader.audit().verify(); });
}

QStringList actions(TempWorkspace& workspace)
{
    return workspace.read([](Reader& reader) {
        QStringList actions;
        for (const AuditEntry& entry : reader.audit().list({.limit = 0}))
            actions.prepend(entry.action);
        return actions;
    });
}

} // namespace

/// The signed log, and how tampering with it shows.
class AuditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void entriesFollowEachOther();
    void emptyLogHolds();
    void peopleAreNotedByThemselves();
    void serverAndProgramAreNot();
    void tamperingShows_data();
    void tamperingShows();
    void rolledBackEntriesLeaveNoGap();
    void sameDeviceGoesOn();
    void copyGetsANewDevice();
    void olderStateGetsANewDevice();
    void lostKeyGetsANewDevice();
    void readingMakesNoDevice();
    void keysArePrivate();
    void foreignDeviceIdsAreNoPaths();

private:
    std::unique_ptr<TempWorkspace> m_workspace;
};

void AuditTest::init()
{
    m_workspace = std::make_unique<TempWorkspace>();
    m_workspace->create();
}

void AuditTest::entriesFollowEachOther()
{
    m_workspace->write([](Transaction& tx) { note(tx, u"import.prospects"_s); });
    m_workspace->write([](Transaction& tx) { note(tx, u"refused"_s); });
    m_workspace->check([](Reader& reader) {
        const std::vector<AuditEntry> entries = reader.audit().list({});
        QCOMPARE(entries.size(), size_t(3));
        const AuditEntry& last = entries[0];
        QCOMPARE(last.action, u"refused"_s);
        QCOMPARE(last.seq, 3);
        QCOMPARE(last.previous, entries[1].hash);
        QCOMPARE(last.id.text(), QString(u"audit:mara-lind:"_s + last.device + u":3"));
        QCOMPARE(last.detail, uR"({"n":1})"_s);
        QCOMPARE(entries[2].action, deviceBegins);
        QVERIFY(entries[2].previous.isEmpty());
        QCOMPARE(reader.audit().about(u"draft:d1"_s).size(), size_t(2));
        QCOMPARE(reader.audit().list({.limit = 1, .after = last.id.text()}).front(), entries[1]);
    });
    const AuditVerdict verdict = verified(*m_workspace);
    QVERIFY(verdict.holds());
    QCOMPARE(verdict.entries, 3);
    QCOMPARE(verdict.devices.size(), 1);
}

void AuditTest::emptyLogHolds()
{
    QVERIFY(verified(*m_workspace).holds());
    QCOMPARE(verified(*m_workspace).entries, 0);
}

void AuditTest::peopleAreNotedByThemselves()
{
    m_workspace->write([](Transaction& tx) {
        must(tx.prospects().put(prospect(1)));
        must(tx.evidence().put(evidence(1)));
        must(tx.drafts().put(draft(1)));
        const Revision first = revision(draft(1).id, mara.id, u"Hi"_s);
        must(tx.drafts().put(first));
        must(
            tx.decisions().put(decision(must(historyOf(tx, draft(1).id)), Verdict::Approve, mara)));
        must(
            tx.decisions().put(dismissal(first, finding(u"ask.count"_s, Severity::Note), mara.id)));
        must(tx.controls().put(control(u"segment:s"_s, ControlKind::Mode, u"review"_s, ingrid)));
        must(tx.evidence().put(sealed(Withdrawal{
            .id = {}, .evidence = evidence(1).id, .by = mara.id, .reason = {}, .at = moment(1)})));
        must(tx.deliveries().put(
            sealed(Pause{.id = {}, .on = true, .by = mara.id, .reason = {}, .at = moment(2)})));
    });
    QCOMPARE(actions(*m_workspace),
             (QStringList{deviceBegins, u"edit"_s, u"decision.approve"_s, u"dismiss"_s,
                          u"control.mode"_s, u"evidence.withdraw"_s, u"pause.on"_s}));
    m_workspace->check([](Reader& reader) {
        for (const AuditEntry& entry : reader.audit().list({}))
            QVERIFY(!entry.detail.contains(u"read it twice"_s));
    });
}

void AuditTest::serverAndProgramAreNot()
{
    m_workspace->write([](Transaction& tx) {
        must(tx.prospects().put(prospect(1)));
        must(tx.drafts().put(draft(1)));
        Revision imported = revision(draft(1).id, mara.id, u"Hi"_s);
        imported.origin = Origin::Imported;
        must(tx.drafts().put(sealed(imported)));
        tx.setOrigin(WriteOrigin::Server);
        must(
            tx.decisions().put(decision(must(historyOf(tx, draft(1).id)), Verdict::Approve, mara)));
        QCOMPARE(tx.audit().count(), 0);
        QCOMPARE(tx.changes().count(), 3);
    });
}

void AuditTest::tamperingShows_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("kind");
    using Kind = AuditFault::Kind;
    const auto row = [](const char* name, const char* sql, Kind kind) {
        QTest::newRow(name) << QString::fromUtf8(sql) << static_cast<int>(kind);
    };
    row("contents", "UPDATE audit SET action = 'decision.reject' WHERE seq = 3", Kind::Changed);
    row("moment", "UPDATE audit SET at = at + 1 WHERE seq = 3", Kind::Changed);
    row("who", "UPDATE audit SET by = (SELECT by FROM audit WHERE seq = 1) WHERE seq = 3",
        Kind::Changed);
    row("hash", "UPDATE audit SET hash = 'abc' WHERE seq = 3", Kind::Changed);
    row("signature", "UPDATE audit SET signature = zeroblob(64) WHERE seq = 3", Kind::Signature);
    row("missing", "DELETE FROM audit WHERE seq = 3", Kind::Chain);
    row("first missing", "DELETE FROM audit WHERE seq = 1", Kind::Chain);
    row("renumbered", "UPDATE audit SET seq = seq + 10 WHERE seq >= 4", Kind::Changed);
    row("cut off", "DELETE FROM audit WHERE seq >= 4", Kind::CutOff);
    row("all gone", "DELETE FROM audit", Kind::CutOff);
    row("head gone", "DELETE FROM audit_head", Kind::Head);
    row("head moved back",
        "UPDATE audit_head SET seq = 3, hash = (SELECT hash FROM audit WHERE seq = 3)", Kind::Head);
    row("key replaced", "UPDATE device SET public_key = zeroblob(32)", Kind::Signature);
}

void AuditTest::tamperingShows()
{
    QFETCH(QString, sql);
    QFETCH(int, kind);
    m_workspace->write([](Transaction& tx) {
        for (int n = 0; n < 5; ++n)
            note(tx, QString(u"act."_s + QString::number(n)));
    });
    QVERIFY(verified(*m_workspace).holds());
    m_workspace->write(
        [&sql](Transaction& tx) { tx.connection().execute(sql.toUtf8().constData()); });
    const AuditVerdict verdict = verified(*m_workspace);
    QVERIFY(verdict.fault.has_value());
    QCOMPARE(static_cast<int>(verdict.fault->kind), kind);
}

void AuditTest::rolledBackEntriesLeaveNoGap()
{
    (void)(*m_workspace)->writeNow([](Transaction& tx) -> Result<void> {
        note(tx, u"never"_s);
        return refusal(u"some.rule"_s);
    });
    m_workspace->write([](Transaction& tx) { note(tx, u"act"_s); });
    (void)(*m_workspace)->writeNow([](Transaction& tx) -> Result<void> {
        note(tx, u"never"_s);
        return refusal(u"some.rule"_s);
    });
    m_workspace->write([](Transaction& tx) { note(tx, u"act"_s); });
    QVERIFY(verified(*m_workspace).holds());
    QCOMPARE(actions(*m_workspace), (QStringList{deviceBegins, u"act"_s, u"act"_s}));
}

void AuditTest::sameDeviceGoesOn()
{
    m_workspace->write([](Transaction& tx) { note(tx, u"one"_s); });
    m_workspace->reopen();
    m_workspace->write([](Transaction& tx) { note(tx, u"two"_s); });
    QCOMPARE(actions(*m_workspace), (QStringList{deviceBegins, u"one"_s, u"two"_s}));
    QVERIFY(verified(*m_workspace).holds());
}

void AuditTest::copyGetsANewDevice()
{
    m_workspace->write([](Transaction& tx) { note(tx, u"one"_s); });
    m_workspace->close();
    const QString copy = m_workspace->path(u"copy.countersign"_s);
    QVERIFY(QFile::copy(m_workspace->path(), copy));
    const auto other =
        must(Workspace::open(copy, OpenMode::ReadWrite, m_workspace->surroundings()));
    must(other->writeNow([](Transaction& tx) -> Result<void> {
        note(tx, u"two"_s);
        return {};
    }));
    must(other->read([](Reader& reader) -> Result<bool> {
        const AuditVerdict verdict = reader.audit().verify();
        [&verdict] {
            QVERIFY(verdict.holds());
            QCOMPARE(verdict.devices.size(), 2);
            QCOMPARE(verdict.entries, 4);
        }();
        return true;
    }));
}

void AuditTest::olderStateGetsANewDevice()
{
    m_workspace->write([](Transaction& tx) { note(tx, u"one"_s); });
    m_workspace->close();
    QFile file(m_workspace->path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    file.close();
    m_workspace->open();
    m_workspace->write([](Transaction& tx) { note(tx, u"two"_s); });
    m_workspace->close();
    // The same file, as it was: not even the inode tells.
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(before);
    file.close();
    m_workspace->open();
    m_workspace->write([](Transaction& tx) { note(tx, u"three"_s); });
    const AuditVerdict verdict = verified(*m_workspace);
    QVERIFY(verdict.holds());
    QCOMPARE(verdict.devices.size(), 2);
}

void AuditTest::lostKeyGetsANewDevice()
{
    m_workspace->write([](Transaction& tx) { note(tx, u"one"_s); });
    m_workspace->close();
    QDir(m_workspace->path(u"devices"_s)).removeRecursively();
    m_workspace->open();
    m_workspace->write([](Transaction& tx) { note(tx, u"two"_s); });
    m_workspace->write([](Transaction& tx) {
        // The link of the new chain is what holds the old one's end.
        tx.connection().execute("DELETE FROM audit WHERE action = 'one'");
        tx.connection().execute("DELETE FROM audit_head WHERE seq = 2 AND device = 1");
    });
    const AuditVerdict verdict = verified(*m_workspace);
    QVERIFY(verdict.fault.has_value());
}

void AuditTest::readingMakesNoDevice()
{
    m_workspace->reopen();
    m_workspace->check([](Reader& reader) { QCOMPARE(reader.audit().count(), 0); });
    m_workspace->write([](Transaction& tx) { must(tx.accounts().put(account(1))); });
    QVERIFY(!QDir(m_workspace->path(u"devices"_s)).exists());
}

void AuditTest::keysArePrivate()
{
    m_workspace->write([](Transaction& tx) { note(tx, u"one"_s); });
    const QDir folder(m_workspace->path(u"devices"_s));
    QCOMPARE(QFileInfo(folder.path()).permissions() &
                 (QFile::ReadGroup | QFile::ReadOther | QFile::ExeGroup | QFile::ExeOther),
             QFile::Permissions());
    const QStringList keys = folder.entryList({u"*.key"_s}, QDir::Files);
    QCOMPARE(keys.size(), 1);
    QCOMPARE(QFileInfo(folder.filePath(keys.first())).permissions() &
                 (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
             QFile::Permissions());
}

void AuditTest::foreignDeviceIdsAreNoPaths()
{
    FileDeviceKeys keys(m_workspace->path(u"devices"_s));
    QVERIFY(!keys.holds(u"../w"_s));
    QCOMPARE(keys.sign(u"../w"_s, "x").error().id, u"device.no_key"_s);
    const Device device = must(keys.make());
    const QByteArray signature = must(keys.sign(device.id, "message"));
    QVERIFY(verifies(device, "message", signature));
    QVERIFY(!verifies(device, "massage", signature));
    QVERIFY(!verifies({u"0"_s.repeated(32), device.publicKey}, "message", signature));
    QVERIFY(!verifies(device, "message", signature.left(10)));
}

QTEST_GUILESS_MAIN(AuditTest)
#include "audit_test.moc"
