// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/number_sequence.h"

#include "app/text/number_words.h"
#include "app/text/word_table.h"

namespace countersign::text {
namespace {

using Class = NumberWord::Class;

class SequenceReader {
public:
    SequenceReader(const std::vector<Token>& tokens, std::size_t first, Language language)
        : m_tokens(tokens)
        , m_at(first)
        , m_language(language)
    {}

    std::optional<WordNumber> read()
    {
        if (!takeArticle())
            return std::nullopt;
        while (m_at < m_tokens.size() && m_tokens[m_at].isWord() && (takeJoint() || takeWord()))
            m_any = true;
        if (!m_any)
            return std::nullopt;
        return WordNumber{m_at, m_total + m_current, m_scale};
    }

private:
    const NumberWord* word(std::size_t i) const
    {
        return i < m_tokens.size() && m_tokens[i].isWord()
                   ? numberWord(m_tokens[i].folded, m_language)
                   : nullptr;
    }

    double currentOrOne() const { return m_current == 0.0 ? 1.0 : m_current; }

    /// "a dozen", "ein Dutzend": an article counts only before something it multiplies. False if an
    /// article stands before anything else.
    bool takeArticle()
    {
        static const WordSet articles(u"a an ein eine un une una");
        if (!m_tokens[m_at].isWord() || !articles.contains(m_tokens[m_at].folded))
            return true;
        const NumberWord* next = word(m_at + 1);
        if (next == nullptr || (next->kind != Class::Hundred && next->kind != Class::Multiplier &&
                                next->kind != Class::Dozen))
            return false;
        m_current = 1.0;
        ++m_at;
        return true;
    }

    /// "two hundred and fifty", "vingt et un", "treinta y uno"
    bool takeJoint()
    {
        static const WordSet joints(u"and et y und");
        if (!m_any || !joints.contains(m_tokens[m_at].folded) || m_at + 1 >= m_tokens.size())
            return false;
        constexpr double hundred = 100.0;
        constexpr double twenty = 20.0;
        const bool joinsTens = m_language == Language::French || m_language == Language::Spanish;
        const bool fits = m_current >= hundred || (m_current == 0.0 && m_total > 0.0) ||
                          (joinsTens && m_current >= twenty);
        const QString& next = m_tokens[m_at + 1].folded;
        auto value = wordValue(next, m_language);
        if (!value && joinsTens && smallNumberWord(next, m_language) == 1)
            value = 1.0;
        if (!fits || !value)
            return false;
        m_current += *value;
        m_at += 2;
        return true;
    }

    bool takeWord()
    {
        const NumberWord* known = word(m_at);
        const bool begun = m_any || m_current > 0.0;
        const bool multiplies = known != nullptr && (known->kind == Class::Dozen ||
                                                     (known->kind == Class::Hundred && begun));
        if (multiplies) {
            m_current = currentOrOne() * known->value;
        } else if (known != nullptr && known->kind == Class::Multiplier && mayMultiply(begun)) {
            m_total += currentOrOne() * known->value;
            m_scale = known->value;
            m_current = 0.0;
        } else if (const auto value = wordValue(m_tokens[m_at].folded, m_language)) {
            if (!mayAdd(*value))
                return false;
            m_current += *value;
        } else {
            return false;
        }
        ++m_at;
        return true;
    }

    /// "mille", "tausend" stand alone, "thousand" and abbreviations ("mio") do not.
    bool mayMultiply(bool begun) const
    {
        constexpr qsizetype abbreviation = 3;
        const bool alone = m_language != Language::English && m_language != Language::Other &&
                           m_tokens[m_at].span.length() > abbreviation;
        return begun || alone;
    }

    /// "twenty one" and "hundred five" add up; "two three" are two numbers.
    bool mayAdd(double value) const
    {
        constexpr double hundred = 100.0;
        constexpr double twenty = 20.0;
        constexpr double ten = 10.0;
        if (!m_any && m_current == 0.0)
            return value != hundred || m_language != Language::English;
        return m_current == 0.0 || m_current >= hundred || (m_current >= twenty && value < ten);
    }

    const std::vector<Token>& m_tokens;
    std::size_t m_at;
    Language m_language;
    double m_total = 0.0;   ///< what a multiplier has closed
    double m_current = 0.0; ///< below the next multiplier
    double m_scale = 1.0;
    bool m_any = false;
};

} // namespace

std::optional<WordNumber> readWordNumber(const std::vector<Token>& tokens, std::size_t first,
                                         Language language)
{
    return SequenceReader(tokens, first, language).read();
}

} // namespace countersign::text
