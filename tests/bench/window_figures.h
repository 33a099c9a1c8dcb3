// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::bench {

/// Measures the real window over a seeded workspace, drawn off the screen: from a key to everything painted, a
/// typed character, the start beside a bare window over the same file (each a program of its own, from its start to
/// what it painted), and memory. Writes one edit into the file. Needs a QApplication. Prints each figure beside its limit; true if all were reached.
bool measureWindow(const QString& file);

/// What `measureWindow` starts: shows the file once, with the real window or with a bare list and text beside it,
/// and ends the program as soon as it is painted; exit 1 if that took too long.
[[noreturn]] void paintAndLeave(const QString& file, bool bare);

} // namespace countersign::bench
