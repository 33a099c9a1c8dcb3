// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace countersign::store {

/// The public half of a device's key pair.
struct Device {
    QString id;           ///< the first 32 hexadecimal digits of SHA-256 of `publicKey`
    QByteArray publicKey; ///< Ed25519, 32 bytes
};

/// Where a device was last seen in use. A workspace that was copied or restored does not fit it, and
/// gets a new device.
struct DeviceUse {
    QString file;   ///< canonical path of the workspace and its inode, "…/a.countersign#1234"
    qint64 seq = 0; ///< audit entries signed when the workspace was last closed
};

/// Keeps the keys that sign the audit log, one pair a device. A device is one workspace on one
/// computer for one user of it. Thread-safe.
class DeviceKeys {
public:
    virtual ~DeviceKeys() = default;
    /// Makes a key pair and keeps it.
    [[nodiscard]] virtual Result<Device> make() = 0;
    /// Whether this computer holds the secret key of a device.
    [[nodiscard]] virtual bool holds(const QString& device) const = 0;
    /// Ed25519 over `message`; NotFound "device.no_key" without the key.
    [[nodiscard]] virtual Result<QByteArray> sign(const QString& device,
                                                  const QByteArray& message) = 0;
    /// Nothing if it was never noted.
    [[nodiscard]] virtual std::optional<DeviceUse> use(const QString& device) const = 0;
    [[nodiscard]] virtual Result<void> noteUse(const QString& device, const DeviceUse& use) = 0;
};

/// Keys in files of mode 0600 in a folder of mode 0700, by default `countersign/devices` in the user's
/// data folder (docs/decisions/0042-device-keys-in-a-private-folder.md).
class FileDeviceKeys final : public DeviceKeys {
public:
    explicit FileDeviceKeys(QString folder = defaultFolder());
    [[nodiscard]] static QString defaultFolder();

    [[nodiscard]] Result<Device> make() override;
    [[nodiscard]] bool holds(const QString& device) const override;
    [[nodiscard]] Result<QByteArray> sign(const QString& device,
                                          const QByteArray& message) override;
    [[nodiscard]] std::optional<DeviceUse> use(const QString& device) const override;
    [[nodiscard]] Result<void> noteUse(const QString& device, const DeviceUse& use) override;

private:
    QString m_folder;
};

/// Whether `signature` is the device's over `message`, and `publicKey` really is the device's.
[[nodiscard]] bool verifies(const Device& device, const QByteArray& message,
                            const QByteArray& signature);

} // namespace countersign::store
