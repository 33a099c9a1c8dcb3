// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/policy/content_hash.h"
#include "app/policy/history.h"
#include "app/store/audit_log.h"
#include "app/store/controls.h"
#include "app/store/decisions.h"
#include "app/store/deliveries.h"
#include "app/store/drafts.h"
#include "app/store/history.h"
#include "app/store/remote.h"
#include "app/store/suppressions.h"
#include "app/store/team.h"
#include "app/store/transaction.h"
#include "app/store/workspace.h"
#include "tests/integration/command_line.h"
#include "tests/support/behind_the_back.h"

#include <QDir>
#include <QHash>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Answer;
using countersign::testing::BehindTheBack;
using countersign::testing::CommandLine;

namespace {

const QString rita = u"Priscilla Okonjo"_s; // reviewer
const QString sdr = u"Ned Ashdown"_s;
const QString signer = u"Tobiah Renwick"_s; // named on the strategic segment
const QString other = u"Leonie Hartwich"_s; // a manager who is not
const QString inReview = u"D43"_s;          // approved, ready to go
const QString signedOff = u"D01"_s;         // at a strategic account, approved and signed
const QString unsigned_ = u"D02"_s;         // the same, not signed yet

struct Clocked final : Clock {
    QDateTime now() const override { return QDateTime::currentDateTimeUtc(); }
    QDate today() const override { return QDate(2026, 11, 24); }
};

/// A sample workspace, an attacker, and what the sender says of a draft.
class Attack {
public:
    Attack() { run.makeSample(); }

    /// The rule that holds a draft back; that of the whole run where it holds everything; "went" if it went.
    QString fate(const QString& draft)
    {
        const QString id = idOf(draft);
        const Answer answer =
            run({u"deliver"_s, u"--csv"_s, run.path(u"out%1.csv"_s.arg(++m_runs)), u"--json"_s});
        const Json json = answer.json();
        if (json.contains("error"))
            return textAt(json["error"], "code");
        for (const Json& held : json["held"]) {
            if (textAt(held, "id") == id)
                return textAt(held, "rule");
        }
        for (const Json& gone : json["delivered"]) {
            if (textAt(gone, "id") == id)
                return u"went"_s;
        }
        return u"not told"_s;
    }

    QString refusal(const QString& by, const QStringList& line)
    {
        const Json json = run.as(by, line + QStringList{u"--json"_s}).json();
        return json.contains("error") ? textAt(json["error"], "code") : u"done"_s;
    }

    /// With sqlite3 in hand.
    void tamper(const QString& sql) const { BehindTheBack(run.workspace()).run(sql); }

    /// Lets the list follow what the documents say by now.
    void repair() { (void)run({u"doctor"_s, u"--repair"_s}); }

    /// With our own code in hand, and a key of one's own: documents whose hashes fit, without an entry in
    /// the log.
    void forge(const std::function<void(store::Transaction&)>& write) const
    {
        const store::Surroundings surroundings{
            std::make_shared<Clocked>(),
            std::make_shared<store::FileDeviceKeys>(run.path(u"stolen"_s))};
        auto workspace =
            store::Workspace::open(run.workspace(), store::OpenMode::ReadWrite, surroundings);
        QVERIFY(workspace.ok());
        const Result<void> written =
            (*workspace)->writeNow([&write](store::Transaction& tx) -> Result<void> {
                tx.setOrigin(store::WriteOrigin::Server);
                write(tx);
                return {};
            });
        QVERIFY(written.ok());
    }

    /// What the draft is called is looked up once: a tampered one may not be found any more.
    QString idOf(const QString& draft)
    {
        if (!m_ids.contains(draft))
            m_ids.insert(draft, textAt(run.draft(draft), "id"));
        return m_ids.value(draft);
    }
    QString row(const QString& draft)
    {
        return u"(SELECT row FROM draft WHERE id = '%1')"_s.arg(idOf(draft));
    }
    DraftId id(const QString& draft) { return DraftId(idOf(draft)); }

    CommandLine run;

private:
    int m_runs = 0;
    QHash<QString, QString> m_ids;
};

Decision decisionOn(store::Transaction& tx, const DraftId& draft, Verdict verdict,
                    const QString& by, Role role)
{
    const auto history = store::historyOf(tx, draft);
    const Revision& head = *policy::headOf(*history);
    Decision decision;
    decision.draft = draft;
    decision.revision = head.id;
    decision.contentHash = policy::contentHash(*history, head);
    decision.verdict = verdict;
    for (const Decision& seen : history->decisions)
        decision.after.push_back(seen.id);
    decision.by = userIdFor(by);
    decision.role = role;
    decision.at = QDateTime(QDate(2026, 11, 24), QTime(9, 0), Qt::UTC);
    return sealed(std::move(decision));
}

} // namespace

