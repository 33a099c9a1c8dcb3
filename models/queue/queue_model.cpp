// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/queue/queue_model.h"

#include "app/services/change_bus.h"
#include "models/queue/queue_words.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int pageSize = 50;
/// Above so many changed drafts reading the stretch again is cheaper than looking at each.
constexpr size_t manyDrafts = 40;

/// Several lists share one worker: a read of one must not take the place of another's.
QString ownKey(const QObject* model, QLatin1String what)
{
    return QString(u"queue."_s + what + u'.' +
                   QString::number(reinterpret_cast<quintptr>(model), 16));
}

} // namespace

/// What a changed draft is now.
struct QueueModel::Look {
    DraftId draft;
    std::optional<store::QueueRow> row;
    bool belongs = false;
};

/// While rows change nobody else changes them: a view that is told may choose another draft, and the one that
/// was kept for it goes when all are told.
class QueueModel::Changing {
public:
    explicit Changing(QueueModel& model)
        : m_model(model)
    {
        ++m_model.m_changing;
    }
    ~Changing()
    {
        if (--m_model.m_changing == 0)
            m_model.letGo();
    }
    Q_DISABLE_COPY_MOVE(Changing)

private:
    QueueModel& m_model;
};

QueueModel::QueueModel(Async& lists, QueueSource source, QObject* parent)
    : QAbstractListModel(parent)
    , m_lists(lists)
    , m_source(std::move(source))
{}

int QueueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant QueueModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const store::QueueRow& row = rowAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case Qt::AccessibleTextRole: {
        const QString said = QString(row.name % u", " % detailOf(row) % u", " % spokenStateOf(row));
        const QString heading = headingOf(index.row());
        return heading.isEmpty() ? said : QString(heading % u": "_s % said);
    }
    case DraftRole:
        return row.draft.text();
    case DetailRole:
        return detailOf(row);
    case WhoRole:
        // The company stands in the heading already.
        return m_grouping == QueueGrouping::Account && !row.title.isEmpty() ? row.title
                                                                            : whoOf(row);
    case WhereRole:
        return whereOf(row);
    case PillRole:
        return pillOf(row).text;
    case PillToneRole:
        return static_cast<int>(pillOf(row).tone);
    case GroupRole:
        return headingOf(index.row());
    default:
        return {};
    }
}

QString QueueModel::headingOf(int row) const
{
    const auto groupOf = [this](int at) {
        return m_grouping == QueueGrouping::Account ? companyOf(rowAt(at)) : segmentOf(rowAt(at));
    };
    if (m_grouping == QueueGrouping::None)
        return {};
    const QString group = groupOf(row);
    return row > 0 && groupOf(row - 1) == group ? QString() : group;
}

QueueWindowRequest QueueModel::request() const
{
    QueueWindowRequest request;
    request.filter = m_filter;
    request.sort = m_sort;
    request.grouping = m_grouping;
    return request;
}

