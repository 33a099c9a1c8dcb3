// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/reading/sentence_roles.h"

#include "app/checks/lexicon/word_set.h"
#include "app/text/letter_lines.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

/// How far from the opening of a sentence a lead word may stand: after "So", "And", "Please", "Ask:".
constexpr size_t leadReach = 3;
constexpr int signatureWordsMax = 7;
constexpr int headingWordsMax = 6;

class RoleReader {
public:
    explicit RoleReader(const TaggedText& draft)
        : m_draft(draft)
        , m_text(draft.analysis.text)
    {}

    SentenceReading read();

private:
    [[nodiscard]] Sentence outline(Span span) const;
    [[nodiscard]] SentenceRole roleOf(const Sentence& sentence, size_t index) const;
    [[nodiscard]] bool isResidue(const Sentence& sentence, size_t index) const;
    [[nodiscard]] bool isOptOut(const Sentence& sentence) const;
    [[nodiscard]] bool isShortReply(const Sentence& sentence) const;
    [[nodiscard]] bool isQuestion(const Sentence& sentence) const;
    [[nodiscard]] bool isRhetorical(const Sentence& sentence, size_t index) const;
    [[nodiscard]] int asksIn(const Sentence& sentence) const;
    [[nodiscard]] bool opensWith(const Sentence& sentence, Tag tag) const;
    [[nodiscard]] bool isOffer(const Sentence& sentence) const;
    [[nodiscard]] bool isRequest(const Sentence& sentence) const;
    [[nodiscard]] bool statesNothing(const Sentence& sentence) const;
    [[nodiscard]] bool looksLikeSignature(const Sentence& sentence) const;
    [[nodiscard]] bool hasVerbClue(TokenRange tokens) const;
    void markSignature();
    void joinEchoes();

    const TaggedText& m_draft;
    QStringView m_text;
    SentenceReading m_reading;
};

bool isTerminal(QChar c)
{
    return c == u'.' || c == u'!' || c == u'?' || c == u'…';
}

/// The last character that counts: marks, closing quotes and brackets aside.
QChar lastMeaning(QStringView text, Span span, const std::vector<text::CitationMark>& marks)
{
    qsizetype end = span.end;
    for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark) {
        while (end > span.start && text.at(end - 1).isSpace())
            --end;
        if (mark->span.end == end && mark->span.start >= span.start)
            end = mark->span.start;
    }
    while (end > span.start &&
           (text.at(end - 1).isSpace() || QStringView(u"\"”’')]»*_").contains(text.at(end - 1))))
        --end;
    return end > span.start ? text.at(end - 1) : QChar();
}

/// "P.S.", "PS:", "P. S. –" and the blanks behind it, in UTF-16 units.
qsizetype postscriptLength(QStringView text)
{
    static const QRegularExpression label(u"^P\\.?\\s?S\\.?(?:\\s*[:–—-])?\\s+(?=\\S)"_s,
                                          QRegularExpression::UseUnicodePropertiesOption);
    return label.match(text.toString()).capturedLength();
}

Sentence RoleReader::outline(Span span) const
{
    Sentence sentence;
    sentence.span = span;
    sentence.body = span;
    const auto& greeting = m_reading.greeting;
    if (greeting && greeting->span.start <= span.start && span.start < greeting->span.end) {
        sentence.body.start = std::min(span.end, greeting->span.end);
        while (sentence.body.start < span.end &&
               !m_text.at(sentence.body.start).isLetterOrNumber() &&
               !QStringView(u"\"“„«'‘[€£$").contains(m_text.at(sentence.body.start)))
            ++sentence.body.start;
    }
    if (sentence.body.start == span.start) {
        const Span line = lineAt(m_text, span.start);
        const qsizetype marker = text::listMarkerLength(line.of(m_text));
        if (marker > 0 && span.start < line.start + marker) {
            sentence.isPoint = true;
            sentence.body.start = std::min(span.end, line.start + marker);
        } else if (marker > 0 && span.start == line.start + marker) {
            sentence.isPoint = true;
        }
    }
    sentence.body.start += postscriptLength(sentence.body.of(m_text));
    sentence.tokens = m_draft.tokensIn(sentence.body);
    sentence.isCited = std::any_of(m_draft.analysis.marks.begin(), m_draft.analysis.marks.end(),
                                   [span](const auto& mark) { return span.contains(mark.span); });
    return sentence;
}

