// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/intake/field_mapping.h"

#include <QString>
#include <QStringView>

#include <span>
#include <vector>

namespace countersign::intake {

/// How the columns that could be one field go together.
enum class Gather {
    One,   ///< the best one; the others are custom fields
    Stand, ///< the best one, and the next where a row has nothing in it
    All,   ///< every one has its say (record ids, opt-out columns)
    Watch, ///< the same, and each is a custom field as well
};

/// A field and the headers it is known by.
struct FieldSynonyms {
    QStringView field;
    Gather gather = Gather::One;
    /// Forms as headerForm() gives them, best first, with a blank between two.
    QStringView headers;
};

/// The fields of a kind, in the order of `fieldNames`.
[[nodiscard]] std::span<const FieldSynonyms> fieldSynonyms(RecordKind kind);

/// A header for comparison: letters and digits only, without accents, lower case ("E-Mail-Adresse" →
/// "emailadresse", "Straße" → "strasse").
[[nodiscard]] QString headerForm(QStringView header);

/// A header's field and how good a name for it the header is.
struct HeaderMatch {
    int field = -1; ///< -1: none
    int rank = 0;   ///< 0 is the best
};
[[nodiscard]] HeaderMatch matchHeader(RecordKind kind, const QString& header);

} // namespace countersign::intake
