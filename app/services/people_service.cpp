// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/people_service.h"

#include "app/domain/document.h"
#include "app/intake/opt_out.h"
#include "app/policy/permissions.h"
#include "app/policy/suppression_key.h"
#include "app/services/acting.h"
#include "app/services/check_service.h"
#include "app/services/importing/erased.h"
#include "app/services/suppressing.h"
#include "app/store/accounts.h"
#include "app/store/audit_log.h"
#include "app/store/deliveries.h"
#include "app/store/drafts.h"
#include "app/store/erasure.h"
#include "app/store/prospects.h"
#include "app/store/queue.h"
#include "app/store/search_index.h"
#include "app/store/settings.h"
#include "app/store/suppressions.h"

#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// Beyond so many people the list says whom an entry names only where it is asked for one person.
constexpr int maxNamed = 5000;
/// Pairs of twins on one page.
constexpr int maxTwins = 1000;

Result<Prospect> prospectIn(const store::Session& session, const ProspectId& id)
{
    if (std::optional<Prospect> prospect = session.prospects().person(id))
        return std::move(*prospect);
    return notFound(u"prospect.unknown"_s, id.text());
}

/// Stops a person by everything that any of their records knows them under.
Result<std::vector<SuppressionId>> suppressEverywhere(store::Transaction& transaction,
                                                      const User& actor, const ProspectId& prospect,
                                                      const SuppressionNote& what)
{
    std::vector<SuppressionId> all;
    for (const ProspectId& id : transaction.prospects().recordsOf(prospect)) {
        const std::optional<Prospect> record = transaction.prospects().find(id);
        if (!record)
            continue;
        const auto ids = putSuppressionOf(transaction, actor, *record, what);
        if (!ids)
            return ids;
        all.insert(all.end(), ids->begin(), ids->end());
    }
    return all;
}

Result<void> note(store::Transaction& transaction, const User& actor, const QString& action,
                  const QString& subject, Json detail = Json::object())
{
    return transaction.audit().append(
        {.by = actor.id, .action = action, .subject = subject, .detail = std::move(detail)});
}

Json idsJson(const std::vector<SuppressionId>& ids)
{
    Json list = Json::array();
    for (const SuppressionId& id : ids)
        list.push_back(toUtf8(id.text()));
    return list;
}

/// Key → names of the people it stops.
std::map<QString, QStringList> namedByKey(const store::Session& session)
{
    std::map<QString, QStringList> named;
    const QByteArray teamKey = session.settings().teamKey();
    for (const Prospect& prospect :
         session.prospects().list({}, {.limit = maxNamed, .after = {}})) {
        if (!session.prospects().isSuppressed(prospect.id))
            continue;
        for (const ProspectId& id : session.prospects().recordsOf(prospect.id)) {
            const Prospect record = session.prospects().find(id).value_or(prospect);
            std::optional<Account> account;
            if (record.account)
                account = session.accounts().find(*record.account);
            for (const QString& key :
                 policy::suppressionKeysOf(teamKey, record, account ? &*account : nullptr))
                named[key].append(prospect.name);
        }
    }
    return named;
}

QString companyOf(const store::Session& session, const Prospect& prospect)
{
    const std::optional<Account> account =
        prospect.account ? session.accounts().find(*prospect.account) : std::nullopt;
    return account ? account->name : QString();
}

std::vector<TwinView> viewsOf(const store::Session& session,
                              const std::vector<std::pair<ProspectId, ProspectId>>& pairs)
{
    std::vector<TwinView> twins;
    for (const auto& [first, second] : pairs) {
        const std::optional<Prospect> a = session.prospects().find(first);
        const std::optional<Prospect> b = session.prospects().find(second);
        const std::optional<Prospect> together = session.prospects().together(first, second);
        if (a && b && together)
            twins.push_back({*a, *b, *together, companyOf(session, *a), companyOf(session, *b),
                             companyOf(session, *together)});
    }
    return twins;
}

std::vector<DraftId> suppressedDrafts(const store::Session& session)
{
    std::vector<DraftId> drafts;
    store::QueueRequest request;
    request.filter.states = {policy::ReviewState::Suppressed};
    request.limit = 1000;
    for (;;) {
        const store::QueuePage page = session.queue().page(request);
        for (const store::QueueRow& row : page.rows)
            drafts.push_back(row.draft);
        if (!page.more)
            return drafts;
        request.from = page.end;
    }
}

} // namespace

PeopleService::PeopleService(Context context, CheckService& checks)
    : m_context(context)
    , m_checks(checks)
{}

