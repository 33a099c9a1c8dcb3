// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/names.h"

#include "app/text/chars.h"
#include "app/text/name_words.h"
#include "app/text/salutations.h"
#include "app/text/scanners.h"
#include "app/text/sentences.h"
#include "app/text/verbs.h"
#include "app/text/word_table.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::text {
namespace {

using Kind = Token::Kind;
using Shape = NameMention::Shape;

/// Finds names in a row of tokens.
class NameScanner {
public:
    NameScanner(QStringView text, const std::vector<Token>& tokens,
                const std::vector<Span>& sentences, Language language)
        : m_text(text)
        , m_tokens(tokens)
        , m_sentences(sentences)
        , m_german(language == Language::German)
        , m_language(language)
    {}

    std::vector<NameMention> scan()
    {
        std::size_t sentence = 0;
        for (std::size_t i = 0; i < m_tokens.size();) {
            while (sentence < m_sentences.size() &&
                   m_sentences[sentence].end <= m_tokens[i].span.start)
                ++sentence;
            if (i == 0 || !m_sentence.contains(m_tokens[i].span)) {
                m_sentence = sentence < m_sentences.size() ? m_sentences[sentence] : Span{};
                m_shouts = isAllCapitals(m_sentence.of(m_text));
                m_isFirstSentence = sentence == 0;
            }
            i = std::max(i + 1, readAt(i));
        }
        return std::move(m_names);
    }

private:
    bool has(std::size_t i) const { return i < m_tokens.size(); }
    QStringView written(std::size_t i) const { return m_tokens[i].span.of(m_text); }
    bool isText(std::size_t i, QStringView folded) const
    {
        return has(i) && m_tokens[i].folded == folded;
    }
    bool adjoins(std::size_t i) const
    {
        return i > 0 && has(i) && m_tokens[i].span.start == m_tokens[i - 1].span.end;
    }
    bool isCapital(std::size_t i) const
    {
        return has(i) && m_tokens[i].isWord() && isUpper(at(m_text, m_tokens[i].span.start));
    }
    /// eBay, iPhone: a small letter or two, then a capital.
    bool isSmallBrand(std::size_t i) const
    {
        if (!has(i) || !m_tokens[i].isWord())
            return false;
        const QStringView word = written(i);
        return isLower(at(word, 0)) && !isApostrophe(at(word, 1)) && !isHyphen(at(word, 1)) &&
               (isUpper(at(word, 1)) ||
                (isLower(at(word, 1)) && isUpper(at(word, 2)) && word.size() > 3));
    }
    bool isAcronym(std::size_t i) const
    {
        const QStringView word = written(i);
        int capitals = 0;
        for (const QChar c : word) {
            if (isLower(c.unicode()))
                return word.endsWith(u's') && capitals > 1 && c == u's'; // "PDFs"
            capitals += isUpper(c.unicode()) ? 1 : 0;
        }
        return capitals > 1;
    }
    /// The capital may be due to what stands before: the sentence, a quotation, a colon, a list marker.
    bool opensSentence(std::size_t i) const
    {
        for (qsizetype p = m_tokens[i].span.start - 1; p >= m_sentence.start; --p) {
            const char16_t c = at(m_text, p);
            const bool stop = c == u'!' || c == u'?' || c == u'.';
            const bool endsQuoted =
                stop && isSpace(at(m_text, p + 1)) && !isAbbreviationDot(m_text, p, m_language);
            if (c == u':' || isQuote(c) || endsQuoted)
                return true;
            if (isSpace(c) || QChar::isPunct(c) || QChar::isSymbol(c) || isDigit(c))
                continue;
            return false;
        }
        return true;
    }

    /// A line in capitals has no names to be told by theirs.
    static bool isAllCapitals(QStringView sentence)
    {
        int words = 0;
        bool inWord = false;
        for (const QChar c : sentence) {
            const char16_t u = c.unicode();
            if (isLower(u))
                return false;
            words += isUpper(u) && !inWord ? 1 : 0;
            inWord = isLetter(u);
        }
        return words > 2;
    }

