// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/palette/palette_model.h"

#include "models/common/plain_letters.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

bool beginsWord(const QString& text, qsizetype at)
{
    return at == 0 || !text.at(at - 1).isLetterOrNumber();
}

/// 0: the text begins with it, 1: a word does, 2: it stands somewhere.
int rankOfWord(const QString& word, const QString& text)
{
    int best = -1;
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const int rank = at == 0 ? 0 : beginsWord(text, at) ? 1 : 2;
        best = best < 0 ? rank : std::min(best, rank);
    }
    return best;
}

} // namespace

int paletteRank(const QString& typed, const QString& text)
{
    const QString whole = plainLetters(text);
    int rank = 0;
    for (const QString& word : plainLetters(typed).split(u' ', Qt::SkipEmptyParts)) {
        const int one = rankOfWord(word, whole);
        if (one < 0)
            return -1;
        rank += one;
    }
    return rank;
}

PaletteModel::PaletteModel(QObject* parent)
    : QAbstractListModel(parent)
{}

void PaletteModel::setEntries(std::vector<PaletteEntry> entries)
{
    beginResetModel();
    m_entries = std::move(entries);
    m_found.clear();
    m_typed.clear();
    list();
    endResetModel();
}

void PaletteModel::setTyped(const QString& typed)
{
    if (m_typed == typed)
        return;
    beginResetModel();
    m_typed = typed;
    m_found.clear();
    list();
    endResetModel();
}

void PaletteModel::setFound(const QString& typed, std::vector<PaletteEntry> found)
{
    if (typed != m_typed || found.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(found.size()) - 1);
    m_found = std::move(found);
    for (const PaletteEntry& entry : m_found)
        m_shown.push_back(&entry);
    endInsertRows();
}

void PaletteModel::list()
{
    std::vector<std::pair<int, const PaletteEntry*>> ranked;
    for (const PaletteEntry& entry : m_entries) {
        const int byText = paletteRank(m_typed, entry.text);
        // By its group it is found, too, after those that say it themselves.
        const int byBoth = paletteRank(m_typed, QString(entry.text % u' ' % entry.group));
        if (byText >= 0)
            ranked.emplace_back(byText, &entry);
        else if (byBoth >= 0)
            ranked.emplace_back(byBoth + 10, &entry);
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    m_shown.clear();
    for (const auto& [rank, entry] : ranked)
        m_shown.push_back(entry);
}

const PaletteEntry& PaletteModel::entryAt(int row) const
{
    return *m_shown.at(size_t(row));
}

int PaletteModel::firstUsable() const
{
    const auto usable = std::find_if(m_shown.begin(), m_shown.end(),
                                     [](const PaletteEntry* entry) { return entry->usable; });
    if (usable != m_shown.end())
        return static_cast<int>(usable - m_shown.begin());
    return m_shown.empty() ? -1 : 0;
}

int PaletteModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PaletteEntry& entry = entryAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return entry.text;
    case Qt::AccessibleTextRole: {
        QStringList parts{entry.text, entry.group, entry.key, entry.whyNot};
        parts.removeAll(QString());
        return parts.join(u", "_s);
    }
    case GroupRole:
        return entry.group;
    case KeyRole:
        return entry.key;
    case WhyNotRole:
        return entry.whyNot;
    case UsableRole:
        return entry.usable;
    default:
        return {};
    }
}

} // namespace countersign
