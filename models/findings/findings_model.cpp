// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/findings/findings_model.h"

#include "app/checks/finding_text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {

FindingsModel::FindingsModel(QObject* parent)
    : QAbstractListModel(parent)
{}

void FindingsModel::show(std::vector<FindingView> findings)
{
    beginResetModel();
    m_findings = std::move(findings);
    std::stable_partition(m_findings.begin(), m_findings.end(),
                          [](const FindingView& finding) { return finding.open; });
    endResetModel();
}

int FindingsModel::openCount(Severity severity) const
{
    return static_cast<int>(
        std::count_if(m_findings.begin(), m_findings.end(), [severity](const FindingView& finding) {
            return finding.open && finding.finding.severity == severity;
        }));
}

int FindingsModel::nextOpen(int row) const
{
    const int count = rowCount();
    for (int step = 1; step <= count; ++step) {
        const int next = (row + step + count) % count;
        if (findingAt(next).open)
            return next;
    }
    return -1;
}

std::set<EvidenceId> FindingsModel::problems() const
{
    std::set<EvidenceId> ids;
    for (const FindingView& finding : m_findings) {
        if (finding.open && finding.finding.severity == Severity::Blocker)
            ids.insert(finding.finding.evidence.begin(), finding.finding.evidence.end());
    }
    return ids;
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_findings.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const FindingView& view = findingAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return QString(view.title % u". "_s % view.text);
    case TitleRole:
        return view.title;
    case TextRole:
        return view.text;
    case SeverityRole:
        return static_cast<int>(view.finding.severity);
    case NotCheckedRole:
        return isNotChecked(view.finding);
    case OpenRole:
        return view.open;
    case FixRole:
        return view.open && view.finding.fix ? fixWords(*view.finding.fix) : QString();
    case DismissibleRole:
        return view.open && view.dismissible;
    default:
        return {};
    }
}

std::vector<FindingView> viewsOf(const std::vector<Finding>& findings,
                                 const std::vector<FindingView>& ofHead)
{
    std::vector<FindingView> views;
    for (const Finding& finding : findings) {
        FindingView view;
        view.finding = finding;
        view.key = findingKey(finding);
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
