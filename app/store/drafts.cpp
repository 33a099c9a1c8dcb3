// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/drafts.h"

#include "app/domain/document.h"
#include "app/store/audit_log.h"
#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/draft_documents.h"
#include "app/store/effects.h"
#include "app/store/rows.h"
#include "app/store/same_people.h"
#include "app/store/transaction.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

std::vector<DraftId> idsIn(Query rows)
{
    std::vector<DraftId> ids;
    while (rows.step())
        ids.push_back(rows.id<DraftId>(0));
    return ids;
}

/// The parts of a revision's id, if it is one of this draft.
std::optional<SealedId> revisionOf(const DraftId& draft, const RevisionId& revision)
{
    std::optional<SealedId> parts = sealedIdFrom(DocumentKind::Revision, revision.text());
    if (parts && parts->subject != keyPart(draft.text()))
        return std::nullopt;
    return parts;
}

/// The first of its ids that cannot be what it should be; empty if all can.
QString badReferenceIn(const Revision& revision)
{
    for (const RevisionId& parent : revision.parents) {
        if (!revisionOf(revision.draft, parent))
            return parent.text();
    }
    for (const auto& [label, evidence] : revision.citations) {
        if (!sealedIdFrom(DocumentKind::Evidence, evidence.text()))
            return evidence.text();
    }
    return {};
}

} // namespace

std::optional<Draft> Drafts::find(const DraftId& id) const
{
    Query row = db().query("draft/find", id);
    return row.step() ? std::optional(draftFrom(row)) : std::nullopt;
}

std::vector<DraftId> Drafts::byExternalId(const QString& externalId) const
{
    return externalId.isEmpty() ? std::vector<DraftId>()
                                : idsIn(db().query("draft/by_external_id", externalId));
}

std::vector<Draft> Drafts::ofProspect(const ProspectId& prospect) const
{
    std::vector<Draft> drafts;
    for (const ProspectId& record : samePeople(db(), prospect)) {
        for (Query row = db().query("draft/of_prospect", record); row.step();)
            drafts.push_back(draftFrom(row));
    }
    return drafts;
}

std::vector<DraftId> Drafts::ofAccount(const AccountId& account) const
{
    return idsIn(db().query("draft/of_account", account));
}

std::optional<DraftId> Drafts::ofStep(const ProspectId& prospect, const StepId& step) const
{
    for (const ProspectId& record : samePeople(db(), prospect)) {
        Query row = db().query("draft/of_step", record, step);
        if (row.step())
            return row.id<DraftId>(0);
    }
    return std::nullopt;
}

std::vector<DraftId> Drafts::torn() const
{
    return idsIn(db().query("remote/drafts_with_heads"));
}

qint64 Drafts::count() const
{
    return db().number("draft/count");
}

std::optional<Revision> Drafts::revision(const RevisionId& id) const
{
    const std::optional<SealedId> parts = sealedIdFrom(DocumentKind::Revision, id.text());
    if (!parts)
        return std::nullopt;
    Query row = db().query("revision/by_hash", parts->hash);
    if (!row.step())
        return std::nullopt;
    Revision revision = revisionFrom(db(), row);
    return revision.id == id && sealHolds(revision) ? std::optional(std::move(revision))
                                                    : std::nullopt;
}

std::vector<Revision> Drafts::revisionsOf(const DraftId& draft) const
{
    return store::revisionsOf(db(), rowOf(db(), draft), Counting::Everything);
}

std::vector<Revision> Drafts::headsOf(const DraftId& draft) const
{
    std::vector<Revision> heads;
    for (Query row = db().query("revision/heads_of", rowOf(db(), draft)); row.step();) {
        Revision revision = revisionFrom(db(), row);
        if (sealHolds(revision))
            heads.push_back(std::move(revision));
    }
    std::sort(heads.begin(), heads.end(),
              [](const Revision& a, const Revision& b) { return a.id < b.id; });
    return heads;
}

std::optional<Revision> Drafts::headOf(const DraftId& draft) const
{
    std::vector<Revision> heads = headsOf(draft);
    return heads.size() == 1 ? std::optional(std::move(heads.front())) : std::nullopt;
}

