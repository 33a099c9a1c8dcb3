// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/drafts.h"
#include "app/domain/document.h"
#include "app/intake/draft_rows.h"
#include "app/policy/suppression_key.h"
#include "app/services/importing/companies.h"
#include "app/services/importing/erased.h"
#include "app/services/importing/import_job.h"
#include "app/services/importing/inline_evidence.h"
#include "app/services/importing/persona_typing.h"
#include "app/services/importing/recognising.h"
#include "app/store/deliveries.h"
#include "app/store/prospects.h"
#include "app/store/sequences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::importing {

namespace {

/// Takes copy in, row by row.
class DraftTaker {
public:
    explicit DraftTaker(ImportJob& job)
        : m_job(job)
        , m_companies(job)
        , m_typing(job.transaction)
        , m_erased(job.transaction)
    {}

    Result<void> take(intake::DraftRecord&& record);

private:
    Result<void> takeCopy(const intake::DraftRecord& record);
    Result<std::optional<Prospect>> addressee(const intake::DraftRecord& record);
    Result<std::optional<Prospect>> addAddressee(const intake::DraftRecord& record,
                                                 Prospect prospect);
    [[nodiscard]] std::optional<Step> stepFor(const intake::DraftRecord& record);
    [[nodiscard]] std::optional<Draft> known(const intake::DraftRecord& record,
                                             const ProspectId& prospect) const;
    Result<void> add(const intake::DraftRecord& record, const Prospect& prospect,
                     Citations citations);
    Result<void> update(const intake::DraftRecord& record, const Draft& draft, Citations citations);
    Result<Revision> putRevision(const intake::DraftRecord& record, const DraftId& draft,
                                 Citations citations, std::vector<RevisionId> parents);
    void reject(const intake::DraftRecord& record, const QString& column, const QString& value,
                const QString& reason);

