// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/citation_marks.h"

#include "app/text/chars.h"
#include "app/text/clauses.h"
#include "app/text/mark_scan.h"

#include <algorithm>

namespace countersign::text {
namespace {

/// Past blanks, marks and punctuation; `end` at most.
qsizetype pastEmpty(QStringView text, qsizetype position, qsizetype end)
{
    while (position < end) {
        if (const qsizetype length = markLengthAt(text, position)) {
            position += length;
            continue;
        }
        const char16_t c = at(text, position);
        if (!isSpace(c) && !QChar::isPunct(c))
            break;
        ++position;
    }
    return std::min(position, end);
}

Span withoutOuterBlanks(QStringView text, Span span)
{
    while (!span.isEmpty() && isSpace(at(text, span.end - 1)))
        --span.end;
    while (!span.isEmpty() && (isSpace(at(text, span.start)) || at(text, span.start) == u',' ||
                               at(text, span.start) == u';' || at(text, span.start) == u':' ||
                               isDash(at(text, span.start))))
        ++span.start;
    return span;
}

/// Marks that stand side by side, with nothing but blanks between them.
struct Group {
    std::size_t first = 0;
    std::size_t last = 0;
    Span span;
};

std::vector<Group> groupsOf(QStringView text, const std::vector<CitationMark>& marks)
{
    std::vector<Group> groups;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (!groups.empty()) {
            Group& group = groups.back();
            qsizetype gap = group.span.end;
            while (isBlank(at(text, gap)))
                ++gap;
            if (gap == marks[i].span.start) {
                group.last = i;
                group.span.end = marks[i].span.end;
                continue;
            }
        }
        groups.push_back({i, i, marks[i].span});
    }
    return groups;
}

/// The clauses of the sentence asked for last: a sentence with many marks is split once.
class SentenceClauses {
public:
    SentenceClauses(QStringView text, Language language)
        : m_text(text)
        , m_language(language)
    {}

    /// The clause in which the words right before an offset stand.
    Span before(Span sentence, qsizetype position)
    {
        if (sentence != m_sentence) {
            m_sentence = sentence;
            m_clauses = clauses(m_text, sentence, m_language);
        }
        qsizetype lastWord = position - 1;
        while (lastWord > sentence.start && isSpace(at(m_text, lastWord)))
            --lastWord;
        const auto found = std::find_if(m_clauses.begin(), m_clauses.end(),
                                        [lastWord](const Span& c) { return c.contains(lastWord); });
        return found == m_clauses.end() ? sentence : *found;
    }

private:
    QStringView m_text;
    Language m_language;
    Span m_sentence;
    std::vector<Span> m_clauses;
};

/// What a group of marks in `sentences[index]` vouches for; `previousEnd` is where the marks before end.
CitedSpan spanOf(QStringView text, const std::vector<Span>& sentences, std::size_t index,
                 Span group, qsizetype previousEnd, SentenceClauses& clausesOf)
{
    const Span sentence = sentences[index];
    CitedSpan cited;
    cited.sentence = sentence;
    cited.endsSentence = pastEmpty(text, group.end, sentence.end) == sentence.end;
    if (pastEmpty(text, sentence.start, group.start) == group.start) {
        // Marks alone on a line speak for what stands above it, marks that open a text for what follows.
        if (!cited.endsSentence)
            cited.supports = withoutOuterBlanks(text, {group.end, sentence.end});
        else if (index > 0)
            cited.supports = sentences[index - 1];
        cited.own = cited.supports;
        return cited;
    }
    const qsizetype from = std::max(sentence.start, previousEnd);
    qsizetype start = sentence.start;
    if (!cited.endsSentence)
        start = std::max(from, clausesOf.before(sentence, group.start).start);
    cited.supports = withoutOuterBlanks(text, {start, group.start});
    cited.own = withoutOuterBlanks(text, {std::max(start, from), group.start});
    return cited;
}

} // namespace

std::vector<CitedSpan> citedSpans(QStringView text, const std::vector<Span>& sentences,
                                  Language language)
{
    const std::vector<CitationMark> marks = citationMarks(text);
    std::vector<CitedSpan> cited;
    cited.reserve(marks.size());
    SentenceClauses clausesOf(text, language);
    qsizetype previousEnd = 0;
    std::size_t index = 0;
    for (const Group& group : groupsOf(text, marks)) {
        while (index < sentences.size() && sentences[index].end <= group.span.start)
            ++index;
        if (index == sentences.size())
            break;
        CitedSpan entry = spanOf(text, sentences, index, group.span, previousEnd, clausesOf);
        for (std::size_t i = group.first; i <= group.last; ++i) {
            entry.mark = marks[i];
            cited.push_back(entry);
        }
        previousEnd = group.span.end;
    }
    return cited;
}

} // namespace countersign::text
