// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/field_mapping.h"

#include "app/intake/field_synonyms.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

constexpr auto customPrefix = "custom."_L1;

Error noSuchColumn(const QStringList& columns, const QString& name)
{
    Error error = badInput(u"map.unknown_column"_s, name, {name});
    error.candidates = columns;
    return error;
}

QStringList namesOf(RecordKind kind)
{
    QStringList names;
    for (const FieldSynonyms& synonyms : fieldSynonyms(kind))
        names.append(synonyms.field.toString());
    return names;
}

/// The second of two columns of one name is named "E-Mail (2)". It may be another address of the person, but a
/// second phone or country is as a rule the company's.
HeaderMatch matchRepeated(RecordKind kind, const QString& column)
{
    const qsizetype bracket = column.lastIndexOf(" ("_L1);
    if (bracket <= 0 || !column.endsWith(u')'))
        return {};
    const HeaderMatch match = matchHeader(kind, column.first(bracket));
    const bool standsIn = match.field >= 0 && (match.field == fieldIndex(kind, u"email") ||
                                               match.field == fieldIndex(kind, u"company"));
    return standsIn ? match : HeaderMatch();
}

} // namespace

/// Finds the columns of the fields. Kept apart from the class so that `make` and `add` do the same.
class FieldMappingBuilder {
public:
    static Result<void> choose(FieldMapping& mapping, const std::vector<ColumnChoice>& choices);
    static void recognise(FieldMapping& mapping, int firstColumn);
    static void settleNames(FieldMapping& mapping);

private:
    static int columnNamed(const FieldMapping& mapping, const QString& name);
    static int fieldNamed(RecordKind kind, const QString& name);
    static Result<void> setApart(FieldMapping& mapping, const ColumnChoice& choice);
};

int FieldMappingBuilder::columnNamed(const FieldMapping& mapping, const QString& name)
{
    const QStringList& columns = mapping.m_columns;
    if (const qsizetype exact = columns.indexOf(name); exact >= 0)
        return static_cast<int>(exact);
    const auto loose = std::find_if(columns.begin(), columns.end(), [&name](const QString& column) {
        return column.compare(name.trimmed(), Qt::CaseInsensitive) == 0;
    });
    return loose == columns.end() ? -1 : static_cast<int>(loose - columns.begin());
}

int FieldMappingBuilder::fieldNamed(RecordKind kind, const QString& name)
{
    const int exact = fieldIndex(kind, name.trimmed().toLower());
    return exact >= 0 ? exact : matchHeader(kind, name).field;
}

/// A column that is no field: "custom.HEADER", with the header as its column or without one.
Result<void> FieldMappingBuilder::setApart(FieldMapping& mapping, const ColumnChoice& choice)
{
    const bool leftOut = choice.column.trimmed().isEmpty();
    const QString header = leftOut ? choice.field.sliced(customPrefix.size()) : choice.column;
    const int column = columnNamed(mapping, header);
    if (column < 0)
        return noSuchColumn(mapping.m_columns, header);
    mapping.m_apart.insert(column);
    if (leftOut)
        mapping.m_leftOut.insert(column);
    return {};
}

Result<void> FieldMappingBuilder::choose(FieldMapping& mapping,
                                         const std::vector<ColumnChoice>& choices)
{
    for (const ColumnChoice& choice : choices) {
        if (choice.field.startsWith(customPrefix)) {
            if (Result<void> apart = setApart(mapping, choice); !apart)
                return apart;
            continue;
        }
        const int field = fieldNamed(mapping.m_kind, choice.field);
        if (field < 0) {
            Error error = badInput(u"map.unknown_field"_s, choice.field, {choice.field});
            error.candidates = fieldNames(mapping.m_kind);
            return error;
        }
        if (choice.column.trimmed().isEmpty()) {
            mapping.m_barred.insert(field);
            continue;
        }
        const int column = columnNamed(mapping, choice.column);
        if (column < 0)
            return noSuchColumn(mapping.m_columns, choice.column);
        mapping.m_fields[static_cast<size_t>(field)].push_back(column);
        mapping.m_used.insert(column);
    }
    mapping.m_chosen = mapping.m_fields;
    return {};
}

