// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evaluation/evaluation.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::evaluation;

/// How good the checks are on the labelled data, against what must be reached; ./dev bench checks prints it.
class EvaluationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void claims() { reaches(scoreClaims(folder())); }
    void drafts() { reaches(scoreDrafts(folder())); }
    void structure() { reaches(scoreStructure(folder())); }
    void sentences()
    {
        reaches(scoreSentences(QStringLiteral(COUNTERSIGN_TEST_DATA "/text/sentences.tsv")));
    }
    void nothingMeasuredIsNothingReached();
    void namesTheFileThatIsMissing();

private:
    static QString folder() { return QStringLiteral(COUNTERSIGN_TEST_DATA "/checks"); }
    static void reaches(const Result<Scores>& scores);
};

/// Rows of both parts of the data together: a kind of one part alone is too few.
void EvaluationTest::reaches(const Result<Scores>& scores)
{
    QVERIFY2(scores.ok(), scores.ok() ? "" : qPrintable(scores.error().where));
    for (const QString& slip : scores->slips)
        qInfo("%s", qPrintable(slip));
    std::vector<Score> rows;
    for (const Score& row : scores->rows) {
        const auto same = std::find_if(rows.begin(), rows.end(),
                                       [&row](const Score& one) { return one.kind == row.kind; });
        if (same == rows.end()) {
            rows.push_back(row);
            continue;
        }
        same->found += row.found;
        same->missed += row.missed;
        same->wrong += row.wrong;
        same->quiet += row.quiet;
    }
    QVERIFY(!rows.empty());
    for (const Score& row : rows)
        QVERIFY2(row.isReached(), qPrintable(QString(row.kind + u": " + row.figure() +
                                                     u", must reach " + row.limit())));
}

void EvaluationTest::nothingMeasuredIsNothingReached()
{
    Score row{u"empty"_s, u"open"_s, Measure::Recall, 0.95, 0.05};
    QVERIFY(!row.isReached());
    row.measure = Measure::F1;
    QVERIFY(!row.isReached()); // not a number reaches nothing
    row.found = 19;
    row.missed = 1;
    QVERIFY(row.isReached());
    row.wrong = 20;
    QVERIFY(!row.isReached());
}

void EvaluationTest::namesTheFileThatIsMissing()
{
    const auto scores = scoreClaims(u"/nowhere/at/all"_s);
    QVERIFY(!scores.ok());
    QVERIFY(scores.error().where.contains(u"claims.jsonl"));
    QVERIFY(!scoreAttribution(u"/nowhere.tsv"_s).ok());
}

QTEST_GUILESS_MAIN(EvaluationTest)
#include "evaluation_test.moc"
