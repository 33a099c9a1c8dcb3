// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace countersign::text {

/// A fixed table of words, looked up by view without making a string. The words must outlive the table
/// (string literals do). Immutable once filled, so it can be read from every thread.
template<typename Value>
class WordTable {
public:
    WordTable() = default;

    void insert(QStringView word, Value value)
    {
        m_entries.emplace_back(word, std::move(value));
        if (m_entries.size() * 2 > m_slots.size()) {
            rebuild();
        } else {
            place(m_entries.size() - 1);
        }
    }

    /// Inserts each word of a list that is separated by blanks.
    void insertWords(QStringView words, const Value& value)
    {
        qsizetype start = 0;
        for (qsizetype i = 0; i <= words.size(); ++i) {
            if (i == words.size() || words[i] == u' ') {
                if (i > start)
                    insert(words.sliced(start, i - start), value);
                start = i + 1;
            }
        }
    }

    /// The value of a word, or null. If a word was inserted twice, the first value counts.
    const Value* find(QStringView word) const
    {
        if (m_slots.empty())
            return nullptr;
        std::size_t slot = hash(word) & (m_slots.size() - 1);
        while (m_slots[slot] != 0) {
            const auto& entry = m_entries[m_slots[slot] - 1];
            if (entry.first == word)
                return &entry.second;
            slot = (slot + 1) & (m_slots.size() - 1);
        }
        return nullptr;
    }

    bool contains(QStringView word) const { return find(word) != nullptr; }

private:
    static std::size_t hash(QStringView word)
    {
        std::uint64_t h = 0xCBF29CE484222325U ^ static_cast<std::uint64_t>(word.size());
        for (const QChar c : word)
            h = (h ^ c.unicode()) * 0x100000001B3U;
        return static_cast<std::size_t>(h ^ (h >> 29));
    }

    void place(std::size_t entry)
    {
        std::size_t slot = hash(m_entries[entry].first) & (m_slots.size() - 1);
        while (m_slots[slot] != 0)
            slot = (slot + 1) & (m_slots.size() - 1);
        m_slots[slot] = static_cast<std::uint32_t>(entry + 1);
    }

    void rebuild()
    {
        std::size_t size = 16;
        while (size < m_entries.size() * 4)
            size *= 2;
        m_slots.assign(size, 0);
        for (std::size_t i = 0; i < m_entries.size(); ++i)
            place(i);
    }

    std::vector<std::pair<QStringView, Value>> m_entries;
    std::vector<std::uint32_t> m_slots; ///< index + 1 into m_entries; 0 is free
};

/// A set of words, written as one literal with blanks between them.
class WordSet {
public:
    explicit WordSet(QStringView words) { m_table.insertWords(words, true); }
    bool contains(QStringView word) const { return m_table.contains(word); }

private:
    WordTable<bool> m_table;
};

} // namespace countersign::text
