// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/numbers.h"

#include "tests/unit/text/text_samples.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace countersign::text;

namespace {

Quantity only(const QString& text, Language language = Language::English)
{
    const auto found = quantities(text, language);
    return found.size() == 1 ? found.front() : Quantity{};
}

QString described(const QString& text, Language language)
{
    QStringList parts;
    for (const Quantity& quantity : quantities(text, language)) {
        QString part = quantity.span.of(text).toString() + u" = " + quantity.normalized;
        if (quantity.approximate)
            part += u" ~";
        if (quantity.atLeast)
            part += u" >=";
        if (quantity.atMost)
            part += u" <=";
        if (quantity.outOf)
            part += u" of " + QString::number(*quantity.outOf);
        parts << part;
    }
    return parts.join(u"; ");
}

} // namespace

class NumbersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEnglish_data();
    void readsEnglish();
    void readsGerman_data();
    void readsGerman();
    void readsFrench_data();
    void readsFrench();
    void readsSpanish_data();
    void readsSpanish();
    void tellsKinds_data();
    void tellsKinds();
    void knowsWhatIsTheSame_data();
    void knowsWhatIsTheSame();
    void knowsConflicts_data();
    void knowsConflicts();
    void staysWithinRandomText();
};

void NumbersTest::readsEnglish_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QString& text, const QString& expected) {
        QTest::newRow(qPrintable(text)) << text << expected;
    };
    // Money
    row(u"raised $3.5M"_s, u"$3.5M = 3500000 USD"_s);
    row(u"raised 3.5 million dollars"_s, u"3.5 million dollars = 3500000 USD"_s);
    row(u"raised US$3.5 million"_s, u"US$3.5 million = 3500000 USD"_s);
    row(u"worth €1.2m"_s, u"€1.2m = 1200000 EUR"_s);
    row(u"worth DKK 14.2m"_s, u"DKK 14.2m = 14200000 DKK"_s);
    row(u"worth €1.2 m for it"_s, u"€1.2 m = 1200000 EUR"_s);
    row(u"worth 1.2 m €"_s, u"1.2 m € = 1200000 EUR"_s);
    row(u"worth £80,000 now"_s, u"£80,000 = 80000 GBP"_s);
    row(u"sold for $2bn"_s, u"$2bn = 2000000000 USD"_s);
    row(u"£2-3m a year"_s, u"£2-3m = 2000000..3000000 GBP/year"_s);
    row(u"over £25k"_s, u"£25k = 25000 GBP >="_s);
    row(u"from £412,000 to £171,000"_s, u"£412,000 = 412000 GBP; £171,000 = 171000 GBP"_s);
    row(u"between £2m and £3m"_s, u"£2m and £3m = 2000000..3000000 GBP"_s);
    row(u"half a million pounds"_s, u"half a million pounds = 500000 GBP"_s);
    row(u"€5 per month"_s, u"€5 = 5 EUR/month"_s);
    // Percentages
    row(u"up 12% here"_s, u"12% = 12 %"_s);
    row(u"up 12 per cent"_s, u"12 per cent = 12 %"_s);
    row(u"up 12 percentage points"_s, u"12 percentage points = 12 pp"_s);
    row(u"up 12 points to 91 %"_s, u"12 points = 12 pp; 91 % = 91 %"_s);
    row(u"seven points on a list"_s, u"seven = 7 point"_s);
    row(u"50 basis points"_s, u"50 basis points = 0.5 pp"_s);
    row(u"it rose from 79 to 91 %"_s, u"79 = 79 %; 91 % = 91 %"_s);
    row(u"two in five of them"_s, u"two in five = 40 %"_s);
    row(u"3 out of 10 agree"_s, u"3 out of 10 = 30 %"_s);
    row(u"half of the loads"_s, u"half = 50 %"_s);
    row(u"in the first half"_s, u"first = 1 th"_s);
    row(u"a third of loads"_s, u"a third = 33.3333333333 %"_s);
    row(u"two thirds of loads"_s, u"two thirds = 66.6666666667 %"_s);
    row(u"opened 2 in 3 weeks"_s, u"2 = 2; 3 weeks = 3 week"_s);
    // Ranges and signs
    row(u"at 2 to 5 °C"_s, u"2 to 5 °C = 2..5 degC"_s);
    row(u"10–12 lorries"_s, u"10–12 = 10..12 lorri"_s);
    row(u"between 3 and 5 doors"_s, u"3 and 5 = 3..5 door"_s);
    row(u"two or three loads a month"_s, u"two or three = 2..3 load/month"_s);
    row(u"from −90 to +40 °C"_s, u"−90 to +40 °C = -90..40 degC"_s);
    row(u"minus eighteen degrees"_s, u"minus eighteen degrees = -18 deg"_s);
    row(u"±0.5 °C"_s, u"±0.5 °C = ±0.5 degC"_s);
    row(u"cut from 26 hours to 5 hours"_s, u"26 hours = 26 hour; 5 hours = 5 hour"_s);
    row(u"3.1 to 1.9 units per 1,000"_s, u"3.1 = 3.1 unit/1000; 1.9 = 1.9 unit/1000"_s);
    // Counts and words
    row(u"1,200 pallet places"_s, u"1,200 = 1200 pallet place"_s);
    row(u"1,200,000 doses"_s, u"1,200,000 = 1200000 dose"_s);
    row(u"1.2 million doses"_s, u"1.2 million = 1200000 dose"_s);
    row(u"14m doses"_s, u"14m = 14000000 dose"_s);
    row(u"a dozen pallets"_s, u"a dozen = 12 pallet"_s);
    row(u"two dozen pallets"_s, u"two dozen = 24 pallet"_s);
    row(u"twenty-one vans"_s, u"twenty-one = 21 van"_s);
    row(u"two hundred and fifty thousand tubs"_s, u"two hundred and fifty thousand = 250000 tub"_s);
    row(u"18 of 52 trailers"_s, u"18 = 18 trailer of 52; 52 = 52 trailer"_s);
    row(u"Thirty of your 140 vans"_s, u"Thirty = 30 van of 140; 140 = 140 van"_s);
    row(u"about 400 boxes a day"_s, u"400 = 400 box/day ~"_s);
    row(u"at least five years"_s, u"five years = 5 year >="_s);
    row(u"up to 120 doors"_s, u"120 = 120 door <="_s);
    row(u"more than 30 doors"_s, u"30 = 30 door >="_s);
    row(u"50+ doors"_s, u"50+ = 50 door >="_s);
    row(u"a three-page sample"_s, u"three-page = 3 page"_s);
    row(u"a 60-minute call"_s, u"60-minute = 60 minute"_s);
    row(u"one of them, one page"_s, QString());
    row(u"one hour"_s, u"one hour = 1 hour"_s);
    row(u"it doubled, twice"_s, u"doubled = 2 x; twice = 2 x"_s);
    row(u"3x faster, three times"_s, u"3x = 3 x; three times = 3 x"_s);
    // Time, place, names
    row(u"before 6 a.m. and 7.30 p.m."_s,
        u"6 a.m. = 360 min of day; 7.30 p.m. = 1170 min of day"_s);
    row(u"at 05:40"_s, u"05:40 = 340 min of day"_s);
    row(u"the third of nine"_s, u"third = 3 th; nine = 9"_s);
    row(u"the 3rd time"_s, u"3rd = 3 th"_s);
    row(u"in 2026 and 2025/26"_s, u"2026 = 2026; 2025/26 = 2025..2026"_s);
    row(u"on 5 January 2026"_s, u"2026 = 2026"_s);
    row(u"door 7 and SAML 2.0"_s, u"7 = 7 door; 2.0 = 2 saml"_s);
    row(u"16 h, 9am, 12:30pm"_s,
        u"16 h = 16 hour; 9am = 540 min of day; 12:30pm = 750 min of day"_s);
    row(u"a 40-second rule"_s, u"40-second = 40 second"_s);
    row(u"40 metres and 12 km"_s, u"40 metres = 40 m; 12 km = 12 km"_s);
    row(u"80 km/h"_s, u"80 km/h = 80 km/h"_s);
    row(u"40 square metres"_s, u"40 square metres = 40 m²"_s);
    row(u"to the second"_s, QString());
    row(u"1. Open it\n2. Close it"_s, QString());
    row(u"slow [@r1] and https://k.example/7"_s, QString());
    row(u"call +44 7700 900127"_s, u"+44 7700 900127 = +447700900127"_s);
    row(u"call 202-555-0143"_s, u"202-555-0143 = 2025550143"_s);
}

