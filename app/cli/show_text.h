// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"

#include <QString>

namespace countersign::cli {

/// What `show` prints on a terminal: the same as its JSON, for reading. A draft is its copy with what bears on
/// it; anything else its fields, one a line, names first and ids last; what is empty is left out.
[[nodiscard]] QString showText(const Json& shown);

/// What `list` prints on a terminal for one record: what tells it apart, then its id, on one line.
[[nodiscard]] QString rowText(const Json& row);

} // namespace countersign::cli
