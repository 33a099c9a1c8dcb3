// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/csv_reader.h"
#include "app/intake/field_mapping.h"

#include <QBuffer>
#include <QTest>

#include <ctime>
#include <random>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::intake;

namespace {

/// Everything that reading a text gives.
struct Reading {
    QString error;
    TableFormat format;
    QStringList columns;
    std::vector<TableRow> rows;
    QStringList footer;
    qint64 blank = 0;

    [[nodiscard]] QStringList row(size_t at) const
    {
        return {rows.at(at).cells.begin(), rows.at(at).cells.end()};
    }
};

Reading readBytes(const QByteArray& bytes, CsvOptions options = {})
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    if (!options.isKnownHeader)
        options.isKnownHeader = [](const QString& header) {
            return isKnownHeader(RecordKind::Prospects, header);
        };
    Reading reading;
    Result<std::unique_ptr<TableReader>> reader = openCsv(buffer, options);
    if (!reader.ok()) {
        reading.error = reader.error().id;
        return reading;
    }
    TableRow row;
    for (;;) {
        row = TableRow();
        const Result<bool> more = (*reader)->next(row);
        if (!more.ok() || !*more)
            break;
        reading.rows.push_back(row);
    }
    reading.format = (*reader)->format();
    reading.columns = (*reader)->columns();
    reading.footer = (*reader)->footer();
    reading.blank = (*reader)->blankRows();
    return reading;
}

Reading readText(const QString& text, const CsvOptions& options = {})
{
    return readBytes(text.toUtf8(), options);
}

} // namespace

class CsvReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDelimiterIsFound_data();
    void theDelimiterIsFound();
    void aChosenDelimiterCounts();
    void aByteOrderMarkIsNoPartOfTheHeader();
    void titlesAboveTheHeaderAreNoRecords();
    void aPlaceIsTheRowOfASpreadsheet_data();
    void aPlaceIsTheRowOfASpreadsheet();
    void totalsAndNoticesBelowAreNoRecords();
    void aHeaderThatComesAgainIsNoRecord();
    void aShortLastRecordIsNoFooter();
    void rowsAreCountedAsPeopleCountThem();
    void nothingIsTakenOverFromTheRowAbove();
    void anUnclosedQuoteSpoilsItsRowOnly();
    void aRowWithTooManyCellsIsRejected();
    void nulIsLeftOutAndNoted();
    void headersAreMadeUnique();
    void aFileWithoutAHeader();
    void aListWithoutAHeaderMayBeRead();
    void readingAgainGivesTheSame();
    void manyUnclosedQuotesDoNotTakeForever();
    void noBytesBreakIt();
};

void CsvReaderTest::theDelimiterIsFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("delimiter");
    QTest::newRow("comma") << u"Name,Email\nAnn,ann@kite.example\n"_s << u","_s;
    QTest::newRow("semicolon, commas in cells")
        << u"Name;Umsatz\nAnn, Bea;31,5\nCy, Dee;12,0\n"_s << u";"_s;
    QTest::newRow("tab") << u"Name\tEmail\nAnn\tann@kite.example\n"_s << u"\t"_s;
    QTest::newRow("bar") << u"Name|Email\nAnn|ann@kite.example\n"_s << u"|"_s;
    QTest::newRow("told by the file") << u"sep=;\nName;Email\nAnn, B;a@kite.example\n"_s << u";"_s;
    QTest::newRow("one column") << u"Email\nann@kite.example\n"_s << u","_s;
    QTest::newRow("unknown headers") << u"foo;bar\n1,5;2,5\n3,5;4,5\n"_s << u";"_s;
}

void CsvReaderTest::theDelimiterIsFound()
{
    QFETCH(QString, text);
    const Reading reading = readText(text);
    QCOMPARE(reading.error, QString());
    QTEST(reading.format.delimiter, "delimiter");
    QCOMPARE(reading.rows.front().cells.size(), size_t(reading.columns.size()));
}

