// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/facts.h"

#include "app/domain/finding_keys.h"
#include "app/policy/counting_decisions.h"
#include "app/policy/permissions.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace countersign::policy {

namespace {

bool isSetAside(const DraftHistory& history, const Revision& head, const std::set<UserId>& authors,
                const Finding& finding, const QString& key)
{
    if (!isDismissible(finding))
        return false;
    return std::any_of(
        history.dismissals.begin(), history.dismissals.end(), [&](const Dismissal& dismissal) {
            return dismissal.revision == head.id && dismissal.finding == key &&
                   isKnownToMay(history, dismissal.by, Action::Dismiss) &&
                   (finding.severity != Severity::Blocker || !authors.contains(dismissal.by));
        });
}

} // namespace

bool isDismissible(const Finding& finding)
{
    static const std::array fixed{"compliance.suppressed"_L1, "placeholder.unfilled"_L1,
                                  "accuracy.unknown_citation"_L1, "boundary.violation"_L1};
    return finding.severity != Severity::Blocker ||
           std::none_of(fixed.begin(), fixed.end(),
                        [&finding](QLatin1String check) { return finding.check == check; });
}

std::vector<Finding> openFindings(const DraftHistory& history)
{
    const Revision* head = headOf(history);
    if (!head || !history.findings)
        return {};
    if (history.dismissals.empty())
        return *history.findings;
    const std::set<UserId> authors = humanAuthors(history);
    const std::vector<QString> keys = findingKeys(*history.findings);
    std::vector<Finding> open;
    for (size_t i = 0; i < keys.size(); ++i) {
        const Finding& finding = (*history.findings)[i];
        if (!isSetAside(history, *head, authors, finding, keys[i]))
            open.push_back(finding);
    }
    return open;
}

std::vector<Suppression> suppressionsOn(const DraftHistory& history)
{
    std::vector<Suppression> bearing;
    std::copy_if(history.suppressions.begin(), history.suppressions.end(),
                 std::back_inserter(bearing), [&history](const Suppression& suppression) {
                     const std::vector<Channel>& channels = suppression.channels;
                     return channels.empty() || !history.draft.channel ||
                            std::find(channels.begin(), channels.end(), *history.draft.channel) !=
                                channels.end();
                 });
    return bearing;
}

std::vector<Hold> holdsOn(const DraftHistory& history)
{
    std::vector<Hold> holds;
    if (history.revisions.empty())
        holds.push_back(Hold::NoText);
    if (!history.draft.channel)
        holds.push_back(Hold::NoChannel);
    else if (addressFor(history.prospect, *history.draft.channel).trimmed().isEmpty())
        holds.push_back(Hold::NoAddress);
    if (history.replied)
        holds.push_back(Hold::Replied);
    if (history.twinUndecided)
        holds.push_back(Hold::TwinUndecided);
    const std::vector<Finding> open = openFindings(history);
    if (std::any_of(open.begin(), open.end(),
                    [](const Finding& finding) { return finding.severity == Severity::Blocker; }))
        holds.push_back(Hold::OpenBlocker);
    return holds;
}

DraftFacts factsOf(const DraftHistory& history)
{
    DraftFacts facts;
    if (history.delivery) {
        switch (history.delivery->outcome) {
        case DeliveryOutcome::Delivered:
            facts.delivered = DraftFacts::Delivered::Yes;
            break;
        case DeliveryOutcome::Claimed:
        case DeliveryOutcome::Unknown:
            facts.delivered = DraftFacts::Delivered::Unknown;
            break;
        case DeliveryOutcome::Failed:
            break;
        }
    }
    facts.conflict = headsOf(history.revisions).size() > 1;
    facts.suppressed = !suppressionsOn(history).empty();
    const Standing standing = standingOf(history);
    if (standing.rejected)
        facts.against = DraftFacts::Against::Rejected;
    else if (standing.changesRequested)
        facts.against = DraftFacts::Against::RequestedChanges;
    facts.approved = standing.approved;
    facts.signedOff = standing.signedOff;
    facts.changedSinceApproval = standing.approvedBefore && !standing.approved;
    facts.blocked = !holdsOn(history).empty();
    facts.checked = history.findings.has_value();
    facts.alwaysApproval = history.governance.alwaysApproval();
    const Revision* head = headOf(history);
    facts.calibrated = head && isCalibrated(history, head->id) && !citesWithdrawn(history, *head);
    facts.drawn = drawn(history.sampleDraw);
    return facts;
}

int code(const DraftFacts& facts)
{
    using Delivered = DraftFacts::Delivered;
    using Against = DraftFacts::Against;
    if (facts.delivered != Delivered::No)
        return facts.delivered == Delivered::Yes ? 1 : 2;
    if (facts.conflict)
        return 1 << 2;
    if (facts.suppressed)
        return 1 << 3;
    if (facts.against != Against::Nothing)
        return (facts.against == Against::Rejected ? 1 : 2) << 4;
    if (facts.changedSinceApproval)
        return 1 << 6;
    if (facts.blocked)
        return 1 << 7;
    int bits = 0;
    bits |= facts.checked ? 1 << 8 : 0;
    bits |= facts.approved ? 1 << 9 : 0;
    bits |= facts.approved && facts.signedOff ? 1 << 10 : 0;
    bits |= facts.alwaysApproval ? 1 << 11 : 0;
    if (facts.checked && !facts.approved && !facts.alwaysApproval && facts.calibrated)
        bits |= 1 << 12 | static_cast<int>(facts.drawn) << 13;
    return bits;
}

DraftFacts factsFromCode(int code)
{
    DraftFacts facts;
    facts.delivered = (code & 3) == 1   ? DraftFacts::Delivered::Yes
                      : (code & 3) == 2 ? DraftFacts::Delivered::Unknown
                                        : DraftFacts::Delivered::No;
    facts.conflict = (code & (1 << 2)) != 0;
    facts.suppressed = (code & (1 << 3)) != 0;
    const int against = (code >> 4) & 3;
    facts.against = against == 1   ? DraftFacts::Against::Rejected
                    : against == 2 ? DraftFacts::Against::RequestedChanges
                                   : DraftFacts::Against::Nothing;
    facts.changedSinceApproval = (code & (1 << 6)) != 0;
    facts.blocked = (code & (1 << 7)) != 0;
    facts.checked = (code & (1 << 8)) != 0;
    facts.approved = (code & (1 << 9)) != 0;
    facts.signedOff = (code & (1 << 10)) != 0;
    facts.alwaysApproval = (code & (1 << 11)) != 0;
    facts.calibrated = (code & (1 << 12)) != 0;
    const int drawn = (code >> 13) & 3;
    facts.drawn = drawn == 1 ? Drawn::AtFirst : drawn == 2 ? Drawn::Always : Drawn::Never;
    return facts;
}

} // namespace countersign::policy
