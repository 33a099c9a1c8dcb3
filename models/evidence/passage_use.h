// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/review_service.h"

#include <map>
#include <vector>

namespace countersign {

/// How much use a passage of the knowledge base is to one draft: how many of its content words (five letters
/// or more) stand in what is known of the person and the company, or in the text itself. A guess that orders
/// a list; nothing is decided by it. Words are worked out once for each passage. GUI thread.
class PassageUse {
public:
    /// The draft that use is meant for.
    void aimAt(const DraftView& view);
    [[nodiscard]] int sharedWords(const Evidence& passage);

private:
    using Words = std::vector<size_t>; ///< hashes, sorted, each once
    [[nodiscard]] static Words wordsOf(const QString& text);

    Words m_wanted;
    std::map<EvidenceId, Words> m_known;
};

} // namespace countersign
