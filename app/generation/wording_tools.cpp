// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/wording_tools.h"

#include "app/text/sentences.h"
#include "app/text/tokens.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace countersign::generation {

QString withoutStop(const QString& sentence)
{
    QString bare = sentence.trimmed();
    while (bare.endsWith(u'.') && !bare.endsWith(u"…"_s))
        bare.chop(1);
    return bare;
}

QString withStop(const QString& sentence)
{
    QString whole = sentence.trimmed();
    while (whole.endsWith(u',') || whole.endsWith(u';') || whole.endsWith(u':'))
        whole = whole.chopped(1).trimmed();
    static const QString stops = u".!?…"_s;
    if (whole.isEmpty() || stops.contains(whole.back()))
        return whole;
    return QString(whole + u'.');
}

QString withCapital(const QString& text)
{
    if (text.isEmpty())
        return text;
    QString changed = text;
    changed[0] = changed.at(0).toUpper();
    return changed;
}

QString withSmallLetter(const QString& text)
{
    if (text.isEmpty())
        return text;
    QString changed = text;
    changed[0] = changed.at(0).toLower();
    return changed;
}

bool beginsWithCapital(QStringView text)
{
    return !text.isEmpty() && (text.front().isUpper() || text.front().isDigit());
}

QString singleSpaced(const QString& text)
{
    return text.simplified();
}

namespace {

constexpr std::array quotePairs{std::pair{u'“', u'”'}, std::pair{u'„', u'“'}, std::pair{u'«', u'»'},
                                std::pair{u'"', u'"'}, std::pair{u'”', u'”'}};

/// Where the quotation that begins at `open` is closed, or -1.
qsizetype closingOf(QStringView text, qsizetype open)
{
    for (const auto& [left, right] : quotePairs) {
        if (text.at(open) != left)
            continue;
        const qsizetype close = text.indexOf(right, open + 1);
        // „…” is seen as well as „…“.
        if (close < 0 && left == u'„')
            return text.indexOf(u'”', open + 1);
        return close;
    }
    return -1;
}

} // namespace

std::vector<text::Span> quotations(QStringView text)
{
    std::vector<text::Span> found;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const qsizetype close = closingOf(text, i);
        if (close < 0)
            continue;
        text::Span inside{i + 1, close};
        while (!inside.isEmpty() && text.at(inside.start).isSpace())
            ++inside.start;
        while (!inside.isEmpty() && text.at(inside.end - 1).isSpace())
            --inside.end;
        found.push_back(inside);
        i = close;
    }
    return found;
}

QString withoutQuotations(QStringView text)
{
    QString blanked = text.toString();
    for (const text::Span& span : quotations(text)) {
        for (qsizetype i = span.start; i < span.end; ++i)
            blanked[i] = u' ';
    }
    return blanked;
}

QString withQuotationMarks(const QString& text, const QString& open, const QString& close)
{
    QString changed;
    qsizetype copied = 0;
    for (const text::Span& span : quotations(text)) {
        qsizetype before = span.start;
        while (before > copied && text.at(before - 1).isSpace())
            --before;
        qsizetype after = span.end;
        while (after < text.size() && text.at(after).isSpace())
            ++after;
        changed += QStringView(text).sliced(copied, before - 1 - copied);
        changed += open;
        changed += span.of(text);
        changed += close;
        copied = after + 1;
    }
    changed += QStringView(text).sliced(copied);
    return changed;
}

QStringList foldedWords(QStringView text)
{
    QStringList found;
    for (const text::Token& token : text::tokens(text)) {
        if (token.isWord() || token.kind == text::Token::Kind::Number)
            found.append(token.folded);
    }
    return found;
}

bool hasWordOf(const QStringList& folded, const QStringList& list)
{
    return std::any_of(folded.cbegin(), folded.cend(),
                       [&](const QString& word) { return list.contains(word); });
}

bool hasFigure(QStringView text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar c) { return c.isDigit(); });
}

QStringList sentencesOf(const QString& text, text::Language language)
{
    QStringList found;
    for (const text::Span& span : text::sentences(text, language))
        found.append(singleSpaced(span.of(text).toString()));
    return found;
}

QString withoutParticulars(const QString& thing)
{
    const qsizetype open = thing.indexOf(u'(');
    const qsizetype comma = open < 0 ? -1 : thing.indexOf(u',', open);
    return comma < 0 || !thing.endsWith(u')') ? thing : QString(thing.left(comma) + u')');
}

quint64 stableHash(QStringView text, quint64 seed)
{
    constexpr quint64 offset = 14695981039346656037ULL;
    constexpr quint64 prime = 1099511628211ULL;
    quint64 hash = offset;
    const auto add = [&](quint64 byte) { hash = (hash ^ byte) * prime; };
    for (int shift = 0; shift < 64; shift += 8)
        add((seed >> shift) & 0xffU);
    for (const QChar c : text) {
        add(c.unicode() & 0xffU);
        add(c.unicode() >> 8U);
    }
    return hash;
}

qsizetype choose(quint64 seed, QStringView what, qsizetype size)
{
    // The low bits of FNV are its weakest; the high half decides.
    return static_cast<qsizetype>((stableHash(what, seed) >> 32U) % static_cast<quint64>(size));
}

} // namespace countersign::generation
