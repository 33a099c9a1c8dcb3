// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/languages/phrases.h"
#include "app/generation/sources.h"

#include <QString>

namespace countersign::generation {

/// How a person is addressed, as far as the records say. Nothing is guessed from a given name.
struct Salutation {
    enum class Form {
        Neutral, ///< nothing says which honorific: the full name
        Female,
        Male,
    };

    Form form = Form::Neutral;
    QString given;  ///< as a greeting writes it
    QString full;   ///< title and full name: "Dr. Ada Lind"
    QString formal; ///< honorific, title and family name: "Frau Dr. Lind"; empty for Neutral
};

/// Reads the honorific from a field of the record ("Salutation", "Anrede", "Civilité"), from a job title that
/// has a female form ("Leiterin", "Directrice"), or from a pronoun with which a note about the person begins
/// a sentence in a language where it can be nobody else ("Er", "Il", "Elle"); the academic title from the
/// name, the notes or the evidence about the person.
[[nodiscard]] Salutation salutationFor(const ProspectDossier& dossier, const Phrases& phrases);

/// The wording with the names put in.
[[nodiscard]] QString greet(const QString& wording, const Salutation& salutation);

} // namespace countersign::generation
