// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/work_in_progress.h"

#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/failure.h"
#include "app/store/rows.h"

namespace countersign::store {

namespace {

QString citationsColumn(const Citations& citations)
{
    std::map<QString, QString> texts;
    for (const auto& [label, evidence] : citations)
        texts.emplace(label, evidence.text());
    return mapColumn(texts);
}

Citations citationsFrom(const QString& column)
{
    Citations citations;
    for (const auto& [label, evidence] : mapFrom(column))
        citations.emplace(label, EvidenceId(evidence));
    return citations;
}

QString idsColumn(const std::vector<RevisionId>& ids)
{
    QStringList texts;
    for (const RevisionId& id : ids)
        texts.append(id.text());
    return listColumn(texts);
}

std::vector<RevisionId> idsFrom(const QString& column)
{
    std::vector<RevisionId> ids;
    for (const QString& text : listFrom(column))
        ids.emplace_back(text);
    return ids;
}

UnfinishedEdit editFrom(const Query& row)
{
    return UnfinishedEdit{.draft = row.id<DraftId>(0),
                          .user = row.id<UserId>(1),
                          .subject = row.text(2),
                          .text = row.text(3),
                          .citations = citationsFrom(row.text(4)),
                          .base = idsFrom(row.text(5)),
                          .at = row.moment(6)};
}

} // namespace

std::optional<UnfinishedEdit> WorkInProgress::find(const DraftId& draft, const UserId& user) const
{
    Query row = db().query("work/find", draft, user);
    return row.step() ? std::optional(editFrom(row)) : std::nullopt;
}

Result<void> WorkInProgress::keep(const UnfinishedEdit& edit)
{
    const Row draft = rowOf(db(), edit.draft);
    if (draft == 0)
        return storeError(ErrorCode::NotFound, QStringLiteral("draft.unknown"),
                          {edit.draft.text()});
    db().run("work/keep", draft, internRow(db(), edit.user), edit.subject, edit.text,
             citationsColumn(edit.citations), idsColumn(edit.base), edit.at);
    return {};
}

Result<void> WorkInProgress::discard(const DraftId& draft, const UserId& user)
{
    db().run("work/discard", rowOf(db(), draft), rowOf(db(), user));
    return {};
}

} // namespace countersign::store
