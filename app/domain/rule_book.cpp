// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/rule_book.h"

#include "app/domain/rules_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

RuleScope scopeOf(const QString& text)
{
    if (text.isEmpty())
        return {};
    if (const std::optional<Channel> channel = fromText<Channel>(text))
        return {.channel = channel};
    return {.segment = SegmentId(text)};
}

bool mayHave(const RuleScope& scope, const QString& name)
{
    const RuleInfo* info = ruleInfo(name);
    if (scope.isEverywhere() || !info)
        return true;
    // A channel's own limit has one value for the channel anyway.
    return !info->ofWorkspace && !(scope.channel && info->channel);
}

void apply(Rules& rules, const std::map<QString, QString>* values)
{
    if (!values)
        return;
    for (const auto& [name, value] : *values)
        (void)setRule(rules, name, value); // was taken once
}

QString normal(const Rules& rules, const QString& name)
{
    return rulesAsText(rules).at(name);
}

} // namespace

QString toText(const RuleScope& scope)
{
    if (scope.segment)
        return scope.segment->text();
    return scope.channel ? toText(*scope.channel) : QString();
}

QString RuleBook::scopedName(const RuleScope& scope, const QString& name)
{
    return scope.isEverywhere() ? name : QString(name + u'@' + toText(scope));
}

std::pair<RuleScope, QString> RuleBook::split(const QString& scopedName)
{
    const qsizetype at = scopedName.indexOf(u'@');
    if (at < 0)
        return {RuleScope{}, scopedName};
    return {scopeOf(scopedName.mid(at + 1)), scopedName.left(at)};
}

bool RuleBook::knows(const QString& scopedName)
{
    const auto [scope, name] = split(scopedName);
    return (ruleInfo(name) || standingOf(checkOfSeverityRule(name))) && mayHave(scope, name);
}

RuleBook RuleBook::fromTexts(const std::map<QString, QString>& texts)
{
    RuleBook book;
    for (const auto& [key, value] : texts) {
        const auto [scope, name] = split(key);
        (void)book.set({scope, name, value});
    }
    return book;
}

std::map<QString, QString> RuleBook::texts() const
{
    std::map<QString, QString> texts;
    const std::map<QString, QString> standard = rulesAsText(Rules());
    for (const auto& [name, value] : rulesAsText(m_common)) {
        if (standard.at(name) != value)
            texts.emplace(name, value);
    }
    for (const auto& [scope, values] : m_own) {
        for (const auto& [name, value] : values)
            texts.emplace(QString(name + u'@' + scope), value);
    }
    return texts;
}

const RuleBook::Values* RuleBook::valuesOf(const RuleScope& scope) const
{
    const auto it = m_own.find(toText(scope));
    return it == m_own.end() ? nullptr : &it->second;
}

Rules RuleBook::effective(std::optional<Channel> channel,
                          const std::vector<SegmentId>& segments) const
{
    Rules rules = m_common;
    if (m_own.empty())
        return rules;
    if (channel)
        apply(rules, valuesOf({.channel = channel}));
    const Rules below = rules;
    std::map<QString, CheckLevel> strictest;
    for (const SegmentId& segment : segments) {
        Rules here = below;
        apply(here, valuesOf({.segment = segment}));
        if (segment == segments.front())
            rules = here;
        for (const CheckStanding& standing : checkStandings()) {
            CheckLevel& level =
                strictest.emplace(QString::fromLatin1(standing.check), CheckLevel::Off)
                    .first->second;
            level = std::max(level, levelOf(here, standing));
        }
    }
    for (const auto& [check, level] : strictest)
        (void)setRule(rules, severityRule(check), toText(level));
    return rules;
}

Rules RuleBook::in(const RuleScope& scope) const
{
    Rules rules = m_common;
    apply(rules, valuesOf(scope));
    return rules;
}

bool RuleBook::isSet(const RuleScope& scope, const QString& name) const
{
    if (scope.isEverywhere())
        return normal(m_common, name) != normal(Rules(), name);
    const Values* values = valuesOf(scope);
    return values && values->contains(name);
}

Result<void> RuleBook::set(const RuleChange& change)
{
    const QString& name = change.name;
    if (!ruleInfo(name) && !standingOf(checkOfSeverityRule(name)))
        return badInput(u"setting.unknown"_s, name, {name});
    if (!mayHave(change.scope, name))
        return refusal(u"rules.scope"_s, {name});
    if (change.scope.isEverywhere())
        return setRule(m_common, name, change.value ? *change.value : normal(Rules(), name));
    const QString scope = toText(change.scope);
    if (!change.value) {
        m_own[scope].erase(name);
        if (m_own[scope].empty())
            m_own.erase(scope);
        return {};
    }
    Rules taken;
    if (Result<void> set = setRule(taken, name, *change.value); !set)
        return set;
    m_own[scope][name] = normal(taken, name);
    return {};
}

Result<void> RuleBook::agrees() const
{
    if (Result<void> agree = rulesAgree(m_common); !agree)
        return agree;
    for (const auto& [scope, values] : m_own) {
        if (Result<void> agree = rulesAgree(in(scopeOf(scope))); !agree)
            return agree;
    }
    return {};
}

} // namespace countersign
