// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/domain/draft.h"

#include <QByteArray>

#include <optional>
#include <set>

namespace countersign::policy {

/// What a segment was put on autopilot on: the value of its `calibration` control, set together with the
/// mode. A text of another recipe was never tried on reviewers, so it asks for review.
struct Calibration {
    std::set<QString> recipes; ///< of the texts that reviewers decided on
    qint64 handedOver = 0;     ///< messages of the segment that had gone out before it
    qint64 decisions = 0; ///< made on the segment's drafts before it: the watch begins after them

    friend bool operator==(const Calibration&, const Calibration&) = default;
};

/// Canonical JSON, the value of the control; nothing if it is none.
[[nodiscard]] QString toJsonText(const Calibration& calibration);
[[nodiscard]] std::optional<Calibration> calibrationFromJson(const QString& json);

/// What wrote a text: provider, model and prompt (which holds the segment's directives). Empty for a
/// text that somebody asked for with a directive of its own: nobody calibrated that one.
[[nodiscard]] QString recipeOf(const Generation& generation);

/// Where a draft falls in the draw for samples, from 0 to below 1, even over all drafts. Keyed with the
/// team's key, so that nobody can write drafts that are never drawn.
[[nodiscard]] double sampleDraw(const QByteArray& teamKey, const DraftId& draft);

/// Of the messages of a segment on autopilot one in this many waits for a reviewer: 10 until a hundred
/// have gone out since it was calibrated, 20 afterwards, never none.
inline constexpr int sampleOneInFirst = 10;
inline constexpr int sampleOneInLater = 20;
inline constexpr qint64 sampledCloselyFor = 100; ///< messages handed over
[[nodiscard]] int sampleOneIn(qint64 handedOverSince);

/// When a draw falls in the sample. What is drawn at one in twenty is drawn at one in ten as well.
enum class Drawn { Never, AtFirst, Always };
[[nodiscard]] Drawn drawn(double draw);
[[nodiscard]] bool isSampled(Drawn drawn, int oneIn);

} // namespace countersign::policy
