// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QString>

namespace countersign::store {

/// The files that are one workspace: the database, and beside it what SQLite keeps of it there (its log, the
/// log's index, a rollback journal). A log that is left behind by one database is played into the next one
/// of its name, so they are made way for, moved and removed together.
///
/// A symbolic link stands for the file it points to, there or not: what is done is done to that one, and the
/// link stays. Errors: those of app/store/files.h.
class WorkspaceFiles {
public:
    explicit WorkspaceFiles(const QString& path);

    /// The database's own path, links resolved.
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] bool exists() const;
    /// Whether the path leads to one of them, through links or not: to write there would be the workspace's end.
    [[nodiscard]] bool include(const QString& path) const;

    /// A name beside it, `path()` with `word` behind it and a number if need be, that none of its files has.
    [[nodiscard]] QString freeName(const QString& word) const;
    /// Moves a log that lies beside it to `aside`, whether there is a database or not. Nobody may have it
    /// open.
    [[nodiscard]] Result<void> setLogAside(const QString& aside) const;
    /// What is left of a database that is gone is set aside ("….left-over"), so that it is not taken for
    /// the log of the next one. Does nothing while there is a database.
    [[nodiscard]] Result<void> makeWay() const;
    /// Gives it another name, unless there is one of that name. Nobody may have it open.
    [[nodiscard]] Result<void> moveTo(const WorkspaceFiles& other) const;
    /// Removes all of it.
    void remove() const;

private:
    QString m_path;
};

} // namespace countersign::store
