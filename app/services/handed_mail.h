// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/user.h"
#include "app/policy/history.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace countersign {

namespace store {
class Session;
}

/// The draft's head as an .eml file. It comes from the prospect's owner where that is a user of the
/// workspace, else from the one who delivers; without an address the mail program puts its own.
[[nodiscard]] Result<QByteArray> mailOf(const store::Session& session,
                                        const policy::DraftHistory& history, const User& actor,
                                        const QDateTime& now);

/// The file's name: who it is for, and enough of the draft's id to be the only one.
[[nodiscard]] QString mailFileName(const policy::DraftHistory& history);

} // namespace countersign
