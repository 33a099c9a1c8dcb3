// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace countersign::testing {

/// Runs the work, to its end, in a thread for which the permissions of files hold though the test runs as root;
/// otherwise a test about them would show nothing there. They hold for the threads that it starts, too.
void heedingFileRights(const std::function<void()>& work);

/// The same for the rest of this thread's life.
void heedFileRightsFromHere();

/// The same for the program that this process is about to become; for a child between fork and exec.
void heedFileRightsAfterExec();

} // namespace countersign::testing
