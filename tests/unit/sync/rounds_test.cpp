// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/store/erasure.h"
#include "app/store/history.h"
#include "tests/unit/store/support/examples.h"
#include "tests/unit/sync/support/desk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::store;
using namespace countersign::store::testing;
using namespace countersign::sync;
using namespace countersign::sync::testing;

/// Rounds of sync between devices over one server, as they should go and as they go wrong.
class RoundsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everybodySeesTheSame();
    void aSecondRoundMovesNothing();
    void fieldsOfOneRecordComeTogether();
    void theSameFieldIsAConflictToSee();
    void textsMergeByWords();
    void textsThatOverlapWaitForAPerson();
    void aLostAnswerMakesNoSecondRecord();
    void aRemovalBeatsAnEdit();
    void anErasedPersonDoesNotComeBack();
    void aNewDatabaseGetsEverythingAgain();
    void aRestoredServerGetsWhatItLost();
    void twoWritersOnTwoNodes();
    void whatIsTooLargeStaysHere();
    void aRefusedEditIsKeptAndTold();
    void anotherBodyUnderTheSameIdIsNotTakenIn();
    void aMergeThatNobodyCanRepeatIsHeld();
    void decisionsMadeAloneStayAlone();
    void aWrongPasswordIsAskedForOnce();
    void theTeamsKeyIsTaken();
    void editsWhileSyncingAreSentToo();

private:
    void share(Desk& device);

    std::unique_ptr<FakeCouch> m_couch;
    std::unique_ptr<Desk> m_sdr;
    std::unique_ptr<Desk> m_manager;
};

void RoundsTest::init()
{
    m_couch = std::make_unique<FakeCouch>();
    m_couch->addUser(u"sol"_s, {u"sdr"_s});
    m_couch->addUser(u"mara"_s, {u"manager"_s});
    m_sdr = std::make_unique<Desk>(*m_couch, u"sol"_s);
    m_manager = std::make_unique<Desk>(*m_couch, u"mara"_s);
}

void RoundsTest::share(Desk& device)
{
    device.write([](Transaction& tx) {
        must(tx.accounts().put(account(0)));
        must(tx.prospects().put(prospect(1)));
        must(tx.drafts().put(draft(1)));
        must(tx.evidence().put(evidence(1)));
    });
    device.edit(draft(1).id, u"Hi Orla, map attached."_s);
    device.sync();
}

void RoundsTest::everybodySeesTheSame()
{
    share(*m_sdr);
    m_manager->write([](Transaction& tx) {
        must(tx.segments().put(
            Segment{.id = SegmentId(u"segment:s1"_s), .name = u"Cold chain"_s, .directives = {}}));
        must(tx.controls().put(control(u"segment:s1"_s, ControlKind::Mode, u"approval"_s,
                                       User{.id = UserId(u"user:mara"_s),
                                            .name = {},
                                            .role = Role::Manager,
                                            .email = {},
                                            .languages = {}})));
    });
    const RoundReport report = m_manager->sync();
    QVERIFY(report.pulled >= 5);
    QVERIFY(report.pushed >= 2);
    m_sdr->sync();
    QCOMPARE(m_sdr->documents(), m_manager->documents());
    QCOMPARE(documentsOf(*m_couch), m_manager->documents());
    QCOMPARE(m_manager->textOf(draft(1).id), u"Hi Orla, map attached."_s);
    QCOMPARE(report.refused.size(), size_t(0));
}

void RoundsTest::aSecondRoundMovesNothing()
{
    share(*m_sdr);
    const auto before = documentsOf(*m_couch);
    m_sdr->sync();
    const int requests = m_couch->requests;
    const RoundReport report = m_sdr->sync();
    QCOMPARE(report.pulled + report.pushed + report.merged + report.waiting, qint64(0));
    QVERIFY2(m_couch->requests - requests <= 6,
             qPrintable(QString::number(m_couch->requests - requests)));
    QCOMPARE(documentsOf(*m_couch), before);
}

