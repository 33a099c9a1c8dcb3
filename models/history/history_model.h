// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/review_service.h"

#include <QAbstractListModel>

#include <memory>
#include <vector>

namespace countersign {

/// What happened to a draft: its revisions and the decisions on them, newest first. GUI thread.
class HistoryModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole, ///< Kind
        WhenRole,                ///< QString
        DetailRole,              ///< QString: a decision's reason, or why it no longer counts
        HeadRole,                ///< bool: the revision that stands
        CountedRole,             ///< bool: the decision counts
    };
    enum class Kind { Revision, Decision };

    explicit HistoryModel(QObject* parent = nullptr);

    void show(const std::shared_ptr<const DraftView>& view);
    [[nodiscard]] const RevisionView* revisionAt(int row) const;
    [[nodiscard]] const DecisionView* decisionAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        Kind kind = Kind::Revision;
        int at = 0;      ///< into the view's revisions or decisions
        int version = 0; ///< of a revision, from 1
    };
    [[nodiscard]] QString textOf(const Row& row) const;

    std::shared_ptr<const DraftView> m_view;
    std::vector<Row> m_rows;
};

/// "v3 · edited by Sam, 2 h ago": the text that stands.
[[nodiscard]] QString headLine(const DraftView& view, const QDateTime& now);
/// "v2 · edited by Sam": one of its texts; versions count from 1.
[[nodiscard]] QString revisionLine(int version, const RevisionView& view);
/// "just now", "5 min ago", "2 h ago", "yesterday", else the date.
[[nodiscard]] QString agoText(const QDateTime& then, const QDateTime& now);

} // namespace countersign

Q_DECLARE_METATYPE(countersign::HistoryModel::Kind)
