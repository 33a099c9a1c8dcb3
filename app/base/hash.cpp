// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/hash.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

namespace countersign {

QString sha256Hex(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

QString hmacSha256Hex(const QByteArray& key, const QByteArray& bytes)
{
    return QString::fromLatin1(
        QMessageAuthenticationCode::hash(bytes, key, QCryptographicHash::Sha256).toHex());
}

QString randomHex(int bytes)
{
    QByteArray raw(bytes, Qt::Uninitialized);
    for (char& byte : raw)
        byte = static_cast<char>(QRandomGenerator::system()->bounded(256));
    return QString::fromLatin1(raw.toHex());
}

} // namespace countersign
