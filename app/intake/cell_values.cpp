// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/cell_values.h"

#include "app/intake/field_synonyms.h"

#include <QHash>
#include <QRegularExpression>

#include <unicode/uloc.h>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

bool isControl(QChar c)
{
    const char16_t code = c.unicode();
    return code < 0x20 || (code >= 0x7F && (code < 0xA0 || code == 0x2028 || code == 0x2029));
}

/// A character that shows nothing and is no part of a word: of no width, or one that turns the direction of
/// what follows. The joiners U+200C and U+200D change how letters are drawn and stay.
bool isHidden(QChar c)
{
    const char16_t code = c.unicode();
    return code == 0xAD || code == 0x61C || code == 0x180E || code == 0x200B || code == 0x200E ||
           code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
           (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF;
}

/// Of the control characters those that end a line: line feed, vertical tab, form feed, return, next line and
/// the separators of lines and paragraphs.
bool breaksLine(QChar c)
{
    const char16_t code = c.unicode();
    return (code >= 0x0A && code <= 0x0D) || code == 0x85 || code == 0x2028 || code == 0x2029;
}

/// Blanks that people do not see, at the ends of a cell.
bool isPadding(QChar c)
{
    const char16_t code = c.unicode();
    if (code > 0x20 && code < 0x7F)
        return false;
    return c.isSpace() || isControl(c) || code == 0x200B || code == 0xFEFF || code == 0x2060;
}

QStringView stripped(QStringView text)
{
    qsizetype from = 0;
    qsizetype to = text.size();
    while (from < to && isPadding(text[from]))
        ++from;
    while (to > from && isPadding(text[to - 1]))
        --to;
    return text.sliced(from, to - from);
}

bool saysNothing(QStringView text)
{
    static constexpr QStringView starts = u"[(#-—nNkK";
    static constexpr std::array<QStringView, 16> words{
        u"[not provided]", u"(not provided)", u"#n/a",   u"n/a",    u"#nv",
        u"k. a.",          u"k.a.",           u"-",      u"--",     u"—",
        u"(none)",         u"(blank)",        u"(leer)", u"[null]", u"#ref!",
        u"#value!"};
    if (text.size() > 16 || !starts.contains(text.front()))
        return false;
    return std::any_of(words.begin(), words.end(), [text](QStringView word) {
        return text.compare(word, Qt::CaseInsensitive) == 0;
    });
}

bool opensFormula(QChar c)
{
    return c == u'=' || c == u'+' || c == u'-' || c == u'@';
}

QString withoutControls(QStringView text)
{
    QString line;
    line.reserve(text.size());
    bool blank = false;
    for (const QChar c : text) {
        const bool control = isControl(c);
        if (!(control && blank))
            line.append(control ? QChar(u' ') : c);
        blank = control || c == u' ';
    }
    return line;
}

bool isDomainLabel(QStringView label)
{
    return !label.isEmpty() && label.size() <= 63 && label.front() != u'-' &&
           label.back() != u'-' && std::all_of(label.begin(), label.end(), [](QChar c) {
               return c.isLetterOrNumber() || c.isMark() || c.isSurrogate() || c == u'-';
           });
}

bool isDomain(QStringView domain)
{
    const QList<QStringView> labels = domain.split(u'.');
    return domain.size() <= 253 && labels.size() >= 2 && labels.back().size() >= 2 &&
           !std::all_of(labels.back().begin(), labels.back().end(),
                        [](QChar c) { return c.isDigit(); }) &&
           std::all_of(labels.begin(), labels.end(), isDomainLabel);
}

/// Names of all languages, in English, German, French, Spanish and in themselves, folded → tag.
QHash<QString, QString> languageNames()
{
    QHash<QString, QString> names;
    for (const char* const* code = uloc_getISOLanguages(); *code; ++code) {
        const QString tag = QString::fromLatin1(*code);
        names.insert(tag, tag);
        for (const char* in : {"en", "de", "fr", "es", *code}) {
            std::array<char16_t, 96> buffer{};
            UErrorCode status = U_ZERO_ERROR;
            const int32_t length =
                uloc_getDisplayLanguage(*code, in, buffer.data(), int32_t(buffer.size()), &status);
            if (U_SUCCESS(status) && length > 0 && length < int32_t(buffer.size())) {
                const QString name = QStringView(buffer.data(), length).toString().toCaseFolded();
                if (!names.contains(name))
                    names.insert(name, tag);
            }
        }
    }
    return names;
}

} // namespace

