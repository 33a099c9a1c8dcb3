// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/analysis.h"

#include "tests/unit/text/text_samples.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

class AnalysisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithItsParts();
    void findsWhatLiesInASpan();
    void takesAnyText();
    void takesLongTextInItsStride_data();
    void takesLongTextInItsStride();
};

namespace {

const QString Letter =
    u"Hi Orla,\n\nKestrel opened dock 3 in Moss on 5 May 2026 [@r1]. It cost £1.9m [@r2].\n\nKim"_s;

} // namespace

void AnalysisTest::agreesWithItsParts()
{
    const Analysis analysis = analyse(Letter, Language::English, QDate(2026, 9, 16));
    QCOMPARE(analysis.plain.text, withoutMarks(Letter));
    QCOMPARE(analysis.marks.size(), 2U);
    QCOMPARE(analysis.cited.size(), 2U);
    QCOMPARE(analysis.sentences, sentences(Letter));
    QCOMPARE(analysis.sentences.size(), 4U);
    QCOMPARE(analysis.tokens.size(), tokens(Letter).size());
    QCOMPARE(analysis.quantities.size(), quantities(Letter).size());
    QCOMPARE(analysis.dates.size(), 1U);
    QCOMPARE(*analysis.dates.front().from, QDate(2026, 5, 5));
    QCOMPARE(analysis.names.size(), properNames(Letter).size());
}

void AnalysisTest::findsWhatLiesInASpan()
{
    const Analysis analysis = analyse(Letter, Language::English);
    const Span second = analysis.sentences[1];
    QCOMPARE(analysis.datesIn(second).size(), 1U);
    QCOMPARE(analysis.quantitiesIn(analysis.sentences[2]).size(), 1U);
    QCOMPARE(analysis.quantitiesIn(analysis.sentences[2]).front().value, 1.9e6);
    QCOMPARE(analysis.namesIn(second).size(), 2U);
    QCOMPARE(analysis.tokensIn(analysis.sentences[3]).size(), 1U);
    QVERIFY(analysis.tokensIn(Span{0, 0}).empty());
    QCOMPARE(analysis.sentenceAt(second.start), 1);
    QCOMPARE(analysis.sentenceAt(second.end), -1);
    QCOMPARE(analysis.sentenceAt(Letter.size()), -1);
}

void AnalysisTest::takesAnyText()
{
    std::mt19937 random(77);
    for (int round = 0; round < 2'000; ++round) {
        const QString text = randomText(random, 100);
        const Analysis analysis =
            analyse(text, static_cast<Language>(round % 5), QDate(2026, 9, 16));
        for (const CitedSpan& cited : analysis.cited) {
            QVERIFY(cited.supports.start >= 0 && cited.supports.end <= text.size());
            QVERIFY(cited.supports.contains(cited.own) || cited.own.isEmpty());
            QVERIFY(cited.sentence.contains(cited.mark.span));
        }
        QCOMPARE(analysis.cited.size(), analysis.marks.size());
    }
}

void AnalysisTest::takesLongTextInItsStride_data()
{
    QTest::addColumn<QString>("piece");
    QTest::newRow("sentences on one line") << u"Kestrel opened dock 3 in May 2026 [@r1]. "_s;
    QTest::newRow("one sentence") << u"and dock 3 of Moss, which opened in 2026 [@r1], is slow "_s;
    QTest::newRow("quotations") << u"\"It is cold. Is it?\" said J. Orr. "_s;
    QTest::newRow("dots") << u"a.b. "_s;
    QTest::newRow("lines") << u"Kestrel\n"_s;
    QTest::newRow("brackets") << u"[@"_s;
    QTest::newRow("digits") << u"1 200 "_s;
    QTest::newRow("number words") << u"zwei und "_s;
    QTest::newRow("one word") << u"hundert"_s;
    QTest::newRow("hyphens") << u"vingt-"_s;
}

/// A text fifty times as long may take fifty times as long, not two thousand times: work that grows with
/// the square of the length would take minutes here.
void AnalysisTest::takesLongTextInItsStride()
{
    QFETCH(QString, piece);
    const QString text = piece.repeated(200'000 / piece.size());
    for (const Language language : {Language::English, Language::German, Language::French}) {
        QElapsedTimer timer;
        timer.start();
        const Analysis analysis = analyse(text, language);
        QCOMPARE(analysis.text.size(), text.size());
        QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
    }
}

QTEST_GUILESS_MAIN(AnalysisTest)

#include "analysis_test.moc"
