// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/backup.h"

#include "app/base/hash.h"
#include "app/store/connection.h"
#include "app/store/failure.h"
#include "app/store/files.h"
#include "app/store/schema.h"
#include "app/store/sqlite_error.h"
#include "app/store/workspace_files.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Column.h>
#include <sqlite3.h>

#include <memory>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

/// Some 8 MB between two looks at the stop and two calls of the progress.
constexpr int pagesAtOnce = 2000;

Error cancelled()
{
    return storeError(ErrorCode::Cancelled, u"workspace.cancelled"_s);
}

/// Takes its file away unless it was given its name.
class UnfinishedFile {
public:
    explicit UnfinishedFile(const QString& target)
        : m_files(QString(target + u".new-"_s + randomHex(4)))
    {}
    ~UnfinishedFile() { m_files.remove(); }
    UnfinishedFile(const UnfinishedFile&) = delete;
    UnfinishedFile& operator=(const UnfinishedFile&) = delete;
    [[nodiscard]] const QString& path() const { return m_files.path(); }

private:
    WorkspaceFiles m_files;
};

/// Copies page by page what the source's snapshot holds.
Result<void> copy(Connection& source, SQLite::Database& target, const ProgressHandler& progress,
                  const std::stop_token& stop)
{
    SQLite::Backup backup(target, source.database());
    int code = SQLITE_OK;
    while (code != SQLITE_DONE) {
        if (stop.stop_requested())
            return cancelled();
        code = backup.executeStep(pagesAtOnce);
        // SQLite has waited for as long as the connection allows.
        if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
            throw StoreFailure(errorFromSqlite(code, u"copying"_s));
        if (progress)
            progress({.done = backup.getTotalPageCount() - backup.getRemainingPageCount(),
                      .total = backup.getTotalPageCount(),
                      .item = {}});
    }
    return {};
}

enum class Check { Quick, Full };

/// A page that the disk does not give is no damage to the file, but SQLite tells of it like one.
int codeOfFound(const QString& found)
{
    static const QRegularExpression code(u"error code[= ](\\d+)"_s);
    if (const QRegularExpressionMatch match = code.match(found); match.hasMatch())
        return match.captured(1).toInt();
    return found.contains("failed to get page"_L1) ? SQLITE_IOERR : SQLITE_CORRUPT;
}

void requireWhole(SQLite::Database& database, Check check)
{
    SQLite::Statement pages(database, check == Check::Full ? "PRAGMA integrity_check(1)"
                                                           : "PRAGMA quick_check(1)");
    const QString found =
        pages.executeStep() ? QString::fromStdString(pages.getColumn(0).getString()) : QString();
    if (found != u"ok"_s)
        throw StoreFailure(errorFromSqlite(codeOfFound(found), found));
    if (check == Check::Quick)
        return;
    SQLite::Statement references(database, "PRAGMA foreign_key_check");
    if (references.executeStep())
        throw StoreFailure(errorFromSqlite(SQLITE_CORRUPT, u"foreign_key_check"_s));
}

/// The file's pages are all in the file itself, so that it can be moved alone.
void leaveLog(SQLite::Database& database)
{
    SQLite::Statement journal(database, "PRAGMA journal_mode = DELETE");
    if (!journal.executeStep() || journal.getColumn(0).getString() != "delete")
        throw StoreFailure(errorFromSqlite(SQLITE_BUSY, u"somebody has it open"_s));
}

/// A whole copy of `source` in `target`, on the disk, under a name that nobody looks for yet.
Result<void> copyInto(const QString& source, const QString& target, Check check,
                      const ProgressHandler& progress, const std::stop_token& stop)
{
    if (const Result<void> made = makePrivateFile(target); !made)
        return made;
    {
        Connection from(source, Connection::Access::ReadOnly);
        refuseNewer(from, schemaVersion());
        // What is read now holds until the end: a writer elsewhere does not make the copy begin anew.
        from.execute("BEGIN");
        (void)from.pragma("SELECT count(*) FROM setting");
        SQLite::Database to(target.toStdString(), SQLite::OPEN_READWRITE);
        if (const Result<void> copied = copy(from, to, progress, stop); !copied)
            return copied;
        leaveLog(to);
        requireWhole(to, check);
    }
    return syncFile(target);
}

