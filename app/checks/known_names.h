// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/span.h"
#include "app/text/tokens.h"

#include <QHash>
#include <QString>
#include <QStringList>

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

    /// Whole words, longest first, as names are written: a name of one common word counts only where it
    /// has the capital it was given.
    [[nodiscard]] std::vector<Hit> find(QStringView text,
                                        const std::vector<text::Token>& tokens) const;

    [[nodiscard]] bool isEmpty() const { return m_byFirstWord.isEmpty(); }

private:
    struct Entry {
        QStringList folded; ///< its words, folded
        QString name;       ///< as given
    };
    QHash<QString, std::vector<Entry>> m_byFirstWord; ///< longest first
};

} // namespace countersign::checks
