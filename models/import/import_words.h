// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/import_service.h"

#include <QString>
#include <QStringList>

namespace countersign {

// What the import assistant calls things, in the language of the application.

/// What a kind of file holds: "People".
[[nodiscard]] QString kindLabel(ImportKind kind);
/// A field as a person says it: "First name" for "given". A field without a label is called by its own name.
[[nodiscard]] QString fieldLabel(ImportKind kind, const QString& field);
/// "Comma", "Semicolon" …; another character stands for itself.
[[nodiscard]] QString delimiterLabel(const QString& delimiter);
/// "Windows, Western (windows-1252)"; one that is not known is called by its own name.
[[nodiscard]] QString encodingLabel(const QString& encoding);
/// Of what is read as a table, the fields of which a row needs one. Empty for setup and knowledge.
[[nodiscard]] QStringList identifyingFields(ImportKind kind);
/// Whether files of a kind are read as tables, with columns.
[[nodiscard]] bool isTable(ImportKind kind);
/// Whether columns that are no field are kept as custom fields.
[[nodiscard]] bool keepsCustomFields(ImportKind kind);

} // namespace countersign
