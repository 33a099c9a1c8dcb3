// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/queue/bulk_summary.h"

#include <QCoreApplication>

#include <set>

namespace countersign {
namespace {

struct BulkText {
    Q_DECLARE_TR_FUNCTIONS(BulkText)
};

bool canBeApproved(const store::QueueRow& row)
{
    using policy::ReviewState;
    return row.blockers == 0 && row.facts.checked &&
           (row.state == ReviewState::NeedsReview ||
            row.state == ReviewState::ChangedSinceApproval);
}

} // namespace

BulkSummary bulkSummary(const std::vector<store::QueueRow>& rows, bool more)
{
    BulkSummary summary;
    int blocked = 0;
    int signatures = 0;
    int warnings = 0;
    std::set<QString> companies;
    for (const store::QueueRow& row : rows) {
        summary.shown.push_back(row.draft);
        companies.insert(row.company);
        blocked += row.blockers > 0 ? 1 : 0;
        signatures += row.state == policy::ReviewState::NeedsSignOff ? 1 : 0;
        if (!canBeApproved(row))
            continue;
        summary.approvable.push_back(row.draft);
        warnings += row.warnings > 0 ? 1 : 0;
    }
    const int shown = static_cast<int>(rows.size());
    const int left = shown - static_cast<int>(summary.approvable.size());
    const QString drafts = BulkText::tr("%n draft(s)", nullptr, shown);
    summary.words.append(BulkText::tr("%1 at %2.")
                             .arg(drafts, BulkText::tr("%n company(s)", nullptr,
                                                       static_cast<int>(companies.size()))));
    if (left > 0)
        summary.words.append(
            BulkText::tr("%n of them would be left out of an approval.", nullptr, left));
    if (blocked > 0)
        summary.words.append(BulkText::tr("%n with a blocker.", nullptr, blocked));
    if (signatures > 0)
        summary.words.append(BulkText::tr("%n waiting for a signature.", nullptr, signatures));
    if (warnings > 0)
        summary.words.append(
            BulkText::tr("%n that would be approved with a warning.", nullptr, warnings));
    if (more)
        summary.words.append(
            BulkText::tr("The list goes on; what it does not show is not touched."));
    summary.words.append(BulkText::tr("Decided together they do not count towards autopilot."));
    return summary;
}

} // namespace countersign