void CsvReaderTest::aChosenDelimiterCounts()
{
    CsvOptions options;
    options.delimiter = u'~';
    const Reading reading = readText(u"Name~Email\nAnn~ann@kite.example\n"_s, options);
    QCOMPARE(reading.columns, (QStringList{u"Name"_s, u"Email"_s}));
    QCOMPARE(reading.row(0), (QStringList{u"Ann"_s, u"ann@kite.example"_s}));
}

void CsvReaderTest::aByteOrderMarkIsNoPartOfTheHeader()
{
    const Reading reading =
        readBytes("\xEF\xBB\xBF"
                  "E-Mail;Vorname;Firma\r\nlena@nord.example;Lena;Nord GmbH\r\n");
    QCOMPARE(reading.columns, (QStringList{u"E-Mail"_s, u"Vorname"_s, u"Firma"_s}));
    QCOMPARE(reading.rows.size(), 1);
    QCOMPARE(reading.row(0), (QStringList{u"lena@nord.example"_s, u"Lena"_s, u"Nord GmbH"_s}));
}

void CsvReaderTest::titlesAboveTheHeaderAreNoRecords()
{
    const Reading reading = readText(u"Notes:\n\"A notice, with \"\"quotes\"\".\"\n\n"
                                     "First Name,Last Name,Company\nIlse,Varga,Kite\n"_s);
    QCOMPARE(reading.columns, (QStringList{u"First Name"_s, u"Last Name"_s, u"Company"_s}));
    QCOMPARE(reading.format.preamble, (QStringList{u"Notes:"_s, u"A notice, with \"quotes\"."_s}));
    QCOMPARE(reading.format.headerLine, 4);
    QCOMPARE(reading.rows.size(), 1);
    QCOMPARE(reading.rows[0].line, 5);
    QCOMPARE(reading.rows[0].row, 1);
}

void CsvReaderTest::aPlaceIsTheRowOfASpreadsheet_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::vector<qint64>>("places");
    QTest::newRow("plain") << u"Name,Email\nAnn,ann@kite.example\nBob,bob@kite.example\n"_s
                           << std::vector<qint64>{2, 3};
    QTest::newRow("a cell of two lines")
        << u"Name,Note\nAnn,\"a\nb\"\nBob,c\n"_s << std::vector<qint64>{2, 3};
    QTest::newRow("a blank line counts")
        << u"Name,Note\n\nAnn,a\n\n\nBob,c\n"_s << std::vector<qint64>{3, 6};
    QTest::newRow("titles above")
        << u"Notes:\n\"Of\ntoday\"\n\nName,Email,Company\n"
           "Ann,\"ann@kite.example\n\",Kite\nBob,bob@kite.example,Kite\n"_s
        << std::vector<qint64>{5, 6};
    QTest::newRow("Excel takes its line away")
        << u"sep=;\nName;Email\nAnn;ann@kite.example\n"_s << std::vector<qint64>{2};
}

void CsvReaderTest::aPlaceIsTheRowOfASpreadsheet()
{
    QFETCH(QString, text);
    std::vector<qint64> places;
    for (const TableRow& row : readText(text).rows)
        places.push_back(row.place);
    QTEST(places, "places");
}

void CsvReaderTest::totalsAndNoticesBelowAreNoRecords()
{
    const Reading reading = readText(u"Name;Firma;Umsatz\nAnn;Kite;3\nBob;Lind;4\nSumme;;7\n\n"
                                     "Stand: gestern\nVertraulich\n"_s);
    QCOMPARE(reading.rows.size(), 2);
    QCOMPARE(reading.footer, (QStringList{u"Summe 7"_s, u"Stand: gestern"_s, u"Vertraulich"_s}));
}

void CsvReaderTest::aHeaderThatComesAgainIsNoRecord()
{
    const Reading reading =
        readText(u"Board\n\nOpen\nName,Email,Company\nAnn,ann@bee.example,Bee\n\n"
                 "Closed\nName,Email,Company\nCy,cy@dee.example,Dee\n"
                 "Name,Email,\n"_s);
    QCOMPARE(reading.rows.size(), size_t(3));
    QCOMPARE(reading.row(1), (QStringList{u"Cy"_s, u"cy@dee.example"_s, u"Dee"_s}));
    QCOMPARE(reading.rows[1].line, 9);
    QCOMPARE(reading.rows[1].row, 2);
    QCOMPARE(reading.footer, (QStringList{u"Closed"_s, u"Name Email Company"_s}));
}

