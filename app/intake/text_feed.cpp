// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/text_feed.h"

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

constexpr qint64 pieceSize = 256 << 10;

} // namespace

TextFeed::TextFeed(QIODevice& device, const Encoding& encoding)
    : m_device(device)
    , m_encoding(encoding)
    , m_decoder(encoding)
{}

Result<void> TextFeed::more()
{
    if (m_atEnd)
        return {};
    if (m_bytesRead == 0 && !m_device.seek(m_encoding.markLength))
        return badInput(u"file.unreadable"_s);
    const QByteArray bytes = m_device.read(pieceSize);
    if (bytes.isEmpty() && !m_device.atEnd()) {
        Error error = badInput(u"file.unreadable"_s);
        error.detail = m_device.errorString();
        return error;
    }
    m_bytesRead = m_device.pos();
    m_atEnd = m_device.atEnd();
    m_text.remove(0, m_used);
    m_used = 0;
    const QString piece = m_decoder.decode(bytes, m_atEnd);
    m_hasNul = m_hasNul || piece.contains(QChar(u'\0'));
    m_text += piece;
    return {};
}

Result<void> TextFeed::rewind()
{
    m_decoder = TextDecoder(m_encoding);
    m_text.clear();
    m_used = 0;
    m_bytesRead = 0;
    m_atEnd = false;
    return m_device.seek(m_encoding.markLength) ? Result<void>()
                                                : Result<void>(badInput(u"file.unreadable"_s));
}

} // namespace countersign::intake
