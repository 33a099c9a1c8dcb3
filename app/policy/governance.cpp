// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/governance.h"

#include "app/base/json.h"
#include "app/policy/permissions.h"
#include "app/policy/segment_filter.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <limits>
#include <tuple>

using namespace Qt::StringLiterals;

namespace countersign::policy {

namespace {

bool maySet(const Control& control)
{
    if (may(control.role, Action::SetControl))
        return true;
    return control.kind == ControlKind::Mode && fromText<Mode>(control.value) != Mode::Autopilot &&
           may(control.role, Action::LowerMode);
}

/// Whether `later`, which saw `earlier`, replaces it. Anybody may move a mode down, so what rests on that
/// alone replaces no stricter mode.
bool replaces(const Control& later, const Control& earlier)
{
    if (may(later.role, Action::SetControl))
        return true;
    return fromText<Mode>(earlier.value).value_or(Mode::Approval) <=
           fromText<Mode>(later.value).value_or(Mode::Autopilot);
}

std::vector<Control> ofKind(const std::vector<Control>& controls, ControlKind kind)
{
    std::vector<Control> some;
    std::copy_if(controls.begin(), controls.end(), std::back_inserter(some),
                 [kind](const Control& control) { return control.kind == kind; });
    return counting(some);
}

std::set<UserId> usersIn(const QString& lines)
{
    std::set<UserId> users;
    for (const QString& line : lines.split(u'\n', Qt::SkipEmptyParts))
        users.insert(UserId(line.trimmed()));
    return users;
}

QString valueOf(const QString& field, const FilterSubject& subject)
{
    const Account* account = subject.account;
    if (field == "account.tier"_L1)
        return toText(subject.tier);
    if (field.startsWith("account."_L1)) {
        if (!account)
            return {};
        const QStringView name = QStringView(field).mid(8);
        return name == "name"_L1       ? account->name
               : name == "domain"_L1   ? account->domain
               : name == "industry"_L1 ? account->industry
               : name == "country"_L1  ? account->country
                                       : QString();
    }
    const Prospect& prospect = subject.prospect;
    const QStringView name = QStringView(field).mid(field.indexOf(u'.') + 1);
    return name == "title"_L1      ? prospect.title
           : name == "country"_L1  ? prospect.country
           : name == "city"_L1     ? prospect.city
           : name == "language"_L1 ? prospect.language
           : name == "persona"_L1  ? subject.persona
                                   : QString();
}

bool holds(const FilterCondition& condition, const FilterSubject& subject)
{
    const QString value = valueOf(condition.field, subject);
    switch (condition.op) {
    case FilterCondition::Op::Is:
        return value.compare(condition.value, Qt::CaseInsensitive) == 0;
    case FilterCondition::Op::IsNot:
        return value.compare(condition.value, Qt::CaseInsensitive) != 0;
    case FilterCondition::Op::Contains:
        return value.contains(condition.value, Qt::CaseInsensitive);
    }
    return false;
}

/// What is in both.
std::set<QString> shared(const std::set<QString>& a, const std::set<QString>& b)
{
    std::set<QString> both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(),
                          std::inserter(both, both.begin()));
    return both;
}

std::optional<Calibration> calibrationOf(const std::vector<Control>& controls)
{
    std::optional<Calibration> all;
    for (const Control& control : ofKind(controls, ControlKind::Calibration)) {
        const Calibration one = calibrationFromJson(control.value).value_or(Calibration());
        if (!all) {
            all = one;
        } else {
            all->recipes = shared(all->recipes, one.recipes);
            all->handedOver = std::max(all->handedOver, one.handedOver);
            all->decisions = std::min(all->decisions, one.decisions);
        }
    }
    return all;
}

int sortableOrder(const SegmentPolicy& segment)
{
    return segment.order > 0 ? segment.order : std::numeric_limits<int>::max();
}

} // namespace

std::vector<Control> counting(const std::vector<Control>& controls)
{
    std::vector<Control> allowed;
    std::copy_if(controls.begin(), controls.end(), std::back_inserter(allowed), maySet);
    std::vector<Control> heads;
    std::copy_if(
        allowed.begin(), allowed.end(), std::back_inserter(heads),
        [&allowed](const Control& control) {
            return std::none_of(allowed.begin(), allowed.end(), [&control](const Control& later) {
                const auto& after = later.after;
                return std::find(after.begin(), after.end(), control.id) != after.end() &&
                       replaces(later, control);
            });
        });
    return heads;
}