/// Every path to sending something that nobody allowed, walked by somebody with the command line, with
/// sqlite3 or with our own code in hand. Each ends in a refusal that names its rule.
class NobodyAllowedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutAnAttackItGoes();
    void anEditAfterTheApproval();
    void evidenceWithdrawnOrSwapped();
    void anotherRecipient();
    void anImportByAnSdrLowersNoTier();
    void anotherIndustryIsAnotherSegment();
    void strategicWhateverTheSegmentSays();
    void onlyThoseWhoAreNamedSign();
    void nobodySignsTheirOwnWords();
    void suppressedInBetween();
    void twoHeads();
    void pausedByTwoPeople();
    void aClockThatIsWrong();
    void nothingIsExportedTwice();
    void aTamperedDatabase_data();
    void aTamperedDatabase();
    void forgedDocuments_data();
    void forgedDocuments();
    void aRoleThatTheWriterDoesNotHave();
    void aTeamIsNotLeftByDeletingASetting();
    void erasedPeopleLeaveTheirDecisions();
};

void NobodyAllowedTest::withoutAnAttackItGoes()
{
    Attack attack;
    QCOMPARE(attack.fate(inReview), u"went"_s);
    QCOMPARE(attack.fate(signedOff), u"not told"_s); // it went in the same run
    QCOMPARE(attack.run.state(signedOff), u"delivered"_s);
}

void NobodyAllowedTest::anEditAfterTheApproval()
{
    for (const QString& draft : {inReview, signedOff}) {
        Attack attack;
        const QString subject = textAt(attack.run.draft(draft), "subject") + u"."_s;
        QCOMPARE(attack.run.as(sdr, {u"edit"_s, draft, u"--subject"_s, subject}).exit, 0);
        QCOMPARE(attack.fate(draft), u"delivery.changed_since_approval"_s);
    }
}

void NobodyAllowedTest::evidenceWithdrawnOrSwapped()
{
    Attack attack;
    QString cited;
    const Json draft = attack.run.draft(inReview);
    for (const Json& evidence : draft["evidence"]) {
        if (evidence["cited"].get<bool>())
            cited = textAt(evidence, "id");
    }
    // Another passage under the same id: its contents do not give its hash, so it supports nothing.
    attack.tamper(u"UPDATE evidence SET text = 'They signed yesterday.' WHERE hash = x'%1'"_s.arg(
        cited.section(u':', 1)));
    QCOMPARE(attack.fate(inReview), u"delivery.blocked"_s);
    Attack again;
    QCOMPARE(again.run.as(sdr, {u"withdraw-evidence"_s, cited, u"--reason"_s, u"wrong"_s}).exit, 0);
    QCOMPARE(again.fate(inReview), u"delivery.changed_since_approval"_s);
    // The withdrawal taken out of the database again: the log still knows of it.
    again.tamper(u"DELETE FROM withdrawal"_s);
    QCOMPARE(again.fate(inReview), u"delivery.changed_since_approval"_s);
    again.repair(); // what the checks said of the citation is still there
    QCOMPARE(again.fate(inReview), u"delivery.blocked"_s);
    again.tamper(u"DELETE FROM finding"_s);
    again.repair();
    QCOMPARE(again.fate(inReview), u"audit.lost"_s);
}

void NobodyAllowedTest::anotherRecipient()
{
    Attack attack;
    const QString prospect = textAt(attack.run.draft(inReview), "prospect");
    attack.tamper(
        u"UPDATE prospect SET email = 'somebody.else@elsewhere.example' WHERE id = '%1'"_s.arg(
            prospect));
    QVERIFY(attack.fate(inReview) != u"went");
}

