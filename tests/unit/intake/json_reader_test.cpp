// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/json_reader.h"
#include "app/intake/json_scan.h"

#include <QBuffer>
#include <QTest>

#include <nlohmann/json.hpp>

#include <random>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::intake;

namespace {

struct Reading {
    QString error;
    TableFormat format;
    QStringList columns;
    std::vector<TableRow> rows;

    [[nodiscard]] QString cell(size_t row, const QString& column) const
    {
        const auto at = static_cast<size_t>(columns.indexOf(column));
        return at < rows.at(row).cells.size() ? rows[row].cells[at] : QString();
    }
};

Reading readBytes(const QByteArray& bytes, const JsonOptions& options = {})
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    Reading reading;
    Result<std::unique_ptr<TableReader>> reader = openJsonTable(buffer, options);
    if (!reader.ok()) {
        reading.error = reader.error().id;
        return reading;
    }
    for (TableRow row; *(*reader)->next(row); row = TableRow())
        reading.rows.push_back(row);
    reading.columns = (*reader)->columns();
    reading.format = (*reader)->format();
    return reading;
}

} // namespace

class JsonReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRecordsAreFound_data();
    void theRecordsAreFound();
    void numbersKeepTheirDigits();
    void numbersThatNoDoubleHolds();
    void ofTwoMembersWithOneNameBothAreKept();
    void objectsBecomeColumns();
    void absentAndEmptyDiffer();
    void aBrokenLineIsRejectedAlone();
    void aBrokenElementIsRejectedAlone();
    void anElementThatIsNeverClosed();
    void aCutFileKeepsWhatIsWhole();
    void whatIsNoObjectIsRejected();
    void whatIsNoJsonIsRefused();
    void otherEncodings();
    void deepNestingIsAnError();
    void noBytesBreakIt();
};

void JsonReaderTest::theRecordsAreFound_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("rows");
    QTest::newRow("array") << QByteArray("[{\"n\":1},{\"n\":2}]") << u"json"_s << 2;
    QTest::newRow("pretty array") << QByteArray("[\n {\n \"n\":1\n },\n {\"n\":2}\n]\n")
                                  << u"json"_s << 2;
    QTest::newRow("lines") << QByteArray("{\"n\":1}\n\n{\"n\":2}\n") << u"jsonl"_s << 2;
    QTest::newRow("lines without a last break")
        << QByteArray("{\"n\":1}\r\n{\"n\":2}") << u"jsonl"_s << 2;
    QTest::newRow("wrapped") << QByteArray("{\"total\":2,\"paging\":{\"a\":[{}]},"
                                           "\"results\":[{\"n\":1},{\"n\":2}],\"more\":true}")
                             << u"json"_s << 2;
    QTest::newRow("wrapped twice")
        << QByteArray("{\"response\":{\"page\":1,\"contacts\":[{\"n\":1},{\"n\":2}]}}") << u"json"_s
        << 2;
    QTest::newRow("wrapped nothing") << QByteArray("{\"results\":[]}") << u"json"_s << 0;
    QTest::newRow("a single object")
        << QByteArray("{\n\"n\":1,\n\"evidence\":[{\"n\":5}]}") << u"json"_s << 1;
    QTest::newRow("objects one after the other")
        << QByteArray("{\n\"n\":1\n}\n{\n\"n\":2\n}\n") << u"json"_s << 2;
    QTest::newRow("empty array") << QByteArray("[]") << u"json"_s << 0;
}

void JsonReaderTest::theRecordsAreFound()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, rows);
    const Reading reading = readBytes(bytes);
    QCOMPARE(reading.error, QString());
    QTEST(reading.format.kind, "kind");
    QCOMPARE(reading.rows.size(), size_t(rows));
    for (int i = 0; i < rows; ++i) {
        QCOMPARE(reading.cell(size_t(i), u"n"_s), QString::number(i + 1));
        QCOMPARE(reading.rows[size_t(i)].row, i + 1);
    }
}

void JsonReaderTest::numbersKeepTheirDigits()
{
    const Reading reading = readBytes("[{\"id\":9007199254740993,\"rate\":1.10},"
                                      "{\"id\":123456789012345678901234567890,\"rate\":-0.50}]");
    QCOMPARE(reading.cell(0, u"id"_s), u"9007199254740993"_s);
    QCOMPARE(reading.cell(0, u"rate"_s), u"1.10"_s);
    QCOMPARE(reading.cell(1, u"id"_s), u"123456789012345678901234567890"_s);
    QCOMPARE(reading.cell(1, u"rate"_s), u"-0.50"_s);
}

