// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/sentence_rules.h"

#include "app/text/abbreviations.h"
#include "app/text/chars.h"
#include "app/text/letter_lines.h"
#include "app/text/word_table.h"

#include <QString>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace countersign::text {
namespace {

constexpr char16_t WordJoiner = 0x2060;

bool isCloser(char16_t c)
{
    return isQuote(c) || c == u')' || c == u']' || c == u'}' || c == 0x2019 || c == 0x203A ||
           c == u'\'' || c == u'*' || c == u'_';
}

bool isOpener(char16_t c)
{
    return isQuote(c) || c == u'(' || c == u'[' || c == u'{' || c == 0x00BF || c == 0x00A1 ||
           c == 0x2018 || c == u'\'' || c == 0x2039 || c == u'*';
}

QString lowered(QStringView text, Span span)
{
    return span.of(text).toString().toLower();
}

/// Series B, plan B, vitamin C: nouns whose letter is no initial of a name.
bool takesLetter(QStringView lowerWord)
{
    static const WordSet nouns(
        u"series plan vitamin class grade type phase round option team group appendix "
        u"gate dock hall exhibit section line lane zone track building terminal model "
        u"version part annex schedule serie klasse typ tor halle gruppe anhang "
        u"variante porte quai annexe série phase");
    return nouns.contains(lowerWord);
}

/// Words before which German "3." is "third" rather than the end of a sentence.
bool announcesOrdinal(QStringView lowerWord)
{
    static const WordSet words(
        u"am der die das dem den des zum zur vom im ins beim bis ab seit jeder jeden "
        u"jede jedes ihr ihre ihrem ihren ihrer unser unsere unserem unseren unserer "
        u"sein seine seinem seinen seiner und oder nach vor mit in ein eine einem "
        u"einen einer dieser diesem diesen dieses diese je samt den mein meinem");
    return words.contains(lowerWord);
}

/// "vol. II", "fig. A"
bool isNumeral(QStringView word)
{
    if (word.size() == 1)
        return isUpper(at(word, 0)) && word != u"A" && word != u"I";
    return !word.isEmpty() && std::all_of(word.begin(), word.end(), [](QChar c) {
        return c == u'I' || c == u'V' || c == u'X' || c == u'L';
    });
}

bool followsTimeOfDay(QStringView lowerWord)
{
    static const WordSet words(
        u"est edt cst cdt mst mdt pst pdt gmt utc cet cest bst eastern central "
        u"mountain pacific monday tuesday wednesday thursday friday saturday sunday");
    return words.contains(lowerWord) || isMonthName(lowerWord);
}

/// Emoji after a stop belong to the sentence before them ("We won! 🎉 Next …").
void skipEmoji(QStringView masked, Stop& stop)
{
    qsizetype i = stop.next;
    while (QChar::isSurrogate(at(masked, i)) || isInvisible(at(masked, i)) ||
           (at(masked, i) >= 0x2600 && at(masked, i) <= 0x27BF) || at(masked, i) == 0xFE0F)
        ++i;
    if (i == stop.next || (i < masked.size() && !isSpace(at(masked, i))))
        return;
    stop.end = i;
    while (isBlank(at(masked, i)) || at(masked, i) == WordJoiner)
        ++i;
    stop.next = i;
}

} // namespace

/// What follows a stop.
struct SentenceRules::Next {
    qsizetype position = 0; ///< of its first character
    Span word;              ///< the first word or number, behind opening quotes and brackets
    QString lower;          ///< the word in lower case
    bool opens = false;     ///< a quote or bracket opens before it
    bool bracket = false;   ///< that is a bracket
    bool dash = false;
    bool upper = false; ///< a capital, or a name that begins with a small letter (eBay)
    bool lowerCase = false;
    bool digit = false;
};

bool isSentenceStop(char16_t c)
{
    return c == u'.' || c == u'!' || c == u'?' || c == 0x2026 || c == 0x203C || c == 0x203D ||
           (c >= 0x2047 && c <= 0x2049);
}

