// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/progress.h"
#include "app/base/result.h"
#include "app/store/surroundings.h"

#include <QString>
#include <QStringList>

#include <stop_token>
#include <vector>

namespace countersign::store {

/// What is looked at, in this order.
enum class Examination {
    File,        ///< SQLite's own check of pages and indexes
    References,  ///< foreign keys
    Schema,      ///< the version, and that the tables are those of this version
    Orphans,     ///< documents about something that is not there
    Seals,       ///< immutable documents whose contents do not agree with their id
    Heads,       ///< which revisions have no child
    Identities,  ///< what prospects are found by
    Projection,  ///< the facts of each draft, worked out anew and compared
    Counts,      ///< the buckets against the drafts
    SearchIndex, ///< the full-text index against the texts
    Audit,       ///< the signed log
};

struct Ailment {
    Examination found = Examination::File;
    qint64 cases = 0;
    QStringList examples; ///< ids, at most five
    bool repairable = false;
    bool repaired = false;
    QString detail; ///< technical, English
};

struct Diagnosis {
    std::vector<Examination> examined;
    std::vector<Ailment> ailments;
    qint64 drafts = 0;
    qint64 bytes = 0;
    int schemaVersion = 0;
    [[nodiscard]] bool isSound() const { return ailments.empty(); }
};

/// Looks the workspace over without changing it, except that an older schema is brought up to date first,
/// as on opening. An ailment is an answer, not an error; errors are those of
/// opening it, and Cancelled.
[[nodiscard]] Result<Diagnosis> examine(const QString& workspace, const Surroundings& surroundings,
                                        const ProgressHandler& progress = {},
                                        std::stop_token stop = {});

/// Looks it over and repairs what can be made again from the documents: heads, identities, projection,
/// counts, search index. Documents themselves are never changed.
[[nodiscard]] Result<Diagnosis> repair(const QString& workspace, const Surroundings& surroundings,
                                       const ProgressHandler& progress = {},
                                       std::stop_token stop = {});

} // namespace countersign::store
