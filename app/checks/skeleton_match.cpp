// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/skeleton_match.h"

#include <algorithm>
#include <bit>

namespace countersign::checks {
namespace {

constexpr size_t blockBits = 64;
/// Two drafts are built alike if this share of their words is the same in the same order; drafts that have only
/// their subject and product in common stay below 0.3.
constexpr double sameWords = 0.54;
/// Where content differs throughout, nearly all function words must be the same.
constexpr double someWords = 0.4;
constexpr double sameFunctionWords = 0.75;
/// A draft of fewer words than this has no build to speak of unless all of it is the same.
constexpr size_t wordsMin = 5;

constexpr int radix = 36;

} // namespace

quint32 maskOf(QStringView word)
{
    constexpr quint32 numbers = radix * radix * radix * radix;
    quint32 value = 2166136261U; // FNV-1a
    for (const QChar c : word)
        value = (value ^ c.unicode()) * 16777619U;
    return value % numbers;
}

ReadSkeleton readSkeleton(QStringView skeleton)
{
    constexpr qsizetype headOfPart = 3; // "O2:"
    ReadSkeleton result;
    for (const QStringView part : skeleton.tokenize(u'|', Qt::SkipEmptyParts)) {
        if (part.size() <= headOfPart)
            continue;
        for (const QStringView word : part.sliced(headOfPart).tokenize(u' ', Qt::SkipEmptyParts)) {
            // What is a function word hangs on the language that a draft was read in; its number does not.
            const bool isMasked = word.startsWith(u'~');
            const quint32 number = isMasked ? word.sliced(1).toUInt(nullptr, radix) : maskOf(word);
            result.words.push_back(number);
            if (!isMasked)
                result.function.push_back(number);
        }
    }
    return result;
}

OrderedOverlap::OrderedOverlap(const std::vector<quint32>& words)
    : m_count(words.size())
    , m_blocks((words.size() + blockBits - 1) / blockBits)
    , m_distinct(words)
{
    std::sort(m_distinct.begin(), m_distinct.end());
    m_distinct.erase(std::unique(m_distinct.begin(), m_distinct.end()), m_distinct.end());
    m_positions.resize(m_distinct.size() * m_blocks);
    for (size_t i = 0; i < words.size(); ++i) {
        const auto at = std::lower_bound(m_distinct.begin(), m_distinct.end(), words[i]);
        const auto index = static_cast<size_t>(at - m_distinct.begin());
        m_positions[index * m_blocks + i / blockBits] |= quint64(1) << (i % blockBits);
    }
}

double OrderedOverlap::shareWith(const std::vector<quint32>& others) const
{
    if (m_count == 0 || others.empty())
        return 0.0;
    // A zero stands where the row of common words grew by one.
    std::vector<quint64> row(m_blocks, ~quint64(0));
    for (const quint32 word : others) {
        const auto at = std::lower_bound(m_distinct.begin(), m_distinct.end(), word);
        if (at == m_distinct.end() || *at != word)
            continue;
        const quint64* places =
            &m_positions[static_cast<size_t>(at - m_distinct.begin()) * m_blocks];
        quint64 carry = 0;
        for (size_t block = 0; block < m_blocks; ++block) {
            const quint64 before = row[block];
            const quint64 here = before & places[block];
            const quint64 sum = before + here;
            const quint64 withCarry = sum + carry;
            carry = static_cast<quint64>(sum < before) | static_cast<quint64>(withCarry < sum);
            row[block] = withCarry | (before & ~here);
        }
    }
    size_t common = 0;
    for (size_t block = 0; block < m_blocks; ++block) {
        const size_t used = std::min(blockBits, m_count - block * blockBits);
        const quint64 mask = used == blockBits ? ~quint64(0) : (quint64(1) << used) - 1;
        common += static_cast<size_t>(std::popcount(~row[block] & mask));
    }
    return 2.0 * static_cast<double>(common) / static_cast<double>(m_count + others.size());
}

StructureMatcher::StructureMatcher(const ReadSkeleton& own)
    : m_words(own.words)
    , m_function(own.function)
    , m_count(own.words.size())
{}

bool StructureMatcher::isAlike(const ReadSkeleton& other) const
{
    const size_t shorter = std::min(m_count, other.words.size());
    const size_t longer = std::max(m_count, other.words.size());
    // Even if all of the shorter one were in the longer one.
    if (2.0 * static_cast<double>(shorter) < someWords * static_cast<double>(shorter + longer))
        return false;
    const double words = m_words.shareWith(other.words);
    if (shorter < wordsMin)
        return shorter > 0 && words >= 1.0;
    return words >= sameWords ||
           (words >= someWords && m_function.shareWith(other.function) >= sameFunctionWords);
}

std::shared_ptr<const ReadSkeleton> SkeletonStore::read(const QString& skeleton)
{
    forgetIfMany();
    auto& kept = m_read[skeleton];
    if (!kept)
        kept = std::make_shared<const ReadSkeleton>(readSkeleton(skeleton));
    return kept;
}

void SkeletonStore::forgetIfMany()
{
    constexpr qsizetype keptMax = 4096;
    if (m_read.size() > keptMax)
        m_read.clear();
    if (m_texts.size() > keptMax)
        m_texts.clear();
}

} // namespace countersign::checks
