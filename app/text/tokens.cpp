// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/tokens.h"

#include "app/text/chars.h"
#include "app/text/mark_scan.h"
#include "app/text/word_table.h"

namespace countersign::text {
namespace {

using Kind = Token::Kind;

char32_t codePointAt(QStringView text, qsizetype position)
{
    const char16_t c = at(text, position);
    if (QChar::isHighSurrogate(c) && QChar::isLowSurrogate(at(text, position + 1)))
        return QChar::surrogateToUcs4(c, at(text, position + 1));
    return c;
}

constexpr qsizetype unitsOf(char32_t c)
{
    return c > 0xFFFF ? 2 : 1;
}

bool isWordCharacter(char32_t c)
{
    if (c < 0x80)
        return isAlnum(static_cast<char16_t>(c)) || c == u'_';
    return QChar::isLetterOrNumber(c) || QChar::isMark(c) ||
           (c <= 0xFFFF && isInvisible(static_cast<char16_t>(c)));
}

bool isEmailCharacter(char16_t c)
{
    return isAlnum(c) || c == u'.' || c == u'_' || c == u'%' || c == u'+' || c == u'-';
}

bool isHostCharacter(char16_t c)
{
    return isAlnum(c) || c == u'-' || c == u'.';
}

/// Length of an e-mail address at an offset; 0 if there is none.
qsizetype emailLength(QStringView text, qsizetype start)
{
    qsizetype position = start;
    while (isEmailCharacter(at(text, position)))
        ++position;
    if (position == start || at(text, position) != u'@' || !isAlnum(at(text, position + 1)))
        return 0;
    const qsizetype host = ++position;
    while (isHostCharacter(at(text, position)))
        ++position;
    while (position > host && !isAlnum(at(text, position - 1)))
        --position;
    const bool hasDot = text.sliced(host, position - host).contains(u'.');
    return hasDot ? position - start : 0;
}

/// Where an address that began at `start` ends: before blanks, quotes, angle brackets and the
/// punctuation of the sentence around it.
qsizetype urlEnd(QStringView text, qsizetype start)
{
    qsizetype end = start;
    int open = 0;
    while (end < text.size()) {
        const char16_t c = at(text, end);
        if (isSpace(c) || isQuote(c) || c == u'<' || c == u'>' || markLengthAt(text, end) > 0)
            break;
        if (c == u'(')
            ++open;
        if (c == u')' && --open < 0)
            break;
        ++end;
    }
    while (end > start) {
        const char16_t last = at(text, end - 1);
        if (isAlnum(last) || last == u'/' || last == u'=' || last == u'#' || last == u'&' ||
            last == u'-' || last == u'_' || last == u'%' || last == u')' || last >= 0x80)
            break;
        --end;
    }
    return end;
}

bool startsWith(QStringView text, qsizetype position, QStringView prefix)
{
    return text.size() - position >= prefix.size() &&
           text.sliced(position, prefix.size()).compare(prefix, Qt::CaseInsensitive) == 0;
}

/// Length of a web address at an offset: with a scheme, with "www.", or a bare host with a well-known
/// ending ("kite.example/map").
qsizetype urlLength(QStringView text, qsizetype start)
{
    const char16_t first = at(text, start);
    if (first == u'h' || first == u'H' || first == u'w' || first == u'W') {
        if (startsWith(text, start, u"https://") || startsWith(text, start, u"http://") ||
            startsWith(text, start, u"www."))
            return urlEnd(text, start) - start;
    }
    static const WordSet endings(
        u"com org net io de fr es it nl at ch eu co uk ie us ca au dk se no fi pl "
        u"be app dev ai info biz example test invalid");
    qsizetype end = start;
    while (isHostCharacter(at(text, end)) && at(text, end) < 0x80)
        ++end;
    while (end > start && !isAlnum(at(text, end - 1)))
        --end;
    const qsizetype dot = text.sliced(start, end - start).lastIndexOf(u'.');
    if (dot < 2)
        return 0;
    const QStringView ending = text.sliced(start + dot + 1, end - start - dot - 1);
    if (!endings.contains(ending))
        return 0;
    return at(text, end) == u'/' ? urlEnd(text, start) - start : end - start;
}

bool isDigitGroup(QStringView text, qsizetype position)
{
    return isDigit(at(text, position)) && isDigit(at(text, position + 1)) &&
           isDigit(at(text, position + 2)) && !isDigit(at(text, position + 3));
}

/// True if the character at `position` separates digits of one figure.
bool joinsDigits(QStringView text, qsizetype start, qsizetype position)
{
    const char16_t c = at(text, position);
    if (c == u'.' || c == u',' || c == u':')
        return isDigit(at(text, position + 1));
    if (isNumberBlank(c) || isApostrophe(c))
        return isDigitGroup(text, position + 1);
    // With plain blanks only a chain of groups is one figure for sure: "1 200 000".
    if (c != u' ' || !isDigitGroup(text, position + 1))
        return false;
    const bool continues = at(text, position + 4) == u' ' && isDigitGroup(text, position + 5);
    const bool continued = position - start >= 5 && at(text, position - 4) == u' ';
    return position - start <= 3 ? continues : continued;
}

qsizetype numberLength(QStringView text, qsizetype start)
{
    qsizetype end = start;
    while (isDigit(at(text, end)) || joinsDigits(text, start, end))
        ++end;
    // Letters that belong to it: "3rd", "3.5M", "25k", "16h30", "120GB".
    while (isWordCharacter(codePointAt(text, end)))
        end += unitsOf(codePointAt(text, end));
    return end - start;
}

/// "a.m.", "U.S.", "z.B", "J.P.": at least two single letters with dots. 0 if there is none.
qsizetype dottedLength(QStringView text, qsizetype start)
{
    qsizetype end = start;
    int letters = 0;
    while (isLetter(at(text, end)) && at(text, end + 1) == u'.') {
        end += 2;
        ++letters;
    }
    if (letters >= 2 && !isAlnum(at(text, end)))
        return end - start;
    const bool lastHasNoDot =
        letters >= 1 && isLetter(at(text, end)) && !isAlnum(at(text, end + 1));
    return lastHasNoDot ? end + 1 - start : 0;
}

/// "l'", "d'", "qu'" before a vowel: an elided word of its own. 0 if there is none.
qsizetype elisionLength(QStringView text, qsizetype start)
{
    static const WordSet elided(u"l d j m n s t c qu jusqu lorsqu puisqu quelqu presqu");
    qsizetype end = start;
    while (end - start < 7 && isLetter(at(text, end)))
        ++end;
    if (!isApostrophe(at(text, end)) || end == start)
        return 0;
    const QChar next = QChar(at(text, end + 1)).toLower();
    static constexpr QStringView vowels = u"aeiouyhàâäéèêëîïôöùûüœæ";
    if (!vowels.contains(next))
        return 0;
    QChar letters[7];
    for (qsizetype i = 0; i < end - start; ++i)
        letters[i] = text[start + i].toLower();
    return elided.contains(QStringView(letters, end - start)) ? end + 1 - start : 0;
}

bool joinsLetters(QStringView text, qsizetype position)
{
    const char16_t c = at(text, position);
    const char32_t next = codePointAt(text, position + 1);
    if (isApostrophe(c))
        return isWordCharacter(next) && isLetter(at(text, position - 1));
    if (isHyphen(c))
        return isWordCharacter(next) && next != u'_';
    if (c == u'&')
        return isUpper(at(text, position - 1)) && isUpper(at(text, position + 1));
    // "A/S", "S/4HANA"
    if (c == u'/')
        return isUpper(at(text, position - 1)) && !isAlnum(at(text, position - 2)) &&
               (isUpper(at(text, position + 1)) || isDigit(at(text, position + 1)));
    return false;
}

qsizetype wordLength(QStringView text, qsizetype start)
{
    if (const qsizetype length = dottedLength(text, start))
        return length;
    if (const qsizetype length = elisionLength(text, start))
        return length;
    qsizetype end = start;
    while (end < text.size()) {
        const char32_t c = codePointAt(text, end);
        if (isWordCharacter(c))
            end += unitsOf(c);
        else if (joinsLetters(text, end))
            ++end;
        else
            break;
    }
    return end - start;
}

/// A code point with what is drawn into it: variation selectors, skin tones, joined emoji, accents.
qsizetype clusterLength(QStringView text, qsizetype start)
{
    qsizetype end = start + unitsOf(codePointAt(text, start));
    while (end < text.size()) {
        const char32_t c = codePointAt(text, end);
        if (c == 0x200D && end + 1 < text.size() && !isSpace(at(text, end + 1)))
            end += 1 + unitsOf(codePointAt(text, end + 1));
        else if (QChar::isMark(c) || (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0x1F3FB && c <= 0x1F3FF))
            end += unitsOf(c);
        else
            break;
    }
    return end - start;
}

bool mayBeginAddress(QStringView text, qsizetype start)
{
    // An address has a dot, "@" or "://" in its first unbroken stretch; most words have not.
    for (qsizetype i = start; i < text.size() && i - start < 64; ++i) {
        const char16_t c = at(text, i);
        if (c == u'@' || c == u'.' || c == u':')
            return isAlnum(at(text, i + 1)) || at(text, i + 1) == u'/';
        if (!isEmailCharacter(c))
            return false;
    }
    return false;
}

struct Piece {
    qsizetype length;
    Kind kind;
};

Piece wordOrAddress(QStringView text, qsizetype start)
{
    if (mayBeginAddress(text, start)) {
        if (const qsizetype length = emailLength(text, start))
            return {length, Kind::Email};
        if (const qsizetype length = urlLength(text, start))
            return {length, Kind::Url};
    }
    if (isDigit(at(text, start)))
        return {numberLength(text, start), Kind::Number};
    return {wordLength(text, start), Kind::Word};
}

Piece pieceAt(QStringView text, qsizetype start)
{
    const char16_t c = at(text, start);
    const char32_t point = codePointAt(text, start);
    if (point != u'_' && isWordCharacter(point) && !QChar::isMark(point))
        return wordOrAddress(text, start);
    if (const qsizetype length = markLengthAt(text, start))
        return {length, Kind::Mark};
    if ((c == u'@' || c == u'#') && isLetter(at(text, start + 1)))
        return {1 + wordLength(text, start + 1), Kind::Mention};
    if (c == u'.') {
        qsizetype dots = 1;
        while (at(text, start + dots) == u'.')
            ++dots;
        return {dots, Kind::Punctuation};
    }
    const bool symbol = QChar::isSymbol(point) || c == u'%' || c == 0x2030 || c == u'&' ||
                        c == u'#' || c == u'@' || c == u'*' || QChar::isMark(point) ||
                        QChar::isSurrogate(point);
    return {clusterLength(text, start), symbol ? Kind::Symbol : Kind::Punctuation};
}

} // namespace

std::vector<Token> tokens(QStringView text)
{
    std::vector<Token> result;
    result.reserve(static_cast<std::size_t>(text.size()) / 4);
    qsizetype position = 0;
    while (position < text.size()) {
        const char16_t c = at(text, position);
        if (isSpace(c) || isInvisible(c)) {
            ++position;
            continue;
        }
        const Piece piece = pieceAt(text, position);
        const Span span{position, position + piece.length};
        QString folded = piece.kind == Kind::Mark
                             ? text.sliced(position + 2, piece.length - 3).toString()
                             : fold(span.of(text));
        result.push_back({span, std::move(folded), piece.kind});
        position = span.end;
    }
    return result;
}

int wordCount(const std::vector<Token>& tokens)
{
    int count = 0;
    qsizetype countedEnd = -1; // end of the chain of pieces that belongs to the last word counted
    for (const Token& token : tokens) {
        const bool adjoins = token.span.start == countedEnd;
        switch (token.kind) {
        case Kind::Word:
        case Kind::Number:
        case Kind::Url:
        case Kind::Email:
        case Kind::Mention:
            if (!adjoins)
                ++count;
            countedEnd = token.span.end;
            break;
        case Kind::Symbol:
            if (adjoins)
                countedEnd = token.span.end;
            break;
        case Kind::Punctuation: {
            const char16_t c = at(token.folded, 0);
            if (adjoins && token.span.length() == 1 &&
                (c == u'-' || c == u'/' || c == u'\'' || c == u'.' || c == u':'))
                countedEnd = token.span.end;
            break;
        }
        case Kind::Mark:
            break;
        }
    }
    return count;
}

int wordCount(QStringView text)
{
    return wordCount(tokens(text));
}

} // namespace countersign::text
