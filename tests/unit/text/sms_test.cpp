// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/sms.h"

#include "tests/unit/text/text_samples.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

using Encoding = SmsCount::Encoding;

class SmsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void counts_data();
    void counts();
    void namesWhatForcesUcs2_data();
    void namesWhatForcesUcs2();
    void cutsAsTheNetworkDoes();
    void segmentsAreTheText();
    void replacesWhatHasAnEqual();
    void knowsTheAlphabet();
};

void SmsTest::counts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("encoding");
    QTest::addColumn<int>("units");
    QTest::addColumn<int>("segments");
    QTest::addColumn<int>("left");
    const auto row = [](const char* name, const QString& text, Encoding encoding, int units,
                        int segments, int left) {
        QTest::newRow(name) << text << static_cast<int>(encoding) << units << segments << left;
    };
    row("empty", QString(), Encoding::Gsm7, 0, 0, 0);
    row("one", u"a"_s, Encoding::Gsm7, 1, 1, 159);
    row("160", QString(160, u'a'), Encoding::Gsm7, 160, 1, 0);
    row("161", QString(161, u'a'), Encoding::Gsm7, 161, 2, 145);
    row("306", QString(306, u'a'), Encoding::Gsm7, 306, 2, 0);
    row("307", QString(307, u'a'), Encoding::Gsm7, 307, 3, 152);
    row("80 brackets", QString(80, u']'), Encoding::Gsm7, 160, 1, 0);
    row("81 brackets", QString(81, u']'), Encoding::Gsm7, 162, 2, 143);
    row("153 brackets", QString(153, u']'), Encoding::Gsm7, 306, 3, 151);
    row("euro", u"5 €"_s, Encoding::Gsm7, 4, 1, 156);
    row("70 units", QString(70, QChar(0x0416)), Encoding::Ucs2, 70, 1, 0);
    row("71 units", QString(71, QChar(0x0416)), Encoding::Ucs2, 71, 2, 63);
    row("35 emoji", u"😎"_s.repeated(35), Encoding::Ucs2, 70, 1, 0);
    row("70 emoji", u"😎"_s.repeated(70), Encoding::Ucs2, 140, 3, 59);
    row("brackets are one in UCS-2", u"{a} ∞"_s, Encoding::Ucs2, 5, 1, 65);
    row("umlauts", u"äöüßÄÖÜñà"_s, Encoding::Gsm7, 9, 1, 151);
}

void SmsTest::counts()
{
    QFETCH(QString, text);
    QFETCH(int, encoding);
    QFETCH(int, units);
    QFETCH(int, segments);
    QFETCH(int, left);
    const SmsCount count = smsCount(text);
    QCOMPARE(static_cast<int>(count.encoding), encoding);
    QCOMPARE(count.units, units);
    QCOMPARE(count.segments, segments);
    QCOMPARE(count.left, left);
    QCOMPARE(count.segmentSpans.size(), static_cast<std::size_t>(segments));
}

void SmsTest::namesWhatForcesUcs2_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("forcing");
    QTest::addColumn<QString>("replacement");
    QTest::newRow("apostrophe") << u"We’ve a plan"_s << u"’"_s << u"'"_s;
    QTest::newRow("dash") << u"cold – dry"_s << u"–"_s << u"-"_s;
    QTest::newRow("ellipsis") << u"wait…"_s << u"…"_s << u"..."_s;
    QTest::newRow("Polish") << u"Łódź"_s << u"Ł"_s << u"L"_s;
    QTest::newRow("no-break blank") << u"5\u00A0kg"_s << u"\u00A0"_s << u" "_s;
    QTest::newRow("decomposed") << u"Cafe\u0301"_s << u"e\u0301"_s << u"é"_s;
    QTest::newRow("infinity") << u"only ∞"_s << u"∞"_s << QString();
    QTest::newRow("emoji") << u"ok 😎"_s << u"😎"_s << QString();
}

void SmsTest::namesWhatForcesUcs2()
{
    QFETCH(QString, text);
    QFETCH(QString, forcing);
    QFETCH(QString, replacement);
    const SmsCount count = smsCount(text);
    QVERIFY(count.forcing);
    QCOMPARE(count.forcing->of(text), forcing);
    QCOMPARE(count.replacement, replacement);
    QVERIFY(!smsCount(u"plain").forcing);
}

void SmsTest::cutsAsTheNetworkDoes()
{
    // The bracket would begin at septet 153 and end at 154: it goes to the second segment whole.
    const QString text = QString(152, u'a') + u"]"_s + QString(20, u'b');
    const SmsCount count = smsCount(text);
    QCOMPARE(count.segmentSpans[0], (Span{0, 152}));
    QCOMPARE(count.segmentSpans[1], (Span{152, 173}));
    // A pair of surrogates at units 67 and 68.
    const QString emoji = QString(66, QChar(0x0416)) + u"😎"_s + QString(10, QChar(0x0416));
    QCOMPARE(smsCount(emoji).segmentSpans[0], (Span{0, 66}));
}

void SmsTest::segmentsAreTheText()
{
    std::mt19937 random(3'141);
    for (int round = 0; round < 2'000; ++round) {
        const QString text = randomText(random, 150);
        const SmsCount count = smsCount(text);
        QString joined;
        for (const Span& segment : count.segmentSpans) {
            QVERIFY(!segment.isEmpty());
            const QStringView part = segment.of(text);
            const bool splitsPair = segment.end < text.size() && part.back().isHighSurrogate() &&
                                    text.at(segment.end).isLowSurrogate();
            QVERIFY(!splitsPair);
            joined += part;
        }
        QCOMPARE(joined, text);
        QCOMPARE(count.segments, static_cast<int>(count.segmentSpans.size()));
        QCOMPARE(count.forcing.has_value(), count.encoding == Encoding::Ucs2);
    }
}

void SmsTest::replacesWhatHasAnEqual()
{
    QCOMPARE(toGsm7(u"We’ve “two” – no… Łódź ∞"), u"We've \"two\" - no... Lodz ∞"_s);
    QCOMPARE(toGsm7(u"Cafe\u0301 à 5 €"), u"Café à 5 €"_s);
    QCOMPARE(smsCount(toGsm7(u"Ça coûte 3 €…")).encoding, Encoding::Gsm7);
}

void SmsTest::knowsTheAlphabet()
{
    int septets = 0;
    for (char32_t c = 0; c < 0x10000; ++c)
        septets += isGsm7(c) ? 1 : 0;
    QCOMPARE(septets, 127 + 10); // the default alphabet without its escape, and the extension table
    QVERIFY(isGsm7(U'€'));
    QVERIFY(!isGsm7(U'ç'));
    QVERIFY(!isGsm7(U'😎'));
}

QTEST_GUILESS_MAIN(SmsTest)

#include "sms_test.moc"
