// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/reader_pool.h"

#include "app/store/controls.h"
#include "app/store/failure.h"
#include "app/store/schema.h"
#include "app/store/sqlite_error.h"

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

/// More than this many are closed after use: each keeps a cache of its own.
constexpr size_t idleReaders = 4;

} // namespace

struct ReaderPool::Lent {
    explicit Lent(const QString& path)
        : connection(path, Connection::Access::ReadOnly)
        , reader(connection)
    {}
    Connection connection;
    Reader reader;
};

ReaderPool::ReaderPool(QString path)
    : m_path(std::move(path))
{}

ReaderPool::~ReaderPool() = default;

std::unique_ptr<ReaderPool::Lent> ReaderPool::take()
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_idle.empty()) {
            std::unique_ptr<Lent> lent = std::move(m_idle.back());
            m_idle.pop_back();
            return lent;
        }
    }
    return std::make_unique<Lent>(m_path);
}

void ReaderPool::giveBack(std::unique_ptr<Lent> lent)
{
    const std::lock_guard lock(m_mutex);
    if (m_idle.size() < idleReaders)
        m_idle.push_back(std::move(lent));
}

Result<void> ReaderPool::read(const std::function<Result<void>(Reader&)>& work,
                              std::stop_token stop)
{
    std::unique_ptr<Lent> lent = take();
    Result<void> answer;
    {
        // Destroyed before the connection is given back: a late stop must not end somebody else's read.
        const std::stop_callback interrupt(stop, [&lent] { lent->connection.interrupt(); });
        try {
            lent->connection.execute("BEGIN");
            lent->reader.controls().forget();
            answer = work(lent->reader);
            lent->connection.execute("COMMIT");
        } catch (const std::exception& exception) {
            lent->connection.rollBack();
            answer = errorFrom(exception);
        }
    }
    lent->connection.clearInterrupt();
    giveBack(std::move(lent));
    return answer;
}

void ReaderPool::refuseOther(int version)
{
    std::unique_ptr<Lent> lent = take();
    refuseNewer(lent->connection, version);
    if (lent->connection.pragma("PRAGMA user_version") < version)
        throw StoreFailure(storeError(ErrorCode::ReadOnly, u"workspace.older"_s, {m_path}));
    giveBack(std::move(lent));
}

} // namespace countersign::store
