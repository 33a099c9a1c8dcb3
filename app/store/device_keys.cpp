// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/device_keys.h"

#include "app/base/hash.h"
#include "app/store/failure.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>

#include <sodium.h>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

constexpr qsizetype deviceDigits = 32;

QString deviceIdFor(const QByteArray& publicKey)
{
    return sha256Hex(publicKey).left(deviceDigits);
}

/// A name with nothing in it that leads out of the folder.
bool isDeviceId(const QString& device)
{
    return device.size() == deviceDigits &&
           std::all_of(device.cbegin(), device.cend(), [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
           });
}

Result<void> writePrivate(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) ||
        file.write(bytes) != bytes.size() || !file.commit())
        return storeError(ErrorCode::ReadOnly, u"device.cannot_write"_s, {}, file.errorString());
    return {};
}

const unsigned char* bytesOf(const QByteArray& array)
{
    return reinterpret_cast<const unsigned char*>(array.constData());
}

unsigned char* bytesOf(QByteArray& array)
{
    return reinterpret_cast<unsigned char*>(array.data());
}

} // namespace

FileDeviceKeys::FileDeviceKeys(QString folder)
    : m_folder(std::move(folder))
{}

QString FileDeviceKeys::defaultFolder()
{
    return QString(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                   u"/countersign/devices"_s);
}

Result<Device> FileDeviceKeys::make()
{
    if (sodium_init() < 0)
        return storeError(ErrorCode::Internal, u"device.no_random"_s, {}, u"sodium_init"_s);
    if (!QDir().mkpath(m_folder) ||
        !QFile::setPermissions(m_folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner |
                                             QFileDevice::ExeOwner))
        return storeError(ErrorCode::ReadOnly, u"device.cannot_write"_s, {}, m_folder);
    QByteArray publicKey(crypto_sign_PUBLICKEYBYTES, Qt::Uninitialized);
    QByteArray secretKey(crypto_sign_SECRETKEYBYTES, Qt::Uninitialized);
    crypto_sign_keypair(bytesOf(publicKey), bytesOf(secretKey));
    const Device device{deviceIdFor(publicKey), publicKey};
    const Result<void> written =
        writePrivate(QDir(m_folder).filePath(device.id + u".key"_s), secretKey.toHex() + '\n');
    sodium_memzero(secretKey.data(), static_cast<size_t>(secretKey.size()));
    if (!written)
        return written.error();
    return device;
}

bool FileDeviceKeys::holds(const QString& device) const
{
    return isDeviceId(device) && QFile::exists(QDir(m_folder).filePath(device + u".key"_s));
}

Result<QByteArray> FileDeviceKeys::sign(const QString& device, const QByteArray& message)
{
    QFile file(QDir(m_folder).filePath(device + u".key"_s));
    if (!isDeviceId(device) || !file.open(QIODevice::ReadOnly))
        return storeError(ErrorCode::NotFound, u"device.no_key"_s, {}, device);
    QByteArray secretKey = QByteArray::fromHex(file.readAll().trimmed());
    if (secretKey.size() != crypto_sign_SECRETKEYBYTES)
        return storeError(ErrorCode::Damaged, u"device.no_key"_s, {}, device);
    QByteArray signature(crypto_sign_BYTES, Qt::Uninitialized);
    crypto_sign_detached(bytesOf(signature), nullptr, bytesOf(std::as_const(message)),
                         static_cast<unsigned long long>(message.size()),
                         bytesOf(std::as_const(secretKey)));
    sodium_memzero(secretKey.data(), static_cast<size_t>(secretKey.size()));
    return signature;
}

std::optional<DeviceUse> FileDeviceKeys::use(const QString& device) const
{
    QFile file(QDir(m_folder).filePath(device + u".use"_s));
    if (!isDeviceId(device) || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    // The number on the first line, the file on the second.
    const QList<QByteArray> lines = file.readAll().split('\n');
    if (lines.size() < 2)
        return std::nullopt;
    return DeviceUse{QString::fromUtf8(lines.at(1)), lines.at(0).toLongLong()};
}

Result<void> FileDeviceKeys::noteUse(const QString& device, const DeviceUse& use)
{
    if (!isDeviceId(device))
        return storeError(ErrorCode::NotFound, u"device.no_key"_s, {}, device);
    return writePrivate(QDir(m_folder).filePath(device + u".use"_s),
                        QByteArray::number(use.seq) + '\n' + use.file.toUtf8() + '\n');
}

bool verifies(const Device& device, const QByteArray& message, const QByteArray& signature)
{
    return device.publicKey.size() == crypto_sign_PUBLICKEYBYTES &&
           signature.size() == crypto_sign_BYTES && device.id == deviceIdFor(device.publicKey) &&
           crypto_sign_verify_detached(bytesOf(signature), bytesOf(message),
                                       static_cast<unsigned long long>(message.size()),
                                       bytesOf(device.publicKey)) == 0;
}

} // namespace countersign::store
