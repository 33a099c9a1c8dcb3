// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/cell_values.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::intake;

class CellValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsAreCleaned_data();
    void cellsAreCleaned();
    void whatIsOddIsTold();
    void emailAddresses_data();
    void emailAddresses();
    void addressesAreFoundInACell_data();
    void addressesAreFoundInACell();
    void phones_data();
    void phones();
    void yesAndNo_data();
    void yesAndNo();
    void languages_data();
    void languages();
    void lists();
};

void CellValuesTest::cellsAreCleaned_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("text");
    QTest::newRow("as it is") << u"Ann Lee"_s << u"Ann Lee"_s;
    QTest::newRow("blanks") << u"  Ann \t"_s << u"Ann"_s;
    QTest::newRow("no-break and zero-width blanks") << u"\u00A0Ann\u200B\uFEFF"_s << u"Ann"_s;
    QTest::newRow("a no-break blank inside stays")
        << u"Nord\u00A0Pumpen"_s << u"Nord\u00A0Pumpen"_s;
    QTest::newRow("phone marked as text") << u"'+47 55 50"_s << u"+47 55 50"_s;
    QTest::newRow("number marked as text") << u"'0049"_s << u"0049"_s;
    QTest::newRow("an apostrophe of a name") << u"'t Hooft"_s << u"'t Hooft"_s;
    QTest::newRow("not provided") << u"[not provided]"_s << u""_s;
    QTest::newRow("spreadsheet error") << u"#N/A"_s << u""_s;
    QTest::newRow("dash") << u" - "_s << u""_s;
    QTest::newRow("Null is a name") << u"Null"_s << u"Null"_s;
    QTest::newRow("leading zeros") << u"007"_s << u"007"_s;
    QTest::newRow("line break") << u"Acorn\r\nBcc: spy@evil.example"_s
                                << u"Acorn Bcc: spy@evil.example"_s;
}

void CellValuesTest::cellsAreCleaned()
{
    QFETCH(QString, cell);
    QTEST(cleanCell(cell).text, "text");
}

void CellValuesTest::whatIsOddIsTold()
{
    QVERIFY(cleanCell(u"Acorn\nX-Evil: 1"_s).lineBreak);
    QVERIFY(!cleanCell(u"Acorn\n"_s).lineBreak);
    QVERIFY(cleanCell(u"Kit\x1B[2J"_s).control);
    QVERIFY(!cleanCell(u"Kit\x1B[2J"_s).lineBreak);
    QVERIFY(!cleanCell(u"Acorn\nX-Evil: 1"_s).control);
    QVERIFY(cleanCell(u"=HYPERLINK(\"x\")"_s).formula);
    QVERIFY(!cleanCell(u"+44 7700 900123"_s).formula);
}

void CellValuesTest::emailAddresses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("plausible");
    QTest::newRow("plain") << u"ann@kite.example"_s << true;
    QTest::newRow("tag and dots") << u"ann.b+x@sub.kite.example"_s << true;
    QTest::newRow("other scripts") << u"用户@例え.テスト"_s << true;
    QTest::newRow("umlaut domain") << u"a@müller.example"_s << true;
    QTest::newRow("apostrophe") << u"o'shea@kite.example"_s << true;
    QTest::newRow("no at") << u"info(at)kite.example"_s << false;
    QTest::newRow("two ats") << u"a@b@kite.example"_s << false;
    QTest::newRow("no dot") << u"ann@localhost"_s << false;
    QTest::newRow("blank") << u"ann lee@kite.example"_s << false;
    QTest::newRow("dots") << u"ann..lee@kite.example"_s << false;
    QTest::newRow("hyphen") << u"a@-kite.example"_s << false;
    QTest::newRow("digits on top") << u"a@10.0.0.1"_s << false;
    QTest::newRow("exchange") << u"/o=ExchangeLabs/ou=Admin/cn=kite"_s << false;
    QTest::newRow("line break") << u"a@kite.example\nBcc: b@kite.example"_s << false;
    QTest::newRow("too long") << QString(300, u'a') + u"@kite.example"_s << false;
}

void CellValuesTest::emailAddresses()
{
    QFETCH(QString, text);
    QTEST(isEmailAddress(text), "plausible");
}

