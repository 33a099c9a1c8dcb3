// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace countersign::delivery {

struct MailAddress {
    QString name;    ///< may be empty
    QString address; ///< local@domain
};

/// A message about to be handed to a mail program.
struct MailMessage {
    MailAddress from; ///< the address may be empty: then the mail program puts its own
    MailAddress to;
    QString subject;
    QString text;   ///< with citation marks, which are not sent
    QDateTime date; ///< with its offset from UTC
    /// The part before "@", e.g. of the draft's id: the same draft has the same Message-ID
    QString messageId;
    QString domain;   ///< the part after "@"
    QString language; ///< BCP 47; empty for none
};

/// The message as a file that mail programs open as unsent (`X-Unsent: 1`).
///
/// RFC 5322 header and RFC 2047 encoded-words: ASCII only, lines of at most 78 characters, an
/// encoded-word at most 75 and never cut inside a character. Names and subject come from files and
/// models: line breaks and control characters in them become blanks, so that no header can be
/// added. The body is one text/plain part in UTF-8, quoted-printable, or base64 where that is
/// shorter, lines end with CRLF. There is no Bcc. Errors: `eml.no_recipient`, `eml.bad_address`
/// (args: the address; also one whose local part is not ASCII, which needs a server of its own
/// kind), `eml.no_text`.
[[nodiscard]] Result<QByteArray> emlMessage(const MailMessage& message);

} // namespace countersign::delivery
