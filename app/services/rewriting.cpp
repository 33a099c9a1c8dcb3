// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/rewriting.h"

#include "app/base/json.h"
#include "app/domain/document.h"
#include "app/policy/history.h"
#include "app/services/draft_view.h"
#include "app/store/audit_log.h"
#include "app/store/drafts.h"
#include "app/store/history.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

constexpr auto rewritten = "generate.again"_L1;

/// The text that the rewriting took the place of; none once the draft has another text than the rewritten one.
const Revision* textBefore(const policy::DraftHistory& history, const Rewriting& rewriting)
{
    const Revision* head = policy::headOf(history);
    if (!head || head->id != rewriting.revision || head->parents.empty())
        return nullptr;
    return policy::revisionIn(history, head->parents.front());
}

} // namespace

Result<void> noteRewriting(store::Transaction& transaction, const User& actor,
                           const Rewriting& rewriting)
{
    return transaction.audit().append(
        {.by = actor.id,
         .action = rewritten,
         .subject = rewriting.draft.text(),
         .detail = {{"revision", toUtf8(rewriting.revision.text())}}});
}

std::optional<Rewriting> lastRewriting(const store::Session& session, const User& user)
{
    store::AuditFilter filter;
    filter.by = user.id;
    filter.kind = rewritten;
    const std::vector<AuditEntry> entries = session.audit().list({.limit = 1, .after = {}}, filter);
    if (entries.empty())
        return std::nullopt;
    const Result<Json> detail = parseJson(entries.front().detail.toUtf8());
    if (!detail)
        return std::nullopt;
    Rewriting rewriting{.draft = DraftId(entries.front().subject),
                        .revision = RevisionId(textAt(*detail, "revision")),
                        .at = entries.front().at};
    const Result<policy::DraftHistory> history = store::historyOf(session, rewriting.draft);
    if (!history || history->delivery || !textBefore(*history, rewriting))
        return std::nullopt;
    return rewriting;
}

Result<void> takeRewritingBack(store::Transaction& transaction, const User& actor,
                               const Rewriting& rewriting, const QDateTime& now)
{
    const Result<policy::DraftHistory> history = store::historyOf(transaction, rewriting.draft);
    if (!history)
        return history.error();
    if (const Result<void> may = mayEdit(*history, actor); !may)
        return may;
    const Revision* before = textBefore(*history, rewriting);
    if (!before)
        return refusal(u"undo.nothing"_s);
    Revision revision;
    revision.draft = rewriting.draft;
    revision.author = actor.id;
    revision.subject = before->subject;
    revision.text = before->text;
    revision.citations = before->citations;
    revision.parents = {rewriting.revision};
    revision.origin = Origin::Edited;
    revision.at = now;
    const Result<store::Put> put = transaction.drafts().put(sealed(std::move(revision)));
    if (!put)
        return put.error();
    return transaction.audit().append({.by = actor.id,
                                       .action = u"generate.undo"_s,
                                       .subject = rewriting.draft.text(),
                                       .detail = Json::object()});
}

} // namespace countersign
