// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/input.h"

#include <QString>

#include <optional>

namespace countersign::intake {

/// The input that a word names: "signal", "signals", "external", "kb" …
[[nodiscard]] std::optional<Input> inputOfWord(const QString& word);
/// The input that the name of a file gives away: "crm.jsonl", "signals-2026.csv".
[[nodiscard]] std::optional<Input> inputOfFileName(const QString& fileName);
/// The input that a kind of evidence belongs to: a note is CRM, a job change a signal, news research.
[[nodiscard]] std::optional<Input> inputOfKind(const QString& kind);

} // namespace countersign::intake