/// Takes columns whose headers are known. A chosen column stays the field's first.
void FieldMappingBuilder::recognise(FieldMapping& mapping, int firstColumn)
{
    struct Candidate {
        int column;
        int rank;
    };
    const std::span<const FieldSynonyms> fields = fieldSynonyms(mapping.m_kind);
    std::vector<std::vector<Candidate>> candidates(fields.size());
    for (int column = firstColumn; column < mapping.m_columns.size(); ++column) {
        if (mapping.m_used.contains(column) || mapping.m_apart.contains(column))
            continue;
        HeaderMatch match = matchHeader(mapping.m_kind, mapping.m_columns[column]);
        if (match.field < 0)
            match = matchRepeated(mapping.m_kind, mapping.m_columns[column]);
        if (match.field >= 0 && !mapping.m_barred.contains(match.field))
            candidates[static_cast<size_t>(match.field)].push_back({column, match.rank});
    }
    for (size_t field = 0; field < fields.size(); ++field) {
        std::vector<Candidate>& found = candidates[field];
        std::stable_sort(found.begin(), found.end(),
                         [](const Candidate& a, const Candidate& b) { return a.rank < b.rank; });
        std::vector<int>& columns = mapping.m_fields[field];
        const bool chosen = !mapping.m_chosen[field].empty();
        for (const Candidate& candidate : found) {
            const bool first = columns.empty();
            if (first || (!chosen && fields[field].gather != Gather::One))
                columns.push_back(candidate.column);
            // A column that only stands in is a custom field as well, so that its text is kept.
            if (fields[field].gather != Gather::Watch &&
                (first || fields[field].gather == Gather::All))
                mapping.m_used.insert(candidate.column);
        }
    }
}

/// "Name" beside "Vorname" is the family name; "Nom" or "Nombre" alone is the whole name.
void FieldMappingBuilder::settleNames(FieldMapping& mapping)
{
    if (mapping.m_kind != RecordKind::Prospects)
        return;
    const auto columns = [&mapping](const char16_t* field) -> std::vector<int>& {
        return mapping.m_fields[static_cast<size_t>(fieldIndex(RecordKind::Prospects, field))];
    };
    const auto formOf = [&mapping](const std::vector<int>& of) {
        return headerForm(mapping.m_columns[of.front()]);
    };
    std::vector<int>& name = columns(u"name");
    std::vector<int>& given = columns(u"given");
    std::vector<int>& family = columns(u"family");
    if (!name.empty() && !given.empty() && family.empty() && formOf(name) == "name"_L1) {
        family.push_back(name.front());
        name.erase(name.begin());
    } else if (name.empty() && given.empty() && !family.empty() && formOf(family) == "nom"_L1) {
        name.swap(family);
    } else if (name.empty() && family.empty() && !given.empty() && formOf(given) == "nombre"_L1) {
        name.swap(given);
    }
}

Result<FieldMapping> FieldMapping::make(RecordKind kind, const QStringList& columns,
                                        const std::vector<ColumnChoice>& choices)
{
    FieldMapping mapping;
    mapping.m_kind = kind;
    mapping.m_columns = columns;
    mapping.m_fields.resize(fieldSynonyms(kind).size());
    if (const Result<void> chosen = FieldMappingBuilder::choose(mapping, choices); !chosen.ok())
        return chosen.error();
    FieldMappingBuilder::recognise(mapping, 0);
    FieldMappingBuilder::settleNames(mapping);
    mapping.collectCustom();
    const QStringList needed = identityFields(kind);
    const bool any = std::any_of(needed.begin(), needed.end(), [&](const QString& field) {
        return !mapping.columnsOf(fieldIndex(kind, field)).empty();
    });
    if (!any) {
        Error error = badInput(u"map.no_identity"_s, {}, {needed.join(", "_L1)});
        error.candidates = columns;
        return error;
    }
    return mapping;
}

