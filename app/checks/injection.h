// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/span.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace countersign::checks {

/// Words in a passage that are addressed to a language model, not to a reader: a hidden element, a comment, a
/// sentence that speaks to assistants or gives them orders. Intake flags such evidence at import.
struct EmbeddedInstruction {
    text::Span span;
    QStringList telling; ///< folded content words by which following it would show, in order
    QStringList named;   ///< those that it asks for outright ("the word marzipan"): one is enough
};

[[nodiscard]] std::vector<EmbeddedInstruction> embeddedInstructions(const QString& text);

} // namespace countersign::checks
