// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/letter_lines.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

class LetterLinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsGreetings_data();
    void knowsGreetings();
    void knowsSignOffs_data();
    void knowsSignOffs();
    void measuresListMarkers_data();
    void measuresListMarkers();
};

void LetterLinesTest::knowsGreetings_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("greeting");
    for (const auto& line :
         {u"Hi Orla,"_s, u"Dear Ms Lind:"_s, u"Bonjour,"_s, u"Marcus,"_s, u"Hi ,"_s,
          u"Hello team!"_s, u"Guten Tag Herr Dr. Höfer,"_s, u"Dear [First Name],"_s,
          u"Sehr geehrte Damen und Herren,"_s, u"Hi"_s, u"Hola Ana,"_s})
        QTest::newRow(qPrintable(line)) << line << true;
    for (const auto& line : {u"Hi Orla, saw your post"_s, u"High time,"_s, u"Your depot is open."_s,
                             u"Best regards,"_s, u"dock 3,"_s, u""_s, u"Oslo, Bergen,"_s,
                             u"Hello again from the quay where we met"_s})
        QTest::newRow(qPrintable(u"no: "_s + line)) << line << false;
}

void LetterLinesTest::knowsGreetings()
{
    QFETCH(QString, line);
    QFETCH(bool, greeting);
    QCOMPARE(isGreetingLine(line), greeting);
}

void LetterLinesTest::knowsSignOffs_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("signOff");
    for (const auto& line : {u"Best regards,"_s, u"Best,"_s, u"Cheers"_s, u"Best, Kim"_s,
                             u"Thanks!"_s, u"Mit freundlichen Grüßen"_s, u"Viele Grüße aus Celle"_s,
                             u"Bien cordialement"_s, u"Un saludo,"_s, u"  Kind regards  "_s})
        QTest::newRow(qPrintable(line)) << line << true;
    for (const auto& line : {u"Best practice is to ask."_s, u"Thanks for the call in May"_s, u""_s,
                             u"Regardless,"_s, u"Thanks?"_s})
        QTest::newRow(qPrintable(u"no: "_s + line)) << line << false;
}

void LetterLinesTest::knowsSignOffs()
{
    QFETCH(QString, line);
    QFETCH(bool, signOff);
    QCOMPARE(isSignOffLine(line), signOff);
}

void LetterLinesTest::measuresListMarkers_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("length");
    QTest::newRow("hyphen") << u"- rope"_s << 2;
    QTest::newRow("bullet") << u"• rope"_s << 2;
    QTest::newRow("indented") << u"  * rope"_s << 4;
    QTest::newRow("number") << u"1. rope"_s << 3;
    QTest::newRow("number in bracket") << u"12) rope"_s << 4;
    QTest::newRow("letter") << u"a) rope"_s << 3;
    QTest::newRow("both brackets") << u"(1) rope"_s << 4;
    QTest::newRow("minus") << u"-5 °C"_s << 0;
    QTest::newRow("year") << u"2026. rope"_s << 0;
    QTest::newRow("initial") << u"J. Orr"_s << 0;
    QTest::newRow("word") << u"rope"_s << 0;
    QTest::newRow("decimal") << u"1.5 m"_s << 0;
    QTest::newRow("empty") << QString() << 0;
}

void LetterLinesTest::measuresListMarkers()
{
    QFETCH(QString, line);
    QFETCH(int, length);
    QCOMPARE(listMarkerLength(line), length);
}

QTEST_GUILESS_MAIN(LetterLinesTest)

#include "letter_lines_test.moc"
