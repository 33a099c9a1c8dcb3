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

/// Leaves out of further plans what the blockers are about; false if that is nothing they could leave out.
bool leaveOutFaults(PlanSeries& plans, const checks::Report& report, const QString& text)
{
    bool any = false;
    for (const Finding& finding : report.findings) {
        if (finding.severity != Severity::Blocker || finding.field != Field::Text)
            continue;
        const QString excerpt = text.mid(finding.start, finding.end - finding.start);
        any = (!excerpt.isEmpty() && plans.leaveOut(excerpt)) || any;
    }
    return any;
}

/// The best of the plans in one go; nothing if none could be written, `lastError` says why then.
class Attempts {
public:
    Attempts(const ProspectDossier& dossier, Realiser& realiser, const CheckFunction& check,
             const WriteOptions& options, std::stop_token stop)
        : m_dossier(dossier)
        , m_realiser(realiser)
        , m_check(check)
        , m_options(options)
        , m_stop(std::move(stop))
    {}

    /// `plansFor`: the dossier that is planned and worded for, whose rules may be wider than those checked.
    Result<Composition> best(const ProspectDossier& plansFor)
    {
        PlanSeries plans(plansFor);
        std::optional<Attempt> best;
        std::optional<Error> lastError;
        int n = 0;
        for (int tried = 0; tried < m_options.attempts; ++tried) {
            if (m_stop.stop_requested())
                return stopped();
            const auto planned = plans.at(n);
            if (!planned) {
                if (!best && !lastError)
                    return planned.error();
                ++n;
                if (planned.error().id == u"generation.no_further_plan")
                    continue;
                break;
            }
            auto composition = m_realiser.realise(*planned, plansFor, m_stop);
            if (!composition) {
                lastError = composition.error();
                ++n;
                if (isWorthAnotherPlan(*lastError))
                    continue;
                return *lastError;
            }
            const checks::Report report =
                m_check(checkInputFor(*composition, m_dossier, m_options.base));
            Attempt attempt = judged(std::move(*composition), report);
            // What a check found fault with is left out; else another plan is tried.
            if (attempt.blockers.isEmpty() ||
                !leaveOutFaults(plans, report, attempt.composition.text))
                ++n;
            if (!best || attempt.isBetterThan(*best))
                best = std::move(attempt);
            // A warning is worth a second look at other plans, not a long search.
            if (best->isClean() || (best->isKept() && tried + 1 >= m_options.attemptsForWarnings))
                break;
        }
        if (!best)
            return *lastError;
        for (const QString& blocker : std::as_const(best->blockers))
            best->composition.notes.append(QString(u"still_blocked:" + blocker));
        return std::move(best->composition);
    }

private:
    const ProspectDossier& m_dossier;
    Realiser& m_realiser;
    const CheckFunction& m_check;
    const WriteOptions& m_options;
    std::stop_token m_stop;
};

} // namespace

Result<Composition> write(const ProspectDossier& dossier, Realiser& realiser,
                          const CheckFunction& check, const WriteOptions& options,
                          std::stop_token stop)
{
    Attempts attempts(dossier, realiser, check, options, std::move(stop));
    auto written = attempts.best(dossier);
    if (written || dossier.channel != Channel::Sms || written.error().id != u"generation.too_long")
        return written;
    // Two text messages in one are over the norm, which the check says; they are better than none.
    ProspectDossier wider = dossier;
    ++wider.rules.smsSegments;
    auto longer = attempts.best(wider);
    return longer ? longer : written;
}

} // namespace countersign::generation
