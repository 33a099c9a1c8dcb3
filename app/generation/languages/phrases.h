// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"

#include <QString>
#include <QStringList>

#include <map>

namespace countersign::generation {

/// The fixed words that the built-in composer puts around what the evidence says, one table a language
/// (languages/*_phrases.cpp). To translate: keep the keys and the names in braces, give as many wordings as
/// sound natural (more wordings: less alike), and say nothing in them that needs evidence: a check counts
/// every word that tells something, so introductions are made of plain words ("you told us", "as you wrote").
///
/// A key may be narrowed by the channel before it and by the kind of evidence after it
/// ("phone.quote.email"); the narrowest that exists is used.
///
/// | key | what for | names |
/// |---|---|---|
/// | greeting, greeting.female, greeting.male, greeting.neutral | a line of its own | {given}, {full}: title and full name, {formal}: "Frau Dr. Lind" |
/// | short, short.female, … | begins a short message | same |
/// | quote · fragment | words of the reader, a whole sentence · a part of one | {quote} with, {bare} without its stop; {before} goes before "you said" |
/// | fact · addressed · value · limit · proof | a sentence of the evidence | {sentence}; {clause} after "that"; {lead} before ", you said"; {point} without its stop |
/// | after.quote, after.fact, … | the same, said after the ask as its reason | same |
/// | also, also.quote | a second fact on the phone | {point}, {bare} |
/// | story | a proof point's sentence that does not name whose it is | {who} {sentence} |
/// | customer | stands for {who} where the name may not be said | |
/// | document | words of a document of the firm | {introduced} {quote} |
/// | ask · fallback | the one ask; on the phone what to say to a no | {thing} |
/// | offer · topic | the thing: from a list of samples · where there is no list | {item} |
/// | last | said when the step is the last one | |
/// | subject | the subject line | {topic} {company} |
/// | signoff | before the name | |
/// | wayout | after the name (email), at the end (sms) | {word} |
struct Phrases {
    text::Language language = text::Language::English;
    QString quoteOpen;
    QString quoteClose;
    QString honorificMale; ///< "Herr"
    QString honorificFemale;
    /// First words of our wordings that lose their capital inside a sentence ("You", "When").
    QStringList lowered;
    std::map<QString, QStringList> wordings;

    /// The wordings under `key`, else under a shorter one; empty if there is none.
    [[nodiscard]] const QStringList& of(const QString& key) const;
    /// Narrowed by channel and kind of evidence, either of which may be empty.
    [[nodiscard]] const QStringList& of(const QString& channel, const QString& key,
                                        const QString& kind) const;
};

/// The phrases of a language that can be written in; those of English for any other.
[[nodiscard]] const Phrases& phrasesFor(text::Language language);

} // namespace countersign::generation
