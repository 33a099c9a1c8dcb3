// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/findings/findings_model.h"

#include "app/checks/finding_text.h"
#include "app/domain/finding_keys.h"
#include "app/services/messages.h"
#include "models/common/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

/// What blocks first, then as one reads; what was set aside and what could not be checked come last.
auto rank(const FindingView& view)
{
    const Finding& finding = view.finding;
    const bool subject = finding.field == Field::Subject;
    const bool somewhere = subject || finding.end > finding.start;
    return std::tuple(!view.open, isNotChecked(finding), -static_cast<int>(finding.severity),
                      !somewhere, !subject, finding.start);
}

} // namespace

FindingsModel::FindingsModel(QObject* parent)
    : QAbstractListModel(parent)
{}

std::vector<FindingsModel::Row> FindingsModel::rowsOf(std::vector<FindingView> findings)
{
    std::stable_sort(findings.begin(), findings.end(),
                     [](const FindingView& a, const FindingView& b) { return rank(a) < rank(b); });
    std::map<QString, int> seen;
    std::vector<Row> rows;
    for (FindingView& finding : findings) {
        const int number = seen[finding.key]++;
        const QString id = QString(finding.key % u' ' % QString::number(number));
        rows.push_back({std::move(finding), id, false});
    }
    return rows;
}

int FindingsModel::rowOf(const QString& id) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&id](const Row& row) { return row.id == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void FindingsModel::show(std::vector<FindingView> findings)
{
    m_latest = findings;
    if (std::exchange(m_anew, false)) {
        beginResetModel();
        m_rows = rowsOf(std::move(findings));
        endResetModel();
    } else if (m_held)
        takeHeld(rowsOf(std::move(findings)));
    else
        bringTo(rowsOf(std::move(findings)));
}

void FindingsModel::begin()
{
    m_anew = true;
}

void FindingsModel::setHeld(bool held)
{
    if (m_held == held)
        return;
    m_held = held;
    if (!held && !m_anew)
        bringTo(rowsOf(m_latest));
}

/// Removes, moves, inserts and updates single rows until they are `rows`.
void FindingsModel::bringTo(std::vector<Row> rows)
{
    std::set<QString> wanted;
    for (const Row& row : rows)
        wanted.insert(row.id);
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (wanted.contains(m_rows.at(size_t(row)).id))
            continue;
        beginRemoveRows({}, row, row);
        m_rows.erase(m_rows.begin() + row);
        endRemoveRows();
    }
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        Row& target = rows.at(size_t(row));
        const int now = rowOf(target.id);
        if (now < 0) {
            beginInsertRows({}, row, row);
            m_rows.insert(m_rows.begin() + row, std::move(target));
            endInsertRows();
            continue;
        }
        if (now != row) {
            beginMoveRows({}, now, now, {}, row); // what is behind comes forward
            std::rotate(m_rows.begin() + row, m_rows.begin() + now, m_rows.begin() + now + 1);
            endMoveRows();
        }
        m_rows.at(size_t(row)) = std::move(target);
    }
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void FindingsModel::takeHeld(std::vector<Row> rows)
{
    for (Row& known : m_rows) {
        const auto still = std::find_if(rows.begin(), rows.end(),
                                        [&known](const Row& row) { return row.id == known.id; });
        known.mended = still == rows.end();
        if (still == rows.end())
            continue;
        known = std::move(*still);
        rows.erase(still);
    }
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    if (rows.empty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(rows.size()) - 1);
    std::move(rows.begin(), rows.end(), std::back_inserter(m_rows));
    endInsertRows();
}

int FindingsModel::openCount(Severity severity) const
{
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [severity](const Row& row) {
        return row.view.open && !row.mended && row.view.finding.severity == severity;
    }));
}

int FindingsModel::nextOpen(int row) const
{
    const int count = rowCount();
    for (int step = 1; step <= count; ++step) {
        const int next = (row + step + count) % count;
        if (findingAt(next).open && !m_rows.at(size_t(next)).mended)
            return next;
    }
    return -1;
}

std::set<EvidenceId> FindingsModel::problems() const
{
    std::set<EvidenceId> ids;
    for (const Row& row : m_rows) {
        const Finding& finding = row.view.finding;
        if (row.view.open && !row.mended && finding.severity == Severity::Blocker)
            ids.insert(finding.evidence.begin(), finding.evidence.end());
    }
    return ids;
}

std::map<EvidenceId, EvidenceMark> FindingsModel::marks() const
{
    std::map<EvidenceId, EvidenceMark> marks;
    for (const Row& row : m_rows) {
        const Finding& finding = row.view.finding;
        if (!row.view.open || row.mended)
            continue;
        const bool other = finding.check == u"accuracy.identity"_s;
        if (!other && finding.check != u"accuracy.contradicted"_s)
            continue;
        for (const EvidenceId& evidence : finding.evidence)
            marks.emplace(evidence, other ? EvidenceMark::SomebodyElse : EvidenceMark::Contradicts);
    }
    return marks;
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const FindingView& view = findingAt(index.row());
    const bool mended = m_rows.at(size_t(index.row())).mended;
    const bool open = view.open && !mended;
    switch (role) {
    case Qt::DisplayRole:
        return QString(view.title % u". "_s % view.text);
    case Qt::AccessibleTextRole:
        return QString(capitalised(label(view.finding.severity)) % u": "_s % view.title % u". "_s %
                       view.text);
    case TitleRole:
        return view.title;
    case TextRole:
        return view.text;
    case SeverityRole:
        return static_cast<int>(view.finding.severity);
    case NotCheckedRole:
        return isNotChecked(view.finding);
    case OpenRole:
        return open;
    case FixRole:
        return open && view.finding.fix ? fixWords(*view.finding.fix) : QString();
    case DismissibleRole:
        return open && view.dismissible;
    case MendedRole:
        return mended;
    default:
        return {};
    }
}

std::vector<FindingView> viewsOf(const std::vector<Finding>& findings,
                                 const std::vector<FindingView>& ofHead)
{
    std::vector<FindingView> views;
    const std::vector<QString> keys = findingKeys(findings);
    for (size_t i = 0; i < findings.size(); ++i) {
        const Finding& finding = findings[i];
        FindingView view;
        view.finding = finding;
        view.key = keys[i];
        view.title = checks::findingTitle(finding);
        view.text = checks::findingText(finding);
        const auto known =
            std::find_if(ofHead.begin(), ofHead.end(),
                         [&view](const FindingView& head) { return head.key == view.key; });
        if (known != ofHead.end()) {
            view.open = known->open;
            view.dismissal = known->dismissal;
        }
        views.push_back(std::move(view));
    }
    return views;
}

QString fixWords(const Fix& fix)
{
    if (fix.replacement.trimmed().isEmpty())
        return QCoreApplication::translate("Findings", "Cut it");
    QString shown = fix.replacement.simplified();
    if (shown.size() > 28)
        shown = QString(shown.left(27) % u"…"_s);
    return QCoreApplication::translate("Findings", "Use “%1”").arg(shown);
}

bool isNotChecked(const Finding& finding)
{
    return finding.reason == u"not_checked"_s;
}

} // namespace countersign
