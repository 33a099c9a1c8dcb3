// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/command_line.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Answer;
using countersign::testing::CommandLine;

/// What the rules forbid is refused with the rule's name, exit 3, and changes nothing.
class RefusalsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void refused_data();
    void refused();
    void decisionsSaySoLineByLine();
    void aRefusalIsInTheLog();
    void oneMayNotSignWhatOneWrote();

private:
    std::unique_ptr<CommandLine> m_run;
};

void RefusalsTest::initTestCase()
{
    m_run = std::make_unique<CommandLine>();
    m_run->makeSample();
}

void RefusalsTest::refused_data()
{
    QTest::addColumn<QString>("by");
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QString>("rule");
    const QString admin = u"Tester"_s;
    const QString reviewer = u"Priscilla Okonjo"_s;
    const QString sdr = u"Ned Ashdown"_s;
    const auto row = [](const char* name, const QString& by, const QString& line,
                        const char* rule) {
        QTest::newRow(name) << by << line.split(u'|') << QString::fromLatin1(rule);
    };
    row("an SDR reverses", sdr, u"reverse|D01"_s, "id.unknown");
    row("an SDR goes on delivering", sdr, u"pause|off"_s, "role.resume");
    row("an SDR erases", sdr, u"erase|30102"_s, "role.erase");
    row("an SDR adds a user", sdr, u"users|add|Nora|--role|sdr"_s, "role.edit_users");
    row("a reviewer adds a user", reviewer, u"users|add|Nora|--role|sdr"_s, "role.edit_users");
    row("an SDR changes a rule", sdr, u"config|set|rules.email_words_max|90"_s, "role.edit_rules");
    row("a reviewer changes a rule", reviewer, u"rules|set|ask.count|note"_s, "role.edit_rules");
    row("a blocker of truth is lowered", admin, u"rules|set|accuracy.unsupported|warning"_s,
        "rules.severity_floor");
    row("an SDR sets a finding aside", sdr, u"dismiss|D05|accuracy.unsupported|--reason|x"_s,
        "role.dismiss");
    row("without a reason", reviewer, u"dismiss|D05|accuracy.unsupported"_s, "dismiss.no_reason");
    row("no such finding", reviewer, u"dismiss|D01|accuracy.quote|--reason|x"_s,
        "dismiss.no_such_finding");
    row("autopilot", admin, u"segment|Hotels|mode|autopilot"_s, "mode.autopilot_gate");
    row("approval without an approver", admin, u"segment|Hotels|mode|approval"_s,
        "mode.no_approver");
    row("a laxer mode by an SDR", sdr, u"segment|Strategic|mode|review"_s, "role.set_control");
    row("an edit of what went out", admin, u"edit|D26|--subject|New"_s, "edit.delivered");
    row("an edit in a conflict", admin, u"edit|D08|--subject|New"_s, "edit.conflict");
    row("an unknown provider", admin, u"generate|--provider|oracle"_s, "generation.provider");
    row("a user twice", admin, u"users|add|Ned Ashdown|--role|sdr"_s, "user.exists");
    row("a nameless user", admin, u"users|add|…|--role|sdr"_s, "user.name");
    row("somebody unknown", u"Nobody Atall"_s, u"list|drafts"_s, "user.unknown");
    row("the sample twice", admin, u"init|--sample"_s, "workspace.exists");
}

void RefusalsTest::refused()
{
    QFETCH(QString, by);
    QFETCH(QStringList, line);
    QFETCH(QString, rule);
    const Answer answer = m_run->as(by, line + QStringList{u"--json"_s});
    QCOMPARE(answer.errorCode(), rule);
    QCOMPARE(answer.exit, 3);
    const Json error = answer.json()["error"];
    QVERIFY(!textAt(error, "message").isEmpty());
    QVERIFY(!textAt(error, "message").contains(u'%'));
    QVERIFY(!answer.err.isEmpty());
}

