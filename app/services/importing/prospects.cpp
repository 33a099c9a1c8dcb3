// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/prospects.h"
#include "app/domain/document.h"
#include "app/intake/merge_record.h"
#include "app/intake/prospect_rows.h"
#include "app/policy/permissions.h"
#include "app/services/importing/companies.h"
#include "app/services/importing/erased.h"
#include "app/services/importing/import_job.h"
#include "app/services/importing/persona_typing.h"
#include "app/services/importing/recognising.h"
#include "app/services/importing/rows_so_far.h"
#include "app/services/suppressing.h"
#include "app/store/accounts.h"

#include <utility>

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
        , m_erased(job.transaction)
    {}

    /// Rows that only point at somebody wait for the end of the file: who it is may stand further down.
    Result<void> take(intake::ProspectRecord&& record);
    Result<void> finish();

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
    [[nodiscard]] static bool onlyPoints(const Prospect& who);
    [[nodiscard]] bool isNobody(const intake::ProspectRecord& record) const;
    Result<void> takeNow(intake::ProspectRecord&& record);
    void refuseNobody(const intake::ProspectRecord& record);
    [[nodiscard]] bool refuse(const intake::ProspectRecord& record);
    [[nodiscard]] std::optional<ProspectId> knownByNameAlone(const intake::ProspectRecord& record,
                                                             const QString& company) const;
    void noteSaidBefore(const intake::ProspectRecord& record, const Prospect& known,
                        const QStringList& fields);
    void giveWay(intake::ProspectRecord& record, const Prospect& known,
                 std::optional<Account>& account);

    void tellNameless(const intake::ProspectRecord& record);

    ImportJob& m_job;
    bool m_toldNoNames = false;
    std::vector<intake::FieldChange> m_changes; ///< of the row at hand
    Companies m_companies;
    PersonaTyping m_typing;
    ErasedPeople m_erased;
    RowsSoFar m_rows;
    std::vector<intake::ProspectRecord> m_later;
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
    if (prospect.name.isEmpty())
        tellNameless(record);
    ++m_job.report.added;
    m_job.peopleChanged = true;
    return prospect.id;
}

/// Row by row where one lacks what others have; once where the file has no column for it.
void ProspectTaker::tellNameless(const intake::ProspectRecord& record)
{
    const Prospect& who = record.prospect;
    if (record.hasNameColumn)
        m_job.report.warnings.push_back(note(record, u"name"_s, {}, u"prospect.no_name"_s,
                                             {who.email.isEmpty() ? who.profileUrl : who.email}));
    else if (!std::exchange(m_toldNoNames, true))
        m_job.report.warnings.push_back(
            line(m_job, 0, u"name"_s, {}, u"prospect.no_name_column"_s, {}));
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
    m_job.peopleChanged = true;
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
    const bool fitsSeveral = match.why == "several"_L1;
    for (const Prospect& known : sharingAKey(m_job.transaction, record.prospect, company)) {
        intake::ProspectRecord told = record;
        QStringList fields;
        if (fitsSeveral) // nothing in the row tells them apart: it says no more than the first about one
            fields = m_rows.giveWay(told, known, m_job.options.clearEmpty);
        const bool isItself =
            intake::mergeProspect(known, told.prospect, told.present, m_job.options.clearEmpty)
                .changes.empty();
        if (isItself) {
            ++m_job.report.unchanged;
            noteSaidBefore(record, known, fields);
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

bool ProspectTaker::onlyPoints(const Prospect& who)
{
    return who.name.isEmpty() && who.email.isEmpty() && who.profileUrl.isEmpty();
}

/// A record id finds somebody who is here already; of a stranger it says nothing that one could write to.
bool ProspectTaker::isNobody(const intake::ProspectRecord& record) const
{
    return onlyPoints(record.prospect) &&
           recognise(m_job.transaction, record.prospect, record.companyName).kind ==
               intake::MatchKind::New;
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

/// Rows that nothing of is taken: of somebody who was erased, and of a record id that an earlier row gave to
/// somebody else. Of the erased the report repeats nothing readable.
bool ProspectTaker::refuse(const intake::ProspectRecord& record)
{
    const bool erased = m_erased.has(record.prospect, record.companyName);
    const std::optional<RowsSoFar::Clash> clash = m_rows.clash(record);
    if (!erased && !clash)
        return false;
    RejectedRow row =
        erased ? note(record, {}, {}, u"prospect.erased"_s, {})
               : note(record, u"id"_s, clash->id, u"prospect.same_id"_s,
                      {QString::number(clash->row), QString::number(record.row), clash->id,
                       QString(clash->name + u", "_s + record.prospect.name)});
    row.wholeRow = true;
    m_job.report.rejected.push_back(std::move(row));
    return true;
}

/// The first row about somebody counts; what a later one has otherwise is listed.
void ProspectTaker::giveWay(intake::ProspectRecord& record, const Prospect& known,
                            std::optional<Account>& account)
{
    if (m_rows.firstAbout(known.id) == 0)
        return;
    QStringList fields = m_rows.giveWay(record, known, m_job.options.clearEmpty);
    if (account && known.account && *known.account != account->id) {
        account.reset();
        fields.append(u"company"_s);
    }
    if (known.persona && m_typing.named(record.personaName) != known.persona)
        record.personaName.clear();
    noteSaidBefore(record, known, fields);
}

void ProspectTaker::noteSaidBefore(const intake::ProspectRecord& record, const Prospect& known,
                                   const QStringList& fields)
{
    const QString first = QString::number(m_rows.firstAbout(known.id));
    for (const QString& field : fields)
        m_job.report.leftAsIs.push_back(
            note(record, field, {}, u"row.said_before"_s, {known.name, first}));
}

/// A name without anything beside it recognises nobody; the same row again is told by all that it says.
std::optional<ProspectId> ProspectTaker::knownByNameAlone(const intake::ProspectRecord& record,
                                                          const QString& company) const
{
    if (!intake::identityQuestions(record.prospect, company).empty())
        return std::nullopt;
    for (const ProspectId& id : m_job.transaction.prospects().byName(record.prospect.name)) {
        const std::optional<Prospect> known = m_job.transaction.prospects().find(id);
        if (known &&
            intake::mergeProspect(*known, record.prospect, record.present, m_job.options.clearEmpty)
                .changes.empty())
            return id;
    }
    return std::nullopt;
}

Result<void> ProspectTaker::take(intake::ProspectRecord&& record)
{
    if (!onlyPoints(record.prospect))
        return takeNow(std::move(record));
    m_later.push_back(std::move(record));
    return {};
}

Result<void> ProspectTaker::finish()
{
    for (intake::ProspectRecord& record : m_later) {
        if (Result<void> taken = takeNow(std::move(record)); !taken)
            return taken;
    }
    return m_companies.setTiers();
}

Result<void> ProspectTaker::takeNow(intake::ProspectRecord&& record)
{
    const RowTally tally(m_job.report);
    m_changes.clear();
    if (refuse(record)) {
        tally.tell(m_job, record.row, record.line, {}, {});
        return {};
    }
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
        giveWay(record, *existing, *account);
        id = update(record, *existing, *account);
    } else if (const std::optional<ProspectId> known = knownByNameAlone(record, company)) {
        ++m_job.report.unchanged;
        id = *known;
    } else {
        id = add(record, *account);
    }
    if (!id)
        return id.error();
    m_rows.note(record, *id, m_job.options.clearEmpty);
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
    if (const Result<void> finished = taker.finish(); !finished)
        return finished;
    addTo(job, *read);
    return {};
}

} // namespace countersign::importing