SentenceReading RoleReader::read()
{
    m_reading.greeting = text::greetedName(m_text);
    for (const Span& span : m_draft.analysis.sentences)
        m_reading.sentences.push_back(outline(span));
    for (size_t i = 0; i < m_reading.sentences.size(); ++i)
        m_reading.sentences[i].role = roleOf(m_reading.sentences[i], i);
    markSignature();
    joinEchoes();
    for (Sentence& sentence : m_reading.sentences)
        sentence.asks = sentence.role == SentenceRole::Ask ? asksIn(sentence) : 0;
    return std::move(m_reading);
}

SentenceRole RoleReader::roleOf(const Sentence& sentence, size_t index) const
{
    if (sentence.body.isEmpty() || sentence.tokens.isEmpty())
        return m_reading.greeting ? SentenceRole::Greeting : SentenceRole::Courtesy;
    const Span line = lineAt(m_text, sentence.span.start);
    if (line.contains(sentence.span) && text::isSignOffLine(line.of(m_text)))
        return SentenceRole::SignOff;
    if (isResidue(sentence, index))
        return SentenceRole::Residue;
    if (!sentence.isCited && isOptOut(sentence))
        return SentenceRole::OptOut;
    if (isQuestion(sentence))
        return isRhetorical(sentence, index) ? SentenceRole::Rhetorical : SentenceRole::Ask;
    if (sentence.isCited)
        return SentenceRole::Statement;
    if (opensWith(sentence, Tag::AskLead))
        return SentenceRole::Ask;
    if (isOffer(sentence))
        return SentenceRole::Offer;
    return statesNothing(sentence) ? SentenceRole::Courtesy : SentenceRole::Statement;
}

/// A question to start with, or one that its next sentence answers: "Why two shifts? Because …".
bool RoleReader::isRhetorical(const Sentence& sentence, size_t index) const
{
    static const WordSet openers(u"ever");
    static const WordSet answers(u"because simple simply easy weil parce");
    if (opensWith(sentence, Tag::Rhetorical) ||
        openers.contains(m_draft.token(sentence.tokens.first).folded))
        return true;
    if (index + 1 >= m_reading.sentences.size())
        return false;
    const TokenRange next = m_reading.sentences[index + 1].tokens;
    return !next.isEmpty() && answers.contains(m_draft.token(next.first).folded);
}

/// One, and one more for each "and" that asks anew: "and can we", "and would you".
int RoleReader::asksIn(const Sentence& sentence) const
{
    static const WordSet joints(u"and und et");
    static const WordSet verbs(u"can could may shall should will would do does did are is have "
                               u"darf dürfte kann könnten können würden haben puis-je pouvons-nous "
                               u"pourriez-vous");
    static const WordSet askers(u"i we you it there ich wir sie");
    int asks = 1;
    if (!isQuestion(sentence))
        return asks;
    for (size_t i = sentence.tokens.first + 1; i + 2 < sentence.tokens.last; ++i)
        asks += joints.contains(m_draft.token(i).folded) &&
                verbs.contains(m_draft.token(i + 1).folded) &&
                askers.contains(m_draft.token(i + 2).folded);
    return asks;
}

/// The model's words come before the message or after it, never in its middle.
bool RoleReader::isResidue(const Sentence& sentence, size_t index) const
{
    const TokenRange tokens = sentence.tokens;
    if (sentence.isCited || tokens.isEmpty())
        return false;
    if (m_draft.hasAny(tokens, Tag::ModelTalk))
        return true;
    const QChar last = lastMeaning(m_text, sentence.body, m_draft.analysis.marks);
    if (index <= 1 && m_draft.hasAny(tokens, Tag::Preamble) &&
        m_draft.hasAny(tokens, Tag::OutputNoun) && last == u':')
        return true;
    if (index == 0 && m_draft.wordsIn(tokens) <= 3 && last != u',' && last != u'?' &&
        m_draft.tags[tokens.first].has(Tag::Interjection))
        return true;
    return index + 2 >= m_reading.sentences.size() && index > 0 &&
           m_draft.hasAny(tokens, Tag::Afterword);
}

