// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"

#include <QString>
#include <QStringList>

namespace countersign::checks {

/// What language.spelling asks. Implemented outside this room over the system's dictionaries, so that
/// the checks read no files. Must be safe to call from the thread that runs the check.
class SpellChecker {
public:
    virtual ~SpellChecker() = default;

    /// False where the system has no dictionary: the check then says "not checked".
    [[nodiscard]] virtual bool hasDictionary(text::Language language) const = 0;
    [[nodiscard]] virtual bool isKnown(const QString& word, text::Language language) const = 0;
    /// At most a few, best first; may be empty.
    [[nodiscard]] virtual QStringList suggestions(const QString& word,
                                                  text::Language language) const = 0;

protected:
    SpellChecker() = default;
    SpellChecker(const SpellChecker&) = default;
    SpellChecker& operator=(const SpellChecker&) = default;
};

} // namespace countersign::checks
