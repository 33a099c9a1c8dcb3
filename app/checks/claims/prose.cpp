// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/prose.h"

#include "app/checks/claims/keys.h"
#include "app/checks/claims/quotes.h"
#include "app/checks/lexicon/word_set.h"
#include "app/text/clauses.h"
#include "app/text/sentences.h"
#include "app/text/verbs.h"

#include <algorithm>

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

/// Tags of words that say how a statement stands, or only point: they are compared as flags, not as words.
constexpr Tag flagTags[] = {
    Tag::Auxiliary, Tag::FirstPerson,    Tag::SecondPerson,   Tag::ThirdPerson,
    Tag::Speech,    Tag::Negation,       Tag::ClauseNegation, Tag::Plan,
    Tag::Possible,  Tag::Hedge,          Tag::Wish,           Tag::Condition,
    Tag::Limit,     Tag::Congratulation, Tag::Denial,         Tag::PhraseNegation};

bool isFlagWord(TagSet tags)
{
    return std::any_of(std::begin(flagTags), std::end(flagTags),
                       [tags](Tag tag) { return tags.has(tag); });
}

class ProseReader {
public:
    explicit ProseReader(TaggedText text)
        : m_language(text.analysis.language)
    {
        m_prose.text = std::move(text);
    }

    Prose read();

private:
    void splitSentences();
    void splitClauses();
    [[nodiscard]] qsizetype endOfCondition(Span span) const;
    [[nodiscard]] Clause clauseOf(Span span, size_t sentence) const;
    [[nodiscard]] bool isDeniedApart(const Clause& clause) const;
    void negateClause(const Clause& clause);
    void negateVerbBefore(size_t token, size_t first);
    [[nodiscard]] bool endsDoing(size_t token, const Clause& clause) const;
    void markNegation(const Clause& clause);
    void inheritStanding();
    void collectWords();
    void placeWords();
    void addWord(size_t token, Span span, size_t clause);
    [[nodiscard]] bool endsScope(size_t token) const;

    Prose m_prose;
    text::Language m_language;
    std::vector<char> m_negated; ///< one a token
    std::vector<Span> m_quotes;
};

Prose ProseReader::read()
{
    m_negated.assign(m_prose.text.analysis.tokens.size(), 0);
    m_prose.tags = m_prose.text.tags;
    for (const text::DateMention& date : m_prose.text.analysis.dates) {
        const TokenRange tokens = m_prose.text.tokensIn(date.span);
        std::fill(m_prose.tags.begin() + static_cast<std::ptrdiff_t>(tokens.first),
                  m_prose.tags.begin() + static_cast<std::ptrdiff_t>(tokens.last), TagSet());
    }
    m_prose.keys.resize(m_prose.text.analysis.tokens.size());
    for (size_t i = 0; i < m_prose.keys.size(); ++i) {
        if (m_prose.text.token(i).isWord())
            m_prose.keys[i] = keyOf(m_prose.text.token(i).folded, m_language);
    }
    m_prose.quotes = quotesIn(m_prose.string());
    for (const Quote& quote : m_prose.quotes)
        m_quotes.push_back(quote.inside);
    splitSentences();
    splitClauses();
    for (const Clause& clause : m_prose.clauses)
        markNegation(clause);
    inheritStanding();
    collectWords();
    placeWords();
    m_prose.isNegated = std::move(m_negated);
    return std::move(m_prose);
}

/// Who is quoted with several sentences said several things.
void ProseReader::splitSentences()
{
    for (const Span& sentence : m_prose.text.analysis.sentences) {
        Span rest = sentence;
        for (const Span& quote : m_quotes) {
            if (!rest.contains(quote))
                continue;
            const std::vector<Span> inner = text::sentences(quote.of(m_prose.string()), m_language);
            // The first goes with what leads up to it, the last with what follows.
            for (size_t i = 1; i < inner.size(); ++i) {
                const qsizetype cut = quote.start + inner[i].start;
                m_prose.sentences.push_back({rest.start, cut});
                rest.start = cut;
            }
        }
        m_prose.sentences.push_back(rest);
    }
}