Result<SuppressionId> PeopleService::suppress(SuppressionKind kind, const QString& value,
                                              const std::vector<Channel>& channels,
                                              const QString& reason)
{
    const SuppressionNote what{
        .channels = channels, .reason = reason, .since = {}, .at = m_context.clock.now()};
    std::vector<ProspectId> named;
    const Result<PutSuppression> put = writeAs(
        m_context,
        [&](store::Transaction& transaction, const User& actor) -> Result<PutSuppression> {
            if (Result<void> may = policy::require(actor.role, policy::Action::Suppress); !may)
                return may.error();
            Result<PutSuppression> entry =
                putSuppression(transaction, actor, kind, value, {}, what);
            if (!entry || !entry->added)
                return entry;
            named = transaction.prospects().matching(kind, policy::normalForm(kind, value));
            if (Result<void> noted = note(transaction, actor, u"suppress"_s, entry->id.text());
                !noted)
                return noted.error();
            return entry;
        });
    if (!put)
        return put.error();
    if (const Result<CheckRun> run = m_checks.recheckOf(named); !run)
        return run.error();
    return put->id;
}

Result<void> PeopleService::lift(const SuppressionId& suppression, const QString& reason)
{
    const QDateTime now = m_context.clock.now();
    std::vector<DraftId> stopped;
    const Result<void> lifted =
        writeAs(m_context, [&](store::Transaction& transaction, const User& actor) -> Result<void> {
            if (Result<void> may = policy::require(actor.role, policy::Action::LiftSuppression);
                !may)
                return may;
            if (reason.trimmed().isEmpty())
                return refusal(u"lift.no_reason"_s);
            if (!transaction.suppressions().find(suppression))
                return notFound(u"suppression.unknown"_s, suppression.text());
            stopped = suppressedDrafts(transaction);
            Lift document;
            document.suppression = suppression;
            document.by = actor.id;
            document.reason = reason.trimmed();
            document.at = now;
            const Result<store::Put> put =
                transaction.suppressions().put(sealed(std::move(document)));
            return put ? Result<void>() : Result<void>(put.error());
        });
    if (!lifted)
        return lifted;
    const Result<CheckRun> run = m_checks.check(stopped);
    return run ? Result<void>() : Result<void>(run.error());
}

Result<std::vector<SuppressionView>> PeopleService::suppressions(int limit) const
{
    using Views = std::vector<SuppressionView>;
    return m_context.workspace.read([limit](store::Reader& reader) -> Result<Views> {
        const std::map<QString, QStringList> named = namedByKey(reader);
        Views views;
        for (Suppression& suppression : reader.suppressions().list({.limit = limit, .after = {}})) {
            SuppressionView view;
            const std::optional<User> by = reader.users().find(suppression.by);
            view.byName = by ? by->name : keyPart(suppression.by.text());
            if (const auto it = named.find(suppression.key); it != named.end())
                view.prospects = it->second;
            view.lifted = reader.suppressions().isLifted(suppression.id);
            view.suppression = std::move(suppression);
            views.push_back(std::move(view));
        }
        return views;
    });
}

Result<ReplyOutcome> PeopleService::reply(const ProspectId& prospect, const QString& text)
{
    if (text.trimmed().isEmpty())
        return badInput(u"reply.empty"_s);
    const intake::OptOut verdict = intake::classifyReply(text);
    const QDateTime now = m_context.clock.now();
    Result<ReplyOutcome> outcome = writeAs(
        m_context, [&](store::Transaction& transaction, const User& actor) -> Result<ReplyOutcome> {
            if (Result<void> may = policy::require(actor.role, policy::Action::RecordReply); !may)
                return may.error();
            const Result<Prospect> person = prospectIn(transaction, prospect);
            if (!person)
                return person.error();
            Reply reply;
            reply.prospect = prospect;
            reply.by = actor.id;
            reply.text = text;
            reply.optOut = verdict.optOut;
            reply.at = now;
            reply = sealed(std::move(reply));
            if (const Result<store::Put> put = transaction.deliveries().put(reply); !put)
                return put.error();
            Json detail{{"opt_out", verdict.optOut}, {"reply", toUtf8(reply.id.text())}};
            if (verdict.optOut) {
                const auto put = suppressEverywhere(
                    transaction, actor, prospect,
                    {.channels = {}, .reason = u"opt-out in a reply"_s, .since = {}, .at = now});
                if (!put)
                    return put.error();
                detail["suppressions"] = idsJson(*put);
            }
            if (Result<void> noted =
                    note(transaction, actor, u"reply"_s, prospect.text(), std::move(detail));
                !noted)
                return noted.error();
            ReplyOutcome answer{
                .reply = reply.id, .optOut = verdict.optOut, .why = verdict.why, .held = {}};
            for (const Draft& draft : transaction.drafts().ofProspect(prospect)) {
                const auto delivery = transaction.deliveries().ofDraft(draft.id);
                if (!delivery || delivery->outcome == DeliveryOutcome::Failed)
                    answer.held.push_back(draft.id);
            }
            return answer;
        });
    if (!outcome)
        return outcome;
    if (const Result<CheckRun> run = m_checks.check(outcome->held); !run)
        return run.error();
    return outcome;
}

