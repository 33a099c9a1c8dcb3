// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/sample_story.h"

#include "app/domain/document.h"
#include "app/policy/content_hash.h"
#include "app/policy/decide.h"
#include "app/services/acting.h"
#include "app/services/check_service.h"
#include "app/services/handed_mail.h"
#include "app/store/deliveries.h"
#include "app/store/drafts.h"
#include "app/store/history.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace countersign {

StoryTeller::StoryTeller(Context context, StoryClock& clock, Session& session, CheckService& checks,
                         std::map<QString, QString> evidenceIds)
    : m_context(context)
    , m_clock(clock)
    , m_session(session)
    , m_evidenceIds(std::move(evidenceIds))
    , m_decisions(context, checks)
    , m_edits(context, checks)
    , m_people(context, checks)
    , m_evidence(context, checks)
{}

Result<void> StoryTeller::tell(const QString& file, SampleReport& report,
                               const std::stop_token& stop)
{
    QFile story(file);
    if (!story.open(QIODevice::ReadOnly))
        return badInput(u"file.unreadable"_s, file, {file});
    for (int row = 1; !story.atEnd(); ++row) {
        if (stop.stop_requested())
            return stopped();
        const QByteArray bytes = story.readLine().trimmed();
        if (bytes.isEmpty())
            continue;
        const Result<Json> line = parseJson(bytes);
        if (!line)
            return line.error();
        ++report.storyLines;
        const Result<void> done = act(*line);
        if (done)
            continue;
        if (done.error().code != ErrorCode::Refused)
            return done.error();
        Error refused = done.error();
        refused.where = u"story.jsonl:%1"_s.arg(row);
        report.refused.push_back(std::move(refused));
    }
    return {};
}

Result<DraftId> StoryTeller::draftNamed(const QString& externalId) const
{
    return m_context.workspace.read([&externalId](store::Reader& reader) -> Result<DraftId> {
        const std::vector<DraftId> drafts = reader.drafts().byExternalId(externalId);
        if (drafts.size() == 1)
            return drafts.front();
        return notFound(u"draft.unknown"_s, externalId);
    });
}

Result<Revision> StoryTeller::head(const DraftId& draft) const
{
    return m_context.workspace.read([&draft](store::Reader& reader) -> Result<Revision> {
        if (std::optional<Revision> revision = reader.drafts().headOf(draft))
            return *std::move(revision);
        return refusal(u"decision.conflict"_s);
    });
}

Result<void> StoryTeller::act(const Json& line)
{
    m_clock.setNow(QDateTime::fromString(textAt(line, "at"), Qt::ISODate).toUTC());
    if (const Result<User> acting = m_session.actAs(textAt(line, "by")); !acting)
        return acting.error();
    const QString what = textAt(line, "do");
    if (what == "withdraw_evidence"_L1)
        return withdrawEvidence(line);
    const Result<DraftId> draft = draftNamed(textAt(line, "draft"));
    if (!draft)
        return draft.error();
    if (const std::optional<Verdict> verdict = fromText<Verdict>(what))
        return decide(line, *verdict, *draft);
    if (what == "deliver"_L1)
        return deliver(*draft, fromText<DeliveryOutcome>(textAt(line, "outcome"))
                                   .value_or(DeliveryOutcome::Delivered));
    if (what == "reply"_L1)
        return reply(line, *draft);
    if (what == "conflict"_L1)
        return conflict(line, *draft);
    if (what != "edit"_L1)
        return badInput(u"story.verb"_s, {}, {what});
    const Result<Revision> base = head(*draft);
    if (!base)
        return base.error();
    const QString subject = textAt(line, "subject");
    return edit(*draft, base->id, subject.isEmpty() ? base->subject : subject,
                textAt(line, "text"));
}

Result<void> StoryTeller::decide(const Json& line, Verdict verdict, const DraftId& draft)
{
    const Result<Revision> revision = head(draft);
    if (!revision)
        return revision.error();
    DecisionRequest request;
    request.verdict = verdict;
    request.reason = textAt(line, "reason");
    request.secondsLooked = line.value("looked", 0);
    for (const QString& label : textsAt(line, "opened")) {
        const auto it = revision->citations.find(label);
        if (it != revision->citations.end())
            request.opened.push_back(it->second);
    }
    const Result<std::vector<DecisionOutcome>> outcomes = m_decisions.decide({draft}, request);
    if (!outcomes)
        return outcomes.error();
    if (outcomes->front().refusal)
        return *outcomes->front().refusal;
    return {};
}

Result<void> StoryTeller::edit(const DraftId& draft, const RevisionId& base, const QString& subject,
                               const QString& text)
{
    const Result<Citations> citations =
        m_context.workspace.read([&base](store::Reader& reader) -> Result<Citations> {
            const std::optional<Revision> revision = reader.drafts().revision(base);
            return revision ? revision->citations : Citations();
        });
    if (!citations)
        return citations.error();
    const Result<EditOutcome> outcome = m_edits.finish(draft, base, {subject, text, *citations});
    return outcome ? Result<void>() : Result<void>(outcome.error());
}

/// Two people change one text without knowing of each other.
Result<void> StoryTeller::conflict(const Json& line, const DraftId& draft)
{
    const Result<Revision> base = head(draft);
    if (!base)
        return base.error();
    if (Result<void> mine = edit(draft, base->id, base->subject, textAt(line, "text")); !mine)
        return mine;
    if (const Result<User> acting = m_session.actAs(textAt(line, "by2")); !acting)
        return acting.error();
    return edit(draft, base->id, base->subject, textAt(line, "text2"));
}

/// Nothing is handed over: the sample only says that it was.
Result<void> StoryTeller::deliver(const DraftId& draft, DeliveryOutcome outcome)
{
    return writeAs(
        m_context, [&](store::Transaction& transaction, const User& actor) -> Result<void> {
            const Result<policy::DraftHistory> history = store::historyOf(transaction, draft);
            if (!history)
                return history.error();
            if (Result<void> may = policy::mayDeliver(*history, false); !may)
                return may;
            const Revision& text = *policy::headOf(*history);
            Delivery delivery;
            delivery.id = deliveryIdFor(draft);
            delivery.draft = draft;
            delivery.revision = text.id;
            delivery.contentHash = policy::contentHash(*history, text);
            delivery.by = actor.id;
            delivery.means = u"eml"_s;
            delivery.target = mailFileName(*history);
            delivery.at = m_clock.now();
            if (Result<void> claimed = transaction.deliveries().claim(delivery); !claimed)
                return claimed;
            return transaction.deliveries().settle(draft, outcome, m_clock.now());
        });
}

Result<void> StoryTeller::reply(const Json& line, const DraftId& draft)
{
    const Result<ProspectId> prospect =
        m_context.workspace.read([&draft](store::Reader& reader) -> Result<ProspectId> {
            return reader.drafts().find(draft)->prospect;
        });
    if (!prospect)
        return prospect.error();
    const Result<ReplyOutcome> outcome = m_people.reply(*prospect, textAt(line, "text"));
    return outcome ? Result<void>() : Result<void>(outcome.error());
}

Result<void> StoryTeller::withdrawEvidence(const Json& line)
{
    const QString name = textAt(line, "evidence");
    const auto it = m_evidenceIds.find(name);
    if (it == m_evidenceIds.end())
        return notFound(u"evidence.unknown"_s, name);
    const Result<WithdrawalOutcome> outcome =
        m_evidence.withdraw(EvidenceId(it->second), textAt(line, "reason"));
    return outcome ? Result<void>() : Result<void>(outcome.error());
}

} // namespace countersign