void NumbersTest::readsEnglish()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(described(text, Language::English), expected);
}

void NumbersTest::readsGerman_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QString& text, const QString& expected) {
        QTest::newRow(qPrintable(text)) << text << expected;
    };
    row(u"1,2 Mio. € im Jahr"_s, u"1,2 Mio. € = 1200000 EUR"_s);
    row(u"4,8 Mio. Euro"_s, u"4,8 Mio. Euro = 4800000 EUR"_s);
    row(u"1.200 Stück"_s, u"1.200 = 1200 stuck"_s);
    row(u"1.200,50 €"_s, u"1.200,50 € = 1200.5 EUR"_s);
    row(u"3.5 Grad"_s, u"3.5 Grad = 3.5 deg"_s);
    row(u"2 bis 8 °C"_s, u"2 bis 8 °C = 2..8 degC"_s);
    row(u"zwölf Tore"_s, u"zwölf = 12 tor"_s);
    row(u"zwanzig Minuten"_s, u"zwanzig Minuten = 20 minute"_s);
    row(u"einundzwanzig Tore"_s, u"einundzwanzig = 21 tor"_s);
    row(u"zweihundertfünfzig Tore"_s, u"zweihundertfünfzig = 250 tor"_s);
    row(u"dreitausend Tore"_s, u"dreitausend = 3000 tor"_s);
    row(u"um 12 % auf 512 Mio. €"_s, u"12 % = 12 %; 512 Mio. € = 512000000 EUR"_s);
    row(u"um 3 Prozentpunkte"_s, u"3 Prozentpunkte = 3 pp"_s);
    row(u"ab 4.30 Uhr"_s, u"4.30 Uhr = 270 min of day"_s);
    row(u"am 3. Mai"_s, QString());
    row(u"im 3. Anlauf"_s, u"3. = 3 th"_s);
    row(u"die Hälfte der Tore"_s, u"die Hälfte = 50 %"_s);
    row(u"mehr als 30 Tore"_s, u"30 = 30 tor >="_s);
    row(u"rund 40 Tore"_s, u"40 = 40 tor ~"_s);
    row(u"Tor 4 klemmt"_s, u"4 = 4 tor"_s);
    row(u"30 pro Tag"_s, u"30 = 30/day"_s);
}

