// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <random>

namespace countersign::bench {

/// Invented people, firms and copy; the same for the same seed.
class Words {
public:
    explicit Words(quint32 seed)
        : m_random(seed)
    {}

    [[nodiscard]] int below(int n);
    [[nodiscard]] bool chance(int inThousand) { return below(1000) < inThousand; }
    [[nodiscard]] QString givenName();
    [[nodiscard]] QString familyName();
    [[nodiscard]] QString company();
    [[nodiscard]] QString title();
    [[nodiscard]] QString city();
    /// A passage of evidence, one or two sentences.
    [[nodiscard]] QString passage(const QString& company);
    [[nodiscard]] QString subject(const QString& company);
    /// About 90 words with marks [@r1], [@s1] and [@k1].
    [[nodiscard]] QString copy(const QString& given, const QString& company, const QString& owner);

private:
    [[nodiscard]] QString sentence(int words);
    /// A word of the language at large: few are common, most are rare.
    [[nodiscard]] QString word();

    std::mt19937 m_random;
};

} // namespace countersign::bench
