// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/identity.h"

namespace countersign {
namespace store {
class Session;
}
} // namespace countersign

namespace countersign::importing {

/// Who a row is about, among everybody the workspace knows (`intake::matchProspect` over the store).
[[nodiscard]] intake::IdentityMatch recognise(const store::Session& session,
                                              const Prospect& incoming, const QString& companyName);

/// Everybody who shares a key with the row: for a likely twin, those it may be one with.
[[nodiscard]] std::vector<Prospect>
sharingAKey(const store::Session& session, const Prospect& incoming, const QString& companyName);

} // namespace countersign::importing
