// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/transaction.h"
#include "tests/unit/store/support/examples.h"

#include <random>
#include <vector>

namespace countersign::store::testing {

/// A small team at work, event by event, as chance has it: everything that can move a draft's state
/// happens sooner or later. The same events for the same seed.
class RandomWorld {
public:
    explicit RandomWorld(quint32 seed)
        : m_random(seed)
    {}

    /// Segments, steps, accounts, prospects and drafts to begin with.
    void begin(Transaction& tx);
    /// One thing happens.
    void step(Transaction& tx);

    [[nodiscard]] const std::vector<DraftId>& drafts() const { return m_drafts; }
    [[nodiscard]] int below(int n);

private:
    using Event = void (RandomWorld::*)(Transaction&);

    void write(Transaction& tx);
    void writeBeside(Transaction& tx);
    void generate(Transaction& tx);
    void check(Transaction& tx);
    void decide(Transaction& tx);
    void takeBack(Transaction& tx);
    void dismiss(Transaction& tx);
    void withdrawEvidence(Transaction& tx);
    void suppress(Transaction& tx);
    void lift(Transaction& tx);
    void deliver(Transaction& tx);
    void reply(Transaction& tx);
    void setMode(Transaction& tx);
    void calibrate(Transaction& tx);
    void setFilter(Transaction& tx);
    void setOrder(Transaction& tx);
    void setTier(Transaction& tx);
    void setApprovers(Transaction& tx);
    void setRegulated(Transaction& tx);
    void changePerson(Transaction& tx);
    void changeAccount(Transaction& tx);
    void changeDraft(Transaction& tx);
    void flagTwins(Transaction& tx);
    void renameSegment(Transaction& tx);

    void set(Transaction& tx, const QString& subject, ControlKind kind, const QString& value);
    [[nodiscard]] DraftId someDraft();
    [[nodiscard]] const User& somebody();

    std::mt19937 m_random;
    std::vector<DraftId> m_drafts;
    int m_ticks = 0;
};

inline constexpr int worldAccounts = 4;
inline constexpr int worldProspects = 12;
inline constexpr int worldDrafts = 30;
inline constexpr int worldSegments = 4;
inline constexpr int worldSteps = 3;
inline constexpr int worldEvidence = 5;

[[nodiscard]] SegmentId worldSegment(int n);
[[nodiscard]] StepId worldStep(int n);
[[nodiscard]] PersonaId worldPersona(int n);
[[nodiscard]] const std::vector<User>& worldUsers();

} // namespace countersign::store::testing