void CsvReaderTest::aShortLastRecordIsNoFooter()
{
    const Reading reading =
        readText(u"Email,Name,Company\nann@kite.example,Ann,Kite\nbob@kite.example\n"_s);
    QCOMPARE(reading.rows.size(), 2);
    QCOMPARE(reading.rows[1].problems.size(), 1);
    QCOMPARE(reading.rows[1].problems[0].reason, u"csv.too_few_cells"_s);
    QVERIFY(!reading.rows[1].isRejected());
    // A short text in the middle of a file is a record too, however odd.
    QCOMPARE(readText(u"Name,Email,Company\nAnn\nBob,b@kite.example,Kite\n"_s).rows.size(), 2);
}

void CsvReaderTest::rowsAreCountedAsPeopleCountThem()
{
    const Reading reading = readText(u"Name,Notes\nAnn,\"one\ntwo\"\n\n , \nBob,x\r\nCy,y\n"_s);
    QCOMPARE(reading.rows.size(), 3);
    QCOMPARE(reading.blank, 2);
    QCOMPARE(reading.rows[0].line, 2);
    QCOMPARE(reading.rows[1].line, 6);
    QCOMPARE(reading.rows[2].line, 7);
    QCOMPARE(reading.rows[2].row, 3);
}

void CsvReaderTest::nothingIsTakenOverFromTheRowAbove()
{
    const Reading reading =
        readText(u"first,last,email\nAda,Rook,ada@rook.example\nBen,Sorel,\nDov,Umber\n"_s);
    QCOMPARE(reading.row(1), (QStringList{u"Ben"_s, u"Sorel"_s, u""_s}));
    QCOMPARE(reading.row(2), (QStringList{u"Dov"_s, u"Umber"_s}));
}

void CsvReaderTest::anUnclosedQuoteSpoilsItsRowOnly()
{
    const Reading reading = readText(u"Email,Name,Company\na@kite.example,Ann,Kite\n"
                                     "e@kite.example,\"Eve,Kite\nf@kite.example,Fay,Kite\n"_s);
    QCOMPARE(reading.rows.size(), 3);
    QVERIFY(reading.rows[1].isRejected());
    const RowProblem& problem = reading.rows[1].problems.front();
    QCOMPARE(problem.reason, u"csv.unclosed_quote"_s);
    QCOMPARE(problem.row, 2);
    QCOMPARE(problem.line, 3);
    QCOMPARE(problem.args, QStringList{u"3"_s});
    QCOMPARE(problem.column, u"Name"_s);
    QCOMPARE(problem.value, u"Eve,Kite"_s);
    QCOMPARE(reading.row(2), (QStringList{u"f@kite.example"_s, u"Fay"_s, u"Kite"_s}));
    QCOMPARE(reading.rows[2].line, 4);
}

void CsvReaderTest::aRowWithTooManyCellsIsRejected()
{
    const Reading reading = readText(
        u"Email,Name,Company\nb@kite.example,Bob,Kite, Ltd.,\nc@kite.example,Cy,Kite,,\n"_s);
    QCOMPARE(reading.rows.size(), 2);
    QVERIFY(reading.rows[0].isRejected());
    QCOMPARE(reading.rows[0].problems[0].reason, u"csv.too_many_cells"_s);
    QCOMPARE(reading.rows[0].problems[0].value, u" Ltd."_s);
    QVERIFY(!reading.rows[1].isRejected());
    QCOMPARE(reading.rows[1].cells.size(), 3);
}

void CsvReaderTest::nulIsLeftOutAndNoted()
{
    const Reading reading = readBytes(QByteArray("Email,Name\nd@kite.example,D\0ee\n", 31));
    QCOMPARE(reading.row(0).at(1), u"Dee"_s);
    QCOMPARE(reading.rows[0].problems.front().reason, u"csv.nul"_s);
    QCOMPARE(reading.rows[0].problems.front().column, u"Name"_s);
}

