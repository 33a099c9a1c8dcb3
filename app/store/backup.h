// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/progress.h"
#include "app/base/result.h"
#include "app/store/surroundings.h"

#include <QString>

#include <stop_token>

namespace countersign::store {

/// Copies the workspace as it is at one moment, while it is in use, to `target`: into a file beside it
/// first, which is checked, written out and renamed. An existing target is replaced only by a whole one, and
/// only if it is a workspace's file itself that nobody has open (a nightly job replaces its last copy):
/// BadInput "backup.not_a_backup", Busy "workspace.busy".
[[nodiscard]] Result<void> backUp(const QString& workspace, const QString& target,
                                  const ProgressHandler& progress = {}, std::stop_token stop = {});

struct Restored {
    QString
        setAside; ///< where the old file is now, NAME.countersign.before-restore-DATE; empty if none was
};

/// Puts a copy of `backup` in the place of `workspace`, after it was checked (ours, not newer, whole).
/// Nobody may have the workspace open (Busy "workspace.busy"). The restored workspace gets a new device
/// when it is opened. At each moment `workspace` is the old file or the new one.
[[nodiscard]] Result<Restored> restore(const QString& backup, const QString& workspace,
                                       const Surroundings& surroundings,
                                       const ProgressHandler& progress = {},
                                       std::stop_token stop = {});

} // namespace countersign::store
