// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <random>

namespace countersign::text {

/// Text at random from pieces that are hard on scanners: marks and halves of marks, stops, quotes, line
/// breaks, emoji, combining characters, right-to-left letters, lone surrogates, NUL.
inline QString randomText(std::mt19937& random, int longest = 60)
{
    using namespace Qt::StringLiterals;
    static const std::array pieces{
        u"Hale"_s,
        u"the"_s,
        u"e"_s,
        u"\u0301"_s,
        u"ß"_s,
        u"İ"_s,
        u"Dr."_s,
        u"z. B."_s,
        u"3.5"_s,
        u"1,200"_s,
        u"1\u202F200"_s,
        u"9 a.m."_s,
        u"[@r1]"_s,
        u"[@"_s,
        u"[@k12]"_s,
        u"[1]"_s,
        u"]"_s,
        u"["_s,
        u" "_s,
        u" "_s,
        u" "_s,
        u"\u00A0"_s,
        u"\n"_s,
        u"\n\n"_s,
        u"\r\n"_s,
        u"\t"_s,
        u"."_s,
        u"!"_s,
        u"?"_s,
        u"…"_s,
        u"..."_s,
        u","_s,
        u":"_s,
        u"-"_s,
        u"–"_s,
        u"—"_s,
        u"\""_s,
        u"“"_s,
        u"”"_s,
        u"„"_s,
        u"«"_s,
        u"»"_s,
        u"'"_s,
        u"’"_s,
        u"("_s,
        u")"_s,
        u"€"_s,
        u"%"_s,
        u"😀"_s,
        u"👩\u200D🚀"_s,
        u"שלום"_s,
        u"مرحبا؟"_s,
        u"日本。"_s,
        u"\u2029"_s,
        u"\u200B"_s,
        u"\uFEFF"_s,
        u"https://k.example/a?b=1"_s,
        u"a.b@k.example"_s,
        u"Hi Orla,"_s,
        u"- "_s,
        u"1. "_s,
        u"@tag"_s,
        u"eBay"_s,
        u"ﬁ"_s,
    };
    QString text;
    std::uniform_int_distribution<int> count(0, longest);
    std::uniform_int_distribution<int> odd(0, 40);
    std::uniform_int_distribution<std::size_t> pick(0, pieces.size() - 1);
    for (int i = count(random); i > 0; --i) {
        switch (odd(random)) {
        case 0:
            text += QChar(0xD83D); // half of a pair
            break;
        case 1:
            text += QChar(0xDE00);
            break;
        case 2:
            text += QChar(u'\0');
            break;
        default:
            text += pieces[pick(random)];
        }
    }
    return text;
}

} // namespace countersign::text
