// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/delivery/eml.h"

#include "app/delivery/header_text.h"
#include "app/text/citation_marks.h"

#include <QLocale>
#include <QUrl>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace countersign::delivery {

namespace {

constexpr qsizetype bodyLineMax = 76; // RFC 2045, 6.7 and 6.8

bool isAtomCharacter(QChar c)
{
    static constexpr QStringView others = u"!#$%&'*+-/=?^_`{|}~.";
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') ||
           others.contains(c);
}

/// The address in ASCII, its domain in the form that DNS knows (RFC 5891); empty if it cannot be one.
QByteArray asciiAddress(const QString& address)
{
    const QString text = address.trimmed();
    const qsizetype at = text.lastIndexOf(u'@');
    if (at < 1 || text.size() > 254)
        return {};
    const QString local = text.first(at);
    if (local.startsWith(u'.') || local.endsWith(u'.') || local.contains(".."_L1) ||
        !std::all_of(local.begin(), local.end(), isAtomCharacter))
        return {};
    const QByteArray domain = QUrl::toAce(text.mid(at + 1));
    const bool plausible = domain.contains('.') && !domain.startsWith('.') &&
                           !domain.endsWith('.') && !domain.contains("..");
    const bool clean = std::all_of(domain.begin(), domain.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '.';
    });
    return plausible && clean ? local.toLatin1() + '@' + domain : QByteArray();
}

QByteArray dateHeader(const QDateTime& date)
{
    const int offset = date.offsetFromUtc() / 60;
    const int minutes = std::abs(offset);
    const QString zone = (offset < 0 ? u"-"_s : u"+"_s) +
                         QString::number(minutes / 60).rightJustified(2, u'0') +
                         QString::number(minutes % 60).rightJustified(2, u'0');
    return "Date: " + QLocale::c().toString(date, u"ddd, d MMM yyyy HH:mm:ss"_s).toLatin1() + ' ' +
           zone.toLatin1() + "\r\n";
}

/// Letters, digits, dots, dashes and underlines of a text, for the parts of a Message-ID.
QByteArray plainWord(const QString& text, const QByteArray& otherwise)
{
    QByteArray word;
    for (const QChar c : text) {
        const bool letter =
            (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9');
        if (letter || c == u'-' || c == u'_' || (c == u'.' && !word.isEmpty()))
            word += c.toLatin1();
    }
    while (word.endsWith('.'))
        word.chop(1);
    return word.isEmpty() ? otherwise : word.left(64);
}

/// The text with CRLF line ends and one at its end (RFC 2046, 4.1.1).
QByteArray canonicalBody(const QString& text)
{
    QString lines = text;
    lines.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    while (lines.endsWith(u'\n'))
        lines.chop(1);
    return lines.replace(u'\n', "\r\n"_L1).toUtf8() + "\r\n";
}

QByteArray hexByte(char byte)
{
    static constexpr char digits[] = "0123456789ABCDEF";
    const auto value = static_cast<unsigned char>(byte);
    return QByteArray("=") + digits[value >> 4] + digits[value & 15];
}

/// One byte of a line in quoted-printable.
QByteArray quotedByte(const QByteArray& line, qsizetype at)
{
    const char c = line[at];
    const bool last = at + 1 == line.size();
    const bool plain = (c >= 33 && c <= 126 && c != '=') || ((c == ' ' || c == '\t') && !last);
    // Some programs on the way change a dot or "From " that opens a line.
    const bool touchy = at == 0 && (c == '.' || line.startsWith("From "));
    return plain && !touchy ? QByteArray(1, c) : hexByte(c);
}

/// A character of several bytes stays on one line.
qsizetype sequenceLength(const QByteArray& line, qsizetype at)
{
    qsizetype end = at + 1;
    while (end < line.size() && (static_cast<unsigned char>(line[end]) & 0xC0) == 0x80)
        ++end;
    return end - at;
}

QByteArray quotedPrintable(const QByteArray& body)
{
    QByteArray encoded;
    for (qsizetype from = 0; from < body.size();) {
        const qsizetype end = body.indexOf("\r\n", from);
        const QByteArray line = body.mid(from, end - from);
        qsizetype column = 0;
        for (qsizetype i = 0; i < line.size();) {
            QByteArray piece;
            const qsizetype length = sequenceLength(line, i);
            for (qsizetype k = i; k < i + length; ++k)
                piece += quotedByte(line, k);
            i += length;
            if (column + piece.size() > bodyLineMax - 1) {
                encoded += "=\r\n";
                column = 0;
            }
            encoded += piece;
            column += piece.size();
        }
        encoded += "\r\n";
        from = end + 2;
    }
    return encoded;
}

QByteArray base64Lines(const QByteArray& body)
{
    const QByteArray encoded = body.toBase64();
    QByteArray lines;
    for (qsizetype from = 0; from < encoded.size(); from += bodyLineMax)
        lines += encoded.mid(from, bodyLineMax) + "\r\n";
    return lines;
}

} // namespace

Result<QByteArray> emlMessage(const MailMessage& message)
{
    if (message.to.address.trimmed().isEmpty())
        return badInput(u"eml.no_recipient"_s, {}, {message.to.name});
    const QByteArray to = asciiAddress(message.to.address);
    if (to.isEmpty())
        return badInput(u"eml.bad_address"_s, u"to"_s, {message.to.address});
    const QByteArray from = asciiAddress(message.from.address);
    if (from.isEmpty() && !message.from.address.trimmed().isEmpty())
        return badInput(u"eml.bad_address"_s, u"from"_s, {message.from.address});
    const QString text = text::withoutMarks(message.text);
    if (text.trimmed().isEmpty())
        return badInput(u"eml.no_text"_s);

    const QByteArray body = canonicalBody(text);
    const QByteArray quoted = quotedPrintable(body);
    const QByteArray base64 = base64Lines(body);
    const bool useQuoted = quoted.size() <= base64.size();

    QByteArray eml;
    if (!from.isEmpty())
        eml += addressHeader("From", message.from.name, from);
    eml += addressHeader("To", message.to.name, to);
    eml += textHeader("Subject", text::withoutMarks(message.subject));
    if (message.date.isValid())
        eml += dateHeader(message.date);
    eml += "Message-ID: <" + plainWord(message.messageId, "message") + '@' +
           plainWord(QString::fromLatin1(QUrl::toAce(message.domain)), "countersign.invalid") +
           ">\r\n";
    eml += "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=UTF-8\r\n";
    eml += useQuoted ? "Content-Transfer-Encoding: quoted-printable\r\n"
                     : "Content-Transfer-Encoding: base64\r\n";
    if (!message.language.isEmpty())
        eml += "Content-Language: " + plainWord(message.language, "und") + "\r\n";
    eml += "X-Unsent: 1\r\n\r\n";
    return QByteArray(eml + (useQuoted ? quoted : base64));
}

} // namespace countersign::delivery
