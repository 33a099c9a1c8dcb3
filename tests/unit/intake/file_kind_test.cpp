// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/file_kind.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;

class FileKindTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsNoTextIsNamed_data();
    void whatIsNoTextIsNamed();
    void textPasses_data();
    void textPasses();
};

void FileKindTest::whatIsNoTextIsNamed_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    const QByteArray sheet = QByteArray("PK\x03\x04\x14\0\x06\0", 8) + "xl/workbook.xml";
    QTest::newRow("xlsx named csv") << sheet << u"people.csv"_s << u"file.excel"_s;
    QTest::newRow("xlsx by its name")
        << QByteArray("PK\x03\x04 [Content_Types].xml") << u"people.xlsx"_s << u"file.excel"_s;
    QTest::newRow("ods") << QByteArray("PK\x03\x04 mimetypeapplication/vnd.oasis.opendocument."
                                       "spreadsheet")
                         << u"a.csv"_s << u"file.excel"_s;
    QTest::newRow("xls") << QByteArray("\xD0\xCF\x11\xE0\xA1\xB1") << u"a.xls"_s << u"file.excel"_s;
    QTest::newRow("doc") << QByteArray("\xD0\xCF\x11\xE0\xA1\xB1") << u"a.doc"_s << u"file.word"_s;
    QTest::newRow("docx") << QByteArray("PK\x03\x04 word/document.xml") << u"kb.md"_s
                          << u"file.word"_s;
    QTest::newRow("zip") << QByteArray("PK\x03\x04 photos/cat.txt") << u"a.csv"_s << u"file.zip"_s;
    QTest::newRow("pdf") << QByteArray("%PDF-1.7\n") << u"a.csv"_s << u"file.pdf"_s;
    QTest::newRow("png") << QByteArray("\x89PNG\r\n\x1A\n") << u"a.csv"_s << u"file.image"_s;
    QTest::newRow("jpeg") << QByteArray("\xFF\xD8\xFF\xE0") << u"a.csv"_s << u"file.image"_s;
    QTest::newRow("web page") << QByteArray("\xEF\xBB\xBF\n<!DOCTYPE html><title>Sign in</title>")
                              << u"export.csv"_s << u"file.html"_s;
    QTest::newRow("table named xls")
        << QByteArray("<table><tr><td>") << u"report.xls"_s << u"file.html"_s;
    QTest::newRow("nothing") << QByteArray() << u"a.csv"_s << u"file.empty"_s;
    QTest::newRow("blanks") << QByteArray(" \r\n\r\n") << u"a.csv"_s << u"file.empty"_s;
    QTest::newRow("a mark and nothing")
        << QByteArray("\xEF\xBB\xBF\r\n") << u"a.csv"_s << u"file.empty"_s;
    QTest::newRow("power cut") << QByteArray(512, '\0') << u"a.csv"_s << u"file.only_nuls"_s;
    QTest::newRow("noise") << QByteArray("a\x01\x02\x03\x0E\x0F\x10,b", 10) << u"a.csv"_s
                           << u"file.binary"_s;
}

void FileKindTest::whatIsNoTextIsNamed()
{
    QFETCH(QByteArray, head);
    QFETCH(QString, name);
    QFETCH(QString, id);
    const std::optional<Error> problem = intake::notText(head, name);
    QVERIFY(problem.has_value());
    QCOMPARE(problem->id, id);
    QCOMPARE(problem->args, QStringList{name});
    QCOMPARE(problem->code, ErrorCode::BadInput);
}

void FileKindTest::textPasses_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::newRow("csv") << QByteArray("Email,Name\r\na@kite.example,Ann\r\n");
    QTest::newRow("utf-16") << QByteArray("N\0a\0m\0e\0\n\0", 10);
    QTest::newRow("latin-1") << QByteArray("Name\nJ\xFCrgen\n");
    QTest::newRow("one nul among text") << QByteArray("Name\nD\0ee\n", 10);
    QTest::newRow("begins with PK") << QByteArray("PK,Name\n1,Ann\n");
}

void FileKindTest::textPasses()
{
    QFETCH(QByteArray, head);
    const std::optional<Error> problem = intake::notText(head, u"a.csv"_s);
    QVERIFY2(!problem, problem ? qPrintable(problem->id) : "");
}

QTEST_GUILESS_MAIN(FileKindTest)
#include "file_kind_test.moc"
