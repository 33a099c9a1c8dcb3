// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/aboutness.h"
#include "app/checks/claims/alignment.h"
#include "app/checks/claims/facts.h"
#include "app/checks/claims/judge.h"

#include <optional>
#include <vector>

namespace countersign::checks {

/// What the claims of one draft are judged with.
struct JudgeScene {
    const CheckInput& input;
    const Prose& draft;
    std::vector<EvidenceItem> all; ///< all evidence in hand
    OwnForms forms;
    OwnSpans own;        ///< in the draft
    double supportScore; ///< how much of a claim must stand in its evidence
    bool standsAlone;    ///< no draft around it: a statement by itself (`claims --file`)
};

/// Judges one claim after the other: what cannot be so whatever the words say goes first.
class UnitJudge {
public:
    explicit UnitJudge(const JudgeScene& scene)
        : m_scene(scene)
    {}

    [[nodiscard]] JudgedClaim judge(const ClaimUnit& unit);

private:
    void describe(JudgedClaim& claim) const;
    [[nodiscard]] bool isCategory() const;
    [[nodiscard]] bool isAboutTheMany() const;
    void align(const std::vector<EvidenceItem>& items);
    void decide(JudgedClaim& claim);
    void decideUncited(JudgedClaim& claim);
    void findBearer(JudgedClaim& claim);
    [[nodiscard]] bool statesNothing(Verdict& verdict) const;
    [[nodiscard]] bool quoteFault(Verdict& verdict) const;
    [[nodiscard]] bool otherLanguage(Verdict& verdict) const;
    [[nodiscard]] bool aboutness(Verdict& verdict) const;
    [[nodiscard]] bool facts(Verdict& verdict) const;
    [[nodiscard]] bool stance(Verdict& verdict) const;
    [[nodiscard]] bool roles(Verdict& verdict) const;
    [[nodiscard]] bool newer(Verdict& verdict) const;
    [[nodiscard]] bool words(Verdict& verdict) const;
    [[nodiscard]] bool isInOtherLanguage() const;
    [[nodiscard]] bool hasOtherLanguage() const;
    [[nodiscard]] bool isCountedHeading() const;
    [[nodiscard]] bool hasAllContent() const;
    void showWords(Verdict& verdict) const;
    [[nodiscard]] bool isNeutral(const ContentWord& word) const;
    [[nodiscard]] TokenRange tokens() const { return m_scene.draft.text.tokensIn(m_span); }
    [[nodiscard]] size_t indexOf(size_t item) const { return m_items[item].index; }

    const JudgeScene& m_scene;
    // Of the unit in hand:
    text::Span m_span;
    bool m_isFragment = false;
    text::Span m_content; ///< without the label of a talking point
    std::vector<EvidenceItem> m_items;
    std::optional<FactChecker> m_facts;
    Alignment m_alignment;
};

} // namespace countersign::checks