void RoundsTest::fieldsOfOneRecordComeTogether()
{
    share(*m_sdr);
    m_manager->sync();
    Prospect mine = prospect(1);
    mine.title = u"Head of Supply"_s;
    mine.custom[u"Region"_s] = u"West"_s;
    Prospect theirs = prospect(1);
    theirs.city = u"Cork"_s;
    theirs.custom[u"Size"_s] = u"20"_s;
    m_sdr->write([&](Transaction& tx) { must(tx.prospects().put(mine)); });
    m_manager->write([&](Transaction& tx) { must(tx.prospects().put(theirs)); });
    m_sdr->sync();
    m_manager->sync();
    m_sdr->sync();
    const Json both = *parseJson(m_sdr->documents().at(prospect(1).id.text()));
    QCOMPARE(textAt(both, "title"), u"Head of Supply"_s);
    QCOMPARE(textAt(both, "city"), u"Cork"_s);
    QCOMPARE(textAt(both["custom"], "Region"), u"West"_s);
    QCOMPARE(textAt(both["custom"], "Size"), u"20"_s);
    QCOMPARE(m_sdr->documents(), m_manager->documents());
    QVERIFY(m_sdr->issues().empty() && m_manager->issues().empty());
}

void RoundsTest::theSameFieldIsAConflictToSee()
{
    share(*m_sdr);
    m_manager->sync();
    const auto retitle = [](Desk& device, const QString& title) {
        device.write([&](Transaction& tx) {
            Prospect changed = prospect(1);
            changed.title = title;
            must(tx.prospects().put(changed));
        });
    };
    retitle(*m_sdr, u"Buyer"_s);
    retitle(*m_manager, u"Director"_s);
    m_sdr->sync();
    const RoundReport report = m_manager->sync();
    QCOMPARE(report.conflicts, QStringList{prospect(1).id.text()});
    QCOMPARE(m_manager->issues().size(), size_t(1));
    const SyncIssue issue = m_manager->issues().front();
    QCOMPARE(issue.field, u"title"_s);
    QCOMPARE(issue.mine, u"\"Director\""_s);
    QCOMPARE(issue.theirs, u"\"Buyer\""_s);
    QCOMPARE(m_sdr->documents(), m_manager->documents());
}

void RoundsTest::textsMergeByWords()
{
    share(*m_sdr);
    m_manager->sync();
    m_sdr->workspace().clock().advance(-3600);
    m_sdr->edit(draft(1).id, u"Hi Orla, spares map attached."_s);
    m_manager->edit(draft(1).id, u"Hi Orla, map attached. Ok?"_s);
    m_sdr->sync();
    QCOMPARE(m_manager->sync().merged, qint64(1));
    m_sdr->sync();
    for (Desk* device : {m_sdr.get(), m_manager.get()})
        QCOMPARE(device->textOf(draft(1).id), u"Hi Orla, spares map attached. Ok?"_s);
    QCOMPARE(m_sdr->documents(), m_manager->documents());
}

void RoundsTest::textsThatOverlapWaitForAPerson()
{
    share(*m_sdr);
    m_manager->sync();
    m_sdr->edit(draft(1).id, u"Hi Orla, the spares map."_s);
    m_manager->edit(draft(1).id, u"Hi Orla, our price list."_s);
    m_sdr->sync();
    QCOMPARE(m_manager->sync().conflicts, QStringList{draft(1).id.text()});
    QCOMPARE(m_sdr->sync().conflicts, QStringList{draft(1).id.text()});
    for (const auto& [id, body] : m_sdr->documents())
        QVERIFY(!body.contains("<<<<"));
    m_sdr->edit(draft(1).id, u"Hi Orla, the spares map and our price list."_s);
    QCOMPARE(m_sdr->sync().conflicts, QStringList());
    QCOMPARE(m_manager->sync().conflicts, QStringList());
    QCOMPARE(m_manager->textOf(draft(1).id), u"Hi Orla, the spares map and our price list."_s);
}

