// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/account_report.h"

#include "app/domain/document.h"
#include "app/policy/counting_decisions.h"
#include "app/services/acting.h"
#include "app/store/accounts.h"
#include "app/store/controls.h"
#include "app/store/deliveries.h"
#include "app/store/drafts.h"
#include "app/store/history.h"
#include "app/store/personas.h"
#include "app/store/prospects.h"
#include "app/store/segments.h"
#include "app/store/sequences.h"
#include "app/text/citation_marks.h"
#include "app/text/word_diff.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// Two messages that share more than this share of their words read as one that was sent twice.
constexpr double sameFrom = 0.6;

CommitteeMember::Message messageOf(const store::Session& session, const Draft& draft,
                                   const policy::DraftHistory& history)
{
    CommitteeMember::Message message;
    message.draft = draft.id;
    message.channel = draft.channel;
    if (draft.step) {
        if (const std::optional<Step> step = session.sequences().step(*draft.step))
            message.position = step->position;
    }
    message.state = policy::reviewState(history);
    message.signedOff = policy::standingOf(history).signedOff;
    if (const Revision* head = policy::headOf(history)) {
        message.subject = text::withoutMarks(head->subject);
        message.text = text::withoutMarks(head->text);
    }
    return message;
}

Result<CommitteeMember> memberOf(const store::Session& session, const Prospect& prospect)
{
    CommitteeMember member;
    member.prospect = prospect.id;
    member.name = prospect.name;
    member.title = prospect.title;
    if (prospect.persona) {
        if (const std::optional<Persona> persona = session.personas().find(*prospect.persona))
            member.persona = persona->name;
    }
    const std::vector<Suppression> suppressions = session.prospects().suppressionsOf(prospect.id);
    member.suppressed =
        std::any_of(suppressions.begin(), suppressions.end(),
                    [](const Suppression& suppression) { return suppression.channels.empty(); });
    member.replied = !session.deliveries().repliesOf(prospect.id).empty();
    for (const Draft& draft : session.drafts().ofProspect(prospect.id)) {
        const Result<policy::DraftHistory> history = store::historyOf(session, draft.id);
        if (!history)
            return history.error();
        member.messages.push_back(messageOf(session, draft, *history));
    }
    return member;
}

void compare(AccountReport& report, const CommitteeMember& one, const CommitteeMember& other)
{
    for (const auto& a : one.messages) {
        for (const auto& b : other.messages) {
            if (a.channel != b.channel || a.text.isEmpty() || b.text.isEmpty())
                continue;
            const double same = 1.0 - text::changedShare(a.text, b.text);
            if (same >= sameFrom)
                report.same.push_back({a.draft, b.draft, same});
        }
    }
}

void addPeople(AccountReport& report)
{
    std::map<QString, qint64> personas;
    for (size_t i = 0; i < report.members.size(); ++i) {
        if (!report.members[i].persona.isEmpty())
            ++personas[report.members[i].persona];
        for (size_t j = i + 1; j < report.members.size(); ++j)
            compare(report, report.members[i], report.members[j]);
    }
    std::sort(report.same.begin(), report.same.end(),
              [](const SameMessage& a, const SameMessage& b) { return a.same > b.same; });
    for (const auto& [persona, people] : personas) {
        if (people > 1)
            report.sharedPersonas.emplace(persona, people);
    }
}

} // namespace

Result<AccountReport> accountReportOf(const store::Session& session, const AccountId& id)
{
    const std::optional<Account> account = session.accounts().find(id);
    if (!account)
        return notFound(u"account.unknown"_s, id.text());
    AccountReport report;
    report.account = *account;
    report.tier = session.accounts().tier(id);
    for (const UserId& approver : session.controls().approversOf(id)) {
        const std::optional<User> user = session.users().find(approver);
        report.approvers.append(user ? user->name : keyPart(approver.text()));
    }
    std::set<ProspectId> seen;
    for (const ProspectId& prospect : session.prospects().ofAccount(id)) {
        const std::optional<Prospect> person = session.prospects().person(prospect);
        if (!person || !seen.insert(person->id).second)
            continue;
        Result<CommitteeMember> member = memberOf(session, *person);
        if (!member)
            return member.error();
        report.members.push_back(*std::move(member));
        for (const SegmentId& segment : session.prospects().segmentsOf(prospect)) {
            if (const std::optional<Segment> known = session.segments().find(segment))
                report.segments.append(known->name);
        }
    }
    report.segments.removeDuplicates();
    addPeople(report);
    return report;
}

} // namespace countersign
