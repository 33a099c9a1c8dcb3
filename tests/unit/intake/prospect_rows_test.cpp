// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/prospect_rows.h"
#include "tests/unit/intake/reading.h"

#include <QTest>

#include <random>
#include <set>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::intake;
using People = countersign::testing::Read<ProspectRecord>;

namespace {

People people(const QString& text, const ImportOptions& options = {})
{
    return countersign::testing::readBytes(&readProspects, text.toUtf8(), options);
}

People fixture(const char* name)
{
    return countersign::testing::readFixture(&readProspects, QString::fromLatin1(name));
}

} // namespace

class ProspectRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fieldsAreTaken();
    void filesInOtherEncodings_data();
    void filesInOtherEncodings();
    void filesAsPeopleHaveThem();
    void filesThatAreSomethingElse_data();
    void filesThatAreSomethingElse();
    void whatNoRecordCanBeReadFrom_data();
    void whatNoRecordCanBeReadFrom();
    void jsonFiles();
    void namesAreSplit_data();
    void namesAreSplit();
    void aRowWithoutAnybodyIsRejected();
    void aValueThatCannotBeIsLeftOutAndKept();
    void anotherAddressStandsIn();
    void whoOptedOutIsMarked_data();
    void whoOptedOutIsMarked();
    void aStateOfMailStaysACustomField();
    void anyDelimiterIsFound_data();
    void anyDelimiterIsFound();
    void valuesOfAListAreTaken();
    void noColumnLiftsAnything();
    void whatTheRowSpeaksOfIsPresent();
    void dangerousCellsStayText();
    void aChosenColumnCounts();
    void anErrorOfTheTakerEndsTheReading();
    void aStopEndsTheReading();
    void progressComesToTheEnd();
    void everyRowIsAccountedFor();
};

void ProspectRowsTest::fieldsAreTaken()
{
    const People read = people(
        u"Record ID,First Name,Last Name,Email,Phone,Company,Company Domain,Job Title,City,Country,"
        "Language,Time Zone,LinkedIn URL,Owner,Tier,Notes,Lead Score\n"
        "7001,Mary Beth,van der Meer,mb@kite.example,07700 900123,Kite "
        "Ltd,https://www.Kite.example/"
        "home,COO,Hull,United Kingdom,English,Europe/London,linkedin.example/in/mb,Wren,Strategic,"
        "\"One.\nTwo.\", 7 \n"_s);
    QCOMPARE(read.error(), QString());
    QCOMPARE(read.records.size(), 1);
    const ProspectRecord& record = read.records.front();
    Prospect expected;
    expected.name = u"Mary Beth van der Meer"_s;
    expected.given = u"Mary Beth"_s;
    expected.family = u"van der Meer"_s;
    expected.email = u"mb@kite.example"_s;
    expected.phone = u"07700 900123"_s;
    expected.title = u"COO"_s;
    expected.profileUrl = u"linkedin.example/in/mb"_s;
    expected.city = u"Hull"_s;
    expected.country = u"United Kingdom"_s;
    expected.language = u"en"_s;
    expected.timeZone = u"Europe/London"_s;
    expected.owner = u"Wren"_s;
    expected.notes = u"One.\nTwo."_s;
    expected.externalIds = {{u"Record ID"_s, u"7001"_s}};
    expected.custom = {{u"Lead Score"_s, u" 7 "_s}};
    QCOMPARE(record.prospect, expected);
    QCOMPARE(record.companyName, u"Kite Ltd"_s);
    QCOMPARE(record.companyDomain, u"kite.example"_s);
    QCOMPARE(record.tier, Tier::Strategic);
    QCOMPARE(record.row, 1);
    QCOMPARE(record.line, 2);
    QVERIFY(read.report->problems.empty());
    QCOMPARE(read.report->columns.at(u"email"_s), u"Email"_s);
}

