// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/delivery/output_file.h"

#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryFile>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace countersign::delivery {

namespace {

Error errorWith(ErrorCode code, const QString& id, const QString& path, const QString& detail = {})
{
    return Error{
        .code = code, .id = id, .args = {path}, .where = path, .detail = detail, .candidates = {}};
}

/// To the disk: a rename that survives a power cut must not find an empty file.
bool synchronised(QFileDevice& file)
{
#ifdef Q_OS_UNIX
    return file.flush() && ::fsync(file.handle()) == 0;
#else
    return file.flush();
#endif
}

/// Never touches a file that is there, also not one that appears meanwhile: the rename refuses.
Result<void> writeNew(const QFileInfo& target, const QByteArray& bytes)
{
    const QString path = target.filePath();
    QTemporaryFile file(target.absolutePath() + "/.countersign-XXXXXX"_L1);
    if (!file.open())
        return fileError(file.error(), file.errorString(), path);
    if (file.write(bytes) != bytes.size() || !synchronised(file))
        return fileError(file.error(), file.errorString(), path);
    if (file.rename(target.absoluteFilePath())) {
        file.setAutoRemove(false);
        return {};
    }
    return QFileInfo::exists(target.absoluteFilePath())
               ? errorWith(ErrorCode::Refused, u"file.exists"_s, path)
               : fileError(file.error(), file.errorString(), path);
}

Result<void> replace(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return fileError(file.error(), file.errorString(), path);
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    if (file.write(bytes) != bytes.size() || !file.commit())
        return fileError(file.error(), file.errorString(), path);
    return {};
}

} // namespace

Error fileError(QFileDevice::FileError error, const QString& systemText, const QString& path)
{
    switch (error) {
    case QFileDevice::ResourceError: // what Qt makes of ENOSPC
        return errorWith(ErrorCode::NoSpace, u"file.no_space"_s, path, systemText);
    case QFileDevice::PermissionsError:
        return errorWith(ErrorCode::ReadOnly, u"file.read_only"_s, path, systemText);
    default:
        break;
    }
    if (systemText.contains("Read-only"_L1, Qt::CaseInsensitive))
        return errorWith(ErrorCode::ReadOnly, u"file.read_only"_s, path, systemText);
    if (systemText.contains("quota"_L1, Qt::CaseInsensitive) ||
        systemText.contains("No space"_L1, Qt::CaseInsensitive))
        return errorWith(ErrorCode::NoSpace, u"file.no_space"_s, path, systemText);
    return errorWith(ErrorCode::BadInput, u"file.unwritable"_s, path, systemText);
}

Result<void> writeFile(const QString& path, const QByteArray& bytes, Existing existing)
{
    const QFileInfo target(path);
    if (!QFileInfo(target.absolutePath()).isDir())
        return errorWith(ErrorCode::NotFound, u"file.no_folder"_s, path);
    if (existing == Existing::Replace)
        return replace(path, bytes);
    if (target.exists() || target.isSymLink())
        return errorWith(ErrorCode::Refused, u"file.exists"_s, path);
    return writeNew(target, bytes);
}

} // namespace countersign::delivery
