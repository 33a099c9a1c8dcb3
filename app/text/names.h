// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"
#include "app/text/span.h"

#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>
#include <vector>

namespace countersign::text {

/// A run of words that reads as a name of a person, firm, place or product.
struct NameMention {
    enum class Shape {
        Run,          ///< capitalised words, particles included ("Pieter van der Wiel")
        Organisation, ///< with a company suffix ("Kite Inc.", "Nordlicht GmbH")
        Acronym,      ///< capitals only ("SAML", "WMS")
        Product,      ///< inner capitals or a figure ("eBay", "iPhone 15", "SAP S/4HANA")
    };

    Span span;
    QString text; ///< as written, without a possessive 's
    Shape shape = Shape::Run;
    bool atSentenceStart = false; ///< the capital of its first word may be the sentence's
};

/// The names of a text in reading order. A capitalised word that only opens a sentence is no name unless
/// it goes on with another one, stands elsewhere in the text too, or is followed by "'s" or a verb of which
/// a firm or person is the subject. German writes every noun with a capital: there only runs of two or
/// more, honorifics, company suffixes, acronyms and inner capitals count.
std::vector<NameMention> properNames(QStringView text, Language language = Language::English);

/// How a text addresses its reader.
struct Greeting {
    Span span;            ///< from the salutation to the comma or the end of the line
    QString salutation;   ///< "Hi", "Guten Tag"; empty for "Marcus,"
    QString honorific;    ///< "Mr", "Frau", "Madame" … as written without the dot; empty if none
    QString title;        ///< "Dr.", "Prof. Dr." as written
    Span name;            ///< what is left; empty if there is a hole ("Hi ,")
    QString nameText;     ///< the words of `name`
    bool isGroup = false; ///< "team", "all", "Sir or Madam": nobody by name
    bool ownLine = false; ///< nothing but the greeting stands on the line
};

/// Reads the opening of a text ("Hi Orla,", "Guten Tag Herr Dr. Höltermann,", "Søren, …"). Nothing if the
/// text opens otherwise. A bare name counts when a comma or a dash follows it at once and the next word
/// does not continue a list.
std::optional<Greeting> greetedName(QStringView text);

struct NameParts {
    QString given;          ///< "Mary Beth", "Jean-Luc"
    QString family;         ///< "van der Meer", "O'Driscoll", with its particles
    QStringList honorifics; ///< "Dr.", "Prof.", "Frau"
    QString suffix;         ///< "Jr.", "PhD", "MBA"
};

/// Splits a full name as Western records write it; "Family, Given" is understood. One word is a given name.
NameParts nameParts(const QString& full);

/// The given name as a greeting writes it: recased only if it is all capitals ("SEÁN" → "Seán",
/// "MARY-BETH" → "Mary-Beth"); otherwise as stored.
QString greetingForm(const QString& given);

/// A name for comparison: transliterated to Latin, accents folded, lower case, apostrophes, hyphens and
/// blanks alike ("Brückmann" and "Brueckmann" both give "bruckmann").
QString foldName(QStringView name);

/// True if the two are different spellings that are meant to be one name: the same after foldName() but
/// not as written, one letter changed, missing, doubled or swapped, two for names of eight letters and more.
/// Equal names (apart from case) are no near miss, neither are short names (under four letters) with
/// another first letter.
bool isNearMiss(QStringView a, QStringView b);

/// "GmbH", "Ltd.", "Inc", "A/S" …: true for a word (dot optional) that marks a company.
bool isCompanySuffix(QStringView word);

/// A company name without its suffixes and the words that every firm has ("Kite Inc." → "Kite").
QString withoutCompanySuffix(const QString& company);

} // namespace countersign::text
