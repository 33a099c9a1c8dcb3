// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/sentences.h"

#include "app/text/chars.h"
#include "app/text/letter_lines.h"
#include "app/text/mark_scan.h"
#include "app/text/quotations.h"
#include "app/text/sentence_rules.h"

#include <unicode/ubrk.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>

namespace countersign::text {
namespace {

constexpr char16_t WordJoiner = 0x2060; ///< stands for citation marks: ICU looks through it

struct BreakIteratorDeleter {
    void operator()(UBreakIterator* iterator) const { ubrk_close(iterator); }
};

/// ICU's sentence iterator; it is costly to make and not thread-safe, so each thread keeps one.
UBreakIterator* sentenceIterator()
{
    thread_local const std::unique_ptr<UBreakIterator, BreakIteratorDeleter> iterator = [] {
        UErrorCode status = U_ZERO_ERROR;
        UBreakIterator* made = ubrk_open(UBRK_SENTENCE, "en", nullptr, 0, &status);
        return std::unique_ptr<UBreakIterator, BreakIteratorDeleter>(U_SUCCESS(status) ? made
                                                                                       : nullptr);
    }();
    return iterator.get();
}

/// The text with word joiners for its citation marks, offset for offset.
void maskMarks(QStringView text, std::u16string& masked)
{
    masked.assign(text.utf16(), static_cast<std::size_t>(text.size()));
    for (qsizetype i = text.indexOf(u'['); i >= 0; i = text.indexOf(u'[', i + 1)) {
        const qsizetype length = markLengthAt(text, i);
        std::fill_n(masked.begin() + i, length, WordJoiner);
    }
}

class Splitter {
public:
    Splitter(QStringView text, Language language)
        : m_text(text)
    {
        thread_local std::u16string masked;
        maskMarks(text, masked);
        m_masked = QStringView(masked.data(), static_cast<qsizetype>(masked.size()));
        m_rules.emplace(m_masked, language, quotations(text));
    }

    std::vector<Span> split()
    {
        scan();
        addBreaksOfIcu();
        return spans();
    }

private:
    void scan()
    {
        qsizetype i = 0;
        while (i < m_masked.size()) {
            const char16_t c = at(m_masked, i);
            if (isLineBreak(c))
                i = scanLineBreak(i);
            else if (isSentenceStop(c))
                i = scanStop(i);
            else
                ++i;
        }
    }

    qsizetype scanLineBreak(qsizetype start)
    {
        qsizetype end = start;
        int breaks = 0;
        while (isSpace(at(m_masked, end))) {
            const char16_t c = at(m_masked, end);
            if (c == 0x2029)
                breaks += 2;
            else if (isLineBreak(c) && !(c == u'\r' && at(m_masked, end + 1) == u'\n'))
                ++breaks;
            ++end;
        }
        if (breaks > 1 || lineEnds(start, end))
            m_breaks.push_back(end);
        return end;
    }

    /// Whether a single line break between `start` and `end` ends a unit of its own.
    bool lineEnds(qsizetype start, qsizetype end)
    {
        qsizetype lineStart = start;
        while (lineStart > 0 && !isLineBreak(at(m_masked, lineStart - 1)))
            --lineStart;
        qsizetype nextEnd = end;
        while (nextEnd < m_masked.size() && !isLineBreak(at(m_masked, nextEnd)))
            ++nextEnd;
        const QStringView line = m_masked.sliced(lineStart, start - lineStart);
        const QStringView next = m_masked.sliced(end, nextEnd - end);
        return lineStandsAlone(line, next);
    }

    qsizetype scanStop(qsizetype stop)
    {
        Stop found = stopAt(m_masked, stop);
        if (found.next < m_masked.size() && !isLineBreak(at(m_masked, found.next)) &&
            m_rules->endsSentence(found))
            m_breaks.push_back(found.next);
        return std::max(found.end, stop + 1);
    }

    /// ICU's boundaries behind stops that our rules do not know: "。", "؟", "।" …
    void addBreaksOfIcu()
    {
        UBreakIterator* iterator = sentenceIterator();
        if (iterator == nullptr)
            return;
        UErrorCode status = U_ZERO_ERROR;
        ubrk_setText(iterator, m_masked.utf16(), static_cast<int32_t>(m_masked.size()), &status);
        if (U_FAILURE(status))
            return;
        for (int32_t place = ubrk_first(iterator); place != UBRK_DONE;
             place = ubrk_next(iterator)) {
            if (place > 0 && place < m_masked.size() && isStopOfOtherScript(place))
                m_breaks.push_back(place);
        }
        std::sort(m_breaks.begin(), m_breaks.end());
        m_breaks.erase(std::unique(m_breaks.begin(), m_breaks.end()), m_breaks.end());
    }

    /// True if the boundary follows a stop that our own rules have not judged.
    bool isStopOfOtherScript(qsizetype boundary) const
    {
        for (qsizetype last = boundary - 1; last >= 0; --last) {
            const char16_t c = at(m_masked, last);
            if (isLineBreak(c) || isSentenceStop(c))
                return false;
            if (isSpace(c) || c == WordJoiner)
                continue;
            const bool generalPunctuation = c < 0x0530 || (c >= 0x2000 && c <= 0x206F);
            if (!generalPunctuation || !QChar::isPunct(c))
                return !generalPunctuation && QChar::isPunct(c);
        }
        return false;
    }

    std::vector<Span> spans() const
    {
        std::vector<Span> result;
        result.reserve(m_breaks.size() + 1);
        qsizetype start = 0;
        const auto add = [&](qsizetype end) {
            Span span{start, end};
            while (!span.isEmpty() && isSpace(at(m_text, span.start)))
                ++span.start;
            while (!span.isEmpty() && isSpace(at(m_text, span.end - 1)))
                --span.end;
            if (!span.isEmpty())
                result.push_back(span);
            start = end;
        };
        for (const qsizetype boundary : m_breaks)
            add(boundary);
        add(m_text.size());
        return result;
    }

    QStringView m_text;
    QStringView m_masked;
    std::optional<SentenceRules> m_rules;
    std::vector<qsizetype> m_breaks;
};

} // namespace

std::vector<Span> sentences(QStringView text, Language language)
{
    return Splitter(text, language).split();
}

bool isAbbreviationDot(QStringView text, qsizetype dot, Language language)
{
    if (at(text, dot) != u'.')
        return false;
    return SentenceRules(text, language, {}).isAbbreviation(dot);
}

} // namespace countersign::text
