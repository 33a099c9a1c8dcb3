// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/workspace_files.h"

#include "app/store/files.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

/// As many links as the system itself follows.
constexpr int longestChain = 40;

const std::array<QString, 3>& besides()
{
    static const std::array<QString, 3> suffixes{u"-wal"_s, u"-shm"_s, u"-journal"_s};
    return suffixes;
}

QString resolved(const QString& path)
{
    QString file = path;
    for (int n = 0; n < longestChain && QFileInfo(file).isSymLink(); ++n)
        file = QFileInfo(file).symLinkTarget();
    return file;
}

} // namespace

WorkspaceFiles::WorkspaceFiles(const QString& path)
    : m_path(resolved(path))
{}

bool WorkspaceFiles::exists() const
{
    return QFileInfo::exists(m_path);
}

bool WorkspaceFiles::include(const QString& path) const
{
    const QString file = QFileInfo(path).canonicalFilePath();
    if (file.isEmpty())
        return false;
    const QString own = QFileInfo(m_path).canonicalFilePath();
    return file == own || std::any_of(besides().begin(), besides().end(),
                                      [&](const QString& suffix) { return file == own + suffix; });
}

QString WorkspaceFiles::freeName(const QString& word) const
{
    const auto isTaken = [](const QString& name) {
        if (QFileInfo::exists(name))
            return true;
        for (const QString& suffix : besides()) {
            if (QFileInfo::exists(QString(name + suffix)))
                return true;
        }
        return false;
    };
    const QString base = QString(m_path + u'.' + word);
    QString name = base;
    for (int n = 2; isTaken(name); ++n)
        name = QString(base + u'-' + QString::number(n));
    return name;
}

Result<void> WorkspaceFiles::setLogAside(const QString& aside) const
{
    for (const QString& suffix : besides()) {
        const QString file = QString(m_path + suffix);
        if (!QFileInfo::exists(file))
            continue;
        if (Result<void> moved = renameNew(file, QString(aside + suffix)); !moved)
            return moved;
    }
    return {};
}

Result<void> WorkspaceFiles::makeWay() const
{
    return exists() ? Result<void>() : setLogAside(freeName(u"left-over"_s));
}

Result<void> WorkspaceFiles::moveTo(const WorkspaceFiles& other) const
{
    if (Result<void> free = other.makeWay(); !free)
        return free;
    // The log first: a database under the new name without its log would be an older one.
    if (Result<void> moved = setLogAside(other.m_path); !moved)
        return moved;
    return renameNew(m_path, other.m_path);
}

void WorkspaceFiles::remove() const
{
    QFile::remove(m_path);
    for (const QString& suffix : besides())
        QFile::remove(QString(m_path + suffix));
}

} // namespace countersign::store
