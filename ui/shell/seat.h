// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

namespace countersign {

/// The one window that was there first for a workspace, told by a lock file beside it. It keeps nobody out:
/// the workspace itself is safe in many hands. The file goes with the window; one that a crash left behind, or
/// that lies on another computer's name, is known by its process and taken over.
class Seat {
public:
    explicit Seat(const QString& workspace);

    /// Takes the seat unless another window has it; true for that other window. Where no file can be written
    /// nothing is known and nothing is said. Never waits.
    [[nodiscard]] bool isTaken();

private:
    QLockFile m_file;
};

} // namespace countersign