void CellValuesTest::addressesAreFoundInACell_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QStringList>("addresses");
    QTest::newRow("with a name") << u"Ann Lee <ann@kite.example>"_s
                                 << QStringList{u"ann@kite.example"_s};
    QTest::newRow("two") << u"a@kite.example; b@kite.example"_s
                         << QStringList{u"a@kite.example"_s, u"b@kite.example"_s};
    QTest::newRow("google") << u"a@kite.example ::: b@kite.example"_s
                            << QStringList{u"a@kite.example"_s, u"b@kite.example"_s};
    QTest::newRow("mailto") << u"mailto:a@kite.example?subject=x"_s
                            << QStringList{u"a@kite.example"_s};
    QTest::newRow("the same twice")
        << u"a@kite.example, A@Kite.example"_s << QStringList{u"a@kite.example"_s};
    QTest::newRow("none") << u"ask Ann"_s << QStringList();
}

void CellValuesTest::addressesAreFoundInACell()
{
    QFETCH(QString, cell);
    QTEST(emailAddressesIn(cell), "addresses");
}

void CellValuesTest::phones_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("problem");
    QTest::newRow("plain") << u"07700 900123"_s << u"07700 900123"_s << QString();
    QTest::newRow("extension") << u"6175550100 ext 12"_s << u"6175550100 ext 12"_s << QString();
    QTest::newRow("slash inside") << u"030/5550101"_s << u"030/5550101"_s << QString();
    QTest::newRow("two") << u"+43 555 010 ::: 0316 555"_s << u"+43 555 010"_s << QString();
    QTest::newRow("two lines") << u"555 0101\n555 0102"_s << u"555 0101"_s << QString();
    QTest::newRow("spreadsheet") << u"4,93056E+11"_s << u"4,93056E+11"_s
                                 << u"phone.spreadsheet_number"_s;
    QTest::newRow("words") << u"ask reception"_s << u"ask reception"_s << u"phone.not_a_number"_s;
}

void CellValuesTest::phones()
{
    QFETCH(QString, cell);
    QTEST(firstPhone(cell), "first");
    QTEST(phoneProblem(firstPhone(cell)), "problem");
}

void CellValuesTest::yesAndNo_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<int>("answer"); // -1: neither
    for (const char* yes : {"true", "TRUE", "1", "Yes", " ja ", "oui", "sí", "x"})
        QTest::newRow(yes) << QString::fromUtf8(yes) << 1;
    for (const char* no : {"false", "0", "No", "nein", "non", "", "-"})
        QTest::newRow(no) << QString::fromUtf8(no) << 0;
    for (const char* neither : {"2026-02-01", "maybe", "active"})
        QTest::newRow(neither) << QString::fromUtf8(neither) << -1;
}

void CellValuesTest::yesAndNo()
{
    QFETCH(QString, cell);
    const std::optional<bool> answer = yesOrNo(cell);
    QTEST(answer ? int(*answer) : -1, "answer");
}

void CellValuesTest::languages_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("tag"); // empty: none
    QTest::newRow("code") << u"de"_s << u"de"_s;
    QTest::newRow("upper case") << u"EN"_s << u"en"_s;
    QTest::newRow("with a region") << u"en_GB"_s << u"en-GB"_s;
    QTest::newRow("locale") << u"de_DE.UTF-8"_s << u"de-DE"_s;
    QTest::newRow("English name") << u"German"_s << u"de"_s;
    QTest::newRow("own name") << u"Deutsch"_s << u"de"_s;
    QTest::newRow("French name") << u"allemand"_s << u"de"_s;
    QTest::newRow("own name, accents") << u"français"_s << u"fr"_s;
    QTest::newRow("a country") << u"Germany"_s << QString();
    QTest::newRow("noise") << u"??"_s << QString();
    QTest::newRow("unknown code") << u"qz-XX"_s << QString();
}

void CellValuesTest::languages()
{
    QFETCH(QString, cell);
    QTEST(languageTagOf(cell).value_or(QString()), "tag");
}

void CellValuesTest::lists()
{
    QCOMPARE(listIn(u"Ingrid Falk; Priya N.;; "_s), (QStringList{u"Ingrid Falk"_s, u"Priya N."_s}));
    QCOMPARE(listIn(u"a | b\nc"_s), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    QCOMPARE(listIn(QString()), QStringList());
}

QTEST_GUILESS_MAIN(CellValuesTest)
#include "cell_values_test.moc"