bool RoleReader::isOptOut(const Sentence& sentence) const
{
    const TokenRange tokens = sentence.tokens;
    if (m_draft.hasAny(tokens, Tag::OptOutPhrase))
        return true;
    if (isShortReply(sentence) &&
        (m_draft.hasAny(tokens, Tag::Negation) || m_draft.hasAny(tokens, Tag::ClauseNegation) ||
         m_draft.hasAny(tokens, Tag::OptOutVerb)))
        return true;
    // "One line from you and these mails stop": a verb of ending beside a word for what we send.
    return m_draft.hasAny(tokens, Tag::OptOutVerb) && m_draft.hasAny(tokens, Tag::OptOutNoun) &&
           !isQuestion(sentence) && sentence.span.end * 2 > m_text.size() &&
           (m_draft.hasAny(tokens, Tag::Condition) || m_draft.wordsIn(tokens) <= 12);
}

/// "A no will do", "Eine Zeile genügt": says what it takes to be answered, in the second half of a message.
bool RoleReader::isShortReply(const Sentence& sentence) const
{
    constexpr int wordsMax = 16;
    return m_draft.hasAny(sentence.tokens, Tag::Suffices) &&
           m_draft.hasAny(sentence.tokens, Tag::ReplyNoun) && !isQuestion(sentence) &&
           m_draft.wordsIn(sentence.tokens) <= wordsMax && sentence.span.end * 2 > m_text.size();
}

bool RoleReader::isQuestion(const Sentence& sentence) const
{
    qsizetype end = sentence.body.end;
    const auto& marks = m_draft.analysis.marks;
    for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark) {
        while (end > sentence.body.start && m_text.at(end - 1).isSpace())
            --end;
        if (mark->span.end == end)
            end = mark->span.start;
    }
    while (end > sentence.body.start &&
           (m_text.at(end - 1).isSpace() || m_text.at(end - 1) == u')'))
        --end;
    // A closing quotation mark behind it makes it somebody else's question.
    return end > sentence.body.start && (m_text.at(end - 1) == u'?' || m_text.at(end - 1) == u'？');
}

bool RoleReader::opensWith(const Sentence& sentence, Tag tag) const
{
    size_t words = 0;
    for (size_t i = sentence.tokens.first; i < sentence.tokens.last; ++i) {
        if (m_draft.tags[i].has(tag))
            return true;
        words += m_draft.token(i).isWord();
        if (words >= leadReach)
            return false;
    }
    return false;
}

bool RoleReader::isOffer(const Sentence& sentence) const
{
    return opensWith(sentence, Tag::Offer) && m_draft.hasAny(sentence.tokens, Tag::ContactVerb);
}

bool RoleReader::hasVerbClue(TokenRange tokens) const
{
    return m_draft.hasAny(tokens, Tag::Auxiliary) || m_draft.hasAny(tokens, Tag::FirstPerson) ||
           m_draft.hasAny(tokens, Tag::SecondPerson) || m_draft.hasAny(tokens, Tag::ThirdPerson) ||
           m_draft.hasAny(tokens, Tag::LikeYours) || m_draft.hasAny(tokens, Tag::Speech);
}

/// "Please mind the step when you come in": tells the reader what to do, and says nothing of anybody. With a
/// figure or a name it may state something all the same ("Join Weilhof Dairy and save a third").
bool RoleReader::isRequest(const Sentence& sentence) const
{
    constexpr int wordsMax = 14;
    static const WordSet polite(u"please kindly bitte");
    static const WordSet verbs(
        u"mind watch note remember keep ignore disregard excuse forgive pardon enjoy "
        u"bring ask come beachten vergessen entschuldigen ignorieren");
    const TokenRange tokens = sentence.tokens;
    const QString& first = m_draft.token(tokens.first).folded;
    return (polite.contains(first) || verbs.contains(first)) &&
           m_draft.wordsIn(tokens) <= wordsMax && !m_draft.hasAny(tokens, Tag::Auxiliary) &&
           !m_draft.hasAny(tokens, Tag::Quantifier) &&
           m_draft.analysis.quantitiesIn(sentence.body).empty() &&
           m_draft.analysis.namesIn(sentence.body).empty();
}