void ProspectRowsTest::filesInOtherEncodings_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<bool>("guessed");
    QTest::addColumn<QStringList>("names");
    const QStringList slavic{u"Łukasz Žák"_s, u"Sena Öztürk"_s};
    QTest::newRow("mark") << u"utf8_bom.csv"_s << u"UTF-8"_s << false
                          << QStringList{u"Idris Vole"_s, u"Zoë Wren"_s};
    QTest::newRow("16 le") << u"utf16le_bom.csv"_s << u"UTF-16LE"_s << false << slavic;
    QTest::newRow("16 be") << u"utf16be_bom.csv"_s << u"UTF-16BE"_s << false << slavic;
    QTest::newRow("16 bare") << u"utf16le_no_bom.csv"_s << u"UTF-16LE"_s << false << slavic;
    QTest::newRow("1252") << u"windows_1252.csv"_s << u"windows-1252"_s << true
                          << QStringList{u"Jörg Kühnel"_s, u"Inès Maître"_s};
    QTest::newRow("latin-1") << u"latin1.csv"_s << u"windows-1252"_s << true
                             << QStringList{u"Åsa Lindström"_s, u"José Ibáñez"_s};
    QTest::newRow("stray") << u"stray_byte.csv"_s << u"UTF-8"_s << false
                           << QStringList{u"Renée Dufour"_s, u"Björn Falk"_s, u"Anaïs Pons"_s};
}

void ProspectRowsTest::filesInOtherEncodings()
{
    QFETCH(QString, file);
    const People read = countersign::testing::readFixture(&readProspects, file);
    QCOMPARE(read.error(), QString());
    QTEST(read.report->format.encoding, "encoding");
    QTEST(read.report->format.encodingGuessed, "guessed");
    QStringList actual;
    for (const ProspectRecord& record : read.records) {
        actual.append(record.prospect.name);
        QVERIFY(!record.prospect.notes.contains(QChar::ReplacementCharacter));
    }
    QTEST(actual, "names");
}

void ProspectRowsTest::filesAsPeopleHaveThem()
{
    const People german = fixture("semicolon_german.csv");
    QCOMPARE(german.report->format.delimiter, u";"_s);
    QCOMPARE(german.records.size(), 2);
    QCOMPARE(german.records[1].companyName, u"Kessel & Partner, Ingenieure"_s);
    QCOMPARE(fixture("tab.tsv").records[1].companyName, u"Straw, Hay & Co"_s);
    QCOMPARE(fixture("sep_line.csv").records.size(), 2);
    const People titled = fixture("preamble_and_total.csv");
    QCOMPARE(titled.report->format.headerLine, 4);
    QCOMPARE(titled.records.size(), 2);
    QCOMPARE(titled.report->footer.size(), 1);
    const People notes = fixture("quoted_line_break.csv");
    QCOMPARE(notes.records[0].prospect.name, u"Vale, Morwenna"_s);
    QCOMPARE(notes.records[0].prospect.given, u"Morwenna"_s);
    QVERIFY(notes.records[0].prospect.notes.contains(u"Said \"after Easter\", not before."_s));
    QCOMPARE(notes.records[1].line, 6);
    QCOMPARE(fixture("inner_quotes.csv").records[0].companyName, u"12\" Records"_s);
    const People unclosed = fixture("unclosed_quote.csv");
    QCOMPARE(unclosed.report->read, 4);
    QCOMPARE(unclosed.records.size(), 3);
    QCOMPARE(unclosed.problems(), QStringList{u"2:csv.unclosed_quote"_s});
    const People ragged = fixture("ragged.csv");
    QCOMPARE(ragged.report->read, 5);
    QCOMPARE(ragged.report->accepted, 4);
    QCOMPARE(ragged.problems(), (QStringList{u"3:csv.too_few_cells"_s, u"4:csv.too_many_cells"_s}));
    QCOMPARE(fixture("lone_cr.csv").records[1].prospect.city, u"Bodø"_s);
    QCOMPARE(fixture("mixed_line_ends.csv").records.size(), 3);
    const People nul = fixture("nul_bytes.csv");
    QCOMPARE(nul.records[0].prospect.name, u"Otto Reed"_s);
    QCOMPARE(nul.problems(), (QStringList{u"1:csv.nul"_s, u"1:csv.nul"_s}));
}

void ProspectRowsTest::filesThatAreSomethingElse_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("error");
    QTest::newRow("empty") << u"empty.csv"_s << u"file.empty"_s;
    QTest::newRow("header") << u"header_only.csv"_s << u"csv.no_rows"_s;
    QTest::newRow("identity") << u"no_identity.csv"_s << u"map.no_identity"_s;
    QTest::newRow("png") << u"png.csv"_s << u"file.image"_s;
    QTest::newRow("workbook") << u"ole_workbook.csv"_s << u"file.excel"_s;
    QTest::newRow("html") << u"html_error.csv"_s << u"file.html"_s;
    QTest::newRow("nuls") << u"only_nuls.csv"_s << u"file.only_nuls"_s;
}

