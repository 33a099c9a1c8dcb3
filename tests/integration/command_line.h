// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"

#include <QByteArray>
#include <QStringList>
#include <QTemporaryDir>

#include <vector>

namespace countersign::testing {

/// What one call of the program came to.
struct Answer {
    int exit = -1;
    QByteArray out;
    QByteArray err;

    /// Standard output as JSON Lines; a line that is no JSON is a null value.
    [[nodiscard]] std::vector<Json> lines() const;
    /// The only line; null if there is none or more than one.
    [[nodiscard]] Json json() const;
    /// `code` of the error on standard output; empty without one.
    [[nodiscard]] QString errorCode() const;
};

/// Calls the built program with a workspace, a data folder and an environment of its own.
class CommandLine {
public:
    CommandLine();

    Answer operator()(const QStringList& arguments, const QByteArray& input = {}) const;
    /// The same for somebody else.
    Answer as(const QString& name, QStringList arguments) const;

    /// From now on the program may do to files only what their permissions say, whoever runs the test.
    void heedFileRights() { m_heedsFileRights = true; }

    /// Makes the workspace and fills it with the sample.
    void makeSample() const;

    /// A path in the test's own folder.
    [[nodiscard]] QString path(const QString& name) const;
    /// Writes a file there and answers its path.
    QString write(const QString& name, const QByteArray& bytes) const;
    [[nodiscard]] static QByteArray read(const QString& path);
    /// A file or folder of the shipped sample.
    [[nodiscard]] static QString sample(const QString& name);
    [[nodiscard]] QString workspace() const { return path(QStringLiteral("test.countersign")); }
    [[nodiscard]] static QString program();

    /// The row of the draft that the sample calls by this name ("D01").
    [[nodiscard]] Json draft(const QString& name) const;
    [[nodiscard]] QString state(const QString& name) const;

private:
    QTemporaryDir m_folder;
    bool m_heedsFileRights = false;
};

} // namespace countersign::testing
