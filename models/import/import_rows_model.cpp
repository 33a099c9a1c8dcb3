// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/import/import_rows_model.h"

#include "app/services/messages.h"
#include "models/common/plain_tool_tip.h"
#include "models/import/import_words.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr qsizetype longestShown = 300;

QString oneLine(const QString& text)
{
    return text.left(longestShown).simplified();
}

QString valueOf(const ImportEntry& entry)
{
    if (entry.items > 0)
        return ImportRowsModel::tr("%n passage(s) and rule(s)", nullptr,
                                   static_cast<int>(entry.items));
    if (entry.before.isEmpty())
        return oneLine(entry.value);
    return ImportRowsModel::tr("%1 → %2", "a value before and after")
        .arg(oneLine(entry.before), oneLine(entry.value));
}

QString whyOf(const ImportEntry& entry)
{
    if (!entry.reason.isEmpty())
        return reasonText(entry.reason, entry.args);
    if (entry.outcome == Outcome::Suppressed)
        return ImportRowsModel::tr("Is on the list of those who must not be contacted.");
    return {};
}

} // namespace

QString outcomeLabel(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Added:
        return ImportRowsModel::tr("Added");
    case Outcome::Updated:
        return ImportRowsModel::tr("Updated");
    case Outcome::Unchanged:
        return ImportRowsModel::tr("Unchanged");
    case Outcome::LeftAsIs:
        return ImportRowsModel::tr("Left as it is");
    case Outcome::Suppressed:
        return ImportRowsModel::tr("Not to be contacted");
    case Outcome::Refused:
        return ImportRowsModel::tr("Refused");
    case Outcome::ValueLeftOut:
        return ImportRowsModel::tr("Value left out");
    case Outcome::Noted:
        return ImportRowsModel::tr("To look at");
    }
    return {};
}

void ImportRowsModel::show(std::shared_ptr<const ImportOutcome> outcome)
{
    beginResetModel();
    m_outcome = std::move(outcome);
    filter();
    endResetModel();
}

void ImportRowsModel::setFilter(std::optional<Outcome> outcome)
{
    beginResetModel();
    m_filter = outcome;
    filter();
    endResetModel();
}

void ImportRowsModel::filter()
{
    m_shown.clear();
    if (!m_outcome)
        return;
    for (size_t at = 0; at < m_outcome->entries.size(); ++at) {
        if (!m_filter || m_outcome->entries[at].outcome == *m_filter)
            m_shown.push_back(at);
    }
}

int ImportRowsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ImportRowsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Why + 1;
}

QVariant ImportRowsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ImportEntry& entry = m_outcome->entries[m_shown[static_cast<size_t>(index.row())]];
    if (role == Qt::ToolTipRole) {
        const QString text = data(index, Qt::DisplayRole).toString();
        return text.isEmpty() ? QVariant() : QVariant(plainToolTip(text));
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case File:
        return entry.file;
    case Row:
        return entry.place > 0 ? QLocale().toString(entry.place) : QString();
    case What:
        return outcomeLabel(entry.outcome);
    case Name:
        return oneLine(entry.name);
    case Field:
        return entry.reason.isEmpty() ? fieldLabel(m_outcome->report.kind, entry.column)
                                      : oneLine(entry.column);
    case Value:
        return valueOf(entry);
    default:
        return whyOf(entry);
    }
}

QVariant ImportRowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case File:
        return tr("File");
    case Row:
        return tr("Row");
    case What:
        return tr("What");
    case Name:
        return tr("Who or what");
    case Field:
        return tr("Column");
    case Value:
        return tr("Value");
    default:
        return tr("Why");
    }
}

} // namespace countersign
