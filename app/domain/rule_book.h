// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/id.h"
#include "app/base/result.h"
#include "app/domain/rules.h"

#include "app/domain/channel.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace countersign {

/// Whom a rule is for: everybody, one channel, or one segment.
struct RuleScope {
    std::optional<Channel> channel = {};
    std::optional<SegmentId> segment = {}; ///< not beside a channel

    [[nodiscard]] bool isEverywhere() const { return !channel && !segment; }
    friend bool operator==(const RuleScope&, const RuleScope&) = default;
};

/// "" · "email" · the segment's id.
[[nodiscard]] QString toText(const RuleScope& scope);

/// One rule set anew; without a value it is again as it would be without a setting in that scope.
struct RuleChange {
    RuleScope scope = {};
    QString name; ///< "rules.swap_warning", "rules.severity.ask.count"
    std::optional<QString> value = {};

    friend bool operator==(const RuleChange&, const RuleChange&) = default;
};

/// All rules of a workspace: those for everybody, and where a channel or a segment has its own. Of one
/// rule the segment's value goes before the channel's, and that before everybody's. A person who falls in
/// several segments has the thresholds of the first, as the copy has its directives, and of each severity the
/// strictest, as the mode is the strictest. Every value in it is one that setRule() takes.
class RuleBook {
public:
    RuleBook() = default;
    /// From names with their scope, as texts() gives them. What is not understood is left out: it is a later
    /// version's, or a foreign hand lowered what cannot be lowered.
    [[nodiscard]] static RuleBook fromTexts(const std::map<QString, QString>& texts);
    /// "rules.swap_warning", "rules.swap_warning@email": what differs from the standard.
    [[nodiscard]] std::map<QString, QString> texts() const;
    /// Whether texts() of this version could have the name.
    [[nodiscard]] static bool knows(const QString& scopedName);
    [[nodiscard]] static QString scopedName(const RuleScope& scope, const QString& name);
    [[nodiscard]] static std::pair<RuleScope, QString> split(const QString& scopedName);

    [[nodiscard]] const Rules& common() const { return m_common; }
    /// What holds for a draft on this channel to somebody in these segments, the first first.
    [[nodiscard]] Rules effective(std::optional<Channel> channel,
                                  const std::vector<SegmentId>& segments) const;
    /// What holds in a scope by itself.
    [[nodiscard]] Rules in(const RuleScope& scope) const;
    /// Whether the scope has a value of its own.
    [[nodiscard]] bool isSet(const RuleScope& scope, const QString& name) const;

    /// As setRule(); and Refused "rules.scope" (args: name) for a rule that the scope cannot have.
    [[nodiscard]] Result<void> set(const RuleChange& change);
    /// As rulesAgree(), in every scope.
    [[nodiscard]] Result<void> agrees() const;

    friend bool operator==(const RuleBook&, const RuleBook&) = default;

private:
    using Values = std::map<QString, QString>; ///< name → value as text
    [[nodiscard]] const Values* valuesOf(const RuleScope& scope) const;

    Rules m_common;
    std::map<QString, Values> m_own; ///< by scope
};

} // namespace countersign
