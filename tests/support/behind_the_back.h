// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <sqlite3.h>

namespace countersign::testing {

/// A workspace's file, opened behind the program's back: to look into it, or to make it fail.
class BehindTheBack {
public:
    explicit BehindTheBack(const QString& path)
    {
        sqlite3_open(path.toUtf8().constData(), &m_db);
        sqlite3_busy_timeout(m_db, 5000);
    }
    ~BehindTheBack() { sqlite3_close(m_db); }
    BehindTheBack(const BehindTheBack&) = delete;
    BehindTheBack& operator=(const BehindTheBack&) = delete;

    /// Insists that it works.
    void run(const QString& sql) const
    {
        if (sqlite3_exec(m_db, sql.toUtf8().constData(), nullptr, nullptr, nullptr) != SQLITE_OK)
            qFatal("%s: %s", qPrintable(sql), sqlite3_errmsg(m_db));
    }
    /// The number that a query answers.
    [[nodiscard]] qint64 number(const QString& sql) const
    {
        sqlite3_stmt* statement = nullptr;
        if (sqlite3_prepare_v2(m_db, sql.toUtf8().constData(), -1, &statement, nullptr) !=
                SQLITE_OK ||
            sqlite3_step(statement) != SQLITE_ROW)
            qFatal("%s: %s", qPrintable(sql), sqlite3_errmsg(m_db));
        const qint64 answer = sqlite3_column_int64(statement, 0);
        sqlite3_finalize(statement);
        return answer;
    }

private:
    sqlite3* m_db = nullptr;
};

} // namespace countersign::testing
