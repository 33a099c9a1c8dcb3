// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/control_service.h"

#include <QString>
#include <QStringList>

namespace countersign {

/// A condition of the gate as people read it.
struct ConditionWords {
    QString what;   ///< "50 drafts decided one by one"
    QString figure; ///< "44"
    QString next;   ///< what is missing, e.g. "6 more to decide"; empty where it is met
    bool met = false;
};
[[nodiscard]] ConditionWords wordsOf(const GateCondition& condition);
/// The same in one sentence, for those who hear it.
[[nodiscard]] QString sentenceOf(const ConditionWords& words);

/// "62 people · 180 drafts · weakest: signals"
[[nodiscard]] QString detailOf(const SegmentSummary& summary);
/// How far the first look of the gate is: "44 of 50"; for a segment on autopilot or with enough: "67 decided".
[[nodiscard]] QString progressOf(const SegmentSummary& summary);

/// Who set the mode, when and why: "Set by Otto Lindahl on 21 Nov 2026, 09:30. …"
[[nodiscard]] QString modeWords(const SegmentReport& report);
/// What the mode asks for, and who signs where somebody has to.
[[nodiscard]] QString ruleWords(const SegmentReport& report);
/// "7 decisions did not count: 4 decided in bulk, 3 faster than reading."; empty for none.
[[nodiscard]] QString leftOutWords(const SegmentReport& report);
/// What a change of prompt, model or directives would cost; empty with nothing to lose.
[[nodiscard]] QString costWords(const SegmentReport& report);
/// Samples, rejects and how near the alarm is.
[[nodiscard]] QString watchWords(const WatchRecord& watch);
/// The rate now with its bounds; says so where nothing is decided.
[[nodiscard]] QString rateWords(const SegmentReport& report);
/// The chart in words, a line a day: what a screen reader reads instead.
[[nodiscard]] QString trendWords(const std::vector<TrendPoint>& trend);
/// What to do about the weakest input.
[[nodiscard]] QString weakestWords(const SegmentReport& report);
/// "Step 2 has no channel…"; empty where all have one.
[[nodiscard]] QString channelWords(const SegmentReport& report);
/// "“struggle with” cut"
[[nodiscard]] QString lessonWords(const EditLesson& lesson);
/// "17 drafts; before in 17 of 40, by the directives of now in 0 of 12: it became rarer."
[[nodiscard]] QString lessonFigures(const EditLesson& lesson);
/// "Not supported: 12 drafts"
[[nodiscard]] QString findingWords(const store::CheckCount& count);
/// "Changes requested in 3 drafts: “Too long”"
[[nodiscard]] QString objectionWords(const ObjectionGroup& group);
/// What a change of directives would cost, segment by segment; says so where it costs nothing.
[[nodiscard]] QString costWords(const std::vector<ChangeCost>& costs);
/// What a boundary would do before it is saved.
[[nodiscard]] QString trialWords(const BoundaryTrial& trial);
/// "14 drafts, 28 % of the latest, are built alike"
[[nodiscard]] QString groupWords(const StructureGroup& group);

} // namespace countersign