void RefusalsTest::decisionsSaySoLineByLine()
{
    const auto refusal = [this](const QString& by, const QStringList& line) {
        const Answer answer = m_run->as(by, line + QStringList{u"--json"_s});
        const Json row = answer.json();
        return row.contains("error") ? textAt(row["error"], "code") : u"none"_s;
    };
    const QString reviewer = u"Priscilla Okonjo"_s;
    QCOMPARE(refusal(u"Ned Ashdown"_s, {u"approve"_s, u"D04"_s}), u"role.approve"_s);
    QCOMPARE(refusal(reviewer, {u"approve"_s, u"D05"_s}), u"decision.open_blocker"_s);
    QCOMPARE(refusal(reviewer, {u"approve"_s, u"D24"_s}), u"decision.suppressed"_s);
    QCOMPARE(refusal(reviewer, {u"approve"_s, u"D26"_s}), u"decision.delivered"_s);
    QCOMPARE(refusal(reviewer, {u"approve"_s, u"D08"_s}), u"decision.conflict"_s);
    QCOMPARE(refusal(reviewer, {u"approve"_s, u"D43"_s}), u"decision.already"_s);
    QCOMPARE(refusal(reviewer, {u"sign-off"_s, u"D02"_s}), u"sign_off.not_named"_s);
    QCOMPARE(refusal(reviewer, {u"sign-off"_s, u"D43"_s}), u"sign_off.not_needed"_s);
    QCOMPARE(refusal(u"Leonie Hartwich"_s, {u"withdraw"_s, u"D43"_s}), u"withdraw.not_counting"_s);
    QCOMPARE(refusal(reviewer, {u"approve"_s, u"nobody"_s}), u"id.unknown"_s);

    const Answer some =
        m_run->as(reviewer, {u"approve"_s, u"D04"_s, u"D05"_s, u"D99"_s, u"--json"_s});
    QCOMPARE(some.exit, 1);
    const std::vector<Json> rows = some.lines();
    QCOMPARE(rows.size(), size_t(3));
    QVERIFY(rows[0]["ok"].get<bool>());
    QVERIFY(!rows[1]["ok"].get<bool>());
    QCOMPARE(textAt(rows[2]["error"], "code"), u"id.unknown"_s);
    QCOMPARE(m_run->as(reviewer, {u"approve"_s, u"D05"_s, u"D24"_s}).exit, 3);
    // Several at once are a bulk decision.
    const Json decisions = m_run->draft(u"D04"_s)["decisions"];
    QVERIFY(decisions.back()["bulk"].get<bool>());
}

void RefusalsTest::aRefusalIsInTheLog()
{
    QCOMPARE(m_run->as(u"Ned Ashdown"_s, {u"reject"_s, u"D04"_s}).exit, 3);
    const Json latest = (*m_run)({u"audit"_s, u"list"_s, u"--limit"_s, u"1"_s, u"--json"_s}).json();
    QCOMPARE(textAt(latest, "action"), u"refused"_s);
    QCOMPARE(textAt(latest["detail"], "rule"), u"role.reject"_s);
    QCOMPARE((*m_run)({u"audit"_s, u"verify"_s}).exit, 0);
}

void RefusalsTest::oneMayNotSignWhatOneWrote()
{
    const CommandLine run;
    run.makeSample();
    const QString subject = textAt(run.draft(u"D02"_s), "subject") + u" again"_s;
    QCOMPARE(run.as(u"Tobiah Renwick"_s, {u"edit"_s, u"D02"_s, u"--subject"_s, subject}).exit, 0);
    QCOMPARE(run.as(u"Priscilla Okonjo"_s, {u"approve"_s, u"D02"_s}).exit, 0);
    const Answer answer = run.as(u"Tobiah Renwick"_s, {u"sign-off"_s, u"D02"_s, u"--json"_s});
    QCOMPARE(textAt(answer.json()["error"], "code"), u"sign_off.own_text"_s);
    QCOMPARE(run.state(u"D02"_s), u"needs_sign_off"_s);
}

QTEST_GUILESS_MAIN(RefusalsTest)
#include "refusals_test.moc"
