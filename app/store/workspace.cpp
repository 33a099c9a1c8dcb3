// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/workspace.h"

#include "app/base/hash.h"
#include "app/store/failure.h"
#include "app/store/files.h"
#include "app/store/log_upgrade.h"
#include "app/store/reader_pool.h"
#include "app/store/schema.h"
#include "app/store/sqlite_error.h"
#include "app/store/transaction.h"
#include "app/store/workspace_files.h"
#include "app/store/writer.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

void fill(Connection& connection, const QString& teamKey, const QString& id)
{
    connection.execute("BEGIN IMMEDIATE");
    createSchema(connection);
    connection.run("setting/put", u"_team_key"_s, teamKey);
    connection.run("setting/put", u"_workspace"_s, id);
    connection.execute("COMMIT");
}

/// Whole or not at all; what fails is done by the next one that opens it.
Result<void> upgradeLog(Writer& writer)
{
    std::promise<Result<void>> promise;
    writer.enqueue({bringLogUpToDate,
                    [&promise](const Result<void>& settled) { promise.set_value(settled); }});
    return promise.get_future().get();
}

} // namespace

class Workspace::Impl {
public:
    QString path;
    OpenMode mode = OpenMode::ReadOnly;
    Surroundings surroundings;
    std::unique_ptr<ReaderPool> readers;
    std::unique_ptr<Writer> writer; ///< absent when read-only; goes first
};

Workspace::Workspace(std::unique_ptr<Impl> impl)
    : m_impl(std::move(impl))
{}

Workspace::~Workspace()
{
    if (!m_impl->writer)
        return;
    m_impl->writer.reset();
    m_impl->readers.reset();
    // SQLite puts the log into the file when the last connection closes, but readers may not do that.
    // Without it, a copy of the file alone would be an old workspace, or an empty one.
    try {
        Connection last(m_impl->path, Connection::Access::ReadWrite);
        last.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch (const std::exception&) {
        return; // another process has it open, or the disk is full: the log holds everything
    }
}

Result<std::unique_ptr<Workspace>> Workspace::create(const QString& path, Surroundings surroundings)
{
    const WorkspaceFiles files(path);
    if (files.exists())
        return storeError(ErrorCode::BadInput, u"workspace.exists"_s, {path});
    // Whole or not at all: a crash leaves no half-made workspace under the name.
    const WorkspaceFiles unfinished(QString(files.path() + u".new-"_s + randomHex(4)));
    if (const Result<void> made = makePrivateFile(unfinished.path()); !made)
        return made.error();
    Result<void> made;
    try {
        Connection connection(unfinished.path(), Connection::Access::ReadWrite);
        fill(connection, randomHex(32), randomHex(16));
    } catch (const std::exception& exception) {
        made = errorFrom(exception);
    }
    if (made.ok())
        made = unfinished.moveTo(files);
    if (!made) {
        unfinished.remove();
        return made.error();
    }
    return open(path, OpenMode::ReadWrite, std::move(surroundings));
}

Result<std::unique_ptr<Workspace>> Workspace::open(const QString& path, OpenMode mode,
                                                   Surroundings surroundings)
{
    if (!QFileInfo::exists(path))
        return storeError(ErrorCode::NotFound, u"workspace.not_found"_s, {path});
    try {
        checkHeader(path);
        auto impl = std::make_unique<Impl>();
        impl->path = path;
        impl->mode = mode;
        impl->surroundings = std::move(surroundings);
        impl->readers = std::make_unique<ReaderPool>(path);
        if (mode == OpenMode::ReadWrite) {
            if (!QFileInfo(path).isWritable())
                return storeError(ErrorCode::ReadOnly, u"workspace.read_only"_s, {path});
            auto connection = std::make_unique<Connection>(path, Connection::Access::ReadWrite);
            refuseNewer(*connection, schemaVersion());
            migrate(*connection, shippedMigrations());
            const bool logBehind = isLogBehind(*connection);
            impl->writer =
                std::make_unique<Writer>(std::move(connection), path, impl->surroundings);
            if (const Result<void> done = logBehind ? upgradeLog(*impl->writer) : Result<void>();
                !done)
                return done.error();
        } else {
            impl->readers->refuseOther(schemaVersion());
        }
        return std::unique_ptr<Workspace>(new Workspace(std::move(impl)));
    } catch (const std::exception& exception) {
        return errorFrom(exception);
    }
}

const QString& Workspace::path() const
{
    return m_impl->path;
}

OpenMode Workspace::mode() const
{
    return m_impl->mode;
}

const Clock& Workspace::clock() const
{
    return *m_impl->surroundings.clock;
}

void Workspace::onCommit(std::function<void(const Committed&)> listener)
{
    if (m_impl->writer)
        m_impl->writer->onCommit(std::move(listener));
}

Result<qint64> Workspace::foreignVersion() const
{
    // The writer's connection alone does not see this process's commits as somebody else's.
    qint64 version = 0;
    const auto ask = [&version](Connection& connection) -> Result<void> {
        version = connection.pragma("PRAGMA data_version");
        return {};
    };
    const Result<void> asked =
        m_impl->writer ? bare(ask)
                       : readWith([&](Reader& reader) { return ask(reader.connection()); }, {});
    return asked.ok() ? Result<qint64>(version) : Result<qint64>(asked.error());
}

void Workspace::stopNow()
{
    if (m_impl->writer)
        m_impl->writer->stopNow();
}

Result<void> Workspace::checkpoint()
{
    if (!m_impl->writer)
        return storeError(ErrorCode::ReadOnly, u"workspace.read_only"_s, {m_impl->path});
    return bare([](Connection& connection) -> Result<void> {
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        return {};
    });
}

Result<void> Workspace::bare(std::function<Result<void>(Connection&)> work) const
{
    std::promise<Result<void>> promise;
    m_impl->writer->enqueueBare(
        std::move(work), [&promise](const Result<void>& settled) { promise.set_value(settled); });
    return promise.get_future().get();
}

void Workspace::enqueue(WriteJob job)
{
    if (m_impl->writer)
        m_impl->writer->enqueue(std::move(job));
    else
        job.settled(storeError(ErrorCode::ReadOnly, u"workspace.read_only"_s, {m_impl->path}));
}

Result<void> Workspace::readWith(const std::function<Result<void>(Reader&)>& work,
                                 std::stop_token stop) const
{
    try {
        return m_impl->readers->read(work, std::move(stop));
    } catch (const std::exception& exception) {
        return errorFrom(exception);
    }
}

} // namespace countersign::store
