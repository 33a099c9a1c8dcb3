// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/base/result.h"
#include "app/store/document_kind.h"
#include "app/store/put.h"
#include "app/store/transaction.h"

#include <optional>

namespace countersign::sync {

// Immutable documents as they stand on the server: the canonical body that the id is the hash of, with
// `_id` beside it (and, for evidence and for reasons, what stands outside the hash).

[[nodiscard]] bool isSealed(store::DocumentKind kind);

/// Nothing if the workspace does not hold it.
[[nodiscard]] std::optional<Json> sealedJson(const store::Session& session, const QString& id);

/// Takes one in. BadInput "document.seal" if its contents do not agree with its id, whatever else they are;
/// "document.reference" for ids in it that cannot be what they should be.
[[nodiscard]] Result<store::Put> putSealed(store::Transaction& transaction,
                                           store::DocumentKind kind, const Json& document);

} // namespace countersign::sync
