// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/checked.h"

#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/findings.h"
#include "app/store/rows.h"
#include "app/store/transaction.h"

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

/// Of this device alone: what begins with "_" is neither listed nor sent.
constexpr auto behindKey = "_checks_behind"_L1;

/// NULL for the usual case of none.
std::optional<QString> orNull(const QString& text, const char* empty)
{
    return text == QLatin1String(empty) ? std::nullopt : std::optional(text);
}

std::optional<QString> evidenceColumn(const std::vector<EvidenceId>& evidence)
{
    QStringList texts;
    for (const EvidenceId& id : evidence)
        texts.append(id.text());
    return orNull(listColumn(texts), "[]");
}

std::optional<QString> fixColumn(const std::optional<Fix>& fix)
{
    if (!fix)
        return std::nullopt;
    const Json object = {
        {"start", fix->start}, {"end", fix->end}, {"replacement", toUtf8(fix->replacement)}};
    return QString::fromUtf8(canonicalJson(object));
}

std::optional<Fix> fixFrom(const QString& column)
{
    const Result<Json> object = parseJson(column.toUtf8());
    if (!object || !object->is_object())
        return std::nullopt;
    return Fix{.start = object->value("start", qsizetype(0)),
               .end = object->value("end", qsizetype(0)),
               .replacement = textAt(*object, "replacement")};
}

Finding findingFrom(const Query& row)
{
    Finding finding{.check = row.text(0),
                    .severity = row.word<Severity>(1, Severity::Blocker),
                    .field = row.word<Field>(2),
                    .start = row.number(3),
                    .end = row.number(4),
                    .excerpt = row.text(5),
                    .reason = row.text(6),
                    .args = row.isNull(7) ? QStringList() : listFrom(row.text(7)),
                    .evidence = {},
                    .fix = row.isNull(9) ? std::nullopt : fixFrom(row.text(9))};
    if (!row.isNull(8)) {
        for (const QString& id : listFrom(row.text(8)))
            finding.evidence.emplace_back(id);
    }
    return finding;
}

} // namespace

std::optional<std::vector<Finding>> findingsOf(Connection& db, Row draft)
{
    if (!db.has("checked/is_current", draft))
        return std::nullopt;
    std::vector<Finding> findings;
    for (Query row = db.query("finding/of_draft", draft); row.step();)
        findings.push_back(findingFrom(row));
    return findings;
}

std::optional<CheckedRevision> Checked::ofDraft(const DraftId& draft) const
{
    const Row row = rowOf(db(), draft);
    std::optional<std::vector<Finding>> findings = findingsOf(db(), row);
    if (!findings)
        return std::nullopt;
    Query checked = db().query("checked/of_draft", row);
    if (!checked.step())
        return std::nullopt;
    return CheckedRevision{
        .draft = draft,
        .revision = RevisionId(documentId(db(), DocumentKind::Revision, checked.number(0))),
        .findings = std::move(*findings),
        .basis = checked.text(1),
        .skeleton = checked.text(2),
        .specificity = checked.isNull(3) ? std::nullopt : std::optional(checked.real(3)),
        .words = checked.integer(4)};
}

std::vector<DraftId> Checked::waiting(const QString& basis, const DraftId& after, int limit) const
{
    std::vector<DraftId> drafts;
    Query row = db().query("checked/waiting", basis, rowOf(db(), after), limit);
    while (row.step())
        drafts.push_back(row.id<DraftId>(0));
    return drafts;
}

QStringList Checked::skeletonsOf(const SegmentId& segment, int limit, const DraftId& except) const
{
    QStringList skeletons;
    Query row = db().query("checked/skeletons", rowOf(db(), segment), rowOf(db(), except), limit);
    while (row.step())
        skeletons.append(row.text(0));
    return skeletons;
}

std::map<QString, qint64> Checked::countsByCheck() const
{
    std::map<QString, qint64> counts;
    for (Query row = db().query("finding/counts"); row.step();)
        counts.emplace(row.text(0), row.number(1));
    return counts;
}

bool Checked::isBehind() const
{
    return db().has("setting/find", QString(behindKey));
}

void Checked::setBehind(bool behind)
{
    if (behind)
        db().run("setting/put", QString(behindKey), u"1"_s);
    else
        db().run("setting/remove", QString(behindKey));
}

void Checked::expire(const ProspectId& prospect)
{
    db().run("checked/expire", rowOf(db(), prospect), QString(neighboursOwed));
}

Result<Put> Checked::put(const CheckedRevision& checked)
{
    const Row draft = rowOf(db(), checked.draft);
    const Row revision = documentRow(db(), checked.revision.text());
    if (draft == 0 || revision == 0 || !db().has("revision/is_head", revision, draft))
        return Put::Unchanged;
    std::optional<CheckedRevision> before = ofDraft(checked.draft);
    if (before == checked)
        return Put::Unchanged;
    db().run("checked/put", draft, revision, checked.basis, checked.skeleton, checked.specificity,
             checked.words);
    if (before && before->findings == checked.findings)
        return Put::Changed;
    db().run("finding/clear", draft);
    int position = 0;
    for (const Finding& finding : checked.findings)
        db().run("finding/add", draft, position++, internCheck(db(), finding.check),
                 toText(finding.severity), toText(finding.field), qint64(finding.start),
                 qint64(finding.end), finding.excerpt, finding.reason,
                 orNull(listColumn(finding.args), "[]"), evidenceColumn(finding.evidence),
                 fixColumn(finding.fix));
    tx().effects().facts.insert(draft);
    return Put::Changed;
}

} // namespace countersign::store
