// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/draft_rows.h"

#include "app/base/json.h"
#include "app/intake/channel_words.h"
#include "app/intake/date_column.h"
#include "app/intake/evidence_words.h"
#include "app/intake/hidden_instructions.h"
#include "app/intake/import_rows.h"
#include "app/intake/json_reader.h"
#include "app/intake/json_tree.h"
#include "app/text/citation_marks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

int field(QStringView name)
{
    return fieldIndex(RecordKind::Drafts, name);
}

QString memberOf(const OrderedJson& object, const char* key)
{
    const auto at = object.find(key);
    return at == object.end() ? QString() : jsonCell(*at).trimmed();
}

std::optional<Input> inputOfLabel(const QString& label)
{
    for (const Input input : allInputs) {
        if (label.startsWith(QLatin1Char(labelLetter(input)), Qt::CaseInsensitive) &&
            label.size() > 1 && label[1].isDigit())
            return input;
    }
    return std::nullopt;
}

Evidence evidenceOf(const OrderedJson& member, const QString& label)
{
    Evidence evidence;
    evidence.text = memberOf(member, "text");
    evidence.title = memberOf(member, "title");
    evidence.source = memberOf(member, "source");
    evidence.kind = memberOf(member, "kind");
    evidence.about = memberOf(member, "about");
    evidence.condition = memberOf(member, "condition");
    evidence.language = languageTagOf(memberOf(member, "language")).value_or(QString());
    std::optional<Input> input = inputOfWord(memberOf(member, "input"));
    if (!input)
        input = inputOfLabel(label);
    if (!input)
        input = inputOfKind(evidence.kind);
    evidence.input = input.value_or(Input::Research);
    evidence.observedOn = DateColumn().read(memberOf(member, "observed_on")).date;
    return evidence;
}

/// The evidence that a row brings along, by the ids the file gives it.
std::map<QString, Evidence> inlinedEvidence(RowFields& fields)
{
    std::map<QString, Evidence> evidence;
    const QString cell = fields.text(field(u"evidence"));
    if (cell.isEmpty())
        return evidence;
    const JsonTree tree = readJsonTree(cell.toUtf8());
    if (!tree.error.isEmpty() || !tree.value.is_array()) {
        fields.fieldProblem(Effect::ValueRejected, field(u"evidence"),
                            u"draft.evidence_unreadable"_s);
        return evidence;
    }
    for (const OrderedJson& member : tree.value) {
        const QString label = member.is_object() ? memberOf(member, "id") : QString();
        if (!text::isMarkLabel(label) || memberOf(member, "text").isEmpty()) {
            fields.fieldProblem(Effect::ValueRejected, field(u"evidence"),
                                u"draft.evidence_unreadable"_s, {label});
            continue;
        }
        evidence.insert_or_assign(label, evidenceOf(member, label));
    }
    return evidence;
}

QString unixLines(QString text)
{
    return text.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
}

/// Marks as ours are written. A bracket that holds the id of evidence in the row is a mark, whatever the
/// id looks like ("[X1]"); numbers in brackets are marks in a text that has no marks of ours.
text::ImportedMarks marksIn(QString text, const std::map<QString, Evidence>& evidence)
{
    const bool canonical = !text::citationMarks(text).empty();
    if (!canonical) {
        for (const auto& [label, passage] : evidence) {
            if (!label.front().isDigit())
                text.replace(u'[' + label + u']', text::markFor(label));
        }
    }
    return text::importedMarks(text, !canonical);
}

/// Evidence under the labels that the text uses: "[E1]" is read as "e1".
std::map<QString, Evidence> underTheirLabels(const std::map<QString, Evidence>& evidence,
                                             const std::vector<QString>& labels)
{
    std::map<QString, Evidence> labelled;
    for (const auto& [id, passage] : evidence) {
        const auto used = std::find_if(labels.begin(), labels.end(), [&id = id](const QString& l) {
            return l.compare(id, Qt::CaseInsensitive) == 0;
        });
        labelled.insert_or_assign(used == labels.end() ? id : *used, passage);
    }
    return labelled;
}

