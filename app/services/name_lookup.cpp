// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/name_lookup.h"

#include "app/policy/suppression_key.h"
#include "app/services/acting.h"
#include "app/store/accounts.h"
#include "app/store/controls.h"
#include "app/store/decisions.h"
#include "app/store/drafts.h"
#include "app/store/evidence_records.h"
#include "app/store/prospects.h"
#include "app/store/segments.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

template<class Ids>
void addTo(QStringList& found, const Ids& ids)
{
    for (const auto& id : ids)
        found.append(id.text());
}

/// By e-mail, record id of a CRM, or full name, whichever first names somebody.
QStringList prospectsNamed(const store::Session& session, const QString& typed)
{
    const store::Prospects& prospects = session.prospects();
    std::vector<ProspectId> records;
    if (prospects.find(ProspectId(typed)))
        records = {ProspectId(typed)};
    if (records.empty() && typed.contains(u'@'))
        records = prospects.byEmail(typed);
    if (records.empty())
        records = prospects.matching(SuppressionKind::Person,
                                     policy::normalForm(SuppressionKind::Person, typed));
    if (records.empty())
        records = prospects.byName(typed);
    // Any record of a person names the person.
    QStringList found;
    for (const ProspectId& record : records)
        found.append(prospects.leadOf(record).text());
    found.removeDuplicates();
    return found;
}

QStringList accountsNamed(const store::Session& session, const QString& typed)
{
    QStringList found;
    if (session.accounts().find(AccountId(typed)))
        return {typed};
    addTo(found, session.accounts().byDomain(typed.toLower()));
    if (found.isEmpty())
        addTo(found, session.accounts().byName(typed));
    return found;
}

QStringList segmentsNamed(const store::Session& session, const QString& typed)
{
    QStringList found;
    for (const Segment& segment : session.segments().all()) {
        if (segment.id.text() == typed)
            return {typed};
        if (segment.name.compare(typed, Qt::CaseInsensitive) == 0)
            found.append(segment.id.text());
    }
    return found;
}

QStringList draftsNamed(const store::Session& session, const QString& typed)
{
    QStringList found;
    if (session.drafts().find(DraftId(typed)))
        return {typed};
    addTo(found, session.drafts().byExternalId(typed));
    if (!found.isEmpty())
        return found;
    const qsizetype slash = typed.lastIndexOf(u'/');
    const std::optional<Channel> channel =
        slash > 0 ? fromText<Channel>(QStringView(typed).mid(slash + 1)) : std::nullopt;
    const QString who = channel ? typed.left(slash) : typed;
    for (const QString& prospect : prospectsNamed(session, who.trimmed())) {
        for (const Draft& draft : session.drafts().ofProspect(ProspectId(prospect))) {
            if (!channel || draft.channel == channel)
                found.append(draft.id.text());
        }
    }
    return found;
}

QStringList exactly(bool there, const QString& typed)
{
    return there ? QStringList{typed} : QStringList();
}

QStringList usersNamed(const store::Session& session, const QString& typed)
{
    const Result<User> user = session.users().resolve(typed);
    if (user)
        return {user->id.text()};
    return user.error().candidates;
}

QStringList anythingNamed(const store::Session& session, const QString& typed)
{
    if (session.evidence().find(EvidenceId(typed)) || session.decisions().find(DecisionId(typed)) ||
        session.users().find(UserId(typed)))
        return {typed};
    QStringList found = draftsNamed(session, typed);
    const QStringList people = prospectsNamed(session, typed);
    // A name means the person; a draft of theirs is asked for by its id or with its channel.
    if (!people.isEmpty() && session.drafts().byExternalId(typed).empty() &&
        !session.drafts().find(DraftId(typed)))
        found = people;
    found += accountsNamed(session, typed);
    found += segmentsNamed(session, typed);
    return found;
}

QStringList candidatesFor(const store::Session& session, Named kind, const QString& typed)
{
    switch (kind) {
    case Named::Anything:
        return anythingNamed(session, typed);
    case Named::Prospect:
        return prospectsNamed(session, typed);
    case Named::Account:
        return accountsNamed(session, typed);
    case Named::Segment:
        return segmentsNamed(session, typed);
    case Named::Draft:
        return draftsNamed(session, typed);
    case Named::Evidence:
        return exactly(session.evidence().find(EvidenceId(typed)).has_value(), typed);
    case Named::Decision:
        return exactly(session.decisions().find(DecisionId(typed)).has_value(), typed);
    case Named::User:
        return usersNamed(session, typed);
    }
    return {};
}

} // namespace

namespace {

/// What tells people of one name apart: name, title, company, e-mail; for others their id alone.
QString described(const store::Session& session, const QString& id)
{
    const std::optional<Prospect> person = session.prospects().find(ProspectId(id));
    if (!person)
        return {};
    QStringList parts{person->name, person->title};
    if (person->account) {
        if (const std::optional<Account> account = session.accounts().find(*person->account))
            parts.append(account->name);
    }
    parts.append(person->email);
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

Error ambiguous(const store::Session& session, const QString& typed, const QStringList& found)
{
    QStringList lines;
    QStringList descriptions;
    for (const QString& id : found) {
        const QString who = described(session, id);
        descriptions.append(who);
        lines.append(who.isEmpty() ? id : QString(id + u" ("_s + who + u')'));
    }
    return Error{.code = ErrorCode::Ambiguous,
                 .id = u"id.ambiguous"_s,
                 .args = QStringList{typed, lines.join(u"; "_s)} + descriptions,
                 .where = {},
                 .detail = {},
                 .candidates = found};
}

} // namespace

Result<QString> idNamed(const store::Session& session, Named kind, const QString& typed)
{
    const QString wanted = typed.trimmed();
    if (wanted.isEmpty())
        return notFound(u"id.unknown"_s, typed);
    QStringList found = candidatesFor(session, kind, wanted);
    found.removeDuplicates();
    if (found.isEmpty())
        return notFound(u"id.unknown"_s, typed);
    if (found.size() == 1)
        return found.first();
    return ambiguous(session, typed, found);
}

} // namespace countersign
