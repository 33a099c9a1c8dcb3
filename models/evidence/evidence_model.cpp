// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/evidence_model.h"

#include "app/services/messages.h"
#include "models/common/plain_letters.h"
#include "models/common/plain_tool_tip.h"
#include "models/common/words.h"
#include "models/evidence/evidence_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

/// So many passages of an input stand there at first; the cited ones always do.
int firstFew(Input input)
{
    return input == Input::Knowledge ? 4 : 8;
}

bool samePassages(const std::vector<EvidenceView>& a, const std::vector<EvidenceView>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const EvidenceView& one, const EvidenceView& other) {
                          return one.evidence.id == other.evidence.id && one.cited == other.cited;
                      });
}

} // namespace

EvidenceModel::EvidenceModel(QObject* parent)
    : QAbstractListModel(parent)
{}

void EvidenceModel::show(const std::shared_ptr<const DraftView>& view)
{
    const bool other = !m_view || !view || m_view->draft.id != view->draft.id;
    const bool same = !other && samePassages(m_view->evidence, view->evidence);
    if (!same)
        beginResetModel();
    m_view = view;
    m_labels.clear();
    if (view) {
        for (const EvidenceView& passage : view->evidence) {
            if (passage.cited)
                m_labels.emplace(passage.evidence.id, passage.label);
        }
    }
    if (same) {
        changed(); // rows stay where they are, and what is chosen stays chosen
        return;
    }
    if (other) {
        m_shownInFull.clear();
        m_lit.clear();
    }
    build();
    endResetModel();
}

void EvidenceModel::clear()
{
    show(nullptr);
}

void EvidenceModel::build()
{
    m_rows.clear();
    if (!m_view)
        return;
    for (const Input input : allInputs)
        buildInput(input);
}

bool EvidenceModel::isFound(const EvidenceView& passage) const
{
    const Evidence& evidence = passage.evidence;
    return m_search.isEmpty() ||
           hasTypedWords(m_search,
                         QString(evidence.text % u' ' % evidence.title % u' ' % evidence.source));
}

void EvidenceModel::buildInput(Input input)
{
    std::vector<int> passages;
    for (int i = 0; i < static_cast<int>(m_view->evidence.size()); ++i) {
        const EvidenceView& passage = m_view->evidence.at(size_t(i));
        if (passage.evidence.input == input && isFound(passage))
            passages.push_back(i);
    }
    if (input == Input::Knowledge)
        sortByUse(passages);
    const int count = static_cast<int>(passages.size());
    const bool searching = !m_search.isEmpty();
    if (searching && count == 0)
        return;
    m_rows.push_back({Kind::Heading, input, -1, count});
    int shown = 0;
    for (const int i : passages) {
        const bool all = searching || m_shownInFull.contains(input);
        if (!all && !m_view->evidence.at(size_t(i)).cited && shown >= firstFew(input))
            continue;
        m_rows.push_back({Kind::Passage, input, i, 0});
        ++shown;
    }
    if (shown < count)
        m_rows.push_back({Kind::More, input, -1, count - shown});
    if (!searching && (count == 0 || m_view->weakestInput == input))
        m_rows.push_back({Kind::Empty, input, -1, count});
}

/// What the draft cites, then what says something: of our products and proofs before what was said on a
/// call, and of each first what has most to do with this person.
void EvidenceModel::sortByUse(std::vector<int>& passages)
{
    m_use.aimAt(*m_view);
    std::map<int, std::tuple<bool, bool, bool, int>> places;
    for (const int i : passages) {
        const EvidenceView& passage = m_view->evidence.at(size_t(i));
        const Evidence& evidence = passage.evidence;
        places[i] = passage.cited
                        ? std::tuple(false, false, false, 0)
                        : std::tuple(true, isSmallTalk(evidence), evidence.kind == u"transcript"_s,
                                     -m_use.sharedWords(evidence));
    }
    std::stable_sort(passages.begin(), passages.end(),
                     [&places](int a, int b) { return places.at(a) < places.at(b); });
}

void EvidenceModel::setSearch(const QString& search)
{
    if (m_search == search.trimmed())
        return;
    beginResetModel();
    m_search = search.trimmed();
    build();
    endResetModel();
}

void EvidenceModel::setMarks(const std::map<EvidenceId, EvidenceMark>& marks)
{
    if (m_marks == marks)
        return;
    m_marks = marks;
    changed();
}

void EvidenceModel::showAll(Input input)
{
    beginResetModel();
    m_shownInFull.insert(input);
    build();
    endResetModel();
}

void EvidenceModel::setCitations(const Citations& citations)
{
    m_labels.clear();
    for (const auto& [label, evidence] : citations)
        m_labels.emplace(evidence, label);
    changed();
}

