// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/base/result.h"
#include "app/store/document_kind.h"
#include "app/store/put.h"
#include "app/store/transaction.h"

#include <optional>
#include <vector>

namespace countersign::sync {

// Mutable records as they stand on the server: one object a record, merged field by field.

/// The record's fields, without `_id`, `_rev` and `mutation`; nothing if the workspace does not hold it.
[[nodiscard]] std::optional<Json> recordJson(const store::Session& session, const QString& id);

/// With what a later version keeps in the record and this one does not know: it goes back as it came.
[[nodiscard]] Json withUnknownFields(const QString& id, Json mine, const Json& base);

/// Writes one. BadInput "document.kind" for an id that is none of a record.
[[nodiscard]] Result<store::Put> putRecord(store::Transaction& transaction, const QString& id,
                                           const Json& fields);

/// Takes one out of the workspace, where that can be; false where the record stays (nothing in the program
/// removes a record of its kind).
[[nodiscard]] Result<bool> removeRecord(store::Transaction& transaction, const QString& id,
                                        const UserId& by);

/// The prospect whose data a record holds: itself, or the draft's; empty for none.
[[nodiscard]] QString personOf(const store::Session& session, const QString& id);

/// A document without what only the server and the transport need.
[[nodiscard]] Json fieldsOf(Json document);

/// A field that both sides changed, each to something else.
struct Overlap {
    QString field; ///< "title", or "custom.Region" for a part
    Json mine;
    Json theirs;
};

struct MergedRecord {
    Json fields;
    std::vector<Overlap> overlaps;
};

/// Merges two edits of one record field by field; objects within it part by part. A field that both changed
/// is theirs, which the server has accepted, and is told as an overlap: no clock decides. The same edit on both
/// sides counts once. `base` may be empty where none is known: then what only one side has filled in stands.
[[nodiscard]] MergedRecord mergeRecords(const Json& base, const Json& mine, const Json& theirs);

} // namespace countersign::sync
