// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/checks_bench.h"

#include "app/checks/engine.h"
#include "tests/bench/report.h"
#include "tests/evaluation/evaluation.h"

#include <QFile>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace countersign::bench {
namespace {

using checks::Checker;
using checks::CheckInput;
using evaluation::Score;
using evaluation::Scores;

constexpr double draftsPerSecond = 5000.0;
constexpr double updateMilliseconds = 8.0;
constexpr double attributionMin = 0.90;

bool printScores(const QString& title, const Result<Scores>& scores)
{
    Report report(title);
    if (!scores.ok()) {
        report.note(QString(u"not measured: "_s + scores.error().where));
        report.print();
        return false;
    }
    std::vector<Score> rows = scores->rows;
    std::sort(rows.begin(), rows.end(), [](const Score& a, const Score& b) {
        return std::pair(a.kind, b.part) < std::pair(b.kind, a.part);
    });
    for (const Score& row : rows)
        report.figure(QString(row.kind + u" (" + row.part + u')'), row.figure(), row.limit(),
                      row.isReached());
    report.print();
    return report.allReached();
}

bool printAttribution(const QString& file, const QString& features)
{
    Report report(u"claims on labelled pairs"_s);
    const auto result = evaluation::scoreAttribution(file);
    if (!result.ok()) {
        report.note(QString(u"not measured: "_s + result.error().where));
        report.print();
        return false;
    }
    report.figure(u"balanced accuracy, as it stands"_s,
                  QString(QString::number(result->balanced, 'f', 3) + u" of "_s +
                          QString::number(result->pairs)),
                  QString(u"≥ "_s + QString::number(attributionMin, 'f', 2)),
                  result->balanced >= attributionMin);
    QFile out(features);
    const QByteArray lines = QString(result->features.join(u'\n') + u'\n').toUtf8();
    const bool isWritten =
        features.isEmpty() || (out.open(QIODevice::WriteOnly) && out.write(lines) == lines.size());
    if (!isWritten)
        report.note(QString(u"not written: "_s + features));
    report.print();
    return report.allReached() && isWritten;
}

double perSecond(std::vector<CheckInput>& drafts, bool isNewEvidence)
{
    constexpr int rounds = 30;
    Checker checker;
    size_t findings = 0;
    for (const CheckInput& draft : drafts)
        findings += checker.check(draft).findings.size();
    double milliseconds = 0.0;
    for (int i = 0; i < rounds; ++i) {
        for (CheckInput& draft : drafts) {
            for (auto& one : draft.evidence) {
                if (isNewEvidence)
                    one.evidence.text += u' ';
            }
        }
        milliseconds += timed([&] {
                            for (const CheckInput& draft : drafts)
                                findings += checker.check(draft).findings.size();
                        }).processor;
    }
    // The sum is used, so that nothing is left out.
    const double count = static_cast<double>(drafts.size()) * rounds;
    return findings > 0 ? count * 1000.0 / milliseconds : 0.0;
}

bool printSpeed(const QString& file)
{
    Report report(u"speed, all checks, one core"_s);
    auto drafts = evaluation::draftsOf(file);
    if (!drafts.ok() || drafts->empty()) {
        report.note(QString(u"not measured: "_s + file));
        report.print();
        return false;
    }
    const auto rate = [](double value) {
        return QString(QString::number(value, 'f', 0) + u" drafts/s"_s);
    };
    const double kept = perSecond(*drafts, false);
    report.figure(u"drafts whose evidence was read before"_s, rate(kept), u"≥ 5,000/s"_s,
                  kept >= draftsPerSecond);
    report.note(
        QString(u"with evidence that nobody has read: "_s + rate(perSecond(*drafts, true))));
    CheckInput longest = *std::max_element(
        drafts->begin(), drafts->end(),
        [](const CheckInput& a, const CheckInput& b) { return a.text.size() < b.text.size(); });
    Checker checker;
    Timings updates;
    for (int i = 0; i < 300; ++i) {
        longest.text.insert(longest.text.size() / 2, u'x');
        updates.add(timed([&] { (void)checker.check(longest); }));
    }
    report.timings(u"findings after a key"_s, updates, updateMilliseconds);
    report.print();
    return report.allReached();
}

} // namespace

bool measureChecks(const QString& folder, const QString& drafts, const QString& attribution,
                   const QString& features)
{
    const QString labelled(folder + u"/checks"_s);
    bool isReached = printScores(u"injected faults in claims"_s, evaluation::scoreClaims(labelled));
    isReached = printScores(u"drafts with one label each"_s, evaluation::scoreDrafts(labelled)) &&
                isReached;
    isReached =
        printScores(u"structure groups"_s, evaluation::scoreStructure(labelled)) && isReached;
    isReached =
        printScores(u"sentence splitting"_s,
                    evaluation::scoreSentences(QString(folder + u"/text/sentences.tsv"_s))) &&
        isReached;
    if (!attribution.isEmpty())
        isReached = printAttribution(attribution, features) && isReached;
    isReached = printSpeed(drafts) && isReached;
    return isReached;
}

} // namespace countersign::bench
