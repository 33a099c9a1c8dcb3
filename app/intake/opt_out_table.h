// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <span>

namespace countersign::intake {

/// What a phrase asks for: to be taken off a list, or not to be written to.
enum class OptOutWhy { Removal, NoContact };

enum class OptOutLanguage { English, German, French, Spanish };

/// Words that several phrases share, under the name by which they stand in them ("{me}").
struct OptOutWords {
    QStringView name;
    QStringView pattern;
};

/// A way to ask to be left alone: a regular expression over text that foldedReply() gave, so without
/// capitals and accents, in which names of word lists stand for their words.
struct OptOutRow {
    OptOutWhy why = {};
    QStringView pattern;
};

[[nodiscard]] std::span<const OptOutWords> optOutWordLists();
[[nodiscard]] std::span<const OptOutRow> optOutRows(OptOutLanguage language);

} // namespace countersign::intake