bool isBlankCell(QStringView cell)
{
    return std::all_of(cell.begin(), cell.end(), isPadding);
}

CleanCell cleanCell(const QString& cell)
{
    CleanCell clean;
    QStringView text = stripped(cell);
    if (text.isEmpty() || saysNothing(text)) {
        clean.text = u""_s;
        return clean;
    }
    if (text.size() > 1 && text[0] == u'\'' &&
        (opensFormula(text[1]) || text[1].isDigit() || text[1] == u'(' || text[1] == u'\''))
        text = stripped(text.sliced(1));
    for (const QChar character : text) {
        if (isControl(character))
            (breaksLine(character) ? clean.lineBreak : clean.control) = true;
    }
    clean.formula = text.startsWith(u'=');
    if (clean.lineBreak || clean.control)
        clean.text = withoutControls(text);
    else
        clean.text = text.size() == cell.size() ? cell : text.toString();
    return clean;
}

bool takeHidden(QString& text)
{
    const qsizetype before = text.size();
    text.removeIf(isHidden);
    return text.size() != before;
}

QString trimmedCell(const QString& cell)
{
    const QStringView text = stripped(cell);
    return text.size() == cell.size() ? cell : text.isEmpty() ? u""_s : text.toString();
}

bool isEmailAddress(QStringView text)
{
    const qsizetype at = text.lastIndexOf(u'@');
    if (at < 1 || at > 64 || text.size() > 254)
        return false;
    const QStringView local = text.first(at);
    static constexpr QStringView others = u"!#$%&'*+-/=?^_`{|}~.";
    if (local.startsWith(u'.') || local.endsWith(u'.') || local.contains(u".."))
        return false;
    return std::all_of(local.begin(), local.end(),
                       [](QChar c) {
                           return c.isLetterOrNumber() || c.isMark() || c.isSurrogate() ||
                                  others.contains(c);
                       }) &&
           isDomain(text.sliced(at + 1));
}

QStringList emailAddressesIn(const QString& cell)
{
    if (isEmailAddress(cell))
        return {cell};
    static const QRegularExpression between(uR"~([\s;,|<>()"\[\]]+|:::)~"_s);
    QStringList addresses;
    for (QString piece : cell.split(between, Qt::SkipEmptyParts)) {
        if (piece.startsWith("mailto:"_L1, Qt::CaseInsensitive))
            piece = piece.mid(7).section(u'?', 0, 0);
        while (piece.endsWith(u'.') || piece.endsWith(u':') || piece.endsWith(u'\''))
            piece.chop(1);
        if (piece.startsWith(u'\''))
            piece.remove(0, 1);
        if (isEmailAddress(piece) && !addresses.contains(piece, Qt::CaseInsensitive))
            addresses.append(piece);
    }
    return addresses;
}

QString phoneProblem(const QString& cell)
{
    static const QRegularExpression scientific(uR"(^[+-]?\d+([.,]\d+)?[eE][+-]?\d+$)"_s);
    if (scientific.match(cell).hasMatch())
        return u"phone.spreadsheet_number"_s;
    const auto digits =
        std::count_if(cell.begin(), cell.end(), [](QChar c) { return c.isDigit(); });
    return digits >= 4 ? QString() : u"phone.not_a_number"_s;
}

QString firstPhone(const QString& cell)
{
    static const QRegularExpression between(uR"(\s*(:::|;|\n|\r|\|)\s*|\s+/\s+)"_s);
    if (!cell.contains(between))
        return cell;
    const QStringList numbers = cell.split(between, Qt::SkipEmptyParts);
    return numbers.isEmpty() ? QString() : numbers.front().trimmed();
}

