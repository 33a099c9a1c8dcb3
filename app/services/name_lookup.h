// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/services/listing_service.h"

namespace countersign {

namespace store {
class Session;
}

/// See ListingService::resolve. A draft is also found by the name or e-mail of its prospect, with the
/// channel behind a slash where there are several ("rosalind mckay/email").
[[nodiscard]] Result<QString> idNamed(const store::Session& session, Named kind,
                                      const QString& typed);

} // namespace countersign
