// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/writer.h"

#include <optional>
#include <tuple>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

/// A composition with what the checks found in it.
struct Attempt {
    Composition composition;
    QStringList blockers; ///< ids of checks, each once
    int warnings = 0;
    bool repeated = false; ///< built like too many others

    [[nodiscard]] bool isKept() const { return blockers.isEmpty() && !repeated; }
    [[nodiscard]] bool isClean() const { return isKept() && warnings == 0; }
    [[nodiscard]] bool isBetterThan(const Attempt& other) const
    {
        return std::tuple(blockers.size(), repeated, warnings) <
               std::tuple(other.blockers.size(), other.repeated, other.warnings);
    }
};

Attempt judged(Composition composition, const checks::Report& report)
{
    Attempt attempt{std::move(composition), {}, 0, false};
    for (const Finding& finding : report.findings) {
        if (finding.severity == Severity::Blocker && !attempt.blockers.contains(finding.check))
            attempt.blockers.append(finding.check);
        attempt.warnings += finding.severity == Severity::Warning ? 1 : 0;
        attempt.repeated = attempt.repeated || finding.check == u"structure.repeated";
    }
    return attempt;
}

/// A plan that does not fit its channel may be followed by one that does; other refusals are final.
bool isWorthAnotherPlan(const Error& error)
{
    return error.id == u"generation.too_long";
}

} // namespace

Result<Composition> write(const ProspectDossier& dossier, Realiser& realiser,
                          const CheckFunction& check, const WriteOptions& options,
                          std::stop_token stop)
{
    PlanSeries plans(dossier);
    std::optional<Attempt> best;
    std::optional<Error> lastError;
    for (int n = 0; n < options.attempts; ++n) {
        if (stop.stop_requested())
            return stopped();
        const auto planned = plans.at(n);
        if (!planned) {
            if (!best && !lastError)
                return planned.error();
            if (planned.error().id == u"generation.no_further_plan")
                continue;
            break;
        }
        auto composition = realiser.realise(*planned, dossier, stop);
        if (!composition) {
            lastError = composition.error();
            if (isWorthAnotherPlan(*lastError))
                continue;
            return *lastError;
        }
        const checks::Report report = check(checkInputFor(*composition, dossier, options.base));
        Attempt attempt = judged(std::move(*composition), report);
        if (!best || attempt.isBetterThan(*best))
            best = std::move(attempt);
        // A warning is worth a second look at other plans, not a long search.
        if (best->isClean() || (best->isKept() && n + 1 >= options.attemptsForWarnings))
            break;
    }
    if (!best)
        return *lastError;
    for (const QString& blocker : std::as_const(best->blockers))
        best->composition.notes.append(QString(u"still_blocked:" + blocker));
    return std::move(best->composition);
}

} // namespace countersign::generation
