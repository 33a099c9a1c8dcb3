// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/edit_service.h"

#include "app/domain/document.h"
#include "app/policy/history.h"
#include "app/policy/permissions.h"
#include "app/policy/revision_merge.h"
#include "app/services/acting.h"
#include "app/services/check_service.h"
#include "app/services/check_sources.h"
#include "app/services/draft_view.h"
#include "app/store/checked.h"
#include "app/store/drafts.h"
#include "app/store/evidence_records.h"
#include "app/store/history.h"
#include "app/store/prospects.h"
#include "app/store/work_in_progress.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;
using countersign::policy::DraftHistory;

namespace countersign {

namespace {

/// The text with only those citations whose marks stand in it.
EditedText tidied(EditedText text)
{
    std::set<QString> labels;
    for (const QString& field : {text.subject, text.text}) {
        for (const text::CitationMark& mark : text::citationMarks(field))
            labels.insert(mark.label);
    }
    std::erase_if(text.citations,
                  [&labels](const auto& citation) { return !labels.contains(citation.first); });
    return text;
}

Revision revisionOf(const DraftId& draft, const UserId& author, EditedText text,
                    std::vector<RevisionId> parents, Origin origin, const QDateTime& now)
{
    Revision revision;
    revision.draft = draft;
    revision.author = author;
    revision.subject = std::move(text.subject);
    revision.text = std::move(text.text);
    revision.citations = std::move(text.citations);
    revision.parents = std::move(parents);
    revision.origin = origin;
    revision.at = now;
    return sealed(std::move(revision));
}

/// Puts the acting person's revision beside the head that moved on, and the merge of the two above them
/// where they do not overlap.
Result<EditOutcome> putBeside(store::Transaction& transaction, DraftHistory history,
                              const Revision& head, const Revision& mine)
{
    if (const Result<store::Put> put = transaction.drafts().put(mine); !put)
        return put.error();
    history.revisions.push_back(mine);
    EditOutcome outcome{.changed = true, .revision = mine.id, .merged = false, .conflict = true};
    const std::optional<Revision> merge = mergeRevision(history.revisions, head, mine);
    if (!merge)
        return outcome;
    if (const Result<store::Put> put = transaction.drafts().put(*merge); !put)
        return put.error();
    outcome.revision = merge->id;
    outcome.merged = true;
    outcome.conflict = false;
    return outcome;
}

Result<EditOutcome> finishIn(store::Transaction& transaction, const User& actor,
                             const DraftHistory& history, const RevisionId& baseId,
                             const EditedText& text, const QDateTime& now)
{
    const DraftId& draft = history.draft.id;
    const Revision* base = policy::revisionIn(history, baseId);
    if (!base)
        return notFound(u"revision.unknown"_s, baseId.text());
    const Revision& head = *policy::headOf(history);
    if (text == tidied(editedTextOf(*base)) || text == tidied(editedTextOf(head))) {
        if (const Result<void> dropped = transaction.workInProgress().discard(draft, actor.id);
            !dropped)
            return dropped.error();
        return EditOutcome{
            .changed = false, .revision = head.id, .merged = false, .conflict = false};
    }
    const Revision mine = revisionOf(draft, actor.id, text, {base->id}, Origin::Edited, now);
    if (head.id != base->id)
        return putBeside(transaction, history, head, mine);
    if (const Result<store::Put> put = transaction.drafts().put(mine); !put)
        return put.error();
    return EditOutcome{.changed = true, .revision = mine.id, .merged = false, .conflict = false};
}

QString nextLabel(Input input, const EditedText& text)
{
    std::set<QString> taken;
    for (const auto& [label, evidence] : text.citations)
        taken.insert(label);
    for (const QString& place : {text.text, text.subject}) {
        for (const text::CitationMark& mark : text::citationMarks(place))
            taken.insert(mark.label);
    }
    for (int number = 1;; ++number) {
        const QString label = QString(QLatin1Char(labelLetter(input)) + QString::number(number));
        if (!taken.contains(label))
            return label;
    }
}

Result<void> mayCite(const DraftHistory& history, const Evidence& evidence, bool withdrawn)
{
    if (withdrawn)
        return refusal(u"cite.withdrawn"_s);
    if (evidence.aboutProspect && *evidence.aboutProspect != history.prospect.id)
        return refusal(u"cite.other_person"_s);
    if (!evidence.aboutProspect && evidence.aboutAccount &&
        (!history.account || *evidence.aboutAccount != history.account->id))
        return refusal(u"cite.other_company"_s);
    return {};
}

/// The last try wrote the text and then could not check it, or what it bears on.
bool lacksCheck(const store::Session& session, const DraftId& draft)
{
    const auto checked = session.checked().ofDraft(draft);
    return !checked || checked->basis == store::neighboursOwed;
}

} // namespace

EditService::EditService(Context context, CheckService& checks)
    : m_context(context)
    , m_checks(checks)
{}

Result<void> EditService::saveWork(const DraftId& draft, const RevisionId& base,
                                   const EditedText& text)
{
    const QDateTime now = m_context.clock.now();
    return writeAs(m_context,
                   [&](store::Transaction& transaction, const User& actor) -> Result<void> {
                       if (!transaction.drafts().find(draft))
                           return notFound(u"draft.unknown"_s, draft.text());
                       return transaction.workInProgress().keep({.draft = draft,
                                                                 .user = actor.id,
                                                                 .subject = text.subject,
                                                                 .text = text.text,
                                                                 .citations = text.citations,
                                                                 .base = {base},
                                                                 .at = now});
                   });
}

Result<void> EditService::dropWork(const DraftId& draft)
{
    return writeAs(m_context,
                   [&](store::Transaction& transaction, const User& actor) -> Result<void> {
                       return transaction.workInProgress().discard(draft, actor.id);
                   });
}

Result<EditOutcome> EditService::finish(const DraftId& draft, const RevisionId& base,
                                        const EditedText& text)
{
    const EditedText tidy = tidied(text);
    if (tidy.text.trimmed().isEmpty())
        return refusal(u"edit.empty"_s);
    const QDateTime now = m_context.clock.now();
    bool waits = false;
    Result<EditOutcome> outcome = writeAs(
        m_context, [&](store::Transaction& transaction, const User& actor) -> Result<EditOutcome> {
            const Result<DraftHistory> history = store::historyOf(transaction, draft);
            if (!history)
                return history.error();
            if (const Result<void> may = mayEdit(*history, actor); !may)
                return may.error();
            if (!policy::headOf(*history))
                return refusal(u"decision.no_text"_s);
            waits = lacksCheck(transaction, draft);
            return finishIn(transaction, actor, *history, base, tidy, now);
        });
    if (!outcome || !(outcome->changed || waits))
        return outcome;
    if (const Result<CheckRun> run = m_checks.check({draft}); !run)
        return run.error();
    return outcome;
}

Result<InsertedCitation> EditService::cite(const DraftId& draft, const EditedText& text,
                                           qsizetype position, const EvidenceId& evidence) const
{
    return m_context.workspace.read([&](store::Reader& reader) -> Result<InsertedCitation> {
        const Result<DraftHistory> history = store::historyOf(reader, draft);
        if (!history)
            return history.error();
        std::optional<Evidence> passage = reader.evidence().find(evidence);
        if (!passage)
            return notFound(u"evidence.unknown"_s, evidence.text());
        // What is about any record of the person is about the person.
        if (passage->aboutProspect)
            passage->aboutProspect = reader.prospects().leadOf(*passage->aboutProspect);
        if (const Result<void> may =
                mayCite(*history, *passage, reader.evidence().isWithdrawn(evidence));
            !may)
            return may.error();
        InsertedCitation inserted;
        inserted.citations = text.citations;
        const auto known =
            std::find_if(text.citations.begin(), text.citations.end(),
                         [&](const auto& citation) { return citation.second == evidence; });
        inserted.label =
            known != text.citations.end() ? known->first : nextLabel(passage->input, text);
        inserted.citations.emplace(inserted.label, evidence);
        inserted.edit = text::markInsertion(
            text.text, std::clamp<qsizetype>(position, 0, text.text.size()), inserted.label);
        return inserted;
    });
}

Result<ConflictView> EditService::conflictOf(const DraftId& draft) const
{
    const UserId actor = m_context.session.userId();
    return m_context.workspace.read([&](store::Reader& reader) -> Result<ConflictView> {
        const Result<DraftHistory> history = store::historyOf(reader, draft);
        if (!history)
            return history.error();
        const std::vector<RevisionId> heads = policy::headsOf(history->revisions);
        if (heads.size() < 2)
            return refusal(u"conflict.none"_s);
        const Revision* mine = policy::revisionIn(*history, heads[0]);
        const Revision* theirs = policy::revisionIn(*history, heads[1]);
        if (theirs->author == actor && mine->author != actor)
            std::swap(mine, theirs);
        const auto nameOf = [&reader](const UserId& id) {
            const std::optional<User> user = reader.users().find(id);
            return user ? user->name : keyPart(id.text());
        };
        ConflictView view;
        view.heads = {mine->id, theirs->id};
        view.mine = editedTextOf(*mine);
        view.theirs = editedTextOf(*theirs);
        view.mineBy = nameOf(mine->author);
        view.theirsBy = nameOf(theirs->author);
        if (const Revision* base = commonAncestor(history->revisions, mine->id, theirs->id))
            view.base = editedTextOf(*base);
        view.proposal = mergedSides(view.base, view.mine, view.theirs).text.text;
        return view;
    });
}

Result<EditOutcome> EditService::resolve(const DraftId& draft, const std::vector<RevisionId>& seen,
                                         const EditedText& text)
{
    const EditedText tidy = tidied(text);
    if (tidy.text.trimmed().isEmpty())
        return refusal(u"edit.empty"_s);
    const QDateTime now = m_context.clock.now();
    Result<EditOutcome> outcome = writeAs(
        m_context, [&](store::Transaction& transaction, const User& actor) -> Result<EditOutcome> {
            const Result<DraftHistory> history = store::historyOf(transaction, draft);
            if (!history)
                return history.error();
            if (const Result<void> may = mayWrite(*history, actor); !may)
                return may.error();
            const std::vector<RevisionId> heads = policy::headsOf(history->revisions);
            if (heads.size() < 2)
                return refusal(u"conflict.none"_s);
            const bool areHeads =
                seen.size() >= 2 &&
                std::all_of(seen.begin(), seen.end(), [&](const RevisionId& id) {
                    return std::find(heads.begin(), heads.end(), id) != heads.end();
                });
            if (!areHeads)
                return refusal(u"conflict.changed"_s);
            const Revision revision = revisionOf(draft, actor.id, tidy, seen, Origin::Merged, now);
            if (const Result<store::Put> put = transaction.drafts().put(revision); !put)
                return put.error();
            return EditOutcome{.changed = true,
                               .revision = revision.id,
                               .merged = true,
                               .conflict = heads.size() > seen.size()};
        });
    if (!outcome)
        return outcome;
    if (const Result<CheckRun> run = m_checks.check({draft}); !run)
        return run.error();
    return outcome;
}

} // namespace countersign
