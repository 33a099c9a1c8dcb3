// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/store/support/examples.h"

#include "app/domain/document.h"
#include "app/policy/content_hash.h"
#include "app/policy/suppression_key.h"

using namespace Qt::StringLiterals;

namespace countersign::store::testing {

namespace {

QString numbered(const char* text, int n)
{
    return QString(QString::fromUtf8(text) + QString::number(n));
}

} // namespace

QDateTime moment(int minutes)
{
    return QDateTime(QDate(2026, 11, 2), QTime(8, 0), Qt::UTC).addSecs(60 * qint64(minutes));
}

User user(const QString& name, Role role)
{
    return User{.id = userIdFor(name),
                .name = name,
                .role = role,
                .email = QString(keyPart(userIdFor(name).text()) + u"@us.example"),
                .languages = {u"en"_s}};
}

Account account(int n)
{
    return Account{.id = AccountId(numbered("account:a", n)),
                   .name = numbered("Rook Works ", n),
                   .domain = QString(numbered("rook", n) + u".example"),
                   .industry = u"Food distribution"_s,
                   .employees = u"1,120"_s,
                   .country = u"Ireland"_s,
                   .custom = {}};
}

Prospect prospect(int n)
{
    Prospect prospect;
    prospect.id = ProspectId(numbered("prospect:p", n));
    prospect.account = account(n / 10).id;
    prospect.name = numbered("Ada Rook ", n);
    prospect.given = u"Ada"_s;
    prospect.family = numbered("Rook ", n);
    prospect.email = QString(numbered("ada", n) + u"@rook.example");
    prospect.phone = numbered("+35315550", 100 + n);
    prospect.title = u"Head of Quality"_s;
    prospect.profileUrl = numbered("https://www.linkedin.example/in/ada", n);
    prospect.language = u"en"_s;
    prospect.owner = u"Wren Hallatt"_s;
    prospect.externalIds = {{u"Record ID"_s, numbered("80", n)}};
    prospect.custom = {{u"Score"_s, u"A"_s}};
    return prospect;
}

Draft draft(int n)
{
    return Draft{.id = DraftId(numbered("draft:d", n)),
                 .prospect = prospect(n).id,
                 .step = std::nullopt,
                 .channel = Channel::Email,
                 .externalId = numbered("D", n),
                 .priority = 5,
                 .due = std::nullopt};
}

Evidence evidence(int n, Input input)
{
    Evidence evidence;
    evidence.input = input;
    evidence.title = numbered("Notice ", n);
    evidence.text = numbered("The cold store was opened in year ", n);
    evidence.source = u"https://rook.example/news"_s;
    evidence.kind = u"news"_s;
    evidence.observedOn = QDate(2026, 9, 1).addDays(n % 60);
    evidence.retrievedAt = moment(n);
    return sealed(evidence);
}

Revision revision(const DraftId& draft, const UserId& author, const QString& text,
                  const std::vector<RevisionId>& parents, const Citations& citations)
{
    Revision revision;
    revision.draft = draft;
    revision.author = author;
    revision.subject = u"A question"_s;
    revision.text = text;
    revision.citations = citations;
    revision.parents = parents;
    revision.at = moment(0);
    return sealed(revision);
}

Generation generation(const Revision& revision, const UserId& worker)
{
    Generation generation;
    generation.draft = revision.draft;
    generation.revision = revision.id;
    generation.by = worker;
    generation.provider = u"builtin"_s;
    generation.at = revision.at;
    return sealed(generation);
}

Decision decision(const policy::DraftHistory& history, Verdict verdict, const User& by, int minutes)
{
    Decision decision;
    decision.draft = history.draft.id;
    decision.verdict = verdict;
    if (const Revision* head = policy::headOf(history)) {
        decision.revision = head->id;
        decision.contentHash = policy::contentHash(history, *head);
    }
    for (const Decision& seen : history.decisions)
        decision.after.push_back(seen.id);
    decision.by = by.id;
    decision.role = by.role;
    decision.reason = u"read it twice"_s;
    decision.secondsLooked = 42;
    decision.at = moment(minutes);
    return sealed(decision);
}

Dismissal dismissal(const Revision& revision, const Finding& finding, const UserId& by)
{
    Dismissal dismissal;
    dismissal.draft = revision.draft;
    dismissal.revision = revision.id;
    dismissal.finding = findingKey(finding);
    dismissal.by = by;
    dismissal.reason = u"checked by phone"_s;
    dismissal.at = moment(0);
    return sealed(dismissal);
}

Finding finding(const QString& check, Severity severity, const QString& excerpt)
{
    Finding finding;
    finding.check = check;
    finding.severity = severity;
    finding.start = 3;
    finding.end = 8;
    finding.excerpt = excerpt;
    finding.reason = u"number_missing"_s;
    finding.args = {u"12"_s};
    return finding;
}

Control control(const QString& subject, ControlKind kind, const QString& value, const User& by,
                const std::vector<ControlId>& after)
{
    Control control;
    control.subject = subject;
    control.kind = kind;
    control.value = value;
    control.after = after;
    control.by = by.id;
    control.role = by.role;
    control.reason = u"calibrating"_s;
    control.at = moment(0);
    return sealed(control);
}

QString filterJson(const QString& field, const QString& value)
{
    return QString(uR"({"all":[{"field":")"_s + field + uR"(","is":")"_s + value + uR"("}]})"_s);
}

Suppression suppression(const QByteArray& teamKey, SuppressionKind kind, const QString& normalForm,
                        const UserId& by, const std::vector<Channel>& channels)
{
    Suppression suppression;
    suppression.key = policy::suppressionKey(teamKey, kind, normalForm);
    suppression.kind = kind;
    suppression.channels = channels;
    suppression.reason = u"asked by reply"_s;
    suppression.since = u"2026-08-26"_s;
    suppression.by = by;
    suppression.at = moment(0);
    return sealed(suppression);
}

} // namespace countersign::store::testing
