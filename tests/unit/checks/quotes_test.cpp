// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/quotes.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::checks;

class QuotesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comparesWithTheSource_data();
    void comparesWithTheSource();
};

void QuotesTest::comparesWithTheSource_data()
{
    QTest::addColumn<QString>("quote");
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, const char16_t* quote, const char16_t* source,
                        QuoteFault fault) {
        QTest::newRow(name) << QString::fromUtf16(quote) << QString::fromUtf16(source)
                            << static_cast<int>(fault);
    };
    row("word for word", u"the ramp is slow", u"He says the ramp is slow.", QuoteFault::None);
    row("case and punctuation", u"The ramp, is slow!", u"He says the ramp is slow.",
        QuoteFault::None);
    row("typographic apostrophe", u"it’s slow", u"He says it's slow.", QuoteFault::None);
    row("another word", u"the ramp is fast", u"He says the ramp is slow.",
        QuoteFault::NotTheirWords);
    row("harmless gap", u"the ramp … is slow", u"The ramp in Moss is slow.", QuoteFault::None);
    row("swallowed not", u"we are … buying a crane", u"We are not buying a crane.",
        QuoteFault::CutNegation);
    row("swallowed only", u"we … buy cranes", u"We only buy cranes.", QuoteFault::CutNegation);
    row("pieces out of order", u"a crane … we are buying", u"We are buying a crane.",
        QuoteFault::NotTheirWords);
    row("begins behind the not", u"going to buy a crane", u"We are not going to buy a crane.",
        QuoteFault::CutNegation);
    row("ends before the until", u"we will not buy a crane",
        u"We will not buy a crane until the ramp is wide.", QuoteFault::CutNegation);
    row("a noun that somebody does not trust", u"the forty metres of ramp",
        u"I do not trust the forty metres of ramp.", QuoteFault::None);
    row("German", u"wir kaufen … einen Kran", u"Wir kaufen vorerst keinen, höchstens einen Kran.",
        QuoteFault::CutNegation);
}

void QuotesTest::comparesWithTheSource()
{
    QFETCH(QString, quote);
    QFETCH(QString, source);
    QFETCH(int, fault);
    QCOMPARE(static_cast<int>(compareQuote(quote, source)), fault);
}

QTEST_GUILESS_MAIN(QuotesTest)
#include "quotes_test.moc"
