// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/reading.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

class ReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsSyllables_data();
    void countsSyllables();
    void measuresText();
    void gradesByTheFormula();
    void harderTextGradesHigher();
};

void ReadingTest::countsSyllables_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<int>("language");
    QTest::addColumn<int>("count");
    const auto row = [](const QString& word, int count, Language language = Language::English) {
        QTest::newRow(qPrintable(word)) << word << static_cast<int>(language) << count;
    };
    row(u"dock"_s, 1);
    row(u"made"_s, 1);
    row(u"table"_s, 2);
    row(u"opened"_s, 2);
    row(u"walked"_s, 1);
    row(u"wanted"_s, 2);
    row(u"temperature"_s, 4);
    row(u"station"_s, 2);
    row(u"boxes"_s, 2);
    row(u"rhythm"_s, 1);
    row(u"x"_s, 1);
    row(u"12"_s, 0);
    row(u"Abweichung"_s, 3, Language::German);
    row(u"Kühlkette"_s, 3, Language::German);
    row(u"palette"_s, 2, Language::French);
    row(u"camiones"_s, 3, Language::Spanish);
}

void ReadingTest::countsSyllables()
{
    QFETCH(QString, word);
    QFETCH(int, language);
    QFETCH(int, count);
    QCOMPARE(syllables(word, static_cast<Language>(language)), count);
}

void ReadingTest::measuresText()
{
    const QString text =
        u"Hi Orla,\n\nThe dock is slow [@r1]. It has one door, and you know it.\n\nKim"_s;
    const Reading measured = reading(text);
    QCOMPARE(measured.words, 2 + 4 + 8 + 1);
    QCOMPARE(measured.sentences, 4);
    QCOMPARE(measured.longest, 8);
    QCOMPARE(measured.longestSentence.of(text), u"It has one door, and you know it."_s);
    QCOMPARE(reading(QString()).words, 0);
    QCOMPARE(readingGrade(QString()), 0.0);
    QCOMPARE(readingGrade(u"[@r1] … !"), 0.0);
}

void ReadingTest::gradesByTheFormula()
{
    // 8 words, 2 sentences, 12 syllables: 0.39 * 4 + 11.8 * 1.5 - 15.59
    const QString text = u"The table is open. Walked into a table."_s;
    const double syllableSum = 1 + 2 + 1 + 2 + 1 + 2 + 1 + 2;
    QCOMPARE(readingGrade(text), 0.39 * 4 + 11.8 * syllableSum / 8 - 15.59);
    // Six words, one sentence; Abweichung, Kühlkette: three syllables and long; "der", "ist", "nicht",
    // "klar" have one.
    const double share = 100.0 / 6;
    QCOMPARE(readingGrade(u"Abweichung der Kühlkette ist nicht klar.", Language::German),
             0.1935 * 2 * share + 0.1672 * 6 + 0.1297 * 2 * share - 0.0327 * 4 * share - 0.875);
}

void ReadingTest::harderTextGradesHigher()
{
    const double easy = readingGrade(u"The dock is slow. You know it. We fix it.");
    const double hard =
        readingGrade(u"Organisational considerations regarding temperature-controlled distribution "
                     u"necessitate comprehensive investigation of operational irregularities.");
    QVERIFY(easy < 3.0);
    QVERIFY(hard > 15.0);
}

QTEST_GUILESS_MAIN(ReadingTest)

#include "reading_test.moc"
