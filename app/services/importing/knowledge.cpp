// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/knowledge.h"
#include "app/domain/document.h"
#include "app/intake/knowledge_documents.h"
#include "app/intake/table.h"
#include "app/services/importing/about.h"
#include "app/services/importing/import_job.h"
#include "app/store/evidence_records.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::importing {

namespace {

RejectedRow problemLine(const intake::DocumentProblem& problem)
{
    RejectedRow row;
    row.file = problem.path;
    row.line = problem.line;
    row.place = problem.line;
    row.reason = problem.reason;
    row.args = problem.args;
    return row;
}

void addRefusedBoundary(ImportReport& report, const intake::DocumentProblem& problem)
{
    RejectedRow row = problemLine(problem);
    row.column = u"pattern"_s;
    row.value = problem.args.value(1).left(intake::longestShownValue);
    report.rejected.push_back(std::move(row));
    ++report.read;
}

/// A document that is no text of ours was not read at all, and a boundary that could stop nothing is not
/// taken; everything else is worth a look.
void addProblems(ImportReport& report, const intake::Knowledge& knowledge)
{
    for (const intake::DocumentProblem& problem : knowledge.problems) {
        if (problem.reason.startsWith("file."_L1))
            report.rejected.push_back(problemLine(problem));
        else if (problem.reason == "boundary.bad_pattern"_L1)
            addRefusedBoundary(report, problem);
        else
            report.warnings.push_back(problemLine(problem));
    }
}

QString documentOf(const Evidence& evidence)
{
    return evidence.source.left(evidence.source.indexOf(u" › "_s));
}

void warn(ImportJob& job, const Evidence& passage, const QString& reason)
{
    RejectedRow note;
    note.file = documentOf(passage);
    note.value = passage.text.left(80);
    note.reason = reason;
    job.report.warnings.push_back(std::move(note));
}

/// The reason that an import withdraws a passage with.
QString goneFrom(const QString& document)
{
    return QString(u"no longer in "_s + document);
}

/// Whether imports alone have withdrawn it, because it was gone from its document.
bool wasOnlyGone(const store::Session& session, const Evidence& evidence)
{
    const std::vector<Withdrawal> withdrawals = session.evidence().withdrawalsOf(evidence.id);
    return std::all_of(withdrawals.begin(), withdrawals.end(), [&](const Withdrawal& withdrawal) {
        return withdrawal.reason == goneFrom(documentOf(evidence));
    });
}

/// A passage that was taken out of its document and stands in it again is new evidence, of the day it came
/// back: what was approved on the old one stays void, and new copy can cite it. One that a person has
/// withdrawn stays so.
Evidence asItCounts(const ImportJob& job, Evidence passage, const std::vector<Evidence>& counting)
{
    const Evidence first = sealed(passage);
    if (!job.transaction.evidence().isWithdrawn(first.id))
        return first;
    for (const Evidence& known : counting) {
        if (known.source == first.source && known.text == first.text)
            return known;
    }
    if (!wasOnlyGone(job.transaction, first))
        return first;
    passage.observedOn = job.today;
    return sealed(std::move(passage));
}

/// Passages of these documents that no longer stand in them are withdrawn, so that copy written from them
/// is looked at again. Only where the document is plainly the same one: some passage of it stayed.
Result<void> withdrawGone(ImportJob& job, const QStringList& files,
                          const std::set<EvidenceId>& standing)
{
    std::map<QString, std::vector<Evidence>> gone;
    std::set<QString> kept;
    for (Evidence& evidence : job.transaction.evidence().knowledge()) {
        const QString document = documentOf(evidence);
        if (!files.contains(document))
            continue;
        if (standing.contains(evidence.id))
            kept.insert(document);
        else
            gone[document].push_back(std::move(evidence));
    }
    for (const auto& [document, passages] : gone) {
        if (!kept.contains(document))
            continue;
        for (const Evidence& evidence : passages) {
            Withdrawal withdrawal;
            withdrawal.evidence = evidence.id;
            withdrawal.by = job.actor.id;
            withdrawal.reason = goneFrom(document);
            withdrawal.at = job.now;
            const Result<store::Put> put =
                job.transaction.evidence().put(sealed(std::move(withdrawal)));
            if (!put)
                return put.error();
            warn(job, evidence, u"knowledge.passage_gone"_s);
        }
    }
    return {};
}

/// Tells row by row what became of a document: its passages and rules in order.
class DocumentRows {
public:
    DocumentRows(ImportJob& job, QString document)
        : m_job(job)
        , m_document(std::move(document))
    {}