void CsvReaderTest::headersAreMadeUnique()
{
    const Reading reading = readText(u"E-Mail;E-Mail;e-mail; ;Firma ;;\na;b;c;d;e;;\n"_s);
    QCOMPARE(reading.columns,
             (QStringList{u"E-Mail"_s, u"E-Mail (2)"_s, u"e-mail"_s, u"Column 4"_s, u"Firma"_s}));
}

void CsvReaderTest::aFileWithoutAHeader()
{
    QCOMPARE(readText(u"ann@kite.example,Ann\nbob@kite.example,Bob\n"_s).error, u"csv.no_header"_s);
}

void CsvReaderTest::aListWithoutAHeaderMayBeRead()
{
    CsvOptions options;
    options.headerOptional = true;
    const Reading reading = readText(u"ann@kite.example\nbob@kite.example\n"_s, options);
    QCOMPARE(reading.columns, QStringList{u"Column 1"_s});
    QCOMPARE(reading.rows.size(), 2);
    QCOMPARE(reading.rows[0].line, 1);
}

void CsvReaderTest::readingAgainGivesTheSame()
{
    QBuffer buffer;
    buffer.setData("sep=;\nTitle\n\nName;Email;City\nAnn;\"x\ny\";Bath\n\nBob;;\nTotal;2;\n");
    buffer.open(QIODevice::ReadOnly);
    CsvOptions options;
    options.isKnownHeader = [](const QString& header) {
        return isKnownHeader(RecordKind::Prospects, header);
    };
    Result<std::unique_ptr<TableReader>> reader = openCsv(buffer, options);
    QVERIFY(reader.ok());
    std::vector<std::vector<QString>> rounds[2];
    for (auto& rows : rounds) {
        TableRow row;
        for (row = {}; *(*reader)->next(row); row = {})
            rows.push_back(row.cells);
        QVERIFY((*reader)->rewind().ok());
    }
    QCOMPARE(rounds[0].size(), 2);
    QCOMPARE(rounds[0], rounds[1]);
}

void CsvReaderTest::manyUnclosedQuotesDoNotTakeForever()
{
    // An odd number, so that each quote opens and none closes. The time is this process's own.
    const auto secondsFor = [](int rows) {
        QByteArray bytes = "Email,Name,Company\n";
        bytes += QByteArray("a@kite.example,\"Ann,Kite\n").repeated(rows);
        const std::clock_t start = std::clock();
        const Reading reading = readBytes(bytes);
        const std::clock_t end = std::clock();
        return reading.rows.size() == size_t(rows) ? double(end - start) / CLOCKS_PER_SEC : -1.0;
    };
    const double some = secondsFor(4'001);
    const double many = secondsFor(16'001);
    QVERIFY(some > 0.0 && many > 0.0);
    // Four times the rows; reading each quote to the end of the file would take sixteen times as long.
    QVERIFY2(many < 9.0 * some + 0.2, qPrintable(u"%1 s, then %2 s"_s.arg(some).arg(many)));
}

void CsvReaderTest::noBytesBreakIt()
{
    std::mt19937 random(3);
    static constexpr char pieces[] = "\",;\t|\n\r\0\xEF\xBB\xBF\xFF\xFE\xC3\xBC='ab@. ";
    for (int round = 0; round < 600; ++round) {
        QByteArray bytes = round % 2 ? QByteArray("Name,Email\n") : QByteArray();
        for (size_t i = 0; i < random() % 200; ++i)
            bytes += pieces[random() % (sizeof pieces - 1)];
        const Reading reading = readBytes(bytes);
        qint64 number = 0;
        qint64 line = 0;
        for (const TableRow& row : reading.rows) {
            QCOMPARE(row.row, ++number);
            QVERIFY(row.line > line);
            line = row.line;
            QVERIFY(row.isRejected() || qsizetype(row.cells.size()) <= reading.columns.size());
        }
    }
}

QTEST_GUILESS_MAIN(CsvReaderTest)
#include "csv_reader_test.moc"
