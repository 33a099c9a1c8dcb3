// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/wording/catalogue.h"

#include <QtGlobal>

#include <array>

// What a role may not do (policy, the permission table).

namespace countersign::wording {

namespace {

constexpr std::array entries{
    Entry{"role.write_revision",
          QT_TRANSLATE_NOOP(
              "Messages",
              "Your role (%1) does not allow writing texts. Ask an SDR, a reviewer or a manager.")},
    Entry{"role.write_generation",
          QT_TRANSLATE_NOOP("Messages", "Only the worker may say that a text was generated.")},
    Entry{"role.approve",
          QT_TRANSLATE_NOOP(
              "Messages", "Your role (%1) does not allow approving. A reviewer or a manager can.")},
    Entry{
        "role.sign_off",
        QT_TRANSLATE_NOOP(
            "Messages", "Your role (%1) does not allow signing. A named reviewer or manager can.")},
    Entry{"role.request_changes",
          QT_TRANSLATE_NOOP(
              "Messages",
              "Your role (%1) does not allow requesting changes. A reviewer or a manager can.")},
    Entry{"role.reject",
          QT_TRANSLATE_NOOP(
              "Messages", "Your role (%1) does not allow rejecting. A reviewer or a manager can.")},
    Entry{"role.withdraw",
          QT_TRANSLATE_NOOP("Messages", "Your role (%1) has no decisions to take back.")},
    Entry{"role.reverse",
          QT_TRANSLATE_NOOP("Messages", "Only a manager can reverse somebody’s decision.")},
    Entry{
        "role.dismiss",
        QT_TRANSLATE_NOOP(
            "Messages",
            "Your role (%1) does not allow setting findings aside. A reviewer or a manager can.")},
    Entry{"role.set_control",
          QT_TRANSLATE_NOOP(
              "Messages",
              "Tiers, approvers, modes and filters are set by a manager, not by the role %1.")},
    Entry{"role.lower_mode",
          QT_TRANSLATE_NOOP("Messages", "Your role (%1) does not allow changing the mode.")},
    Entry{"role.write_evidence",
          QT_TRANSLATE_NOOP("Messages", "Your role (%1) does not allow adding evidence.")},
    Entry{"role.withdraw_evidence",
          QT_TRANSLATE_NOOP("Messages", "Your role (%1) does not allow withdrawing evidence.")},
    Entry{"role.suppress",
          QT_TRANSLATE_NOOP("Messages", "Your role (%1) does not allow suppressing people.")},
    Entry{"role.lift_suppression",
          QT_TRANSLATE_NOOP("Messages", "Only a manager can lift a suppression.")},
    Entry{"role.edit_people",
          QT_TRANSLATE_NOOP("Messages",
                            "Your role (%1) does not allow changing accounts and prospects.")},
    Entry{"role.edit_knowledge",
          QT_TRANSLATE_NOOP("Messages",
                            "Personas, segments, sequences, boundaries and directives are "
                            "changed by a reviewer or a manager, not by the role %1.")},
    Entry{"role.edit_rules",
          QT_TRANSLATE_NOOP("Messages", "Rules decide what stops a draft. A manager changes them, "
                                        "not the role %1; everybody may read them.")},
    Entry{"role.edit_users",
          QT_TRANSLATE_NOOP("Messages", "Only an admin can add users or change roles.")},
    Entry{"role.record_reply",
          QT_TRANSLATE_NOOP("Messages", "Your role (%1) does not allow recording replies.")},
    Entry{"role.deliver",
          QT_TRANSLATE_NOOP("Messages", "Your role (%1) does not allow handing messages over.")},
    Entry{"role.deliver_for_team",
          QT_TRANSLATE_NOOP("Messages", "In a team only the device with the role “sender” hands "
                                        "messages over, not the role %1.")},
    Entry{"role.pause", QT_TRANSLATE_NOOP("Messages", "Your role (%1) does not allow pausing.")},
    Entry{"role.resume", QT_TRANSLATE_NOOP("Messages", "Only a manager can let deliveries go on.")},
    Entry{"role.erase", QT_TRANSLATE_NOOP("Messages", "Only a manager can erase a person.")},
    Entry{"role.keep_log",
          QT_TRANSLATE_NOOP("Messages", "Your role (%1) does not allow writing to the log.")},
};

} // namespace

std::span<const Entry> roleEntries()
{
    return entries;
}

} // namespace countersign::wording
