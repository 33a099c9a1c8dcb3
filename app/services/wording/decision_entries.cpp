// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/wording/catalogue.h"

#include <QtGlobal>

#include <array>

// Decisions, findings set aside, and what forbids them.

namespace countersign::wording {

namespace {

constexpr std::array entries{
    Entry{"decision.no_text", QT_TRANSLATE_NOOP("Messages", "There is no text to decide on yet.")},
    Entry{"decision.conflict",
          QT_TRANSLATE_NOOP(
              "Messages",
              "Two people changed this text at the same time. Resolve the conflict first.")},
    Entry{"decision.delivered",
          QT_TRANSLATE_NOOP(
              "Messages", "This message went out, or may have: there is nothing left to decide.")},
    Entry{"decision.suppressed",
          QT_TRANSLATE_NOOP(
              "Messages",
              "This person must not be contacted on this channel (%1). It cannot be approved.")},
    Entry{"decision.not_checked",
          QT_TRANSLATE_NOOP("Messages",
                            "The checks have not run on this text yet. Check it, then decide.")},
    Entry{"decision.open_blocker",
          QT_TRANSLATE_NOOP("Messages", "A finding blocks it: %1, “%2”. Correct the text, or have "
                                        "the finding set aside by somebody who did not write it.")},
    Entry{"decision.held", QT_TRANSLATE_NOOP("Messages", "It is held: %1")},
    Entry{"decision.evidence_withdrawn",
          QT_TRANSLATE_NOOP("Messages", "The text cites evidence that was withdrawn (%1). Take the "
                                        "sentence out or cite something else.")},
    Entry{"decision.already",
          QT_TRANSLATE_NOOP("Messages", "You decided exactly this already, and it stands.")},
    Entry{"decision.text_changed",
          QT_TRANSLATE_NOOP(
              "Messages",
              "The text was changed while you were reading it. Look at it again, then decide.")},
    Entry{"decision.unknown", QT_TRANSLATE_NOOP("Messages", "There is no decision “%1”.")},
    Entry{
        "sign_off.not_needed",
        QT_TRANSLATE_NOOP("Messages", "Nothing here asks for a signature: an approval is enough.")},
    Entry{"sign_off.not_named",
          QT_TRANSLATE_NOOP("Messages", "%1 is not named as an approver of this account or "
                                        "segment, so the signature would not count.")},
    Entry{"sign_off.own_text",
          QT_TRANSLATE_NOOP("Messages",
                            "%1 wrote in this text. Somebody else who is named has to sign it.")},
    Entry{"sign_off.not_approved",
          QT_TRANSLATE_NOOP(
              "Messages", "Nobody has approved this text yet. It is approved first, then signed.")},
    Entry{"withdraw.not_own",
          QT_TRANSLATE_NOOP(
              "Messages",
              "Only the person who decided can take a decision back. A manager can reverse it.")},
    Entry{"withdraw.not_counting",
          QT_TRANSLATE_NOOP(
              "Messages",
              "You have no decision here that still counts, so there is nothing to take back.")},
    Entry{
        "reverse.no_target",
        QT_TRANSLATE_NOOP(
            "Messages", "There is no decision to reverse: it may have been a taking back itself.")},
    Entry{"undo.nothing",
          QT_TRANSLATE_NOOP("Messages",
                            "There is nothing to undo: none of your decisions still counts.")},
    Entry{"undo.nothing_here",
          QT_TRANSLATE_NOOP("Messages",
                            "You decided nothing here since the window was opened. Shift+Z lists "
                            "your latest decisions, each to be undone there.")},
    Entry{"dismiss.fixed_rule",
          QT_TRANSLATE_NOOP(
              "Messages",
              "A finding of “%1” cannot be set aside by anybody. The text has to change.")},
    Entry{
        "dismiss.own_text",
        QT_TRANSLATE_NOOP(
            "Messages", "You wrote in this text, so somebody else has to set this finding aside.")},
    Entry{"dismiss.no_reason",
          QT_TRANSLATE_NOOP("Messages", "Say why the finding does not hold here.")},
    Entry{"dismiss.no_such_finding",
          QT_TRANSLATE_NOOP("Messages", "This text has no such open finding. It may be settled "
                                        "already: check the draft again.")},
    Entry{"mode.no_approver",
          QT_TRANSLATE_NOOP(
              "Messages",
              "Approval needs somebody who signs. Name an approver for the segment first.")},
    Entry{
        "mode.autopilot_gate",
        QT_TRANSLATE_NOOP("Messages", "Autopilot is not open for this segment yet. Not met: %1.")},
    Entry{"demoted.cusum",
          QT_TRANSLATE_NOOP("Messages", "Taken off autopilot: too many of the samples were "
                                        "rejected or sent back.")},
    Entry{"demoted.boundary",
          QT_TRANSLATE_NOOP("Messages",
                            "Taken off autopilot: a generated text broke a boundary (“%1”).")},
    Entry{"demoted.probe",
          QT_TRANSLATE_NOOP("Messages", "Taken off autopilot: the boundary %1 does not trip on its "
                                        "probe, so nothing shows that it holds.")},
    Entry{"demoted.recipe",
          QT_TRANSLATE_NOOP("Messages", "Taken off autopilot: the model or the directives changed, "
                                        "and nobody has reviewed what they write.")},
    Entry{"mode.laxer",
          QT_TRANSLATE_NOOP(
              "Messages",
              "%1: the stricter mode that stands is kept. Change it on the segment itself.")},
    Entry{
        "approvers.role",
        QT_TRANSLATE_NOOP(
            "Messages", "%1 cannot be an approver: only reviewers, managers and admins may sign.")},
    Entry{"control.stands",
          QT_TRANSLATE_NOOP("Messages", "%1: what stands here differs from the file and is kept. "
                                        "Change it on the segment or account itself.")},
    Entry{"tier.lower",
          QT_TRANSLATE_NOOP("Messages", "%1: the tier stays %2. An import never lowers a tier.")},
    Entry{"conflict.changed",
          QT_TRANSLATE_NOOP("Messages",
                            "Another version came in meanwhile. Look at both once more, "
                            "then keep one; nothing was written.")},
    Entry{"conflict.none",
          QT_TRANSLATE_NOOP("Messages", "There is no conflict here: the text has one version.")},
    Entry{"other_revision",
          QT_TRANSLATE_NOOP("Messages", "decided on another version of the text")},
    Entry{"changed",
          QT_TRANSLATE_NOOP("Messages", "the text, the address or the evidence changed after it")},
    Entry{"role", QT_TRANSLATE_NOOP("Messages", "the role does not allow it")},
    Entry{"withdrawn", QT_TRANSLATE_NOOP("Messages", "taken back")},
    Entry{"reversed", QT_TRANSLATE_NOOP("Messages", "reversed by a manager")},
    Entry{"superseded", QT_TRANSLATE_NOOP("Messages", "a later decision took its place")},
    Entry{"not_named", QT_TRANSLATE_NOOP("Messages", "the signer is not named as an approver")},
    Entry{"own_text", QT_TRANSLATE_NOOP("Messages", "the signer wrote in the text")},
    Entry{"decided", QT_TRANSLATE_NOOP("Messages", "Drafts decided one by one")},
    Entry{"lower_bound",
          QT_TRANSLATE_NOOP("Messages", "Approved without a real edit, lower bound")},
    Entry{"accuracy",
          QT_TRANSLATE_NOOP("Messages", "False statements and boundary breaches in the last 50")},
    Entry{"boundaries", QT_TRANSLATE_NOOP("Messages", "Boundaries that trip on their probe")},
    Entry{"inputs", QT_TRANSLATE_NOOP("Messages", "Least coverage of the four inputs")},
    Entry{"structure", QT_TRANSLATE_NOOP("Messages", "Largest group of drafts built alike")},
    Entry{"channels", QT_TRANSLATE_NOOP("Messages", "Steps with a channel")},
    Entry{"bulk", QT_TRANSLATE_NOOP("Messages", "decided in bulk")},
    Entry{"no_evidence", QT_TRANSLATE_NOOP("Messages", "no evidence opened")},
    Entry{"too_fast", QT_TRANSLATE_NOOP("Messages", "faster than reading")},
    Entry{"not_generated", QT_TRANSLATE_NOOP("Messages", "the text came from a file or a person")},
    Entry{"instructions_changed",
          QT_TRANSLATE_NOOP("Messages", "written before prompt, model or directives changed")},
    Entry{"passage_changed",
          QT_TRANSLATE_NOOP("Messages", "a passage that it cites was withdrawn")},
};

} // namespace

std::span<const Entry> decisionEntries()
{
    return entries;
}

} // namespace countersign::wording