    std::size_t readAt(std::size_t i)
    {
        if ((!isCapital(i) && !isSmallBrand(i)) || m_shouts)
            return 0;
        if (adjoins(i) && isText(i - 1, u"°"))
            return 0;
        // A letter alone
        if (m_tokens[i].span.length() == 1 && (adjoins(i) || !isCapital(i + 1)) &&
            !isText(i + 1, u"."))
            return 0;
        QString folded = m_tokens[i].folded;
        if (folded.endsWith("'s"_L1))
            folded.chop(2);
        const bool opens = opensSentence(i);
        if (isHonorific(folded) || isAcademicTitle(folded)) {
            // The name begins behind "Mr", "Dr."; a German noun behind it is one for sure.
            std::size_t next = i + 1;
            while (isText(next, u".") ||
                   (has(next) && m_tokens[next].isWord() &&
                    (isHonorific(m_tokens[next].folded) || isAcademicTitle(m_tokens[next].folded))))
                ++next;
            return isCapital(next) ? readRun(next, false, true) : next;
        }
        if (folded == "i"_L1 || folded.startsWith("i'"_L1))
            return 0;
        if (isCalendarWord(folded)) {
            // "June Vale" is somebody, "since 1 October Vale has" is not.
            const bool dated = i > 0 && (m_tokens[i - 1].kind == Kind::Number ||
                                         isStopWord(m_tokens[i - 1].folded, m_language));
            if (dated || !isCapital(i + 1))
                return 0;
        }
        const bool verb = looksFinite(folded, m_language) && !folded.endsWith("ed"_L1);
        if (opens && (verb || isStopWord(folded, m_language) || isCommonOpener(folded)))
            return 0;
        if (!opens && isStopWord(folded, m_language) && !isAcronym(i))
            return 0;
        return readRun(i, opens, false);
    }

    /// Index behind a run of capitalised words that begins at i.
    std::size_t runEnd(std::size_t i, bool afterHonorific) const
    {
        std::size_t end = i + 1;
        while (has(end)) {
            if (isPossessive(end - 1)) {
                // A possessive ends the name, but for "Valentine's Day".
                static const WordSet heads(
                    u"day hospital university college institute school street square");
                if (!isCapital(end) || !heads.contains(m_tokens[end].folded))
                    break;
            }
            std::size_t next = end;
            // "J. Orr", "Kite Inc. Oslo" is two: a dot joins only behind an initial.
            static const WordSet saints(u"st ste mt");
            if (isText(next, u".") && adjoins(next) &&
                (written(next - 1).size() == 1 || saints.contains(m_tokens[next - 1].folded)))
                ++next;
            if (isText(next, u"&"))
                ++next;
            const std::size_t afterJoint = next;
            // In German "von" and "der" join nouns; only behind "Herr" they are surely a name's.
            while (has(next) && m_tokens[next].isWord() && !isCapital(next) &&
                   isNameParticle(m_tokens[next].folded) && next - afterJoint < 3 &&
                   (!m_german || afterHonorific))
                ++next;
            if (!has(next) || !m_sentence.contains(m_tokens[next].span))
                break;
            const bool suffix = m_tokens[next].isWord() && isCompanySuffix(written(next));
            if (!(isCapital(next) || isSmallBrand(next) || suffix) ||
                m_tokens[next].span.start - m_tokens[next - 1].span.end > 1)
                break;
            if (isCalendarWord(m_tokens[next].folded) || isText(next, u"i") ||
                isHonorific(m_tokens[next].folded) || isAcademicTitle(m_tokens[next].folded))
                break;
            end = next + 1;
        }
        return end;
    }

    std::size_t readRun(std::size_t i, bool opens, bool afterHonorific)
    {
        const std::size_t end = runEnd(i, afterHonorific);
        const Shape shape = shapeOf(i, end);
        const bool single = end == i + 1;
        const bool sure = afterHonorific || shape != Shape::Run || isSignature();
        if (!sure && m_german && (single || (opens && !isVerb(end))))
            return single ? 0 : end;
        if (!sure && opens && single && !isNameAlone(i, end))
            return 0;
        addName(i, end, shape, opens);
        return end;
    }

    /// A short line of capitalised words without a stop, not the first: "Jonas Ott, Kite".
    bool isSignature() const
    {
        if (m_isFirstSentence)
            return false;
        constexpr int longest = 5;
        int words = 0;
        bool capital = true;
        for (const QChar c : m_sentence.of(m_text)) {
            const char16_t u = c.unicode();
            if (u == u'.' && !m_german)
                continue;
            if (u == u'.' || u == u'!' || u == u'?' || u == u':' || isDigit(u))
                return false;
            if (isSpace(u)) {
                capital = true;
            } else if (capital) {
                capital = false;
                if (!isUpper(u) || ++words > longest)
                    return false;
            }
        }
        return words > 0;
    }

