// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/importing/input_file.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace countersign::importing {

Error fileProblem(ErrorCode code, const QString& id, const QString& path, const QString& detail)
{
    return Error{.code = code,
                 .id = id,
                 .args = {QFileInfo(path).fileName()},
                 .where = path,
                 .detail = detail,
                 .candidates = {}};
}

namespace {

/// Everything that comes out of a pipe.
std::unique_ptr<QIODevice> readWhole(QIODevice& input)
{
    auto buffer = std::make_unique<QBuffer>();
    buffer->setData(input.readAll());
    buffer->open(QIODevice::ReadOnly);
    return buffer;
}

} // namespace

Result<std::unique_ptr<QIODevice>> openInput(const QString& path)
{
    if (path == "-"_L1) {
        QFile input;
        if (!input.open(stdin, QIODevice::ReadOnly))
            return fileProblem(ErrorCode::BadInput, u"file.unreadable"_s, path,
                               input.errorString());
        return readWhole(input);
    }
    const QFileInfo info(path);
    if (!info.exists())
        return fileProblem(ErrorCode::NotFound, u"file.missing"_s, path);
    if (info.isDir())
        return fileProblem(ErrorCode::BadInput, u"file.is_folder"_s, path);
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadOnly))
        return fileProblem(ErrorCode::BadInput, u"file.unreadable"_s, path, file->errorString());
    if (file->isSequential())
        return readWhole(*file);
    return std::unique_ptr<QIODevice>(std::move(file));
}

Error inFile(Error error, const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    if (error.where == name || error.where.startsWith(QString(name + u':')))
        error.where.remove(0, name.size() + 1); // readers name the file without its folder
    if (error.where.isEmpty())
        error.where = path;
    else if (!error.where.startsWith(path))
        error.where = QString(path + u':' + error.where);
    return error;
}

} // namespace countersign::importing
