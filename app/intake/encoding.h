// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QIODevice>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>

namespace countersign::intake {

/// How a file's bytes are read as text.
struct Encoding {
    QString name;       ///< IANA name: "UTF-8", "UTF-16LE", "windows-1252" …
    int markLength = 0; ///< bytes of the byte-order mark, which are no part of the text
    /// neither a mark, valid UTF-8 nor a choice: show a preview, let it be changed
    bool guessed = false;
    bool mixed = false; ///< UTF-8 with stray bytes of an 8-bit code page, which are read as such

    friend bool operator==(const Encoding&, const Encoding&) = default;
};

/// Finds the encoding of a whole file; the device is read to its end and left at 0. In this order:
/// `wanted` (any name ICU knows, with its mark if there is one), the byte-order mark, UTF-32 and UTF-16
/// without a mark (every second byte of most characters is 0), valid UTF-8, what ICU finds where it
/// is sure of a code page outside western Europe, and else Windows-1252. Errors: BadInput
/// `encoding.unknown` (args: the name), `file.unreadable`.
[[nodiscard]] Result<Encoding> detectEncoding(QIODevice& device, const QString& wanted = {});

/// The encodings worth offering to somebody who sees that the text is wrong, the likeliest first.
[[nodiscard]] const QStringList& offeredEncodings();

/// Turns bytes into text piece by piece; a character cut by the border between two pieces is put
/// together. Bytes that are no character in the encoding become U+FFFD and are counted, except in a
/// `mixed` file, where they are read as Windows-1252 and counted. Not thread-safe.
class TextDecoder {
public:
    explicit TextDecoder(const Encoding& encoding);
    ~TextDecoder();
    TextDecoder(TextDecoder&&) noexcept;
    TextDecoder& operator=(TextDecoder&&) noexcept;

    /// The text of the next bytes; `last` when no more follow.
    [[nodiscard]] QString decode(QByteArrayView bytes, bool last);
    /// How many bytes or sequences could not be read as the encoding says.
    [[nodiscard]] qint64 strays() const;
    /// Of a `mixed` file the lines, from 1, that have stray bytes; true for one that has UTF-8 beside
    /// them, so that nothing tells what it is.
    [[nodiscard]] const std::map<qint64, bool>& strayLines() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// The byte of a character in Windows-1252, -1 if it has none.
[[nodiscard]] int windows1252Byte(QChar character);

/// A whole file as text, or the error why not (`notText`, `detectEncoding`, `file.too_large` over
/// `limit` bytes).
struct DecodedText {
    QString text;
    Encoding encoding;
    qint64 strays = 0;
};
[[nodiscard]] Result<DecodedText> decodeAll(QIODevice& device, const QString& fileName,
                                            const QString& wanted = {}, qint64 limit = 64 << 20);

} // namespace countersign::intake
