// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/tokens.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace countersign::checks {

/// Every name of a workspace, a few dozen bytes each: which of them may stand in a text is answered in time
/// proportional to the text, and `KnownNames` then says where. Build it with add() and close(); from then
/// on read it from any thread.
class NameBook {
public:
    void add(const QString& name);
    /// Sorts what was added; before it nothing is found.
    void close();

    /// The names that agree with some place of the text in their first word and the first letter of their
    /// second, each once. Companies are also known without their suffix.
    [[nodiscard]] QStringList candidates(const std::vector<text::Token>& tokens) const;

    [[nodiscard]] bool isEmpty() const { return m_entries.empty(); }

private:
    using Key = quint64;
    [[nodiscard]] static Key keyOf(QStringView firstWord, QStringView secondWord);
    void enter(const std::vector<text::Token>& words, quint32 place);
    void collect(Key key, std::vector<quint32>& places) const;

    QByteArray m_names;                             ///< UTF-8, each followed by a zero
    std::vector<std::pair<Key, quint32>> m_entries; ///< key and place in m_names; sorted
};

} // namespace countersign::checks
