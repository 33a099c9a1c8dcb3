// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/edited_text.h"

namespace countersign {

/// Whether the way from the text that was written to the one that was approved holds a material edit: any
/// change to a claim (a sentence with a citation), a figure, a name, a citation or an ask, or more than 5 %
/// of the words.
[[nodiscard]] bool isMaterialEdit(const EditedText& written, const EditedText& approved);

} // namespace countersign
