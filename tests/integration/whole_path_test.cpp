// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/command_line.h"

#include <QDir>
#include <QHash>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Answer;
using countersign::testing::CommandLine;

/// The way of a season, on the files of the sample: people and inputs in, drafts written, read, approved,
/// signed and handed over.
class WholePathTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFileComesInOnce();
    void aSecondImportChangesNothing();
    void theOrderOfFilesDoesNotMatter();
    void theSampleHasDraftsInEveryState();
    void generationWritesEachStepOnce();
    void aLanguageThatTheKnowledgeBaseLacksIsTold();
    void approvedInReviewIsDeliveredOnce();
    void approvalNeedsTheNamedSignature();
    void anEditVoidsTheApproval();
    void aMarkThatCitesNothingIsTold();
    void whatWasDoneLastIsTakenBack();
    void withdrawnEvidenceVoidsTheApproval();
    void anOptOutStopsEveryChannel();
    void aConflictIsShownAndResolved();
    void exportsHaveARowADraft();

private:
    struct Source {
        QString kind;
        QStringList paths;
    };
    static std::vector<Source> sources();
    static Json import(const CommandLine& run, const Source& source);
    static qint64 changed(const Json& report)
    {
        return report["added"].get<qint64>() + report["updated"].get<qint64>();
    }
};

std::vector<WholePathTest::Source> WholePathTest::sources()
{
    const auto at = [](const char* name) { return CommandLine::sample(QString::fromLatin1(name)); };
    return {{u"setup"_s, {at("setup.json")}},
            {u"accounts"_s, {at("accounts.csv")}},
            {u"prospects"_s, {at("prospects.csv")}},
            {u"evidence"_s,
             {at("evidence/research.jsonl"), at("evidence/crm.jsonl"), at("evidence/signals.csv")}},
            {u"knowledge"_s, {at("kb")}},
            {u"suppression"_s, {at("suppression.csv")}},
            {u"drafts"_s, {at("drafts.jsonl")}}};
}

Json WholePathTest::import(const CommandLine& run, const Source& source)
{
    const Answer answer = run(QStringList{u"import"_s, source.kind} + source.paths +
                              QStringList{u"--json"_s, u"--today"_s, u"2026-11-24"_s});
    if (answer.exit != 0)
        qWarning("%s", answer.err.constData());
    return answer.json();
}

void WholePathTest::everyFileComesInOnce()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const QHash<QString, qint64> rows{{u"accounts"_s, 14},
                                      {u"prospects"_s, 47},
                                      {u"evidence"_s, 64 + 43 + 24},
                                      {u"drafts"_s, 82}};
    for (const Source& source : sources()) {
        const Json report = import(run, source);
        QVERIFY2(report.is_object(), qPrintable(source.kind));
        QCOMPARE(report["rejected"].size(), size_t(0));
        if (rows.contains(source.kind)) {
            QCOMPARE(report["read"].get<qint64>(), rows[source.kind]);
            QCOMPARE(report["added"].get<qint64>(), rows[source.kind]);
        }
    }
    QCOMPARE(run({u"list"_s, u"prospects"_s, u"--limit"_s, u"0"_s}).lines().size(), size_t(47));
    QCOMPARE(run({u"list"_s, u"accounts"_s}).lines().size(), size_t(14));
    QCOMPARE(run({u"list"_s, u"segments"_s}).lines().size(), size_t(5));
    for (const Json& prospect : run({u"list"_s, u"prospects"_s, u"--limit"_s, u"0"_s}).lines())
        QVERIFY2(!textAt(prospect, "persona").isEmpty(), qPrintable(textAt(prospect, "name")));
}

void WholePathTest::aSecondImportChangesNothing()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    for (const Source& source : sources())
        QVERIFY(changed(import(run, source)) > 0);
    const QByteArray before = run({u"list"_s, u"drafts"_s, u"--limit"_s, u"0"_s}).out;
    for (const Source& source : sources()) {
        const Json again = import(run, source);
        QVERIFY2(changed(again) == 0, qPrintable(source.kind));
        QCOMPARE(again["unchanged"].get<qint64>(), again["read"].get<qint64>());
    }
    QCOMPARE(run({u"list"_s, u"drafts"_s, u"--limit"_s, u"0"_s}).out, before);
}

