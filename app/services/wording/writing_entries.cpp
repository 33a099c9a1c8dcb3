// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/wording/catalogue.h"

#include <QtGlobal>

#include <array>

// Editing, citing, generating, inputs.

namespace countersign::wording {

namespace {

constexpr std::array entries{
    Entry{"edit.delivered",
          QT_TRANSLATE_NOOP(
              "Messages", "This message went out, or may have. Its text cannot change any more.")},
    Entry{"edit.conflict",
          QT_TRANSLATE_NOOP(
              "Messages",
              "Two versions of this text stand side by side. Resolve the conflict first.")},
    Entry{"edit.empty",
          QT_TRANSLATE_NOOP("Messages", "The text is empty. Write something, or leave the edit.")},
    Entry{"revision.unknown",
          QT_TRANSLATE_NOOP("Messages",
                            "The version you began from is not here (%1). Open the draft again.")},
    Entry{"draft.unknown", QT_TRANSLATE_NOOP("Messages", "There is no draft “%1”.")},
    Entry{"draft.no_prospect",
          QT_TRANSLATE_NOOP("Messages", "The person this draft is for is not here.")},
    Entry{"cite.withdrawn",
          QT_TRANSLATE_NOOP("Messages", "This evidence was withdrawn and no longer counts.")},
    Entry{"cite.other_person",
          QT_TRANSLATE_NOOP("Messages",
                            "This passage is about somebody else. It cannot be cited here.")},
    Entry{"cite.other_company",
          QT_TRANSLATE_NOOP("Messages",
                            "This passage is about another company. It cannot be cited here.")},
    Entry{"evidence.unknown", QT_TRANSLATE_NOOP("Messages", "There is no evidence “%1”.")},
    Entry{"evidence.empty", QT_TRANSLATE_NOOP("Messages", "The passage has no text.")},
    Entry{"evidence.withdrawn_already",
          QT_TRANSLATE_NOOP("Messages", "This evidence was withdrawn before.")},
    Entry{"note.empty", QT_TRANSLATE_NOOP("Messages", "The note is empty.")},
    Entry{"boundary.no_pattern", QT_TRANSLATE_NOOP("Messages", "Say what the boundary looks for.")},
    Entry{"boundary.pattern", QT_TRANSLATE_NOOP("Messages", "The pattern cannot be read: %1.")},
    Entry{"boundary.probe",
          QT_TRANSLATE_NOOP(
              "Messages",
              "The probe does not set the boundary off: “%1”. Change the pattern or the probe.")},
    Entry{"directive.empty", QT_TRANSLATE_NOOP("Messages", "The directive is empty.")},
    Entry{"generation.no_channel",
          QT_TRANSLATE_NOOP("Messages", "Step %1 of the sequence has no channel. Give the step a "
                                        "channel: it is never guessed.")},
    Entry{"generation.no_address",
          QT_TRANSLATE_NOOP("Messages",
                            "There is no address for %1. Add it, or leave this channel out.")},
    Entry{"generation.missing_input",
          QT_TRANSLATE_NOOP("Messages", "Too little is known here for a message that is "
                                        "not generic. What would help: %1.")},
    Entry{"generation.no_further_plan",
          QT_TRANSLATE_NOOP("Messages", "There is no other way to write this from what is known. "
                                        "Add evidence, or ask for something else.")},
    Entry{"generation.too_long",
          QT_TRANSLATE_NOOP("Messages",
                            "For %1 this is too long, even in the fewest words: “%2”. Add a "
                            "shorter note on the person, or take another channel.")},
    Entry{"generation.overtaken",
          QT_TRANSLATE_NOOP("Messages", "Somebody else wrote here in the meantime. Look at their "
                                        "text first.")},
    Entry{"generation.stopped", QT_TRANSLATE_NOOP("Messages", "Writing was stopped.")},
    Entry{"generation.suppressed",
          QT_TRANSLATE_NOOP("Messages", "This person must not be contacted.")},
    Entry{"generation.replied",
          QT_TRANSLATE_NOOP("Messages", "This person has answered: later steps wait.")},
    Entry{"generation.no_people",
          QT_TRANSLATE_NOOP("Messages", "Nobody is here to write to. Import prospects first.")},
    Entry{"generation.no_segments",
          QT_TRANSLATE_NOOP("Messages",
                            "There are no segments, so that nobody has a sequence. Import "
                            "a setup file with segments and sequences first.")},
    Entry{"generation.no_sequences",
          QT_TRANSLATE_NOOP("Messages", "No segment has a sequence with steps. Import a setup file "
                                        "that says what is sent, on which channel.")},
    Entry{"generation.nobody_falls",
          QT_TRANSLATE_NOOP("Messages",
                            "Nobody falls in a segment that has a sequence. Look at the "
                            "filters of the segments.")},
    Entry{"generation.no_sequence",
          QT_TRANSLATE_NOOP("Messages", "This person falls in no segment with a sequence, so there "
                                        "are no steps to write for.")},
    Entry{
        "generation.provider",
        QT_TRANSLATE_NOOP("Messages", "There is no provider “%1”. This version knows “builtin”.")},
    Entry{"language_not_in_knowledge",
          QT_TRANSLATE_NOOP(
              "Messages",
              "Written in the default language: the knowledge base has no passage in %1.")},
    Entry{"no_personal_evidence",
          QT_TRANSLATE_NOOP("Messages",
                            "Nothing is known of the person; it opens with the account.")},
    Entry{"stale_evidence",
          QT_TRANSLATE_NOOP("Messages", "Only older evidence was to be had: %1.")},
    Entry{"no_proof_point",
          QT_TRANSLATE_NOOP("Messages", "No proof point may be used here, or none fits.")},
    Entry{
        "evidence_with_instructions",
        QT_TRANSLATE_NOOP("Messages", "Left out, because it gives orders to language models: %1.")},
    Entry{"generation.not_followed",
          QT_TRANSLATE_NOOP(
              "Messages",
              "What you asked for cannot be followed: “%1”. The built-in composer knows “shorter”, "
              "“mention …”, “use c1”, “avoid …” and the like; or edit the text yourself.")},
    Entry{"directive_not_followed",
          QT_TRANSLATE_NOOP(
              "Messages",
              "Not followed: “%1”. The built-in composer does not understand it or cannot do it.")},
    Entry{"still_blocked",
          QT_TRANSLATE_NOOP("Messages", "Still blocked by: %1. A person has to look.")},
    Entry{"suppression.value",
          QT_TRANSLATE_NOOP("Messages",
                            "“%2” is no %1. Write an address, a number, a domain or a record id.")},
    Entry{"suppression.unknown",
          QT_TRANSLATE_NOOP("Messages", "There is no suppression entry “%1”.")},
    Entry{"lift.no_reason", QT_TRANSLATE_NOOP("Messages", "Say why the suppression is lifted.")},
    Entry{"reply.empty", QT_TRANSLATE_NOOP("Messages", "The reply is empty.")},
    Entry{"keyword", QT_TRANSLATE_NOOP("Messages", "It is an opt-out word.")},
    Entry{"removal_request", QT_TRANSLATE_NOOP("Messages", "It asks to be taken off the list.")},
    Entry{"no_further_contact",
          QT_TRANSLATE_NOOP("Messages", "It asks not to be written to again.")},
    Entry{"quoted_only",
          QT_TRANSLATE_NOOP("Messages", "The opt-out stands only in the quoted message.")},
    Entry{"automatic_reply", QT_TRANSLATE_NOOP("Messages", "It is an automatic reply.")},
    Entry{"not_now", QT_TRANSLATE_NOOP("Messages", "It says “not now”, which is no opt-out.")},
    Entry{"nothing", QT_TRANSLATE_NOOP("Messages", "It does not ask to be left alone.")},
};

} // namespace

std::span<const Entry> writingEntries()
{
    return entries;
}

} // namespace countersign::wording
