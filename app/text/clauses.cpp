// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/clauses.h"

#include "app/text/chars.h"
#include "app/text/quotations.h"
#include "app/text/tokens.h"
#include "app/text/verbs.h"
#include "app/text/word_table.h"

#include <algorithm>

namespace countersign::text {
namespace {

/// What opens statements in one language.
struct Joints {
    WordSet joining;      ///< may open one behind a comma
    WordSet coordinating; ///< may open one without a comma
    WordSet subjects;     ///< pronouns that are mostly subjects
    WordSet adverbs;      ///< may stand between the joint and the subject
    WordSet reporting;    ///< "said", "wrote": ", you said" goes with what was said
};

const Joints& jointsOf(Language language)
{
    static const Joints english{WordSet(u"and but or nor so yet while whereas because although "
                                        u"though since unless if when where which "
                                        u"who whose that after before until"),
                                WordSet(u"and but yet while whereas because although though"),
                                WordSet(u"i we you he she it they this that these those there "
                                        u"nobody everybody it's we're you're they're "
                                        u"he's she's there's that's"),
                                WordSet(u"not also then still never therefore now only just"),
                                WordSet(u"said wrote told say says write think thought asked noted "
                                        u"added explained put mentioned")};
    static const Joints german{
        WordSet(u"und aber oder sondern denn weil während obwohl wenn dass nachdem bevor da damit "
                u"die der das wo"),
        WordSet(u"und aber denn weil während obwohl"),
        WordSet(u"ich wir sie er es man dies das ihr"),
        WordSet(u"nicht auch dann noch nie jetzt nur"),
        WordSet(u"sagte sagten schrieb schrieben sagt schreibt meinte meinten erzählten")};
    static const Joints french{WordSet(u"et mais ou donc car or parce puisque tandis alors quand "
                                       u"lorsque lorsqu' qui où dont que"),
                               WordSet(u"et mais donc car tandis puisque"),
                               WordSet(u"je j' nous vous il elle ils elles on c' cela ce"),
                               WordSet(u"ne pas aussi alors encore jamais n'"),
                               WordSet(u"disiez dites disait écriviez avez dit écrit")};
    static const Joints spanish{WordSet(u"y e pero o sino porque aunque mientras cuando donde que"),
                                WordSet(u"y pero porque aunque mientras"),
                                WordSet(u"yo nosotros usted ustedes él ella ellos ellas esto eso"),
                                WordSet(u"no también entonces nunca"),
                                WordSet(u"dijo dijeron escribió escribieron")};
    switch (language) {
    case Language::German:
        return german;
    case Language::French:
        return french;
    case Language::Spanish:
        return spanish;
    case Language::English:
    case Language::Other:
        break;
    }
    return english;
}

class ClauseSplitter {
public:
    ClauseSplitter(QStringView text, Span sentence, Language language)
        : m_text(text)
        , m_sentence(sentence)
        , m_language(language)
        , m_joints(jointsOf(language))
        , m_tokens(tokens(sentence.of(text)))
        , m_quotations(quotations(sentence.of(text)))
    {}

    std::vector<Span> split()
    {
        // No sentence that people write is that long, and the search below would take its time.
        constexpr std::size_t longest = 1'000;
        if (m_tokens.size() > longest)
            return {m_sentence};
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            trackBrackets(m_tokens[i]);
            if (m_brackets > 0 || isQuoted(m_tokens[i].span.start) || i == 0)
                continue;
            if (i + 1 < m_tokens.size() && separates(i))
                m_cuts.push_back(m_tokens[i + 1].span.start);
            else if (opensStatement(i))
                m_cuts.push_back(m_tokens[i].span.start);
        }
        return spans();
    }

private:
    void trackBrackets(const Token& token)
    {
        if (token.kind != Token::Kind::Punctuation)
            return;
        const char16_t c = at(token.folded, 0);
        if (c == u'(' || c == u'[')
            ++m_brackets;
        else if ((c == u')' || c == u']') && m_brackets > 0)
            --m_brackets;
    }

    bool isQuoted(qsizetype position) const
    {
        return std::any_of(m_quotations.begin(), m_quotations.end(),
                           [position](const Span& quote) { return quote.contains(position); });
    }

