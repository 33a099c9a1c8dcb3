// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace countersign::cli {

/// What a file of the kind that stands first in `places` may hold. Empty without one.
[[nodiscard]] QString importHelp(const QStringList& places);

} // namespace countersign::cli
