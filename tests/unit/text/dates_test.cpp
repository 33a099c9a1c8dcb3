// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/dates.h"

#include "tests/unit/text/text_samples.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

namespace {

/// A Wednesday.
const QDate Seen(2026, 9, 16);

QString described(const QString& text, Language language, std::optional<QDate> seen,
                  bool monthFirst = false)
{
    QStringList parts;
    for (const DateMention& date : dateMentions(text, language, seen, monthFirst)) {
        QString part = date.span.of(text).toString() + u" = ";
        part += date.from ? date.from->toString(Qt::ISODate) : u"?"_s;
        if (date.to != date.from)
            part += u".." + date.to->toString(Qt::ISODate);
        parts << part;
    }
    return parts.join(u"; ");
}

} // namespace

class DatesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEnglish_data();
    void readsEnglish();
    void readsOtherLanguages_data();
    void readsOtherLanguages();
    void leavesOpenWhatIsUnknown();
    void readsMonthFirstOnRequest();
    void compares_data();
    void compares();
    void staysWithinRandomText();
};

void DatesTest::readsEnglish_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QString& text, const QString& expected) {
        QTest::newRow(qPrintable(text)) << text << expected;
    };
    row(u"on 5 January 2026"_s, u"5 January 2026 = 2026-01-05"_s);
    row(u"on January 5, 2026"_s, u"January 5, 2026 = 2026-01-05"_s);
    row(u"on Jan. 5"_s, u"Jan. 5 = 2026-01-05"_s);
    row(u"the 5th of January 2026"_s, u"5th of January 2026 = 2026-01-05"_s);
    row(u"on 2026-01-05"_s, u"2026-01-05 = 2026-01-05"_s);
    row(u"on 13/10/2026"_s, u"13/10/2026 = 2026-10-13"_s);
    row(u"on 03/04/2026"_s, u"03/04/2026 = 2026-04-03"_s);
    row(u"Tuesday 13 October 2026"_s, u"Tuesday 13 October 2026 = 2026-10-13"_s);
    row(u"Monday, January 5"_s, u"Monday, January 5 = 2026-01-05"_s);
    row(u"8 to 10 September 2026"_s, u"8 to 10 September 2026 = 2026-09-08..2026-09-10"_s);
    row(u"January 5-7, 2026"_s, u"January 5-7, 2026 = 2026-01-05..2026-01-07"_s);
    row(u"in March 2026"_s, u"March 2026 = 2026-03-01..2026-03-31"_s);
    row(u"from February to May 2026"_s,
        u"February = 2026-02-01..2026-02-28; May 2026 = 2026-05-01..2026-05-31"_s);
    row(u"October to March 2026"_s,
        u"October = 2025-10-01..2025-10-31; March 2026 = 2026-03-01..2026-03-31"_s);
    row(u"in Q3 2026"_s, u"Q3 2026 = 2026-07-01..2026-09-30"_s);
    row(u"the third quarter of 2025"_s, u"third quarter of 2025 = 2025-07-01..2025-09-30"_s);
    row(u"the first half of 2026"_s, u"first half of 2026 = 2026-01-01..2026-06-30"_s);
    row(u"the first half was fine"_s, QString());
    row(u"in spring 2027"_s, u"spring 2027 = 2027-03-01..2027-05-31"_s);
    row(u"in 2025"_s, u"2025 = 2025-01-01..2025-12-31"_s);
    row(u"in 2025/26"_s, u"2025/26 = 2025-01-01..2026-12-31"_s);
    row(u"the budget for 2027 goes up"_s, u"2027 = 2027-01-01..2027-12-31"_s);
    row(u"sold 2000 vans"_s, QString());
    row(u"sold 2,025 vans"_s, QString());
    // Without a year: the nearest past, or what the sentence says
    row(u"since 1 September"_s, u"1 September = 2026-09-01"_s);
    row(u"on 1 October it opened"_s, u"1 October = 2025-10-01"_s);
    row(u"it will open on 1 October"_s, u"1 October = 2026-10-01"_s);
    row(u"with effect from 1 August"_s, u"1 August = 2026-08-01"_s);
    row(u"by 30 November"_s, u"30 November = 2026-11-30"_s);
    row(u"opened in May"_s, u"May = 2026-05-01..2026-05-31"_s);
    row(u"opened in September"_s, u"September = 2026-09-01..2026-09-30"_s);
    row(u"May I call? They march on."_s, QString());
    row(u"June Vale called"_s, QString());
    row(u"every January"_s, QString());
    row(u"mid-September"_s, u"mid-September = 2026-09-01..2026-09-30"_s);
    // Relative
    row(u"opened on Monday"_s, u"Monday = 2026-09-14"_s);
    row(u"opened on Wednesday"_s, u"Wednesday = 2026-09-16"_s);
    row(u"said last Tuesday"_s, u"last Tuesday = 2026-09-15"_s);
    row(u"said last Wednesday"_s, u"last Wednesday = 2026-09-09"_s);
    row(u"next Friday"_s, u"next Friday = 2026-09-18"_s);
    row(u"Could we talk on Tuesday?"_s, u"Tuesday = 2026-09-22"_s);
    row(u"Fridays, on Fridays, Friday mornings"_s, QString());
    row(u"yesterday and tomorrow"_s, u"yesterday = 2026-09-15; tomorrow = 2026-09-17"_s);
    row(u"last month"_s, u"last month = 2026-08-01..2026-08-31"_s);
    row(u"last week"_s, u"last week = 2026-09-07..2026-09-13"_s);
    row(u"this year"_s, u"this year = 2026-01-01..2026-12-31"_s);
    row(u"next year"_s, u"next year = 2027-01-01..2027-12-31"_s);
    row(u"last quarter"_s, u"last quarter = 2026-04-01..2026-06-30"_s);
    row(u"two years ago"_s, u"two years ago = 2024-01-01..2024-12-31"_s);
    row(u"3 days ago"_s, u"3 days ago = 2026-09-13"_s);
    row(u"a month ago"_s, u"a month ago = 2026-08-01..2026-08-31"_s);
    row(u"last October"_s, u"last October = 2025-10-01..2025-10-31"_s);
    row(u"the last 3 months"_s, QString());
    // No such day: the month at least
    row(u"on 31 February 2026"_s, u"February 2026 = 2026-02-01..2026-02-28"_s);
}

