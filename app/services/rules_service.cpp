// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/rules_service.h"

#include "app/domain/rules_text.h"
#include "app/policy/permissions.h"
#include "app/services/acting.h"
#include "app/services/check_service.h"
#include "app/services/config_labels.h"
#include "app/services/rule_writing.h"
#include "app/services/segment_report.h"
#include "app/store/segments.h"
#include "app/store/settings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

struct TypeOf {
    ConfigEntry::Type operator()(int Rules::* /*member*/) const
    {
        return ConfigEntry::Type::Integer;
    }
    ConfigEntry::Type operator()(double Rules::* /*member*/) const
    {
        return ConfigEntry::Type::Number;
    }
    ConfigEntry::Type operator()(bool Rules::* /*member*/) const { return ConfigEntry::Type::Flag; }
    ConfigEntry::Type operator()(QString Rules::* /*member*/) const
    {
        return ConfigEntry::Type::Text;
    }
};

/// Reads the rules of one scope as rows.
class Rows {
public:
    Rows(const RuleBook& book, RuleScope scope)
        : m_book(book)
        , m_scope(std::move(scope))
        , m_values(rulesAsText(book.in(m_scope)))
        , m_otherwise(rulesAsText(m_scope.isEverywhere() ? Rules() : book.common()))
    {}

    [[nodiscard]] RuleEntry entry(const QString& name, const RuleInfo* info) const
    {
        RuleEntry entry;
        entry.name = name;
        entry.label = configLabel(name);
        entry.value = m_values.at(name);
        entry.otherwise = m_otherwise.at(name);
        entry.isSet = m_book.isSet(m_scope, name);
        RuleBook trial = m_book;
        entry.mayBeSet = trial.set({m_scope, name, entry.value}).ok();
        if (info) {
            entry.type = std::visit(TypeOf{}, info->member);
            entry.minimum = info->minimum;
            entry.maximum = info->maximum;
        }
        return entry;
    }

    [[nodiscard]] CheckRules check(const CheckStanding& standing) const
    {
        CheckRules rules;
        rules.check = QString::fromLatin1(standing.check);
        rules.standard = standing.standard;
        rules.lowest = standing.lowest;
        rules.floor = standing.floor;
        rules.severity = entry(severityRule(rules.check), nullptr);
        rules.thresholds = thresholdsOf(standing.check);
        return rules;
    }

    [[nodiscard]] std::vector<RuleEntry> thresholdsOf(const char* check) const
    {
        std::vector<RuleEntry> entries;
        for (const RuleInfo& info : ruleInfos()) {
            const bool isElsewhere =
                m_scope.channel && info.channel && info.channel != m_scope.channel;
            if (QLatin1String(info.check) == QLatin1String(check) && !isElsewhere)
                entries.push_back(entry(QString::fromLatin1(info.name), &info));
        }
        return entries;
    }

private:
    const RuleBook& m_book;
    RuleScope m_scope;
    std::map<QString, QString> m_values;
    std::map<QString, QString> m_otherwise;
};

} // namespace

RulesService::RulesService(Context context, CheckService& checks)
    : m_context(context)
    , m_checks(checks)
{}

Result<RulesView> RulesService::view(const RuleScope& scope) const
{
    const Result<User> actor = m_context.session.user();
    return m_context.workspace.read([&](store::Reader& reader) -> Result<RulesView> {
        RulesView view;
        view.scope = scope;
        view.segments = reader.segments().all();
        if (scope.segment && !reader.segments().find(*scope.segment))
            return notFound(u"segment.unknown"_s, scope.segment->text());
        const RuleBook book = reader.settings().ruleBook();
        const Rows rows(book, scope);
        const std::vector<DismissalRate> rates = findingRates(reader, scope);
        for (const CheckStanding& standing : checkStandings()) {
            CheckRules rules = rows.check(standing);
            const auto rate =
                std::find_if(rates.begin(), rates.end(), [&rules](const DismissalRate& one) {
                    return one.check == rules.check;
                });
            if (rate != rates.end())
                rules.dismissed = *rate;
            view.checks.push_back(std::move(rules));
        }
        view.general = rows.thresholdsOf("");
        const Result<void> may = actor ? policy::require(actor->role, policy::Action::EditRules)
                                       : Result<void>(actor.error());
        if (!may)
            view.whyNot = may.error();
        return view;
    });
}

Result<int> RulesService::save(const std::vector<RuleChange>& changes)
{
    return writeAs(m_context,
                   [&changes](store::Transaction& transaction, const User& actor) -> Result<int> {
                       return writeRules(transaction, actor, changes);
                   });
}

} // namespace countersign
