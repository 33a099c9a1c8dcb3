// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/tokens.h"

#include "app/text/chars.h"

#include <unicode/uchar.h>
#include <unicode/ustring.h>

#include <algorithm>

namespace countersign::text {
namespace {

QString foldAscii(QStringView text)
{
    QString folded(text.size(), Qt::Uninitialized);
    std::transform(text.begin(), text.end(), folded.begin(), [](QChar c) {
        const char16_t u = c.unicode();
        if (u == u'`')
            return QChar(u'\'');
        return QChar(u >= u'A' && u <= u'Z' ? static_cast<char16_t>(u + 32) : u);
    });
    return folded;
}

char16_t plainForm(char16_t c)
{
    if (isApostrophe(c) || c == 0x0060 || c == 0x00B4)
        return u'\'';
    return isHyphen(c) ? u'-' : c;
}

/// Without what is not seen, and with plain apostrophes and hyphens.
QString plain(QStringView text)
{
    QString result;
    result.reserve(text.size());
    for (const QChar c : text) {
        if (!isInvisible(c.unicode()))
            result += QChar(plainForm(c.unicode()));
    }
    return result;
}

/// Full case folding, which Qt's is not: ß is ss, ﬁ is fi.
QString caseFolded(const QString& text)
{
    constexpr qsizetype mostUnits = 3; // that one can become
    QString folded(text.size() * mostUnits, Qt::Uninitialized);
    UErrorCode status = U_ZERO_ERROR;
    const int32_t length =
        u_strFoldCase(reinterpret_cast<UChar*>(folded.data()), static_cast<int32_t>(folded.size()),
                      reinterpret_cast<const UChar*>(text.utf16()),
                      static_cast<int32_t>(text.size()), U_FOLD_CASE_DEFAULT, &status);
    if (U_FAILURE(status))
        return text;
    folded.truncate(length);
    return folded;
}

} // namespace

QString fold(QStringView text)
{
    if (isAscii(text))
        return foldAscii(text);
    // Folding can undo the normal form, and the normal form can bring in what is replaced.
    const QString folded = caseFolded(plain(text).normalized(QString::NormalizationForm_C));
    return plain(folded.normalized(QString::NormalizationForm_C));
}

} // namespace countersign::text
