// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/history_model.h"

#include "app/services/messages.h"

#include "models/common/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct HistoryText {
    Q_DECLARE_TR_FUNCTIONS(HistoryText)
};

} // namespace

QString revisionLine(int version, const RevisionView& view)
{
    switch (view.revision.origin) {
    case Origin::Edited:
        return HistoryText::tr("v%1 · edited by %2").arg(version).arg(view.authorName);
    case Origin::Generated:
        return HistoryText::tr("v%1 · generated").arg(version);
    case Origin::Merged:
        return HistoryText::tr("v%1 · merged").arg(version);
    case Origin::Imported:
        return HistoryText::tr("v%1 · imported").arg(version);
    }
    return {};
}

HistoryModel::HistoryModel(QObject* parent)
    : QAbstractListModel(parent)
{}

void HistoryModel::show(const std::shared_ptr<const DraftView>& view)
{
    beginResetModel();
    m_view = view;
    m_rows.clear();
    if (view) {
        const int revisions = static_cast<int>(view->revisions.size());
        for (int i = 0; i < revisions; ++i)
            m_rows.push_back({Kind::Revision, i, revisions - i});
        for (int i = 0; i < static_cast<int>(view->decisions.size()); ++i)
            m_rows.push_back({Kind::Decision, i, 0});
        const auto at = [&view](const Row& row) {
            return row.kind == Kind::Revision ? view->revisions.at(size_t(row.at)).revision.at
                                              : view->decisions.at(size_t(row.at)).decision.at;
        };
        std::stable_sort(m_rows.begin(), m_rows.end(),
                         [&at](const Row& a, const Row& b) { return at(a) > at(b); });
    }
    endResetModel();
}

const RevisionView* HistoryModel::revisionAt(int row) const
{
    const Row& entry = m_rows.at(size_t(row));
    return entry.kind == Kind::Revision ? &m_view->revisions.at(size_t(entry.at)) : nullptr;
}

const DecisionView* HistoryModel::decisionAt(int row) const
{
    const Row& entry = m_rows.at(size_t(row));
    return entry.kind == Kind::Decision ? &m_view->decisions.at(size_t(entry.at)) : nullptr;
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString HistoryModel::textOf(const Row& row) const
{
    if (row.kind == Kind::Revision)
        return revisionLine(row.version, m_view->revisions.at(size_t(row.at)));
    const DecisionView& view = m_view->decisions.at(size_t(row.at));
    return capitalised(
        HistoryText::tr("%1 by %2").arg(doneLabel(view.decision.verdict), view.byName));
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows.at(size_t(index.row()));
    const RevisionView* revision = revisionAt(index.row());
    const DecisionView* decision = decisionAt(index.row());
    const QDateTime at = revision ? revision->revision.at : decision->decision.at;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return textOf(row);
    case KindRole:
        return QVariant::fromValue(row.kind);
    case WhenRole:
        return momentText(at);
    case DetailRole:
        if (revision)
            return revision->head ? HistoryText::tr("this is the text that stands") : QString();
        if (!decision->counted && !decision->whyNot.isEmpty())
            return reasonText(decision->whyNot);
        return decision->decision.reason;
    case HeadRole:
        return revision && revision->head;
    case CountedRole:
        return decision && decision->counted;
    default:
        return {};
    }
}

QString agoText(const QDateTime& then, const QDateTime& now)
{
    const qint64 seconds = then.secsTo(now);
    if (seconds < 90)
        return HistoryText::tr("just now");
    if (seconds < 3600)
        return HistoryText::tr("%n min ago", nullptr, static_cast<int>(seconds / 60));
    if (seconds < qint64(24) * 3600)
        return HistoryText::tr("%n h ago", nullptr, static_cast<int>(seconds / 3600));
    if (then.toLocalTime().date().daysTo(now.toLocalTime().date()) == 1)
        return HistoryText::tr("yesterday");
    return dateText(then.toLocalTime().date());
}

QString headLine(const DraftView& view, const QDateTime& now)
{
    if (!view.conflicting.empty())
        return HistoryText::tr("%n versions", nullptr, static_cast<int>(view.conflicting.size()));
    const auto head = std::find_if(view.revisions.begin(), view.revisions.end(),
                                   [](const RevisionView& revision) { return revision.head; });
    if (head == view.revisions.end())
        return HistoryText::tr("no text yet");
    const int version = static_cast<int>(view.revisions.end() - head);
    return HistoryText::tr("%1, %2").arg(revisionLine(version, *head),
                                         agoText(head->revision.at, now));
}

} // namespace countersign
