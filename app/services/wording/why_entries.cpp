// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/wording/catalogue.h"

#include <QtGlobal>

#include <array>

// Why a draft is in its state, one sentence each.

namespace countersign::wording {

namespace {

constexpr std::array entries{
    Entry{"why.goes_alone",
          QT_TRANSLATE_NOOP("Messages", "Goes by itself: the segment is on autopilot.")},
    Entry{"why.sampled",
          QT_TRANSLATE_NOOP("Messages", "Drawn as a sample: on autopilot somebody looks at one in "
                                        "%1.")},
    Entry{
        "why.not_calibrated",
        QT_TRANSLATE_NOOP("Messages", "Not as autopilot was calibrated, so somebody has to look.")},
    Entry{"why.delivered", QT_TRANSLATE_NOOP("Messages", "Handed over %1 as %2.")},
    Entry{"why.delivery_unknown",
          QT_TRANSLATE_NOOP("Messages", "A hand-over as %2 was begun %1 and its end is not known. "
                                        "Look whether it went out, then say so.")},
    Entry{"why.conflict",
          QT_TRANSLATE_NOOP("Messages", "Changed at the same time by %1. Somebody has to choose.")},
    Entry{"why.suppressed", QT_TRANSLATE_NOOP("Messages", "Must not be contacted here (%1).")},
    Entry{"why.suppressed_because",
          QT_TRANSLATE_NOOP("Messages", "Must not be contacted here (%1): %2")},
    Entry{"why.rejected", QT_TRANSLATE_NOOP("Messages", "%1 rejected it.")},
    Entry{"why.rejected_because", QT_TRANSLATE_NOOP("Messages", "%1 rejected it: %2")},
    Entry{"why.changes", QT_TRANSLATE_NOOP("Messages", "%1 asked for changes.")},
    Entry{"why.changes_because", QT_TRANSLATE_NOOP("Messages", "%1 asked for changes: %2")},
    Entry{"why.changed_text",
          QT_TRANSLATE_NOOP(
              "Messages", "The text changed after it was approved. It has to be approved again.")},
    Entry{"why.changed_evidence",
          QT_TRANSLATE_NOOP("Messages",
                            "Evidence it cites (%1) was withdrawn after it was approved.")},
    Entry{
        "why.changed_around",
        QT_TRANSLATE_NOOP(
            "Messages", "The address, the segment or the evidence changed after it was approved.")},
    Entry{"why.open_blockers", QT_TRANSLATE_NOOP("Messages", "Open blockers: %1.")},
    Entry{"why.approved_by", QT_TRANSLATE_NOOP("Messages", "Approved by %1.")},
    Entry{"why.signed_by", QT_TRANSLATE_NOOP("Messages", "Signed by %1.")},
    Entry{"why.waits_for_signature",
          QT_TRANSLATE_NOOP("Messages", "Waits for the signature of %1.")},
    Entry{"why.no_approver",
          QT_TRANSLATE_NOOP(
              "Messages",
              "Nobody is named to sign it. Name an approver for the account or the segment.")},
    Entry{"why.approvers_wrote_it",
          QT_TRANSLATE_NOOP("Messages",
                            "Everybody who is named to sign wrote in it. Name somebody else.")},
    Entry{"why.not_checked",
          QT_TRANSLATE_NOOP("Messages", "The checks have not run on this text.")},
    Entry{"why.undecided", QT_TRANSLATE_NOOP("Messages", "Nobody has decided on this text.")},
    Entry{"why.approval_strategic",
          QT_TRANSLATE_NOOP("Messages",
                            "A strategic account: a named person signs after the approval.")},
    Entry{"why.approval_regulated",
          QT_TRANSLATE_NOOP("Messages",
                            "A regulated step: a named person signs after the approval.")},
    Entry{"why.approval_mode",
          QT_TRANSLATE_NOOP(
              "Messages", "The segment is in approval: a named person signs after the approval.")},
};

} // namespace

std::span<const Entry> whyEntries()
{
    return entries;
}

} // namespace countersign::wording
