// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/command_line.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using countersign::testing::Answer;
using countersign::testing::CommandLine;

/// Whatever is put in: no crash, no half-written workspace, an exit of the table, and words that name the
/// file, the row and the field.
class BadInputTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void wrongUsageIsExit2_data();
    void wrongUsageIsExit2();
    void filesThatCannotBeUsed_data();
    void filesThatCannotBeUsed();
    void badRowsAreListedAndTheRestComesIn();
    void whereNoRowCanBeReadEachSaysWhy();
    void aRowWithOnlyAnIdIsRefused();
    void placesNameTheFileOnce();
    void theCountsAddUp();
    void theLineHasTheRowOfTheSpreadsheet();
    void anImportTellsItsColumns();
    void theHelpOfAKindTellsWhatIsRead();
    void whatIsNotHereYetIsSaid();
    void setupSaysWhatIsAllowed_data();
    void setupSaysWhatIsAllowed();
    void aWordOfADraftNamesTheChoices();
    void whereNothingIsToBeDone();
    void exportsSayThatTheyReplaced();
    void aDryRunWritesNothing();
    void anEmptyCellLeavesAlone();
    void aMappedColumnIsTaken();
    void namesThatFitSeveral();
    void twinsAreSettledOnTheLine();
    void idsOfAnotherKind();
    void everyCommandHasAPage();

private:
    [[nodiscard]] QByteArray everything() const;

    std::unique_ptr<CommandLine> m_run;
};

void BadInputTest::initTestCase()
{
    m_run = std::make_unique<CommandLine>();
    QCOMPARE((*m_run)({u"init"_s}).exit, 0);
}

QByteArray BadInputTest::everything() const
{
    QByteArray all;
    for (const QString& kind : {u"prospects"_s, u"accounts"_s, u"evidence"_s, u"drafts"_s,
                                u"segments"_s, u"suppression"_s})
        all += (*m_run)({u"list"_s, kind, u"--limit"_s, u"0"_s}).out;
    return all;
}

void BadInputTest::wrongUsageIsExit2_data()
{
    QTest::addColumn<QString>("line");
    for (const char* line : {"",
                             "dance",
                             "list",
                             "list|dragons",
                             "list|drafts|--state|happy",
                             "list|drafts|--limit|few",
                             "list|drafts|--limit|-3",
                             "import|spells|x.csv",
                             "import|prospects",
                             "show",
                             "show|a|b",
                             "approve",
                             "users|add|Nora",
                             "users|add|Nora|--role|king",
                             "users|remove|Nora",
                             "config|get",
                             "config|set|rules.vendor",
                             "segment|Hotels",
                             "segment|Hotels|dance",
                             "segment|Hotels|mode|wild",
                             "pause|maybe",
                             "deliver",
                             "deliver|--eml|a|--csv|b",
                             "export|dragons|x.csv",
                             "check",
                             "check|--file",
                             "claims",
                             "reply|nobody",
                             "conflicts|resolve",
                             "list|drafts|--today|yesterday",
                             "list|drafts|--today|2026-02-30",
                             "sync|one|two|three",
                             "server|dance|http://x",
                             "import|prospects|x.csv|--map|email",
                             "import|prospects|x.csv|--delimiter|ab",
                             "generate|--limit|some",
                             "approve|x|--looked|long",
                             "list|drafts|--sort|foo",
                             "research|Ada",
                             "login|https://x.example|ada",
                             "deliver|--smtp|office",
                             "list|drafts|--unknown"})
        QTest::newRow(*line == '\0' ? "nothing" : line) << QString::fromLatin1(line);
}