void FieldMapping::add(const QStringList& columns)
{
    const auto first = static_cast<int>(m_columns.size());
    m_columns.append(columns);
    FieldMappingBuilder::recognise(*this, first);
    collectCustom();
}

bool FieldMapping::keepsCustomFields() const
{
    return m_kind == RecordKind::Prospects || m_kind == RecordKind::Accounts;
}

void FieldMapping::collectCustom()
{
    m_custom.clear();
    for (int column = 0; column < m_columns.size(); ++column) {
        if (!m_used.contains(column) && !m_leftOut.contains(column))
            m_custom.push_back(column);
    }
}

const std::vector<int>& FieldMapping::columnsOf(int field) const
{
    static const std::vector<int> none;
    return field < 0 ? none : m_fields[static_cast<size_t>(field)];
}

std::optional<int> FieldMapping::columnOf(int field) const
{
    const std::vector<int>& columns = columnsOf(field);
    return columns.empty() ? std::nullopt : std::optional(columns.front());
}

std::map<QString, QString> FieldMapping::mappedColumns() const
{
    std::map<QString, QString> mapped;
    const QStringList& names = fieldNames(m_kind);
    for (size_t field = 0; field < m_fields.size(); ++field) {
        if (!m_fields[field].empty())
            mapped[names[static_cast<qsizetype>(field)]] = m_columns[m_fields[field].front()];
    }
    return mapped;
}

QStringList FieldMapping::keptColumns() const
{
    QStringList kept;
    for (const int column : m_custom) {
        if (keepsCustomFields() && !standsIn(column))
            kept.append(m_columns[column]);
    }
    return kept;
}

/// Whether a custom column speaks for a field where the field's own column is empty.
bool FieldMapping::standsIn(int column) const
{
    return std::any_of(m_fields.begin(), m_fields.end(), [column](const std::vector<int>& columns) {
        return std::find(columns.begin(), columns.end(), column) != columns.end();
    });
}

QStringList FieldMapping::ignoredColumns() const
{
    QStringList ignored;
    for (const int column : m_leftOut)
        ignored.append(m_columns[column]);
    if (keepsCustomFields())
        return ignored;
    for (const int column : m_custom) {
        if (!standsIn(column))
            ignored.append(m_columns[column]);
    }
    return ignored;
}

const QStringList& fieldNames(RecordKind kind)
{
    static const std::array<QStringList, 5> names{
        namesOf(RecordKind::Prospects), namesOf(RecordKind::Accounts),
        namesOf(RecordKind::Evidence), namesOf(RecordKind::Suppression),
        namesOf(RecordKind::Drafts)};
    return names[static_cast<size_t>(kind)];
}

QStringList identityFields(RecordKind kind)
{
    switch (kind) {
    case RecordKind::Prospects:
        return {u"name"_s, u"given"_s, u"family"_s, u"email"_s, u"id"_s, u"profile"_s};
    case RecordKind::Accounts:
        return {u"domain"_s, u"name"_s};
    case RecordKind::Evidence:
    case RecordKind::Drafts:
        return {u"text"_s};
    case RecordKind::Suppression:
        return {u"value"_s, u"email"_s, u"phone"_s, u"domain"_s, u"profile"_s, u"person"_s};
    }
    return {};
}

int fieldIndex(RecordKind kind, QStringView name)
{
    return static_cast<int>(fieldNames(kind).indexOf(name));
}

bool isKnownHeader(RecordKind kind, const QString& header)
{
    return header.size() < 60 && matchHeader(kind, header.trimmed()).field >= 0;
}

QString customField(const QString& header)
{
    return customPrefix + header;
}

} // namespace countersign::intake