Result<void> PeopleService::erase(const ProspectId& prospect)
{
    const QDateTime now = m_context.clock.now();
    const Result<void> erased =
        writeAs(m_context, [&](store::Transaction& transaction, const User& actor) -> Result<void> {
            if (Result<void> may = policy::require(actor.role, policy::Action::Erase); !may)
                return may;
            const Result<Prospect> person = prospectIn(transaction, prospect);
            if (!person)
                return person.error();
            const auto put = suppressEverywhere(
                transaction, actor, prospect,
                {.channels = {}, .reason = erasedReason, .since = {}, .at = now});
            if (!put)
                return put.error();
            qint64 drafts = 0;
            qint64 passages = 0;
            for (const ProspectId& record : transaction.prospects().recordsOf(prospect)) {
                const Result<store::Erased> gone = store::erase(transaction, record, actor.id);
                if (!gone)
                    return gone.error();
                drafts += gone->drafts;
                passages += gone->evidence;
            }
            return note(transaction, actor, u"erase"_s, prospect.text(),
                        {{"drafts", drafts}, {"evidence", passages}});
        });
    if (!erased)
        return erased;
    bool first = true;
    for (bool more = true; more; first = false) {
        const Result<bool> left =
            m_context.workspace.writeNow([first](store::Transaction& transaction) {
                return store::mergeSearch(transaction, first);
            });
        if (!left)
            return left.error();
        more = *left;
    }
    // What the log beside the file still holds goes too.
    return m_context.workspace.checkpoint();
}

Result<std::vector<TwinView>> PeopleService::undecidedTwins() const
{
    using Twins = std::vector<TwinView>;
    return m_context.workspace.read([](store::Reader& reader) -> Result<Twins> {
        return viewsOf(reader, reader.prospects().undecidedTwins(maxTwins));
    });
}

Result<std::vector<TwinView>> PeopleService::mergedTwins() const
{
    using Twins = std::vector<TwinView>;
    return m_context.workspace.read([](store::Reader& reader) -> Result<Twins> {
        return viewsOf(reader, reader.prospects().mergedTwins(maxTwins));
    });
}

Result<ProspectId> PeopleService::settleTwins(const ProspectId& prospect, const ProspectId& other,
                                              bool samePerson)
{
    const Result<ProspectId> settled = writeAs(
        m_context, [&](store::Transaction& transaction, const User& actor) -> Result<ProspectId> {
            if (Result<void> may = policy::require(actor.role, policy::Action::EditPeople); !may)
                return may.error();
            if (prospect == other)
                return refusal(u"twins.one_record"_s, {prospect.text()});
            for (const ProspectId& id : {prospect, other}) {
                if (const Result<Prospect> known = prospectIn(transaction, id); !known)
                    return known.error();
            }
            const store::TwinVerdict verdict =
                samePerson ? store::TwinVerdict::SamePerson : store::TwinVerdict::TwoPeople;
            if (Result<void> decided =
                    transaction.prospects().decideTwins(prospect, other, verdict);
                !decided)
                return decided.error();
            if (Result<void> noted =
                    note(transaction, actor, samePerson ? u"twins.same"_s : u"twins.two"_s,
                         prospect.text(), {{"other", toUtf8(other.text())}});
                !noted)
                return noted.error();
            return transaction.prospects().leadOf(prospect);
        });
    if (!settled)
        return settled;
    const Result<CheckRun> run = m_checks.recheckOf({prospect, other});
    return run ? settled : Result<ProspectId>(run.error());
}

Result<void> PeopleService::reopenTwins(const ProspectId& prospect, const ProspectId& other)
{
    const Result<void> reopened =
        writeAs(m_context, [&](store::Transaction& transaction, const User& actor) -> Result<void> {
            if (Result<void> may = policy::require(actor.role, policy::Action::EditPeople); !may)
                return may;
            for (const ProspectId& id : {prospect, other}) {
                if (const Result<Prospect> known = prospectIn(transaction, id); !known)
                    return known.error();
            }
            if (Result<void> decided = transaction.prospects().decideTwins(
                    prospect, other, store::TwinVerdict::Undecided);
                !decided)
                return decided;
            return note(transaction, actor, u"twins.undo"_s, prospect.text(),
                        {{"other", toUtf8(other.text())}});
        });
    if (!reopened)
        return reopened;
    const Result<CheckRun> run = m_checks.recheckOf({prospect, other});
    return run ? reopened : Result<void>(run.error());
}

Result<std::vector<ProspectId>> PeopleService::takeApart(const ProspectId& prospect)
{
    using Ids = std::vector<ProspectId>;
    Result<Ids> apart =
        writeAs(m_context, [&](store::Transaction& transaction, const User& actor) -> Result<Ids> {
            if (Result<void> may = policy::require(actor.role, policy::Action::EditPeople); !may)
                return may.error();
            Ids records = transaction.prospects().recordsOf(prospect);
            if (Result<void> out = transaction.prospects().takeOut(prospect); !out)
                return out.error();
            if (Result<void> noted = note(transaction, actor, u"twins.undo"_s, prospect.text());
                !noted)
                return noted.error();
            return records;
        });
    if (!apart)
        return apart;
    const Result<CheckRun> run = m_checks.recheckOf(*apart);
    return run ? apart : Result<Ids>(run.error());
}

} // namespace countersign