void NumbersTest::readsGerman()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(described(text, Language::German), expected);
}

void NumbersTest::readsFrench_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QString& text, const QString& expected) {
        QTest::newRow(qPrintable(text)) << text << expected;
    };
    row(u"1 200 000 €"_s, u"1 200 000 € = 1200000 EUR"_s);
    row(u"1\u00A0200\u00A0000\u00A0€"_s, u"1\u00A0200\u00A0000\u00A0€ = 1200000 EUR"_s);
    row(u"1\u202F200\u202F000 €"_s, u"1\u202F200\u202F000 € = 1200000 EUR"_s);
    row(u"3 200 palettes"_s, u"3 200 = 3200 palet"_s);
    row(u"64,3 M€"_s, u"64,3 M€ = 64300000 EUR"_s);
    row(u"2,1 millions d'euros"_s, u"2,1 millions d'euros = 2100000 EUR"_s);
    row(u"quatre-vingt-dix portes"_s, u"quatre-vingt-dix = 90 port"_s);
    row(u"vingt et une portes"_s, u"vingt et une = 21 port"_s);
    row(u"deux cents portes"_s, u"deux cents = 200 port"_s);
    row(u"12 pour cent"_s, u"12 pour cent = 12 %"_s);
    row(u"3 points de pourcentage"_s, u"3 points de pourcentage = 3 pp"_s);
    row(u"deux tiers"_s, u"deux tiers = 66.6666666667 %"_s);
    row(u"deux sur cinq"_s, u"deux sur cinq = 40 %"_s);
    row(u"à 16 h 30 précises"_s, u"16 h 30 = 990 min of day"_s);
    row(u"à 16h30"_s, u"16h30 = 990 min of day"_s);
    row(u"pendant 16 h"_s, u"16 h = 16 hour"_s);
    row(u"−25 °C"_s, u"−25 °C = -25 degC"_s);
    row(u"trois pages"_s, u"trois = 3 pag"_s);
    row(u"plus de 30 portes"_s, u"30 = 30 port >="_s);
}

void NumbersTest::readsFrench()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(described(text, Language::French), expected);
}

void NumbersTest::readsSpanish_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QString& text, const QString& expected) {
        QTest::newRow(qPrintable(text)) << text << expected;
    };
    row(u"1.200.000 euros"_s, u"1.200.000 euros = 1200000 EUR"_s);
    row(u"2,1 millones de euros"_s, u"2,1 millones de euros = 2100000 EUR"_s);
    row(u"treinta y un muelles"_s, u"treinta y un = 31 muell"_s);
    row(u"doscientas puertas"_s, u"doscientas = 200 puert"_s);
    row(u"12 por ciento"_s, u"12 por ciento = 12 %"_s);
    row(u"dos de cada cinco"_s, u"dos de cada cinco = 40 %"_s);
}

void NumbersTest::readsSpanish()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(described(text, Language::Spanish), expected);
}

void NumbersTest::tellsKinds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    const auto row = [](const QString& text, Quantity::Kind kind) {
        QTest::newRow(qPrintable(text)) << text << static_cast<int>(kind);
    };
    row(u"31 vans"_s, Quantity::Kind::Count);
    row(u"$31"_s, Quantity::Kind::Money);
    row(u"31 %"_s, Quantity::Kind::Percent);
    row(u"31 pp"_s, Quantity::Kind::PercentPoints);
    row(u"31st"_s, Quantity::Kind::Ordinal);
    row(u"in 2031"_s, Quantity::Kind::Year);
    row(u"2031 vans"_s, Quantity::Kind::Count);
    row(u"9 am"_s, Quantity::Kind::Time);
    row(u"31 days"_s, Quantity::Kind::Duration);
    row(u"31 kWh"_s, Quantity::Kind::Measure);
    row(u"tripled"_s, Quantity::Kind::Factor);
    row(u"+1 202 555 0143"_s, Quantity::Kind::Phone);
    row(u"version 3"_s, Quantity::Kind::Version);
}