void WholePathTest::theOrderOfFilesDoesNotMatter()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    std::vector<Source> backwards = sources();
    // Drafts name people, so these come before them; everything else the other way round.
    std::reverse(backwards.begin(), backwards.end() - 1);
    std::rotate(backwards.begin(), backwards.begin() + 1, backwards.end());
    for (const Source& source : backwards)
        QVERIFY(changed(import(run, source)) > 0);
    int suppressed = 0;
    int segments = 0;
    int personas = 0;
    for (const Json& prospect : run({u"list"_s, u"prospects"_s, u"--limit"_s, u"0"_s}).lines()) {
        suppressed += prospect["suppressed"].get<bool>() ? 1 : 0;
        segments += prospect["segment"].is_null() ? 0 : 1;
        personas += prospect["persona"].is_null() ? 0 : 1;
    }
    const CommandLine forwards;
    forwards.makeSample();
    int suppressedThere = 0;
    for (const Json& prospect : forwards({u"list"_s, u"prospects"_s, u"--limit"_s, u"0"_s}).lines())
        suppressedThere += prospect["suppressed"].get<bool>() ? 1 : 0;
    // The story's opt-out suppresses one more.
    QCOMPARE(suppressed + 1, suppressedThere);
    QCOMPARE(segments, 47);
    QCOMPARE(personas, 47);
    // Passages that came before the people they are about count for them.
    const Json prospect = run({u"show"_s, u"30102"_s}).json();
    QVERIFY(run({u"list"_s, u"evidence"_s, u"--limit"_s, u"0"_s})
                .out.contains(toUtf8(textAt(prospect, "id")).c_str()));
}

void WholePathTest::theSampleHasDraftsInEveryState()
{
    const CommandLine run;
    run.makeSample();
    QSet<QString> states;
    for (const Json& draft : run({u"list"_s, u"drafts"_s, u"--limit"_s, u"0"_s}).lines())
        states.insert(textAt(draft, "state"));
    const QSet<QString> wanted{
        u"delivered"_s,        u"conflict"_s,          u"suppressed"_s,
        u"rejected"_s,         u"changes_requested"_s, u"changed_since_approval"_s,
        u"blocked"_s,          u"needs_sign_off"_s,    u"ready"_s,
        u"delivery_unknown"_s, u"needs_review"_s};
    QCOMPARE(states, wanted);
}

void WholePathTest::generationWritesEachStepOnce()
{
    const CommandLine run;
    run.makeSample();
    const QStringList generate{u"generate"_s, u"--segment"_s, u"Hotels"_s, u"--json"_s};
    const Json some = run(generate + QStringList{u"--limit"_s, u"3"_s}).json();
    QCOMPARE(some["generated"].size(), size_t(3));
    const Json rest = run(generate).json();
    QVERIFY(!rest["generated"].empty());
    for (const Json& id : rest["generated"])
        QVERIFY(std::find(some["generated"].begin(), some["generated"].end(), id) ==
                some["generated"].end());
    const Json nothing = run(generate).json();
    QVERIFY(nothing["generated"].empty());
    for (const Json& failure : rest["failed"])
        QVERIFY(!textAt(failure, "reason").isEmpty() && !textAt(failure, "message").isEmpty());
    const QString id = fromUtf8(some["generated"][0].get<std::string>());
    const Json draft = run.draft(id);
    QCOMPARE(textAt(draft, "generator"), u"builtin"_s);
    QVERIFY(draft["checked"].get<bool>());
    QVERIFY(draft["revisions"][0]["attested"].get<bool>());
    // Written again after a directive: a second revision on top of the first.
    const Json again =
        run({u"generate"_s, u"--prospect"_s, textAt(draft, "prospect"), u"--channel"_s,
             textAt(draft, "channel"), u"--directive"_s, u"shorter"_s, u"--json"_s})
            .json();
    QCOMPARE(again["generated"].size(), size_t(1));
    QCOMPARE(run.draft(id)["revisions"].size(), size_t(2));
}

