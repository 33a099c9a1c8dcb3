// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/progress.h"
#include "app/base/result.h"
#include "app/domain/rule_book.h"
#include "app/domain/segment.h"
#include "app/services/context.h"
#include "app/services/control_service.h"
#include "app/services/workspace_service.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace countersign {

class CheckService;

/// One rule as it stands in a scope.
struct RuleEntry {
    QString name; ///< "rules.swap_warning"
    QString label;
    ConfigEntry::Type type = ConfigEntry::Type::Text;
    QString value;
    QString otherwise; ///< what would stand without a value of the scope's own
    bool isSet = false;
    bool mayBeSet = true; ///< the scope can have one of its own
    double minimum = 0;   ///< of numbers
    double maximum = 0;
};

/// A check with what can be set of it.
struct CheckRules {
    QString check;
    CheckLevel standard = CheckLevel::Warning;
    CheckLevel lowest = CheckLevel::Off;
    LevelFloor floor = LevelFloor::None;
    RuleEntry severity;
    std::vector<RuleEntry> thresholds;
    std::optional<DismissalRate>
        dismissed; ///< on the scope's latest drafts; absent where nothing is found
};

/// The rules of one scope.
struct RulesView {
    RuleScope scope;
    std::vector<CheckRules> checks; ///< in the order in which findings are shown
    std::vector<RuleEntry> general; ///< that belong to no check
    std::vector<Segment> segments;  ///< that could be asked for
    std::optional<Error> whyNot;    ///< why the acting person cannot change them
};

/// What changes would do to the drafts that were looked at.
struct RuleEffect {
    /// By severity: drafts that would have an open finding of it and have none now, and the other way round.
    struct Count {
        qint64 flagged = 0;
        qint64 released = 0;

        friend bool operator==(const Count&, const Count&) = default;
    };
    std::array<Count, 3> bySeverity; ///< index: Severity
    std::vector<DraftId> stopped;    ///< in hand now, blocked then
    std::vector<DraftId> letGo;      ///< blocked now, not then
    qint64 approvedStopped = 0; ///< of the stopped: those that are approved, or go by themselves
    qint64 goAlone =
        0; ///< of those let go: would be sent by autopilot, with nobody looking at them

    [[nodiscard]] const Count& of(Severity severity) const
    {
        return bySeverity.at(static_cast<size_t>(severity));
    }
};

struct RulePreview {
    qint64 drafts = 0; ///< current ones in the changes' scopes: neither handed over nor rejected
    qint64 looked = 0; ///< of those; fewer than `drafts` if it is a sample, spread evenly by age
    RuleEffect together;
    std::vector<RuleEffect> each; ///< each change alone, in the order given

    [[nodiscard]] bool isSample() const { return looked < drafts; }
};

/// The Rules page: thresholds and severities of the checks, and what a change of them would do.
class RulesService {
public:
    RulesService(Context context, CheckService& checks);

    /// NotFound "segment.unknown".
    [[nodiscard]] Result<RulesView> view(const RuleScope& scope) const;

    /// Checks up to `limit` current drafts by the rules of now and by the changed ones. Reads only, and
    /// stores nothing; who may not change the rules may ask. Errors as withChanges(); Cancelled.
    [[nodiscard]] Result<RulePreview> preview(const std::vector<RuleChange>& changes,
                                              qint64 limit = previewLimit,
                                              const ProgressHandler& progress = {},
                                              std::stop_token stop = {}) const;

    /// Writes them, all or none; answers how many rules differ now. Drafts have to be checked again
    /// (CheckService::catchUp) afterwards. Errors as writeRules().
    Result<int> save(const std::vector<RuleChange>& changes);

    static constexpr qint64 previewLimit = 2000;

private:
    Context m_context;
    CheckService& m_checks;
};

} // namespace countersign
