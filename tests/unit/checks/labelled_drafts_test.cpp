// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/json.h"

#include <QFile>
#include <QMap>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

/// Measures the checks on the drafts of the shipped sample, in the form that `check --file` reads with `labels` and
/// `tolerated` beside it.
class LabelledDraftsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheLabels();
};

namespace {

struct Counts {
    int found = 0;
    int missed = 0;
    int wrong = 0;
};

bool isAccepted(const Json& label, const QString& check)
{
    return textAt(label, "check") == check || textsAt(label, "or").contains(check);
}

void count(const Json& line, const Report& report, QMap<QString, Counts>& counts)
{
    const Json labels = line.value("labels", Json::array());
    const QStringList tolerated = textsAt(line, "tolerated");
    for (const Json& label : labels) {
        const bool isFound = std::any_of(
            report.findings.begin(), report.findings.end(), [&label](const Finding& finding) {
                return finding.reason != u"not_checked" && isAccepted(label, finding.check);
            });
        Counts& of = counts[textAt(label, "check")];
        (isFound ? of.found : of.missed) += 1;
    }
    for (const Finding& finding : report.findings) {
        const bool isLabelled =
            std::any_of(labels.begin(), labels.end(),
                        [&finding](const Json& label) { return isAccepted(label, finding.check); });
        if (finding.reason != u"not_checked" && !isLabelled && !tolerated.contains(finding.check))
            ++counts[finding.check].wrong;
    }
}

} // namespace

void LabelledDraftsTest::agreesWithTheLabels()
{
    QFile file(QStringLiteral(COUNTERSIGN_TEST_DATA "/../../resources/sample/drafts.jsonl"));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
    QMap<QString, Counts> counts;
    Checker checker;
    while (!file.atEnd()) {
        const Result<Json> line = parseJson(file.readLine());
        QVERIFY(line.ok());
        const Result<CheckInput> input = checkInputFromJson(*line, QDate(2026, 1, 1));
        QVERIFY2(input.ok(), qPrintable(input.ok() ? QString() : input.error().where));
        count(*line, checker.check(*input), counts);
    }
    Counts all;
    for (auto it = counts.begin(); it != counts.end(); ++it) {
        qInfo("%-26s found %d, missed %d, wrong %d", qPrintable(it.key()), it->found, it->missed,
              it->wrong);
        // Spelling needs a dictionary, which this test has not.
        if (it.key() == u"language.spelling")
            continue;
        all.found += it->found;
        all.missed += it->missed;
        all.wrong += it->wrong;
    }
    QVERIFY(all.found > 0);
    QVERIFY2(all.found * 10 >= (all.found + all.missed) * 9, "recall is under nine in ten");
    QVERIFY2(all.found * 10 >= (all.found + all.wrong) * 9, "precision is under nine in ten");
}

QTEST_GUILESS_MAIN(LabelledDraftsTest)
#include "labelled_drafts_test.moc"