Stop stopAt(QStringView masked, qsizetype position)
{
    Stop stop;
    stop.start = position;
    stop.dots = position;
    while (isSentenceStop(at(masked, stop.dots)))
        ++stop.dots;
    // Spaced ellipsis: ". . ."
    while (at(masked, stop.dots - 1) == u'.' && at(masked, stop.dots) == u' ' &&
           at(masked, stop.dots + 1) == u'.' && !isAlnum(at(masked, stop.dots + 2)))
        stop.dots += 2;
    stop.end = stop.dots;
    while (isCloser(at(masked, stop.end)) || at(masked, stop.end) == WordJoiner) {
        stop.hasCloser = stop.hasCloser || at(masked, stop.end) != WordJoiner;
        ++stop.end;
    }
    stop.next = stop.end;
    while (isBlank(at(masked, stop.next)) || at(masked, stop.next) == WordJoiner)
        ++stop.next;
    skipEmoji(masked, stop);
    // French closes with a blank: "… rapport. » Il"
    const char16_t after = at(masked, stop.next + 1);
    if (at(masked, stop.next) == 0x00BB && stop.next > stop.end && !isAlnum(after)) {
        stop.hasCloser = true;
        stop.end = stop.next + 1;
        stop.next = stop.end;
        while (isBlank(at(masked, stop.next)) || at(masked, stop.next) == WordJoiner)
            ++stop.next;
    }
    return stop;
}

bool lineStandsAlone(QStringView line, QStringView next)
{
    constexpr qsizetype shortLine = 45;
    if (listMarkerLength(next) > 0 || isGreetingLine(line) || isSignOffLine(line) ||
        isSignOffLine(next))
        return true;
    qsizetype end = line.size();
    while (end > 0 && (isSpace(at(line, end - 1)) || isCloser(at(line, end - 1)) ||
                       at(line, end - 1) == WordJoiner))
        --end;
    const char16_t last = at(line, end - 1);
    if (isSentenceStop(last) || last == u':' || last == u';') {
        // A wrapped line can end with an abbreviation; what follows then goes on in small letters.
        return last != u'.' || !isLower(at(next, 0));
    }
    if (last == u',' || last == u'-' || isDash(last))
        return false;
    const char16_t first = at(next, 0);
    const bool opensNew = isUpper(first) || isDigit(first) || isQuote(first) ||
                          QChar::isSurrogate(first) || QChar::isSymbol(first) ||
                          next.startsWith(u"http");
    return line.size() < shortLine && opensNew;
}

SentenceRules::SentenceRules(QStringView masked, Language language, std::vector<Span> quotations)
    : m_masked(masked)
    , m_language(language)
    , m_quotations(std::move(quotations))
{}

bool SentenceRules::isQuoted(qsizetype position) const
{
    const auto after =
        std::lower_bound(m_quotations.begin(), m_quotations.end(), position,
                         [](const Span& quote, qsizetype place) { return quote.start < place; });
    return after != m_quotations.begin() && position < std::prev(after)->end;
}

SentenceRules::Next SentenceRules::nextWord(qsizetype position) const
{
    Next next;
    next.position = position;
    qsizetype i = position;
    if (isDash(at(m_masked, i)) || (isHyphen(at(m_masked, i)) && isBlank(at(m_masked, i + 1)))) {
        next.dash = true;
        ++i;
        while (isBlank(at(m_masked, i)))
            ++i;
    }
    while (isOpener(at(m_masked, i)) || (next.opens && isBlank(at(m_masked, i)))) {
        next.opens = true;
        next.bracket = next.bracket || at(m_masked, i) == u'(' || at(m_masked, i) == u'[';
        ++i;
    }
    next.word.start = i;
    while (isAlnum(at(m_masked, i)) ||
           (isApostrophe(at(m_masked, i)) && isLetter(at(m_masked, i + 1))))
        ++i;
    next.word.end = i;
    next.lower = lowered(m_masked, next.word);
    const QStringView word = next.word.of(m_masked);
    const char16_t first = at(word, 0);
    next.digit = isDigit(first);
    next.upper = isUpper(first);
    next.lowerCase = isLower(first);
    // eBay, iPhone, de-capitalised brands: a capital right after one or two small letters.
    if (next.lowerCase &&
        (isUpper(at(word, 1)) || (isLower(at(word, 1)) && isUpper(at(word, 2)))) &&
        !isApostrophe(at(word, 1))) {
        next.upper = true;
        next.lowerCase = false;
    }
    return next;
}

