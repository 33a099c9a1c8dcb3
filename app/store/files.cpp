// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/files.h"

#include "app/store/failure.h"

#include <QFileInfo>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

Error fromErrno(int number, const QString& path)
{
    const auto error = [&](ErrorCode code, const QString& id) {
        return storeError(code, id, {path}, QString::fromLocal8Bit(std::strerror(number)));
    };
    switch (number) {
    case EEXIST:
        return error(ErrorCode::BadInput, u"workspace.exists"_s);
    case ENOENT:
        return error(ErrorCode::NotFound, u"workspace.no_folder"_s);
    case ENOSPC:
    case EDQUOT:
        return error(ErrorCode::NoSpace, u"workspace.no_space"_s);
    default:
        return error(ErrorCode::ReadOnly, u"workspace.read_only"_s);
    }
}

Result<void> syncPath(const QString& path, int flags)
{
    const int file = ::open(path.toLocal8Bit().constData(), flags | O_CLOEXEC);
    if (file < 0)
        return fromErrno(errno, path);
    const int failed = ::fsync(file);
    const int number = errno;
    ::close(file);
    return failed == 0 ? Result<void>() : fromErrno(number, path);
}

/// Some file systems cannot give a file two names.
bool cannotLink(int number)
{
    return number == EPERM || number == ENOTSUP || number == ENOSYS || number == EMLINK;
}

} // namespace

Result<void> makePrivateFile(const QString& path)
{
    const int file = ::open(path.toLocal8Bit().constData(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC,
                            S_IRUSR | S_IWUSR);
    if (file < 0)
        return fromErrno(errno, path);
    ::close(file);
    return {};
}

Result<void> renameNew(const QString& from, const QString& to)
{
    const QByteArray source = from.toLocal8Bit();
    const QByteArray target = to.toLocal8Bit();
    if (::renameat2(AT_FDCWD, source.constData(), AT_FDCWD, target.constData(), RENAME_NOREPLACE) ==
        0)
        return {};
    if (errno != EINVAL && errno != ENOSYS)
        return fromErrno(errno, to);
    if (::link(source.constData(), target.constData()) != 0)
        return fromErrno(errno, to);
    ::unlink(source.constData());
    return {};
}

Result<void> renameOver(const QString& from, const QString& to)
{
    if (::rename(from.toLocal8Bit().constData(), to.toLocal8Bit().constData()) != 0)
        return fromErrno(errno, to);
    return syncPath(QFileInfo(to).absolutePath(), O_RDONLY | O_DIRECTORY);
}

Result<void> keepUnder(const QString& path, const QString& other)
{
    const QByteArray source = path.toLocal8Bit();
    const QByteArray target = other.toLocal8Bit();
    if (::link(source.constData(), target.constData()) == 0)
        return {};
    if (!cannotLink(errno))
        return fromErrno(errno, other);
    // Without a second name the first is free for a moment; a crash in it leaves the file under the
    // other.
    return ::rename(source.constData(), target.constData()) == 0 ? Result<void>()
                                                                 : fromErrno(errno, other);
}

Result<void> syncFile(const QString& path)
{
    return syncPath(path, O_RDWR);
}

} // namespace countersign::store
