// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/spoken_words.h"

#include "app/generation/wording_tools.h"
#include "app/text/tokens.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

constexpr int fewestWords = 3;
constexpr int mostWordsOfPart = 16;
constexpr int mostWordsOfPair = 22;

/// True if a verb of saying goes with somebody who is not the prospect ("said a spokesman").
bool anotherSpeaks(const QString& outside, const Parties& parties, const LanguageRules& rules)
{
    const auto tokens = text::tokens(outside);
    const auto prospect = parties.prospect(outside);
    for (qsizetype i = 0; i + 1 < std::ssize(tokens); ++i) {
        if (!rules.sayVerbs.contains(tokens.at(i).folded))
            continue;
        const text::Span next = tokens.at(i + 1).span;
        const bool isName = outside.at(next.start).isUpper();
        // "says Ana Lund": the name may have a title before it, so the mention may begin a little later.
        const bool isProspect =
            prospect && prospect->start >= next.start && prospect->start - next.start <= 6;
        if (isName && !isProspect && tokens.at(i + 1).span.start == tokens.at(i).span.end + 1 &&
            !parties.account(next.of(outside)))
            return true;
    }
    return outside.contains(u"spokes"_s) || outside.contains(u"Sprecher"_s) ||
           outside.contains(u"porte-parole"_s);
}

bool isTheirs(const Evidence& evidence, bool personal, const Parties& parties,
              const LanguageRules& rules)
{
    if (!personal)
        return false;
    const QString outside = withoutQuotations(evidence.text);
    if (anotherSpeaks(outside, parties, rules))
        return false;
    const QStringList words = foldedWords(outside);
    if (evidence.input == Input::Crm) {
        return evidence.kind == u"email" || evidence.kind == u"call" ||
               words.isEmpty() // nothing but the quotation: a text or mail of theirs, filed
               || hasWordOf(words, rules.personSubjects);
    }
    return parties.prospect(outside) && hasWordOf(words, rules.sayVerbs);
}

/// Pronouns in a quotation point at what was said before it.
bool standsAloneQuoted(const QString& words, const LanguageRules& rules)
{
    const QStringList folded = foldedWords(words);
    return folded.size() >= fewestWords && !rules.dependentStarts.contains(folded.first()) &&
           !hasWordOf(folded, rules.pronouns);
}

/// "But who had the key?" → "who had the key?": still their words in one piece.
QString withoutConjunction(const QString& sentence)
{
    static const QRegularExpression conjunction(u"^(?:But|And|So|Aber|Und|Mais|Et) (?=\\p{Ll})"_s,
                                                QRegularExpression::UseUnicodePropertiesOption);
    QString bare = sentence;
    bare.remove(conjunction);
    return bare;
}

void addFrom(const QString& quotation, const LanguageRules& rules, std::vector<SpokenWords>& found)
{
    const QStringList sentences = sentencesOf(quotation, rules.language);
    for (qsizetype i = 0; i < sentences.size(); ++i) {
        const QString one = withoutConjunction(sentences.at(i));
        // A question in quotation marks would pass for the one that we ask.
        const bool alone = standsAloneQuoted(one, rules) && !one.endsWith(u'?');
        const int length = text::wordCount(one);
        if (alone && (beginsWithCapital(one) || length <= mostWordsOfPart))
            found.push_back({one});
        if (i + 1 == sentences.size() || rules.dependentStarts.contains(foldedWords(one).value(0)))
            continue;
        const QString pair = QString(sentences.at(i) + u' ' + sentences.at(i + 1));
        if (length >= 2 && !pair.contains(u'?') && text::wordCount(pair) <= mostWordsOfPair &&
            !hasWordOf(foldedWords(pair), rules.pronouns))
            found.push_back({pair});
    }
}

} // namespace

std::vector<SpokenWords> wordsOfProspect(const Evidence& evidence, bool personal,
                                         const Parties& parties, const LanguageRules& rules)
{
    std::vector<SpokenWords> found;
    if (!isTheirs(evidence, personal, parties, rules))
        return found;
    for (const text::Span& span : quotations(evidence.text))
        addFrom(singleSpaced(span.of(evidence.text).toString()), rules, found);
    return found;
}

} // namespace countersign::generation