std::vector<Generation> Drafts::generationsOf(const DraftId& draft) const
{
    return store::generationsOf(db(), rowOf(db(), draft), Counting::Everything);
}

Result<Put> Drafts::put(const Draft& draft)
{
    if (const Result<void> named = requireKind(draft.id.text(), "draft"_L1); !named)
        return named.error();
    if (const Result<void> named = requireKind(draft.prospect.text(), "prospect"_L1); !named)
        return named.error();
    const std::optional<Draft> known = find(draft.id);
    if (known == draft)
        return Put::Unchanged;
    const Row row = internRow(db(), draft.id);
    db().run("draft/update", row, internRow(db(), draft.prospect), internRow(db(), draft.step),
             wordColumn(draft.channel), draft.externalId, draft.priority, draft.due);
    tx().changed(DocumentKind::Draft, row);
    tx().effects().facts.insert(row);
    if (!known || known->prospect != draft.prospect)
        tx().effects().texts.insert(row);
    return known ? Put::Changed : Put::Added;
}

Result<Put> Drafts::put(const Revision& revision)
{
    if (!sealHolds(revision))
        return brokenSeal(revision.id.text());
    if (const QString bad = badReferenceIn(revision); !bad.isEmpty())
        return badReference(revision.id.text(), bad);
    const QByteArray hash = sealedIdFrom(DocumentKind::Revision, revision.id.text())->hash;
    if (db().number("rows/revision", hash) != 0)
        return Put::Unchanged;
    const Row draft = internRow(db(), revision.draft);
    const Row author = internRow(db(), revision.author);
    const bool hasChild = db().has("revision/has_child", hash);
    db().run("revision/add", hash, draft, author, !hasChild, toText(revision.origin), revision.at,
             revision.subject, revision.text);
    const Row row = db().lastRow();
    for (const RevisionId& parent : revision.parents) {
        const SealedId parts = *revisionOf(revision.draft, parent);
        db().run("revision/add_parent", row, parts.hash,
                 internRow(db(), UserId(u"user:"_s + parts.user)));
        db().run("revision/unhead", parts.hash);
    }
    for (const auto& [label, evidence] : revision.citations)
        db().run("revision/add_citation", row, label, internRow(db(), evidence));
    if (!db().has("checked/is_current", draft)) {
        db().run("finding/clear", draft);
        db().run("checked/clear", draft);
    }
    db().run("work/discard", draft, author);
    tx().changed(DocumentKind::Revision, row);
    tx().effects().facts.insert(draft);
    tx().effects().texts.insert(draft);
    if (tx().origin() == WriteOrigin::Here && revision.origin == Origin::Edited) {
        const Result<void> noted =
            tx().audit().append({revision.author, u"edit"_s, revision.draft.text(),
                                 Json{{"revision", toUtf8(revision.id.text())}}});
        if (!noted)
            return noted.error();
    }
    return Put::Added;
}

Result<Put> Drafts::put(const Generation& generation)
{
    if (!sealHolds(generation))
        return brokenSeal(generation.id.text());
    const std::optional<SealedId> revision = revisionOf(generation.draft, generation.revision);
    if (!revision)
        return badReference(generation.id.text(), generation.revision.text());
    const QByteArray hash = sealedIdFrom(DocumentKind::Generation, generation.id.text())->hash;
    if (db().number("rows/generation", hash) != 0)
        return Put::Unchanged;
    const Row draft = internRow(db(), generation.draft);
    db().run("generation/add", hash, draft, internRow(db(), UserId(u"user:"_s + revision->user)),
             revision->hash, internRow(db(), generation.by), generation.provider, generation.model,
             generation.promptHash, generation.plan, generation.knowledgeVersion,
             generation.directive, generation.at);
    tx().changed(DocumentKind::Generation, db().lastRow());
    tx().effects().facts.insert(draft);
    if (tx().origin() == WriteOrigin::Here) {
        const Result<void> noted =
            tx().audit().append({generation.by, u"generate.text"_s, generation.draft.text(),
                                 Json{{"generation", toUtf8(generation.id.text())}}});
        if (!noted)
            return noted.error();
    }
    return Put::Added;
}

} // namespace countersign::store