int QueueModel::rowOf(const DraftId& draft) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(),
                     [&draft](const store::QueueRow& row) { return row.draft == draft; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void QueueModel::show(const store::QueueFilter& filter, store::QueueSort sort,
                      const std::optional<DraftId>& around, QueueGrouping grouping)
{
    m_filter = filter;
    m_sort = store::orderOf(filter, sort);
    m_grouping = grouping;
    ++m_list;
    m_kept.reset();
    m_keptIsGuest = false;
    m_fetching = false;
    m_lists.drop(ownKey(this, "page"_L1));
    QueueWindowRequest wanted = request();
    wanted.around = around;
    read(std::move(wanted), true);
}

void QueueModel::refresh()
{
    QueueWindowRequest wanted = request();
    const int kept = m_kept ? rowOf(*m_kept) : -1;
    const int anchor = kept >= 0 ? kept : 0;
    if (!m_rows.empty() && (kept >= 0 || m_begin)) {
        wanted.around = rowAt(anchor).draft;
        wanted.keepAround = kept >= 0;
    }
    // Where the list begins, what came above it is read, too: else a row would go for each that came.
    wanted.before = std::max(anchor, 1) + (m_begin ? 0 : pageSize);
    wanted.after = std::max(static_cast<int>(m_rows.size()) - anchor, pageSize);
    read(std::move(wanted), false);
}

void QueueModel::read(QueueWindowRequest request, bool replace)
{
    if (m_rows.empty() || m_status == Status::Failed)
        setStatus(Status::Loading);
    const std::optional<DraftId> around = request.around;
    m_lists.runLatest(
        ownKey(this, "window"_L1), this,
        [source = m_source, request = std::move(request)](const std::stop_token& stop) {
            return readWindow(source, request, stop);
        },
        [this, list = m_list, replace, around](Result<QueueWindow> window) {
            if (list != m_list)
                return;
            if (window && m_kept && m_kept == around)
                m_keptIsGuest = !window->aroundBelongs;
            if (window)
                take(*std::move(window), replace);
            else if (window.error().code != ErrorCode::Cancelled)
                fail(window.error());
        });
}

void QueueModel::take(QueueWindow window, bool replace)
{
    m_lists.drop(ownKey(this, "page"_L1));
    m_fetching = false;
    m_begin = window.moreBefore ? window.begin : std::nullopt;
    m_end = window.moreAfter ? window.end : std::nullopt;
    m_aroundRow = window.aroundRow;
    if (replace) {
        beginResetModel();
        m_rows = std::move(window.rows);
        endResetModel();
    } else {
        bringTo(std::move(window.rows));
    }
    setStatus(Status::Ready);
    Q_EMIT listed();
}

/// Removes, moves, inserts and updates single rows until the stretch is `rows`.
void QueueModel::bringTo(std::vector<store::QueueRow> rows)
{
    const Changing changing(*this);
    std::unordered_set<DraftId> wanted;
    for (const store::QueueRow& row : rows)
        wanted.insert(row.draft);
    for (int row = static_cast<int>(m_rows.size()) - 1; row >= 0; --row) {
        if (!wanted.contains(rowAt(row).draft))
            removeAt(row);
    }
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        store::QueueRow& target = rows.at(size_t(row));
        const bool inPlace = row < rowCount() && rowAt(row).draft == target.draft;
        const int now = inPlace ? row : rowOf(target.draft);
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

void QueueModel::removeAt(int row)
{
    const Changing changing(*this);
    beginRemoveRows({}, row, row);
    m_rows.erase(m_rows.begin() + row);
    endRemoveRows();
}

bool QueueModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && m_end && !m_fetching;
}

void QueueModel::fetchMore(const QModelIndex& parent)
{
    if (canFetchMore(parent))
        fetch(store::Direction::Forward);
}

void QueueModel::fetchBefore()
{
    if (m_begin && !m_fetching)
        fetch(store::Direction::Backward);
}

void QueueModel::fetch(store::Direction direction)
{
    const std::optional<QueuePlace> from = direction == store::Direction::Forward ? m_end : m_begin;
    m_fetching = true;
    m_lists.runLatest(
        ownKey(this, "page"_L1), this,
        [source = m_source, wanted = request(), direction, from](const std::stop_token& stop) {
            return readStretch(source, wanted, direction, from, pageSize, stop);
        },
        [this, list = m_list, direction](Result<QueueStretch> page) {
            if (list != m_list)
                return;
            m_fetching = false;
            if (page)
                takePage(direction, *std::move(page));
        });
}

void QueueModel::takePage(store::Direction direction, QueueStretch page)
{
    // A draft may have changed its place since the page before was read.
    std::erase_if(page.rows, [this](const store::QueueRow& row) { return rowOf(row.draft) >= 0; });
    const bool forward = direction == store::Direction::Forward;
    (forward ? m_end : m_begin) = page.more ? std::optional(page.end) : std::nullopt;
    if (page.rows.empty())
        return;
    const Changing changing(*this);
    const int at = forward ? rowCount() : 0;
    beginInsertRows({}, at, at + static_cast<int>(page.rows.size()) - 1);
    m_rows.insert(m_rows.begin() + at, std::make_move_iterator(page.rows.begin()),
                  std::make_move_iterator(page.rows.end()));
    endInsertRows();
}

void QueueModel::setKept(const std::optional<DraftId>& draft)
{
    if (m_kept == draft)
        return;
    const std::optional<DraftId> before = m_kept;
    const bool guest = m_keptIsGuest;
    m_kept = draft;
    m_keptIsGuest = false;
    if (before && guest)
        m_leaving = before;
    if (m_changing == 0)
        letGo();
}

/// What was kept and belongs no longer goes, unless it is in hand again.
void QueueModel::letGo()
{
    const std::optional<DraftId> leaving = std::exchange(m_leaving, std::nullopt);
    if (!leaving)
        return;
    if (leaving == m_kept) {
        m_keptIsGuest = true;
        return;
    }
    const int row = rowOf(*leaving);
    if (row >= 0)
        removeAt(row);
}

void QueueModel::follow(const Change& change)
{
    // In groups a draft's place follows from others' places, too.
    if (change.kind == Change::Kind::Drafts && change.drafts.size() <= manyDrafts &&
        m_grouping == QueueGrouping::None)
        followDrafts(change.drafts);
    else
        refresh();
}

void QueueModel::followDrafts(const std::vector<DraftId>& drafts)
{
    m_lists.run(
        this,
        [source = m_source, drafts, filter = m_filter, sort = m_sort](const std::stop_token&) {
            std::vector<Look> looks;
            for (const DraftId& draft : drafts) {
                const Result<std::optional<store::QueueRow>> row = source.row(draft, sort);
                const Result<bool> belongs = source.matches(draft, filter);
                if (row && belongs)
                    looks.push_back({draft, *row, *belongs});
            }
            return looks;
        },
        [this, list = m_list](const std::vector<Look>& looks) {
            if (list == m_list)
                takeLooks(looks);
        });
}

void QueueModel::takeLooks(const std::vector<Look>& looks)
{
    const Changing changing(*this);
    bool placesChanged = false;
    for (const Look& look : looks) {
        const int row = rowOf(look.draft);
        const bool kept = m_kept == look.draft && look.row;
        if (kept)
            m_keptIsGuest = !look.belongs;
        if (row < 0) {
            placesChanged = placesChanged || look.belongs;
        } else if (!look.row || (!look.belongs && !kept)) {
            removeAt(row);
        } else {
            placesChanged = placesChanged || !(rowAt(row).key == look.row->key);
            m_rows.at(size_t(row)) = *look.row;
            Q_EMIT dataChanged(index(row), index(row));
        }
    }
    if (placesChanged)
        refresh();
    else
        Q_EMIT listed();
}

void QueueModel::setStatus(Status status)
{
    if (m_status == status)
        return;
    m_status = status;
    Q_EMIT statusChanged();
}

void QueueModel::fail(const Error& error)
{
    m_error = error;
    if (m_rows.empty()) {
        m_status = Status::Failed;
        Q_EMIT statusChanged();
    }
}

} // namespace countersign