bool SentenceRules::endsSentence(const Stop& stop) const
{
    const bool blankOrMark = stop.next > stop.end || at(m_masked, stop.end - 1) == WordJoiner;
    if (!blankOrMark || isQuoted(stop.next) || (isQuoted(stop.start) && isQuoted(stop.end)))
        return false;
    const Next next = nextWord(stop.next);
    if (stop.next == stop.end && !next.upper)
        return false; // a mark without a blank behind it, and no capital
    const char16_t first = at(m_masked, stop.next);
    if (first == u',' || first == u';' || first == u':' || first == u')' || first == u'/')
        return false;
    for (qsizetype i = stop.start; i < stop.dots; ++i) {
        const char16_t c = at(m_masked, i);
        if (c != u'.' && c != 0x2026 && c != u' ')
            return strongStopEnds(stop, next);
    }
    const bool ellipsis = at(m_masked, stop.start) == 0x2026 || stop.dots - stop.start >= 3;
    return ellipsis ? ellipsisEnds(stop, next) : dotEnds(stop, next);
}

bool SentenceRules::strongStopEnds(const Stop& stop, const Next& next) const
{
    static const WordSet names(u"yahoo jeopardy joomla yum wham");
    if (at(m_masked, stop.start) == u'!' &&
        names.contains(lowered(m_masked, wordBefore(stop.start))) && next.lowerCase)
        return false;
    if (next.lowerCase)
        return !stop.hasCloser && !next.dash;
    if (next.dash && stop.hasCloser)
        return false;
    return true;
}

bool SentenceRules::ellipsisEnds(const Stop& stop, const Next& next) const
{
    if (isBlank(at(m_masked, stop.start - 1)) && stop.dots - stop.start < 7)
        return false; // words left out: "We are … London"
    return next.upper || (next.opens && !next.lowerCase && !next.digit);
}

bool SentenceRules::isLineMarker(qsizetype dot) const
{
    constexpr qsizetype longest = 6; // "  (12)"
    qsizetype start = dot;
    while (start > 0 && dot - start <= longest && !isLineBreak(at(m_masked, start - 1)))
        --start;
    if (dot - start > longest)
        return false;
    const QStringView line = m_masked.sliced(start, std::min(dot + 2, m_masked.size()) - start);
    return listMarkerLength(line) > 0 && isAlnum(at(m_masked, dot - 1));
}

Span SentenceRules::wordBefore(qsizetype position) const
{
    Span word{position, position};
    while (isAlnum(at(m_masked, word.start - 1)) || QChar::isMark(at(m_masked, word.start - 1)))
        --word.start;
    return word;
}

/// The word before a dot with its inner dots ("a.m" of "a.m.", "z. B" of "z. B.").
Span SentenceRules::dottedWordBefore(qsizetype dot) const
{
    Span word = wordBefore(dot);
    while (true) {
        qsizetype inner = word.start - 1;
        if (word.length() == 1 && at(m_masked, inner) == u'-' && at(m_masked, inner - 1) == u'.') {
            // "J.-C.", "c.-à-d."
        } else if (isBlank(at(m_masked, inner)) && at(m_masked, inner - 1) == u'.' &&
                   word.length() <= 2) {
            --inner;
        } else if (at(m_masked, inner) != u'.') {
            break;
        }
        const Span before = wordBefore(inner);
        if (before.isEmpty() || before.length() > 2 || isDigit(at(m_masked, before.start)))
            break;
        word.start = before.start;
    }
    return word;
}

bool SentenceRules::isAtSentenceStart(qsizetype position) const
{
    qsizetype before = position - 1;
    while (isBlank(at(m_masked, before)) || isOpener(at(m_masked, before)) ||
           at(m_masked, before) == WordJoiner)
        --before;
    const char16_t c = at(m_masked, before);
    return before < 0 || isLineBreak(c) || isSentenceStop(c) || c == u':';
}

