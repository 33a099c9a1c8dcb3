// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/rules_model.h"

#include "app/checks/finding_text.h"
#include "app/services/messages.h"
#include "models/common/plain_tool_tip.h"
#include "models/common/words.h"
#include "models/rules/rule_words.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

void RulesModel::show(RulesView view)
{
    beginResetModel();
    m_view = std::move(view);
    m_rows.clear();
    for (const CheckRules& check : m_view.checks) {
        m_rows.push_back({&check, &check.severity});
        for (const RuleEntry& entry : check.thresholds)
            m_rows.push_back({&check, &entry});
    }
    for (const RuleEntry& entry : m_view.general)
        m_rows.push_back({nullptr, &entry});
    endResetModel();
}

const RuleChange* RulesModel::changeOf(const RuleEntry& entry) const
{
    const auto it = std::find_if(m_changes.begin(), m_changes.end(), [&](const RuleChange& change) {
        return change.name == entry.name && change.scope == m_view.scope;
    });
    return it == m_changes.end() ? nullptr : &*it;
}

void RulesModel::discard()
{
    if (m_changes.empty())
        return;
    beginResetModel();
    m_changes.clear();
    endResetModel();
    Q_EMIT changesChanged();
}

bool RulesModel::canReset(int row) const
{
    if (row < 0 || row >= rowCount() || m_view.whyNot)
        return false;
    const RuleEntry& entry = *m_rows[static_cast<size_t>(row)].entry;
    const RuleChange* change = changeOf(entry);
    return change ? change->value.has_value() : entry.isSet;
}

void RulesModel::reset(int row)
{
    if (!canReset(row))
        return;
    const RuleEntry& entry = *m_rows[static_cast<size_t>(row)].entry;
    put(entry, std::nullopt);
    Q_EMIT dataChanged(index(row, 0), index(row, columns - 1));
    Q_EMIT changesChanged();
}

void RulesModel::put(const RuleEntry& entry, const std::optional<QString>& value)
{
    std::erase_if(m_changes, [&](const RuleChange& change) {
        return change.name == entry.name && change.scope == m_view.scope;
    });
    const bool isAsBefore = value ? *value == entry.value : !entry.isSet;
    if (!isAsBefore)
        m_changes.push_back({m_view.scope, entry.name, value});
}

int RulesModel::rowOf(const QString& rule) const
{
    const auto it = std::find_if(m_rows.begin(), m_rows.end(),
                                 [&rule](const Row& row) { return row.entry->name == rule; });
    return it == m_rows.end() ? -1 : static_cast<int>(it - m_rows.begin());
}

int RulesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RulesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

bool RulesModel::isEditable(const Row& row) const
{
    if (m_view.whyNot || !row.entry->mayBeSet)
        return false;
    return !row.isSeverity() || choicesOf(row).size() > 1;
}

RulesModel::Kind RulesModel::kindOf(const Row& row)
{
    if (row.isSeverity())
        return Kind::Severity;
    switch (row.entry->type) {
    case ConfigEntry::Type::Integer:
        return Kind::Integer;
    case ConfigEntry::Type::Number:
        return Kind::Number;
    case ConfigEntry::Type::Flag:
        return Kind::Flag;
    case ConfigEntry::Type::Text:
        break;
    }
    return Kind::Text;
}

QStringList RulesModel::choicesOf(const Row& row)
{
    if (kindOf(row) == Kind::Flag)
        return {u"true"_s, u"false"_s};
    QStringList choices;
    if (!row.isSeverity())
        return choices;
    for (const CheckLevel level :
         {CheckLevel::Blocker, CheckLevel::Warning, CheckLevel::Note, CheckLevel::Off}) {
        if (level >= row.check->lowest)
            choices.append(toText(level));
    }
    return choices;
}

QString RulesModel::valueOf(const RuleEntry& entry) const
{
    const RuleChange* change = changeOf(entry);
    if (!change)
        return entry.value;
    return change->value.value_or(entry.otherwise);
}

QString RulesModel::whyOf(const Row& row) const
{
    QStringList sentences;
    if (row.isSeverity())
        sentences = {checks::checkMeaning(row.check->check),
                     reasonText(QString(u"rules.floor."_s + toText(row.check->floor)))};
    else if (row.entry->maximum > row.entry->minimum)
        sentences.append(tr("It goes from %1 to %2.")
                             .arg(QLocale().toString(row.entry->minimum),
                                  QLocale().toString(row.entry->maximum)));
    if (!row.entry->mayBeSet)
        sentences.append(tr("It is the same for the whole workspace, or has one value for its "
                            "channel anyway."));
    if (m_view.whyNot)
        sentences.append(message(*m_view.whyNot));
    return sentences.join(u' ');
}

QString RulesModel::textOf(const Row& row, Column column) const
{
    switch (column) {
    case Name:
        return row.isSeverity() ? checks::checkName(row.check->check)
                                : QString(u"      "_s + row.entry->label);
    case Value: {
        const QString now = ruleValueWords(row.entry->name, valueOf(*row.entry));
        const QString before = ruleValueWords(row.entry->name, row.entry->value);
        if (now == before)
            return now;
        return tr("%1 (was %2)").arg(now, before);
    }
    case Otherwise:
        return ruleValueWords(row.entry->name, row.entry->otherwise);
    case SetAside:
        return row.isSeverity() && row.check->dismissed ? dismissedWords(*row.check->dismissed)
                                                        : QString();
    case Meaning:
        return row.isSeverity() ? checks::checkMeaning(row.check->check) : QString();
    }
    return {};
}

QVariant RulesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows.at(static_cast<size_t>(index.row()));
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, column);
    case Qt::EditRole:
        return valueOf(*row.entry);
    case Qt::ToolTipRole:
        return plainToolTip(whyOf(row));
    case Qt::AccessibleDescriptionRole:
    case WhyRole:
        return whyOf(row);
    case StrongRole:
        return (column == Name && row.isSeverity()) ||
               (column == Value && (row.entry->isSet || changeOf(*row.entry)));
    case KindRole:
        return static_cast<int>(kindOf(row));
    case ChoicesRole:
        return choicesOf(row);
    case MinimumRole:
        return row.entry->minimum;
    case MaximumRole:
        return row.entry->maximum;
    case RuleRole:
        return row.entry->name;
    default:
        return {};
    }
}

bool RulesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || index.column() != Value)
        return false;
    const Row& row = m_rows.at(static_cast<size_t>(index.row()));
    const QString text = value.toString().trimmed();
    if (!isEditable(row) || text == valueOf(*row.entry))
        return false;
    put(*row.entry, text);
    Q_EMIT dataChanged(this->index(index.row(), 0), this->index(index.row(), columns - 1));
    Q_EMIT changesChanged();
    return true;
}

QVariant RulesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (static_cast<Column>(section)) {
    case Name:
        return tr("Check and its limits");
    case Value:
        return tr("Setting");
    case Otherwise:
        return m_view.scope.isEverywhere() ? tr("Standard") : tr("Elsewhere");
    case SetAside:
        return tr("Set aside");
    case Meaning:
        return tr("What it finds");
    }
    return {};
}

Qt::ItemFlags RulesModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == Value &&
        isEditable(m_rows.at(static_cast<size_t>(index.row()))))
        flags |= Qt::ItemIsEditable;
    return flags;
}

} // namespace countersign
