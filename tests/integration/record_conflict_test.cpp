// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/prospects.h"
#include "app/store/remote.h"
#include "app/store/transaction.h"
#include "app/store/workspace.h"
#include "tests/integration/command_line.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Answer;
using countersign::testing::CommandLine;

namespace {

struct Clocked final : Clock {
    QDateTime now() const override { return QDateTime::currentDateTimeUtc(); }
    QDate today() const override { return QDate(2026, 11, 24); }
};

} // namespace

/// Two people wrote the same field of a record: what a round of sync leaves then is listed, shown and settled
/// on the command line.
class RecordConflictTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void itIsListedAndShown();
    void itIsSettled_data();
    void itIsSettled();
    void draftsAndRecordsStandInOneList();
    void aDraftIsFoundByItsPersonAndEndsWithoutALine();

private:
    /// What a round leaves when this computer wrote "Director" and another one "Buyer" first.
    void disagree();
    [[nodiscard]] QString title() const
    {
        return textAt((*m_run)({u"show"_s, m_id}).json(), "title");
    }

    std::unique_ptr<CommandLine> m_run;
    QString m_id;
};

void RecordConflictTest::init()
{
    m_run = std::make_unique<CommandLine>();
}

void RecordConflictTest::disagree()
{
    const QString people =
        m_run->write(u"people.csv"_s, "Name,Email,Title\nAda Rook,ada@rook.example,Buyer\n");
    QCOMPARE((*m_run)({u"import"_s, u"prospects"_s, people}).exit, 0);
    m_id = textAt((*m_run)({u"show"_s, u"ada@rook.example"_s}).json(), "id");
    const store::Surroundings surroundings{
        std::make_shared<Clocked>(),
        std::make_shared<store::FileDeviceKeys>(m_run->path(u"keys"_s))};
    auto workspace =
        store::Workspace::open(m_run->workspace(), store::OpenMode::ReadWrite, surroundings);
    QVERIFY(workspace.ok());
    const Result<void> raised =
        (*workspace)->writeNow([this](store::Transaction& tx) -> Result<void> {
            tx.remote().raise({.document = m_id,
                               .field = u"title"_s,
                               .reason = u"overlap"_s,
                               .about = m_id,
                               .mine = u"\"Director\""_s,
                               .theirs = u"\"Buyer\""_s});
            return {};
        });
    QVERIFY(raised.ok());
}

void RecordConflictTest::itIsListedAndShown()
{
    QCOMPARE((*m_run)({u"init"_s, u"--user"_s, u"Mara"_s}).exit, 0);
    disagree();
    const Answer listed = (*m_run)({u"conflicts"_s, u"list"_s, u"--json"_s});
    QCOMPARE(listed.exit, 1);
    QCOMPARE(textAt(listed.json(), "id"), m_id);
    QCOMPARE(textAt(listed.json(), "kind"), u"record"_s);
    QVERIFY(listed.json()["fields"] == Json::array({"title"}));
    for (const QString& name : {m_id, u"ada@rook.example"_s, u"Ada Rook"_s}) {
        const Answer shown = (*m_run)({u"conflicts"_s, u"show"_s, name, u"--json"_s});
        QCOMPARE(shown.exit, 1);
        const Json field = shown.json()["fields"][0];
        QCOMPARE(textAt(field, "field"), u"title"_s);
        QCOMPARE(textAt(field, "mine"), u"Director"_s);
        QCOMPARE(textAt(field, "theirs"), u"Buyer"_s);
    }
    const QStringList written{u"conflicts"_s, u"resolve"_s, m_id, u"--text-file"_s, u"-"_s};
    QCOMPARE((*m_run)(written, "Chief\n").exit, 2); // a record has no text
    QCOMPARE((*m_run)({u"conflicts"_s, u"list"_s}).exit, 1);
}

void RecordConflictTest::itIsSettled_data()
{
    QTest::addColumn<QString>("side");
    QTest::addColumn<QString>("expected");
    QTest::newRow("mine") << u"mine"_s << u"Director"_s;
    QTest::newRow("theirs") << u"theirs"_s << u"Buyer"_s;
}

void RecordConflictTest::itIsSettled()
{
    QFETCH(QString, side);
    QCOMPARE((*m_run)({u"init"_s, u"--user"_s, u"Mara"_s}).exit, 0);
    disagree();
    const Answer settled =
        (*m_run)({u"conflicts"_s, u"resolve"_s, u"Ada Rook"_s, u"--take"_s, side, u"--json"_s});
    QVERIFY2(settled.exit == 0, settled.err.constData());
    QCOMPARE(textAt(settled.json(), "id"), m_id);
    QTEST(title(), "expected");
    QCOMPARE((*m_run)({u"conflicts"_s, u"list"_s}).exit, 0);
    QCOMPARE((*m_run)({u"conflicts"_s, u"show"_s, m_id, u"--json"_s}).errorCode(),
             u"conflict.none"_s);
}

void RecordConflictTest::draftsAndRecordsStandInOneList()
{
    m_run->makeSample();
    disagree();
    const Answer listed = (*m_run)({u"conflicts"_s, u"list"_s, u"--json"_s});
    QCOMPARE(listed.lines().size(), size_t(2));
    const Json draft = listed.lines()[0];
    QCOMPARE(textAt(draft, "kind"), u"draft"_s);
    QCOMPARE(textAt(draft, "state"), u"conflict"_s); // a row as `list drafts` has it
    QCOMPARE(textAt(listed.lines()[1], "id"), m_id);
}

void RecordConflictTest::aDraftIsFoundByItsPersonAndEndsWithoutALine()
{
    m_run->makeSample();
    const Json draft = m_run->draft(u"D08"_s);
    QCOMPARE((*m_run)({u"conflicts"_s, u"show"_s, textAt(draft, "prospect")}).exit, 1);
    const QStringList line{u"conflicts"_s, u"resolve"_s, textAt(draft, "prospect"),
                           u"--text-file"_s, u"-"_s};
    const Answer settled = (*m_run)(line, "Hi Kim,\n\nshall I call?\n\n");
    QVERIFY2(settled.exit == 0, settled.err.constData());
    QCOMPARE(textAt(m_run->draft(u"D08"_s), "text"), u"Hi Kim,\n\nshall I call?"_s);
}

QTEST_GUILESS_MAIN(RecordConflictTest)
#include "record_conflict_test.moc"
