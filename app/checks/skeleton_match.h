// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <memory>
#include <vector>

namespace countersign::checks {

/// A skeleton (structure.h) taken apart to be compared: its words as numbers, in order.
struct ReadSkeleton {
    std::vector<quint32> words;    ///< all that are not masked
    std::vector<quint32> function; ///< the function words among them
    [[nodiscard]] bool isEmpty() const { return words.empty(); }
};
[[nodiscard]] ReadSkeleton readSkeleton(QStringView skeleton);

/// A word as the number that stands for it in a skeleton, below 36⁴; the same on every machine.
[[nodiscard]] quint32 maskOf(QStringView word);

/// Compares one row of words with many: how many words both have in the same order, gaps allowed. Some
/// nanoseconds a word, by whole machine words (Hyyrö, "Bit-parallel LCS-length computation revisited", 2004).
class OrderedOverlap {
public:
    explicit OrderedOverlap(const std::vector<quint32>& words);
    /// 0..1, Dice's measure: twice the words in common by the words of both. 0 if one is empty.
    [[nodiscard]] double shareWith(const std::vector<quint32>& others) const;

private:
    size_t m_count = 0;
    size_t m_blocks = 0;
    std::vector<quint32> m_distinct; ///< ascending
    std::vector<quint64>
        m_positions; ///< for each of them where it stands, m_blocks numbers of 64 bits
};

/// Tells which drafts are built like one.
class StructureMatcher {
public:
    explicit StructureMatcher(const ReadSkeleton& own);
    [[nodiscard]] bool isAlike(const ReadSkeleton& other) const;

private:
    OrderedOverlap m_words;
    OrderedOverlap m_function;
    size_t m_count = 0;
};

/// Keeps skeletons that were taken apart, for the next draft of the same segment. One per thread.
class SkeletonStore {
public:
    [[nodiscard]] std::shared_ptr<const ReadSkeleton> read(const QString& skeleton);
    /// The skeleton of a peer's text, which `make` works out if it is new.
    template<typename Make>
    [[nodiscard]] QString skeletonOf(const QString& text, Make make)
    {
        forgetIfMany();
        const auto known = m_texts.constFind(text);
        if (known != m_texts.constEnd())
            return *known;
        return *m_texts.insert(text, make(text));
    }

private:
    void forgetIfMany();

    QHash<QString, std::shared_ptr<const ReadSkeleton>> m_read;
    QHash<QString, QString> m_texts;
};

} // namespace countersign::checks
