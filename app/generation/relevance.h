// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

namespace countersign::generation {

/// How much two texts speak of the same things: overlap of word stems, rare ones weighing more (IDF over
/// the passages in hand). A value; cheap to ask, costs one pass over the passages to make.
class Relevance {
public:
    Relevance() = default;
    /// `generic`: folded words that say nothing on what a text is about.
    Relevance(const QStringList& passages, text::Language language, const QStringList& generic);

    /// The content stems of a text; numbers and function words are none.
    [[nodiscard]] QSet<QString> stemsOf(const QString& text) const;
    /// 0 for nothing in common; grows with the weight of what is shared, and is less for a long `of`.
    [[nodiscard]] double overlap(const QSet<QString>& of, const QSet<QString>& with) const;
    [[nodiscard]] double overlap(const QString& of, const QString& with) const;
    /// The share (0..1) of the weight of `of` that `with` has too.
    [[nodiscard]] double share(const QSet<QString>& of, const QSet<QString>& with) const;
    /// The weight of one stem: more for what few passages have.
    [[nodiscard]] double weight(const QString& stem) const;

private:
    text::Language m_language = text::Language::English;
    QSet<QString> m_generic;
    QHash<QString, int> m_passagesWith;
    int m_passages = 0;
};

} // namespace countersign::generation
