// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/reply_text.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

/// A line below which the message answered stands, as mail programs write it.
bool opensQuotedMessage(const QString& line, const QString& next)
{
    static const QRegularExpression wrote(
        uR"(^(on\b.{4,200}\bwrote|am\b.{4,200}\bschrieb\b.{0,100}|le\b.{4,200}\ba ecrit|)"
        uR"(el\b.{4,200}\bescribio)\s*:?\s*$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression divider(
        uR"(^-{2,}\s*(original message|ursprungliche nachricht|message d'origine|)"
        uR"(message original|mensaje original|forwarded message)\s*-{2,}$|^_{10,}$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression header(uR"(^\*?(from|von|de)\s*:\*?\s*\S)"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression secondHeader(
        uR"(^\*?(sent|to|date|gesendet|an|datum|envoye|a|enviado|para|fecha)\s*:)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString folded = foldedReply(line);
    return wrote.match(folded).hasMatch() || divider.match(folded).hasMatch() ||
           wrote.match(folded + u' ' + foldedReply(next)).hasMatch() ||
           (header.match(folded).hasMatch() && secondHeader.match(foldedReply(next)).hasMatch());
}

} // namespace

QString foldedReply(const QString& text)
{
    const QString plain = text.normalized(QString::NormalizationForm_KD).toLower();
    QString folded;
    folded.reserve(text.size());
    for (const QChar c : plain) {
        if (c.isMark())
            continue;
        if (c == QChar(0x2019) || c == QChar(0x2018) || c == u'`' || c == QChar(0x00B4))
            folded.append(u'\'');
        else if (c == QChar(0x2010) || c == QChar(0x2011))
            folded.append(u'-');
        else
            folded.append(c);
    }
    return folded.simplified();
}

ReplyText ownWords(const QString& reply)
{
    static const QRegularExpression lineEnd(u"\r\n|\n|\r"_s);
    const QStringList lines = reply.split(lineEnd);
    ReplyText parts;
    QStringList own;
    QStringList quoted;
    bool below = false;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString trimmed = lines[i].trimmed();
        // RFC 3676 section 4.3: a line "-- " opens the signature.
        below = below || lines[i] == "-- "_L1 || trimmed == "--"_L1 ||
                opensQuotedMessage(trimmed, lines.value(i + 1).trimmed());
        if (below || trimmed.startsWith(u'>'))
            quoted.append(lines[i]);
        else
            own.append(lines[i]);
    }
    parts.own = own.join(u'\n').trimmed();
    parts.quoted = quoted.join(u'\n').trimmed();
    return parts;
}

QList<ReplyUnit> replyUnits(const QString& text)
{
    static const QRegularExpression border(uR"([.!?;\n…]+|,+|\s[-–—]+\s|:\s)"_s);
    QList<ReplyUnit> units;
    qsizetype from = 0;
    const auto add = [&](qsizetype to, bool stop) {
        const QString words = text.mid(from, to - from).trimmed();
        if (!words.isEmpty())
            units.append({foldedReply(words), words, stop});
    };
    QRegularExpressionMatchIterator matches = border.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const QChar first = match.capturedView().front();
        add(match.capturedStart(), first != u',' && first != u':' && !first.isSpace());
        from = match.capturedEnd();
    }
    add(text.size(), true);
    return units;
}

} // namespace countersign::intake