void NobodyAllowedTest::anImportByAnSdrLowersNoTier()
{
    Attack attack;
    const Json account =
        attack.run({u"show"_s, textAt(attack.run.draft(unsigned_), "company"), u"--json"_s}).json();
    const QByteArray rows = QByteArray("Name,Domain,Tier\n") + textAt(account, "name").toUtf8() +
                            ',' + textAt(account, "domain").toUtf8() + ",growth\n";
    const QString file = attack.run.write(u"tiers.csv"_s, rows);
    (void)attack.run.as(sdr, {u"import"_s, u"accounts"_s, file});
    QCOMPARE(attack.fate(unsigned_), u"delivery.needs_sign_off"_s);
    (void)attack.run.as(other, {u"import"_s, u"accounts"_s, file});
    QCOMPARE(attack.fate(unsigned_), u"delivery.needs_sign_off"_s);
}

void NobodyAllowedTest::anotherIndustryIsAnotherSegment()
{
    Attack attack;
    attack.tamper(u"UPDATE account SET industry = 'Shipping' WHERE name = '%1'"_s.arg(
        textAt(attack.run.draft(inReview), "company")));
    QCOMPARE(attack.fate(inReview), u"delivery.changed_since_approval"_s);
}

void NobodyAllowedTest::strategicWhateverTheSegmentSays()
{
    Attack attack;
    // A mode that is written into the projection, and one into the documents.
    attack.tamper(u"UPDATE audience SET mode = 'autopilot'"_s);
    QCOMPARE(attack.fate(unsigned_), u"delivery.needs_sign_off"_s);
    attack.tamper(u"UPDATE control SET value = 'autopilot' WHERE kind = 'mode'"_s);
    QCOMPARE(attack.fate(unsigned_), u"audit.lost"_s);
}

void NobodyAllowedTest::onlyThoseWhoAreNamedSign()
{
    Attack attack;
    QCOMPARE(attack.refusal(other, {u"sign-off"_s, unsigned_}), u"sign_off.not_named"_s);
    QCOMPARE(attack.refusal(sdr, {u"sign-off"_s, unsigned_}), u"role.sign_off"_s);
    QCOMPARE(attack.fate(unsigned_), u"delivery.needs_sign_off"_s);
}

void NobodyAllowedTest::nobodySignsTheirOwnWords()
{
    Attack attack;
    const auto edit = [&attack](const QString& by, const QString& from, const QString& to) {
        QString text = textAt(attack.run.draft(unsigned_), "text");
        QVERIFY(text.contains(from));
        text.replace(text.indexOf(from), from.size(), to);
        const QString file = attack.run.write(u"text.txt"_s, text.toUtf8());
        QCOMPARE(attack.run.as(by, {u"edit"_s, unsigned_, u"--text-file"_s, file}).exit, 0);
    };
    edit(signer, u"Hi "_s, u"Dear "_s);
    QCOMPARE(attack.run.as(rita, {u"approve"_s, unsigned_}).exit, 0);
    QCOMPARE(attack.refusal(signer, {u"sign-off"_s, unsigned_}), u"sign_off.own_text"_s);
    // Somebody else's space on top does not make them another's words.
    edit(sdr, u"Dear "_s, u"Dear  "_s);
    QCOMPARE(attack.run.as(rita, {u"approve"_s, unsigned_}).exit, 0);
    QCOMPARE(attack.refusal(signer, {u"sign-off"_s, unsigned_}), u"sign_off.own_text"_s);
    QCOMPARE(attack.fate(unsigned_), u"delivery.needs_sign_off"_s);
}

void NobodyAllowedTest::suppressedInBetween()
{
    Attack attack;
    const QString prospect = textAt(attack.run.draft(inReview), "prospect");
    QCOMPARE(attack.run({u"reply"_s, prospect, u"--file"_s, u"-"_s}, "Unsubscribe.\n").exit, 0);
    QCOMPARE(attack.fate(inReview), u"delivery.suppressed"_s);
    attack.tamper(u"DELETE FROM suppression; DELETE FROM reply; DELETE FROM finding"_s);
    QCOMPARE(attack.fate(inReview), u"delivery.suppressed"_s);
    attack.repair();
    QCOMPARE(attack.fate(inReview), u"audit.lost"_s);
}

void NobodyAllowedTest::twoHeads()
{
    Attack attack;
    const DraftId draft = attack.id(inReview);
    attack.forge([&draft](store::Transaction& tx) {
        const Revision head = *tx.drafts().headOf(draft);
        Revision offline = head;
        offline.author = userIdFor(sdr);
        offline.text += u" P.S."_s;
        offline.origin = Origin::Edited;
        QVERIFY(tx.drafts().put(sealed(offline)).ok());
    });
    QCOMPARE(attack.fate(inReview), u"delivery.conflict"_s);
}