void ProspectRowsTest::filesThatAreSomethingElse()
{
    QFETCH(QString, file);
    const People read = countersign::testing::readFixture(&readProspects, file);
    QTEST(read.error(), "error");
    QCOMPARE(read.report.error().where, file);
    QVERIFY(read.records.empty());
}

void ProspectRowsTest::whatNoRecordCanBeReadFrom_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("error");
    QTest::addColumn<QString>("where");
    QTest::newRow("no number") << QByteArray("[\n{\"email\":\"a@b.example\",\"n\":NaN}]")
                               << u"json.syntax"_s << u"a.json:2:28"_s;
    QTest::newRow("too deep") << QByteArray("[" + QByteArray("{\"a\":").repeated(70) + "1" +
                                            QByteArray("}").repeated(70) + "]")
                              << u"json.too_deep"_s << u"a.json:1:2"_s;
    QTest::newRow("none") << QByteArray("{\"results\":[]}") << u"json.no_records"_s << u"a.json"_s;
}

void ProspectRowsTest::whatNoRecordCanBeReadFrom()
{
    QFETCH(QByteArray, bytes);
    ImportOptions options;
    options.fileName = u"a.json"_s;
    const People read = countersign::testing::readBytes(&readProspects, bytes, options);
    QTEST(read.error(), "error");
    QTEST(read.report.error().where, "where");
}

void ProspectRowsTest::jsonFiles()
{
    const People array = fixture("array.json");
    QCOMPARE(array.records.size(), 2);
    QCOMPARE(array.records[0].companyName, u"Fjell AS"_s);
    QCOMPARE(array.records[0].companyDomain, u"fjell.example"_s);
    QCOMPARE(array.records[0].prospect.custom.at(u"tags"_s), u"a; b"_s);
    QCOMPARE(array.records[0].prospect.custom.at(u"score"_s), u"1.10"_s);
    QCOMPARE(array.records[1].prospect.email, QString());
    const People ids = fixture("big_ids.json");
    QStringList texts;
    for (const ProspectRecord& record : ids.records)
        texts.append(record.prospect.externalIds.begin()->second);
    QCOMPARE(texts, (QStringList{u"9007199254740993"_s, u"9007199254740992"_s, u"00042"_s}));
    const People broken = fixture("one_broken_line.jsonl");
    QCOMPARE(broken.report->read, 4);
    QCOMPARE(broken.records.size(), 2);
    QCOMPARE(broken.problems(), (QStringList{u"2:json.syntax"_s, u"3:json.not_an_object"_s}));
    QCOMPARE(broken.report->problems[1].line, 4);
}

void ProspectRowsTest::namesAreSplit_data()
{
    QTest::addColumn<QString>("full");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("family");
    QTest::newRow("two words") << u"Ola Vik"_s << u"Ola"_s << u"Vik"_s;
    QTest::newRow("particles") << u"Liesbeth van der Meer"_s << u"Liesbeth"_s << u"van der Meer"_s;
    QTest::newRow("turned") << u"Müller, Zoë (Frau)"_s << u"Zoë"_s << u"Müller"_s;
    QTest::newRow("one word") << u"Teo"_s << u"Teo"_s << u""_s;
    QTest::newRow("capitals stay") << u"SEÁN O'DRISCOLL"_s << u"SEÁN"_s << u"O'DRISCOLL"_s;
}

void ProspectRowsTest::namesAreSplit()
{
    QFETCH(QString, full);
    const People read = people(u"Name;Email\n"_s + full + u";\n"_s);
    QTEST(read.records.at(0).prospect.given, "given");
    QTEST(read.records.at(0).prospect.family, "family");
    QCOMPARE(read.records.at(0).prospect.name, full);
}

void ProspectRowsTest::aRowWithoutAnybodyIsRejected()
{
    const People read = people(u"Name,Company,Email\n,Kite Ltd,\nAnn,,\n"_s);
    QCOMPARE(read.report->rejected, 1);
    QCOMPARE(read.problems(), QStringList{u"1:prospect.nobody"_s});
    QCOMPARE(read.report->problems[0].value, u"Kite Ltd"_s);
    QCOMPARE(read.report->problems[0].effect, Effect::RowRejected);
}

