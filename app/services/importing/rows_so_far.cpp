// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/importing/rows_so_far.h"

#include "app/intake/merge_record.h"
#include "app/text/names.h"

#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;

namespace countersign::importing {

namespace {

QSet<QString> wordsOf(const QString& name)
{
    static const QRegularExpression between(uR"([\s,.'’-]+)"_s);
    QSet<QString> words;
    for (const QString& word : name.split(between, Qt::SkipEmptyParts)) {
        const QString folded = text::foldName(word);
        if (folded.size() > 1) // an initial says too little
            words.insert(folded);
    }
    return words;
}

/// "Ada Rook" and "Ada M. Rook-Vale" may be one, "Ada Rook" and "Ada Vale" are two.
bool mayBeOne(const QString& a, const QString& b)
{
    const QSet<QString> words = wordsOf(a);
    const QSet<QString> others = wordsOf(b);
    return words.contains(others) || others.contains(words);
}

bool isName(const QString& field)
{
    return field == "name"_L1 || field == "given"_L1 || field == "family"_L1;
}

/// The row no longer says anything of the field.
void silence(intake::ProspectRecord& record, const QString& field)
{
    if (isName(field)) {
        for (const QString& name : {u"name"_s, u"given"_s, u"family"_s})
            record.present.removeAll(name);
        return;
    }
    record.present.removeAll(field);
    const QString value = field.section(u'.', 1);
    if (field.startsWith("custom."_L1))
        record.prospect.custom.erase(value);
    else if (field.startsWith("external_ids."_L1))
        record.prospect.externalIds.erase(value);
}

} // namespace

std::optional<RowsSoFar::Clash> RowsSoFar::clash(const intake::ProspectRecord& record) const
{
    for (const auto& entry : record.prospect.externalIds) {
        const auto earlier = m_byRecordId.find(entry);
        if (earlier != m_byRecordId.end() && !mayBeOne(earlier->second.name, record.prospect.name))
            return earlier->second;
    }
    return std::nullopt;
}

QStringList RowsSoFar::giveWay(intake::ProspectRecord& record, const Prospect& known,
                               bool clearEmpty) const
{
    QStringList gaveWay;
    const auto said = m_said.find(known.id);
    if (said == m_said.end())
        return gaveWay;
    const auto merge = intake::mergeProspect(known, record.prospect, record.present, clearEmpty);
    for (const intake::FieldChange& change : merge.changes) {
        const bool saidEmpty = clearEmpty && said->second.fields.contains(change.field);
        if (change.before.isEmpty() && !saidEmpty)
            continue;
        silence(record, change.field);
        gaveWay.append(change.field);
    }
    return gaveWay;
}

qint64 RowsSoFar::firstAbout(const ProspectId& id) const
{
    const auto said = m_said.find(id);
    return said == m_said.end() ? 0 : said->second.row;
}

void RowsSoFar::note(const intake::ProspectRecord& record, const ProspectId& id, bool clearEmpty)
{
    for (const auto& entry : record.prospect.externalIds) {
        Clash& first = m_byRecordId[entry];
        if (first.name.isEmpty())
            first = {entry.second, record.prospect.name, record.row};
    }
    Said& said = m_said.try_emplace(id, Said{record.row, {}}).first->second;
    if (clearEmpty)
        said.fields += record.present;
}

} // namespace countersign::importing