void DatesTest::readsEnglish()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(described(text, Language::English, Seen), expected);
}

void DatesTest::readsOtherLanguages_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("expected");
    const auto row = [](Language language, const QString& text, const QString& expected) {
        QTest::newRow(qPrintable(text)) << text << static_cast<int>(language) << expected;
    };
    row(Language::German, u"am 5.1.2026"_s, u"5.1.2026 = 2026-01-05"_s);
    row(Language::German, u"am 5. 1. 2026"_s, u"5. 1. 2026 = 2026-01-05"_s);
    row(Language::German, u"am 3. Mai 2026"_s, u"3. Mai 2026 = 2026-05-03"_s);
    row(Language::German, u"zum 1. September"_s, u"1. September = 2026-09-01"_s);
    row(Language::German, u"seit Januar 2025"_s, u"Januar 2025 = 2025-01-01..2025-01-31"_s);
    row(Language::German, u"im 3. Quartal 2025"_s, u"3. Quartal 2025 = 2025-07-01..2025-09-30"_s);
    row(Language::German, u"letzte Woche"_s, u"letzte Woche = 2026-09-07..2026-09-13"_s);
    row(Language::German, u"im letzten Jahr"_s, u"letzten Jahr = 2025-01-01..2025-12-31"_s);
    row(Language::German, u"vor zwei Jahren"_s, u"vor zwei Jahren = 2024-01-01..2024-12-31"_s);
    row(Language::German, u"am Montag"_s, u"Montag = 2026-09-14"_s);
    row(Language::German, u"gestern"_s, u"gestern = 2026-09-15"_s);
    row(Language::German, u"Guten Morgen, am Morgen"_s, QString());
    row(Language::French, u"le 5 janvier 2026"_s, u"5 janvier 2026 = 2026-01-05"_s);
    row(Language::French, u"le 1er mars 2026"_s, u"1er mars 2026 = 2026-03-01"_s);
    row(Language::French, u"d'ici mars 2027"_s, u"mars 2027 = 2027-03-01..2027-03-31"_s);
    row(Language::French, u"la semaine dernière"_s, u"semaine dernière = 2026-09-07..2026-09-13"_s);
    row(Language::French, u"l'an dernier"_s, u"an dernier = 2025-01-01..2025-12-31"_s);
    row(Language::French, u"il y a deux ans"_s, u"il y a deux ans = 2024-01-01..2024-12-31"_s);
    row(Language::French, u"lundi dernier"_s, u"lundi dernier = 2026-09-14"_s);
    row(Language::French, u"hier"_s, u"hier = 2026-09-15"_s);
    row(Language::Spanish, u"el 5 de enero de 2026"_s, u"5 de enero de 2026 = 2026-01-05"_s);
    row(Language::Spanish, u"el año pasado"_s, u"año pasado = 2025-01-01..2025-12-31"_s);
    row(Language::Spanish, u"hace dos años"_s, u"hace dos años = 2024-01-01..2024-12-31"_s);
    row(Language::Spanish, u"el mes que viene"_s, u"mes que viene = 2026-10-01..2026-10-31"_s);
}

