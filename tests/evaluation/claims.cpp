// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/json.h"
#include "tests/evaluation/labelled_lines.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::evaluation {
namespace {

using checks::ClaimQuestion;
using checks::LabelledEvidence;

constexpr double recallMin = 0.95;
constexpr double falseAlarmsMax = 0.05;

double balanced(int hit, int positives, int quiet, int negatives)
{
    return (static_cast<double>(hit) / std::max(1, positives) +
            static_cast<double>(quiet) / std::max(1, negatives)) /
           2.0;
}

/// Right ones among the supported and the unsupported pairs.
struct Tally {
    int hit = 0;
    int positives = 0;
    int quiet = 0;
    int negatives = 0;

    void add(bool isTrue, bool isSupported)
    {
        (isTrue ? positives : negatives) += 1;
        hit += isTrue && isSupported;
        quiet += !isTrue && !isSupported;
    }
    [[nodiscard]] double value() const { return balanced(hit, positives, quiet, negatives); }
};

} // namespace

Result<Scores> scoreClaims(const QString& folder)
{
    Scores scores;
    const auto read = [&scores](const Json& line) -> Result<void> {
        const auto question = checks::claimQuestionFromJson(line, QDate(2026, 10, 5));
        if (!question.ok())
            return question.error();
        const QString fault = textAt(line, "fault");
        const QString part = textAt(line, "part");
        const bool isFlagged = !checks::judge(*question).supported;
        const Score like{{}, {}, Measure::Recall, recallMin, falseAlarmsMax};
        const QString kind = fault.isEmpty() ? u"clean"_s : fault;
        count(rowOf(scores.rows, kind, part, like), !fault.isEmpty(), isFlagged);
        if (isFlagged == fault.isEmpty())
            scores.slips.append(QString(part + u' ' + kind + u": " + question->claim));
        return {};
    };
    if (const Result<void> done = eachLine(QString(folder + u"/claims.jsonl"), read); !done.ok())
        return done.error();
    return scores;
}

Result<Attribution> scoreAttribution(const QString& path)
{
    constexpr int folds = 10;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{
            ErrorCode::NotFound, u"file.unreadable"_s, {path}, path, file.errorString(), {}};
    const QStringList head = QString::fromUtf8(file.readLine()).trimmed().split(u'\t');
    const qsizetype knowledge = head.indexOf(u"knowledge"_s);
    const qsizetype response = head.indexOf(u"response"_s);
    const qsizetype label = head.indexOf(u"begin_label"_s);
    if (knowledge < 0 || response < 0 || label < 0)
        return Error{ErrorCode::BadInput, u"csv.no_name_column"_s, {}, path, {}, {}};
    Tally all;
    std::vector<Tally> parts(folds);
    int pairs = 0;
    while (!file.atEnd()) {
        const QStringList cells = QString::fromUtf8(file.readLine()).split(u'\t');
        if (cells.size() < head.size())
            continue;
        ClaimQuestion question;
        question.claim = cells.at(response);
        LabelledEvidence evidence;
        evidence.label = u"1"_s;
        evidence.evidence.text = cells.at(knowledge);
        question.evidence.push_back(std::move(evidence));
        const bool isTrue = cells.at(label).trimmed().startsWith(u"Fully");
        const bool isSupported = checks::judge(question).supported;
        all.add(isTrue, isSupported);
        parts[static_cast<size_t>(pairs % folds)].add(isTrue, isSupported);
        ++pairs;
    }
    const auto [low, high] =
        std::minmax_element(parts.begin(), parts.end(),
                            [](const Tally& a, const Tally& b) { return a.value() < b.value(); });
    return Attribution{pairs, all.value(), low->value(), high->value()};
}

} // namespace countersign::evaluation
