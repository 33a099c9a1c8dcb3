// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/citation_marks.h"

#include "app/text/chars.h"
#include "app/text/mark_scan.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::text {
namespace {

constexpr bool isLabelCharacter(char16_t c)
{
    return isDigit(c) || isAsciiLetter(c) || c == u'_' || c == u'-';
}

bool isClosing(char16_t c)
{
    switch (c) {
    case u'.':
    case u',':
    case u';':
    case u':':
    case u'!':
    case u'?':
    case u')':
    case u']':
    case u'}':
    case u'%':
    case u'"':
    case 0x2026:
    case 0x201D:
    case 0x2019:
    case 0x00BB:
        return true;
    default:
        return false;
    }
}

/// The stretch to take out for the marks in [first, last): the marks, what is between them and the blanks
/// that lead up to them, or those that follow where the marks open a line.
Span removedStretch(QStringView text, Span marks)
{
    Span cut = marks;
    while (isBlank(at(text, cut.start - 1)))
        --cut.start;
    const bool opensLine = cut.start == 0 || isLineBreak(at(text, cut.start - 1));
    const char16_t next = at(text, marks.end);
    if (opensLine) {
        cut.start = marks.start;
        while (isBlank(at(text, cut.end)))
            ++cut.end;
        return cut;
    }
    const bool closes = marks.end == text.size() || isSpace(next) || isClosing(next);
    if (!closes)
        cut.start = marks.start; // a word follows at once and needs its blank
    return cut;
}

/// Groups of marks with nothing but blanks between them.
std::vector<Span> markGroups(QStringView text, const std::vector<CitationMark>& marks)
{
    std::vector<Span> groups;
    for (const CitationMark& mark : marks) {
        if (!groups.empty()) {
            qsizetype gap = groups.back().end;
            while (gap < mark.span.start && isBlank(at(text, gap)))
                ++gap;
            if (gap == mark.span.start) {
                groups.back().end = mark.span.end;
                continue;
            }
        }
        groups.push_back(mark.span);
    }
    return groups;
}

} // namespace

qsizetype markLengthAt(QStringView text, qsizetype position)
{
    if (at(text, position) != u'[' || at(text, position + 1) != u'@')
        return 0;
    qsizetype end = position + 2;
    const char16_t first = at(text, end);
    if (!isDigit(first) && !isAsciiLetter(first))
        return 0;
    while (isLabelCharacter(at(text, end)))
        ++end;
    return at(text, end) == u']' ? end + 1 - position : 0;
}

bool isMarkLabel(QStringView label)
{
    if (label.isEmpty() || (!isDigit(at(label, 0)) && !isAsciiLetter(at(label, 0))))
        return false;
    return std::all_of(label.begin(), label.end(),
                       [](QChar c) { return isLabelCharacter(c.unicode()); });
}

QString markFor(QStringView label)
{
    QString mark = u"[@"_s;
    mark += label;
    mark += u']';
    return mark;
}

std::vector<CitationMark> citationMarks(QStringView text)
{
    std::vector<CitationMark> marks;
    qsizetype position = text.indexOf(u'[');
    while (position >= 0) {
        const qsizetype length = markLengthAt(text, position);
        if (length > 0) {
            marks.push_back(
                {{position, position + length}, text.sliced(position + 2, length - 3).toString()});
        }
        position = text.indexOf(u'[', position + std::max<qsizetype>(length, 1));
    }
    return marks;
}

PlainText plainText(QStringView text)
{
    PlainText plain;
    for (const Span& group : markGroups(text, citationMarks(text))) {
        const Span cut = removedStretch(text, group);
        if (!plain.removed.empty() && cut.start <= plain.removed.back().end)
            plain.removed.back().end = cut.end;
        else
            plain.removed.push_back(cut);
    }
    plain.text.reserve(text.size());
    qsizetype kept = 0;
    for (const Span& cut : plain.removed) {
        plain.text += text.sliced(kept, cut.start - kept);
        kept = cut.end;
    }
    plain.text += text.sliced(kept);
    return plain;
}

QString withoutMarks(QStringView text)
{
    return plainText(text).text;
}

qsizetype PlainText::toPlain(qsizetype marked) const
{
    qsizetype gone = 0;
    for (const Span& cut : removed) {
        if (marked <= cut.start)
            break;
        gone += std::min(marked, cut.end) - cut.start;
    }
    return marked - gone;
}

qsizetype PlainText::toMarked(qsizetype plain) const
{
    qsizetype marked = plain;
    for (const Span& cut : removed) {
        if (marked <= cut.start)
            break;
        marked += cut.length();
    }
    return marked;
}

Span PlainText::toPlain(Span marked) const
{
    return {toPlain(marked.start), toPlain(marked.end)};
}

Span PlainText::toMarked(Span plain) const
{
    Span marked{toMarked(plain.start), toMarked(plain.end)};
    if (plain.isEmpty())
        return marked;
    for (const Span& cut : removed) {
        if (cut.start == marked.start)
            marked.start = cut.end;
    }
    return marked;
}

TextEdit markRemoval(QStringView text, const CitationMark& mark)
{
    const Span cut = removedStretch(text, mark.span);
    return {cut.start, cut.length(), {}};
}

} // namespace countersign::text
