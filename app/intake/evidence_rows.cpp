// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/evidence_rows.h"

#include "app/intake/date_column.h"
#include "app/intake/evidence_words.h"
#include "app/intake/hidden_instructions.h"
#include "app/intake/import_rows.h"

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

int field(QStringView name)
{
    return fieldIndex(RecordKind::Evidence, name);
}

class EvidenceMaker {
public:
    EvidenceMaker(const DateColumn& dates, const QString& fileName)
        : m_dates(dates)
        , m_fileInput(inputOfFileName(fileName))
    {}

    std::optional<EvidenceRecord> make(RowFields& fields) const;

private:
    void takeInput(RowFields& fields, Evidence& evidence) const;
    void takeDate(RowFields& fields, Evidence& evidence) const;
    void takeLanguage(RowFields& fields, Evidence& evidence) const;

    const DateColumn& m_dates;
    std::optional<Input> m_fileInput;
};

void EvidenceMaker::takeInput(RowFields& fields, Evidence& evidence) const
{
    evidence.kind = fields.line(field(u"kind")).toLower();
    const QString word = fields.line(field(u"input"));
    std::optional<Input> input = inputOfWord(word);
    if (!word.isEmpty() && !input)
        fields.fieldProblem(Effect::ValueRejected, field(u"input"), u"evidence.unknown_input"_s);
    if (!input && inputOfWord(evidence.kind)) {
        // Some files call the input "kind": then it says nothing of the kind.
        input = inputOfWord(evidence.kind);
        evidence.kind.clear();
    }
    if (!input)
        input = m_fileInput;
    if (!input)
        input = inputOfKind(evidence.kind);
    evidence.input = input.value_or(Input::Research);
}

void EvidenceMaker::takeDate(RowFields& fields, Evidence& evidence) const
{
    const CellDate date = m_dates.read(fields.line(field(u"observed_on")));
    evidence.observedOn = date.date;
    if (!date.problem.isEmpty())
        fields.fieldProblem(Effect::ValueRejected, field(u"observed_on"), date.problem);
}

void EvidenceMaker::takeLanguage(RowFields& fields, Evidence& evidence) const
{
    const QString language = fields.line(field(u"language"));
    const std::optional<QString> tag = languageTagOf(language);
    evidence.language = tag.value_or(QString());
    if (!language.isEmpty() && !tag)
        fields.fieldProblem(Effect::ValueRejected, field(u"language"), u"language.unknown"_s);
}

std::optional<EvidenceRecord> EvidenceMaker::make(RowFields& fields) const
{
    EvidenceRecord record;
    Evidence& evidence = record.evidence;
    record.externalId = fields.line(field(u"id"));
    evidence.text = fields.text(field(u"text"));
    if (evidence.text.isEmpty()) {
        fields.problem(Effect::RowRejected, fields.columnOf(field(u"text")), record.externalId,
                       u"evidence.no_text"_s);
        return std::nullopt;
    }
    takeInput(fields, evidence);
    evidence.title = fields.line(field(u"title"));
    evidence.source = fields.line(field(u"source"));
    evidence.about = fields.line(field(u"about"));
    evidence.condition = fields.line(field(u"condition"));
    takeDate(fields, evidence);
    takeLanguage(fields, evidence);
    for (const HiddenInstruction& instruction : hiddenInstructions(evidence.text)) {
        record.instructions.append(instruction.excerpt);
        fields.problem(Effect::Noted, fields.columnOf(field(u"text")), instruction.excerpt,
                       u"evidence.instructions"_s, {record.externalId});
    }
    record.row = fields.row().row;
    record.line = fields.row().line;
    return record;
}

/// Looks at all dates of a file, and goes back to its start.
Result<DateColumn> surveyDates(MappedTable& table)
{
    DateColumn dates;
    RowFields fields(RecordKind::Evidence, table.mapping());
    if (!table.mapping().columnOf(field(u"observed_on")))
        return dates;
    TableRow row;
    for (;;) {
        row = TableRow();
        const Result<bool> more = table.reader().next(row);
        if (!more.ok())
            return more.error();
        if (!*more)
            break;
        fields.begin(row);
        dates.look(fields.raw(field(u"observed_on")));
    }
    const Result<void> back = table.reader().rewind();
    return back.ok() ? Result<DateColumn>(dates) : Result<DateColumn>(back.error());
}

} // namespace

Result<ImportReport> readEvidence(QIODevice& device, const ImportOptions& options,
                                  const std::function<Result<void>(EvidenceRecord&&)>& take,
                                  const JobControl& control)
{
    Result<MappedTable> table = MappedTable::open(RecordKind::Evidence, device, options);
    if (!table.ok())
        return table.error();
    const Result<DateColumn> dates = surveyDates(*table);
    if (!dates.ok())
        return dates.error();
    const EvidenceMaker maker(*dates, options.fileName);
    return readRecords<EvidenceRecord>(
        *table, [&maker](RowFields& fields) { return maker.make(fields); }, take, control);
}

} // namespace countersign::intake