    ImportJob& m_job;
    DraftId m_draft; ///< of the row at hand
    Companies m_companies;
    PersonaTyping m_typing;
    ErasedPeople m_erased;
};

Prospect prospectOf(const intake::DraftAddressee& addressee)
{
    Prospect prospect;
    prospect.name = addressee.name;
    prospect.given = addressee.given;
    prospect.family = addressee.family;
    prospect.email = addressee.email;
    prospect.phone = addressee.phone;
    prospect.title = addressee.title;
    prospect.language = addressee.locale.section(u'-', 0, 0);
    return prospect;
}

bool saysTheSame(const Revision& revision, const intake::DraftRecord& record)
{
    return revision.subject == record.subject && revision.text == record.text;
}

void DraftTaker::reject(const intake::DraftRecord& record, const QString& column,
                        const QString& value, const QString& reason)
{
    RejectedRow row = line(m_job, record.row, column, value, reason, {value});
    row.line = record.line;
    m_job.report.rejected.push_back(std::move(row));
}

/// Copy that names somebody with an e-mail address or a company brings them along; a bare name does not.
Result<std::optional<Prospect>> DraftTaker::addAddressee(const intake::DraftRecord& record,
                                                         Prospect prospect)
{
    const intake::DraftAddressee& who = record.prospect;
    if (who.name.isEmpty() || (who.email.isEmpty() && who.company.isEmpty())) {
        const bool isHere =
            !who.name.isEmpty() && !m_job.transaction.prospects().byName(who.name).empty();
        reject(record, u"prospect"_s, who.name.isEmpty() ? who.id : who.name,
               isHere ? u"draft.name_not_enough"_s : u"draft.unknown_prospect"_s);
        return std::optional<Prospect>();
    }
    const Result<std::optional<Account>> account = m_companies.findOrMake(who.company, {});
    if (!account)
        return account.error();
    prospect.id = ProspectId(newRecordId("prospect"));
    if (*account)
        prospect.account = (*account)->id;
    prospect.persona =
        who.persona.isEmpty() ? m_typing.forTitle(who.title) : m_typing.named(who.persona);
    if (const Result<store::Put> put = m_job.transaction.prospects().put(prospect); !put)
        return put.error();
    m_job.peopleChanged = true;
    m_job.report.warnings.push_back(line(m_job, record.row, u"prospect"_s, prospect.name,
                                         u"draft.prospect_added"_s, {prospect.name}));
    return std::optional(std::move(prospect));
}

Result<std::optional<Prospect>> DraftTaker::addressee(const intake::DraftRecord& record)
{
    const intake::DraftAddressee& who = record.prospect;
    const auto& prospects = m_job.transaction.prospects();
    if (!who.id.isEmpty()) {
        if (auto direct = prospects.find(ProspectId(who.id)))
            return direct;
        const auto byRecord = prospects.matching(
            SuppressionKind::Person, policy::normalForm(SuppressionKind::Person, who.id));
        if (byRecord.size() == 1)
            return prospects.find(byRecord.front());
    }
    // "prospect": "kit@acorn.example" names somebody by the address.
    const QString address = who.id.contains(u'@') ? who.id : who.name;
    if (who.email.isEmpty() && address.contains(u'@')) {
        const auto byEmail = prospects.matching(
            SuppressionKind::Email, policy::normalForm(SuppressionKind::Email, address));
        if (byEmail.size() == 1)
            return prospects.find(byEmail.front());
    }
    const Prospect incoming = prospectOf(who);
    if (m_erased.has(incoming, who.company) || m_erased.hasNamed(who.id)) {
        reject(record, {}, {}, u"prospect.erased"_s);
        return std::optional<Prospect>();
    }
    const intake::IdentityMatch match = recognise(m_job.transaction, incoming, who.company);
    if (match.kind == intake::MatchKind::Same && match.prospect)
        return prospects.find(*match.prospect);
    if (match.kind == intake::MatchKind::LikelyTwin) {
        reject(record, u"prospect"_s, who.name, u"draft.several_prospects"_s);
        return std::optional<Prospect>();
    }
    return addAddressee(record, incoming);
}

std::optional<Step> DraftTaker::stepFor(const intake::DraftRecord& record)
{
    if (record.sequence.isEmpty() || !record.step)
        return std::nullopt;
    const auto sequence = m_job.transaction.sequences().byName(record.sequence);
    if (!sequence) {
        m_job.report.warnings.push_back(line(m_job, record.row, u"sequence"_s, record.sequence,
                                             u"sequence.unknown"_s, {record.sequence}));
        return std::nullopt;
    }
    for (Step& step : m_job.transaction.sequences().stepsOf(sequence->id)) {
        if (step.position == *record.step)
            return std::move(step);
    }
    m_job.report.warnings.push_back(line(m_job, record.row, u"step"_s,
                                         QString::number(*record.step), u"step.unknown"_s,
                                         {record.sequence, QString::number(*record.step)}));
    return std::nullopt;
}

/// The draft that an earlier import of the same row made.
std::optional<Draft> DraftTaker::known(const intake::DraftRecord& record,
                                       const ProspectId& prospect) const
{
    const auto& drafts = m_job.transaction.drafts();
    if (!record.externalId.isEmpty()) {
        for (const DraftId& id : drafts.byExternalId(record.externalId)) {
            std::optional<Draft> draft = drafts.find(id);
            if (draft && draft->prospect == prospect)
                return draft;
        }
        return std::nullopt;
    }
    for (Draft& draft : drafts.ofProspect(prospect)) {
        if (draft.channel != record.channel || !draft.externalId.isEmpty())
            continue;
        const std::vector<Revision> revisions = drafts.revisionsOf(draft.id);
        if (std::any_of(revisions.begin(), revisions.end(), [&record](const Revision& revision) {
                return saysTheSame(revision, record);
            }))
            return std::move(draft);
    }
    return std::nullopt;
}

Result<Revision> DraftTaker::putRevision(const intake::DraftRecord& record, const DraftId& draft,
                                         Citations citations, std::vector<RevisionId> parents)
{
    Revision revision;
    revision.draft = draft;
    revision.author = m_job.actor.id;
    revision.subject = record.subject;
    revision.text = record.text;
    revision.citations = std::move(citations);
    revision.parents = std::move(parents);
    revision.origin = Origin::Imported;
    revision.at = m_job.now;
    revision = sealed(std::move(revision));
    if (const Result<store::Put> put = m_job.transaction.drafts().put(revision); !put)
        return put.error();
    m_job.drafts.insert(draft);
    return revision;
}

Result<void> DraftTaker::add(const intake::DraftRecord& record, const Prospect& prospect,
                             Citations citations)
{
    Draft draft;
    draft.id = DraftId(newRecordId("draft"));
    draft.prospect = prospect.id;
    draft.channel = record.channel;
    if (const std::optional<Step> step = stepFor(record)) {
        draft.step = step->id;
        if (!draft.channel)
            draft.channel = step->channel;
    }
    draft.externalId = record.externalId;
    draft.priority = record.priority;
    draft.due = record.due;
    if (const Result<store::Put> put = m_job.transaction.drafts().put(draft); !put)
        return put.error();
    m_draft = draft.id;
    const Result<Revision> revision = putRevision(record, draft.id, std::move(citations), {});
    if (!revision)
        return revision.error();
    ++m_job.report.added;
    return {};
}

/// A row that says what one of our revisions says changes nothing, also when somebody has edited since. New
/// words in the file become a revision, unless they would go over somebody's edit.
Result<void> DraftTaker::update(const intake::DraftRecord& record, const Draft& draft,
                                Citations citations)
{
    const auto& drafts = m_job.transaction.drafts();
    const std::vector<Revision> revisions = drafts.revisionsOf(draft.id);
    const bool isKnown =
        std::any_of(revisions.begin(), revisions.end(),
                    [&record](const Revision& revision) { return saysTheSame(revision, record); });
    if (isKnown) {
        ++m_job.report.unchanged;
        return {};
    }
    const std::optional<Revision> head = drafts.headOf(draft.id);
    const std::optional<Delivery> delivery = m_job.transaction.deliveries().ofDraft(draft.id);
    const bool wentOut = delivery && delivery->outcome != DeliveryOutcome::Failed;
    if (wentOut || !head || head->origin != Origin::Imported) {
        m_job.report.leftAsIs.push_back(line(m_job, record.row, u"text"_s, record.externalId,
                                             wentOut ? u"edit.delivered"_s : u"draft.edited_here"_s,
                                             {record.externalId}));
        ++m_job.report.unchanged;
        return {};
    }
    const Result<Revision> revision =
        putRevision(record, draft.id, std::move(citations), {head->id});
    if (!revision)
        return revision.error();
    ++m_job.report.updated;
    return {};
}

Result<void> DraftTaker::take(intake::DraftRecord&& record)
{
    const RowTally tally(m_job.report);
    m_draft = {};
    if (Result<void> taken = takeCopy(record); !taken)
        return taken;
    tally.tell(m_job, record.row, record.line, m_draft.text(), record.prospect.name);
    return {};
}

Result<void> DraftTaker::takeCopy(const intake::DraftRecord& record)
{
    const Result<std::optional<Prospect>> prospect = addressee(record);
    if (!prospect)
        return prospect.error();
    if (!*prospect)
        return {};
    Result<Citations> citations = putInlineEvidence(m_job, record, **prospect);
    if (!citations)
        return citations.error();
    if (m_job.transaction.prospects().isSuppressed((*prospect)->id))
        ++m_job.report.suppressed;
    const std::optional<Draft> draft = known(record, (*prospect)->id);
    if (draft) {
        m_draft = draft->id;
        return update(record, *draft, *std::move(citations));
    }
    return add(record, **prospect, *std::move(citations));
}

} // namespace

Result<void> importDrafts(ImportJob& job, QIODevice& device)
{
    DraftTaker taker(job);
    const Result<intake::ImportReport> read = intake::readDrafts(
        device, job.intakeOptions(),
        [&taker](intake::DraftRecord&& record) { return taker.take(std::move(record)); },
        job.control);
    if (!read)
        return read.error();
    addTo(job, *read);
    return {};
}

} // namespace countersign::importing
