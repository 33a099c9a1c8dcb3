// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/channel.h"
#include "app/domain/finding.h"
#include "app/policy/review_state.h"
#include "app/store/repository.h"

#include <QDate>
#include <QDateTime>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace countersign::store {

/// Under which heading a draft stands in a list that is grouped by segment: under the first that the prospect
/// falls in; absent: in none.
struct FirstSegment {
    std::optional<SegmentId> id = {};

    friend bool operator==(const FirstSegment&, const FirstSegment&) = default;
};

/// Which drafts. Everything that is set must hold; an empty list or text asks for nothing.
struct QueueFilter {
    std::vector<SegmentId> segments = {}; ///< any of them is one the prospect falls in
    std::optional<FirstSegment> under = {};
    std::vector<policy::ReviewState> states = {};
    std::vector<Channel> channels = {};
    QString check = {}; ///< has an open finding of this check
    std::optional<AccountId> account = {};
    std::optional<PersonaId> persona = {};
    QStringList languages = {}; ///< BCP 47, any of them; "de" takes "de-AT" too
    QString owner = {};         ///< the SDR's name, as the CRM has it
    /// Waits for the signature of this person: the state is "needs sign-off", they are named on the
    /// account or the segment, and nothing of the text is theirs since it was generated.
    std::optional<UserId> signer = {};
    /// Beginnings of words in subject, text, person or company; counts from two letters.
    QString search = {};

    friend bool operator==(const QueueFilter&, const QueueFilter&) = default;
};

enum class QueueSort {
    Priority, ///< highest priority, then earliest due
    Due,      ///< earliest due (without a date last), then highest priority
    Worst,    ///< most blockers, then most warnings, then most notes
    Newest,   ///< latest to come to this workspace; the order of a search whatever is asked for
};

/// A place in the order; what it holds is the queue's own business. It stays good when drafts come and go.
struct QueueKey {
    qint64 place = 0;

    friend bool operator==(const QueueKey&, const QueueKey&) = default;
};

/// Everything that a row of the list shows.
struct QueueRow {
    DraftId draft;
    ProspectId prospect;
    std::optional<AccountId> account;
    QString name;    ///< of the prospect
    QString company; ///< of the account; empty without one
    QString title;
    QString persona; ///< name; empty for none
    QString language;
    std::optional<Channel> channel;
    std::optional<int> step;          ///< position in its sequence
    std::optional<SegmentId> segment; ///< the first the prospect falls in
    QString segmentName;
    policy::ReviewState state = policy::ReviewState::NeedsReview;
    policy::DraftFacts facts;
    Mode mode = Mode::Review; ///< the one in force for this draft
    int blockers = 0;         ///< open findings
    int warnings = 0;
    int notes = 0;
    QString
        worstCheck; ///< check of the worst open finding, the first in the window's order; empty for none
    int priority = 0;
    std::optional<QDate> due;
    QString subject;    ///< of the head; empty in a conflict
    UserId author;      ///< of the head, or of the newest head in a conflict
    QString authorName; ///< empty if not known
    QDateTime writtenAt;
    int revisions = 0;
    QueueKey key;
};

/// A page, always in the order asked for, whichever way it was read.
struct QueuePage {
    std::vector<QueueRow> rows;
    /// There may be more in the direction that was read, beyond `end`. A page can be short, even empty,
    /// and yet have more: a rare combination is read in bounded steps, so that no call takes long.
    bool more = false;
    QueueKey end; ///< where to go on
};

enum class Direction { Forward, Backward };

struct QueueRequest {
    QueueFilter filter = {};
    QueueSort sort = QueueSort::Priority;
    Direction direction = Direction::Forward;
    /// Exclusive; absent for the beginning, or for the end when going backward.
    std::optional<QueueKey> from = {};
    int limit = 50;
};

/// The order in which pages come: what is searched for comes newest first, whatever is asked for. Keys of rows
/// count in this order only.
[[nodiscard]] QueueSort orderOf(const QueueFilter& filter, QueueSort sort);

struct QueueCount {
    qint64 n = 0;
    bool exact = true; ///< false: at least that many
};

/// Counts that are always right and take no time, from the buckets.
struct SegmentCounts {
    std::optional<SegmentId> segment; ///< the first; absent for drafts in none
    std::map<policy::ReviewState, qint64> byState;
};

/// Reading the list of drafts by filter and order in pages, never by offset, out of a local projection
/// that is written in the same transaction as what it depends on. Delivery
/// never reads it.
class Queue final : public Repository {
public:
    using Repository::Repository;

    [[nodiscard]] QueuePage page(const QueueRequest& request) const;
    /// One row as it is now; nothing for a draft that is not known.
    [[nodiscard]] std::optional<QueueRow> row(const DraftId& draft, QueueSort sort) const;
    /// Whether the draft still belongs to the list.
    [[nodiscard]] bool matches(const DraftId& draft, const QueueFilter& filter) const;

    /// Exact for segments, states and channels; with any other condition counted up to `limit`.
    [[nodiscard]] QueueCount count(const QueueFilter& filter, qint64 limit = 1000) const;
    /// By state; the filter's segments and channels count, its other conditions do not.
    [[nodiscard]] std::map<policy::ReviewState, qint64>
    countsByState(const QueueFilter& filter) const;
    [[nodiscard]] std::vector<SegmentCounts> countsBySegment() const;
    [[nodiscard]] policy::ReviewState state(const DraftId& draft) const;

    /// Languages and owners that occur, for the filter's menus.
    [[nodiscard]] QStringList languages() const;
    [[nodiscard]] QStringList owners() const;
};

} // namespace countersign::store
