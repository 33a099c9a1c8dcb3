// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/aboutness.h"
#include "app/checks/claims/claim_units.h"
#include "app/checks/claims/passage.h"
#include "app/checks/claims/verdict.h"
#include "app/checks/input.h"
#include "app/checks/reading/masking.h"
#include "app/checks/reading/sentence_roles.h"

#include <memory>
#include <vector>

namespace countersign::checks {

/// A claim of a draft with what became of it.
struct JudgedClaim {
    ClaimUnit unit;
    std::vector<size_t> cited; ///< indices into the evidence given
    Verdict verdict;
    bool isCategory = false;   ///< speaks of the category, not of this reader or our product
    bool isCommitment = false; ///< a promise: reported as such
    bool givesTitle = false;   ///< gives the reader a job title
    bool isGeneral = false; ///< what bears it out says nothing about this reader or their company
    int words = 0;          ///< without the prospect's names
};

/// Decides what a draft's evidence bears out. Keeps passages from draft to draft; one per thread.
class ClaimJudge {
public:
    /// `names` are the places of the prospect's own names in the draft.
    [[nodiscard]] std::vector<JudgedClaim> judge(const CheckInput& input, const Prose& draft,
                                                 const SentenceReading& reading,
                                                 const std::vector<OwnName>& names);

    /// Takes every sentence for a claim that cites all the evidence (`claims --file`).
    [[nodiscard]] std::vector<JudgedClaim> judgeAll(const CheckInput& input, const Prose& draft);

    /// An item of evidence as it was read.
    [[nodiscard]] std::shared_ptr<const Passage> passageOf(const LabelledEvidence& evidence,
                                                           text::Language fallback)
    {
        return m_passages.passageOf(evidence, fallback);
    }

private:
    [[nodiscard]] std::vector<JudgedClaim> judgeUnits(const CheckInput& input, const Prose& draft,
                                                      const std::vector<ClaimUnit>& units,
                                                      const std::vector<OwnName>& names,
                                                      OwnForms forms, bool standsAlone);

    PassageStore m_passages;
};

} // namespace countersign::checks
