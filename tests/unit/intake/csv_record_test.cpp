// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/csv_record.h"

#include <QStringList>
#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace countersign::intake;

class CsvRecordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cells_data();
    void cells();
    void aQuoteThatIsNeverClosedEndsWithItsLine();
    void aQuoteThatClosesInAnotherRecordWasNeverClosed();
    void aCellOfSeveralLinesMayHoldQuotes();
    void itAsksForMoreUntilTheEndIsThere();
    void whatIsWrittenIsReadBack();
};

void CsvRecordTest::cells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    QTest::addColumn<int>("lines");
    QTest::newRow("plain") << u"a,b\n"_s << QStringList{u"a"_s, u"b"_s} << 1;
    QTest::newRow("no line end") << u"a,b"_s << QStringList{u"a"_s, u"b"_s} << 0;
    QTest::newRow("empty cells") << u",,\n"_s << QStringList{u""_s, u""_s, u""_s} << 1;
    QTest::newRow("empty last cell at the end") << u"a,"_s << QStringList{u"a"_s, u""_s} << 0;
    QTest::newRow("CRLF") << u"a,b\r\nc"_s << QStringList{u"a"_s, u"b"_s} << 1;
    QTest::newRow("lone CR") << u"a,b\rc"_s << QStringList{u"a"_s, u"b"_s} << 1;
    QTest::newRow("quoted") << u"\"a, b\",c\n"_s << QStringList{u"a, b"_s, u"c"_s} << 1;
    QTest::newRow("doubled quotes")
        << u"\"say \"\"hi\"\"\",c\n"_s << QStringList{u"say \"hi\""_s, u"c"_s} << 1;
    QTest::newRow("quoted nothing") << u"\"\",c\n"_s << QStringList{u""_s, u"c"_s} << 1;
    QTest::newRow("line breaks in a cell")
        << u"\"one\ntwo\r\nthree\rfour\",c\n"_s << QStringList{u"one\ntwo\r\nthree\rfour"_s, u"c"_s}
        << 4;
    QTest::newRow("blanks after the quote") << u"\"a\" ,c\n"_s << QStringList{u"a"_s, u"c"_s} << 1;
    QTest::newRow("blanks before a quote are text")
        << u"a, \"b\"\n"_s << QStringList{u"a"_s, u" \"b\""_s} << 1;
    QTest::newRow("quotes inside that were not doubled")
        << u"\"Cy \"C\" Dee\",x\n"_s << QStringList{u"Cy \"C\" Dee"_s, u"x"_s} << 1;
    QTest::newRow("a quoted word begins the cell")
        << u"\"Kite\" Holding,x\n"_s << QStringList{u"\"Kite\" Holding"_s, u"x"_s} << 1;
    QTest::newRow("the same beside a quoted cell")
        << u"\"Kite\" Holding,\"x, y\"\n"_s << QStringList{u"\"Kite\" Holding"_s, u"x, y"_s} << 1;
    QTest::newRow("inches") << u"5\" pipe,x\n"_s << QStringList{u"5\" pipe"_s, u"x"_s} << 1;
}

void CsvRecordTest::cells()
{
    QFETCH(QString, text);
    QFETCH(int, lines);
    CsvRecord record;
    QVERIFY(readCsvRecord(text, {}, true, record));
    QTEST(QStringList(record.cells.begin(), record.cells.end()), "expected");
    QCOMPARE(record.lines, lines);
    QVERIFY(!record.unclosedQuote);
}

void CsvRecordTest::aQuoteThatIsNeverClosedEndsWithItsLine()
{
    const QString text = u"\"a\nb\",\"open, e\nf,g\n"_s;
    CsvRecord record;
    QVERIFY(readCsvRecord(text, {}, true, record));
    QVERIFY(record.unclosedQuote);
    QCOMPARE(record.quoteLine, 1);
    QCOMPARE(record.cells.back(), u"open, e"_s);
    QCOMPARE(record.lines, 2);
    QCOMPARE(text.mid(record.length), u"f,g\n"_s);
}

void CsvRecordTest::aQuoteThatClosesInAnotherRecordWasNeverClosed()
{
    const QString text = u"x,\"open,Co\ny,Fred,\"Kite, Inc.\"\n"_s;
    CsvRecord record;
    QVERIFY(readCsvRecord(text, {.columns = 3}, true, record));
    QVERIFY(record.unclosedQuote);
    QCOMPARE(text.mid(record.length), u"y,Fred,\"Kite, Inc.\"\n"_s);
}

void CsvRecordTest::aCellOfSeveralLinesMayHoldQuotes()
{
    const QString text = u"x,\"first line\nshe said \"yes\" to it\",z\nnext\n"_s;
    CsvRecord record;
    QVERIFY(readCsvRecord(text, {.columns = 3}, true, record));
    QVERIFY(!record.unclosedQuote);
    QVERIFY(record.strayQuotes);
    QCOMPARE(record.cells.size(), 3);
    QCOMPARE(record.cells[1], u"first line\nshe said \"yes\" to it"_s);
    QCOMPARE(record.lines, 2);
}

void CsvRecordTest::itAsksForMoreUntilTheEndIsThere()
{
    const QString text = u"\"a\r\n\"\"b\"\"\",c\r\nrest"_s;
    CsvRecord whole;
    QVERIFY(readCsvRecord(text, {}, true, whole));
    QCOMPARE(whole.length, 14);
    for (qsizetype part = 0; part < text.size(); ++part) {
        CsvRecord record;
        const bool done = readCsvRecord(QStringView(text).first(part), {}, false, record);
        QCOMPARE(done, part >= 14);
        if (done)
            QCOMPARE(record.cells, whole.cells);
    }
}

void CsvRecordTest::whatIsWrittenIsReadBack()
{
    std::mt19937 random(11);
    const QString letters = u"ab,;\t|\"\n\r é😀 '="_s;
    for (int round = 0; round < 5'000; ++round) {
        QStringList cells;
        QString text;
        for (size_t i = 0; i < 1 + random() % 4; ++i) {
            QString cell;
            for (size_t k = 0; k < random() % 8; ++k)
                cell += letters[static_cast<qsizetype>(random() % size_t(letters.size()))];
            cells.append(cell);
            text +=
                (i > 0 ? u","_s : QString()) + u'"' + QString(cell).replace(u'"', u"\"\""_s) + u'"';
        }
        text += u"\r\n"_s;
        CsvRecord record;
        QVERIFY(readCsvRecord(text, {}, true, record));
        QCOMPARE(QStringList(record.cells.begin(), record.cells.end()), cells);
        QCOMPARE(record.length, text.size());
        QVERIFY(!record.strayQuotes);
    }
}

QTEST_GUILESS_MAIN(CsvRecordTest)
#include "csv_record_test.moc"