std::optional<bool> yesOrNo(const QString& cell)
{
    static const QStringList yes{u"1"_s,
                                 u"true"_s,
                                 u"t"_s,
                                 u"yes"_s,
                                 u"y"_s,
                                 u"x"_s,
                                 u"ja"_s,
                                 u"j"_s,
                                 u"wahr"_s,
                                 u"oui"_s,
                                 u"o"_s,
                                 u"vrai"_s,
                                 u"si"_s,
                                 u"sí"_s,
                                 u"verdadero"_s,
                                 u"on"_s,
                                 u"✓"_s,
                                 u"✔"_s,
                                 u"opted out"_s,
                                 u"unsubscribed"_s,
                                 u"do not allow"_s,
                                 u"not allowed"_s};
    static const QStringList no{u""_s,        u"0"_s,    u"false"_s,      u"f"_s,        u"no"_s,
                                u"n"_s,       u"nein"_s, u"falsch"_s,     u"non"_s,      u"faux"_s,
                                u"falso"_s,   u"off"_s,  u"subscribed"_s, u"opted in"_s, u"allow"_s,
                                u"allowed"_s, u"-"_s,    u"–"_s,          u"none"_s,     u"null"_s,
                                u"n/a"_s};
    const QString word = cleanCell(cell).text.toLower();
    if (yes.contains(word))
        return true;
    if (no.contains(word))
        return false;
    return std::nullopt;
}

bool isStoppedState(const QString& cell)
{
    static const QStringList states{u"bounced"_s,      u"hardbounced"_s,   u"hardbounce"_s,
                                    u"bounce"_s,       u"unsubscribed"_s,  u"optedout"_s,
                                    u"optout"_s,       u"donotemail"_s,    u"donotcontact"_s,
                                    u"complained"_s,   u"spamcomplaint"_s, u"abgemeldet"_s,
                                    u"unzustellbar"_s, u"desabonne"_s,     u"desinscrit"_s,
                                    u"rebotado"_s,     u"dadodebaja"_s,    u"blacklisted"_s};
    return states.contains(headerForm(cell));
}

bool isStoppedEverywhere(const QString& cell)
{
    static const QStringList states{u"donotcontact"_s,  u"dontcontact"_s,    u"nichtkontaktieren"_s,
                                    u"kontaktsperre"_s, u"nepascontacter"_s, u"nocontactar"_s};
    return states.contains(headerForm(cell));
}

std::optional<QString> languageTagOf(const QString& cell)
{
    static const QHash<QString, QString> names = languageNames();
    const QString text = cell.trimmed();
    const auto named = names.constFind(text.toCaseFolded());
    if (named != names.constEnd())
        return *named;
    static const QRegularExpression tag(
        uR"(^([A-Za-z]{2,3})([-_][A-Za-z0-9]{2,8})+(\.[\w-]+)?$)"_s);
    const QRegularExpressionMatch match = tag.match(text);
    if (!match.hasMatch() || !names.contains(match.captured(1).toLower()))
        return std::nullopt;
    const QByteArray name = text.section(u'.', 0, 0).replace(u'-', u'_').toLatin1();
    std::array<char, 64> buffer{};
    UErrorCode status = U_ZERO_ERROR;
    const int32_t length =
        uloc_toLanguageTag(name.constData(), buffer.data(), int32_t(buffer.size()), true, &status);
    return U_SUCCESS(status) && length > 0
               ? std::optional(QString::fromLatin1(buffer.data(), length))
               : std::nullopt;
}

QStringList listIn(const QString& cell)
{
    static const QRegularExpression between(uR"([;|\n\r]+)"_s);
    QStringList members;
    for (const QString& member : cell.split(between, Qt::SkipEmptyParts)) {
        const QString clean = cleanCell(member).text;
        if (!clean.isEmpty())
            members.append(clean);
    }
    return members;
}

} // namespace countersign::intake
