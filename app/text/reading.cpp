// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/reading.h"

#include "app/text/chars.h"
#include "app/text/sentences.h"

#include <algorithm>

namespace countersign::text {
namespace {

bool isVowel(char16_t c, Language language)
{
    static constexpr QStringView vowels = u"aeiouyàâäáåæãéèêëíìîïóòôöøœõúùûüýÿ";
    if (language == Language::Spanish && c == u'y')
        return false;
    return vowels.contains(QChar(c));
}

/// Two vowels that are spoken apart, so that they make two groups.
bool isHiatus(char16_t first, char16_t second, Language language)
{
    const auto isOneOf = [](char16_t c, QStringView set) { return set.contains(QChar(c)); };
    switch (language) {
    case Language::English:
        return first == u'i' && isOneOf(second, u"ao") /* "via", "audio"; not "tion" */;
    case Language::Spanish:
        return (isOneOf(first, u"aeoáéó") && isOneOf(second, u"aeoáéó")) || isOneOf(first, u"íú") ||
               isOneOf(second, u"íú");
    case Language::German:
        return first == u'i' && isOneOf(second, u"aou");
    default:
        return false;
    }
}

bool endsSilently(QStringView word, Language language)
{
    if (language == Language::English) {
        if (word.size() > 2 && word.endsWith(u"ed") && at(word, word.size() - 3) != u't' &&
            at(word, word.size() - 3) != u'd')
            return !isVowel(at(word, word.size() - 3), language);
        if (word.size() > 3 && word.endsWith(u"es")) {
            static constexpr QStringView sibilants = u"sxzcgh";
            return !sibilants.contains(QChar(at(word, word.size() - 3)));
        }
        // "-e", but not the syllable of "-le" behind a consonant ("table")
        const bool consonantLe = word.endsWith(u"le") && word.size() > 2 &&
                                 !isVowel(at(word, word.size() - 3), language);
        return word.endsWith(u'e') && !consonantLe;
    }
    if (language == Language::French)
        return word.endsWith(u'e') || word.endsWith(u"es") || word.endsWith(u"ent");
    return false;
}

struct Counts {
    int words = 0;
    int syllables = 0;
    int oneSyllable = 0;
    int threeSyllables = 0; ///< or more
    int longWords = 0;      ///< more than six letters
};

Counts countWords(const std::vector<Token>& tokens, Language language)
{
    constexpr int longWord = 6;
    Counts counts;
    for (const Token& token : tokens) {
        if (token.kind != Token::Kind::Word && token.kind != Token::Kind::Number)
            continue;
        ++counts.words;
        const int spoken = token.isWord() ? syllables(token.folded, language) : 1;
        counts.syllables += spoken;
        counts.oneSyllable += spoken == 1 ? 1 : 0;
        counts.threeSyllables += spoken >= 3 ? 1 : 0;
        counts.longWords += token.folded.size() > longWord ? 1 : 0;
    }
    return counts;
}

double fleschKincaid(const Counts& counts, int sentences)
{
    return 0.39 * counts.words / sentences + 11.8 * counts.syllables / counts.words - 15.59;
}

double wienerSachtextformel(const Counts& counts, int sentences)
{
    const double share = 100.0 / counts.words;
    return 0.1935 * counts.threeSyllables * share + 0.1672 * counts.words / sentences +
           0.1297 * counts.longWords * share - 0.0327 * counts.oneSyllable * share - 0.875;
}

} // namespace

int syllables(QStringView word, Language language)
{
    const QString folded = fold(word);
    int groups = 0;
    bool letters = false;
    char16_t previousVowel = 0;
    for (const QChar c : folded) {
        const char16_t u = c.unicode();
        letters = letters || isLetter(u);
        if (!isVowel(u, language)) {
            previousVowel = 0;
            continue;
        }
        if (previousVowel == 0 || isHiatus(previousVowel, u, language))
            ++groups;
        previousVowel = u;
    }
    if (language == Language::English &&
        (folded.contains(QStringView(u"tion")) || folded.contains(QStringView(u"sion")) ||
         folded.contains(QStringView(u"cia"))))
        --groups;
    if (groups > 1 && endsSilently(folded, language))
        --groups;
    return letters ? std::max(groups, 1) : 0;
}

Reading reading(QStringView text, const std::vector<Token>& tokens,
                const std::vector<Span>& sentences, Language language)
{
    Reading result;
    std::size_t next = 0;
    std::vector<Token> inSentence;
    for (const Span& sentence : sentences) {
        inSentence.clear();
        while (next < tokens.size() && tokens[next].span.start < sentence.end)
            inSentence.push_back(tokens[next++]);
        const int words = wordCount(inSentence);
        result.words += words;
        result.sentences += words > 0 ? 1 : 0;
        if (words > result.longest) {
            result.longest = words;
            result.longestSentence = sentence;
        }
    }
    const Counts counts = countWords(tokens, language);
    if (counts.words == 0 || result.sentences == 0 || text.isEmpty())
        return result;
    const double grade = language == Language::German
                             ? wienerSachtextformel(counts, result.sentences)
                             : fleschKincaid(counts, result.sentences);
    result.grade = std::max(0.0, grade);
    return result;
}

Reading reading(QStringView text, Language language)
{
    return reading(text, tokens(text), sentences(text, language), language);
}

double readingGrade(QStringView text, Language language)
{
    return reading(text, language).grade;
}

} // namespace countersign::text
