// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/connection.h"
#include "app/store/session.h"

#include "app/base/result.h"

#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <vector>

namespace countersign::store {

/// Read-only connections, each lent to one thread for one read. Thread-safe.
class ReaderPool {
public:
    explicit ReaderPool(QString path);
    ~ReaderPool();

    /// In one read transaction; throws what SQLite throws.
    [[nodiscard]] Result<void> read(const std::function<Result<void>(Reader&)>& work,
                                    std::stop_token stop);
    /// Throws unless the schema is of this version: newer is NewerVersion, older ReadOnly
    /// "workspace.older", for a reader cannot bring it up to date.
    void refuseOther(int version);

private:
    struct Lent;
    [[nodiscard]] std::unique_ptr<Lent> take();
    void giveBack(std::unique_ptr<Lent> lent);

    QString m_path;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<Lent>> m_idle; ///< guarded
};

} // namespace countersign::store