void NobodyAllowedTest::pausedByTwoPeople()
{
    Attack attack;
    QCOMPARE(attack.run.as(sdr, {u"pause"_s, u"on"_s}).exit, 0);
    QCOMPARE(attack.fate(inReview), u"delivery.paused"_s);
    QCOMPARE(attack.refusal(sdr, {u"pause"_s, u"off"_s}), u"role.resume"_s);
    // Somebody else pauses on a laptop whose clock is a year late, and does not know of the first.
    attack.forge([](store::Transaction& tx) {
        Pause pause;
        pause.by = userIdFor(rita);
        pause.at = QDateTime(QDate(2025, 11, 24), QTime(9, 0), Qt::UTC);
        QVERIFY(tx.deliveries().put(sealed(pause)).ok());
    });
    // One that lets go on and has seen only the first answers only the first, however late its clock is.
    attack.forge([](store::Transaction& tx) {
        Pause go;
        go.on = false;
        go.by = userIdFor(other);
        go.after = {tx.deliveries().pauses().front().id};
        go.at = QDateTime(QDate(2030, 1, 1), QTime(9, 0), Qt::UTC);
        QVERIFY(tx.deliveries().put(sealed(go)).ok());
    });
    QCOMPARE(attack.fate(inReview), u"delivery.paused"_s);
}

void NobodyAllowedTest::aClockThatIsWrong()
{
    // Approvals of yesterday and of the next century are worth the same: the text and what was seen count.
    Attack attack;
    const QString subject = textAt(attack.run.draft(inReview), "subject") + u"!"_s;
    QCOMPARE(
        attack.run
            .as(sdr, {u"--today"_s, u"2019-01-01"_s, u"edit"_s, inReview, u"--subject"_s, subject})
            .exit,
        0);
    QCOMPARE(attack.fate(inReview), u"delivery.changed_since_approval"_s);
    // A rejection that a slow clock dates before the approval holds all the same.
    Attack slow;
    QCOMPARE(slow.run
                 .as(rita,
                     {u"--today"_s, u"2019-01-01"_s, u"reject"_s, inReview, u"--reason"_s, u"no"_s})
                 .exit,
             0);
    QCOMPARE(slow.fate(inReview), u"delivery.rejected"_s);
}

void NobodyAllowedTest::nothingIsExportedTwice()
{
    Attack attack;
    QCOMPARE(attack.fate(inReview), u"went"_s);
    QCOMPARE(attack.fate(inReview), u"not told"_s);
    attack.tamper(u"DELETE FROM delivery"_s);
    QCOMPARE(attack.fate(inReview), u"not told"_s);
    attack.repair();
    QCOMPARE(attack.fate(inReview), u"audit.claimed"_s);
}

void NobodyAllowedTest::aTamperedDatabase_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("draft");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* name, const char* sql, const QString& draft, const char* rule) {
        QTest::newRow(name) << QString::fromLatin1(sql) << draft << QString::fromLatin1(rule);
    };
    // What was against it is taken away, or made into its opposite: the approval from before would stand.
    row("rejection deleted",
        "DELETE FROM decision_after WHERE decision IN (SELECT row FROM decision WHERE verdict = "
        "'reject'); "
        "DELETE FROM decision_opened WHERE decision IN (SELECT row FROM decision WHERE verdict = "
        "'reject'); DELETE FROM decision WHERE verdict = 'reject'",
        inReview, "audit.lost");
    row("verdict altered", "UPDATE decision SET verdict = 'approve' WHERE verdict = 'reject'",
        inReview, "audit.lost");
    row("reason altered", "UPDATE decision SET reason = 'x' WHERE verdict = 'reject'", inReview,
        "audit.lost");
    row("approval moved to another draft",
        "UPDATE decision SET draft = %1 WHERE verdict = 'approve'", u"D04"_s,
        "delivery.needs_review");
    row("approval without its decision to take it back",
        "DELETE FROM decision WHERE verdict = 'withdraw'", u"D42"_s, "audit.lost");
    row("entry altered", "UPDATE audit SET action = 'decision.reject' WHERE seq = 20", inReview,
        "audit.broken");
    row("entry deleted", "DELETE FROM audit WHERE seq = 20", inReview, "audit.broken");
    row("entries changed places",
        "UPDATE audit SET seq = seq + 100000 WHERE seq = 20; UPDATE audit SET seq = 20 WHERE seq = "
        "21; "
        "UPDATE audit SET seq = 21 WHERE seq = 100020",
        inReview, "audit.broken");
    row("log cut off", "DELETE FROM audit WHERE seq > 30", inReview, "audit.broken");
    row("log cut off with its end",
        "DELETE FROM audit WHERE seq > 30; UPDATE audit_head SET seq = 30, hash = (SELECT hash "
        "FROM "
        "audit WHERE seq = 30)",
        inReview, "audit.broken");
    row("log burnt", "DELETE FROM audit_head; DELETE FROM audit; DELETE FROM device", inReview,
        "audit.unlogged");
    row("text altered", "UPDATE revision SET text = text || ' Call me.' WHERE draft = %1", inReview,
        "delivery.changed_since_approval");
    const char* edits = "(SELECT row FROM revision WHERE origin = 'edited' AND draft = %1)";
    row("edit deleted",
        qPrintable(
            QString(u"DELETE FROM citation WHERE revision IN %1; DELETE FROM revision_parent WHERE "
                    "revision IN %1; DELETE FROM revision WHERE row IN %1"_s)
                .replace(u"%1"_s, QString::fromLatin1(edits))),
        u"D27"_s, "delivery.needs_review");
}

