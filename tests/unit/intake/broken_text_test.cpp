// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/broken_text.h"
#include "app/intake/prospect_rows.h"
#include "tests/unit/intake/reading.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::intake;
using People = countersign::testing::Read<ProspectRecord>;

namespace {

People people(const QByteArray& bytes, const QString& encoding = {})
{
    ImportOptions options;
    options.encoding = encoding;
    return countersign::testing::readBytes(&readProspects, bytes, options);
}

const QByteArray header = "Name,Email,City\n";

} // namespace

/// What was read in the wrong encoding is never taken for what somebody is called.
class BrokenTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void misreadTextIsKnown_data();
    void misreadTextIsKnown();
    void aBrokenNameRefusesTheRow_data();
    void aBrokenNameRefusesTheRow();
    void aBrokenValueIsLeftOut();
    void aRowInAnotherEncodingIsTold();
    void aRowInTwoEncodingsIsRefused();
};

void BrokenTextTest::misreadTextIsKnown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("broken");
    QTest::newRow("replacement") << u"J\uFFFDrgen"_s << true;
    QTest::newRow("u umlaut") << u"MÃ¼ller"_s << true;
    QTest::newRow("quote") << u"Itâ€™s"_s << true;
    QTest::newRow("capital o circumflex") << u"CÃ”TE"_s << true;
    QTest::newRow("s caron") << u"DuÅ¡an"_s << true;
    QTest::newRow("plain") << u"Jo Bell"_s << false;
    QTest::newRow("German") << u"Jürgen Müßig"_s << false;
    QTest::newRow("Portuguese in quotes") << u"“IRMÔ e “AMANHÔ"_s << false;
    QTest::newRow("Portuguese capitals") << u"JOÃO ÂNGELO"_s << false;
    QTest::newRow("Norwegian") << u"ÅSE ÅÅS – ÅS"_s << false;
    QTest::newRow("French") << u"pâté “hâ”…"_s << false;
}

void BrokenTextTest::misreadTextIsKnown()
{
    QFETCH(QString, text);
    QTEST(readsAsBroken(text), "broken");
}

void BrokenTextTest::aBrokenNameRefusesTheRow_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QString>("encoding");
    QTest::newRow("both in one line")
        << QByteArray("J\xFCrgen M\xC3\xBCller,j@kite.example,Hull\n") << QString();
    QTest::newRow("not what was said")
        << QByteArray("J\xFCrgen Gut,j@kite.example,Hull\n") << u"UTF-8"_s;
    QTest::newRow("said the wrong way round")
        << QByteArray("J\xC3\xBCrgen Gut,j@kite.example,Hull\n") << u"windows-1252"_s;
    QTest::newRow("lost before") << QByteArray("J\xEF\xBF\xBDrgen Gut,j@kite.example,Hull\n")
                                 << QString();
}

void BrokenTextTest::aBrokenNameRefusesTheRow()
{
    QFETCH(QByteArray, row);
    QFETCH(QString, encoding);
    const People read = people(header + row + "Ann Gale,ann@kite.example,Hull\n", encoding);
    QCOMPARE(read.error(), QString());
    QCOMPARE(read.problems(), QStringList{u"1:row.broken_encoding"_s});
    QCOMPARE(read.report->problems.front().column, u"Name"_s);
    QCOMPARE(read.report->problems.front().line, 2);
    QCOMPARE(read.records.size(), 1);
    QCOMPARE(read.records.front().prospect.name, u"Ann Gale"_s);
    QCOMPARE(read.report->rejected, 1);
}

void BrokenTextTest::aBrokenValueIsLeftOut()
{
    const People read = people(header + "Ann Gale,ann@kite.example,K\xF6ln\n", u"UTF-8"_s);
    QCOMPARE(read.problems(), QStringList{u"1:cell.broken_encoding"_s});
    QCOMPARE(read.records.size(), 1);
    QCOMPARE(read.records.front().prospect.city, QString());
    QVERIFY(read.records.front().prospect.custom.empty());
    // A value that could not be read clears nothing.
    QVERIFY(!read.records.front().present.contains(u"city"_s));
}

void BrokenTextTest::aRowInAnotherEncodingIsTold()
{
    const QByteArray utf8 = u"Zoë Öz,z@kite.example,Łódź\nSøren Å,s@kite.example,Bodø\n"_s.toUtf8();
    const People read = people(header + utf8 + "J\xF6rg Gut,j@kite.example,Hull\n");
    QCOMPARE(read.records.size(), 3);
    QCOMPARE(read.records.back().prospect.name, u"Jörg Gut"_s);
    QCOMPARE(read.problems(), QStringList{u"3:cell.other_encoding"_s});
    QCOMPARE(read.report->problems.front().column, u"Name"_s);
}

void BrokenTextTest::aRowInTwoEncodingsIsRefused()
{
    const QByteArray utf8 = u"Zoë Öz,z@kite.example,Łódź\nSøren Å,s@kite.example,Bodø\n"_s.toUtf8();
    const People read = people(header + utf8 + "J\xF6rg M\xC3\xBCller,j@kite.example,Hull\n");
    QCOMPARE(read.records.size(), 2);
    QCOMPARE(read.problems(), QStringList{u"3:row.broken_encoding"_s});
}

QTEST_GUILESS_MAIN(BrokenTextTest)
#include "broken_text_test.moc"