void WholePathTest::aLanguageThatTheKnowledgeBaseLacksIsTold()
{
    const CommandLine run;
    run.makeSample();
    QByteArray readers = "Email,Language\n"; // whoever reads English reads Spanish now
    for (const Json& person : run({u"list"_s, u"prospects"_s, u"--limit"_s, u"0"_s}).lines()) {
        if (textAt(person, "language").startsWith("en"_L1) && !textAt(person, "email").isEmpty())
            readers += textAt(person, "email").toUtf8() + ",es\n";
    }
    const QString file = run.write(u"p.csv"_s, readers);
    QCOMPARE(run({u"import"_s, u"prospects"_s, file}).exit, 0);
    const Json report = run({u"generate"_s, u"--json"_s}).json();
    const auto tells = [](const Json& note) {
        return textAt(note, "note") == "language_not_in_knowledge:es"_L1;
    };
    QVERIFY2(std::any_of(report["notes"].begin(), report["notes"].end(), tells),
             report.dump().c_str());
}

void WholePathTest::approvedInReviewIsDeliveredOnce()
{
    const CommandLine run;
    run.makeSample();
    QCOMPARE(run.state(u"D43"_s), u"ready"_s);
    const QString folder = run.path(u"out"_s);
    const Json first = run({u"deliver"_s, u"--eml"_s, folder, u"--json"_s}).json();
    const QStringList files = QDir(folder).entryList(QDir::Files);
    QCOMPARE(size_t(files.size()), first["delivered"].size());
    QVERIFY(!files.isEmpty());
    for (const Json& one : first["delivered"]) {
        const QByteArray mail = CommandLine::read(QDir(folder).filePath(textAt(one, "target")));
        QVERIFY(mail.startsWith("From: "));
        QVERIFY(!mail.contains("[@"));
        QCOMPARE(run.state(textAt(one, "id")), u"delivered"_s);
    }
    const Json second = run({u"deliver"_s, u"--eml"_s, folder, u"--json"_s}).json();
    QVERIFY(second["delivered"].empty());
    for (const Json& held : second["held"])
        QVERIFY(textAt(held, "rule").startsWith("delivery."_L1));
    // What is no e-mail goes as a table; nothing goes twice.
    const Json table = run({u"deliver"_s, u"--csv"_s, run.path(u"rest.csv"_s), u"--json"_s}).json();
    QVERIFY(!table["delivered"].empty());
    // And what went before is told.
    QCOMPARE(table["before"].size(), size_t(1));
    QCOMPARE(textAt(table["before"][0], "means"), u"eml"_s);
    const auto before = first["before"][0]["count"].get<size_t>(); // of the sample
    QCOMPARE(table["before"][0]["count"].get<size_t>(), before + first["delivered"].size());
    const QByteArray csv = CommandLine::read(run.path(u"rest.csv"_s));
    for (const Json& one : table["delivered"])
        QVERIFY(csv.contains(toUtf8(textAt(one, "id")).c_str()));
    for (const Json& one : first["delivered"])
        QVERIFY(!csv.contains(toUtf8(textAt(one, "id")).c_str()));
}

void WholePathTest::approvalNeedsTheNamedSignature()
{
    const CommandLine run;
    run.makeSample();
    QCOMPARE(run.state(u"D02"_s), u"needs_sign_off"_s);
    QVERIFY(
        QString::fromStdString(run.draft(u"D02"_s)["why"].dump()).contains(u"Tobiah Renwick"_s));
    // A hand-over says so, too, and on which channel it is.
    const QStringList look{u"deliver"_s, u"--eml"_s, run.path(u"out"_s), u"--dry-run"_s};
    const Json shown = run.draft(u"D02"_s);
    const Json report = run(look + QStringList{u"--json"_s}).json();
    const auto held =
        std::find_if(report["held"].begin(), report["held"].end(), [&shown](const Json& one) {
            return textAt(one, "id") == textAt(shown, "id");
        });
    QVERIFY(held != report["held"].end());
    QCOMPARE(textAt(*held, "rule"), u"delivery.needs_sign_off"_s);
    QCOMPARE(textAt(*held, "channel"), textAt(shown, "channel"));
    QVERIFY2(textAt(*held, "message").contains(u"Tobiah Renwick"_s), held->dump().c_str());
    const Answer words = run(look);
    const QByteArray said = words.out + words.err;
    QVERIFY2(said.contains("Waits for the signature of"), said.constData());
    QVERIFY2(said.contains("e-mail"), said.constData());
    QCOMPARE(run.as(u"Tobiah Renwick"_s,
                    {u"sign-off"_s, u"D02"_s, u"--looked"_s, u"40"_s, u"--opened"_s, u"c1,r1"_s})
                 .exit,
             0);
    QCOMPARE(run.state(u"D02"_s), u"ready"_s);
    // Taken back by the signer, it waits again.
    QCOMPARE(run.as(u"Tobiah Renwick"_s, {u"withdraw"_s, u"D02"_s}).exit, 0);
    QCOMPARE(run.state(u"D02"_s), u"needs_sign_off"_s);
}

