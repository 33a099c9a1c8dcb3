// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/checks/sample_draft.h"

#include <QTest>

#include <algorithm>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

/// A sentence without an end costs more than a short one, but not out of all proportion: told in ratios, of the
/// thread's own time, so that a slow or a busy machine says nothing.
class LongSentenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twiceTheWordsDoNotCostMuchMore_data();
    void twiceTheWordsDoNotCostMuchMore();
};

namespace {

double secondsOfThread()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) + double(now.tv_nsec) * 1e-9;
}

QString repeated(const QStringList& words, int count)
{
    QStringList sentence;
    for (int i = 0; i < count; ++i)
        sentence.append(words.at(i % words.size()));
    return sentence.join(u' ');
}

/// The best of some runs.
double cost(const QStringList& words, int count)
{
    const QString sentence = repeated(words, count);
    CheckInput input = sample::draft(Channel::Email, QString(sentence + u" [@r1]."_s));
    input.evidence = {sample::evidence(u"r1"_s, Input::Research, QString(sentence + u'.'))};
    double best = 1e9;
    for (int run = 0; run < 3; ++run) {
        const double begin = secondsOfThread();
        const Report report = check(input);
        best = std::min(best, secondsOfThread() - begin);
        if (report.metrics.words < count / 2)
            return 1e9;
    }
    return best;
}

} // namespace

void LongSentenceTest::twiceTheWordsDoNotCostMuchMore_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("one deed again and again") << QStringList{u"depot"_s, u"opened"_s};
    QTest::newRow("who did what") << QStringList{u"Kestrel"_s, u"bought"_s, u"Alder"_s};
    QTest::newRow("many did much")
        << QStringList{u"Kestrel"_s, u"bought"_s, u"Alder"_s, u"Moss"_s,
                       u"opened"_s,  u"Larvik"_s, u"Orla"_s,  u"supplied"_s};
    QTest::newRow("figures") << QStringList{u"14"_s, u"doors"_s, u"opened"_s};
}

void LongSentenceTest::twiceTheWordsDoNotCostMuchMore()
{
    QFETCH(QStringList, words);
    (void)cost(words, 100); // word lists are made at their first use
    const double once = cost(words, 400);
    const double twice = cost(words, 800);
    // Pairs of verbs of claim and evidence are compared: four times. A third such factor would be eight.
    QVERIFY2(twice < 5.5 * once, qPrintable(QString::number(twice / once) + u" times, "_s +
                                            QString::number(once * 1000) + u" ms"_s));
}

QTEST_GUILESS_MAIN(LongSentenceTest)
#include "long_sentence_test.moc"
