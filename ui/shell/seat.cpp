// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/seat.h"

using namespace Qt::StringLiterals;

namespace countersign {

Seat::Seat(const QString& workspace)
    : m_file(QString(workspace % u".window"_s))
{
    // A window is open for days: its age says nothing, only whether its process lives.
    m_file.setStaleLockTime(0);
}

bool Seat::isTaken()
{
    return !m_file.isLocked() && !m_file.tryLock(0) && m_file.error() == QLockFile::LockFailedError;
}

} // namespace countersign