void WholePathTest::anEditVoidsTheApproval()
{
    const CommandLine run;
    run.makeSample();
    const QString text = textAt(run.draft(u"D43"_s), "text");
    const QString file =
        run.write(u"text.txt"_s, QString(text).replace(u"Hi "_s, u"Hello "_s).toUtf8());
    const Json same = run({u"edit"_s, u"D43"_s, u"--text-file"_s,
                           run.write(u"same.txt"_s, text.toUtf8()), u"--json"_s})
                          .json();
    QCOMPARE(same["changed"].get<bool>(), false);
    QCOMPARE(run.state(u"D43"_s), u"ready"_s);
    const Json edited = run({u"edit"_s, u"D43"_s, u"--text-file"_s, file, u"--json"_s}).json();
    QVERIFY(edited["changed"].get<bool>());
    QCOMPARE(run.state(u"D43"_s), u"changed_since_approval"_s);
    // Going back to the approved words does not revive the approval.
    QCOMPARE(run({u"edit"_s, u"D43"_s, u"--text-file"_s, run.path(u"same.txt"_s)}).exit, 0);
    QCOMPARE(run.state(u"D43"_s), u"changed_since_approval"_s);
}

void WholePathTest::aMarkThatCitesNothingIsTold()
{
    const CommandLine run;
    run.makeSample();
    const QString text = textAt(run.draft(u"D43"_s), "text");
    const QString file = run.write(u"t.txt"_s, QString(text + u" So it is [@z9]."_s).toUtf8());
    const Answer edited = run({u"edit"_s, u"D43"_s, u"--text-file"_s, file});
    QCOMPARE(edited.exit, 1);
    QVERIFY2(edited.err.contains("[@z9] cites nothing"), edited.err.constData());
    const QString again = run.write(u"t.txt"_s, QString(text + u" So it is [@z8]."_s).toUtf8());
    const Json answer = run({u"edit"_s, u"D43"_s, u"--text-file"_s, again, u"--json"_s}).json();
    QVERIFY(answer["unknown_citations"] == Json::array({"z8"}));
    const QString whole = run.write(u"t.txt"_s, text.toUtf8());
    QCOMPARE(run({u"edit"_s, u"D43"_s, u"--text-file"_s, whole}).exit, 0);
}

void WholePathTest::whatWasDoneLastIsTakenBack()
{
    const CommandLine run;
    run.makeSample();
    QCOMPARE(run({u"undo"_s}).exit, 3); // nothing yet
    const Json some =
        run({u"generate"_s, u"--segment"_s, u"Hotels"_s, u"--limit"_s, u"1"_s, u"--json"_s}).json();
    const QString id = fromUtf8(some["generated"][0].get<std::string>());
    const Json draft = run.draft(id);
    const QStringList again{u"generate"_s,  u"--prospect"_s,          textAt(draft, "prospect"),
                            u"--channel"_s, textAt(draft, "channel"), u"--directive"_s,
                            u"shorter"_s};
    QCOMPARE(run(again).exit, 0);
    const Answer undone = run({u"undo"_s});
    QCOMPARE(undone.exit, 0);
    // Told by the name, not by the id.
    QVERIFY2(undone.out.startsWith(textAt(draft, "prospect_name").toUtf8()),
             undone.out.constData());
    QCOMPARE(textAt(run.draft(id), "text"), textAt(draft, "text"));
    const Answer rejected = run({u"reject"_s, id, u"--reason"_s, u"no"_s});
    QVERIFY2(rejected.out.startsWith(textAt(draft, "prospect_name").toUtf8()),
             rejected.out.constData());
    QCOMPARE(textAt(run({u"undo"_s, u"--json"_s}).json(), "undone"), u"decision"_s);
    QCOMPARE(textAt(run.draft(id), "state"), textAt(draft, "state"));
}

