// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/encoding.h"

#include <QIODevice>
#include <QString>
#include <QStringView>

namespace countersign::intake {

/// The text of a device as a window that moves over it: what has been used is forgotten, more is read
/// on request. Not thread-safe; the device must outlive it.
class TextFeed {
public:
    TextFeed(QIODevice& device, const Encoding& encoding);

    /// What has been read and not been used yet.
    [[nodiscard]] QStringView view() const { return QStringView(m_text).sliced(m_used); }
    /// True once the last of the text is in the window.
    [[nodiscard]] bool atEnd() const { return m_atEnd; }
    /// Reads a piece more. Views from before are no longer valid.
    [[nodiscard]] Result<void> more();
    void use(qsizetype length) { m_used += length; }
    /// Back to the first character.
    [[nodiscard]] Result<void> rewind();
    [[nodiscard]] qint64 bytesRead() const { return m_bytesRead; }
    /// True if a NUL stands anywhere in what has been read.
    [[nodiscard]] bool hasNul() const { return m_hasNul; }
    /// True once the last of the file was read and half a UTF-16 unit was left over.
    [[nodiscard]] bool endsInCharacter() const
    {
        return m_atEnd && m_encoding.name.startsWith(u"UTF-16") &&
               (m_bytesRead - m_encoding.markLength) % 2 != 0;
    }
    /// See TextDecoder.
    [[nodiscard]] qint64 strays() const { return m_decoder.strays(); }
    [[nodiscard]] const std::map<qint64, bool>& strayLines() const
    {
        return m_decoder.strayLines();
    }

private:
    QIODevice& m_device;
    Encoding m_encoding;
    TextDecoder m_decoder;
    QString m_text;
    qsizetype m_used = 0;
    qint64 m_bytesRead = 0;
    bool m_atEnd = false;
    bool m_hasNul = false;
};

} // namespace countersign::intake
