// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims.h"

#include <QString>

#include <vector>

namespace countersign {

/// Which sentence rests on which passage, both ways. Offsets are into the stored text. A value.
class SupportMap {
public:
    SupportMap() = default;
    explicit SupportMap(std::vector<checks::Support> support)
        : m_support(std::move(support))
    {}

    /// The sentence at an offset, or the one that ends there; null between sentences.
    [[nodiscard]] const checks::Support* at(qsizetype offset) const
    {
        const checks::Support* ending = nullptr;
        for (const checks::Support& sentence : m_support) {
            if (sentence.sentence.contains(offset))
                return &sentence;
            if (sentence.sentence.end == offset)
                ending = &sentence;
        }
        return ending;
    }

    /// The sentences that cite a passage.
    [[nodiscard]] std::vector<text::Span> sentencesOf(const QString& label) const
    {
        std::vector<text::Span> spans;
        for (const checks::Support& sentence : m_support) {
            for (const checks::SupportingPassage& passage : sentence.passages) {
                if (passage.label == label) {
                    spans.push_back(sentence.sentence);
                    break;
                }
            }
        }
        return spans;
    }

    /// The first claim that nothing bears out; null if there is none.
    [[nodiscard]] const checks::Support* firstUnsupported() const
    {
        for (const checks::Support& sentence : m_support) {
            if (sentence.isClaim && !sentence.supported)
                return &sentence;
        }
        return nullptr;
    }

private:
    std::vector<checks::Support> m_support;
};

} // namespace countersign