/// Proves that nobody has the workspace open, leaves all of it in its one file and keeps others out for as
/// long as the answer lives. A damaged one proves nothing and is set aside as it is.
std::unique_ptr<SQLite::Database> closedForOthers(const QString& workspace)
{
    try {
        // What is no database is not opened at all: SQLite would drop the log beside it.
        checkHeader(workspace);
        auto database =
            std::make_unique<SQLite::Database>(workspace.toStdString(), SQLite::OPEN_READWRITE);
        leaveLog(*database);
        database->exec("BEGIN EXCLUSIVE");
        return database;
    } catch (const std::exception& exception) {
        const Error error = errorFrom(exception);
        if (error.code != ErrorCode::Damaged)
            throw StoreFailure(error);
        return nullptr;
    }
}

/// Only a copy that is no longer wanted is replaced: never another file, and no workspace in use.
Result<std::unique_ptr<SQLite::Database>> replaceable(const QString& target)
{
    try {
        checkHeader(target);
    } catch (const StoreFailure& failure) {
        return storeError(ErrorCode::BadInput, u"backup.not_a_backup"_s, {target},
                          failure.error().detail);
    }
    return closedForOthers(target);
}

/// Gives the copy its name, in the place of an older one if there is one.
Result<void> putInPlace(const QString& fresh, const WorkspaceFiles& target)
{
    if (!target.exists()) {
        if (Result<void> free = target.makeWay(); !free)
            return free;
        return renameOver(fresh, target.path());
    }
    // Somebody may have opened it while the copy was made.
    const Result<std::unique_ptr<SQLite::Database>> keptOut = replaceable(target.path());
    if (!keptOut)
        return keptOut.error();
    // A damaged one keeps its log; it goes with it.
    if (Result<void> moved = target.setLogAside(target.freeName(u"left-over"_s)); !moved)
        return moved;
    return renameOver(fresh, target.path());
}

Result<Restored> swapIn(const QString& fresh, const WorkspaceFiles& workspace, const QDateTime& now)
{
    Restored restored;
    std::unique_ptr<SQLite::Database> keptOut;
    if (workspace.exists()) {
        restored.setAside =
            workspace.freeName(QString(u"before-restore-"_s + now.toString(u"yyyy-MM-dd"_s)));
        keptOut = closedForOthers(workspace.path());
        // A log that is left beside a damaged file belongs to it, and must not be taken for the new one's.
        if (const Result<void> moved = workspace.setLogAside(restored.setAside); !moved)
            return moved.error();
        // A second name first: the workspace's own name is never without a file.
        if (const Result<void> kept = keepUnder(workspace.path(), restored.setAside); !kept)
            return kept.error();
    } else if (const Result<void> free = workspace.makeWay(); !free) {
        return free.error();
    }
    if (const Result<void> swapped = renameOver(fresh, workspace.path()); !swapped)
        return swapped.error();
    return restored;
}

} // namespace

Result<void> backUp(const QString& workspace, const QString& target,
                    const ProgressHandler& progress, std::stop_token stop)
{
    try {
        checkHeader(workspace);
        const WorkspaceFiles files(target);
        if (files.exists()) {
            if (const auto free = replaceable(files.path()); !free)
                return free.error();
        }
        const UnfinishedFile unfinished(files.path());
        if (Result<void> copied =
                copyInto(workspace, unfinished.path(), Check::Quick, progress, stop);
            !copied)
            return copied;
        return putInPlace(unfinished.path(), files);
    } catch (const std::exception& exception) {
        return errorFrom(exception);
    }
}

Result<Restored> restore(const QString& backup, const QString& workspace,
                         const Surroundings& surroundings, const ProgressHandler& progress,
                         std::stop_token stop)
{
    if (!QFileInfo::exists(backup))
        return storeError(ErrorCode::NotFound, u"workspace.not_found"_s, {backup});
    if (QFileInfo(backup)
            .isDir()) // said of the backup: what SQLite says would be taken for the workspace
        return storeError(ErrorCode::BadInput, u"file.is_folder"_s, {backup});
    try {
        checkHeader(backup);
        const WorkspaceFiles files(workspace);
        const UnfinishedFile unfinished(files.path());
        if (const Result<void> copied =
                copyInto(backup, unfinished.path(), Check::Full, progress, stop);
            !copied)
            return copied.error();
        return swapIn(unfinished.path(), files, surroundings.clock->now());
    } catch (const std::exception& exception) {
        return errorFrom(exception);
    }
}

} // namespace countersign::store