/// A dot behind digits: an ordinal in German, otherwise the end.
bool SentenceRules::numberDotEnds(Span digits, const Next& next) const
{
    const bool ordinals = m_language == Language::German || m_language == Language::Other;
    if (!ordinals || digits.length() > 3)
        return !next.lowerCase;
    if (next.lowerCase || (next.digit && digits.length() <= 2) || isMonthName(next.lower))
        return false;
    if (!next.upper || opensSentences(next.lower))
        return true;
    qsizetype before = digits.start;
    while (isBlank(at(m_masked, before - 1)))
        --before;
    return !announcesOrdinal(lowered(m_masked, wordBefore(before)));
}

/// A dot behind a single capital: an initial, unless the letter belongs to a noun ("Series B.").
bool SentenceRules::initialEnds(Span letter, const Next& next) const
{
    if (next.lowerCase)
        return false;
    qsizetype before = letter.start;
    while (isBlank(at(m_masked, before - 1)))
        --before;
    const QString noun = lowered(m_masked, wordBefore(before));
    if (takesLetter(noun))
        return true;
    const char16_t initial = at(m_masked, letter.start);
    const char16_t previous = at(m_masked, before - 1);
    if (isDigit(previous) || previous == 0x00B0)
        return !next.lowerCase; // a unit: "8 °C. Next", "5 m. Next"
    if (next.digit || (initial == u'M' && m_language == Language::French))
        return false;
    if (initial == u'I' && (noun == "and"_L1 || noun == "than"_L1))
        return true;
    return surelyOpensSentence(next.lower) && next.upper && !isAtSentenceStart(letter.start);
}

bool SentenceRules::dotEnds(const Stop& stop, const Next& next) const
{
    if (isLineMarker(stop.start))
        return false;
    const Span dotted = dottedWordBefore(stop.start);
    const Span word = wordBefore(stop.start);
    const bool closed = stop.hasCloser;
    if (!closed && !word.isEmpty() &&
        std::all_of(word.of(m_masked).begin(), word.of(m_masked).end(),
                    [](QChar c) { return isDigit(c.unicode()); }) &&
        at(m_masked, word.start - 1) != u'.' && at(m_masked, word.start - 1) != u',')
        return numberDotEnds(word, next);

    QString name = lowered(m_masked, dotted);
    name.remove(u' ').remove(QChar(0x00A0)).remove(QChar(0x202F));
    const bool bracketFollows = next.bracket || next.dash;
    if (m_language == Language::German && name.size() > 3 && name.endsWith("str"_L1))
        name = u"str"_s; // Hafenstr.
    switch (closed ? DotWord::Plain : dotWord(name)) {
    case DotWord::Never:
        return false;
    case DotWord::BeforeNumber:
        return !next.digit && !next.lowerCase && !isNumeral(next.word.of(m_masked));
    case DotWord::BeforeCapital:
        return next.upper && !bracketFollows && !followsTimeOfDay(next.lower) &&
               !(m_language == Language::German && name != "usw"_L1 && name != "etc"_L1 &&
                 !opensSentences(next.lower));
    case DotWord::BeforeStarter:
        return next.upper && !bracketFollows && opensSentences(next.lower);
    case DotWord::Plain:
        break;
    }
    if (!closed && word.length() == 1 && isLetter(at(m_masked, word.start)))
        return initialEnds(word, next);
    return !next.lowerCase;
}

bool SentenceRules::isAbbreviation(qsizetype dot) const
{
    const Span dotted = dottedWordBefore(dot);
    const Span word = wordBefore(dot);
    if (word.isEmpty())
        return false;
    QString name = lowered(m_masked, dotted);
    name.remove(u' ');
    if (dotWord(name) != DotWord::Plain || isLineMarker(dot))
        return true;
    if (isDigit(at(m_masked, word.start)))
        return isDigit(at(m_masked, dot + 1));
    return word.length() == 1 && isUpper(at(m_masked, word.start));
}

} // namespace countersign::text
