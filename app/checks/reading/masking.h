// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/input.h"
#include "app/text/analysis.h"

#include <QString>

#include <vector>

namespace countersign::checks {

/// The place of one of the prospect's own names, and what stands for it.
struct OwnName {
    text::Span span;
    QString placeholder; ///< "{first}", "{name}" or "{company}"
};

/// The names of a person and their company as people write them: in full, given name, surname; the company
/// with and without its suffix, and the opening words by which it goes ("Kestrel" of "Kestrel Freight Ltd").
struct NameForms {
    struct Form {
        QString written;
        QString placeholder;
    };
    std::vector<Form> forms;
};
[[nodiscard]] NameForms nameForms(const Addressee& prospect);

/// Where they stand in a text: whole words, longest first, case-aware, possessives too (checks, "Swap test").
[[nodiscard]] std::vector<OwnName> ownNames(const text::Analysis& analysis,
                                            const Addressee& prospect);

/// The text with the names replaced.
[[nodiscard]] QString masked(const QString& text, const std::vector<OwnName>& names);

/// Given and family name: as the record has them, else split off the full name.
[[nodiscard]] QString givenNameOf(const Addressee& prospect);
[[nodiscard]] QString familyNameOf(const Addressee& prospect);

} // namespace countersign::checks
