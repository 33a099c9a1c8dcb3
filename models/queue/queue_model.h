// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/async.h"
#include "models/queue/queue_source.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace countersign {

struct Change;

/// The list of drafts by filter and order: a stretch of it, read in pages both ways on a worker thread.
///
/// Rows are drafts, not places: when others' work comes and goes elsewhere, rows are inserted and removed
/// one by one, so that views keep their place. The draft that is being read (`setKept`) stays in the list
/// until another one is, even if it no longer belongs there. GUI thread.
class QueueModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        DraftRole = Qt::UserRole, ///< QString, the draft's id
        DetailRole,               ///< QString: company, title, channel and step
        WhoRole,      ///< QString: company and title; the title where the heading has the company
        WhereRole,    ///< QString: channel and step
        PillRole,     ///< QString: the state or the worst finding in two words
        PillToneRole, ///< int: queue_words.h, PillTone
        GroupRole,    ///< QString: the heading above the row; empty for none
    };

    enum class Status { Loading, Ready, Failed };

    QueueModel(Async& lists, QueueSource source, QObject* parent = nullptr);

    /// Shows another list, from its beginning or around a draft. What is shown stays until it is read.
    void show(const store::QueueFilter& filter, store::QueueSort sort,
              const std::optional<DraftId>& around = std::nullopt,
              QueueGrouping grouping = QueueGrouping::None);
    [[nodiscard]] QueueGrouping grouping() const { return m_grouping; }
    [[nodiscard]] const store::QueueFilter& filter() const { return m_filter; }

    [[nodiscard]] Status status() const { return m_status; }
    [[nodiscard]] const Error& error() const { return m_error; } ///< when Failed

    /// The draft that is being read; it stays in the list.
    void setKept(const std::optional<DraftId>& draft);

    /// Reads again what a change may have touched.
    void follow(const Change& change);
    /// Reads again the stretch that is shown.
    void refresh();

    [[nodiscard]] const std::vector<store::QueueRow>& rows() const { return m_rows; }
    [[nodiscard]] const store::QueueRow& rowAt(int row) const { return m_rows.at(size_t(row)); }
    /// Where the draft that the list was shown around is, or would be.
    [[nodiscard]] int aroundRow() const { return m_aroundRow; }
    /// -1 if it is not in the stretch.
    [[nodiscard]] int rowOf(const DraftId& draft) const;
    [[nodiscard]] bool hasMoreBefore() const { return m_begin.has_value(); }
    [[nodiscard]] bool hasMoreAfter() const { return m_end.has_value(); }
    void fetchBefore();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

Q_SIGNALS:
    void statusChanged();
    /// Another list is in place (after show()), or the stretch was read again.
    void listed();

private:
    void read(QueueWindowRequest request, bool replace);
    void take(QueueWindow window, bool replace);
    void fetch(store::Direction direction);
    void takePage(store::Direction direction, QueueStretch page);
    [[nodiscard]] QueueWindowRequest request() const;
    [[nodiscard]] QString headingOf(int row) const;
    void followDrafts(const std::vector<DraftId>& drafts);
    struct Look;
    class Changing;
    void letGo();
    void takeLooks(const std::vector<Look>& looks);
    void bringTo(std::vector<store::QueueRow> rows);
    void removeAt(int row);
    void setStatus(Status status);
    void fail(const Error& error);

    Async& m_lists;
    QueueSource m_source;
    store::QueueFilter m_filter;
    store::QueueSort m_sort = store::QueueSort::Priority;
    QueueGrouping m_grouping = QueueGrouping::None;
    std::vector<store::QueueRow> m_rows;
    std::optional<QueuePlace> m_begin; ///< set while there is more above
    std::optional<QueuePlace> m_end;   ///< set while there is more below
    std::optional<DraftId> m_kept;
    std::optional<DraftId> m_leaving; ///< was kept, and goes when no row changes
    int m_changing = 0;               ///< how deep rows are being changed
    bool m_keptIsGuest = false;       ///< it no longer belongs to the list
    bool m_fetching = false;
    int m_aroundRow = 0;
    quint64 m_list = 0; ///< which list it is; results for another are dropped
    Status m_status = Status::Loading;
    Error m_error;
};

} // namespace countersign
