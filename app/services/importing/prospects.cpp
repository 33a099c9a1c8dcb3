// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/prospects.h"
#include "app/domain/document.h"
#include "app/intake/merge_record.h"
#include "app/intake/prospect_rows.h"
#include "app/policy/permissions.h"
#include "app/services/importing/companies.h"
#include "app/services/importing/import_job.h"
#include "app/services/importing/persona_typing.h"
#include "app/services/importing/recognising.h"
#include "app/services/suppressing.h"
#include "app/store/accounts.h"

using namespace Qt::StringLiterals;

namespace countersign::importing {

namespace {

/// Takes people in, row by row.
class ProspectTaker {
public:
    explicit ProspectTaker(ImportJob& job)
        : m_job(job)
        , m_companies(job)
        , m_typing(job.transaction)
    {}

    Result<void> take(intake::ProspectRecord&& record);
    Result<void> finish() { return m_companies.setTiers(); }

private:
    [[nodiscard]] std::optional<PersonaId> personaFor(const intake::ProspectRecord& record,
                                                      const Prospect& prospect, bool titleChanged);
    [[nodiscard]] QString companyName(const Prospect& prospect) const;
    Result<ProspectId> add(const intake::ProspectRecord& record,
                           const std::optional<Account>& account);
    Result<ProspectId> update(const intake::ProspectRecord& record, const Prospect& existing,
                              const std::optional<Account>& account);
    Result<ProspectId> addTwin(const intake::ProspectRecord& record,
                               const intake::IdentityMatch& match,
                               const std::optional<Account>& account, const QString& company);
    Result<void> optOut(const intake::ProspectRecord& record, const ProspectId& id);
    [[nodiscard]] RejectedRow note(const intake::ProspectRecord& record, const QString& column,
                                   const QString& value, const QString& reason,
                                   const QStringList& args) const;
    [[nodiscard]] bool isNobody(const intake::ProspectRecord& record) const;
    void refuseNobody(const intake::ProspectRecord& record);