void WholePathTest::withdrawnEvidenceVoidsTheApproval()
{
    const CommandLine run;
    run.makeSample();
    QString cited;
    const Json draft = run.draft(u"D17"_s);
    for (const Json& evidence : draft["evidence"]) {
        if (evidence["cited"].get<bool>())
            cited = textAt(evidence, "id");
    }
    QVERIFY(!cited.isEmpty());
    const Answer withdrawn =
        run({u"withdraw-evidence"_s, cited, u"--reason"_s, u"wrong"_s, u"--json"_s});
    QCOMPARE(withdrawn.exit, 0);
    QVERIFY(withdrawn.json()["citing"].size() >= 1);
    QCOMPARE(run.state(u"D17"_s), u"changed_since_approval"_s);
    QCOMPARE(run({u"withdraw-evidence"_s, cited, u"--json"_s}).errorCode(),
             u"evidence.withdrawn_already"_s);
}

void WholePathTest::anOptOutStopsEveryChannel()
{
    const CommandLine run;
    run.makeSample();
    const QString prospect = textAt(run.draft(u"D43"_s), "prospect");
    const Answer reply =
        run({u"reply"_s, prospect, u"--file"_s, u"-"_s, u"--json"_s}, "Unsubscribe.\n");
    QCOMPARE(reply.exit, 0);
    QVERIFY(reply.json()["opt_out"].get<bool>());
    QCOMPARE(run.state(u"D43"_s), u"suppressed"_s);
    QVERIFY(run({u"show"_s, prospect}).json()["suppressed"].get<bool>());
    const Json again = import(run, sources()[2]);
    QCOMPARE(changed(again), qint64(0));
    QCOMPARE(run.state(u"D43"_s), u"suppressed"_s);
}

void WholePathTest::aConflictIsShownAndResolved()
{
    const CommandLine run;
    run.makeSample();
    const Answer listed = run({u"conflicts"_s, u"list"_s, u"--json"_s});
    QCOMPARE(listed.exit, 1);
    QCOMPARE(listed.lines().size(), size_t(1));
    const Json sides = run({u"conflicts"_s, u"show"_s, u"D08"_s, u"--json"_s}).json();
    QVERIFY(textAt(sides["mine"], "text") != textAt(sides["theirs"], "text"));
    QCOMPARE(run({u"approve"_s, u"D08"_s}).exit, 3);
    QCOMPARE(run({u"conflicts"_s, u"resolve"_s, u"D08"_s, u"--take"_s, u"theirs"_s}).exit, 0);
    QCOMPARE(textAt(run.draft(u"D08"_s), "text"), textAt(sides["theirs"], "text"));
    QCOMPARE(run({u"conflicts"_s, u"list"_s}).exit, 0);
    QCOMPARE(run({u"conflicts"_s, u"show"_s, u"D08"_s, u"--json"_s}).errorCode(),
             u"conflict.none"_s);
}

void WholePathTest::exportsHaveARowADraft()
{
    const CommandLine run;
    run.makeSample();
    const QString file = run.path(u"drafts.jsonl"_s);
    QCOMPARE(run({u"export"_s, u"drafts"_s, file, u"--json"_s}).json()["rows"].get<qint64>(), 82);
    QCOMPARE(CommandLine::read(file).count('\n'), 82);
    QCOMPARE(run({u"export"_s, u"drafts"_s, run.path(u"d.csv"_s)}).exit, 0);
    QVERIFY(CommandLine::read(run.path(u"d.csv"_s)).startsWith("\xEF\xBB\xBFid,"));
    QCOMPARE(run({u"export"_s, u"decisions"_s, run.path(u"x.jsonl"_s)}).exit, 0);
    QCOMPARE(run({u"export"_s, u"audit"_s, run.path(u"a.csv"_s)}).exit, 0);
    QCOMPARE(run({u"export"_s, u"drafts"_s, run.path(u"d.xlsx"_s), u"--json"_s}).errorCode(),
             u"export.suffix"_s);
}

QTEST_GUILESS_MAIN(WholePathTest)
#include "whole_path_test.moc"
