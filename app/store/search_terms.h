// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::store {

/// What somebody typed as an expression for FTS5: every word of two letters or more as the beginning of a
/// word, all of which must occur. Nothing in it is an operator. Empty if there is no such word.
[[nodiscard]] QString searchExpression(const QString& typed);

} // namespace countersign::store
