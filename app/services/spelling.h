// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/spell_checker.h"

#include <memory>

namespace countersign {

/// Spelling by the system's Hunspell dictionaries (packages hunspell-en-gb, hunspell-de-de, …). A
/// dictionary is read when its language is first asked for. English takes what the American or the British
/// dictionary knows: prospects read both. Thread-safe.
class Spelling final : public checks::SpellChecker {
public:
    /// Looks in `folders`, in their order; without any, where the system keeps dictionaries and in
    /// $DICPATH.
    explicit Spelling(QStringList folders = {});
    ~Spelling() override;
    Spelling(const Spelling&) = delete;
    Spelling& operator=(const Spelling&) = delete;

    [[nodiscard]] bool hasDictionary(text::Language language) const override;
    [[nodiscard]] bool isKnown(const QString& word, text::Language language) const override;
    [[nodiscard]] QStringList suggestions(const QString& word,
                                          text::Language language) const override;

private:
    struct Dictionary;
    struct Shelf;
    [[nodiscard]] Shelf& shelf(text::Language language) const;

    std::unique_ptr<Shelf[]> m_shelves;
};

} // namespace countersign