void BadInputTest::wrongUsageIsExit2()
{
    QFETCH(QString, line);
    const QStringList words = line.split(u'|', Qt::SkipEmptyParts);
    const Answer answer = (*m_run)(words);
    // A segment that is not there is found out before the words behind it are.
    if (line.startsWith("segment"_L1) || line.startsWith("conflicts"_L1))
        QVERIFY(answer.exit == 2 || answer.exit == 3);
    else
        QCOMPARE(answer.exit, 2);
    QVERIFY(!answer.err.isEmpty());
    QVERIFY(answer.out.isEmpty());
    if (!words.isEmpty() && answer.exit == 2)
        QCOMPARE((*m_run)(words + QStringList{u"--json"_s}).errorCode(), u"usage"_s);
}

void BadInputTest::filesThatCannotBeUsed_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* what, const char* kind, const char* name,
                        const QByteArray& bytes, const char* code) {
        QTest::newRow(what) << QString::fromLatin1(kind) << QString::fromLatin1(name) << bytes
                            << QString::fromLatin1(code);
    };
    row("empty", "prospects", "e.csv", "", "file.empty");
    row("a workbook", "prospects", "p.csv",
        QByteArray("PK\x03\x04", 4) + QByteArray(60, 'x') + "xl/workbook.xml" + QByteArray(60, 'x'),
        "file.excel");
    row("a picture", "prospects", "p.csv",
        QByteArray("\x89PNG\r\n\x1a\n", 8) + QByteArray(80, '\0'), "file.image");
    row("a PDF", "accounts", "p.csv", "%PDF-1.7\n%\xE2\xE3\n1 0 obj\n", "file.pdf");
    row("zeros", "suppression", "z.csv", QByteArray(4096, '\0'), "file.only_nuls");
    row("a web page", "prospects", "w.csv", "<!DOCTYPE html>\n<html><body>Not found</body></html>",
        "file.html");
    row("nobody in it", "prospects", "n.csv", "colour,size\nred,4\nblue,5\n", "map.no_identity");
    row("no JSON", "setup", "s.json", "{\"personas\": [", "json.syntax");
    row("another shape", "setup", "s.json", "{\"personas\": 7}", "setup.field_type");
}

void BadInputTest::filesThatCannotBeUsed()
{
    QFETCH(QString, kind);
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, code);
    const QByteArray before = everything();
    const QString file = m_run->write(name, bytes);
    const Answer answer = (*m_run)({u"import"_s, kind, file, u"--json"_s});
    QCOMPARE(answer.exit, 3);
    QCOMPARE(answer.errorCode(), code);
    const Json error = answer.json()["error"];
    QVERIFY2(textAt(error, "where").contains(name), qPrintable(textAt(error, "where")));
    QVERIFY(!textAt(error, "message").isEmpty());
    QCOMPARE(everything(), before);
}

void BadInputTest::badRowsAreListedAndTheRestComesIn()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const QString file =
        run.write(u"people.csv"_s, "Name,Email,Company,Phone\n"
                                   "Ada Rook,ada@rook.example,Rook Works,+44 7700 900100\n"
                                   ",,,\n"
                                   ",,Nameless Ltd,\n"
                                   "Ben Sorel,not-an-address,Sorel,4.47E+11\n");
    const Answer answer = run({u"import"_s, u"prospects"_s, file, u"--json"_s});
    QCOMPARE(answer.exit, 1);
    const Json report = answer.json();
    QCOMPARE(report["added"].get<int>(), 2);
    QVERIFY(report["rejected"].size() >= 2);
    for (const Json& row : report["rejected"]) {
        QVERIFY(row["row"].get<int>() >= 1);
        QVERIFY(!textAt(row, "reason").isEmpty());
        QVERIFY(!textAt(row, "message").isEmpty());
        QCOMPARE(textAt(row, "file"), u"people.csv"_s);
    }
    const std::vector<Json> people = run({u"list"_s, u"prospects"_s}).lines();
    QCOMPARE(people.size(), size_t(2));
}

