// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/hash.h"

#include <QRandomGenerator>

#include <sodium.h>
#include <sys/random.h>

#include <array>

namespace countersign {

namespace {

QByteArrayView viewOf(const unsigned char* bytes, size_t count)
{
    return {reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(count)};
}

const unsigned char* dataOf(const QByteArray& bytes)
{
    return reinterpret_cast<const unsigned char*>(bytes.constData());
}

/// An import makes half a million of these under one key: what depends on the key alone is kept.
struct KeyedState {
    QByteArray key;
    crypto_auth_hmacsha256_state state{};
    bool made = false;
};

} // namespace

QString sha256Hex(const QByteArray& bytes)
{
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), dataOf(bytes), static_cast<size_t>(bytes.size()));
    return QString::fromLatin1(viewOf(hash.data(), hash.size()).toByteArray().toHex());
}

QString hmacSha256Hex(const QByteArray& key, const QByteArray& bytes)
{
    thread_local KeyedState keyed;
    if (!keyed.made || keyed.key != key) {
        keyed.key = key;
        keyed.made = true;
        crypto_auth_hmacsha256_init(&keyed.state, dataOf(key), static_cast<size_t>(key.size()));
    }
    crypto_auth_hmacsha256_state state = keyed.state;
    crypto_auth_hmacsha256_update(&state, dataOf(bytes), static_cast<size_t>(bytes.size()));
    std::array<unsigned char, crypto_auth_hmacsha256_BYTES> code{};
    crypto_auth_hmacsha256_final(&state, code.data());
    return QString::fromLatin1(viewOf(code.data(), code.size()).toByteArray().toHex());
}

QString randomHex(int bytes)
{
    QByteArray raw(bytes, Qt::Uninitialized);
    // The kernel's generator: the processor's own, which Qt asks, takes microseconds a word.
    if (::getrandom(raw.data(), static_cast<size_t>(raw.size()), 0) != raw.size()) {
        for (char& byte : raw)
            byte = static_cast<char>(QRandomGenerator::system()->bounded(256));
    }
    return QString::fromLatin1(raw.toHex());
}

} // namespace countersign