void ProspectRowsTest::aValueThatCannotBeIsLeftOutAndKept()
{
    const People read = people(u"Name,Email,Phone,Language,Tier,Website\n"
                               "Ann,ann(at)kite.example,ask Bo,Klingonese,gold,none yet\n"_s);
    const ProspectRecord& record = read.records.at(0);
    QCOMPARE(read.problems(), (QStringList{u"1:email.not_an_address"_s, u"1:phone.not_a_number"_s,
                                           u"1:domain.not_a_domain"_s, u"1:language.unknown"_s,
                                           u"1:tier.unknown"_s}));
    for (const RowProblem& problem : read.report->problems)
        QCOMPARE(problem.effect, Effect::ValueRejected);
    QCOMPARE(record.prospect.email, QString());
    QCOMPARE(record.prospect.custom.at(u"Email"_s), u"ann(at)kite.example"_s);
    QCOMPARE(record.prospect.custom.at(u"Tier"_s), u"gold"_s);
    QVERIFY(!record.tier);
    // What could not be read is not empty, so it must not clear what is known.
    QVERIFY(!record.present.contains(u"email"_s));
    const People phones = fixture("spreadsheet_phones.csv");
    QCOMPARE(phones.problems(),
             (QStringList{u"1:phone.spreadsheet_number"_s, u"2:phone.spreadsheet_number"_s}));
    QCOMPARE(phones.records[0].prospect.custom.at(u"Phone"_s), u"4,47701E+11"_s);
    QCOMPARE(phones.records[2].prospect.phone, u"07700 900705"_s);
    QCOMPARE(phones.records[3].prospect.phone, u"07700900706"_s);
    QCOMPARE(phones.records[2].prospect.custom.at(u"Ref"_s), u"0x1F"_s);
}

void ProspectRowsTest::anotherAddressStandsIn()
{
    const People read = people(u"Name;E-Mail;E-Mail\nAnn;info(at)kite.example;ann@kite.example\n"
                               "Bo;bo@kite.example; \nCy;a@kite.example, b@kite.example;\n"_s);
    QCOMPARE(read.records[0].prospect.email, u"ann@kite.example"_s);
    QVERIFY(read.records[0].present.contains(u"email"_s));
    QCOMPARE(read.records[1].prospect.email, u"bo@kite.example"_s);
    QCOMPARE(read.records[2].prospect.email, u"a@kite.example"_s);
    QCOMPARE(read.problems(), (QStringList{u"1:email.not_an_address"_s, u"3:email.several"_s}));
    const People twice = fixture("duplicate_headers.csv");
    QCOMPARE(twice.records[0].prospect.email, u"ilya@brandt.example"_s);
    QCOMPARE(twice.records[1].companyName, u"Brandt Nord"_s);
    QVERIFY(!twice.records[1].prospect.email.isEmpty());
}

void ProspectRowsTest::whoOptedOutIsMarked_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<bool>("out");
    QTest::addColumn<int>("channels"); // 0: every one
    QTest::newRow("hubspot") << u"Unsubscribed from all email"_s << u"true"_s << true << 1;
    QTest::newRow("salesforce") << u"Email Opt Out"_s << u"1"_s << true << 1;
    QTest::newRow("salesforce, no") << u"Email Opt Out"_s << u"0"_s << false << 0;
    QTest::newRow("phone") << u"Do Not Call"_s << u"yes"_s << true << 1;
    QTest::newRow("all") << u"Do not contact"_s << u"X"_s << true << 0;
    QTest::newRow("a date means yes") << u"Unsubscribed"_s << u"2026-02-01"_s << true << 0;
    QTest::newRow("bounced") << u"Email Bounced"_s << u"TRUE"_s << true << 1;
    QTest::newRow("not bounced") << u"bouncing"_s << u"false"_s << false << 0;
    QTest::newRow("state") << u"Email Status"_s << u"Hard bounced"_s << true << 1;
    QTest::newRow("state, sent to") << u"Email Status"_s << u"Verified"_s << false << 0;
    QTest::newRow("state, guessed") << u"Email Status"_s << u"Invalid"_s << false << 0;
    QTest::newRow("reason") << u"Email hard bounce reason"_s << u"UNKNOWN_USER"_s << true << 1;
    QTest::newRow("french") << u"Désinscrit"_s << u"oui"_s << true << 0;
    QTest::newRow("spanish") << u"Dado de baja"_s << u"sí"_s << true << 0;
    QTest::newRow("nothing") << u"Do not contact"_s << u" "_s << false << 0;
    QTest::newRow("german") << u"Keine Werbung"_s << u"ja"_s << true << 0;
    QTest::newRow("german, longer") << u"Werbesperre seit"_s << u"03.02.2026"_s << true << 0;
    QTest::newRow("spanish, short") << u"Baja"_s << u"sí"_s << true << 0;
    QTest::newRow("of one number") << u"Direct Phone DNC"_s << u"Yes"_s << true << 1;
    QTest::newRow("of one number, no") << u"Mobile Phone DNC"_s << u"No"_s << false << 0;
    QTest::newRow("freshsales") << u"Do not disturb"_s << u"true"_s << true << 0;
    QTest::newRow("dynamics") << u"Do not allow Emails"_s << u"Do Not Allow"_s << true << 1;
    QTest::newRow("dynamics, allowed") << u"Do not allow Emails"_s << u"Allow"_s << false << 0;
    QTest::newRow("any status") << u"Status"_s << u"Unsubscribed"_s << true << 1;
    QTest::newRow("any status, of all") << u"Contact status"_s << u"Do not contact"_s << true << 0;
    QTest::newRow("any status, of none") << u"Status"_s << u"Working"_s << false << 0;
    QTest::newRow("german no") << u"Kontaktsperre"_s << u"nein"_s << false << 0;
}

