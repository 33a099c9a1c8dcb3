// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/evidence_service.h"

#include "app/domain/document.h"
#include "app/policy/permissions.h"
#include "app/services/acting.h"
#include "app/services/check_service.h"
#include "app/store/evidence_records.h"
#include "app/store/prospects.h"

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// Checks again the drafts whose findings may rest on a passage that came or went.
Result<void> recheckAround(CheckService& checks, const Context& context, const Evidence& evidence)
{
    if (!evidence.aboutProspect && !evidence.aboutAccount) {
        const Result<CheckRun> run = checks.catchUp();
        return run ? Result<void>() : Result<void>(run.error());
    }
    std::vector<ProspectId> people;
    if (evidence.aboutProspect)
        people.push_back(*evidence.aboutProspect);
    if (evidence.aboutAccount) {
        const auto colleagues = context.workspace.read(
            [&evidence](store::Reader& reader) -> Result<std::vector<ProspectId>> {
                return reader.prospects().ofAccount(*evidence.aboutAccount);
            });
        if (!colleagues)
            return colleagues.error();
        people.insert(people.end(), colleagues->begin(), colleagues->end());
    }
    const Result<CheckRun> run = checks.recheckOf(people);
    return run ? Result<void>() : Result<void>(run.error());
}

} // namespace

EvidenceService::EvidenceService(Context context, CheckService& checks)
    : m_context(context)
    , m_checks(checks)
{}

Result<Evidence> EvidenceService::get(const EvidenceId& evidence) const
{
    return m_context.workspace.read([&evidence](store::Reader& reader) -> Result<Evidence> {
        if (std::optional<Evidence> found = reader.evidence().find(evidence))
            return std::move(*found);
        return notFound(u"evidence.unknown"_s, evidence.text());
    });
}

Result<WithdrawalOutcome> EvidenceService::withdraw(const EvidenceId& evidence,
                                                    const QString& reason)
{
    const QDateTime now = m_context.clock.now();
    Evidence passage;
    Result<WithdrawalOutcome> outcome = writeAs(
        m_context,
        [&](store::Transaction& transaction, const User& actor) -> Result<WithdrawalOutcome> {
            if (Result<void> may = policy::require(actor.role, policy::Action::WithdrawEvidence);
                !may)
                return may.error();
            const std::optional<Evidence> found = transaction.evidence().find(evidence);
            if (!found)
                return notFound(u"evidence.unknown"_s, evidence.text());
            if (transaction.evidence().isWithdrawn(evidence))
                return refusal(u"evidence.withdrawn_already"_s);
            passage = *found;
            Withdrawal withdrawal;
            withdrawal.evidence = evidence;
            withdrawal.by = actor.id;
            withdrawal.reason = reason.trimmed();
            withdrawal.at = now;
            withdrawal = sealed(std::move(withdrawal));
            WithdrawalOutcome answer{.withdrawal = withdrawal.id,
                                     .citing = transaction.evidence().citing(evidence)};
            if (const Result<store::Put> put = transaction.evidence().put(withdrawal); !put)
                return put.error();
            return answer;
        });
    if (!outcome)
        return outcome;
    if (const Result<CheckRun> run = m_checks.check(outcome->citing); !run)
        return run.error();
    if (const Result<void> around = recheckAround(m_checks, m_context, passage); !around)
        return around.error();
    return outcome;
}

Result<EvidenceId> EvidenceService::addNote(const ProspectId& prospect, const QString& title,
                                            const QString& text)
{
    const Result<Prospect> person =
        m_context.workspace.read([&prospect](store::Reader& reader) -> Result<Prospect> {
            if (std::optional<Prospect> found = reader.prospects().find(prospect))
                return std::move(*found);
            return notFound(u"prospect.unknown"_s, prospect.text());
        });
    if (!person)
        return person.error();
    if (text.trimmed().isEmpty())
        return badInput(u"note.empty"_s, u"text"_s);
    Evidence evidence;
    evidence.input = Input::Crm;
    evidence.kind = u"note"_s;
    evidence.title = title.simplified();
    evidence.text = text.trimmed();
    evidence.source = u"CRM note"_s;
    evidence.observedOn = m_context.clock.today();
    evidence.about =
        person->externalIds.empty() ? prospect.text() : person->externalIds.begin()->second;
    evidence.language = person->language;
    evidence.aboutProspect = prospect;
    return add(std::move(evidence));
}

Result<EvidenceId> EvidenceService::add(Evidence evidence)
{
    if (evidence.text.trimmed().isEmpty())
        return badInput(u"evidence.empty"_s, u"text"_s);
    evidence.retrievedAt = m_context.clock.now();
    evidence = sealed(std::move(evidence));
    const Result<void> added = writeAs(
        m_context, [&evidence](store::Transaction& transaction, const User& actor) -> Result<void> {
            const policy::Action action = evidence.input == Input::Knowledge
                                              ? policy::Action::EditKnowledge
                                              : policy::Action::WriteEvidence;
            if (Result<void> may = policy::require(actor.role, action); !may)
                return may;
            const Result<store::Put> put = transaction.evidence().put(evidence);
            return put ? Result<void>() : Result<void>(put.error());
        });
    if (!added)
        return added.error();
    if (const Result<void> around = recheckAround(m_checks, m_context, evidence); !around)
        return around.error();
    return evidence.id;
}

} // namespace countersign
