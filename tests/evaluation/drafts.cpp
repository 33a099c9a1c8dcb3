// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/json.h"
#include "tests/evaluation/labelled_lines.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::evaluation {
namespace {

using checks::Checker;
using checks::CheckInput;
using checks::Report;

const QDate today(2026, 10, 5);

/// Found nearly always and hardly ever wrongly.
const QStringList& strictChecks()
{
    static const QStringList list{u"placeholder.unfilled"_s, u"output.residue"_s,
                                  u"security.injection"_s,   u"boundary.violation"_s,
                                  u"recipient.name"_s,       u"language.encoding"_s};
    return list;
}

Score limitsOf(const QString& check)
{
    if (strictChecks().contains(check))
        return {{}, {}, Measure::Recall, 0.98, 0.01};
    return {{}, {}, Measure::F1, 0.90};
}

bool reports(const Report& report, const QString& check)
{
    return std::any_of(report.findings.begin(), report.findings.end(), [&check](const auto& one) {
        return one.check == check && one.reason != u"not_checked";
    });
}

/// A message without a fault is quiet for every strict check; one with a fault for its own only.
QStringList checksAskedOf(const QString& check, bool isExpected)
{
    if (isExpected || !(check.isEmpty() || strictChecks().contains(check)))
        return {check};
    return strictChecks();
}

void addSegment(const Json& line, Scores& scores)
{
    const QStringList texts = textsAt(line, "texts");
    const auto alike = line.at("alike").get<std::vector<qsizetype>>();
    Checker checker;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        CheckInput input;
        input.text = texts.at(i);
        input.today = today;
        for (qsizetype k = 0; k < texts.size(); ++k) {
            if (k != i)
                input.peers.push_back({texts.at(k), {}});
        }
        const bool isThere = std::find(alike.begin(), alike.end(), i) != alike.end();
        const QString check = u"structure.repeated"_s;
        const bool isReported = reports(checker.check(input), check);
        const QString part = textAt(line, "part");
        count(rowOf(scores.rows, check, part, limitsOf(check)), isThere, isReported);
        if (isThere != isReported)
            scores.slips.append(QString(part + u' ' + check + u": " + texts.at(i).left(100)));
    }
}

} // namespace

Result<Scores> scoreDrafts(const QString& folder)
{
    Scores scores;
    Checker checker;
    const auto read = [&](const Json& line) -> Result<void> {
        const Result<CheckInput> input = checks::checkInputFromJson(line, today);
        if (!input.ok())
            return input.error();
        const QString part = textAt(line, "part");
        const QString about = textAt(line, "check");
        const bool isExpected = line.value("expected", false);
        const Report report = checker.check(*input);
        for (const QString& check : checksAskedOf(about, isExpected)) {
            bool isReported = reports(report, check);
            // How many asks there are must be right too.
            const int asks = line.value("asks", report.metrics.asks);
            if (check == u"ask.count" && asks != report.metrics.asks)
                isReported = !isExpected;
            const bool isThere = isExpected && check == about;
            count(rowOf(scores.rows, check, part, limitsOf(check)), isThere, isReported);
            if (isThere != isReported)
                scores.slips.append(QString(part + u' ' + check + u": " + input->text.left(160)));
        }
        return {};
    };
    for (const auto file : {"/drafts.jsonl"_L1, "/spoken_drafts.jsonl"_L1}) {
        if (const Result<void> done = eachLine(QString(folder + file), read); !done.ok())
            return done.error();
    }
    return scores;
}

Result<Scores> scoreStructure(const QString& folder)
{
    Scores scores;
    const auto read = [&scores](const Json& line) -> Result<void> {
        addSegment(line, scores);
        return {};
    };
    for (const auto file : {"/structure.jsonl"_L1, "/structure_spoken.jsonl"_L1}) {
        if (const Result<void> done = eachLine(QString(folder + file), read); !done.ok())
            return done.error();
    }
    return scores;
}

Result<std::vector<CheckInput>> draftsOf(const QString& file)
{
    std::vector<CheckInput> drafts;
    const auto read = [&drafts](const Json& line) -> Result<void> {
        Result<CheckInput> input = checks::checkInputFromJson(line, today);
        if (!input.ok())
            return input.error();
        drafts.push_back(std::move(*input));
        return {};
    };
    if (const Result<void> done = eachLine(file, read); !done.ok())
        return done.error();
    return drafts;
}

} // namespace countersign::evaluation
