// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/gsm_alphabet.h"

#include "app/text/chars.h"
#include "app/text/latin.h"

#include <QChar>
#include <QStringView>

using namespace Qt::StringLiterals;

namespace countersign::text {
namespace {

/// 3GPP TS 23.038, 6.2.1, without escape; all of it lies in the Basic Multilingual Plane.
constexpr QStringView DefaultAlphabet =
    u"@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ "
    u"!\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§"
    u"¿abcdefghijklmnopqrstuvwxyzäöñüà";

/// 6.2.1.1, reached by the escape character.
constexpr QStringView ExtensionTable = u"\f^{}\\[~]|€";

/// Punctuation and signs; letters are left to transliteration.
QString signReplacement(char32_t c)
{
    switch (c) {
    case 0x2018: // ‘
    case 0x2019: // ’
    case 0x201A:
    case 0x201B:
    case 0x2032:
    case 0x00B4:
    case 0x0060:
        return u"'"_s;
    case 0x201C: // “
    case 0x201D: // ”
    case 0x201E: // „
    case 0x201F:
    case 0x2033:
    case 0x00AB: // «
    case 0x00BB: // »
        return u"\""_s;
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013: // –
    case 0x2014: // —
    case 0x2015:
    case 0x2212: // −
    case 0x2022: // •
    case 0x00B7:
        return u"-"_s;
    case 0x2026: // …
        return u"..."_s;
    case 0x2039:
        return u"<"_s;
    case 0x203A:
        return u">"_s;
    case 0x00D7: // ×
        return u"x"_s;
    case 0x00A9: // ©
        return u"(C)"_s;
    case 0x00AE: // ®
        return u"(R)"_s;
    case 0x2122: // ™
        return u"(TM)"_s;
    case 0x00BC:
        return u"1/4"_s;
    case 0x00BD:
        return u"1/2"_s;
    case 0x00BE:
        return u"3/4"_s;
    case 0x2192: // →
        return u"->"_s;
    default:
        return c <= 0xFFFF && isBlank(static_cast<char16_t>(c)) ? u" "_s : QString();
    }
}

} // namespace

int gsmSeptets(char32_t character)
{
    if (character > 0xFFFF)
        return 0;
    if (character >= u'a' && character <= u'z')
        return 1;
    const QChar c(static_cast<char16_t>(character));
    if (DefaultAlphabet.contains(c))
        return 1;
    return ExtensionTable.contains(c) ? 2 : 0;
}

QString gsmReplacement(char32_t character)
{
    if (const QString sign = signReplacement(character); !sign.isEmpty())
        return sign;
    if (!QChar::isLetterOrNumber(character))
        return {};
    const QString latin = asciiForm(QString::fromUcs4(&character, 1));
    for (const QChar c : latin) {
        if (gsmSeptets(c.unicode()) == 0)
            return {};
    }
    return latin;
}

} // namespace countersign::text
