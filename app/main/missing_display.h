// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace countersign {

/// From now on, what Qt says about the display stays unsaid, and where there is none the program ends with
/// exit 1 and one line of what is missing, not with a signal and a list of plugins. Before QApplication.
void expectDisplay();
/// There is one: messages go their usual way again. The one about XDG_RUNTIME_DIR, which Qt does well
/// without, does not.
void displayIsThere();

} // namespace countersign
