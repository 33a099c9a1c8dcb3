// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"

namespace countersign::sync {

// What the server refuses, made from the same tables that the client goes by (app/policy/document_rules.h and
// permissions.h). Source: CouchDB manual, "Validate Document Update Functions" (an ES5
// function of the new document, the old one and the session).

/// The function's source. It decides from the id and the session; an old document only takes away, since it
/// can be hidden or forged (`new_edits=false`).
[[nodiscard]] QString validationFunction();

/// The design document that carries it, without a revision.
inline constexpr const char* designDocumentId = "_design/countersign";
[[nodiscard]] Json designDocument();

/// Who may read and write the database at all: members have one of the roles; only server admins change it.
[[nodiscard]] Json securityObject();

} // namespace countersign::sync
