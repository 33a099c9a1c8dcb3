// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/queue.h"

#include <QString>

namespace countersign {

/// How a pill is meant; the window gives it a colour.
enum class PillTone { Neutral, Accent, Blocker, Warning, Good };

struct PillWords {
    QString text;
    PillTone tone = PillTone::Neutral;
};

/// The one thing to know about a draft in a list: a state that a person must act on, else the worst
/// finding, else that it is clean.
[[nodiscard]] PillWords pillOf(const store::QueueRow& row);

/// "needs review, 1 blocker, 2 warnings": where it stands and all that was found, for a screen reader.
[[nodiscard]] QString spokenStateOf(const store::QueueRow& row);

/// "Nordlicht Pumpen · Head of Quality"
[[nodiscard]] QString whoOf(const store::QueueRow& row);
/// "email, step 1": what tells two drafts for one person apart.
[[nodiscard]] QString whereOf(const store::QueueRow& row);
/// Both: "Nordlicht Pumpen · Head of Quality · email, step 1"
[[nodiscard]] QString detailOf(const store::QueueRow& row);

/// What it stands under in a list that is grouped.
[[nodiscard]] QString companyOf(const store::QueueRow& row);
[[nodiscard]] QString segmentOf(const store::QueueRow& row);

} // namespace countersign
