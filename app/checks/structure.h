// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/analysis.h"

#include <QString>
#include <QStringList>

#include <span>
#include <vector>

namespace countersign::checks {

/// How a draft is built: one letter a sentence for what it does (greeting, observation, problem, claim,
/// proof, offer, ask, sign-off), its length class and its words: function words as they stand, content words as
/// short numbers, figures as "#", names left out. Drafts with much of it in common, in the same order, are built
/// alike, whatever stands in the slots. Empty for an empty text.
[[nodiscard]] QString skeleton(const QString& text, text::Language language);
[[nodiscard]] QString skeleton(const text::Analysis& analysis);

/// Buckets that near-equal skeletons share, so that groups are found without comparing all pairs.
struct SkeletonSignature {
    std::vector<quint64> bands;
};
[[nodiscard]] SkeletonSignature signatureOf(QStringView skeleton);

/// True if two drafts are built alike.
[[nodiscard]] bool isSameStructure(QStringView a, QStringView b);

/// Groups of at least two that are built like the first of them, each ascending, largest first. Near-linear in the number
/// of skeletons.
[[nodiscard]] std::vector<std::vector<qsizetype>>
structureGroups(std::span<const QString> skeletons);

/// True if a group is a finding (checks, "Structure"): over a quarter of the drafts, and at least three.
[[nodiscard]] bool isRepeated(qsizetype group, qsizetype drafts);

} // namespace countersign::checks