void ProseReader::splitClauses()
{
    for (size_t i = 0; i < m_prose.sentences.size(); ++i) {
        for (const Span& span : text::clauses(m_prose.string(), m_prose.sentences[i], m_language)) {
            const qsizetype cut = endOfCondition(span);
            if (cut < span.end)
                m_prose.clauses.push_back(clauseOf({span.start, cut}, i));
            m_prose.clauses.push_back(clauseOf(cut < span.end ? Span{cut, span.end} : span, i));
        }
    }
}

/// "If the fee falls, the firm will move": a condition that opens ends at its comma.
qsizetype ProseReader::endOfCondition(Span span) const
{
    const TokenRange tokens = m_prose.text.tokensIn(span);
    if (tokens.isEmpty() || !m_prose.tags[tokens.first].has(Tag::Condition))
        return span.end;
    for (size_t i = tokens.first; i + 1 < tokens.last; ++i) {
        if (m_prose.text.token(i).folded == u",")
            return m_prose.text.token(i + 1).span.start;
    }
    return span.end;
}

Clause ProseReader::clauseOf(Span span, size_t sentence) const
{
    constexpr size_t openingWords =
        2; ///< a condition opens its clause: "if the first ones earn their keep"
    Clause clause;
    clause.span = span;
    clause.tokens = m_prose.text.tokensIn(span);
    clause.sentence = sentence;
    const TokenRange opening{clause.tokens.first,
                             std::min(clause.tokens.last, clause.tokens.first + openingWords)};
    clause.isCondition = m_prose.hasTag(opening, Tag::Condition);
    clause.isNegated = m_prose.hasTag(clause.tokens, Tag::Negation) ||
                       m_prose.hasTag(clause.tokens, Tag::PhraseNegation) ||
                       m_prose.hasTag(clause.tokens, Tag::ClauseNegation) ||
                       m_prose.hasTag(clause.tokens, Tag::Denial);
    clause.standing = clause.isCondition ? Standing::Perhaps : m_prose.standingOf(clause.tokens);
    return clause;
}

/// A negation reaches to the right up to the next break.
bool ProseReader::endsScope(size_t token) const
{
    const Token& piece = m_prose.text.token(token);
    if (piece.kind == Token::Kind::Punctuation)
        return QStringView(u",;:.!?–—()\"“”„«»").contains(m_prose.string().at(piece.span.start));
    return m_prose.tags[token].has(Tag::ScopeEnd);
}

/// "schließt … aus", "lehnt … ab": the particle stands at the end.
bool ProseReader::isDeniedApart(const Clause& clause) const
{
    size_t verb = clause.tokens.first;
    while (verb < clause.tokens.last && !m_prose.tags[verb].has(Tag::SeparableDenial))
        ++verb;
    for (size_t i = verb + 1; i < clause.tokens.last; ++i) {
        const bool isLast = i + 1 == clause.tokens.last || !m_prose.text.token(i + 1).isWord();
        if (isLast && m_prose.tags[i].has(Tag::DenialParticle))
            return true;
    }
    return false;
}

void ProseReader::negateClause(const Clause& clause)
{
    std::fill(m_negated.begin() + static_cast<std::ptrdiff_t>(clause.tokens.first),
              m_negated.begin() + static_cast<std::ptrdiff_t>(clause.tokens.last), 1);
}

/// "recalled nothing" did not recall, and "cost you nothing" did not cost.
void ProseReader::negateVerbBefore(size_t token, size_t first)
{
    constexpr size_t reach = 3;
    for (size_t i = token, steps = 0; i > first && steps < reach; --i, ++steps) {
        const TagSet tags = m_prose.tags[i - 1];
        if (!m_prose.text.token(i - 1).isWord() || tags.has(Tag::ScopeEnd))
            return;
        m_negated[i - 1] = 1;
        if (!tags.has(Tag::FirstPerson) && !tags.has(Tag::SecondPerson) &&
            !tags.has(Tag::ThirdPerson))
            return;
    }
}

/// "has stopped taking milk": what was stopped is no longer done.
bool ProseReader::endsDoing(size_t token, const Clause& clause) const
{
    static const WordSet verbs(u"stop stops stopped stopping cease ceases ceased quit quits");
    return verbs.contains(m_prose.text.token(token).folded) && token + 1 < clause.tokens.last &&
           m_prose.text.token(token + 1).folded.endsWith(QLatin1String("ing"));
}

