// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"
#include "app/base/json.h"
#include "app/base/result.h"
#include "app/domain/channel.h"
#include "app/policy/review_state.h"
#include "app/services/context.h"

#include <QString>

#include <functional>
#include <optional>
#include <stop_token>

namespace countersign {

class CheckService;

enum class ListKind { Prospects, Accounts, Evidence, Segments, Drafts, Suppression, Decisions };

template<>
struct EnumText<ListKind> {
    static constexpr std::array words{std::pair{ListKind::Prospects, "prospects"},
                                      std::pair{ListKind::Accounts, "accounts"},
                                      std::pair{ListKind::Evidence, "evidence"},
                                      std::pair{ListKind::Segments, "segments"},
                                      std::pair{ListKind::Drafts, "drafts"},
                                      std::pair{ListKind::Suppression, "suppression"},
                                      std::pair{ListKind::Decisions, "decisions"}};
};

/// What to list. Filters that a kind does not know are BadInput "list.filter" (args: the filter).
struct ListQuery {
    ListKind kind = ListKind::Drafts;
    std::optional<SegmentId> segment;
    std::optional<policy::ReviewState> state;
    std::optional<Channel> channel;
    QString search;
    qint64 limit = 100; ///< 0 for all
    QString after;      ///< id of the last one of the page before
    QString sort; ///< drafts: "newest" (default), "priority", "due", "worst"; others: "newest"
};

/// What an id on the command line may name.
enum class Named { Anything, Prospect, Account, Segment, Draft, Evidence, Decision, User };

/// Rows as the command line prints them (cli, "What `list` and `show` print"); keys are never renamed.
class ListingService {
public:
    ListingService(Context context, const CheckService& checks);

    /// Calls `row` for each, in order.
    Result<void> list(const ListQuery& query, const std::function<void(const Json&)>& row,
                      std::stop_token stop = {}) const;
    /// The whole of one thing. NotFound "id.unknown".
    [[nodiscard]] Result<Json> show(const QString& id) const;

    /// The full id for what a person typed: a full id, an id of the file it came from, or a name or e-mail
    /// that is unique. Errors: NotFound "id.unknown" (args: what was typed); Ambiguous "id.ambiguous" with
    /// the candidates.
    [[nodiscard]] Result<QString> resolve(Named kind, const QString& typed) const;

private:
    Context m_context;
    const CheckService& m_checks;
};

} // namespace countersign
