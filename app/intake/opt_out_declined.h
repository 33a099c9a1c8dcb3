// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::intake {

/// A sentence, folded by `foldedReply` with its commas, without the clauses in which somebody says that they do not want
/// to be taken off a list or left alone: "I don't want to be removed from the list", "ne me retirez pas". English,
/// German, French, Spanish. What stands in other clauses stays.
[[nodiscard]] QString withoutDeclined(const QString& folded);

/// Whether the words before a request's "not" make a complaint of it: "why have you not …", "if you don't …",
/// "warum …", "si vous ne …", "por qué no …". Then it was asked for all the same.
[[nodiscard]] bool isComplaint(const QString& foldedBefore);

} // namespace countersign::intake