Tier tierOf(const std::vector<Control>& accountControls)
{
    Tier tier = Tier::None;
    for (const Control& control : ofKind(accountControls, ControlKind::Tier))
        tier = std::max(tier, fromText<Tier>(control.value).value_or(Tier::None));
    return tier;
}

std::set<UserId> approversOf(const std::vector<Control>& controls)
{
    const std::vector<Control> heads = ofKind(controls, ControlKind::Approvers);
    if (heads.empty())
        return {};
    std::set<UserId> named = usersIn(heads.front().value);
    for (size_t i = 1; i < heads.size(); ++i) {
        const std::set<UserId> others = usersIn(heads[i].value);
        std::erase_if(named, [&others](const UserId& user) { return !others.contains(user); });
    }
    return named;
}

bool isRegulated(const std::vector<Control>& stepControls)
{
    const std::vector<Control> heads = ofKind(stepControls, ControlKind::Regulated);
    return std::any_of(heads.begin(), heads.end(),
                       [](const Control& control) { return control.value == "true"_L1; });
}

SegmentPolicy segmentPolicyOf(Segment segment, const std::vector<Control>& controls)
{
    SegmentPolicy policy;
    policy.segment = std::move(segment);
    for (const Control& control : ofKind(controls, ControlKind::Filter)) {
        const Result<SegmentFilter> filter = segmentFilterFromJson(control.value);
        if (filter)
            policy.filters.push_back(*filter);
        else
            policy.mayBeAnybody = true;
    }
    for (const Control& control : ofKind(controls, ControlKind::Order)) {
        const int order = control.value.toInt();
        if (order > 0 && (policy.order == 0 || order < policy.order))
            policy.order = order;
    }
    const std::vector<Control> modes = ofKind(controls, ControlKind::Mode);
    if (!modes.empty()) {
        policy.mode = Mode::Autopilot;
        for (const Control& control : modes)
            policy.mode =
                std::max(policy.mode, fromText<Mode>(control.value).value_or(Mode::Approval));
    }
    policy.approvers = approversOf(controls);
    policy.calibration = calibrationOf(controls);
    return policy;
}

bool matches(const SegmentFilter& filter, const FilterSubject& subject)
{
    return std::all_of(filter.begin(), filter.end(), [&subject](const FilterCondition& condition) {
        return holds(condition, subject);
    });
}

std::vector<SegmentPolicy> matchingSegments(const std::vector<SegmentPolicy>& all,
                                            const FilterSubject& subject)
{
    std::vector<SegmentPolicy> matching;
    for (const SegmentPolicy& segment : all) {
        if (segment.mayBeAnybody || std::any_of(segment.filters.begin(), segment.filters.end(),
                                                [&subject](const SegmentFilter& filter) {
                                                    return matches(filter, subject);
                                                }))
            matching.push_back(segment);
    }
    std::sort(matching.begin(), matching.end(), [](const SegmentPolicy& a, const SegmentPolicy& b) {
        return std::tuple(sortableOrder(a), a.segment.name, a.segment.id) <
               std::tuple(sortableOrder(b), b.segment.name, b.segment.id);
    });
    return matching;
}

Governance governanceOf(const std::vector<SegmentPolicy>& matching,
                        const std::vector<Control>& accountControls,
                        const std::vector<Control>& stepControls)
{
    Governance governance;
    if (!matching.empty())
        governance.mode = Mode::Autopilot;
    for (const SegmentPolicy& segment : matching) {
        governance.segments.push_back(segment.segment.id);
        governance.mode = std::max(governance.mode, segment.mode);
        governance.approvers.insert(segment.approvers.begin(), segment.approvers.end());
        const std::set<QString> recipes =
            segment.calibration ? segment.calibration->recipes : std::set<QString>();
        const bool first = governance.segments.size() == 1;
        governance.recipes = first ? recipes : shared(governance.recipes, recipes);
    }
    governance.tier = tierOf(accountControls);
    governance.regulated = isRegulated(stepControls);
    const std::set<UserId> named = approversOf(accountControls);
    governance.approvers.insert(named.begin(), named.end());
    return governance;
}

std::optional<size_t> personaForTitle(const std::vector<QStringList>& patterns,
                                      const QString& title)
{
    for (size_t i = 0; i < patterns.size(); ++i) {
        for (const QString& pattern : patterns[i]) {
            const QRegularExpression expression(pattern,
                                                QRegularExpression::CaseInsensitiveOption |
                                                    QRegularExpression::UseUnicodePropertiesOption);
            if (expression.isValid() && expression.match(title).hasMatch())
                return i;
        }
    }
    return std::nullopt;
}

} // namespace countersign::policy
