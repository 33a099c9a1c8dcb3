// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QString>

namespace countersign::testing {

/// A template for QTemporaryDir: in memory where there is such a folder. For tests that end processes or
/// fail calls, not disks: waiting for a busy one would be most of their time.
inline QString memoryFolder()
{
    const QString memory = QStringLiteral("/dev/shm");
    return QString((QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) +
                   QStringLiteral("/countersign-test-XXXXXX"));
}

} // namespace countersign::testing