    ImportJob& m_job;
    std::vector<intake::FieldChange> m_changes; ///< of the row at hand
    Companies m_companies;
    PersonaTyping m_typing;
};

std::optional<PersonaId> ProspectTaker::personaFor(const intake::ProspectRecord& record,
                                                   const Prospect& prospect, bool titleChanged)
{
    if (!record.personaName.isEmpty()) {
        if (const auto named = m_typing.named(record.personaName))
            return named;
        m_job.report.warnings.push_back(note(record, u"persona"_s, record.personaName,
                                             u"persona.unknown"_s, {record.personaName}));
    }
    // Who was typed by hand keeps the persona as long as the title stands.
    if (prospect.persona && !titleChanged)
        return prospect.persona;
    const std::optional<PersonaId> byTitle = m_typing.forTitle(prospect.title);
    return byTitle ? byTitle : prospect.persona;
}

Result<ProspectId> ProspectTaker::add(const intake::ProspectRecord& record,
                                      const std::optional<Account>& account)
{
    Prospect prospect = record.prospect;
    prospect.id = ProspectId(newRecordId("prospect"));
    if (account)
        prospect.account = account->id;
    prospect.persona = personaFor(record, prospect, true);
    const Result<store::Put> put = m_job.transaction.prospects().put(prospect);
    if (!put)
        return put.error();
    ++m_job.report.added;
    m_job.newPeople = true;
    return prospect.id;
}

QString ProspectTaker::companyName(const Prospect& prospect) const
{
    const std::optional<Account> account =
        prospect.account ? m_job.transaction.accounts().find(*prospect.account) : std::nullopt;
    return account ? account->name : QString();
}

Result<ProspectId> ProspectTaker::update(const intake::ProspectRecord& record,
                                         const Prospect& existing,
                                         const std::optional<Account>& account)
{
    intake::Merge<Prospect> merge =
        intake::mergeProspect(existing, record.prospect, record.present, m_job.options.clearEmpty);
    for (const QString& field : merge.leftAsIs)
        m_job.report.leftAsIs.push_back(note(record, field, {}, u"cell.empty"_s, {existing.name}));
    if (account)
        merge.merged.account = account->id;
    merge.merged.persona = personaFor(record, merge.merged, merge.merged.title != existing.title);
    if (merge.merged == existing) {
        ++m_job.report.unchanged;
        return existing.id;
    }
    const Result<store::Put> put = m_job.transaction.prospects().put(merge.merged);
    if (!put)
        return put.error();
    ++m_job.report.updated;
    m_changes = std::move(merge.changes);
    if (account && existing.account != account->id)
        m_changes.push_back({u"company"_s, companyName(existing), account->name});
    m_job.people.insert(existing.id);
    return existing.id;
}

/// Somebody who may be one with a record we have, or may not. The row becomes a record of its own, both
/// are held until a person says; the same row again changes nothing.
Result<ProspectId> ProspectTaker::addTwin(const intake::ProspectRecord& record,
                                          const intake::IdentityMatch& match,
                                          const std::optional<Account>& account,
                                          const QString& company)
{
    for (const Prospect& known : sharingAKey(m_job.transaction, record.prospect, company)) {
        const bool isItself =
            intake::mergeProspect(known, record.prospect, record.present, m_job.options.clearEmpty)
                .changes.empty();
        if (isItself) {
            ++m_job.report.unchanged;
            return known.id;
        }
    }
    Result<ProspectId> added = add(record, account);
    if (!added)
        return added;
    m_job.report.warnings.push_back(note(record, {}, record.prospect.name,
                                         u"prospect.likely_twin"_s,
                                         {record.prospect.name, match.why}));
    if (match.prospect) {
        const Result<store::Put> flagged =
            m_job.transaction.prospects().flagTwins(*match.prospect, *added);
        if (!flagged)
            return flagged.error();
        m_job.people.insert(*match.prospect);
    }
    return added;
}

/// A column that says "do not contact" is a suppression, and stays one whatever later files say.
Result<void> ProspectTaker::optOut(const intake::ProspectRecord& record, const ProspectId& id)
{
    for (const intake::OptOutMark& mark : record.optOuts) {
        const std::optional<Prospect> prospect = m_job.transaction.prospects().find(id);
        if (!prospect)
            break;
        const auto put = putSuppressionOf(
            m_job.transaction, m_job.actor, *prospect,
            {.channels = mark.channels, .reason = mark.column, .since = {}, .at = m_job.now});
        if (!put)
            return put.error();
        m_job.people.insert(id);
    }
    return {};
}

RejectedRow ProspectTaker::note(const intake::ProspectRecord& record, const QString& column,
                                const QString& value, const QString& reason,
                                const QStringList& args) const
{
    RejectedRow entry = line(m_job, record.row, column, value, reason, args);
    entry.line = record.line;
    entry.wholeRow = false;
    return entry;
}

/// A record id finds somebody who is here already; of a stranger it says nothing that one could write to.
bool ProspectTaker::isNobody(const intake::ProspectRecord& record) const
{
    const Prospect& who = record.prospect;
    if (!who.name.isEmpty() || !who.email.isEmpty() || !who.profileUrl.isEmpty())
        return false;
    return recognise(m_job.transaction, who, record.companyName).kind == intake::MatchKind::New;
}

void ProspectTaker::refuseNobody(const intake::ProspectRecord& record)
{
    const QString id = record.prospect.externalIds.empty()
                           ? QString()
                           : record.prospect.externalIds.begin()->second;
    RejectedRow row = note(record, u"name"_s, id, u"prospect.only_id"_s, {id});
    row.wholeRow = true;
    m_job.report.rejected.push_back(std::move(row));
}

Result<void> ProspectTaker::take(intake::ProspectRecord&& record)
{
    const RowTally tally(m_job.report);
    m_changes.clear();
    if (isNobody(record)) {
        refuseNobody(record);
        tally.tell(m_job, record.row, record.line, {}, record.companyName);
        return {};
    }
    Result<std::optional<Account>> account =
        m_companies.findOrMake(record.companyName, record.companyDomain);
    if (!account)
        return account.error();
    const QString company = *account ? (*account)->name : record.companyName;
    const intake::IdentityMatch match = recognise(m_job.transaction, record.prospect, company);
    Result<ProspectId> id = ProspectId();
    if (match.kind == intake::MatchKind::LikelyTwin) {
        id = addTwin(record, match, *account, company);
    } else if (match.kind == intake::MatchKind::Same && match.prospect) {
        const auto existing = m_job.transaction.prospects().find(*match.prospect);
        id = update(record, *existing, *account);
    } else {
        id = add(record, *account);
    }
    if (!id)
        return id.error();
    if (*account)
        m_companies.noteTier((*account)->id, record.tier);
    if (const Result<void> stopped = optOut(record, *id); !stopped)
        return stopped;
    if (m_job.transaction.prospects().isSuppressed(*id))
        ++m_job.report.suppressed;
    tally.tell(m_job, record.row, record.line, id->text(),
               record.prospect.name.isEmpty() ? record.prospect.email : record.prospect.name,
               std::move(m_changes));
    return {};
}

} // namespace

Result<void> importProspects(ImportJob& job, QIODevice& device)
{
    ProspectTaker taker(job);
    const Result<intake::ImportReport> read = intake::readProspects(
        device, job.intakeOptions(),
        [&taker](intake::ProspectRecord&& record) { return taker.take(std::move(record)); },
        job.control);
    if (!read)
        return read.error();
    addTo(job, *read);
    return taker.finish();
}

} // namespace countersign::importing
