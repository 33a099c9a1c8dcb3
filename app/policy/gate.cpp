// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/gate.h"

#include <boost/math/distributions/binomial.hpp>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::policy {

namespace {

constexpr qint64 lastLook = 175;
constexpr qint64 betweenLooks = 25;

QString percent(double share)
{
    return QString(QString::number(qRound(share * 100)) + u'%');
}

QString nOf(qint64 n, qint64 of)
{
    return u"%1/%2"_s.arg(n).arg(of);
}

GateCondition lowerBound(const GateFigures& figures)
{
    const qint64 look = lookAt(static_cast<qint64>(figures.decided.size()));
    const qint64 clean =
        std::count_if(figures.decided.begin(), figures.decided.begin() + look,
                      [](const GateFigures::Decided& decided) { return decided.clean; });
    const double lower = clopperPearson(clean, look, gateError).lower;
    return {.condition = u"lower_bound"_s,
            .figure = QString::number(lower, 'f', 2),
            .wanted = QString::number(gateBound, 'f', 2),
            .met = look > 0 && lower >= gateBound};
}

GateCondition accuracy(const GateFigures& figures)
{
    const auto all = static_cast<qint64>(figures.decided.size());
    const qint64 wrong =
        std::count_if(figures.decided.end() - std::min(all, gateDecisions), figures.decided.end(),
                      [](const GateFigures::Decided& decided) { return !decided.accurate; });
    return {.condition = u"accuracy"_s,
            .figure = QString::number(wrong),
            .wanted = u"0"_s,
            .met = wrong == 0 && all > 0};
}

GateCondition allOf(const QString& name, qint64 n, qint64 all)
{
    return {.condition = name,
            .figure = nOf(n, all),
            .wanted = nOf(all, all),
            .met = n == all && all > 0};
}

} // namespace

std::vector<GateCondition> gateConditions(const GateFigures& figures)
{
    const auto decided = static_cast<qint64>(figures.decided.size());
    return {{.condition = u"decided"_s,
             .figure = QString::number(decided),
             .wanted = QString::number(gateDecisions),
             .met = decided >= gateDecisions},
            lowerBound(figures),
            accuracy(figures),
            allOf(u"boundaries"_s, figures.boundariesTripping, figures.boundaries),
            {.condition = u"inputs"_s,
             .figure = percent(figures.leastCoverage),
             .wanted = percent(gateCoverage),
             .met = figures.leastCoverage >= gateCoverage},
            {.condition = u"structure"_s,
             .figure = percent(figures.largestGroup),
             .wanted = percent(gateStructure),
             .met = figures.largestGroup <= gateStructure},
            allOf(u"channels"_s, figures.stepsWithChannel, figures.steps)};
}

bool isOpen(const std::vector<GateCondition>& conditions)
{
    return !conditions.empty() &&
           std::all_of(conditions.begin(), conditions.end(),
                       [](const GateCondition& condition) { return condition.met; });
}

QStringList unmetConditions(const std::vector<GateCondition>& conditions)
{
    QStringList unmet;
    for (const GateCondition& condition : conditions) {
        if (!condition.met)
            unmet.append(
                QStringList{condition.condition, condition.figure, condition.wanted}.join(u':'));
    }
    return unmet;
}

qint64 lookAt(qint64 decided)
{
    if (decided < gateDecisions)
        return 0;
    return std::min(lastLook, decided - (decided - gateDecisions) % betweenLooks);
}

Bounds clopperPearson(qint64 clean, qint64 all, double alpha)
{
    using boost::math::binomial_distribution;
    if (all <= 0)
        return {};
    Bounds bounds;
    if (clean > 0)
        bounds.lower =
            binomial_distribution<>::find_lower_bound_on_p(double(all), double(clean), alpha);
    if (clean < all)
        bounds.upper =
            binomial_distribution<>::find_upper_bound_on_p(double(all), double(clean), alpha);
    return bounds;
}

} // namespace countersign::policy