void JsonReaderTest::numbersThatNoDoubleHolds()
{
    const Reading reading = readBytes(
        "[{\"id\":7,\"big\":1e400,\"small\":-0,\"text\":\"1e400 \\\" 2\",\"list\":[1e999,true]}]");
    QCOMPARE(reading.cell(0, u"big"_s), u"1e400"_s);
    QCOMPARE(reading.cell(0, u"small"_s), u"-0"_s);
    QCOMPARE(reading.cell(0, u"text"_s), u"1e400 \" 2"_s);
    QCOMPARE(reading.cell(0, u"list"_s), u"1e999; true"_s);
    for (const char* bytes : {"[{\"a\":1e400,\"b\":01}]", "[{\"a\":1e400,\"b\":NaN}]"})
        QVERIFY(readBytes(bytes).rows.at(0).isRejected());
}

void JsonReaderTest::ofTwoMembersWithOneNameBothAreKept()
{
    const Reading reading = readBytes("[{\"mail\":\"a\",\"mail\":\"b\",\"mail\":{\"x\":\"c\"}}]");
    QCOMPARE(reading.columns, (QStringList{u"mail"_s, u"mail (2)"_s, u"mail (3).x"_s}));
    QCOMPARE(reading.cell(0, u"mail"_s), u"a"_s);
    QCOMPARE(reading.cell(0, u"mail (2)"_s), u"b"_s);
}

void JsonReaderTest::objectsBecomeColumns()
{
    const Reading reading = readBytes(R"({"id":7,"company":{"name":"Kite","size":{"n":12}},
        "tags":["a","b"],"ok":true,"links":[{"id":"1"}],"none":[]})");
    QCOMPARE(reading.columns, (QStringList{u"id"_s, u"company.name"_s, u"company.size.n"_s,
                                           u"tags"_s, u"ok"_s, u"links"_s, u"none"_s}));
    QCOMPARE(reading.cell(0, u"company.name"_s), u"Kite"_s);
    QCOMPARE(reading.cell(0, u"company.size.n"_s), u"12"_s);
    QCOMPARE(reading.cell(0, u"tags"_s), u"a; b"_s);
    QCOMPARE(reading.cell(0, u"ok"_s), u"true"_s);
    QCOMPARE(reading.cell(0, u"links"_s), u"[{\"id\":\"1\"}]"_s);
}

void JsonReaderTest::absentAndEmptyDiffer()
{
    const Reading reading = readBytes("[{\"a\":null,\"b\":\"\"},{\"b\":\"x\"}]");
    QVERIFY(!reading.cell(0, u"a"_s).isNull());
    QVERIFY(reading.cell(0, u"a"_s).isEmpty());
    QVERIFY(reading.cell(1, u"a"_s).isNull());
}

void JsonReaderTest::aBrokenLineIsRejectedAlone()
{
    const Reading reading = readBytes("{\"n\":1}\n{\"n\":2,,}\n{\"n\":3}\n{\"n\":\n{\"n\":5}\n");
    QCOMPARE(reading.rows.size(), 5);
    QVERIFY(reading.rows[1].isRejected());
    const RowProblem& problem = reading.rows[1].problems.front();
    QCOMPARE(problem.reason, u"json.syntax"_s);
    QCOMPARE(problem.args.front(), u"2:8"_s);
    QCOMPARE(problem.row, 2);
    QCOMPARE(problem.value, u"{\"n\":2,,}"_s);
    QVERIFY(reading.rows[3].isRejected());
    QCOMPARE(reading.cell(4, u"n"_s), u"5"_s);
    QCOMPARE(reading.rows[4].line, 5);
}

void JsonReaderTest::aBrokenElementIsRejectedAlone()
{
    const Reading reading = readBytes("[{\"n\":1},{\"n\":,\"é\":2},\n{\"n\":\"x\ny\"},{\"n\":4}]");
    QCOMPARE(reading.rows.size(), 4);
    QVERIFY(reading.rows[1].isRejected());
    QCOMPARE(reading.rows[1].problems.front().args.front(), u"1:15"_s);
    QVERIFY(reading.rows[2].isRejected());
    QCOMPARE(reading.rows[2].line, 2);
    QCOMPARE(reading.cell(3, u"n"_s), u"4"_s);
}

