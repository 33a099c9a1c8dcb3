// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/checks/input.h"

#include <QString>

#include <vector>

namespace countersign::evaluation {

/// What must hold of a row: recall and false alarms (issue of the checks, "How good it must be"), or F1.
enum class Measure { Recall, F1 };

/// How often a check was right about one kind of thing in one part of the data.
struct Score {
    QString kind;
    QString part; ///< "open": looked at while mending; "held": not
    Measure measure = Measure::Recall;
    double recallMin = 0.0;
    double falseAlarmsMax = 1.0;
    int found = 0;
    int missed = 0;
    int wrong = 0; ///< reported where there is nothing
    int quiet = 0; ///< rightly not reported

    /// Not a number where there is nothing to find.
    [[nodiscard]] double recall() const;
    [[nodiscard]] double falseAlarms() const;
    [[nodiscard]] double f1() const;
    /// An empty row never reaches anything.
    [[nodiscard]] bool isReached() const;
    [[nodiscard]] QString figure() const;
    [[nodiscard]] QString limit() const;
};

/// The rows of one table, and what went wrong, a line each.
struct Scores {
    std::vector<Score> rows;
    QStringList slips; ///< "held extra: passed wrongly: …"
};

// Each reads its file of `folder` (tests/data/checks). Errors are those of reading and of JSON.

/// Injected faults in sales claims, one row a kind and part, and one for the claims that hold.
[[nodiscard]] Result<Scores> scoreClaims(const QString& folder);
/// Drafts with one label each.
[[nodiscard]] Result<Scores> scoreDrafts(const QString& folder);
/// Segments of drafts, some built alike.
[[nodiscard]] Result<Scores> scoreStructure(const QString& folder);

/// Texts with the places where their next sentence begins (tests/data/text/sentences.tsv), one row a language.
[[nodiscard]] Result<Scores> scoreSentences(const QString& file);

/// Balanced accuracy of `claims` on a tab-separated file with the columns knowledge, response and begin_label,
/// "Fully attributable" being supported: as the program stands, which was fitted on such a file. What it is worth
/// unseen is told by tools/fit_likeness.py from `features`, a line a pair: label, refused, number of its evidence,
/// and what its words look like.
struct Attribution {
    int pairs = 0;
    double balanced = 0.0;
    QStringList features;
};
[[nodiscard]] Result<Attribution> scoreAttribution(const QString& file);

/// The drafts of the file, to measure how fast they are checked.
[[nodiscard]] Result<std::vector<checks::CheckInput>> draftsOf(const QString& file);

} // namespace countersign::evaluation
