// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/account.h"
#include "app/domain/decision.h"
#include "app/domain/segment.h"
#include "app/domain/user.h"
#include "app/policy/gate.h"
#include "app/policy/governance.h"
#include "app/policy/review_state.h"
#include "app/services/context.h"
#include "app/services/edit_lessons.h"
#include "app/services/inputs_service.h"
#include "app/store/segment_findings.h"

#include <QDate>
#include <QString>

#include <map>
#include <optional>
#include <stop_token>
#include <vector>

namespace countersign {

using policy::GateCondition;

/// The watch over a segment on autopilot (app/policy/cusum.h).
struct WatchRecord {
    qint64 handedOver = 0; ///< gone out since it was put on autopilot, counted to a hundred
    int sampleOneIn = 10;
    qint64 samples = 0;  ///< decided since
    qint64 rejected = 0; ///< of those, rejected or sent back
    double cusum = 0.0;
    bool hasAlarmed = false;
};

/// Who set the mode that is in force, and why.
struct ModeSetting {
    QString by;     ///< a name
    QString reason; ///< a person's words, or a name for reasonText(), e.g. "demoted.cusum"
    QDateTime at;
};

/// Drafts of a segment that are built alike.
struct StructureGroup {
    std::vector<DraftId> drafts;
    double share = 0.0; ///< of the segment's latest fifty
};

/// How review went up to a day.
struct TrendPoint {
    QDate day;
    qint64 decided = 0;
    qint64 approvedClean = 0; ///< approved without a material edit
    double rate = 0.0;
    double lower = 0.0; ///< one-sided bounds
    double upper = 1.0;
};

/// Why drafts of a segment were rejected or sent back: what people said, and how often.
struct ObjectionGroup {
    Verdict verdict = Verdict::RequestChanges;
    QString reason;              ///< as they wrote it; empty for none
    std::vector<DraftId> drafts; ///< newest first
};

/// What a change of prompt, model or directives would do to a segment: the count begins again.
struct ChangeCost {
    SegmentId segment;
    QString name;
    qint64 decided = 0;     ///< decisions that would no longer count
    bool autopilot = false; ///< it would go back to approval with the next draft that is written
};

/// The Segments page and `segment NAME report`.
/// How often a check's findings are set aside: one that nearly always is may be too strict for the segment.
struct DismissalRate {
    QString check;
    qint64 found = 0; ///< findings on the segment's latest drafts
    qint64 dismissed = 0;

    [[nodiscard]] double rate() const
    {
        return found > 0 ? static_cast<double>(dismissed) / static_cast<double>(found) : 0.0;
    }
};

struct SegmentReport {
    policy::SegmentPolicy policy;
    QStringList approvers; ///< names
    qint64 people = 0;
    qint64 drafts = 0;
    std::map<policy::ReviewState, qint64> states;
    qint64 decided = 0;       ///< decisions that count for the gate
    qint64 approvedClean = 0; ///< of those, approved without a material edit
    double rate = 0.0;
    double lower = 0.0; ///< Clopper–Pearson, one-sided; 0 with nothing decided
    double upper = 1.0;
    std::map<QString, qint64> leftOut; ///< reason → decisions left out (app/services/gate_record.h)
    std::vector<GateCondition> gate;
    std::vector<InputCoverage> coverage;
    std::optional<Input> weakestInput;
    std::vector<StructureGroup> groups;    ///< largest first
    std::vector<DismissalRate> dismissals; ///< of checks with one at least, the highest rate first
    bool sameProblem = false;              ///< most drafts are built alike: too broad for one angle
    std::vector<TrendPoint> trend;
    std::vector<int> stepsWithoutChannel;   ///< positions
    std::optional<ModeSetting> modeSetting; ///< nothing while it is as it began
    std::optional<WatchRecord> watch;       ///< on autopilot

    // What the sample exposes; only in a report on one segment.
    std::vector<store::CheckCount> findings;
    std::vector<EditLesson> lessons;
    std::vector<ObjectionGroup> objections; ///< the most frequent first
};

/// A segment in a list.
struct SegmentSummary {
    policy::SegmentPolicy policy;
    qint64 people = 0;
    qint64 drafts = 0;
    qint64 decided = 0;
    std::optional<Input> weakestInput;
};

/// One person of a buying committee.
struct CommitteeMember {
    ProspectId prospect;
    QString name;
    QString title;
    QString persona; ///< empty: none fits the title
    bool suppressed =
        false; ///< on every channel; where it is on some, the state of their messages says so
    bool replied = false;
    struct Message {
        DraftId draft;
        std::optional<Channel> channel;
        int position = 0;
        policy::ReviewState state = policy::ReviewState::NeedsReview;
        QString subject;
        QString text; ///< as it would be sent
        bool signedOff = false;
    };
    std::vector<Message> messages;
};

/// Two people who get nearly the same words.
struct SameMessage {
    DraftId first;
    DraftId second;
    double same = 0.0; ///< share of words in common, 0 to 1
};

/// The Committee page and `account NAME report`.
struct AccountReport {
    Account account;
    Tier tier = Tier::None;
    QStringList approvers;
    QStringList segments;
    std::vector<CommitteeMember> members;
    std::vector<SameMessage> same;
    /// Persona → how many people, where two or more share one: the usual cause of one message for four.
    std::map<QString, qint64> sharedPersonas;
};

/// What decides who lets a message out, and the figures it rests on.
class ControlService {
public:
    explicit ControlService(Context context);

    [[nodiscard]] Result<std::vector<SegmentSummary>> segments() const;
    [[nodiscard]] Result<SegmentReport> segmentReport(const SegmentId& segment,
                                                      std::stop_token stop = {}) const;
    /// Of a change in one segment, or in every one: those that have something to lose.
    [[nodiscard]] Result<std::vector<ChangeCost>>
    changeCost(const std::optional<SegmentId>& segment) const;
    [[nodiscard]] Result<AccountReport> accountReport(const AccountId& account) const;

    /// Rules of `policy::maySetMode`. A refusal of autopilot names "mode.autopilot_gate"; its args are the unmet
    /// conditions as "condition:figure:wanted".
    Result<void> setMode(const SegmentId& segment, Mode mode, const QString& reason = {});
    Result<void> setFilter(const SegmentId& segment, const SegmentFilter& filter);
    /// Named approvers of a segment or an account; only reviewers, managers and admins can be named
    /// ("approvers.role").
    Result<void> setApprovers(const SegmentId& segment, const std::vector<UserId>& approvers);
    Result<void> setApprovers(const AccountId& account, const std::vector<UserId>& approvers);

private:
    Context m_context;
};

} // namespace countersign
