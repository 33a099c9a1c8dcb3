// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/sqlite_error.h"

#include "app/store/failure.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace countersign::store {

StoreFailure::StoreFailure(Error error)
    : m_error(std::move(error))
    , m_what(QString(m_error.id + u": "_s + m_error.detail).toStdString())
{}

Error storeError(ErrorCode code, const QString& id, const QStringList& args, const QString& detail)
{
    return Error{
        .code = code, .id = id, .args = args, .where = {}, .detail = detail, .candidates = {}};
}

Error errorFromSqlite(int code, const QString& detail)
{
    const QString what = QString(QString::number(code) + u' ' + detail);
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
        return storeError(ErrorCode::Busy, u"workspace.busy"_s, {}, what);
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_FORMAT:
        return storeError(ErrorCode::Damaged, u"workspace.damaged"_s, {}, what);
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return storeError(ErrorCode::ReadOnly, u"workspace.read_only"_s, {}, what);
    case SQLITE_FULL:
        return storeError(ErrorCode::NoSpace, u"workspace.no_space"_s, {}, what);
    case SQLITE_INTERRUPT:
    case SQLITE_ABORT:
        return storeError(ErrorCode::Cancelled, u"workspace.cancelled"_s, {}, what);
    case SQLITE_CANTOPEN:
        return storeError(ErrorCode::ReadOnly, u"workspace.cannot_open"_s, {}, what);
    case SQLITE_IOERR:
        // A page that ends early is a torn file; every other failure is the disk's or the system's.
        return code == SQLITE_IOERR_SHORT_READ || code == SQLITE_IOERR_CORRUPTFS ||
                       code == SQLITE_IOERR_DATA
                   ? storeError(ErrorCode::Damaged, u"workspace.damaged"_s, {}, what)
                   : storeError(ErrorCode::ReadOnly, u"workspace.io"_s, {}, what);
    default:
        return storeError(ErrorCode::Internal, u"store.internal"_s, {}, what);
    }
}

Error errorFrom(const std::exception& exception)
{
    if (const auto* failure = dynamic_cast<const StoreFailure*>(&exception))
        return failure->error();
    const QString what = QString::fromUtf8(exception.what());
    if (const auto* sqlite = dynamic_cast<const SQLite::Exception*>(&exception)) {
        const int extended = sqlite->getExtendedErrorCode();
        return errorFromSqlite(extended > 0 ? extended : sqlite->getErrorCode(), what);
    }
    return storeError(ErrorCode::Internal, u"store.internal"_s, {}, what);
}

} // namespace countersign::store
