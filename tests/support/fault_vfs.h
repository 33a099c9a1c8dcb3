// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace countersign::testing {

/// What goes wrong between SQLite and the disk.
enum class Fault {
    InputOutput, ///< reading, writing, syncing, opening, removing … fails
    FullDisk,    ///< writing and growing fails
    Busy,        ///< somebody else has the lock
};

/// Stands between SQLite and its files while it lives: it makes itself the standard way to the disk, so
/// that every connection opened from now on goes through it, and counts the calls that can fail in the
/// armed way. One at a time; connections opened through it are closed before it goes. SQLite's
/// waiting (busy timeout) takes no time.
///
/// Thread-safe, except that arming while connections are at work counts from some call on.
class FaultVfs {
public:
    FaultVfs();
    ~FaultVfs();
    FaultVfs(const FaultVfs&) = delete;
    FaultVfs& operator=(const FaultVfs&) = delete;

    /// The call number `at`, counted from now and from 0, fails; with `andAllAfter` the later ones too.
    static void arm(Fault fault, int at, bool andAllAfter);
    /// Counts such calls without letting any fail.
    static void count(Fault fault) { arm(fault, -1, false); }
    /// Nothing fails any more. Answers how many calls there were since it was armed.
    static int disarm();
    /// Whether a call has failed since it was armed.
    [[nodiscard]] static bool hasStruck();

    /// Called whenever a writer has let go of a write-ahead log: what it committed is there to be read. It
    /// may read with connections of the system's own VFS ("unix").
    static void onUnlock(std::function<void()> listener);
};

} // namespace countersign::testing