void RoundsTest::aLostAnswerMakesNoSecondRecord()
{
    m_sdr->write([](Transaction& tx) { must(tx.prospects().put(prospect(1))); });
    bool isArmed = false;
    m_sdr->transport().before = [&](const HttpRequest& request) {
        if (request.target.contains("_bulk_docs") && !isArmed) {
            m_sdr->transport().arm(Fault::DroppedAfter, 0);
            isArmed = true;
        }
    };
    QCOMPARE(m_sdr->trySync().error().id, u"sync.offline"_s);
    QVERIFY(m_sdr->transport().hasStruck());
    const QString rev = m_couch->winningRev(prospect(1).id.text());
    m_sdr->workspace().reopen();
    m_sdr->sync();
    QCOMPARE(m_couch->winningRev(prospect(1).id.text()), rev);
    QVERIFY(m_couch->conflictsOf(prospect(1).id.text()).isEmpty());
    QCOMPARE(m_sdr->sync().waiting, qint64(0));
}

void RoundsTest::aRemovalBeatsAnEdit()
{
    const Boundary boundary{.id = BoundaryId(u"boundary:b1"_s),
                            .label = u"B01"_s,
                            .title = u"No rebates"_s,
                            .kind = BoundaryKind::Phrase,
                            .pattern = u"rebate"_s,
                            .reason = {},
                            .probe = {}};
    m_couch->addUser(u"rhea"_s, {u"reviewer"_s});
    Desk reviewer(*m_couch, u"rhea"_s);
    m_manager->write([&](Transaction& tx) { must(tx.knowledge().put(boundary)); });
    m_manager->sync();
    reviewer.sync();
    m_manager->write([&](Transaction& tx) { must(tx.knowledge().remove(boundary.id)); });
    Boundary edited = boundary;
    edited.pattern = u"rebate or discount"_s;
    reviewer.write([&](Transaction& tx) { must(tx.knowledge().put(edited)); });
    m_manager->sync();
    const RoundReport report = reviewer.sync();
    QCOMPARE(report.conflicts, QStringList{boundary.id.text()});
    QVERIFY(reviewer.issues().front().mine.contains(u"rebate or discount"));
    QCOMPARE(reviewer.issues().front().reason, u"removed"_s);
    m_manager->sync();
    QVERIFY(!m_manager->documents().contains(boundary.id.text()));
    QVERIFY(!reviewer.documents().contains(boundary.id.text()));
    QVERIFY(m_couch->document(boundary.id.text()).is_null());
}

void RoundsTest::anErasedPersonDoesNotComeBack()
{
    share(*m_sdr);
    m_manager->sync();
    m_manager->write([&](Transaction& tx) {
        must(tx.users().put(User{.id = m_manager->user(),
                                 .name = u"Mara"_s,
                                 .role = Role::Manager,
                                 .email = {},
                                 .languages = {}}));
        must(erase(tx, prospect(1).id, m_manager->user()));
    });
    m_sdr->edit(draft(1).id, u"Hi Orla, written on the train."_s);
    m_manager->sync();
    m_sdr->sync();
    m_manager->sync();
    for (Desk* device : {m_sdr.get(), m_manager.get()}) {
        for (const auto& [id, body] : device->documents())
            QVERIFY2(!body.contains("Orla") && !body.contains("Ada Rook"), qPrintable(id));
    }
    QVERIFY(m_sdr->issues().empty());
    QVERIFY(m_couch->document(prospect(1).id.text()).is_null());
}

void RoundsTest::aNewDatabaseGetsEverythingAgain()
{
    share(*m_sdr);
    m_manager->sync();
    m_sdr->sync();
    const auto before = m_sdr->documents();
    m_couch->recreate();
    const RoundReport report = m_sdr->sync();
    QVERIFY(report.beganAnew);
    QCOMPARE(m_sdr->documents(), before);
    QCOMPARE(documentsOf(*m_couch), before);
    m_manager->sync();
    QCOMPARE(m_manager->documents(), before);
    QVERIFY(!m_sdr->sync().beganAnew);
}

void RoundsTest::aRestoredServerGetsWhatItLost()
{
    share(*m_sdr);
    const auto backup = m_couch->backup();
    m_sdr->edit(draft(1).id, u"Hi Orla, the second map."_s);
    m_sdr->write([](Transaction& tx) {
        Prospect changed = prospect(1);
        changed.title = u"Buyer"_s;
        must(tx.prospects().put(changed));
    });
    m_sdr->sync();
    const auto before = documentsOf(*m_couch);
    m_couch->restore(*backup);
    QVERIFY(m_sdr->sync().beganAnew);
    QCOMPARE(m_sdr->textOf(draft(1).id), u"Hi Orla, the second map."_s);
    QCOMPARE(textAt(*parseJson(documentsOf(*m_couch).at(prospect(1).id.text())), "title"),
             u"Buyer"_s);
    QCOMPARE(documentsOf(*m_couch), before);
}

