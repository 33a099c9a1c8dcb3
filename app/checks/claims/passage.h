// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/prose.h"
#include "app/checks/injection.h"
#include "app/checks/input.h"

#include <QHash>
#include <QSet>

#include <memory>
#include <vector>

namespace countersign::checks {

/// An item of evidence as read: depends on its text, its date and its language alone, so that it can be
/// kept from draft to draft.
struct Passage {
    Prose prose;
    QHash<QString, std::vector<size_t>> byFolded;  ///< folded token → indices of tokens
    QSet<QString> functionKeys;                    ///< functionKey() of its words
    QSet<QString> foldedNames;                     ///< text::foldName() of its words
    std::vector<EmbeddedInstruction> instructions; ///< words in it that speak to a model
};

/// An item of evidence in hand, with its passage.
struct EvidenceItem {
    const LabelledEvidence* given = nullptr;
    size_t index = 0; ///< into the evidence given
    std::shared_ptr<const Passage> passage;

    [[nodiscard]] const Prose& prose() const { return passage->prose; }
    [[nodiscard]] const QString& text() const { return passage->prose.string(); }
};

/// Reads passages and keeps the latest few thousand.
class PassageStore {
public:
    [[nodiscard]] std::shared_ptr<const Passage> passageOf(const LabelledEvidence& evidence,
                                                           text::Language fallback);

private:
    struct Key {
        QString text;
        QDate observedOn;
        QString language;
        friend bool operator==(const Key&, const Key&) = default;
        friend size_t qHash(const Key& key, size_t seed = 0)
        {
            return qHashMulti(seed, key.text, key.observedOn, key.language);
        }
    };
    QHash<Key, std::shared_ptr<const Passage>> m_kept;
};

/// The place of a run of folded words in a passage's tokens: indices of first tokens.
[[nodiscard]] std::vector<size_t> findWords(const Passage& passage,
                                            const std::vector<QString>& folded);

} // namespace countersign::checks