void JsonReaderTest::anElementThatIsNeverClosed()
{
    const Reading reading = readBytes("[\n  {\n    \"n\": 1\n  },\n  {\n    \"n\": 2,\n    \"m\": "
                                      "{ \"k\": 1\n  },\n  {\n    \"n\": 3\n  }\n]\n");
    QCOMPARE(reading.rows.size(), 3);
    QVERIFY(reading.rows[1].isRejected());
    QCOMPARE(reading.rows[1].problems.front().args.front(), u"5:3"_s);
    QCOMPARE(reading.cell(2, u"n"_s), u"3"_s);
    QCOMPARE(reading.rows[2].line, 9);
}

void JsonReaderTest::aCutFileKeepsWhatIsWhole()
{
    const Reading reading = readBytes("[{\"n\":1},{\"n\":2},{\"n\":3,\"t\":\"cut of");
    QCOMPARE(reading.rows.size(), 3);
    QVERIFY(!reading.rows[1].isRejected());
    QVERIFY(reading.rows[2].isRejected());
}

void JsonReaderTest::whatIsNoObjectIsRejected()
{
    const Reading reading = readBytes("[{\"n\":1},\"text\",[1],{\"n\":4}]");
    QCOMPARE(reading.rows.size(), 4);
    QCOMPARE(reading.rows[1].problems.front().reason, u"json.not_an_object"_s);
    QCOMPARE(reading.rows[2].problems.front().reason, u"json.not_an_object"_s);
    QCOMPARE(reading.cell(3, u"n"_s), u"4"_s);
}

void JsonReaderTest::whatIsNoJsonIsRefused()
{
    QCOMPARE(readBytes("Name,Email\n").error, u"json.not_json"_s);
    QCOMPARE(readBytes("").error, u"file.empty"_s);
    QCOMPARE(readBytes("<!doctype html>").error, u"file.html"_s);
}

void JsonReaderTest::otherEncodings()
{
    QByteArray bytes("\xFF\xFE", 2);
    const QString text = u"[{\"name\":\"Zoë\"}]"_s;
    bytes.append(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
    QCOMPARE(readBytes(bytes).cell(0, u"name"_s), u"Zoë"_s);
    QCOMPARE(readBytes("\xEF\xBB\xBF{\"name\":\"Zo\"}").cell(0, u"name"_s), u"Zo"_s);
    QVERIFY(readBytes(bytes).rows.at(0).problems.empty());
    const QByteArray lines = bytes.first(2) + bytes.sliced(4, bytes.size() - 6); // without [ and ]
    for (const QByteArray& cut : {QByteArray(bytes + 'x'), QByteArray(lines + 'x')}) {
        const Reading reading = readBytes(cut);
        QCOMPARE(reading.rows.size(), size_t(1));
        QCOMPARE(reading.rows[0].problems.size(), size_t(1));
        QCOMPARE(reading.rows[0].problems[0].reason, u"csv.cut_character"_s);
    }
}

void JsonReaderTest::deepNestingIsAnError()
{
    const QByteArray bytes =
        "{\"a\":" + QByteArray(5'000, '[') + QByteArray(5'000, ']') + "}\n{\"n\":2}\n";
    const Reading reading = readBytes(bytes);
    QCOMPARE(reading.rows.size(), 2);
    QVERIFY(reading.rows[0].isRejected());
    QCOMPARE(reading.cell(1, u"n"_s), u"2"_s);
}

void JsonReaderTest::noBytesBreakIt()
{
    std::mt19937 random(5);
    static constexpr char pieces[] = "{}[]\":,\\\n\r aZ19.-truenull\xC3\xBC\xFF";
    for (int round = 0; round < 600; ++round) {
        QByteArray bytes = round % 3 == 0 ? "[" : "{";
        for (size_t i = 0; i < random() % 200; ++i)
            bytes += pieces[random() % (sizeof pieces - 1)];
        const Reading reading = readBytes(bytes);
        qint64 number = 0;
        for (const TableRow& row : reading.rows)
            QCOMPARE(row.row, ++number);
    }
}

QTEST_GUILESS_MAIN(JsonReaderTest)
#include "json_reader_test.moc"