void BadInputTest::whereNoRowCanBeReadEachSaysWhy()
{
    const QByteArray before = everything();
    for (const auto& [name, bytes] :
         {std::pair("cut.jsonl", "{\"name\":\"Ada Rook\",\"email\":\"ada@rook.exa"),
          std::pair("numbers.json", "[1, 2]")}) {
        const QString file = m_run->write(QLatin1String(name), bytes);
        for (const QString& kind : {u"prospects"_s, u"drafts"_s, u"evidence"_s}) {
            const Answer answer = (*m_run)({u"import"_s, kind, file});
            QVERIFY(answer.exit == 1 || answer.exit == 3);
            const QByteArray said = answer.out + answer.err;
            const QByteArray place = QByteArray(name) + ":1";
            QVERIFY2(said.contains(place) && !said.contains("--map"), said.constData());
        }
    }
    QCOMPARE(everything(), before);
}

void BadInputTest::aRowWithOnlyAnIdIsRefused()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const QString first = run.write(u"a.csv"_s, "Record ID,Name,Email,Company,City\n"
                                                "1,Ada Rook,,Rook Works,\n"
                                                "2,,,Nameless Ltd,Oslo\n"
                                                "3,,ben@sorel.example,,\n");
    const Answer answer = run({u"import"_s, u"prospects"_s, first, u"--json"_s});
    QCOMPARE(answer.exit, 1);
    const Json report = answer.json();
    QCOMPARE(report["added"].get<int>(), 2);
    QCOMPARE(report["rejected"].size(), size_t(1));
    const Json row = report["rejected"][0];
    QCOMPARE(textAt(row, "file"), u"a.csv"_s);
    QCOMPARE(row["row"].get<int>(), 2);
    QCOMPARE(row["line"].get<int>(), 3);
    QCOMPARE(textAt(row, "column"), u"name"_s);
    QCOMPARE(textAt(row, "value"), u"2"_s);
    QCOMPARE(textAt(row, "reason"), u"prospect.only_id"_s);
    QVERIFY(textAt(row, "message").contains("name"_L1));
    // Nor does a refused row leave a company behind.
    QCOMPARE(run({u"show"_s, u"Nameless Ltd"_s, u"--json"_s}).errorCode(), u"id.unknown"_s);
    // Whoever is known by the id may have the rest alone.
    const QString second = run.write(u"b.csv"_s, "Record ID,City\n1,Bergen\n");
    QCOMPARE(run({u"import"_s, u"prospects"_s, second, u"--json"_s}).json()["updated"].get<int>(),
             1);
    QCOMPARE(textAt(run({u"show"_s, u"1"_s}).json(), "city"), u"Bergen"_s);
}

void BadInputTest::placesNameTheFileOnce()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    QVERIFY(QDir().mkpath(run.path(u"bad"_s)));
    const QString table = run.write(u"bad/x.csv"_s, "colour,size\nred,4\n");
    const QString setup = run.write(u"bad/s.json"_s, R"({"personas": [)");
    const Json error = run({u"import"_s, u"prospects"_s, table, u"--json"_s}).json()["error"];
    QCOMPARE(textAt(error, "where"), table);
    const Json syntax = run({u"import"_s, u"setup"_s, setup, u"--json"_s}).json()["error"];
    QCOMPARE(textAt(syntax, "where"), QString(setup + u":1:14"_s));
}

void BadInputTest::theCountsAddUp()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const QString file = run.write(u"people.csv"_s, "Name,Email,Phone\n"
                                                    "Ada Rook,ada@rook.example,\n"
                                                    "Ben Sorel,no-address,4.47E+11\n"
                                                    ",,\n"
                                                    ",,07700 900123\n");
    const Answer answer = run({u"import"_s, u"prospects"_s, file});
    QCOMPARE(answer.exit, 1);
    QVERIFY2(answer.out.startsWith("3 read: 2 added, 0 updated, 0 unchanged, 1 rejected\n"),
             answer.out.constData());
    QVERIFY2(answer.out.contains("rows was taken: 2\n"), answer.out.constData());
    const QString drafts = run.write(u"drafts.jsonl"_s,
                                     R"({"channel":"email","text":"Hi","name":"Ada"}
{"channel":"fax","text":"","name":"Ben Sorel"}
{"channel":"email","text":"Hi Ben","subject":"Hi","name":"Ben Sorel"})");
    const Answer copy = run({u"import"_s, u"drafts"_s, drafts});
    QVERIFY2(copy.out.startsWith("3 read: 0 added, 0 updated, 0 unchanged, 3 rejected\n"),
             copy.out.constData());
    QVERIFY2(copy.out.contains("“Ben Sorel” is here, but"), copy.out.constData());
    QVERIFY2(copy.out.contains("Nobody here is “Ada”"), copy.out.constData());
}