void EvidenceModel::setProblems(const std::set<EvidenceId>& problems)
{
    if (m_problems == problems)
        return;
    m_problems = problems;
    changed();
}

void EvidenceModel::light(const std::vector<checks::SupportingPassage>& passages)
{
    std::map<EvidenceId, MatchList> lit;
    for (const checks::SupportingPassage& passage : passages) {
        const auto cited =
            std::find_if(m_labels.begin(), m_labels.end(),
                         [&passage](const auto& entry) { return entry.second == passage.label; });
        if (cited == m_labels.end())
            continue;
        MatchList& matches = lit[cited->first];
        for (const text::Span& span : passage.spans)
            matches.append({static_cast<int>(span.start), static_cast<int>(span.end)});
    }
    if (lit == m_lit)
        return;
    m_lit = std::move(lit);
    changed();
}

void EvidenceModel::lightOne(const EvidenceId& evidence)
{
    m_lit.clear();
    m_lit.emplace(evidence, MatchList());
    changed();
}

void EvidenceModel::changed()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(
            index(0), index(rowCount() - 1),
            {LabelRole, CitedRole, LitRole, ProblemRole, MatchesRole, MarkRole, MarkWordsRole});
}

const EvidenceView* EvidenceModel::passageAt(int row) const
{
    if (row < 0 || row >= rowCount() || m_rows.at(size_t(row)).passage < 0)
        return nullptr;
    return &m_view->evidence.at(size_t(m_rows.at(size_t(row)).passage));
}

int EvidenceModel::firstPassage() const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [](const Row& row) { return row.kind == Kind::Passage; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int EvidenceModel::rowOf(const EvidenceId& evidence) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const EvidenceView* passage = passageAt(row);
        if (passage && passage->evidence.id == evidence)
            return row;
    }
    return -1;
}

QString EvidenceModel::labelOf(const EvidenceId& evidence) const
{
    const auto found = m_labels.find(evidence);
    return found == m_labels.end() ? QString() : found->second;
}

std::vector<EvidenceId> EvidenceModel::lit() const
{
    std::vector<EvidenceId> ids;
    for (const auto& entry : m_lit)
        ids.push_back(entry.first);
    return ids;
}

int EvidenceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant EvidenceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows.at(size_t(index.row()));
    if (role == KindRole)
        return QVariant::fromValue(row.kind);
    if (role == InputRole)
        return static_cast<int>(row.input);
    if (role == CountRole)
        return row.count;
    if (row.kind == Kind::Passage)
        return passageData(*passageAt(index.row()), role);
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) {
        if (row.kind == Kind::Heading)
            return capitalised(label(row.input));
        if (row.kind == Kind::Empty)
            return row.count > 0 ? weakestHint(row.input) : emptyHint(row.input);
        return QCoreApplication::translate("Evidence", "%n more", nullptr, row.count);
    }
    return {};
}

QVariant EvidenceModel::passageData(const EvidenceView& passage, int role) const
{
    const auto lit = m_lit.find(passage.evidence.id);
    const QString label = labelOf(passage.evidence.id);
    switch (role) {
    case Qt::DisplayRole:
        return passage.evidence.text;
    case Qt::AccessibleTextRole: {
        QStringList said{label.toUpper(), metaOf(passage)};
        said.append(passageData(passage, MarkWordsRole).toStringList());
        said.append(passage.evidence.text);
        said.removeAll(QString());
        return said.join(u". "_s);
    }
    case Qt::ToolTipRole: {
        QStringList lines{passage.evidence.title, passage.evidence.source};
        lines.removeAll(QString());
        return plainToolTip(lines.join(u'\n'));
    }
    case EvidenceRole:
        return passage.evidence.id.text();
    case LabelRole:
        return label.isEmpty() ? passage.label : label;
    case MetaRole:
        return metaOf(passage);
    case CitedRole:
        return !label.isEmpty();
    case WithdrawnRole:
        return passage.withdrawn;
    case StaleRole:
        return passage.stale;
    case LitRole:
        return lit != m_lit.end();
    case MarkRole: {
        const auto mark = m_marks.find(passage.evidence.id);
        return static_cast<int>(mark == m_marks.end() ? EvidenceMark::None : mark->second);
    }
    case MarkWordsRole:
        return markWords(passage,
                         static_cast<EvidenceMark>(passageData(passage, MarkRole).toInt()));
    case SourceRole:
        return passage.evidence.source;
    case ProblemRole:
        return m_problems.contains(passage.evidence.id);
    case MatchesRole:
        return QVariant::fromValue(lit == m_lit.end() ? MatchList() : lit->second);
    default:
        return {};
    }
}

Qt::ItemFlags EvidenceModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (m_rows.at(size_t(index.row())).kind == Kind::Heading)
        return Qt::ItemIsEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace countersign