void ProseReader::markNegation(const Clause& clause)
{
    enum class Scope { None, Phrase, Clause };
    Scope scope = Scope::None;
    bool hasNoun = false; ///< of the phrase
    if (isDeniedApart(clause))
        return negateClause(clause);
    for (size_t i = clause.tokens.first; i < clause.tokens.last; ++i) {
        const TagSet tags = m_prose.tags[i];
        const Token& token = m_prose.text.token(i);
        if (tags.has(Tag::NoNegation))
            continue;
        if (tags.has(Tag::ClauseNegation))
            return negateClause(clause);
        if (tags.has(Tag::Negation) || tags.has(Tag::Denial) || endsDoing(i, clause)) {
            scope = Scope::Clause;
            if (tags.has(Tag::NegatedObject))
                negateVerbBefore(i, clause.tokens.first);
        } else if (tags.has(Tag::PhraseNegation)) {
            scope = Scope::Phrase;
            hasNoun = false;
        } else if (scope != Scope::None && endsScope(i)) {
            scope = Scope::None;
        } else if (scope == Scope::Phrase) {
            const bool isFunction = text::isStopWord(token.folded, m_language);
            if (hasNoun && isFunction)
                scope = Scope::None;
            hasNoun = hasNoun || !isFunction;
        }
        m_negated[i] = m_negated[i] != 0 || scope != Scope::None;
    }
}

/// What depends on a condition is no fact yet, and what is only part of a plan is planned.
void ProseReader::inheritStanding()
{
    static const WordSet subordinators(
        u"that which who whose whom what where how whether dass ob was welche welcher welches "
        u"deren dessen que qui dont où ce");
    for (size_t i = 1; i < m_prose.clauses.size(); ++i) {
        Clause& clause = m_prose.clauses[i];
        const Clause& before = m_prose.clauses[i - 1];
        if (clause.sentence == before.sentence && !clause.tokens.isEmpty() &&
            subordinators.contains(m_prose.text.token(clause.tokens.first).folded))
            clause.standing = std::min(clause.standing, before.standing);
    }
    for (const Clause& condition : m_prose.clauses) {
        if (!condition.isCondition)
            continue;
        for (Clause& clause : m_prose.clauses) {
            if (clause.sentence == condition.sentence && clause.standing == Standing::Actual)
                clause.standing = Standing::Perhaps;
        }
    }
}

void ProseReader::addWord(size_t token, Span span, size_t clause)
{
    const text::Analysis& analysis = m_prose.text.analysis;
    ContentWord word;
    word.span = span;
    const Token& piece = analysis.tokens[token];
    word.folded = span == piece.span ? piece.folded : text::fold(span.of(analysis.text));
    const bool isPossessive = word.folded.endsWith(QLatin1String("'s"));
    if (isPossessive)
        word.folded.chop(2);
    if (word.folded.isEmpty())
        return;
    const bool isWhole = span == piece.span && !isPossessive && piece.isWord();
    word.key = isWhole ? m_prose.keys[token] : keyOf(word.folded, m_language);
    word.token = token;
    word.clause = clause;
    word.sentence = m_prose.clauses[clause].sentence;
    word.isNegated = m_negated[token] != 0;
    const auto covers = [span](const auto& one) { return one.span.overlaps(span); };
    word.isFact = std::any_of(analysis.quantities.begin(), analysis.quantities.end(), covers) ||
                  std::any_of(analysis.dates.begin(), analysis.dates.end(), covers);
    word.isName = std::any_of(analysis.names.begin(), analysis.names.end(), covers);
    word.isQuoted = std::any_of(m_quotes.begin(), m_quotes.end(),
                                [span](const Span& quote) { return quote.contains(span); });
    m_prose.byKey[word.key].push_back(m_prose.words.size());
    m_prose.words.push_back(std::move(word));
}

void ProseReader::collectWords()
{
    const text::Analysis& analysis = m_prose.text.analysis;
    for (size_t c = 0; c < m_prose.clauses.size(); ++c) {
        Clause& clause = m_prose.clauses[c];
        clause.firstWord = m_prose.words.size();
        for (size_t i = clause.tokens.first; i < clause.tokens.last; ++i) {
            const Token& token = analysis.tokens[i];
            if (token.kind == Token::Kind::Number)
                addWord(i, token.span, c);
            if (!token.isWord() || text::isStopWord(token.folded, m_language) ||
                isFlagWord(m_prose.tags[i]))
                continue;
            const QStringView written = token.span.of(analysis.text);
            if (!written.contains(u'-')) {
                addWord(i, token.span, c);
                continue;
            }
            // "warm-delivery complaints" are complaints about warm deliveries.
            qsizetype start = 0;
            while (start < written.size()) {
                qsizetype end = written.indexOf(u'-', start);
                if (end < 0)
                    end = written.size();
                const Span part{token.span.start + start, token.span.start + end};
                const QString folded = text::fold(part.of(analysis.text));
                if (!folded.isEmpty() && !text::isStopWord(folded, m_language))
                    addWord(i, part, c);
                start = end + 1;
            }
        }
        clause.lastWord = m_prose.words.size();
    }
}