void BadInputTest::theLineHasTheRowOfTheSpreadsheet()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const QString file = run.write(u"p.csv"_s, "Contacts\n\nName,Email,Note\n"
                                               "Ada Rook,ada@rook.example,\"two\nlines\"\n"
                                               "Ben Sorel,no-address,\n");
    const Answer answer = run({u"import"_s, u"prospects"_s, file});
    QVERIFY2(answer.out.contains("  p.csv:5:Email\t"), answer.out.constData());
    const Json row = run({u"import"_s, u"prospects"_s, file, u"--json"_s}).json()["rejected"][0];
    QCOMPARE(row["row"].get<int>(), 2);
    QCOMPARE(row["line"].get<int>(), 6);
    QCOMPARE(row["place"].get<int>(), 5);
}

void BadInputTest::anImportTellsItsColumns()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const QString file =
        run.write(u"p.csv"_s, "Full Name,E-Mail,Shoe\nAda Rook,ada@rook.example,39\n");
    const Answer answer = run({u"import"_s, u"prospects"_s, file});
    QVERIFY2(answer.out.contains("email = “E-Mail”, name = “Full Name”"), answer.out.constData());
    QVERIFY2(answer.out.contains("custom fields: Shoe\n"), answer.out.constData());
    const Json report = run({u"import"_s, u"prospects"_s, file, u"--json"_s}).json();
    QVERIFY(report["custom_columns"] == Json::array({"Shoe"}));
}

void BadInputTest::theHelpOfAKindTellsWhatIsRead()
{
    const CommandLine run;
    const QByteArray people = run({u"import"_s, u"prospects"_s, u"--help"_s}).out;
    for (const char* field : {"email", "company", "opt_out_email", "custom fields"})
        QVERIFY2(people.contains(field), people.constData());
    QVERIFY(!run({u"import"_s, u"--help"_s}).out.contains("opt_out_email"));
    QVERIFY(run({u"import"_s, u"knowledge"_s, u"--help"_s}).out.contains("boundaries.md"));
    // The setup file that the page shows is one.
    const QByteArray setup = run({u"import"_s, u"setup"_s, u"--help"_s}).out;
    const qsizetype begin = setup.indexOf("\n{") + 1;
    const QString file =
        run.write(u"setup.json"_s, setup.mid(begin, setup.indexOf("\n}", begin) + 2 - begin));
    QCOMPARE(run({u"init"_s}).exit, 0);
    const Json report = run({u"import"_s, u"setup"_s, file, u"--json"_s}).json();
    QCOMPARE(report["rejected"].size(), size_t(0));
    for (const Json& warning : report["warnings"])
        QVERIFY2(warning["reason"] != "setup.unknown_key", warning.dump().c_str());
}

void BadInputTest::whatIsNotHereYetIsSaid()
{
    for (const char* line : {"research|Ada", "login|x|y"}) {
        const Answer answer = (*m_run)(QString::fromLatin1(line).split(u'|'));
        QVERIFY2(answer.err.contains("does not have"), answer.err.constData());
    }
    QVERIFY((*m_run)({u"deliver"_s, u"--smtp"_s, u"office"_s}).err.contains("does not have"));
}