void NobodyAllowedTest::aTamperedDatabase()
{
    QFETCH(QString, sql);
    QFETCH(QString, draft);
    QFETCH(QString, rule);
    Attack attack;
    const QString row = attack.row(draft);
    if (sql.contains(u"'reject'"_s))
        QCOMPARE(attack.run.as(rita, {u"reject"_s, draft, u"--reason"_s, u"Not true"_s}).exit, 0);
    attack.tamper(QString(u"PRAGMA foreign_keys = OFF; "_s + QString(sql).replace(u"%1"_s, row)));
    // What the list shows may hold it before anybody asks the log; so the list is made to follow.
    QVERIFY(attack.fate(draft) != u"went"_s);
    attack.repair();
    QCOMPARE(attack.fate(draft), rule);
}

void NobodyAllowedTest::forgedDocuments_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("draft");
    QTest::addColumn<QString>("rule");
    QTest::newRow("approval in a reviewer's name")
        << u"approval"_s << u"D42"_s << u"audit.unlogged"_s;
    QTest::newRow("signature in the named person's name")
        << u"signature"_s << unsigned_ << u"audit.unlogged"_s;
    QTest::newRow("a guessed hash") << u"guess"_s << u"D42"_s << u"delivery.needs_review"_s;
    QTest::newRow("a manager's autopilot") << u"autopilot"_s << u"D42"_s << u"audit.unlogged"_s;
    QTest::newRow("a lifted suppression") << u"lift"_s << u"D24"_s << u"audit.unlogged"_s;
    QTest::newRow("a worker's attestation") << u"generation"_s << inReview << u"audit.unlogged"_s;
}

void NobodyAllowedTest::forgedDocuments()
{
    QFETCH(QString, what);
    QFETCH(QString, draft);
    QFETCH(QString, rule);
    Attack attack;
    const DraftId id = attack.id(draft);
    if (what == u"guess") {
        attack.tamper(QString(
            u"INSERT INTO decision (hash, draft, revision_author, revision_hash, content_hash, "
            "verdict, user, role, reason, seconds_looked, bulk, at) SELECT randomblob(32), "_s +
            attack.row(draft) +
            u", revision.author, revision.hash, '', 'approve', (SELECT row FROM user WHERE "
            "role = 'reviewer' LIMIT 1), 'reviewer', '', 60, 0, 0 FROM revision WHERE draft = "_s +
            attack.row(draft)));
    } else {
        attack.forge([&](store::Transaction& tx) {
            if (what == u"approval") {
                QVERIFY(tx.decisions()
                            .put(decisionOn(tx, id, Verdict::Approve, rita, Role::Reviewer))
                            .ok());
            } else if (what == u"signature") {
                QVERIFY(tx.decisions()
                            .put(decisionOn(tx, id, Verdict::SignOff, signer, Role::Manager))
                            .ok());
            } else if (what == u"autopilot") {
                const auto history = store::historyOf(tx, id);
                Control control;
                control.subject = history->governance.segments.front().text();
                control.kind = ControlKind::Mode;
                control.value = u"autopilot"_s;
                for (const Control& seen : tx.controls().ofSubject(control.subject, control.kind))
                    control.after.push_back(seen.id);
                control.by = userIdFor(other);
                control.role = Role::Manager;
                control.at = QDateTime(QDate(2026, 11, 24), QTime(9, 0), Qt::UTC);
                QVERIFY(tx.controls().put(sealed(control)).ok());
            } else if (what == u"lift") {
                for (const Suppression& suppression :
                     tx.suppressions().list({.limit = 0, .after = {}})) {
                    Lift lift;
                    lift.suppression = suppression.id;
                    lift.by = userIdFor(other);
                    QVERIFY(tx.suppressions().put(sealed(lift)).ok());
                }
            } else {
                Generation generation;
                generation.draft = id;
                generation.revision = tx.drafts().headOf(id)->id;
                generation.by = UserId(u"user:worker"_s);
                generation.provider = u"builtin"_s;
                QVERIFY(tx.drafts().put(sealed(generation)).ok());
            }
        });
    }
    QCOMPARE(attack.fate(draft), rule);
}

