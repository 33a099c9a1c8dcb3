// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/claim_units.h"

#include <algorithm>

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

constexpr int labelWordsMax = 4;
constexpr int tailWordsMin = 4;

class UnitReader {
public:
    UnitReader(const TaggedText& draft, const SentenceReading& reading)
        : m_draft(draft)
        , m_text(draft.analysis.text)
        , m_reading(reading)
    {}

    std::vector<ClaimUnit> read()
    {
        for (size_t i = 0; i < m_reading.sentences.size(); ++i)
            readSentence(i);
        return std::move(m_units);
    }

private:
    void readSentence(size_t index);
    void addTail(const Sentence& sentence, size_t index, qsizetype from, const QStringList& labels);
    [[nodiscard]] bool hasHardFact(Span tail) const;
    [[nodiscard]] bool isAdvice(const Sentence& sentence) const;
    void add(Span span, size_t index, QStringList labels);
    [[nodiscard]] Span trimmed(Span span) const;
    [[nodiscard]] qsizetype labelEnd(const Sentence& sentence, Span span) const;

    const TaggedText& m_draft;
    QStringView m_text;
    const SentenceReading& m_reading;
    std::vector<ClaimUnit> m_units;
};

/// Without blanks, marks and the punctuation that joins it to what stands before.
Span UnitReader::trimmed(Span span) const
{
    const TokenRange range = m_draft.tokensIn(span);
    size_t first = range.first;
    size_t last = range.last;
    const auto isJoint = [this](const Token& token) {
        return token.kind == Token::Kind::Mark ||
               (token.kind == Token::Kind::Punctuation &&
                QStringView(u",;:.–—-!?…").contains(m_text.at(token.span.start)));
    };
    while (first < last && isJoint(m_draft.token(first)))
        ++first;
    while (last > first && isJoint(m_draft.token(last - 1)))
        --last;
    if (first == last)
        return {span.start, span.start};
    return {m_draft.token(first).span.start, m_draft.token(last - 1).span.end};
}

/// Behind "Open:" or "His bet:" at the beginning of a talking point.
qsizetype UnitReader::labelEnd(const Sentence& sentence, Span span) const
{
    if (!sentence.isPoint || span.start > sentence.body.start)
        return span.start;
    int words = 0;
    const TokenRange range = m_draft.tokensIn(span);
    for (size_t i = range.first; i < range.last && words <= labelWordsMax; ++i) {
        const Token& token = m_draft.token(i);
        if (token.folded == u":")
            return token.span.end;
        if (!token.isWord())
            return span.start;
        ++words;
    }
    return span.start;
}

void UnitReader::add(Span span, size_t index, QStringList labels)
{
    ClaimUnit unit;
    unit.span = trimmed(span);
    if (unit.span.isEmpty())
        return;
    unit.sentence = index;
    unit.isFragment = span.start > m_reading.sentences[index].body.start;
    unit.contentStart = labelEnd(m_reading.sentences[index], unit.span);
    labels.removeDuplicates();
    unit.labels = std::move(labels);
    m_units.push_back(std::move(unit));
}

void UnitReader::readSentence(size_t index)
{
    const Sentence& sentence = m_reading.sentences[index];
    qsizetype behindMarks = sentence.body.start;
    Span covered;
    QStringList labels;
    for (const text::CitedSpan& cited : m_draft.analysis.cited) {
        if (cited.sentence != sentence.span)
            continue;
        Span own = cited.own;
        own.start = std::max(own.start, sentence.body.start);
        if (labels.isEmpty() || own == covered) {
            labels.append(cited.mark.label);
        } else {
            add(covered, index, labels);
            labels = QStringList{cited.mark.label};
        }
        covered = own;
        behindMarks = std::max(behindMarks, cited.mark.span.end);
    }
    if (!labels.isEmpty()) {
        add(covered, index, labels);
        addTail(sentence, index, behindMarks, labels);
    } else if (sentence.role == SentenceRole::Statement && !isAdvice(sentence)) {
        add(sentence.body, index, {});
    }
}

/// "If no: offer the sample": a talking point that cites nothing and says nothing of the reader or the world.
bool UnitReader::isAdvice(const Sentence& sentence) const
{
    if (!sentence.isPoint)
        return false;
    const TokenRange tokens = sentence.tokens;
    if (m_draft.tags[tokens.first].has(Tag::Condition))
        return true;
    return !m_draft.hasAny(tokens, Tag::Auxiliary) && !m_draft.hasAny(tokens, Tag::SecondPerson) &&
           !m_draft.hasAny(tokens, Tag::LikeYours) && !m_draft.hasAny(tokens, Tag::Quantifier) &&
           m_draft.analysis.quantitiesIn(sentence.body).empty();
}

/// What goes on behind the last mark of a sentence is a claim without evidence if it states something.
/// What stands there in a talking point is advice to the caller. A name or a figure without a verb of its own
/// ("…, as at Weilhof Dairy") is held against what the mark before it cites.
void UnitReader::addTail(const Sentence& sentence, size_t index, qsizetype from,
                         const QStringList& labels)
{
    if (sentence.role != SentenceRole::Statement || sentence.isPoint)
        return;
    const Span tail = trimmed({from, sentence.body.end});
    const TokenRange tokens = m_draft.tokensIn(tail);
    if (m_draft.wordsIn(tokens) >= tailWordsMin && m_draft.hasAny(tokens, Tag::Auxiliary))
        add(tail, index, {});
    else if (hasHardFact(tail))
        add(tail, index, labels);
}

bool UnitReader::hasHardFact(Span tail) const
{
    return !m_draft.analysis.namesIn(tail).empty() || !m_draft.analysis.quantitiesIn(tail).empty();
}

} // namespace

std::vector<ClaimUnit> claimUnits(const TaggedText& draft, const SentenceReading& reading)
{
    return UnitReader(draft, reading).read();
}

} // namespace countersign::checks
