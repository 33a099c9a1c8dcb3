// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringView>

namespace countersign::checks {

/// A fixed set of folded words, written as one string with blanks between them.
class WordSet {
public:
    explicit WordSet(QStringView words)
    {
        for (const QStringView word : words.split(u' ', Qt::SkipEmptyParts))
            m_words.insert(word.toString());
    }
    [[nodiscard]] bool contains(const QString& folded) const { return m_words.contains(folded); }

private:
    QSet<QString> m_words;
};

} // namespace countersign::checks
