// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/draft_documents.h"

#include "app/domain/document.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

/// The document's own id, put together from the draft's, the user's and the hash in three columns.
QString idFrom(DocumentKind kind, const Query& row, int draft, int user, int hash)
{
    return sealedId(kind, row.text(draft), row.text(user), row.blob(hash));
}

template<class Document, class Make>
std::vector<Document> sealedIn(Query rows, Make make)
{
    std::vector<Document> documents;
    while (rows.step()) {
        Document document = make(rows);
        if (sealHolds(document))
            documents.push_back(std::move(document));
    }
    return documents;
}

int confirmedOnly(Counting counting)
{
    return counting == Counting::Confirmed ? 1 : 0;
}

} // namespace

Draft draftFrom(const Query& row)
{
    return Draft{.id = row.id<DraftId>(0),
                 .prospect = row.id<ProspectId>(1),
                 .step = row.optionalId<StepId>(2),
                 .channel = row.optionalWord<Channel>(3),
                 .externalId = row.text(4),
                 .priority = row.integer(5),
                 .due = row.optionalDay(6)};
}

Revision revisionFrom(Connection& db, const Query& row)
{
    Revision revision{.id = RevisionId(idFrom(DocumentKind::Revision, row, 1, 2, 3)),
                      .draft = row.id<DraftId>(1),
                      .author = row.id<UserId>(2),
                      .subject = row.text(4),
                      .text = row.text(5),
                      .citations = {},
                      .parents = {},
                      .origin = row.word<Origin>(6),
                      .at = row.moment(7)};
    for (Query parent = db.query("revision/parents", row.number(0)); parent.step();)
        revision.parents.emplace_back(sealedId(DocumentKind::Revision, revision.draft.text(),
                                               parent.text(0), parent.blob(1)));
    std::sort(revision.parents.begin(), revision.parents.end());
    for (Query citation = db.query("revision/citations", row.number(0)); citation.step();)
        revision.citations.emplace(citation.text(0), EvidenceId(evidenceIdText(citation.blob(1))));
    return revision;
}

Generation generationFrom(const Query& row)
{
    return Generation{
        .id = GenerationId(idFrom(DocumentKind::Generation, row, 1, 2, 3)),
        .draft = row.id<DraftId>(1),
        .revision = RevisionId(idFrom(DocumentKind::Revision, row, 1, 4, 5)),
        .by = row.id<UserId>(2),
        .provider = row.text(6),
        .model = row.text(7),
        .promptHash = row.text(8),
        .plan = row.text(9),
        .knowledgeVersion = row.text(10),
        .directive = row.text(11),
        .at = row.moment(12),
    };
}

Decision decisionFrom(Connection& db, const Query& row)
{
    Decision decision{.id = DecisionId(idFrom(DocumentKind::Decision, row, 1, 2, 3)),
                      .draft = row.id<DraftId>(1),
                      .revision = row.isNull(5)
                                      ? RevisionId()
                                      : RevisionId(idFrom(DocumentKind::Revision, row, 1, 4, 5)),
                      .contentHash = row.text(6),
                      .verdict = row.word<Verdict>(7),
                      .target = std::nullopt,
                      .after = {},
                      .by = row.id<UserId>(2),
                      .role = row.word<Role>(10),
                      .reason = row.text(11),
                      .reasonHash = row.text(15),
                      .secondsLooked = row.integer(12),
                      .opened = {},
                      .bulk = row.integer(13) != 0,
                      .at = row.moment(14)};
    if (!row.isNull(9))
        decision.target = DecisionId(idFrom(DocumentKind::Decision, row, 1, 8, 9));
    for (Query seen = db.query("decision/after", row.number(0)); seen.step();)
        decision.after.emplace_back(
            sealedId(DocumentKind::Decision, decision.draft.text(), seen.text(0), seen.blob(1)));
    std::sort(decision.after.begin(), decision.after.end());
    for (Query opened = db.query("decision/opened", row.number(0)); opened.step();)
        decision.opened.emplace_back(evidenceIdText(opened.blob(0)));
    return decision;
}

Dismissal dismissalFrom(const Query& row)
{
    return Dismissal{.id = DismissalId(idFrom(DocumentKind::Dismissal, row, 1, 2, 3)),
                     .draft = row.id<DraftId>(1),
                     .revision = RevisionId(idFrom(DocumentKind::Revision, row, 1, 4, 5)),
                     .finding = row.text(6),
                     .by = row.id<UserId>(2),
                     .reason = row.text(7),
                     .reasonHash = row.text(9),
                     .at = row.moment(8)};
}

std::vector<Revision> revisionsOf(Connection& db, Row draft, Counting counting)
{
    return sealedIn<Revision>(db.query("revision/of_draft", draft, confirmedOnly(counting)),
                              [&db](const Query& row) { return revisionFrom(db, row); });
}

std::vector<Generation> generationsOf(Connection& db, Row draft, Counting counting)
{
    return sealedIn<Generation>(db.query("generation/of_draft", draft, confirmedOnly(counting)),
                                generationFrom);
}

std::vector<Decision> decisionsOf(Connection& db, Row draft, Counting counting)
{
    return sealedIn<Decision>(db.query("decision/of_draft", draft, confirmedOnly(counting)),
                              [&db](const Query& row) { return decisionFrom(db, row); });
}

std::vector<Dismissal> dismissalsOf(Connection& db, Row draft, Counting counting)
{
    return sealedIn<Dismissal>(db.query("dismissal/of_draft", draft, confirmedOnly(counting)),
                               dismissalFrom);
}

} // namespace countersign::store
