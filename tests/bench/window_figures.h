// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::bench {

/// Measures the real window over a seeded workspace, drawn off the screen: from a key to everything painted, a
/// typed character, the start beside a bare window over the same file, and memory. Writes one edit into the
/// file. Needs a QApplication. Prints each figure beside its limit; true if all were reached.
bool measureWindow(const QString& file);

} // namespace countersign::bench
