// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/tokens.h"

#include "app/text/chars.h"

#include <algorithm>

namespace countersign::text {
namespace {

bool isAsciiOnly(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
}

QString foldAscii(QStringView text)
{
    QString folded(text.size(), Qt::Uninitialized);
    std::transform(text.begin(), text.end(), folded.begin(), [](QChar c) {
        const char16_t u = c.unicode();
        return QChar(u >= u'A' && u <= u'Z' ? static_cast<char16_t>(u + 32) : u);
    });
    return folded;
}

} // namespace

QString fold(QStringView text)
{
    if (isAsciiOnly(text))
        return foldAscii(text);
    QString plain;
    plain.reserve(text.size());
    for (const QChar c : text) {
        const char16_t u = c.unicode();
        if (isInvisible(u))
            continue;
        if (isApostrophe(u) || u == 0x0060 || u == 0x00B4)
            plain += u'\'';
        else if (isHyphen(u))
            plain += u'-';
        else
            plain += c;
    }
    // Folding can undo the normal form (U+0345, U+1E9E …) and the normal form can bring back capitals.
    QString folded = plain.normalized(QString::NormalizationForm_C).toCaseFolded();
    folded.replace(QChar(0x00DF), QStringLiteral("ss"));
    return folded.normalized(QString::NormalizationForm_C);
}

} // namespace countersign::text
