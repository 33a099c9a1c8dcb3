// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/entities.h"

#include <QHash>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

QString characterOf(const QString& reference)
{
    static const QHash<QString, QString> named{
        {u"amp"_s, u"&"_s},    {u"lt"_s, u"<"_s},     {u"gt"_s, u">"_s},
        {u"quot"_s, u"\""_s},  {u"apos"_s, u"'"_s},   {u"nbsp"_s, u"\u00A0"_s},
        {u"ndash"_s, u"–"_s},  {u"mdash"_s, u"—"_s},  {u"hellip"_s, u"…"_s},
        {u"lsquo"_s, u"‘"_s},  {u"rsquo"_s, u"’"_s},  {u"ldquo"_s, u"“"_s},
        {u"rdquo"_s, u"”"_s},  {u"laquo"_s, u"«"_s},  {u"raquo"_s, u"»"_s},
        {u"euro"_s, u"€"_s},   {u"pound"_s, u"£"_s},  {u"deg"_s, u"°"_s},
        {u"plusmn"_s, u"±"_s}, {u"minus"_s, u"−"_s},  {u"times"_s, u"×"_s},
        {u"auml"_s, u"ä"_s},   {u"ouml"_s, u"ö"_s},   {u"uuml"_s, u"ü"_s},
        {u"Auml"_s, u"Ä"_s},   {u"Ouml"_s, u"Ö"_s},   {u"Uuml"_s, u"Ü"_s},
        {u"szlig"_s, u"ß"_s},  {u"eacute"_s, u"é"_s}, {u"egrave"_s, u"è"_s},
        {u"agrave"_s, u"à"_s}, {u"ccedil"_s, u"ç"_s}, {u"ntilde"_s, u"ñ"_s},
        {u"lrm"_s, QString()}, {u"rlm"_s, QString()}, {u"shy"_s, QString()},
    };
    if (!reference.startsWith(u'#'))
        return named.contains(reference) ? named.value(reference)
                                         : QString(u'&' + reference + u';');
    const bool hexadecimal = reference.size() > 1 && reference[1].toLower() == u'x';
    bool ok = false;
    const QStringView digits = QStringView(reference).sliced(hexadecimal ? 2 : 1);
    const char32_t code = digits.toUInt(&ok, hexadecimal ? 16 : 10);
    const bool isCharacter =
        ok && code >= 0x20 && code <= 0x10FFFF && !(code >= 0xD800 && code <= 0xDFFF);
    return isCharacter ? QString::fromUcs4(&code, 1) : QString(QChar::ReplacementCharacter);
}

} // namespace

QString withoutEntities(const QString& text)
{
    if (!text.contains(u'&'))
        return text;
    static const QRegularExpression reference(
        u"&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]{2,8});"_s);
    QString plain;
    qsizetype from = 0;
    QRegularExpressionMatchIterator matches = reference.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        plain += QStringView(text).sliced(from, match.capturedStart() - from);
        plain += characterOf(match.captured(1));
        from = match.capturedEnd();
    }
    plain += QStringView(text).sliced(from);
    return plain;
}

} // namespace countersign::intake