void DatesTest::readsOtherLanguages()
{
    QFETCH(QString, text);
    QFETCH(int, language);
    QFETCH(QString, expected);
    QCOMPARE(described(text, static_cast<Language>(language), Seen), expected);
}

void DatesTest::leavesOpenWhatIsUnknown()
{
    const auto dates = dateMentions(u"since 1 September, opened on Monday, two years ago");
    QCOMPARE(dates.size(), 3U);
    for (const DateMention& date : dates)
        QVERIFY(!date.isResolved());
    QCOMPARE(dates[0].day, 1);
    QCOMPARE(dates[0].month, 9);
    QVERIFY(!dates[0].relative);
    QVERIFY(dates[1].relative);
    QCOMPARE(dates[2].phrase, u"two years ago"_s);
    QVERIFY(dateMentions(u"in March 2026").front().isResolved());
}

void DatesTest::readsMonthFirstOnRequest()
{
    QCOMPARE(described(u"on 03/04/2026"_s, Language::English, Seen, true),
             u"03/04/2026 = 2026-03-04"_s);
    QCOMPARE(described(u"on 13/04/2026"_s, Language::English, Seen, true),
             u"13/04/2026 = 2026-04-13"_s);
    QCOMPARE(described(u"le 03/04/2026"_s, Language::French, Seen, true),
             u"03/04/2026 = 2026-04-03"_s);
}

void DatesTest::compares_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("seen"); // whether the day of observation is known
    QTest::addColumn<bool>("same");
    QTest::addColumn<bool>("conflict");
    QTest::newRow("day in month") << u"on 5 May 2026"_s << u"in May 2026"_s << false << true
                                  << false;
    QTest::newRow("other month") << u"on 5 May 2026"_s << u"in June 2026"_s << false << false
                                 << true;
    QTest::newRow("month in year") << u"in May 2026"_s << u"in 2026"_s << false << true << false;
    QTest::newRow("relative and absolute")
        << u"opened on Monday"_s << u"on 14 September 2026"_s << true << true << false;
    QTest::newRow("wrong day") << u"opened on Monday"_s << u"on 16 September 2026"_s << true
                               << false << true;
    QTest::newRow("unknown year") << u"since 1 September"_s << u"on 1 September 2026"_s << false
                                  << true << false;
    QTest::newRow("unknown year, other day")
        << u"since 1 September"_s << u"on 2 September 2026"_s << false << false << true;
    QTest::newRow("year guessed one off")
        << u"until 10 December"_s << u"on 10 December 2025"_s << true << true << false;
    QTest::newRow("year guessed two off")
        << u"until 10 December"_s << u"on 10 December 2024"_s << true << false << true;
    QTest::newRow("same words") << u"two years ago"_s << u"two years ago"_s << false << true
                                << false;
    QTest::newRow("other words") << u"two years ago"_s << u"last year"_s << false << false << false;
}

void DatesTest::compares()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(bool, seen);
    QFETCH(bool, same);
    QFETCH(bool, conflict);
    const auto observed = seen ? std::optional(Seen) : std::nullopt;
    const auto first = dateMentions(a, Language::English, observed);
    const auto second = dateMentions(b, Language::English, observed);
    QCOMPARE(first.size(), 1U);
    QCOMPARE(second.size(), 1U);
    QCOMPARE(sameTime(first.front(), second.front()), same);
    QCOMPARE(sameTime(second.front(), first.front()), same);
    QCOMPARE(conflicts(first.front(), second.front()), conflict);
}

void DatesTest::staysWithinRandomText()
{
    std::mt19937 random(31);
    for (int round = 0; round < 3'000; ++round) {
        const QString text = randomText(random) + u" on 5 May 2026 "_s + randomText(random, 5);
        qsizetype end = 0;
        for (const DateMention& date : dateMentions(text, static_cast<Language>(round % 5), Seen)) {
            QVERIFY(date.span.start >= end && date.span.end <= text.size());
            QVERIFY(!date.from || (date.to && *date.from <= *date.to));
            end = date.span.end;
        }
    }
}

QTEST_GUILESS_MAIN(DatesTest)

#include "dates_test.moc"
