// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace countersign {

/// SHA-256 of `bytes`, as 64 lowercase hexadecimal digits.
[[nodiscard]] QString sha256Hex(const QByteArray& bytes);

/// HMAC-SHA-256 of `bytes` under `key`, as 64 lowercase hexadecimal digits.
[[nodiscard]] QString hmacSha256Hex(const QByteArray& key, const QByteArray& bytes);

/// `bytes` bytes from the system's generator, as lowercase hexadecimal digits.
[[nodiscard]] QString randomHex(int bytes);

} // namespace countersign
