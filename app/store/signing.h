// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/connection.h"
#include "app/store/surroundings.h"

#include <QByteArray>
#include <QString>

namespace countersign::store {

/// This computer as the audit log knows it: which device signs, made when the first entry needs one.
/// Lives as long as the workspace is open; used on the writer thread only.
class Signing {
public:
    Signing(QString workspacePath, const Surroundings& surroundings);

    /// The workspace's device if this computer holds its key and the file is the one it was last used
    /// with; empty if there has to be a new one. A copy of the file, or an older state of it, fits no
    /// longer: two chains would grow from one entry.
    [[nodiscard]] QString fittingDevice(Connection& connection);
    /// Makes a key pair and keeps its public half in the workspace.
    [[nodiscard]] QString newDevice(Connection& connection);
    [[nodiscard]] QByteArray sign(const QString& device, const QByteArray& message);

    /// Forgets what a transaction that was rolled back has made.
    void forget();
    /// Notes where and how far the device was used. On closing.
    void noteUse(Connection& connection);

private:
    [[nodiscard]] QString fileIdentity() const;

    QString m_path;
    const Surroundings& m_surroundings;
    QString m_device; ///< that fits, once it was looked up
    bool m_signed = false;
};

} // namespace countersign::store