bool RoleReader::statesNothing(const Sentence& sentence) const
{
    const TokenRange tokens = sentence.tokens;
    if (opensWith(sentence, Tag::Congratulation))
        return m_draft.wordsIn(tokens) <= 2;
    if (opensWith(sentence, Tag::Courtesy) || isShortReply(sentence) || isRequest(sentence))
        return true;
    if (hasVerbClue(tokens) || !m_draft.analysis.quantitiesIn(sentence.body).empty())
        return false;
    const QChar last = lastMeaning(m_text, sentence.body, m_draft.analysis.marks);
    const int words = m_draft.wordsIn(tokens);
    if (last == u':' || words <= 2)
        return true;
    if (last == u'.')
        return words <= 3;
    return words <= headingWordsMax || sentence.isPoint;
}

bool RoleReader::looksLikeSignature(const Sentence& sentence) const
{
    const TokenRange tokens = sentence.tokens;
    if (sentence.isCited || sentence.isPoint || m_draft.wordsIn(tokens) > signatureWordsMax)
        return false;
    int capitals = 0;
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        const Token& token = m_draft.token(i);
        if (token.kind == Token::Kind::Punctuation && isTerminal(m_text.at(token.span.start)) &&
            m_text.at(token.span.start) != u'.')
            return false;
        if (!token.isWord())
            continue;
        if (m_text.at(token.span.start).isUpper())
            ++capitals;
        else if (!text::isStopWord(token.folded, m_draft.analysis.language))
            return false;
        if (m_draft.tags[i].has(Tag::Auxiliary) || m_draft.tags[i].has(Tag::SecondPerson))
            return false;
    }
    return capitals > 0;
}

/// A signature is what looks like one behind all that says something.
void RoleReader::markSignature()
{
    for (auto it = m_reading.sentences.rbegin(); it != m_reading.sentences.rend(); ++it) {
        const SentenceRole role = it->role;
        if (role == SentenceRole::OptOut || role == SentenceRole::SignOff ||
            role == SentenceRole::Residue)
            continue;
        const bool canBe = role == SentenceRole::Statement || role == SentenceRole::Courtesy;
        if (!canBe || !looksLikeSignature(*it) || it->span.start == 0)
            return;
        it->role = SentenceRole::Signature;
    }
}

/// "Shall I send it? Ok?" asks once.
void RoleReader::joinEchoes()
{
    auto& sentences = m_reading.sentences;
    for (size_t i = 1; i < sentences.size(); ++i) {
        if (sentences[i].role == SentenceRole::Ask && sentences[i - 1].role == SentenceRole::Ask &&
            m_draft.wordsIn(sentences[i].tokens) <= 3 &&
            m_draft.tags[sentences[i].tokens.first].has(Tag::EchoQuestion))
            sentences[i].role = SentenceRole::Courtesy;
    }
}

} // namespace

Span lineAt(QStringView text, qsizetype position)
{
    const qsizetype at = std::min(position, text.size());
    qsizetype start = at;
    while (start > 0 && text.at(start - 1) != u'\n')
        --start;
    qsizetype end = text.indexOf(u'\n', at);
    if (end < 0)
        end = text.size();
    if (end > start && text.at(end - 1) == u'\r')
        --end;
    return {start, end};
}

SentenceReading readSentences(const TaggedText& draft)
{
    return RoleReader(draft).read();
}

QStringList senderWords(const TaggedText& draft, const SentenceReading& reading)
{
    QStringList words;
    for (const Sentence& sentence : reading.sentences) {
        if (sentence.role != SentenceRole::Signature)
            continue;
        for (size_t i = sentence.tokens.first; i < sentence.tokens.last; ++i) {
            const Token& token = draft.token(i);
            if (token.isWord() && !text::isStopWord(token.folded, draft.analysis.language))
                words.append(token.folded);
        }
    }
    return words;
}

} // namespace countersign::checks
