// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace countersign {

/// How far a long job has come. `total` is 0 while it is not known.
struct Progress {
    qint64 done = 0;
    qint64 total = 0;
    QString item; ///< what it is at, e.g. a prospect's name
};

/// Called from the job's own thread, at most a few times a second; must not block.
using ProgressHandler = std::function<void(const Progress&)>;

} // namespace countersign
