// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/sentence_gates.h"

#include "app/generation/languages/tables.h"
#include "app/generation/wording_tools.h"
#include "app/text/clauses.h"
#include "app/text/tokens.h"
#include "app/text/verbs.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

/// A neuter pronoun further in than this can stand for something said before it in the sentence.
constexpr qsizetype neuterFrom = 7;
constexpr int shortestForm = 5; ///< words

bool hasVerb(const QString& words, const LanguageRules& rules)
{
    const QStringList folded = foldedWords(words);
    return std::any_of(folded.cbegin(), folded.cend(), [&](const QString& word) {
        return text::looksFinite(word, rules.language) || rules.verbs.contains(word) ||
               rules.storyVerbs.contains(word);
    });
}

} // namespace

bool addressesModels(const QString& text)
{
    static const QRegularExpression words = pattern(
        u"language models?|\\bLLMs?\\b|\\bassistants? reading|"
        u"\\b(ignore|disregard|forget) (all |any |the |your "
        u")*(previous|prior|above|earlier|instructions)|"
        u"\\b(begin|start|open|end|close) (your|the) (message|reply|e-?mail|answer|text)\\b|"
        u"\\bsystem prompt\\b|\\bas an ai\\b|\\bif you are an? (ai|model|bot|assistant)|"
        u"\\bai (assistants?|agents?|models?) (reading|must|should)|<!--|display\\s*:\\s*none|"
        u"\\bsprachmodelle?\\b|\\bmodèles? de langage\\b");
    return words.match(text).hasMatch();
}

bool standsAlone(const QString& sentence, const LanguageRules& rules, bool addressed)
{
    if (!beginsWithCapital(sentence) && !sentence.startsWith(u'"') && !sentence.startsWith(u'“') &&
        !sentence.startsWith(u'„') && !sentence.startsWith(u'«'))
        return false;
    const QStringList said = foldedWords(withoutQuotations(sentence));
    if (said.size() < 3 || (!addressed && rules.dependentStarts.contains(said.first())))
        return false;
    if (hasWordOf(said, rules.pronouns))
        return false;
    for (qsizetype i = 0; i < std::min(said.size(), neuterFrom); ++i) {
        if (rules.neuterPronouns.contains(said.at(i)))
            return false;
    }
    return true;
}

bool isDecent(const QString& sentence, const LanguageRules& rules)
{
    return !rules.rumour.match(sentence).hasMatch() &&
           !rules.privateLife.match(sentence).hasMatch();
}

bool speaksInFirstPerson(const QString& sentence, const LanguageRules& rules)
{
    return hasWordOf(foldedWords(withoutQuotations(sentence)), rules.firstPerson);
}

QStringList withShorterForms(const QString& sentence, const LanguageRules& rules)
{
    QStringList forms{sentence};
    const auto parts = text::clauses(sentence, {0, sentence.size()}, rules.language);
    for (qsizetype keep = std::ssize(parts) - 1; keep > 0; --keep) {
        const QString cut = sentence.sliced(parts.at(keep).start);
        const QString kept = sentence.first(parts.at(keep - 1).end).trimmed();
        // What announces a list is a sentence only with a verb of its own.
        const bool announces = kept.endsWith(u':') && !hasVerb(kept, rules);
        if (hasWordOf(foldedWords(cut), rules.limits) || announces ||
            text::wordCount(kept) < shortestForm ||
            quotations(kept).size() != quotations(sentence).size())
            continue;
        forms.append(withStop(kept));
    }
    return forms;
}

} // namespace countersign::generation