void BadInputTest::setupSaysWhatIsAllowed_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("said");
    QTest::newRow("role") << QByteArray(R"({"users":[{"name":"Ida","role":"king"}]})")
                          << QStringList{u"users[0].role"_s, u"“king”"_s, u"reviewer"_s};
    QTest::newRow("mode") << QByteArray(
                                 R"({"segments":[{"name":"S","filter":{"all":[]},"mode":"wild"}]})")
                          << QStringList{u"segments[0].mode"_s, u"“wild”"_s, u"approval"_s};
    QTest::newRow("filter") << QByteArray(R"({"segments":[{"name":"S","filter":{}}]})")
                            << QStringList{u"segments[0].filter"_s, u"\"all\""_s};
    QTest::newRow("filter field")
        << QByteArray(R"({"segments":[{"name":"S","filter":{"all":[{"field":"shoe","is":"9"}]}}]})")
        << QStringList{u"segments[0].filter"_s, u"“shoe”"_s, u"prospect.title"_s};
    QTest::newRow("misspelt") << QByteArray(R"({"personas":[{"nam":1}]})")
                              << QStringList{u"personas[0].name"_s, u"nam"_s};
    QTest::newRow("something else")
        << QByteArray(R"({"nam":1})") << QStringList{u"nam"_s, u"personas"_s, u"segments"_s};
    QTest::newRow("broken") << QByteArray("{\"personas\": [\n  {]") << QStringList{u":2:4"_s};
    QTest::newRow("type") << QByteArray(R"({"personas": 7})")
                          << QStringList{u"personas"_s, u"[ … ]"_s, u"import setup --help"_s};
    QTest::newRow("a PDF") << QByteArray("%PDF-1.7\n...") << QStringList{u"is a PDF"_s};
    QTest::newRow("a packed file")
        << QByteArray("PK\x03\x04 and more", 14) << QStringList{u"packed archive"_s};
    QTest::newRow("nothing") << QByteArray() << QStringList{u"empty"_s, u"Export it again"_s};
}

void BadInputTest::setupSaysWhatIsAllowed()
{
    QFETCH(QByteArray, file);
    QFETCH(QStringList, said);
    const QString path = m_run->write(u"setup.json"_s, file);
    const Answer answer = (*m_run)({u"import"_s, u"setup"_s, path});
    QCOMPARE(answer.exit, 3);
    const QString words = QString::fromUtf8(answer.err);
    for (const QString& part : std::as_const(said))
        QVERIFY2(words.contains(part), qPrintable(words));
    for (const QString& ofTheParser : {u"json.exception"_s, u"parsing"_s, u"literal"_s})
        QVERIFY2(!words.contains(ofTheParser), qPrintable(words));
}

void BadInputTest::aWordOfADraftNamesTheChoices()
{
    const Answer answer = (*m_run)({u"check"_s, u"--file"_s, u"-"_s},
                                   R"({"channel":"fax","text":"Hi","prospect":{"name":"Ada"}})");
    QVERIFY2(answer.out.contains("whatsapp") && answer.out.contains("fax"), answer.out.constData());
}

void BadInputTest::whereNothingIsToBeDone()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    QVERIFY(QDir().mkpath(run.path(u"knowledge"_s)));
    const Answer folder = run({u"import"_s, u"knowledge"_s, run.path(u"knowledge"_s)});
    QCOMPARE(folder.exit, 1);
    QVERIFY2(folder.err.contains("Markdown"), folder.err.constData());
    const Answer nobody = run({u"generate"_s});
    QCOMPARE(nobody.exit, 1);
    QVERIFY2(nobody.err.contains("Import prospects"), nobody.err.constData());
    const QString file = run.write(u"p.csv"_s, "Name,Email\nAda Rook,ada@rook.example\n");
    QCOMPARE(run({u"import"_s, u"prospects"_s, file}).exit, 0);
    const Answer nowhere = run({u"generate"_s, u"--json"_s});
    QCOMPARE(nowhere.exit, 1);
    QCOMPARE(textAt(nowhere.json(), "nothing"), u"generation.no_segments"_s);
}

