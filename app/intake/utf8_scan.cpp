// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/utf8_scan.h"

#include <algorithm>
#include <cstring>

namespace countersign::intake {

namespace {

unsigned char byteAt(QByteArrayView bytes, qsizetype at)
{
    return static_cast<unsigned char>(bytes[at]);
}

bool isContinuation(unsigned char byte)
{
    return (byte & 0xC0) == 0x80;
}

/// Whether `second` may follow `lead`: rules out overlong forms, surrogates and the too large.
bool mayFollow(unsigned char lead, unsigned char second)
{
    switch (lead) {
    case 0xE0:
        return second >= 0xA0 && second <= 0xBF;
    case 0xED:
        return second >= 0x80 && second <= 0x9F;
    case 0xF0:
        return second >= 0x90 && second <= 0xBF;
    case 0xF4:
        return second >= 0x80 && second <= 0x8F;
    default:
        return isContinuation(second);
    }
}

} // namespace

int utf8SequenceLength(QByteArrayView bytes, qsizetype at)
{
    const unsigned char lead = byteAt(bytes, at);
    if (lead < 0x80)
        return 1;
    const int length = lead >= 0xC2 && lead <= 0xDF   ? 2
                       : lead >= 0xE0 && lead <= 0xEF ? 3
                       : lead >= 0xF0 && lead <= 0xF4 ? 4
                                                      : 0;
    if (length == 0)
        return utf8Invalid;
    for (int i = 1; i < length; ++i) {
        if (at + i >= bytes.size())
            return utf8Cut;
        const unsigned char byte = byteAt(bytes, at + i);
        if (i == 1 ? !mayFollow(lead, byte) : !isContinuation(byte))
            return utf8Invalid;
    }
    return length;
}

void Utf8Scan::feed(QByteArrayView bytes)
{
    if (m_pending.isEmpty()) {
        scan(bytes, 0, false);
        return;
    }
    QByteArray joined = m_pending;
    joined.append(bytes.data(), bytes.size());
    const qsizetype shift = m_pending.size();
    m_pending.clear();
    scan(joined, shift, false);
}

void Utf8Scan::end()
{
    const QByteArray rest = m_pending;
    m_pending.clear();
    scan(rest, 0, true);
}

void Utf8Scan::scan(QByteArrayView bytes, qsizetype shift, bool last)
{
    qsizetype i = 0;
    while (i < bytes.size()) {
        // Most files are mostly ASCII: eight bytes at a time.
        quint64 eight = 0;
        while (i + 8 <= bytes.size()) {
            std::memcpy(&eight, bytes.data() + i, 8);
            if (eight & 0x8080808080808080ULL)
                break;
            i += 8;
        }
        if (i >= bytes.size())
            break;
        const int length = utf8SequenceLength(bytes, i);
        if (length == utf8Cut && !last) {
            m_pending = bytes.sliced(i).toByteArray();
            return;
        }
        if (length > 0) {
            m_valid += length > 1 ? 1 : 0;
            i += length;
            continue;
        }
        if (m_invalid++ == 0)
            m_firstInvalid = std::max<qsizetype>(0, i - shift);
        ++i;
    }
}

} // namespace countersign::intake
