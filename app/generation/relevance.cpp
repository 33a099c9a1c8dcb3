// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/relevance.h"

#include "app/text/tokens.h"

#include <cmath>

namespace countersign::generation {

namespace {

/// A hyphenated word speaks of its parts too: "write-offs" of write and off, "supply-chain" of both.
QStringList partsOf(const QString& folded)
{
    QStringList parts{folded};
    if (folded.contains(u'-'))
        parts += folded.split(u'-', Qt::SkipEmptyParts);
    return parts;
}

} // namespace

Relevance::Relevance(const QStringList& passages, text::Language language,
                     const QStringList& generic)
    : m_language(language)
    , m_generic(generic.cbegin(), generic.cend())
    , m_passages(static_cast<int>(passages.size()))
{
    for (const QString& passage : passages) {
        const QSet<QString> stems = stemsOf(passage);
        for (const QString& stem : stems)
            ++m_passagesWith[stem];
    }
}

QSet<QString> Relevance::stemsOf(const QString& text) const
{
    QSet<QString> stems;
    for (const text::Token& token : text::tokens(text)) {
        if (!token.isWord())
            continue;
        for (const QString& part : partsOf(token.folded)) {
            if (part.size() > 2 && !m_generic.contains(part) && !text::isStopWord(part, m_language))
                stems.insert(text::stem(part, m_language));
        }
    }
    return stems;
}

double Relevance::weight(const QString& stem) const
{
    return std::log(1.0 + (m_passages + 1.0) / (1.0 + m_passagesWith.value(stem, 0)));
}

double Relevance::overlap(const QSet<QString>& of, const QSet<QString>& with) const
{
    double shared = 0.0;
    double all = 0.0;
    for (const QString& stem : of) {
        const double w = weight(stem);
        all += w;
        if (with.contains(stem))
            shared += w;
    }
    return all > 0.0 ? shared / std::sqrt(all) : 0.0;
}

double Relevance::overlap(const QString& of, const QString& with) const
{
    return overlap(stemsOf(of), stemsOf(with));
}

double Relevance::share(const QSet<QString>& of, const QSet<QString>& with) const
{
    double shared = 0.0;
    double all = 0.0;
    for (const QString& stem : of) {
        const double w = weight(stem);
        all += w;
        if (with.contains(stem))
            shared += w;
    }
    return all > 0.0 ? shared / all : 0.0;
}

} // namespace countersign::generation
