// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/delivery/header_text.h"

#include "app/text/chars.h"

#include <QList>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace countersign::delivery {

namespace {

constexpr qsizetype lineMax = 78;        // RFC 5322, 2.1.1
constexpr qsizetype encodedLineMax = 76; // RFC 2047, 2
constexpr qsizetype encodedWordMax = 75; // RFC 2047, 2
constexpr QByteArrayView wordStart = "=?UTF-8?B?";
constexpr QByteArrayView wordEnd = "?=";

qsizetype longestWord(QStringView text)
{
    qsizetype longest = 0;
    for (const QStringView word : text.split(u' '))
        longest = std::max(longest, word.size());
    return longest;
}

/// Characters as people see them, so that none is torn; very long ones by code points.
std::vector<QByteArray> characters(const QString& text)
{
    constexpr qsizetype longest = 39; // fits in the shortest first line
    std::vector<QByteArray> pieces;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype from = 0;
    for (qsizetype to = finder.toNextBoundary(); to >= 0; to = finder.toNextBoundary()) {
        const QString character = text.mid(from, to - from);
        from = to;
        const QByteArray bytes = character.toUtf8();
        if (bytes.size() <= longest) {
            pieces.push_back(bytes);
            continue;
        }
        for (const char32_t c : character.toUcs4())
            pieces.push_back(QString::fromUcs4(&c, 1).toUtf8());
    }
    return pieces;
}

/// Bytes that an encoded-word of `room` characters can carry.
qsizetype bytesWithin(qsizetype room)
{
    const qsizetype payload = std::min(room, encodedWordMax) - wordStart.size() - wordEnd.size();
    return std::max<qsizetype>(0, payload / 4 * 3);
}

/// Encoded-words with folds between them; `used` characters of the first line are taken.
QByteArray encodedWords(const QString& text, qsizetype used)
{
    QByteArray encoded;
    QByteArray word;
    qsizetype room = bytesWithin(encodedLineMax - used);
    const auto flush = [&] {
        if (!encoded.isEmpty())
            encoded += "\r\n ";
        encoded += wordStart.toByteArray() + word.toBase64() + wordEnd.toByteArray();
        word.clear();
        room = bytesWithin(encodedLineMax - 1);
    };
    for (const QByteArray& character : characters(text)) {
        if (!word.isEmpty() && word.size() + character.size() > room)
            flush();
        word += character;
    }
    flush();
    return encoded;
}

/// ASCII folded before blanks; `used` characters of the first line are taken.
QByteArray folded(const QByteArray& text, qsizetype used)
{
    QByteArray result;
    qsizetype column = used;
    qsizetype from = 0;
    while (from < text.size()) {
        // A piece is the blanks before a word and the word.
        qsizetype to = from;
        while (to < text.size() && text[to] == ' ')
            ++to;
        while (to < text.size() && text[to] != ' ')
            ++to;
        const QByteArray piece = text.mid(from, to - from);
        if (column + piece.size() > lineMax && from > 0) {
            result += "\r\n";
            column = 0;
        }
        result += piece;
        column += piece.size();
        from = to;
    }
    return result;
}

/// Whether a display name needs no quotes: atoms and blanks (RFC 5322, 3.2.3).
bool isAtoms(const QByteArray& name)
{
    static const QByteArray others("!#$%&'*+-/=?^_`{|}~ ");
    return !name.contains("  ") && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               others.contains(c);
    });
}

QByteArray quoted(QByteArray name)
{
    name.replace('\\', "\\\\");
    name.replace('"', "\\\"");
    return '"' + name + '"';
}

} // namespace

QString headerSafe(const QString& text)
{
    QString safe;
    safe.reserve(text.size());
    bool blankForControl = false;
    for (const QChar c : text) {
        const bool control = c.unicode() < 0x20 || (c.unicode() >= 0x7F && c.unicode() < 0xA0) ||
                             c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
        if (control && blankForControl)
            continue; // CR LF is one break
        safe.append(control ? QChar(u' ') : c);
        blankForControl = control;
    }
    return safe.trimmed();
}

QByteArray textHeader(const QByteArray& name, const QString& text)
{
    const QString safe = headerSafe(text);
    const QByteArray start = name + ": ";
    if (safe.isEmpty())
        return name + ":\r\n";
    // What looks like an encoded-word would be decoded, and what has no blank cannot be folded.
    const bool plain = text::isAscii(safe) && !safe.contains("=?"_L1) &&
                       start.size() + longestWord(safe) <= lineMax;
    return start +
           (plain ? folded(safe.toLatin1(), start.size()) : encodedWords(safe, start.size())) +
           "\r\n";
}

QByteArray addressHeader(const QByteArray& name, const QString& displayName,
                         const QByteArray& address)
{
    const QByteArray start = name + ": ";
    const QString safe = headerSafe(displayName);
    if (safe.isEmpty())
        return start + address + "\r\n";
    QByteArray phrase = safe.toLatin1();
    if (!isAtoms(phrase))
        phrase = quoted(phrase);
    if (!text::isAscii(safe) || safe.contains("=?"_L1) || start.size() + phrase.size() > lineMax)
        phrase = encodedWords(safe, start.size());
    const qsizetype lastLine =
        phrase.size() - (phrase.lastIndexOf('\n') + 1) + (phrase.contains('\n') ? 0 : start.size());
    const bool fits = lastLine + address.size() + 3 <= encodedLineMax;
    return start + phrase + (fits ? " <" : "\r\n <") + address + ">\r\n";
}

} // namespace countersign::delivery
