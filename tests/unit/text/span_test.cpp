// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/span.h"

#include <QTest>

using namespace Qt::StringLiterals;
using countersign::text::Span;

class SpanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isHalfOpen();
    void overlapsOnlyWhatItShares();
    void namesItsText();
};

void SpanTest::isHalfOpen()
{
    constexpr Span span{2, 5};
    QCOMPARE(span.length(), 3);
    QVERIFY(span.contains(2));
    QVERIFY(span.contains(4));
    QVERIFY(!span.contains(5));
    QVERIFY(span.contains(Span{5, 5}));
    QVERIFY(!span.contains(Span{4, 6}));
    QVERIFY((Span{3, 3}.isEmpty()));
}

void SpanTest::overlapsOnlyWhatItShares()
{
    QVERIFY((Span{0, 3}.overlaps(Span{2, 4})));
    QVERIFY(!(Span{0, 3}.overlaps(Span{3, 4})));
    QVERIFY(!(Span{1, 1}.overlaps(Span{0, 3})));
}

void SpanTest::namesItsText()
{
    const QString text = u"The map"_s;
    QCOMPARE((Span{4, 7}.of(text)), u"map"_s);
}

QTEST_GUILESS_MAIN(SpanTest)

#include "span_test.moc"
