// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/store/query.h"

#include <QString>

#include <optional>

namespace countersign::store {

class Connection;

// From ids to rows. `rowOf` answers 0 for an id that does not stand in the table; `internRow` adds a row that
// holds nothing but the id, for a document that names what has not come yet.

[[nodiscard]] Row rowOf(Connection& db, const UserId& id);
[[nodiscard]] Row rowOf(Connection& db, const AccountId& id);
[[nodiscard]] Row rowOf(Connection& db, const ProspectId& id);
[[nodiscard]] Row rowOf(Connection& db, const PersonaId& id);
[[nodiscard]] Row rowOf(Connection& db, const SegmentId& id);
[[nodiscard]] Row rowOf(Connection& db, const SequenceId& id);
[[nodiscard]] Row rowOf(Connection& db, const StepId& id);
[[nodiscard]] Row rowOf(Connection& db, const DraftId& id);
[[nodiscard]] Row rowOf(Connection& db, const EvidenceId& id);

[[nodiscard]] Row internRow(Connection& db, const UserId& id);
[[nodiscard]] Row internRow(Connection& db, const AccountId& id);
[[nodiscard]] Row internRow(Connection& db, const ProspectId& id);
[[nodiscard]] Row internRow(Connection& db, const PersonaId& id);
[[nodiscard]] Row internRow(Connection& db, const SegmentId& id);
[[nodiscard]] Row internRow(Connection& db, const SequenceId& id);
[[nodiscard]] Row internRow(Connection& db, const StepId& id);
[[nodiscard]] Row internRow(Connection& db, const DraftId& id);
/// 0 for an id that is not one of evidence.
[[nodiscard]] Row internRow(Connection& db, const EvidenceId& id);

/// For columns that may be NULL.
template<class IdType>
[[nodiscard]] std::optional<Row> internRow(Connection& db, const std::optional<IdType>& id)
{
    return id ? std::optional<Row>(internRow(db, *id)) : std::nullopt;
}

/// The row of a check's id or of a word, added if it is new.
[[nodiscard]] Row internCheck(Connection& db, const QString& check);
[[nodiscard]] std::optional<Row> internWord(Connection& db, const QString& word); ///< none for ""

} // namespace countersign::store
