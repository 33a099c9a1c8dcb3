// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::store {

/// What somebody typed as an expression for FTS5: every word of two letters or more as the beginning of a
/// word, all of which must occur, each in the ways in which it may be written ("hoelter", "holter" and
/// "Hölter" find each other, so do ß and ss, ø and o, ł and l). Nothing in it is an operator. Empty if there
/// is no such word.
[[nodiscard]] QString searchExpression(const QString& typed);

/// A text for a search by contents: small letters without marks, ß as ss, and ae, oe, ue as their vowels alone.
/// Two spellings of a name have the same form.
[[nodiscard]] QString searchForm(const QString& text);

} // namespace countersign::store
