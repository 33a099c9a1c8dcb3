// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/decision.h"
#include "app/domain/draft.h"
#include "app/store/history.h"
#include "app/store/query.h"

#include <vector>

namespace countersign::store {

class Connection;

// Documents about a draft, oldest first as they came, without those whose seal is broken. What the
// repositories and the history share.

[[nodiscard]] std::vector<Revision> revisionsOf(Connection& db, Row draft, Counting counting);
[[nodiscard]] std::vector<Generation> generationsOf(Connection& db, Row draft, Counting counting);
[[nodiscard]] std::vector<Decision> decisionsOf(Connection& db, Row draft, Counting counting);
[[nodiscard]] std::vector<Dismissal> dismissalsOf(Connection& db, Row draft, Counting counting);

/// One document from a row of the statements revision/…, generation/…, decision/…, dismissal/…; sealed or
/// not.
[[nodiscard]] Revision revisionFrom(Connection& db, const Query& row);
[[nodiscard]] Generation generationFrom(const Query& row);
[[nodiscard]] Decision decisionFrom(Connection& db, const Query& row);
[[nodiscard]] Dismissal dismissalFrom(const Query& row);
[[nodiscard]] Draft draftFrom(const Query& row);

} // namespace countersign::store