void RoundsTest::twoWritersOnTwoNodes()
{
    share(*m_sdr);
    m_manager->sync();
    const QString id = prospect(1).id.text();
    const QString base = m_couch->winningRev(id);
    Json other = m_couch->document(id);
    other["city"] = "Cork";
    other["mutation"] = "elsewhere";
    m_sdr->write([](Transaction& tx) {
        Prospect changed = prospect(1);
        changed.title = u"Buyer"_s;
        must(tx.prospects().put(changed));
    });
    m_sdr->sync();
    m_couch->addLeaf(id, other, 2, base);
    QCOMPARE(m_couch->conflictsOf(id).size(), 1);
    m_manager->sync();
    QVERIFY(m_couch->conflictsOf(id).isEmpty());
    m_sdr->sync();
    const Json both = *parseJson(m_sdr->documents().at(id));
    QCOMPARE(textAt(both, "title"), u"Buyer"_s);
    QCOMPARE(textAt(both, "city"), u"Cork"_s);
    QCOMPARE(m_sdr->documents(), m_manager->documents());
    QCOMPARE(documentsOf(*m_couch), m_manager->documents());
}

void RoundsTest::whatIsTooLargeStaysHere()
{
    m_couch->mostBytes = 6000;
    m_sdr->write([](Transaction& tx) {
        for (int n = 1; n <= 30; ++n)
            must(tx.prospects().put(prospect(n)));
        Prospect large = prospect(31);
        large.notes = QString(9000, u'x');
        must(tx.prospects().put(large));
    });
    const RoundReport report = m_sdr->sync();
    QCOMPARE(report.refused.size(), size_t(1));
    QCOMPARE(report.refused.front().id, prospect(31).id.text());
    QCOMPARE(report.refused.front().rule, u"sync.too_large"_s);
    QCOMPARE(documentsOf(*m_couch).size(), size_t(30));
}

void RoundsTest::aRefusedEditIsKeptAndTold()
{
    m_sdr->write([](Transaction& tx) {
        must(tx.segments().put(
            Segment{.id = SegmentId(u"segment:s1"_s), .name = u"Mine"_s, .directives = {}}));
    });
    const RoundReport report = m_sdr->sync();
    QCOMPARE(report.refused.size(), size_t(1));
    QCOMPARE(report.refused.front().rule, u"role.edit_knowledge"_s);
    QCOMPARE(report.waiting, qint64(0));
    QVERIFY(m_sdr->documents().contains(u"segment:s1"_s));
    QVERIFY(m_couch->document(u"segment:s1"_s).is_null());
}

void RoundsTest::anotherBodyUnderTheSameIdIsNotTakenIn()
{
    share(*m_sdr);
    m_manager->sync();
    const RevisionId id = m_sdr->edit(draft(1).id, u"Hi Orla, true."_s);
    m_sdr->sync();
    Json forged = m_couch->document(id.text());
    forged["text"] = "Hi Orla, forged.";
    // Hidden from the validation, and the winner by its revision.
    m_couch->addLeaf(id.text(), forged, 9, {});
    m_manager->sync();
    QCOMPARE(m_manager->textOf(draft(1).id), u"Hi Orla, true."_s);
}

void RoundsTest::aMergeThatNobodyCanRepeatIsHeld()
{
    share(*m_sdr);
    m_manager->sync();
    Revision forged;
    forged.draft = draft(1).id;
    forged.author = UserId(u"user:merge"_s);
    forged.text = u"Hi Orla, nobody wrote this."_s;
    forged.origin = Origin::Merged;
    m_manager->workspace().check(
        [&](Reader& reader) { forged.parents = {reader.drafts().headOf(draft(1).id)->id}; });
    forged = sealed(forged);
    Json json = body(forged);
    m_couch->addLeaf(forged.id.text(), json, 1, {});
    m_manager->sync();
    QCOMPARE(m_manager->textOf(draft(1).id), u"Hi Orla, map attached."_s);
    m_manager->workspace().check([&](Reader& reader) {
        QCOMPARE(reader.remote().held(u"merge.differs"_s).size(), size_t(1));
    });
}