void NumbersTest::tellsKinds()
{
    QFETCH(QString, text);
    QFETCH(int, kind);
    QCOMPARE(quantities(text).size(), 1U);
    QCOMPARE(static_cast<int>(only(text).kind), kind);
}

void NumbersTest::knowsWhatIsTheSame_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("same");
    const auto row = [](const QString& a, const QString& b, bool same) {
        QTest::newRow(qPrintable(QString(a + u" / " + b))) << a << b << same;
    };
    row(u"$3.5M"_s, u"3.5 million dollars"_s, true);
    row(u"$3.5M"_s, u"€3.5M"_s, false);
    row(u"12 %"_s, u"12 percentage points"_s, false);
    row(u"12 %"_s, u"12 percent"_s, true);
    row(u"40 %"_s, u"two in five"_s, true);
    row(u"60 minutes"_s, u"one hour"_s, true);
    row(u"12 months"_s, u"a 1-year plan"_s, true);
    row(u"14 days"_s, u"2 weeks"_s, true);
    row(u"1 month"_s, u"30 days"_s, false);
    row(u"0.04 km"_s, u"40 m"_s, true);
    row(u"31 lorries"_s, u"31 lorry drivers"_s, true);
    row(u"31 lorries"_s, u"31 vans"_s, false);
    row(u"31 lorries"_s, u"31"_s, true);
    row(u"2 to 5 °C"_s, u"2–5 °C"_s, true);
    row(u"2 to 5 °C"_s, u"2 °C"_s, false);
    row(u"about 30 doors"_s, u"30 doors"_s, true);
    row(u"a dozen pallets"_s, u"12 pallets"_s, true);
    row(u"1,200 places"_s, u"1.2 places"_s, false);
    row(u"±0.5 °C"_s, u"0.5 °C"_s, false);
    row(u"€5 per month"_s, u"€5 per year"_s, false);
    row(u"+44 7700 900127"_s, u"+44 (7700) 900-127"_s, true);
}

void NumbersTest::knowsWhatIsTheSame()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(bool, same);
    QCOMPARE(quantities(a).size(), 1U);
    QCOMPARE(quantities(b).size(), 1U);
    QCOMPARE(sameQuantity(only(a), only(b)), same);
    QCOMPARE(sameQuantity(only(b), only(a)), same);
}

void NumbersTest::knowsConflicts_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("conflict");
    const auto row = [](const QString& a, const QString& b, bool conflict) {
        QTest::newRow(qPrintable(QString(a + u" / " + b))) << a << b << conflict;
    };
    row(u"£1.9m"_s, u"£2.3m"_s, true);
    row(u"£1.9m"_s, u"€1.9m"_s, true);
    row(u"£1.9m"_s, u"£1.9 million"_s, false);
    row(u"12 %"_s, u"13 %"_s, true);
    row(u"12 %"_s, u"13 points up"_s, false);
    row(u"31 lorries"_s, u"32 lorries"_s, true);
    row(u"31 lorries"_s, u"640 kiosks"_s, false);
    row(u"31"_s, u"32 lorries"_s, false);
    row(u"26 hours"_s, u"5 hours"_s, true);
    row(u"60 minutes"_s, u"1 hour"_s, false);
    row(u"26 hours"_s, u"40 m"_s, false);
    row(u"door 7"_s, u"door 8"_s, true);
    row(u"door 7"_s, u"page 8"_s, false);
}

void NumbersTest::knowsConflicts()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(bool, conflict);
    QCOMPARE(conflicts(only(a), only(b)), conflict);
    QCOMPARE(conflicts(only(b), only(a)), conflict);
}

void NumbersTest::staysWithinRandomText()
{
    std::mt19937 random(271);
    for (int round = 0; round < 3'000; ++round) {
        const QString text = randomText(random);
        const auto language = static_cast<Language>(round % 5);
        qsizetype end = 0;
        for (const Quantity& quantity : quantities(text, language)) {
            QVERIFY(quantity.span.start >= end && quantity.span.end <= text.size());
            QVERIFY(!quantity.span.isEmpty());
            QVERIFY(std::isfinite(quantity.value));
            QVERIFY(sameQuantity(quantity, quantity));
            QVERIFY(!conflicts(quantity, quantity));
            end = quantity.span.end;
        }
    }
}

QTEST_GUILESS_MAIN(NumbersTest)

#include "numbers_test.moc"
