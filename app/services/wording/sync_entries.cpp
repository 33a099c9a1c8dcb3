// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/wording/catalogue.h"

#include <QtGlobal>

#include <array>

// The team's server: the way to it, what it refuses, and what came from it.

namespace countersign::wording {

namespace {

constexpr std::array entries{
    Entry{"sync.offline",
          QT_TRANSLATE_NOOP("Messages", "The server cannot be reached. Your work is kept here and "
                                        "goes out with the next sync.")},
    Entry{"sync.untrusted",
          QT_TRANSLATE_NOOP("Messages", "The server's certificate is not trusted, so nothing was "
                                        "sent. Name its CA file, or ask whoever runs it.")},
    Entry{"sync.sign_in", QT_TRANSLATE_NOOP("Messages", "The server does not accept this name with "
                                                        "this password. Sign in again.")},
    Entry{"sync.locked_out",
          QT_TRANSLATE_NOOP("Messages", "The server has locked this account for a while after too "
                                        "many wrong passwords. Wait some minutes.")},
    Entry{"sync.no_database",
          QT_TRANSLATE_NOOP("Messages",
                            "The server has no such database. Check the address, or run "
                            "“server init”. Nothing here was changed.")},
    Entry{"sync.forbidden",
          QT_TRANSLATE_NOOP("Messages", "The server does not let this account into the database. "
                                        "Ask its administrator for a role.")},
    Entry{"sync.too_large",
          QT_TRANSLATE_NOOP("Messages", "It is larger than the server takes. It stays here.")},
    Entry{"sync.busy",
          QT_TRANSLATE_NOOP("Messages", "The server is busy. It is tried again in a while.")},
    Entry{"sync.server", QT_TRANSLATE_NOOP("Messages", "The server answered with an error. Your "
                                                       "work is kept here; try again later.")},
    Entry{"sync.cut", QT_TRANSLATE_NOOP("Messages", "The server's answer was not whole. Nothing of "
                                                    "it was taken in; try again.")},
    Entry{"sync.no_document",
          QT_TRANSLATE_NOOP("Messages", "The server does not have “%1” any more.")},
    Entry{"sync.other_team_key",
          QT_TRANSLATE_NOOP("Messages",
                            "This workspace has suppression entries of its own, which the team "
                            "could not read. Import the list into the team's workspace first, then "
                            "sync with a new workspace.")},
    Entry{"sync.not_settled",
          QT_TRANSLATE_NOOP("Messages",
                            "Others change the same records faster than this sync could "
                            "follow. Run it again.")},
    Entry{"sync.no_user", QT_TRANSLATE_NOOP("Messages", "Say whom to sign in as: --user NAME.")},
    Entry{"sync.no_password",
          QT_TRANSLATE_NOOP("Messages", "A password is needed. Type it when asked, or pass it on "
                                        "standard input or in COUNTERSIGN_PASSWORD.")},
    Entry{"sync.address", QT_TRANSLATE_NOOP("Messages", "That is no address of a server. Write it "
                                                        "as https://couch.example:6984/team.")},
    Entry{"sync.address_secret",
          QT_TRANSLATE_NOOP("Messages", "Leave name and password out of the address of %1: they "
                                        "would be seen. Name the user with --user.")},
    Entry{"sync.address_plain",
          QT_TRANSLATE_NOOP("Messages", "http would send the password to %1 in the clear. Use an "
                                        "https address.")},
    Entry{"sync.database_name",
          QT_TRANSLATE_NOOP("Messages", "“%1” is no name for a database: small letters, digits and "
                                        "_ $ ( ) + - only, a letter first.")},
    Entry{"sync.not_server_admin",
          QT_TRANSLATE_NOOP("Messages",
                            "Only an administrator of the server can set it up. Name one "
                            "with --user.")},
    Entry{"team.not_signed_in",
          QT_TRANSLATE_NOOP("Messages",
                            "This workspace belongs to a team: only who is signed in at "
                            "its server acts in it, not %1. “sync --user NAME” signs in.")},
    Entry{"conflict.removed",
          QT_TRANSLATE_NOOP("Messages",
                            "It was removed, and a removal stands. Your edit can be read; "
                            "“--take theirs” puts it away.")},
    Entry{"document.kind",
          QT_TRANSLATE_NOOP("Messages", "A document of a kind that this version does not know.")},
    Entry{"document.immutable",
          QT_TRANSLATE_NOOP("Messages",
                            "What was written or decided is neither changed nor deleted "
                            "on the server.")},
    Entry{
        "document.owner",
        QT_TRANSLATE_NOOP("Messages", "It was written under another name than the one signed in.")},
    Entry{"document.role",
          QT_TRANSLATE_NOOP("Messages", "It was written in a role that the server does not give to "
                                        "this account.")},
    Entry{"document.value",
          QT_TRANSLATE_NOOP("Messages", "The server does not know such a decision.")},
};

} // namespace

std::span<const Entry> syncEntries()
{
    return entries;
}

} // namespace countersign::wording
