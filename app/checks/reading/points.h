// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/analysis.h"

#include <vector>

namespace countersign::checks {

/// The talking points of a text: its list items, each with the lines that go on with it, without the marker.
/// Empty for prose. Where no line has a marker, short lines of their own count as points if there
/// are at least two.
[[nodiscard]] std::vector<text::Span> points(const text::Analysis& analysis);

} // namespace countersign::checks