    /// Semicolons, colons and dashes end a clause by themselves; a mark behind them goes with it.
    bool separates(std::size_t i) const
    {
        const Token& token = m_tokens[i];
        if (token.kind != Token::Kind::Punctuation && token.kind != Token::Kind::Symbol)
            return false;
        const char16_t c = at(token.folded, 0);
        const bool blankAfter = m_tokens[i + 1].span.start > token.span.end;
        const bool blankBefore = m_tokens[i - 1].span.end < token.span.start;
        if (c == u';' || c == u':')
            return blankAfter;
        if (c == 0x2014)
            return true;
        return (c == 0x2013 || c == u'-') && blankAfter && blankBefore;
    }

    bool opensStatement(std::size_t i) const
    {
        const bool afterComma = at(m_tokens[i - 1].folded, 0) == u',' ||
                                (i > 1 && m_tokens[i - 1].kind == Token::Kind::Mark &&
                                 at(m_tokens[i - 2].folded, 0) == u',');
        const Token& token = m_tokens[i];
        if (!token.isWord())
            return false;
        if (afterComma) {
            if (!m_joints.joining.contains(token.folded) &&
                !m_joints.subjects.contains(token.folded))
                return false;
            if (isReport(i))
                return false;
        } else if (!m_joints.coordinating.contains(token.folded) || i + 1 >= m_tokens.size() ||
                   isInList(i)) {
            return false;
        }
        return hasVerb(startOfClause(), i) && statementFollows(i, afterComma);
    }

    bool isFinite(std::size_t i) const
    {
        return m_tokens[i].isWord() && looksFinite(m_tokens[i].folded, m_language);
    }

    /// ", you said": it tells who says what stands before.
    bool isReport(std::size_t i) const
    {
        for (std::size_t j = i; j < std::min(i + 3, m_tokens.size()); ++j) {
            if (m_tokens[j].isWord() && m_joints.reporting.contains(m_tokens[j].folded))
                return j + 1 == m_tokens.size() || !m_tokens[j + 1].isWord();
        }
        return false;
    }

    /// "curve, openings and scans come": the joint closes a list if a comma stands behind the last verb.
    bool isInList(std::size_t i) const
    {
        for (std::size_t j = i; j > startOfClause(); --j) {
            if (isFinite(j - 1))
                return false;
            if (at(m_tokens[j - 1].folded, 0) == u',')
                return true;
        }
        return false;
    }

    /// True if what begins at token i has a verb before the next comma or stop. Without a comma before it
    /// the verb must have a subject in between, or "cut and froze" would be two statements.
    bool statementFollows(std::size_t i, bool afterComma) const
    {
        std::size_t first = i;
        while (first < m_tokens.size() && (m_joints.joining.contains(m_tokens[first].folded) ||
                                           m_joints.adverbs.contains(m_tokens[first].folded)))
            ++first;
        if (first >= m_tokens.size())
            return false;
        if (m_joints.subjects.contains(m_tokens[first].folded))
            return true;
        for (std::size_t j = first; j < m_tokens.size(); ++j) {
            const char16_t c = at(m_tokens[j].folded, 0);
            if (m_tokens[j].kind == Token::Kind::Punctuation &&
                (c == u',' || c == u';' || c == u':'))
                return false;
            if (isFinite(j))
                return afterComma || j > first;
        }
        return false;
    }

    std::size_t startOfClause() const
    {
        if (m_cuts.empty())
            return 0;
        std::size_t i = 0;
        while (m_tokens[i].span.start < m_cuts.back())
            ++i;
        return i;
    }

    bool hasVerb(std::size_t from, std::size_t to) const
    {
        for (std::size_t i = from; i < to; ++i) {
            if (isFinite(i))
                return true;
        }
        return false;
    }

    std::vector<Span> spans() const
    {
        std::vector<Span> result;
        qsizetype start = m_sentence.start;
        const auto add = [&](qsizetype end) {
            Span span{start, end};
            while (!span.isEmpty() && isSpace(at(m_text, span.end - 1)))
                --span.end;
            if (!span.isEmpty())
                result.push_back(span);
            start = end;
        };
        for (const qsizetype cut : m_cuts)
            add(m_sentence.start + cut);
        add(m_sentence.end);
        return result;
    }

    QStringView m_text;
    Span m_sentence;
    Language m_language;
    const Joints& m_joints;
    std::vector<Token> m_tokens;
    std::vector<Span> m_quotations;
    std::vector<qsizetype> m_cuts; ///< offsets in the sentence
    int m_brackets = 0;
};

} // namespace

std::vector<Span> clauses(QStringView text, Span sentence, Language language)
{
    return ClauseSplitter(text, sentence, language).split();
}

} // namespace countersign::text