    void tell(store::Put put, const QString& id, const QString& name)
    {
        ++m_job.report.read;
        const RowTally tally(m_job.report);
        count(m_job.report, put);
        ++m_row;
        if (!m_job.options.listRows)
            return;
        ImportedRow told;
        told.file = m_document;
        told.row = m_row;
        told.fate = tally.fate(m_job.report);
        told.id = id;
        told.name = name.left(intake::longestShownValue).simplified();
        m_job.report.rows.push_back(std::move(told));
    }

private:
    ImportJob& m_job;
    QString m_document;
    qint64 m_row = 0;
};

Result<void> putPassages(ImportJob& job, std::vector<Evidence> passages,
                         const std::vector<Evidence>& counting, std::set<EvidenceId>& standing,
                         DocumentRows& rows)
{
    for (Evidence& passage : passages) {
        resolveAbout(job.transaction, passage);
        passage.retrievedAt = job.now;
        const Evidence evidence = asItCounts(job, std::move(passage), counting);
        if (!standing.insert(evidence.id).second)
            continue;
        const Result<store::Put> put = job.transaction.evidence().put(evidence);
        if (!put)
            return put.error();
        rows.tell(*put, evidence.id.text(), evidence.text);
        if (job.transaction.evidence().isWithdrawn(evidence.id))
            warn(job, evidence, u"knowledge.passage_withdrawn"_s);
    }
    return {};
}

template<class Item, class Known>
Result<void> putItem(ImportJob& job, Item item, const Known& known, const char* kind,
                     const QString& name, DocumentRows& rows)
{
    using Id = decltype(item.id);
    item.id = known ? known->id : Id(newRecordId(kind));
    const Result<store::Put> put = job.transaction.knowledge().put(item);
    if (!put)
        return put.error();
    rows.tell(*put, item.id.text(), QString(item.label % u' ' % name));
    return {};
}

Result<void> putRules(ImportJob& job, const intake::Knowledge& knowledge, DocumentRows& rows)
{
    for (const Boundary& boundary : knowledge.boundaries) {
        const auto known = job.transaction.knowledge().boundaryByLabel(boundary.label);
        if (Result<void> put = putItem(job, boundary, known, "boundary", boundary.title, rows);
            !put)
            return put;
    }
    for (const Directive& directive : knowledge.directives) {
        const auto known = job.transaction.knowledge().directiveByLabel(directive.label);
        if (Result<void> put = putItem(job, directive, known, "directive", directive.text, rows);
            !put)
            return put;
    }
    return {};
}

void tellSkipped(ImportReport& report, const QStringList& skipped)
{
    for (const QString& one : skipped) {
        RejectedRow note;
        note.file = one;
        note.reason = u"file.not_a_document"_s;
        note.args = {one};
        report.warnings.push_back(std::move(note));
    }
}

} // namespace

Result<void> importKnowledge(ImportJob& job, const QStringList& paths)
{
    const Result<intake::KnowledgeFolder> folder = intake::loadKnowledge(paths);
    if (!folder)
        return folder.error();
    const std::vector<Evidence> counting = job.transaction.evidence().knowledge();
    std::set<EvidenceId> standing;
    QStringList documents;
    for (const intake::KnowledgeFile& file : folder->files) {
        intake::Knowledge knowledge = intake::readKnowledge(file);
        addProblems(job.report, knowledge);
        DocumentRows rows(job, file.path);
        if (Result<void> put =
                putPassages(job, std::move(knowledge.passages), counting, standing, rows);
            !put)
            return put;
        if (Result<void> put = putRules(job, knowledge, rows); !put)
            return put;
        documents += knowledge.files;
    }
    tellSkipped(job.report, folder->skipped);
    return withdrawGone(job, documents, standing);
}

} // namespace countersign::importing
