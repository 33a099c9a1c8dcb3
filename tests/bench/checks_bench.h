// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::bench {

/// Prints how good the checks are on the labelled data of `folder` (tests/data) and how fast on the sample
/// `drafts`, each figure beside what it must reach. `attribution` is a file of labelled pairs (see
/// evaluation.h); empty for none. `features` is where to write what their words look like; empty for
/// nowhere. True if all of it is reached.
bool measureChecks(const QString& folder, const QString& drafts, const QString& attribution,
                   const QString& features);

} // namespace countersign::bench
