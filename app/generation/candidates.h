// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/plan_context.h"

#include <vector>

namespace countersign::generation {

/// A sentence that could be said, and how much speaks for it.
struct Candidate {
    Statement statement;
    bool personal = false; ///< about the person, not only about the account
    double score = 0.0;    ///< compares within one list only
};

/// What could be said of the person and the account, best first; at most one a sentence of the evidence,
/// and shorter forms of long ones. Leaves out what must not be said, does not stand alone, is hearsay,
/// private, internal, about somebody else, or too old. Items that address language models are noted.
[[nodiscard]] std::vector<Candidate> personalCandidates(PlanContext& context);

/// True if research, a signal or a CRM entry about the person or the account is at hand and fresh enough,
/// whether or not a sentence of it can be used.
[[nodiscard]] bool hasFreshEvidence(const PlanContext& context, Input input);

/// What our product does, nearest to the persona and to `hook` first; what it does not do; the proof
/// points' sentences, as far as their permission goes.
[[nodiscard]] std::vector<Candidate> valueCandidates(const PlanContext& context,
                                                     const Statement& hook);
[[nodiscard]] std::vector<Candidate> limitCandidates(const PlanContext& context,
                                                     const Statement& hook);
[[nodiscard]] std::vector<Candidate> proofCandidates(const PlanContext& context,
                                                     const Statement& hook);
/// True if the knowledge base has any passage on the product that may be used.
[[nodiscard]] bool hasProductKnowledge(const PlanContext& context);

} // namespace countersign::generation
