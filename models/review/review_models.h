// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/desk.h"
#include "models/evidence/evidence_model.h"
#include "models/findings/findings_model.h"
#include "models/history/history_model.h"
#include "models/queue/queue_model.h"
#include "models/review/attention.h"
#include "models/review/decider.h"
#include "models/review/draft_loader.h"
#include "models/review/draft_writing.h"

#include <QElapsedTimer>

namespace countersign {

/// What the Review page stands on. GUI thread.
struct ReviewModels {
    explicit ReviewModels(Desk& desk)
        : queue(desk.lists(), queueSourceOf(desk.workspace().review()))
        , loader(desk.reads(),
                 [&desk](const DraftId& draft) { return desk.workspace().review().viewOf(draft); })
        , writing(desk)
        , decider(desk)
        , attention([this] { return clock.elapsed(); })
    {}

    QElapsedTimer clock = [] {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }();
    QueueModel queue;
    EvidenceModel evidence;
    FindingsModel findings;
    HistoryModel history;
    DraftLoader loader;
    DraftWriting writing;
    Decider decider;
    Attention attention;
};

} // namespace countersign
