// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/reading/mojibake.h"

#include <QList>

#include <optional>

namespace countersign::checks {
namespace {

using text::Span;

/// The byte that Windows-1252 shows as this character (Latin-1 for those it leaves undefined).
std::optional<uchar> byteOf(char16_t c)
{
    static constexpr char16_t upper[32] = {
        0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, 0x8D,   0x017D, 0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
        0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};
    if (c < 0x80 || (c >= 0xA0 && c <= 0xFF))
        return static_cast<uchar>(c);
    for (int i = 0; i < 32; ++i) {
        if (upper[i] == c || c == 0x80 + i)
            return static_cast<uchar>(0x80 + i);
    }
    return std::nullopt;
}

/// Length of the UTF-8 sequence that a lead byte begins; 0 for other bytes.
int sequenceLength(uchar lead)
{
    if (lead >= 0xC2 && lead <= 0xC5)
        return 2; // up to U+017F
    if (lead == 0xE2)
        return 3;                // typographic marks, currency, arrows
    return lead == 0xF0 ? 4 : 0; // emoji
}

bool isMeant(char32_t c)
{
    return (c >= 0xA0 && c <= 0x17F) || (c >= 0x2010 && c <= 0x2044) || c == 0x20AC ||
           c == 0x2122 || (c >= 0x2190 && c <= 0x21FF) || (c >= 0x2600 && c <= 0x27BF) ||
           (c >= 0x1F300 && c <= 0x1FAFF);
}

bool isSmallLetter(QStringView text, qsizetype at)
{
    return at >= 0 && at < text.size() && text.at(at).isLower();
}

} // namespace

std::vector<Mojibake> mojibakeIn(QStringView text)
{
    std::vector<Mojibake> found;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i).unicode() < 0xC2)
            continue;
        const auto lead = byteOf(text.at(i).unicode());
        const int length = lead ? sequenceLength(*lead) : 0;
        if (length == 0 || i + length > text.size())
            continue;
        QByteArray bytes;
        for (int k = 0; k < length; ++k) {
            if (const auto byte = byteOf(text.at(i + k).unicode()))
                bytes.append(static_cast<char>(*byte));
        }
        const QString meant = QString::fromUtf8(bytes);
        const bool isOne = bytes.size() == length && meant.toUcs4().size() == 1;
        if (!isOne || !isMeant(meant.toUcs4().front()))
            continue;
        // "Ä" and "Å" are letters before a closing mark as well; inside a word they are not.
        const bool isRealLetter = (*lead == 0xC4 || *lead == 0xC5) && !isSmallLetter(text, i - 1) &&
                                  !isSmallLetter(text, i + length);
        if (isRealLetter)
            continue;
        found.push_back({{i, i + length}, meant});
        i += length - 1;
    }
    return found;
}

} // namespace countersign::checks
