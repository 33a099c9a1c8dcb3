// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/numerals.h"

#include "app/text/number_words.h"
#include "app/text/units.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

class NumeralsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsDigits_data();
    void readsDigits();
    void readsWords_data();
    void readsWords();
    void scalesUnits();
};

void NumeralsTest::readsDigits_data()
{
    QTest::addColumn<QString>("token");
    QTest::addColumn<int>("language");
    QTest::addColumn<double>("value"); // -1: no figure
    const auto row = [](const QString& token, Language language, double value) {
        QTest::newRow(qPrintable(QString(token + u' ' + languageTag(language))))
            << token << static_cast<int>(language) << value;
    };
    row(u"12"_s, Language::English, 12);
    row(u"1,200"_s, Language::English, 1200);
    row(u"1.200"_s, Language::English, 1.2);
    row(u"1.200"_s, Language::German, 1200);
    row(u"1,200"_s, Language::German, 1.2);
    row(u"0.125"_s, Language::German, 0.125);
    row(u"1.200,5"_s, Language::German, 1200.5);
    row(u"1,200.5"_s, Language::German, 1200.5);
    row(u"1,2"_s, Language::English, 1.2);
    row(u"1,200,000"_s, Language::English, 1.2e6);
    row(u"1.200.000"_s, Language::French, 1.2e6);
    row(u"1\u202F200,5"_s, Language::French, 1200.5);
    row(u"1'200"_s, Language::German, 1200);
    row(u"14.2m"_s, Language::English, 14.2);
    row(u"1.2.3"_s, Language::English, -1);
    row(u"05:40"_s, Language::English, 340);
    row(u"25:40"_s, Language::English, -1);
    row(u"1:58:40"_s, Language::English, -1);
}

void NumeralsTest::readsDigits()
{
    QFETCH(QString, token);
    QFETCH(int, language);
    QFETCH(double, value);
    const auto numeral = readNumeral(token, static_cast<Language>(language));
    QCOMPARE(numeral ? numeral->value : -1.0, value);
}

void NumeralsTest::readsWords_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<int>("language");
    QTest::addColumn<double>("value"); // -1: no number
    const auto row = [](const QString& word, Language language, double value) {
        QTest::newRow(qPrintable(word)) << word << static_cast<int>(language) << value;
    };
    row(u"twelve"_s, Language::English, 12);
    row(u"ninety-nine"_s, Language::English, 99);
    row(u"twenty-one"_s, Language::English, 21);
    row(u"tail-lift"_s, Language::English, -1);
    row(u"einundzwanzig"_s, Language::German, 21);
    row(u"siebenhundertdreiundzwanzig"_s, Language::German, 723);
    row(u"zweitausendfünfhundert"_s, Language::German, 2500);
    row(u"hundertwasser"_s, Language::German, -1);
    row(u"rundungen"_s, Language::German, -1);
    row(u"soixante-dix"_s, Language::French, 70);
    row(u"quatre-vingt-dix-sept"_s, Language::French, 97);
    row(u"vingt-et-un"_s, Language::French, 21);
    row(u"veintiuno"_s, Language::Spanish, 21);
}

void NumeralsTest::readsWords()
{
    QFETCH(QString, word);
    QFETCH(int, language);
    QFETCH(double, value);
    QCOMPARE(wordValue(word, static_cast<Language>(language)).value_or(-1.0), value);
}

void NumeralsTest::scalesUnits()
{
    QCOMPARE(unitScale(u"hour").dimension, unitScale(u"minute").dimension);
    QCOMPARE(unitScale(u"hour").factor, 60 * unitScale(u"minute").factor);
    QVERIFY(unitScale(u"month").dimension != unitScale(u"day").dimension);
    const UnitScale fahrenheit = unitScale(u"degF");
    QVERIFY(qAbs(212 * fahrenheit.factor + fahrenheit.offset - 100.0) < 1e-9);
    QCOMPARE(unitScale(u"furlong").dimension, QStringView(u"furlong"));
}

QTEST_GUILESS_MAIN(NumeralsTest)

#include "numerals_test.moc"
