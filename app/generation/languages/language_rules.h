// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"

#include <QHash>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace countersign::generation {

/// A document of the firm's own and how its words are introduced, e.g. a title that begins with
/// "Annual report" and "Your annual report says". The first match counts.
struct OwnDocument {
    QString titleBegins; ///< any case
    QString introduced;  ///< what says whose words follow, without a colon
    QString
        possessive; ///< "Your annual report": stands for "The report" as a subject; may be empty
};

/// The words by which sentences of one language are judged and turned to their reader. All words are
/// lower case. One table a language (languages/*.cpp); a native speaker can go over it without
/// reading code.
struct LanguageRules {
    text::Language language = text::Language::English;

    /// First words that point at something said before: such a sentence does not stand alone.
    QStringList dependentStarts;
    /// Words that point at a person or thing outside the sentence.
    QStringList pronouns;
    /// "it" and its like: allowed only well inside a sentence, where something can precede them.
    QStringList neuterPronouns;
    /// I, we, our …: a note of ours, not a fact about them.
    QStringList firstPerson;
    /// Hearsay, guesses, talk: never told as a fact.
    QRegularExpression rumour;
    /// "such as": what follows is named as one of many.
    QRegularExpression example;
    /// Research finds it, copy does not use it.
    QRegularExpression privateLife;
    /// Fines, recalls, denials, deaths, earlier employers: true perhaps, but nothing to write about.
    QRegularExpression sensitive;
    /// How somebody wants to be reached: to be followed, not to be told to them.
    QRegularExpression contact;
    /// What a note says for us alone (contracts, budgets, what we did): not copy.
    QRegularExpression internal;
    /// not, only, except, until …: a cut must not lose them.
    QStringList limits;
    /// By which a sentence on the product tells what it does not do.
    QRegularExpression shortcoming;
    /// Uncertain or conditional: kept as it is, but a poor opening.
    QStringList hedges;

    /// "says", "told": who said something.
    QStringList sayVerbs;
    /// Subjects that stand for the person a note is about, with the subject put in their place.
    QStringList personSubjects;
    QString addressed; ///< "You", "Sie", "Vous"
    /// Third person → addressed: "wants" → "want", "möchte" → "möchten".
    QHash<QString, QString> verbs;
    /// Verbs that may open a note without a subject: "Wants …", "Asked for …".
    QStringList openingVerbs;
    /// Words between subject and verb: "still", "now".
    QStringList adverbs;
    /// Pronouns of the person inside a sentence → addressed: "his" → "your", "he" → "you".
    QHash<QString, QString> innerPronouns;
    /// Verbs after which the subject of a firm's story ends ("cut", "put"); regular ones by `regularVerb`.
    QStringList storyVerbs;
    QRegularExpression regularVerb; ///< matches a whole word; never matches if invalid or empty

    /// Words that two texts share whatever they are about ("day", "one", "leave"), folded.
    QStringList genericWords;
    std::vector<OwnDocument> ownDocuments;
    /// Words of the first part of a firm's name that tell nothing ("the", "maison").
    QStringList commonNameWords;

    QStringList months;                ///< twelve, as inside a sentence
    QString onDay;                     ///< "on %1 %2 %3": day, month, year
    QString inMonth;                   ///< "in %1 %2"
    QString inYear;                    ///< "in %1"
    QRegularExpression possessiveDate; ///< "this year's": cannot be said as a date
    QStringList prepositions;          ///< that `onDay` and its like replace: "on", "in"

    /// A passage that lists what may be sent, and the words for one of them.
    QRegularExpression offersIntro;
    QStringList languageNames; ///< of this language, as the lists of samples name it
    /// Words of other languages' names, so that a sample only in them is not offered.
    QStringList otherLanguageNames;
};

/// The rules of a language that can be written in; those of English for any other.
[[nodiscard]] const LanguageRules& rulesFor(text::Language language);

/// True for a language that has rules and phrases.
[[nodiscard]] bool canWrite(text::Language language);

} // namespace countersign::generation
