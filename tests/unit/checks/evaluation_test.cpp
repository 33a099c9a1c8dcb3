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
    void claims();
    void claimsOfOtherHands_data();
    void claimsOfOtherHands();
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

namespace {

bool isTemplate(const Score& row)
{
    return row.part == "open"_L1 || row.part == "held"_L1;
}

} // namespace

/// From templates: each kind is held to what must be reached.
void EvaluationTest::claims()
{
    Result<Scores> scores = scoreClaims(folder());
    QVERIFY(scores.ok());
    std::erase_if(scores->rows, [](const Score& row) { return !isTemplate(row); });
    reaches(scores);
}

/// Claims by hand, none from a template. What is not reached yet has a limit of its own, which is what was measured
/// (tests/data/checks/README.md): it may rise, never fall.
void EvaluationTest::claimsOfOtherHands_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<double>("limit");
    const auto row = [](const char* part, const char* kind, double limit) {
        QTest::addRow("%s %s", part, kind)
            << QString::fromLatin1(part) << QString::fromLatin1(kind) << limit;
    };
    row("spoken", "clean", 0.08);
    row("spoken", "number", 0.95);
    row("spoken", "unit", 0.95);
    row("spoken", "date", 0.95);
    row("spoken", "money", 0.95);
    row("spoken", "name", 0.95);
    row("spoken", "company", 0.95);
    row("spoken", "title", 0.95);
    row("spoken", "negation", 0.87);
    row("spoken", "modality", 0.84);
    row("spoken", "roles", 0.78);
    row("spoken", "extra", 0.93);
    row("spoken", "quote", 0.95);
    row("spoken", "trend", 0.95);
    row("spoken", "namesake", 0.95);
    row("later", "clean", 0.1);
    row("later", "negation", 0.83);
    row("later", "modality", 0.87);
    row("later", "roles", 0.83);
    row("later", "extra", 0.8);
}

void EvaluationTest::claimsOfOtherHands()
{
    QFETCH(QString, part);
    QFETCH(QString, kind);
    QFETCH(double, limit);
    const Result<Scores> scores = scoreClaims(folder());
    QVERIFY(scores.ok());
    bool isThere = false;
    for (const Score& row : scores->rows) {
        if (row.part != part || row.kind != kind)
            continue;
        isThere = true;
        // Of claims that hold the limit is how many may be flagged, of faults how many must be.
        const double of = kind == "clean"_L1 ? row.wrong + row.quiet : row.found + row.missed;
        const double share = (kind == "clean"_L1 ? row.wrong : row.found) / of;
        QVERIFY2(kind == "clean"_L1 ? share <= limit : share >= limit,
                 qPrintable(QString::number(share)));
    }
    QVERIFY(isThere);
}

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