void ProspectRowsTest::whoOptedOutIsMarked()
{
    QFETCH(QString, header);
    QFETCH(QString, cell);
    QFETCH(bool, out);
    const People read = people(u"Name,"_s + header + u"\nAnn,"_s + cell + u"\n"_s);
    QCOMPARE(!read.records.at(0).optOuts.empty(), out);
    if (out) {
        QTEST(int(read.records[0].optOuts[0].channels.size()), "channels");
        QCOMPARE(read.records[0].optOuts[0].column, header);
    }
}

void ProspectRowsTest::noColumnLiftsAnything()
{
    const People read =
        people(u"email,name,status,Subscribed\nRui@Costa.example,Rui Costa,active,yes\n"_s);
    QVERIFY(read.records.at(0).optOuts.empty());
    QCOMPARE(read.records[0].prospect.custom.at(u"status"_s), u"active"_s);
}

void ProspectRowsTest::whatTheRowSpeaksOfIsPresent()
{
    const People csv = people(u"email,mobile,city,Hat\nola@vik.example,+44 7700 900456,,red\n"_s);
    QCOMPARE(csv.records.at(0).present,
             (QStringList{u"email"_s, u"phone"_s, u"city"_s, u"custom.Hat"_s}));
    const People json = people(u"[{\"email\":\"a@kite.example\",\"city\":null},"
                               "{\"email\":\"b@kite.example\",\"phone\":\"07700 900456\"}]"_s);
    QCOMPARE(json.records[0].present, (QStringList{u"email"_s, u"city"_s}));
    QCOMPARE(json.records[1].present, (QStringList{u"email"_s, u"phone"_s}));
}

void ProspectRowsTest::dangerousCellsStayText()
{
    const People read = fixture("cells_that_bite.csv");
    QCOMPARE(read.records[0].prospect.name, u"Kit X-Evil: 1"_s);
    QCOMPARE(read.records[0].companyName, u"Acorn Bcc: spy@thorn.example"_s);
    QCOMPARE(read.records[1].companyName, u"=HYPERLINK(\"http://thorn.example\",\"x\")"_s);
    QCOMPARE(read.records[1].prospect.title, u"@SUM(A1)"_s);
    QCOMPARE(read.problems(), (QStringList{u"1:cell.line_break"_s, u"1:cell.line_break"_s,
                                           u"2:email.not_an_address"_s, u"2:cell.formula"_s}));
}

void ProspectRowsTest::aChosenColumnCounts()
{
    ImportOptions options;
    options.columns = {{u"email"_s, u"Kontaktweg"_s}};
    const People read =
        people(u"Name;Kontaktweg;E-Mail\nAnn;ann@kite.example;old@kite.example\n"_s, options);
    QCOMPARE(read.records.at(0).prospect.email, u"ann@kite.example"_s);
    QCOMPARE(read.records[0].prospect.custom.at(u"E-Mail"_s), u"old@kite.example"_s);
}

void ProspectRowsTest::anErrorOfTheTakerEndsTheReading()
{
    QBuffer buffer;
    buffer.setData("Name\nAnn\nBo\n");
    buffer.open(QIODevice::ReadOnly);
    int taken = 0;
    const Result<ImportReport> report =
        readProspects(buffer, {}, [&taken](ProspectRecord&&) -> Result<void> {
            ++taken;
            return refusal(u"store.full"_s);
        });
    QVERIFY(!report.ok());
    QCOMPARE(report.error().id, u"store.full"_s);
    QCOMPARE(taken, 1);
}

