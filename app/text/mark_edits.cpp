// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/citation_marks.h"

#include "app/text/chars.h"
#include "app/text/mark_scan.h"
#include "app/text/sentences.h"

#include <algorithm>

namespace countersign::text {
namespace {

bool isStop(char16_t c)
{
    return c == u'.' || c == u'!' || c == u'?' || c == u',' || c == u';' || c == u':' ||
           c == 0x2026;
}

bool joinsWord(char16_t c)
{
    return isApostrophe(c) || isHyphen(c) || c == u'.' || c == u',' || c == u':' || c == u'/' ||
           c == u'@' || c == u'_' || c == u'&';
}

qsizetype wordEnd(QStringView text, qsizetype position)
{
    while (isAlnum(at(text, position)) || QChar::isSurrogate(at(text, position)) ||
           QChar::isMark(at(text, position)) ||
           (joinsWord(at(text, position)) && isAlnum(at(text, position + 1))))
        ++position;
    return position;
}

/// The end of the mark that an offset lies in, or the offset itself.
qsizetype outsideMarks(const std::vector<CitationMark>& marks, qsizetype position)
{
    for (const CitationMark& mark : marks) {
        if (mark.span.start < position && position < mark.span.end)
            return mark.span.end;
    }
    return position;
}

bool endsMark(const std::vector<CitationMark>& marks, qsizetype position)
{
    return std::any_of(marks.begin(), marks.end(),
                       [position](const CitationMark& m) { return m.span.end == position; });
}

/// Before the stop that ends the words in front of `position`.
qsizetype beforeStop(QStringView text, qsizetype position)
{
    if (!isStop(at(text, position - 1)))
        return position;
    if (at(text, position - 1) == u'.' && isAbbreviationDot(text, position - 1, Language::Other))
        return position;
    qsizetype before = position;
    while (isStop(at(text, before - 1)))
        --before;
    while (isBlank(at(text, before - 1)))
        --before;
    const bool opensLine = before == 0 || isLineBreak(at(text, before - 1));
    return opensLine ? position : before;
}

} // namespace

TextEdit markInsertion(QStringView text, qsizetype position, QStringView label)
{
    const std::vector<CitationMark> marks = citationMarks(text);
    position = outsideMarks(marks, std::clamp<qsizetype>(position, 0, text.size()));
    if (isAlnum(at(text, position - 1)) && !endsMark(marks, position))
        position = wordEnd(text, position);

    qsizetype back = position;
    while (isBlank(at(text, back - 1)))
        --back;
    if (back == 0 || isLineBreak(at(text, back - 1))) {
        // Nothing stands before it on the line: cite the first word.
        position = wordEnd(text, position);
        back = position;
    }
    position = beforeStop(text, back);
    while (markLengthAt(text, position) > 0)
        position += markLengthAt(text, position);

    const bool opensLine = position == 0 || isLineBreak(at(text, position - 1));
    QString inserted = markFor(label);
    if (!opensLine && !endsMark(marks, position))
        inserted.prepend(u' ');
    if (isAlnum(at(text, position)))
        inserted.append(u' ');
    return {position, 0, inserted};
}

} // namespace countersign::text