    bool isPossessive(std::size_t i) const
    {
        return written(i).endsWith(u"'s") || written(i).endsWith(u"\u2019s");
    }

    bool isVerb(std::size_t i) const
    {
        return has(i) && m_tokens[i].isWord() && looksFinite(m_tokens[i].folded, m_language);
    }

    /// A single word with a verb behind it that takes names: "Kestrel opened its", not "Goods scrapped in".
    bool isSubject(std::size_t i, std::size_t end) const
    {
        if (!isVerb(end))
            return false;
        static const WordSet plurals(u"have are were do need");
        static const WordSet behindParticiple(u"in by at on for from with as");
        const QString& verb = m_tokens[end].folded;
        if (plurals.contains(verb))
            return !m_tokens[i].folded.endsWith(u's');
        return !(verb.endsWith("ed"_L1) && (!has(end + 1) || !m_tokens[end + 1].isWord() ||
                                            behindParticiple.contains(m_tokens[end + 1].folded)));
    }

    /// Whether a single capitalised word that opens a sentence is a name all the same.
    bool isNameAlone(std::size_t i, std::size_t end) const
    {
        if (isPossessive(i))
            return true;
        // Alone on its line, as in a signature; or the one spoken to, at the very beginning.
        const bool wholeLine = m_tokens[i].span.start == m_sentence.start &&
                               m_tokens[end - 1].span.end == m_sentence.end;
        const bool spokenTo = m_isFirstSentence && i == 0 && isText(end, u",");
        if (wholeLine || spokenTo || isSubject(i, end))
            return true;
        return isCapitalElsewhere(i);
    }

    /// Written with a capital inside another sentence nearby, and never without.
    bool isCapitalElsewhere(std::size_t i) const
    {
        constexpr std::size_t window = 400;
        const std::size_t last = std::min(m_tokens.size(), i + window);
        bool found = false;
        for (std::size_t k = i > window ? i - window : 0; k < last; ++k) {
            if (k == i || m_tokens[k].folded != m_tokens[i].folded)
                continue;
            if (!isCapital(k))
                return false;
            found = found || (k > 0 && m_tokens[k - 1].isWord());
        }
        return found;
    }

    Shape shapeOf(std::size_t first, std::size_t end) const
    {
        for (std::size_t i = first + 1; i < end; ++i) {
            if (m_tokens[i].isWord() && isCompanySuffix(written(i)))
                return Shape::Organisation;
        }
        if (end == first + 1 && isAcronym(first))
            return Shape::Acronym;
        for (std::size_t i = first; i < end; ++i) {
            if (m_tokens[i].isWord() && hasInnerCapital(written(i)))
                return Shape::Product;
        }
        return Shape::Run;
    }

    /// A capital behind a small letter, but not that of "McKay", "DeVries" or "Mary-Ann".
    static bool hasInnerCapital(QStringView word)
    {
        for (qsizetype i = 1; i < word.size(); ++i) {
            if (!isUpper(at(word, i)) || !isLower(at(word, i - 1)))
                continue;
            const QStringView head = word.first(i);
            if (head == u"Mc" || head == u"Mac" || head == u"De" || head == u"Fitz" ||
                head == u"Le" || head == u"Van" || head == u"Di" || head == u"La")
                return false;
            return true;
        }
        return false;
    }

    void addName(std::size_t first, std::size_t end, Shape shape, bool opens)
    {
        NameMention name;
        name.span = {m_tokens[first].span.start, m_tokens[end - 1].span.end};
        if (isPossessive(end - 1))
            name.span.end -= 2;
        name.text = name.span.of(m_text).toString();
        name.shape = shape;
        name.atSentenceStart = opens;
        m_names.push_back(std::move(name));
    }

    QStringView m_text;
    const std::vector<Token>& m_tokens;
    const std::vector<Span>& m_sentences;
    bool m_german;
    Language m_language;
    Span m_sentence;
    bool m_isFirstSentence = false;
    bool m_shouts = false; ///< the sentence is all capitals
    std::vector<NameMention> m_names;
};

} // namespace

std::vector<NameMention> scanNames(QStringView text, const std::vector<Token>& tokens,
                                   const std::vector<Span>& sentences, Language language)
{
    return NameScanner(text, tokens, sentences, language).scan();
}

std::vector<NameMention> properNames(QStringView text, Language language)
{
    return scanNames(text, tokens(text), sentences(text, language), language);
}

} // namespace countersign::text
