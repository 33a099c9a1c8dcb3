// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace countersign::policy {

/// The gate to autopilot and the watch over what runs on it.
inline constexpr qint64 gateDecisions = 50;   ///< decided one by one, at least
inline constexpr double gateBound = 0.80;     ///< lower bound of "approved without a material edit"
inline constexpr double gateCoverage = 0.90;  ///< of the people, for each of the four inputs
inline constexpr double gateStructure = 0.25; ///< share of the largest structure group, at most
inline constexpr double gateError = 0.05 / 6.0; ///< of one look: 5 % shared over six looks

/// One condition of the way to autopilot.
struct GateCondition {
    /// A stable name: "decided", "lower_bound", "accuracy", "boundaries", "inputs", "structure",
    /// "channels".
    QString condition;
    QString figure; ///< what it is, e.g. "44", "0.81", "9/10", "75%"
    QString wanted; ///< e.g. "50", "0.80", "10/10", "90%"
    bool met = false;

    friend bool operator==(const GateCondition&, const GateCondition&) = default;
};

/// What the conditions are worked out from.
struct GateFigures {
    struct Decided {
        bool clean = false;    ///< approved without a material edit
        bool accurate = false; ///< no accuracy or boundary finding blocks the text
    };
    std::vector<Decided> decided; ///< those that count, oldest first
    qint64 boundaries = 0;
    qint64 boundariesTripping = 0; ///< with a probe that trips them
    double leastCoverage = 0.0;    ///< of the four inputs, share of the segment's people, 0 to 1
    double largestGroup = 0.0;     ///< share of the drafts that are built alike, 0 to 1
    qint64 steps = 0;
    qint64 stepsWithChannel = 0;
};

/// Every condition, in the order in which people read them.
[[nodiscard]] std::vector<GateCondition> gateConditions(const GateFigures& figures);

/// Whether all are met, and there are any.
[[nodiscard]] bool isOpen(const std::vector<GateCondition>& conditions);

/// Those not met, each as "condition:figure:wanted".
[[nodiscard]] QStringList unmetConditions(const std::vector<GateCondition>& conditions);

/// The bound is looked at only at 50, 75, 100, 125, 150 and 175 decisions: how many the last look took
/// in; 0 before the first.
[[nodiscard]] qint64 lookAt(qint64 decided);

/// One-sided bounds by Clopper and Pearson for `clean` of `all`, each with error `alpha`. Nothing is
/// known of nothing: 0 and 1.
struct Bounds {
    double lower = 0.0;
    double upper = 1.0;
};
[[nodiscard]] Bounds clopperPearson(qint64 clean, qint64 all, double alpha);

} // namespace countersign::policy