void NobodyAllowedTest::aRoleThatTheWriterDoesNotHave()
{
    Attack attack;
    const DraftId draft = attack.id(u"D42"_s);
    // An SDR who calls themselves a reviewer in the document approves nothing, log or no log.
    attack.forge([&draft](store::Transaction& tx) {
        QVERIFY(
            tx.decisions().put(decisionOn(tx, draft, Verdict::Approve, sdr, Role::Reviewer)).ok());
    });
    QCOMPARE(attack.fate(u"D42"_s), u"delivery.needs_review"_s);
    bool told = false;
    const Json shown = attack.run.draft(u"D42"_s);
    for (const Json& decision : shown["decisions"])
        told = told || textAt(decision, "why_not") == u"role"_s;
    QVERIFY(told);
}

void NobodyAllowedTest::aTeamIsNotLeftByDeletingASetting()
{
    Attack attack;
    attack.forge([](store::Transaction& tx) {
        tx.remote().setState(u"joined"_s, u"https://team.example"_s);
        tx.remote().setState(u"user"_s, userIdFor(sdr).text().section(u':', 1));
        tx.setOrigin(store::WriteOrigin::Here);
        QVERIFY(tx.audit().append({userIdFor(sdr), store::teamJoined, store::teamSubject}).ok());
    });
    QCOMPARE(attack.refusal(rita, {u"approve"_s, u"D42"_s}), u"team.not_signed_in"_s);
    attack.tamper(u"DELETE FROM setting WHERE key LIKE '\\_sync%' ESCAPE '\\'"_s);
    QCOMPARE(attack.refusal(rita, {u"approve"_s, u"D42"_s}), u"team.not_signed_in"_s);
    QCOMPARE(attack.refusal(sdr, {u"approve"_s, u"D42"_s}), u"role.approve"_s);
}

void NobodyAllowedTest::erasedPeopleLeaveTheirDecisions()
{
    Attack attack;
    const QString draft = textAt(attack.run.draft(u"D53"_s), "id");
    const QString prospect = textAt(attack.run.draft(u"D53"_s), "prospect");
    const BehindTheBack file(attack.run.workspace());
    const qint64 before = file.number(u"SELECT count(*) FROM decision"_s);
    QCOMPARE(attack.run({u"erase"_s, prospect}).exit, 0);
    QCOMPARE(file.number(u"SELECT count(*) FROM decision"_s), before);
    QCOMPARE(file.number(u"SELECT count(*) FROM decision JOIN draft ON draft.row = decision.draft "
                         "WHERE draft.id = '%1' AND decision.reason <> ''"_s.arg(draft)),
             0);
    QCOMPARE(file.number(u"SELECT count(*) FROM revision JOIN draft ON draft.row = revision.draft "
                         "WHERE draft.id = '%1'"_s.arg(draft)),
             0);
    QCOMPARE(attack.run({u"doctor"_s}).exit, 0);
    QCOMPARE(attack.run({u"audit"_s, u"verify"_s}).exit, 0);
    QCOMPARE(attack.run({u"list"_s, u"decisions"_s, u"--limit"_s, u"0"_s, u"--json"_s}).exit, 0);
    QCOMPARE(attack.fate(inReview), u"went"_s);
}

QTEST_GUILESS_MAIN(NobodyAllowedTest)
#include "nobody_allowed_test.moc"
