// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/names.h"

#include "app/text/abbreviations.h"
#include "app/text/chars.h"
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

/// Words that open sentences often, carry a capital there and are no names.
bool isCommonOpener(QStringView folded)
{
    static const WordSet words(u"congratulations congrats thanks thank please sorry yes no ok okay "
                               u"hello hi dear hey good great happy "
                               u"ask open opened own note step question answer idea reason today "
                               u"tomorrow yesterday currently recently "
                               u"finally meanwhile additionally also lastly first second third "
                               u"next last then instead otherwise "
                               u"perhaps maybe imagine consider given based according thanks given "
                               u"sales most many several both "
                               u"companies firms teams people customers clients leaders businesses "
                               u"organisations organizations "
                               u"worth curious quick shall may might could would will can let look "
                               u"see send sent read saw noticed heard "
                               u"want wondering looking hope hoping reaching following say tell "
                               u"own half twice once regards best cheers "
                               u"guten tag grüsse grüssen kurz neu alle viele mehr hallo bonjour "
                               u"merci saviez-vous pourquoi comment "
                               u"quel quelle fin après cordialement puis-je gracias hola buenos "
                               u"saludos new old big small more less one two "
                               u"three four five six seven eight nine ten sixty thirty twenty "
                               u"forty fifty stop ps p.s fyi re fw help");
    return words.contains(folded);
}

bool isCalendarWord(QStringView folded)
{
    static const WordSet days(u"monday tuesday wednesday thursday friday saturday sunday mondays "
                              u"tuesdays wednesdays thursdays fridays "
                              u"saturdays sundays mon tue tues wed thu thurs fri sat sun montag "
                              u"dienstag mittwoch donnerstag freitag "
                              u"samstag sonntag lundi mardi mercredi jeudi vendredi samedi "
                              u"dimanche q1 q2 q3 q4 h1 h2 spring summer "
                              u"autumn winter easter christmas");
    return days.contains(folded) || isMonthName(folded);
}

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
            m_sentence = sentence < m_sentences.size() ? m_sentences[sentence] : Span{};
            m_isFirstSentence = sentence == 0;
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
            if (c == u':' || isQuote(c))
                return true;
            if (isSpace(c) || QChar::isPunct(c) || QChar::isSymbol(c) || isDigit(c))
                continue;
            return false;
        }
        return true;
    }

    std::size_t readAt(std::size_t i)
    {
        if (!isCapital(i) && !isSmallBrand(i))
            return 0;
        const QString& folded = m_tokens[i].folded;
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
        if (folded == "i"_L1 || folded.startsWith("i'"_L1) ||
            (isCalendarWord(folded) && !isCapital(i + 1)))
            return 0;
        if (opens && (isStopWord(folded, m_language) || isCommonOpener(folded)))
            return 0;
        if (!opens && isStopWord(folded, m_language) && !isAcronym(i))
            return 0;
        return readRun(i, opens, false);
    }

    /// Index behind a run of capitalised words that begins at i.
    std::size_t runEnd(std::size_t i) const
    {
        std::size_t end = i + 1;
        while (has(end)) {
            if (written(end - 1).endsWith(u"'s") || written(end - 1).endsWith(u"\u2019s"))
                break; // a possessive ends the name
            std::size_t next = end;
            // "J. Orr", "Kite Inc. Oslo" is two: a dot joins only behind an initial.
            if (isText(next, u".") && adjoins(next) && written(next - 1).size() == 1)
                ++next;
            if (isText(next, u"&"))
                ++next;
            const std::size_t afterJoint = next;
            while (has(next) && m_tokens[next].isWord() && isNameParticle(m_tokens[next].folded) &&
                   next - afterJoint < 3)
                ++next;
            if (!has(next) || !m_sentence.contains(m_tokens[next].span))
                break;
            const bool suffix = m_tokens[next].isWord() && isCompanySuffix(written(next));
            if (!(isCapital(next) || isSmallBrand(next) || suffix) ||
                m_tokens[next].span.start - m_tokens[next - 1].span.end > 1)
                break;
            if (isCalendarWord(m_tokens[next].folded) && !suffix)
                break;
            end = next + 1;
        }
        return end;
    }

    std::size_t readRun(std::size_t i, bool opens, bool afterHonorific)
    {
        const std::size_t end = runEnd(i);
        const Shape shape = shapeOf(i, end);
        const bool single = end == i + 1;
        const bool sure = afterHonorific || shape != Shape::Run;
        if (!sure && m_german && (single || (opens && !isVerb(end))))
            return single ? 0 : end;
        if (!sure && opens && single && !isNameAlone(i, end))
            return 0;
        addName(i, end, shape, opens);
        return end;
    }

    bool isVerb(std::size_t i) const
    {
        return has(i) && m_tokens[i].isWord() && looksFinite(m_tokens[i].folded, m_language);
    }

    /// Whether a single capitalised word that opens a sentence is a name all the same.
    bool isNameAlone(std::size_t i, std::size_t end) const
    {
        const QStringView word = written(i);
        if (word.endsWith(u"'s") || word.endsWith(u"\u2019s"))
            return true;
        // Alone on its line, as in a signature; or the one spoken to, at the very beginning.
        const bool wholeLine = m_tokens[i].span.start == m_sentence.start &&
                               m_tokens[end - 1].span.end == m_sentence.end;
        const bool spokenTo = m_isFirstSentence && i == 0 && isText(end, u",");
        if (wholeLine || spokenTo || isVerb(end))
            return true;
        for (std::size_t k = 0; k < m_tokens.size(); ++k) {
            if (k != i && m_tokens[k].folded == m_tokens[i].folded)
                return isCapital(k) && k > 0 && !isText(k - 1, u".");
        }
        return false;
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
        const QStringView last = written(end - 1);
        if (last.endsWith(u"'s") || last.endsWith(u"\u2019s"))
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