void RoundsTest::decisionsMadeAloneStayAlone()
{
    const User alone = user(u"Al Lone"_s, Role::Admin);
    m_sdr->write([&](Transaction& tx) {
        must(tx.users().put(alone));
        must(tx.accounts().put(account(0)));
        must(tx.prospects().put(prospect(1)));
        must(tx.drafts().put(draft(1)));
        must(tx.drafts().put(revision(draft(1).id, alone.id, u"Written alone."_s)));
        const auto history = must(historyOf(tx, draft(1).id));
        must(tx.decisions().put(decision(history, Verdict::Approve, alone)));
    });
    const RoundReport report = m_sdr->sync();
    m_manager->sync();
    QCOMPARE(m_manager->textOf(draft(1).id), u"Written alone."_s);
    m_manager->workspace().check([&](Reader& reader) {
        const auto history = must(historyOf(reader, draft(1).id));
        QCOMPARE(history.revisions.size(), size_t(1));
        QCOMPARE(history.revisions.front().author, m_sdr->user());
        QVERIFY(history.decisions.empty());
    });
    QStringList rules;
    for (const auto& refused : report.refused) {
        if (!refused.id.startsWith(u"audit:") && !refused.id.startsWith(u"user:"))
            rules.append(QString(refused.id.section(u':', 0, 0) + u' ' + refused.rule));
    }
    rules.sort();
    QCOMPARE(rules, (QStringList{u"decision document.owner"_s, u"revision document.owner"_s}));
    // In a team only what the server has confirmed counts.
    m_sdr->workspace().check([&](Reader& reader) {
        QVERIFY(must(historyOf(reader, draft(1).id, Counting::Confirmed)).decisions.empty());
    });
}

void RoundsTest::aWrongPasswordIsAskedForOnce()
{
    CouchClient client(m_sdr->transport(), u"team"_s, {u"sol"_s, u"wrong"_s});
    const int before = m_couch->requests;
    const Result<RoundReport> report =
        Synchroniser(*m_sdr->workspace(), client, u"https://couch.example/team"_s).round();
    QCOMPARE(report.error().id, u"sync.sign_in"_s);
    QCOMPARE(m_couch->requests - before, 1);
}

void RoundsTest::theTeamsKeyIsTaken()
{
    m_couch->addLeaf(u"team:key"_s, Json{{"key", "0011223344556677"}}, 1, {});
    m_sdr->sync();
    m_sdr->workspace().check([](Reader& reader) {
        QCOMPARE(reader.settings().teamKey().toHex(), QByteArray("0011223344556677"));
    });
    m_manager->write([&](Transaction& tx) {
        must(tx.suppressions().put(suppression(tx.settings().teamKey(), SuppressionKind::Email,
                                               u"no@rook.example"_s, m_manager->user())));
    });
    QCOMPARE(m_manager->trySync().error().id, u"sync.other_team_key"_s);
}

void RoundsTest::editsWhileSyncingAreSentToo()
{
    share(*m_sdr);
    bool isDone = false;
    m_sdr->transport().before = [&](const HttpRequest& request) {
        if (!request.target.contains("_bulk_docs") || isDone)
            return;
        isDone = true;
        m_sdr->write([](Transaction& tx) {
            Prospect changed = prospect(1);
            changed.title = u"Typed while it was sent"_s;
            must(tx.prospects().put(changed));
        });
    };
    m_sdr->write([](Transaction& tx) {
        Prospect changed = prospect(1);
        changed.title = u"First"_s;
        must(tx.prospects().put(changed));
    });
    m_sdr->sync();
    m_sdr->sync();
    QCOMPARE(textAt(m_couch->document(prospect(1).id.text()), "title"),
             u"Typed while it was sent"_s);
    QVERIFY(m_sdr->issues().empty());
}

QTEST_GUILESS_MAIN(RoundsTest)
#include "rounds_test.moc"
