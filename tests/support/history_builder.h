// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/policy/history.h"

namespace countersign::testing {

/// Builds a draft's history one event at a time, as people and workers would make it.
///
/// It starts as an e-mail to Ada Rook in an account without a tier, in a segment in review mode, checked
/// and clean, with no text yet.
class HistoryBuilder {
public:
    HistoryBuilder();

    policy::DraftHistory history;

    /// A person edits: a revision on top of all heads, or of `parents`.
    RevisionId write(const QString& text, const User& by);
    RevisionId writeOn(const std::vector<RevisionId>& parents, const QString& text, const User& by);
    /// A worker generates and attests a text.
    RevisionId generate(const QString& text);
    /// The segment runs on autopilot, calibrated with what `generate` writes by; the draft is not drawn for
    /// the sample.
    void onAutopilot();
    /// Somebody decides on the head, having seen every decision so far, or only `after`.
    DecisionId decide(Verdict verdict, const User& by);
    DecisionId decideSeeing(Verdict verdict, const User& by, const std::vector<DecisionId>& after);
    DecisionId takeBack(Verdict verdict, const DecisionId& target, const User& by);
    void dismiss(const Finding& finding, const User& by);

    [[nodiscard]] static User user(const QString& name, Role role);
    [[nodiscard]] static Finding blocker(const QString& check, const QString& excerpt);

private:
    [[nodiscard]] QDateTime tick();
    int m_ticks = 0;
};

} // namespace countersign::testing