void ProspectRowsTest::aStopEndsTheReading()
{
    QBuffer buffer;
    buffer.setData("Name\n" + QByteArray("Ann\n").repeated(1000));
    buffer.open(QIODevice::ReadOnly);
    std::stop_source stop;
    int taken = 0;
    JobControl control;
    control.stop = stop.get_token();
    const Result<ImportReport> report = readProspects(
        buffer, {},
        [&](ProspectRecord&&) -> Result<void> {
            if (++taken == 10)
                stop.request_stop();
            return {};
        },
        control);
    QCOMPARE(report.error().code, ErrorCode::Cancelled);
    QCOMPARE(taken, 10);
}

void ProspectRowsTest::progressComesToTheEnd()
{
    QBuffer buffer;
    buffer.setData("Name,Notes\n" + QByteArray("Ann,a note that fills the row\n").repeated(50'000));
    buffer.open(QIODevice::ReadOnly);
    std::vector<Progress> steps;
    JobControl control;
    control.progress = [&steps](const Progress& progress) { steps.push_back(progress); };
    QVERIFY(readProspects(
                buffer, {}, [](ProspectRecord&&) -> Result<void> { return {}; }, control)
                .ok());
    QVERIFY(steps.size() > 2);
    QVERIFY(steps.size() <= 101);
    QCOMPARE(steps.back().done, buffer.size());
    QCOMPARE(steps.back().total, buffer.size());
}

void ProspectRowsTest::everyRowIsAccountedFor()
{
    std::mt19937 random(17);
    static constexpr char pieces[] = "\",;\n\r\0a@b.example{}[]:=-+'\xC3\xBC\xFF 019";
    for (int round = 0; round < 500; ++round) {
        QByteArray bytes = round % 3 ? QByteArray("Name,Email,Phone\n") : QByteArray("[{\"name\":");
        for (size_t i = 0; i < random() % 300; ++i)
            bytes += pieces[random() % (sizeof pieces - 1)];
        const People read = countersign::testing::readBytes(&readProspects, bytes);
        if (!read.report.ok())
            continue;
        QCOMPARE(read.report->accepted, qint64(read.records.size()));
        QCOMPARE(read.report->read, read.report->accepted + read.report->rejected);
        std::set<qint64> rejected;
        for (const RowProblem& problem : read.report->problems) {
            QVERIFY(problem.row >= 1 && problem.row <= read.report->read);
            if (problem.effect == Effect::RowRejected)
                rejected.insert(problem.row);
        }
        QCOMPARE(qint64(rejected.size()), read.report->rejected);
        for (const ProspectRecord& record : read.records)
            QVERIFY(!rejected.contains(record.row));
    }
}

void ProspectRowsTest::aStateOfMailStaysACustomField()
{
    const People read = people(u"Name,Email Status\nAnn,Bounced\n"_s);
    QCOMPARE(read.records[0].prospect.custom.at(u"Email Status"_s), u"Bounced"_s);
}

void ProspectRowsTest::anyDelimiterIsFound_data()
{
    QTest::addColumn<QChar>("delimiter");
    for (const char16_t c : {u',', u';', u'\t', u'|', u'^', u'~', u':', u'\x1f', u'¦'})
        QTest::newRow(qPrintable(QString::number(c, 16))) << QChar(c);
}

void ProspectRowsTest::anyDelimiterIsFound()
{
    QFETCH(QChar, delimiter);
    const People read = people(
        QString(u"Name,Email,Company\nAnn,ann@kite.example,Kite\n"_s).replace(u',', delimiter));
    QCOMPARE(read.records.size(), size_t(1));
    QCOMPARE(read.records[0].prospect.email, u"ann@kite.example"_s);
    QCOMPARE(read.records[0].companyName, u"Kite"_s);
}

void ProspectRowsTest::valuesOfAListAreTaken()
{
    const People read = people(
        uR"([{"name":"Ann","email":[{"value":"old@kite.example"},)"_s +
        uR"({"value":"ann@kite.example","primary":true}],"phone":[{"value":"+44 20 7946 0123"}]}])"_s);
    QCOMPARE(read.records[0].prospect.email, u"ann@kite.example"_s);
    QCOMPARE(read.records[0].prospect.phone, u"+44 20 7946 0123"_s);
    QCOMPARE(read.records[0].prospect.custom.at(u"email"_s),
             u"ann@kite.example; old@kite.example"_s);
}

QTEST_GUILESS_MAIN(ProspectRowsTest)
#include "prospect_rows_test.moc"
