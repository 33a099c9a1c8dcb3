// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QStringView>

#include <algorithm>

namespace countersign::text {

/// Questions about single characters, quick for the ASCII that most copy is made of. Offsets past the end
/// read as NUL, so scanners need no bounds checks of their own.

inline char16_t at(QStringView text, qsizetype position)
{
    return position >= 0 && position < text.size() ? text[position].unicode() : u'\0';
}

constexpr bool isDigit(char16_t c)
{
    return c >= u'0' && c <= u'9';
}

inline bool isAscii(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
}

constexpr bool isAsciiLetter(char16_t c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

inline bool isLetter(char16_t c)
{
    return c < 0x80 ? isAsciiLetter(c) : QChar::isLetter(c);
}

inline bool isUpper(char16_t c)
{
    return c < 0x80 ? (c >= u'A' && c <= u'Z') : (QChar::isUpper(c) || QChar::isTitleCase(c));
}

inline bool isLower(char16_t c)
{
    return c < 0x80 ? (c >= u'a' && c <= u'z') : QChar::isLower(c);
}

inline bool isAlnum(char16_t c)
{
    return isDigit(c) || isLetter(c);
}

/// A blank inside a line: space, tab, no-break and typographic spaces.
constexpr bool isBlank(char16_t c)
{
    return c == u' ' || c == u'\t' || c == 0x00A0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) ||
           c == 0x202F || c == 0x205F || c == 0x3000;
}

constexpr bool isLineBreak(char16_t c)
{
    return (c >= u'\n' && c <= u'\r') || c == 0x0085 || c == 0x2028 || c == 0x2029;
}

constexpr bool isSpace(char16_t c)
{
    return isBlank(c) || isLineBreak(c);
}

/// Blanks that group digits: "1 200 000".
constexpr bool isNumberBlank(char16_t c)
{
    return c == 0x00A0 || c == 0x202F || c == 0x2009;
}

constexpr bool isApostrophe(char16_t c)
{
    return c == u'\'' || c == 0x2019 || c == 0x02BC || c == 0x2018;
}

/// The hyphens that join words; dashes are none.
constexpr bool isHyphen(char16_t c)
{
    return c == u'-' || c == 0x2010 || c == 0x2011;
}

constexpr bool isDash(char16_t c)
{
    return c == 0x2012 || c == 0x2013 || c == 0x2014 || c == 0x2015;
}

constexpr bool isQuote(char16_t c)
{
    return c == u'"' || (c >= 0x201C && c <= 0x201F) || c == 0x00AB || c == 0x00BB;
}

/// Characters that are not seen: soft hyphen, zero-width characters, byte-order mark.
constexpr bool isInvisible(char16_t c)
{
    return c == 0x00AD || (c >= 0x200B && c <= 0x200D) || c == 0x2060 || c == 0xFEFF;
}

} // namespace countersign::text