/// "has renewed the risers and plans to renew the rest": two verbs with one subject are as firm as each is.
void ProseReader::placeWords()
{
    static const WordSet joints(u"and but or und aber oder et mais ou");
    for (const Clause& clause : m_prose.clauses) {
        size_t start = clause.tokens.first;
        size_t word = clause.firstWord;
        for (size_t i = start; i <= clause.tokens.last && !clause.tokens.isEmpty(); ++i) {
            const bool isEnd = i == clause.tokens.last;
            const bool isJoint = !isEnd && i > start && i + 1 < clause.tokens.last &&
                                 joints.contains(m_prose.text.token(i).folded) &&
                                 m_prose.standingOf({i + 1, i + 2}) != Standing::Unsaid;
            if (!isEnd && !isJoint)
                continue;
            const bool isWhole = start == clause.tokens.first && isEnd;
            Standing standing = m_prose.standingOf({start, i});
            if (isWhole || standing == Standing::Unsaid || clause.isCondition)
                standing = clause.standing;
            for (; word < clause.lastWord && m_prose.words[word].token < i; ++word)
                m_prose.words[word].standing = standing;
            start = i;
        }
    }
}

} // namespace

TokenRange Prose::wordsIn(Span span) const
{
    const auto startsBefore = [](const ContentWord& word, qsizetype at) {
        return word.span.start < at;
    };
    const auto first = std::lower_bound(words.begin(), words.end(), span.start, startsBefore);
    const auto last = std::lower_bound(first, words.end(), span.end, startsBefore);
    return {static_cast<size_t>(first - words.begin()), static_cast<size_t>(last - words.begin())};
}

size_t Prose::clauseAt(qsizetype position) const
{
    const auto after =
        std::upper_bound(clauses.begin(), clauses.end(), position,
                         [](qsizetype at, const Clause& one) { return at < one.span.start; });
    return after == clauses.begin() ? 0 : static_cast<size_t>(after - clauses.begin()) - 1;
}

bool Prose::hasTag(TokenRange tokens, Tag tag) const
{
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        if (tags[i].has(tag))
            return true;
    }
    return false;
}

Standing Prose::standingOf(TokenRange tokens) const
{
    if (hasTag(tokens, Tag::Possible) || hasHedge(tokens))
        return Standing::Perhaps;
    if (hasTag(tokens, Tag::Plan) || hasTag(tokens, Tag::Wish))
        return Standing::NotYet;
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        if (text.token(i).isWord() &&
            text::looksFinite(text.token(i).folded, text.analysis.language))
            return Standing::Actual;
    }
    return Standing::Unsaid;
}

/// "members and, possibly, guests" hedges the guests alone.
bool Prose::hasHedge(TokenRange tokens) const
{
    const auto isComma = [this](size_t index) {
        return index < text.analysis.tokens.size() && text.token(index).folded == u",";
    };
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        if (tags[i].has(Tag::Hedge) && !(i > 0 && isComma(i - 1) && isComma(i + 1)))
            return true;
    }
    return false;
}

size_t Prose::sentenceAt(qsizetype position) const
{
    const auto after =
        std::upper_bound(sentences.begin(), sentences.end(), position,
                         [](qsizetype at, const Span& one) { return at < one.start; });
    return after == sentences.begin() ? 0 : static_cast<size_t>(after - sentences.begin()) - 1;
}

const std::vector<size_t>& Prose::wordsWith(const QString& key) const
{
    static const std::vector<size_t> none;
    const auto found = byKey.constFind(key);
    return found == byKey.constEnd() ? none : found.value();
}

Prose readProse(TaggedText text)
{
    return ProseReader(std::move(text)).read();
}

} // namespace countersign::checks
