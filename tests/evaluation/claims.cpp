// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/json.h"
#include "tests/evaluation/labelled_lines.h"

#include <QFile>
#include <QHash>

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

ClaimQuestion questionOf(const QString& claim, const QString& passage)
{
    ClaimQuestion question;
    question.claim = claim;
    LabelledEvidence evidence;
    evidence.label = u"1"_s;
    evidence.evidence.text = passage;
    question.evidence.push_back(std::move(evidence));
    return question;
}

QString featureLine(bool isTrue, int group, const checks::WordLikeness& likeness)
{
    constexpr int digits = 6;
    QStringList cells{QString::number(int(isTrue)), QString::number(int(likeness.isRefused)),
                      QString::number(group)};
    for (const double feature : likeness.features)
        cells.append(QString::number(feature, 'g', digits));
    return cells.join(u'\t');
}

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
    for (const auto file :
         {"/claims.jsonl"_L1, "/spoken_claims.jsonl"_L1, "/later_claims.jsonl"_L1}) {
        if (const Result<void> done = eachLine(QString(folder + file), read); !done.ok())
            return done.error();
    }
    return scores;
}

Result<Attribution> scoreAttribution(const QString& path)
{
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
    Attribution result;
    QHash<QString, int> groups;
    const QStringList names = checks::wordLikenessNames();
    result.features.append(QString(u"label\trefused\tevidence\t"_s + names.join(u'\t')));
    while (!file.atEnd()) {
        const QStringList cells = QString::fromUtf8(file.readLine()).split(u'\t');
        if (cells.size() < head.size())
            continue;
        const ClaimQuestion question = questionOf(cells.at(response), cells.at(knowledge));
        const bool isTrue = cells.at(label).trimmed().startsWith(u"Fully");
        all.add(isTrue, checks::judge(question).supported);
        const QString evidence = cells.at(knowledge).toCaseFolded();
        const int group = groups.value(evidence, static_cast<int>(groups.size()));
        groups.insert(evidence, group);
        result.features.append(featureLine(isTrue, group, checks::wordLikeness(question)));
        ++result.pairs;
    }
    result.balanced = all.value();
    return result;
}

} // namespace countersign::evaluation