void BadInputTest::exportsSayThatTheyReplaced()
{
    const QString file = m_run->path(u"audit.csv"_s);
    QVERIFY(!(*m_run)({u"export"_s, u"audit"_s, file}).out.contains("replaced"));
    QVERIFY((*m_run)({u"export"_s, u"audit"_s, file}).out.contains("replaced"));
}

void BadInputTest::aDryRunWritesNothing()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const QString file = run.write(u"people.csv"_s, "Name,Email\nAda Rook,ada@rook.example\n");
    const Json trial = run({u"import"_s, u"prospects"_s, file, u"--dry-run"_s, u"--json"_s}).json();
    QCOMPARE(trial["added"].get<int>(), 1);
    QVERIFY(trial["dry_run"].get<bool>());
    QVERIFY(run({u"list"_s, u"prospects"_s}).out.isEmpty());
    QCOMPARE(run({u"import"_s, u"prospects"_s, file, u"--json"_s}).json()["added"].get<int>(), 1);
}

void BadInputTest::anEmptyCellLeavesAlone()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const QString full = run.write(u"a.csv"_s, "Email,Name,City\nola@vik.example,Ola Vik,Bergen\n");
    const QString narrow = run.write(u"b.csv"_s, "Email,City\nola@vik.example,\n");
    QCOMPARE(run({u"import"_s, u"prospects"_s, full}).exit, 0);
    const Json left = run({u"import"_s, u"prospects"_s, narrow, u"--json"_s}).json();
    QCOMPARE(left["unchanged"].get<int>(), 1);
    QCOMPARE(textAt(left["left_as_is"][0], "column"), u"city"_s);
    QCOMPARE(textAt(run({u"show"_s, u"ola@vik.example"_s}).json(), "city"), u"Bergen"_s);
    const Json cleared =
        run({u"import"_s, u"prospects"_s, narrow, u"--clear-empty"_s, u"--json"_s}).json();
    QCOMPARE(cleared["updated"].get<int>(), 1);
    QVERIFY(run({u"show"_s, u"ola@vik.example"_s}).json()["city"].is_null());
}

void BadInputTest::aMappedColumnIsTaken()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const QString file = run.write(u"odd.csv"_s, "Who;Reach them\nAda Rook;ada@rook.example\n");
    const Json report = run({u"import"_s, u"prospects"_s, file, u"--map"_s, u"name=Who"_s,
                             u"--map"_s, u"email=Reach them"_s, u"--json"_s})
                            .json();
    QCOMPARE(report["added"].get<int>(), 1);
    QCOMPARE(textAt(report, "delimiter"), u";"_s);
    QCOMPARE(textAt(report["columns"], "email"), u"Reach them"_s);
    const Answer unknown =
        run({u"import"_s, u"prospects"_s, file, u"--map"_s, u"shoe=Who"_s, u"--json"_s});
    QCOMPARE(unknown.errorCode(), u"map.unknown_field"_s);
    QCOMPARE(run({u"import"_s, u"prospects"_s, file, u"--map"_s, u"name=What"_s, u"--json"_s})
                 .errorCode(),
             u"map.unknown_column"_s);
}

void BadInputTest::namesThatFitSeveral()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const QString file =
        run.write(u"two.csv"_s, "Name,Email,Company\nJo Lind,jo@lind.example,Lind\n"
                                "Jo Lind,jo@other.example,Other Firm\n");
    QCOMPARE(run({u"import"_s, u"prospects"_s, file}).exit, 0);
    const Answer answer = run({u"show"_s, u"Jo Lind"_s, u"--json"_s});
    QCOMPARE(answer.exit, 3);
    QCOMPARE(answer.errorCode(), u"id.ambiguous"_s);
    const Json candidates = answer.json()["error"]["candidates"];
    QCOMPARE(candidates.size(), size_t(2));
    for (const Json& candidate : candidates)
        QCOMPARE(run({u"show"_s, fromUtf8(candidate.get<std::string>())}).exit, 0);
    const Json choices = answer.json()["error"]["choices"];
    QCOMPARE(choices.size(), size_t(2));
    QStringList who;
    for (const Json& choice : choices)
        who.append(textAt(choice, "description"));
    who.sort();
    QCOMPARE(who, (QStringList{u"Jo Lind, Lind, jo@lind.example"_s,
                               u"Jo Lind, Other Firm, jo@other.example"_s}));
    QVERIFY(answer.err.contains("Other Firm"));
    QCOMPARE(run({u"show"_s, u"JO@lind.example"_s}).exit, 0);
}