DraftAddressee takeAddressee(RowFields& fields)
{
    DraftAddressee person;
    person.id = fields.line(field(u"prospect_id"));
    person.name = fields.line(field(u"name"));
    person.given = fields.line(field(u"given"));
    person.family = fields.line(field(u"family"));
    person.company = fields.line(field(u"company"));
    person.title = fields.line(field(u"title"));
    const QStringList addresses = emailAddressesIn(fields.line(field(u"email")));
    person.email = addresses.value(0);
    person.phone = fields.line(field(u"phone"));
    person.persona = fields.line(field(u"persona"));
    person.locale = fields.line(field(u"locale"));
    if (person.name.isEmpty())
        person.name = QString(person.given + u' ' + person.family).trimmed();
    const bool isNumber =
        !person.name.isEmpty() &&
        std::all_of(person.name.begin(), person.name.end(), [](QChar c) { return c.isDigit(); });
    if (isNumber && person.id.isEmpty()) // a column "prospect" that holds record ids
        person.id.swap(person.name);
    return person;
}

void takeChannel(RowFields& fields, DraftRecord& record)
{
    const QString word = fields.line(field(u"channel"));
    record.channel = channelOfWord(word);
    if (record.channel)
        return;
    // A step may give it later; e-mail is never assumed.
    if (!word.isEmpty())
        fields.fieldProblem(Effect::ValueRejected, field(u"channel"), u"draft.unknown_channel"_s);
    else if (fields.line(field(u"step")).isEmpty())
        fields.problem(Effect::Noted, fields.columnOf(field(u"channel")), {},
                       u"draft.no_channel"_s);
}

void takePlan(RowFields& fields, DraftRecord& record)
{
    record.sequence = fields.line(field(u"sequence"));
    bool isNumber = false;
    const QString step = fields.line(field(u"step"));
    const int position = step.toInt(&isNumber);
    if (isNumber && position > 0)
        record.step = position;
    else if (!step.isEmpty())
        fields.fieldProblem(Effect::ValueRejected, field(u"step"), u"draft.step_unreadable"_s);
    const QString priority = fields.line(field(u"priority"));
    record.priority = std::clamp(priority.toInt(&isNumber), 0, 9);
    if (!isNumber && !priority.isEmpty())
        fields.fieldProblem(Effect::ValueRejected, field(u"priority"),
                            u"draft.priority_unreadable"_s);
    const CellDate due = DateColumn().read(fields.line(field(u"due")));
    record.due = due.date;
    if (!due.problem.isEmpty())
        fields.fieldProblem(Effect::ValueRejected, field(u"due"), due.problem);
}

std::optional<DraftRecord> makeDraft(RowFields& fields)
{
    DraftRecord record;
    record.externalId = fields.line(field(u"source_id"));
    if (record.externalId.isEmpty())
        record.externalId = fields.line(field(u"id"));
    const QString text = unixLines(fields.text(field(u"text")));
    if (text.isEmpty()) {
        fields.problem(Effect::RowRejected, fields.columnOf(field(u"text")), record.externalId,
                       u"draft.no_text"_s);
        return std::nullopt;
    }
    record.prospect = takeAddressee(fields);
    if (record.prospect.id.isEmpty() && record.prospect.name.isEmpty() &&
        record.prospect.email.isEmpty() && record.prospect.phone.isEmpty()) {
        fields.problem(Effect::RowRejected, {}, record.externalId, u"draft.no_prospect"_s);
        return std::nullopt;
    }
    takeChannel(fields, record);
    const std::map<QString, Evidence> evidence = inlinedEvidence(fields);
    text::ImportedMarks marks = marksIn(text, evidence);
    record.text = marks.text;
    const text::ImportedMarks inSubject = marksIn(fields.line(field(u"subject")), evidence);
    record.subject = inSubject.text;
    for (const QString& label : inSubject.labels) {
        if (std::find(marks.labels.begin(), marks.labels.end(), label) == marks.labels.end())
            marks.labels.push_back(label);
    }
    record.evidence = underTheirLabels(evidence, marks.labels);
    for (const QString& label : marks.labels) {
        if (!record.evidence.contains(label))
            record.unknownLabels.append(label);
    }
    for (const auto& [label, passage] : record.evidence) {
        for (const HiddenInstruction& found : hiddenInstructions(passage.text))
            fields.problem(Effect::Noted, fields.columnOf(field(u"evidence")), found.excerpt,
                           u"evidence.instructions"_s, {label});
    }
    takePlan(fields, record);
    record.row = fields.row().row;
    record.line = fields.row().line;
    return record;
}

} // namespace

Result<ImportReport> readDrafts(QIODevice& device, const ImportOptions& options,
                                const std::function<Result<void>(DraftRecord&&)>& take,
                                const JobControl& control)
{
    return readRecords<DraftRecord>(RecordKind::Drafts, device, options, makeDraft, take, control);
}

} // namespace countersign::intake
