// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/wording/catalogue.h"

#include <QtGlobal>

#include <array>

// The workspace, its users and settings.

namespace countersign::wording {

namespace {

constexpr std::array entries{
    Entry{"workspace.exists",
          QT_TRANSLATE_NOOP("Messages", "“%1” is there already. Choose another name, or open it.")},
    Entry{"workspace.not_found", QT_TRANSLATE_NOOP("Messages", "There is no workspace “%1”.")},
    Entry{"workspace.no_folder",
          QT_TRANSLATE_NOOP("Messages",
                            "The folder of “%1” does not exist. Make it, or choose another.")},
    Entry{"workspace.cannot_open",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” cannot be opened. It is a folder, or you may not read "
                            "it: name the workspace’s file.")},
    Entry{"workspace.not_ours", QT_TRANSLATE_NOOP("Messages", "“%1” is no Countersign workspace.")},
    Entry{"workspace.damaged",
          QT_TRANSLATE_NOOP(
              "Messages",
              "The workspace is damaged. Have it looked over and repaired, or restore a backup.")},
    Entry{"workspace.newer",
          QT_TRANSLATE_NOOP(
              "Messages",
              "The workspace is from a newer version of Countersign. Update the program.")},
    Entry{"workspace.busy",
          QT_TRANSLATE_NOOP(
              "Messages",
              "Another program holds the workspace. Close it there, or try again in a moment.")},
    Entry{"workspace.read_only",
          QT_TRANSLATE_NOOP(
              "Messages",
              "The workspace cannot be written to. Check who may write the file and its folder.")},
    Entry{"backup.no_space",
          QT_TRANSLATE_NOOP("Messages",
                            "The disk has no room for the backup “%1”. Make room there, "
                            "or choose another place.")},
    Entry{"workspace.no_space",
          QT_TRANSLATE_NOOP("Messages", "The disk is full. Make room and try again.")},
    Entry{"workspace.io",
          QT_TRANSLATE_NOOP("Messages",
                            "The disk did not read or write as it should. See that it is there and "
                            "has room, and make a backup soon; then try again.")},
    Entry{"workspace.moved",
          QT_TRANSLATE_NOOP("Messages",
                            "The file of the workspace was moved or replaced while it was open, so "
                            "nothing was written. Open it again where it is now.")},
    Entry{"workspace.older",
          QT_TRANSLATE_NOOP(
              "Messages", "The workspace is from an older version of Countersign. It is brought up "
                          "to date where it may be written: open it once for writing.")},
    Entry{"device.cannot_write",
          QT_TRANSLATE_NOOP("Messages",
                            "The key with which this computer signs the log cannot be kept. See "
                            "that you may write to your data folder and that the disk has room.")},
    Entry{"device.no_random",
          QT_TRANSLATE_NOOP("Messages",
                            "This computer gives no random numbers, and no key is made without. "
                            "Restart it and try again.")},
    Entry{"workspace.closed", QT_TRANSLATE_NOOP("Messages", "The workspace is being closed.")},
    Entry{"restore.not_a_workspace",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is no whole copy of a workspace. Choose another backup; "
                            "nothing was changed.")},
    Entry{"backup.same_file",
          QT_TRANSLATE_NOOP("Messages", "“%1” is the workspace itself. Choose another file.")},
    Entry{"backup.not_a_backup",
          QT_TRANSLATE_NOOP("Messages",
                            "“%1” is there already and is no copy of a workspace. Choose "
                            "another name, or remove it first; nothing was changed.")},
    Entry{"output.cut",
          QT_TRANSLATE_NOOP("Messages",
                            "The answer could not be written whole: %1. What the command "
                            "changed stays changed.")},
    Entry{"sample.not_empty",
          QT_TRANSLATE_NOOP("Messages",
                            "The sample fills an empty workspace only. Make a new one for it.")},
    Entry{"sample.stopped",
          QT_TRANSLATE_NOOP("Messages", "Stopped. Nothing was made; start again when you like.")},
    Entry{"export.workspace",
          QT_TRANSLATE_NOOP("Messages", "“%1” is the workspace itself, or a part of it. Choose "
                                        "another name; nothing was written.")},
    Entry{"user.unknown", QT_TRANSLATE_NOOP("Messages", "There is no user “%1”.")},
    Entry{"store.internal",
          QT_TRANSLATE_NOOP("Messages",
                            "The workspace did not do as it was told, and nothing was written. Try "
                            "again; if it stays so, have the file looked over and repaired.")},
    Entry{"store.no_statement",
          QT_TRANSLATE_NOOP("Messages",
                            "A part of the program is missing. Install it again; the workspace is "
                            "as it was.")},
    Entry{"workspace.cancelled", QT_TRANSLATE_NOOP("Messages", "Stopped; nothing was written.")},
    Entry{"user.nobody",
          QT_TRANSLATE_NOOP("Messages", "It is not known who acts here. Say who you are.")},
    Entry{"user.ambiguous", QT_TRANSLATE_NOOP("Messages", "“%1” could be several users.")},
    Entry{"user.exists", QT_TRANSLATE_NOOP("Messages", "There is a user “%1” already.")},
    Entry{"user.name",
          QT_TRANSLATE_NOOP("Messages", "“%1” cannot be a name: it has no letter or figure.")},
    Entry{"prospect.unknown", QT_TRANSLATE_NOOP("Messages", "There is no prospect “%1”.")},
    Entry{"twins.one_record", QT_TRANSLATE_NOOP("Messages", "Both ids name the same record (%1).")},
    Entry{"twins.not_merged",
          QT_TRANSLATE_NOOP("Messages", "“%1” was not merged with another record.")},
    Entry{"account.unknown", QT_TRANSLATE_NOOP("Messages", "There is no account “%1”.")},
    Entry{"segment.unknown", QT_TRANSLATE_NOOP("Messages", "There is no segment “%1”.")},
    Entry{"id.unknown",
          QT_TRANSLATE_NOOP("Messages", "Nothing here is called “%1”. Check how it is written; "
                                        "“list” shows what there is.")},
    Entry{"id.ambiguous",
          QT_TRANSLATE_NOOP("Messages", "“%1” could be several. Use one of these ids: %2.")},
    Entry{"config.unknown", QT_TRANSLATE_NOOP("Messages", "There is no setting “%1”.")},
    Entry{"setting.unknown", QT_TRANSLATE_NOOP("Messages", "There is no setting “%1”.")},
    Entry{"setting.value", QT_TRANSLATE_NOOP("Messages", "“%2” is no value for %1.")},
    Entry{"setting.range",
          QT_TRANSLATE_NOOP("Messages", "“%2” is no value for %1: it goes from %3 to %4.")},
    Entry{"rules.order",
          QT_TRANSLATE_NOOP("Messages", "%1 would be above %2. Change both, or the other first.")},
    Entry{"rules.scope",
          QT_TRANSLATE_NOOP("Messages", "%1 is the same for the whole workspace or for its one "
                                        "channel. Leave the channel or the segment out.")},
    Entry{"rules.severity_floor", QT_TRANSLATE_NOOP("Messages", "%1 cannot be set below “%2”.")},
    Entry{"rules.floor.none", QT_TRANSLATE_NOOP("Messages", "It can be silenced.")},
    Entry{"rules.floor.judgment",
          QT_TRANSLATE_NOOP("Messages", "It can be told more softly, but not silenced: somebody "
                                        "has to see it.")},
    Entry{"rules.floor.truth",
          QT_TRANSLATE_NOOP("Messages", "What is not true must not go out, and autopilot rests on "
                                        "this check. It stays a blocker.")},
    Entry{"rules.floor.fixed",
          QT_TRANSLATE_NOOP("Messages", "Nobody can set it aside in a single draft either. It "
                                        "stays a blocker.")},
    Entry{"rules.floor.security",
          QT_TRANSLATE_NOOP("Messages", "Lowered, somebody outside could decide what we write. It "
                                        "stays a blocker.")},
    Entry{"audit.kind.rules", QT_TRANSLATE_NOOP("Messages", "Rules")},
    Entry{"audit.rules.set", QT_TRANSLATE_NOOP("Messages", "changed the rules of the checks")},
    Entry{"list.filter", QT_TRANSLATE_NOOP("Messages", "%1 does not go with a list of %2.")},
    Entry{"list.sort", QT_TRANSLATE_NOOP(
                           "Messages", "“%1” is no order. Choose newest, priority, due or worst.")},
    Entry{"document.seal",
          QT_TRANSLATE_NOOP("Messages",
                            "A document does not agree with its own id and was not taken.")},
    Entry{"document.reference",
          QT_TRANSLATE_NOOP("Messages", "A document speaks of something that is not here.")},
    Entry{"document.id", QT_TRANSLATE_NOOP("Messages", "A document has an id of another kind.")},
    Entry{"device.no_key",
          QT_TRANSLATE_NOOP("Messages", "The key that signs the log is not on this computer.")},
    Entry{"audit.device.begin", QT_TRANSLATE_NOOP("Messages", "began the log on this computer")},
    Entry{"audit.log.upgrade", QT_TRANSLATE_NOOP("Messages", "brought the log up to date")},
    Entry{"audit.kind.decision", QT_TRANSLATE_NOOP("Messages", "Decisions")},
    Entry{"audit.kind.edit", QT_TRANSLATE_NOOP("Messages", "Edits")},
    Entry{"audit.kind.dismiss", QT_TRANSLATE_NOOP("Messages", "Findings set aside")},
    Entry{"audit.kind.generate", QT_TRANSLATE_NOOP("Messages", "Generation")},
    Entry{"audit.kind.control", QT_TRANSLATE_NOOP("Messages", "Modes and other controls")},
    Entry{"audit.kind.delivery", QT_TRANSLATE_NOOP("Messages", "Deliveries")},
    Entry{"audit.kind.pause", QT_TRANSLATE_NOOP("Messages", "Pauses")},
    Entry{"audit.kind.refused", QT_TRANSLATE_NOOP("Messages", "Refusals")},
    Entry{"audit.kind.import", QT_TRANSLATE_NOOP("Messages", "Imports")},
    Entry{"audit.kind.evidence", QT_TRANSLATE_NOOP("Messages", "Withdrawn evidence")},
    Entry{"audit.kind.suppress", QT_TRANSLATE_NOOP("Messages", "Suppressions")},
    Entry{"audit.kind.suppression", QT_TRANSLATE_NOOP("Messages", "Suppressions lifted")},
    Entry{"audit.kind.reply", QT_TRANSLATE_NOOP("Messages", "Replies")},
    Entry{"audit.kind.boundary", QT_TRANSLATE_NOOP("Messages", "Boundaries")},
    Entry{"audit.kind.directive", QT_TRANSLATE_NOOP("Messages", "Directives")},
    Entry{"audit.kind.twins", QT_TRANSLATE_NOOP("Messages", "Twins")},
    Entry{"audit.kind.erase", QT_TRANSLATE_NOOP("Messages", "Erasures")},
    Entry{"audit.kind.device", QT_TRANSLATE_NOOP("Messages", "Computers")},
    Entry{"audit.refused", QT_TRANSLATE_NOOP("Messages", "tried what a rule forbids")},
    Entry{"audit.edit", QT_TRANSLATE_NOOP("Messages", "edited")},
    Entry{"audit.dismiss", QT_TRANSLATE_NOOP("Messages", "set a finding aside")},
    Entry{"audit.erase", QT_TRANSLATE_NOOP("Messages", "erased a person")},
    Entry{"audit.generate", QT_TRANSLATE_NOOP("Messages", "had drafts written")},
    Entry{"audit.team.join", QT_TRANSLATE_NOOP("Messages", "joined the team's server")},
    Entry{"audit.generate.again", QT_TRANSLATE_NOOP("Messages", "had a draft written again")},
    Entry{"audit.generate.undo", QT_TRANSLATE_NOOP("Messages", "put back the text of before")},
    Entry{"audit.generate.text", QT_TRANSLATE_NOOP("Messages", "wrote a draft")},
    Entry{"audit.reply", QT_TRANSLATE_NOOP("Messages", "recorded a reply")},
    Entry{"audit.suppress", QT_TRANSLATE_NOOP("Messages", "added to the suppression list")},
    Entry{"audit.suppression.lift", QT_TRANSLATE_NOOP("Messages", "lifted a suppression")},
    Entry{"audit.evidence.withdraw", QT_TRANSLATE_NOOP("Messages", "withdrew a passage")},
    Entry{"audit.delivery.claim", QT_TRANSLATE_NOOP("Messages", "began a hand-over")},
    Entry{"audit.delivery.claimed", QT_TRANSLATE_NOOP("Messages", "began a hand-over")},
    Entry{"audit.delivery.delivered", QT_TRANSLATE_NOOP("Messages", "handed over")},
    Entry{"audit.delivery.unknown", QT_TRANSLATE_NOOP("Messages", "handed over, outcome unknown")},
    Entry{"audit.delivery.failed", QT_TRANSLATE_NOOP("Messages", "could not hand over")},
    Entry{"audit.pause.on", QT_TRANSLATE_NOOP("Messages", "paused deliveries")},
    Entry{"audit.pause.off", QT_TRANSLATE_NOOP("Messages", "let deliveries go on")},
    Entry{"audit.twins.same",
          QT_TRANSLATE_NOOP("Messages", "said that two records are one person")},
    Entry{"audit.twins.two", QT_TRANSLATE_NOOP("Messages", "said that two records are two people")},
    Entry{"audit.boundary.put", QT_TRANSLATE_NOOP("Messages", "set a boundary")},
    Entry{"audit.boundary.remove", QT_TRANSLATE_NOOP("Messages", "removed a boundary")},
    Entry{"audit.directive.put", QT_TRANSLATE_NOOP("Messages", "set a directive")},
    Entry{"audit.directive.remove", QT_TRANSLATE_NOOP("Messages", "removed a directive")},
    Entry{"audit.control.tier", QT_TRANSLATE_NOOP("Messages", "set an account’s tier")},
    Entry{"audit.control.approvers", QT_TRANSLATE_NOOP("Messages", "named approvers")},
    Entry{"audit.control.regulated",
          QT_TRANSLATE_NOOP("Messages", "set whether a step is regulated")},
    Entry{"audit.control.filter", QT_TRANSLATE_NOOP("Messages", "set a segment’s filter")},
    Entry{"audit.control.order", QT_TRANSLATE_NOOP("Messages", "set a segment’s order")},
    Entry{"audit.control.mode", QT_TRANSLATE_NOOP("Messages", "set a segment’s mode")},
    Entry{"audit.control.calibration", QT_TRANSLATE_NOOP("Messages", "recorded a calibration")},
    Entry{"audit.import.setup", QT_TRANSLATE_NOOP("Messages", "imported a setup")},
    Entry{"audit.import.prospects", QT_TRANSLATE_NOOP("Messages", "imported people")},
    Entry{"audit.import.accounts", QT_TRANSLATE_NOOP("Messages", "imported companies")},
    Entry{"audit.import.evidence", QT_TRANSLATE_NOOP("Messages", "imported evidence")},
    Entry{"audit.import.knowledge", QT_TRANSLATE_NOOP("Messages", "imported knowledge")},
    Entry{"audit.import.suppression", QT_TRANSLATE_NOOP("Messages", "imported a suppression list")},
    Entry{"audit.import.drafts", QT_TRANSLATE_NOOP("Messages", "imported drafts")},
};

} // namespace

std::span<const Entry> workspaceEntries()
{
    return entries;
}

} // namespace countersign::wording