void BadInputTest::twinsAreSettledOnTheLine()
{
    const CommandLine run;
    QCOMPARE(run({u"init"_s}).exit, 0);
    const QString file =
        run.write(u"two.csv"_s, "Record ID,Name,Email,Company\n1,Jo Lind,jo@lind.example,Lind\n"
                                "2,Jo Lind,j.lind@lind.example,Lind\n");
    // Somebody has to say: that is exit 1.
    QCOMPARE(run({u"import"_s, u"prospects"_s, file}).exit, 1);
    const Answer listed = run({u"twins"_s, u"list"_s, u"--json"_s});
    QCOMPARE(listed.exit, 1);
    QCOMPARE(textAt(listed.json(), "verdict"), u"undecided"_s);
    const QString first = textAt(listed.json()["prospect"], "id");
    const QString second = textAt(listed.json()["other"], "id");
    const Answer merged = run({u"twins"_s, u"same"_s, u"1"_s, u"2"_s, u"--json"_s});
    QCOMPARE(merged.exit, 0);
    QCOMPARE(textAt(merged.json(), "prospect"), first);
    QCOMPARE(run({u"list"_s, u"prospects"_s}).lines().size(), size_t(1));
    QCOMPARE(textAt(run({u"show"_s, second}).json(), "id"), first);
    QCOMPARE(run({u"twins"_s, u"undo"_s, second}).exit, 0);
    QCOMPARE(run({u"list"_s, u"prospects"_s}).lines().size(), size_t(2));
    QCOMPARE(run({u"twins"_s, u"undo"_s, second, u"--json"_s}).errorCode(), u"twins.not_merged"_s);
    QCOMPARE(run({u"twins"_s, u"two"_s, first, second}).exit, 0);
    QCOMPARE(run({u"twins"_s, u"list"_s}).exit, 0);
    QCOMPARE(run({u"twins"_s, u"same"_s, first}).exit, 2);
}

void BadInputTest::idsOfAnotherKind()
{
    for (const QString& id : {u""_s, u"draft:"_s, u"draft:00"_s, u"'; DROP TABLE draft; --"_s,
                              u"../../etc/passwd"_s, QString(100'000, u'x'), u"\u0000"_s}) {
        const Answer answer = (*m_run)({u"show"_s, id, u"--json"_s});
        QCOMPARE(answer.exit, 3);
        QCOMPARE(answer.errorCode(), u"id.unknown"_s);
    }
}

void BadInputTest::everyCommandHasAPage()
{
    const Answer page = (*m_run)({u"--help"_s});
    QCOMPARE(page.exit, 0);
    int commands = 0;
    for (const QByteArray& line : page.out.split('\n')) {
        if (!line.startsWith("  ") || line.startsWith("  --"))
            continue;
        const QString name = QString::fromUtf8(line.trimmed().split(' ').first());
        const Answer own = (*m_run)({name, u"--help"_s});
        QCOMPARE(own.exit, 0);
        QVERIFY(own.out.startsWith(QByteArray("Usage: countersign-cli " + name.toUtf8())));
        ++commands;
    }
    QVERIFY(commands > 25);
    QCOMPARE((*m_run)({u"--version"_s}).exit, 0);
    QVERIFY((*m_run)({u"--version"_s, u"--json"_s}).json().contains("version"));
    QVERIFY((*m_run)({u"list"_s, u"--help"_s, u"--json"_s}).json().contains("help"));
}

QTEST_GUILESS_MAIN(BadInputTest)
#include "bad_input_test.moc"
