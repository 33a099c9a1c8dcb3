// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/span.h"
#include "app/text/tokens.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace countersign::checks {

/// Names to look out for in a text, found in time proportional to the text however many they are.
/// Immutable once built; read it from any thread.
class KnownNames {
public:
    struct Hit {
        text::Span span;
        QString name; ///< as it was given
    };

    KnownNames() = default;
    /// Companies are also known without their suffix ("Kite Inc." as "Kite").
    explicit KnownNames(const QStringList& names);

    /// Whole words, longest first, no two hits overlapping. A word that is written with a capital in the name
    /// counts only with one in the text, and a name that is a function word ("Will") not where the capital
    /// may be the sentence's. A possessive ("Orla's", "Orlas") is the name without its ending.
    [[nodiscard]] std::vector<Hit> find(QStringView text,
                                        const std::vector<text::Token>& tokens) const;

    [[nodiscard]] bool isEmpty() const { return m_byFirstWord.isEmpty(); }

private:
    struct Word {
        QString folded;
        bool isCapital = false; ///< begins with a capital: then it must in the text too
    };
    struct Entry {
        std::vector<Word> words;
        QString name; ///< as given
    };

    void add(const QString& written, const QString& name);
    [[nodiscard]] std::optional<text::Span> matchAt(QStringView text,
                                                    const std::vector<text::Token>& tokens,
                                                    size_t index, const Entry& entry) const;

    QHash<QString, std::vector<Entry>> m_byFirstWord; ///< longest first
};

} // namespace countersign::checks
