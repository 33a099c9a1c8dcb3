// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/wording/catalogue.h"

#include <QtGlobal>

#include <array>

// Why a message was not handed over.

namespace countersign::wording {

namespace {

constexpr std::array entries{
    Entry{
        "delivery.paused",
        QT_TRANSLATE_NOOP("Messages", "Everything is paused. A manager can let deliveries go on.")},
    Entry{"delivery.delivered", QT_TRANSLATE_NOOP("Messages", "It went out before.")},
    Entry{"delivery.delivery_unknown",
          QT_TRANSLATE_NOOP("Messages", "A hand-over was begun and its end is not known. Look "
                                        "whether it went out, then say so.")},
    Entry{"delivery.conflict",
          QT_TRANSLATE_NOOP("Messages",
                            "Two versions of the text stand side by side. Resolve the conflict.")},
    Entry{"delivery.suppressed",
          QT_TRANSLATE_NOOP("Messages", "The person must not be contacted on this channel.")},
    Entry{"delivery.rejected", QT_TRANSLATE_NOOP("Messages", "It was rejected.")},
    Entry{"delivery.changes_requested", QT_TRANSLATE_NOOP("Messages", "Changes were requested.")},
    Entry{"delivery.changed_since_approval",
          QT_TRANSLATE_NOOP("Messages", "The text, the address or the evidence changed after the "
                                        "approval. It has to be approved again.")},
    Entry{"delivery.blocked", QT_TRANSLATE_NOOP("Messages", "It is held: %1")},
    Entry{"delivery.needs_sign_off",
          QT_TRANSLATE_NOOP("Messages", "It waits for the signature of a named person.")},
    Entry{"delivery.needs_review", QT_TRANSLATE_NOOP("Messages", "Nobody has approved it yet.")},
    Entry{"delivery.claimed", QT_TRANSLATE_NOOP("Messages", "It is being handed over already.")},
    Entry{"audit.broken",
          QT_TRANSLATE_NOOP(
              "Messages", "The log was tampered with at %1, so nothing is handed over: %2. “audit "
                          "verify” shows where; restore a backup from before.")},
    Entry{"audit.unlogged",
          QT_TRANSLATE_NOOP("Messages", "The log does not know of %1, so it lets nothing out. "
                                        "“audit verify” says more; restore a backup from before.")},
    Entry{"audit.lost",
          QT_TRANSLATE_NOOP("Messages", "The log knows of %1, and it is gone or was changed. "
                                        "“audit verify” says more; restore a backup from before.")},
    Entry{"audit.evidence",
          QT_TRANSLATE_NOOP("Messages", "The passage behind [%1] is gone or was changed. Cite "
                                        "another, and have the text approved again.")},
    Entry{"audit.claimed",
          QT_TRANSLATE_NOOP("Messages", "The log says that it was handed over before. Look "
                                        "whether it went out; nothing is sent twice.")},
    Entry{"delivery.channel",
          QT_TRANSLATE_NOOP(
              "Messages", "Only e-mails become .eml files; this is for %1. Hand it over as CSV.")},
    Entry{"delivery.folder",
          QT_TRANSLATE_NOOP("Messages", "The folder %1 cannot be made. Choose another one.")},
    Entry{"delivery.not_unknown",
          QT_TRANSLATE_NOOP("Messages", "The outcome of this hand-over is known.")},
    Entry{"delivery.no_claim", QT_TRANSLATE_NOOP("Messages", "Nothing was handed over here.")},
    Entry{"eml.no_recipient", QT_TRANSLATE_NOOP("Messages", "There is no e-mail address.")},
    Entry{"eml.bad_address",
          QT_TRANSLATE_NOOP("Messages", "“%1” is no e-mail address that a mail program takes.")},
    Entry{"eml.no_text", QT_TRANSLATE_NOOP("Messages", "There is no text to send.")},
    Entry{"export.suffix",
          QT_TRANSLATE_NOOP("Messages",
                            "Name the file .csv or .jsonl: what is written follows from it.")},
};

} // namespace

std::span<const Entry> deliveryEntries()
{
    return entries;
}

} // namespace countersign::wording
