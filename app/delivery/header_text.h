// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace countersign::delivery {

/// A text from outside as a header may carry it: line breaks, tabs and control characters are blanks,
/// none at its ends. Other blanks stay as they are.
[[nodiscard]] QString headerSafe(const QString& text);

/// A header of free text, e.g. the subject, with its name and CRLF. ASCII is folded at blanks (RFC 5322,
/// 2.2.3); anything else becomes encoded-words (RFC 2047), each of whole characters, the blanks between
/// words inside them. Lines have at most 78 characters, those with encoded-words 76.
[[nodiscard]] QByteArray textHeader(const QByteArray& name, const QString& text);

/// "Name <address>" as a header: the name as it is, quoted or encoded, whichever it needs. The address
/// must be ASCII.
[[nodiscard]] QByteArray addressHeader(const QByteArray& name, const QString& displayName,
                                       const QByteArray& address);

} // namespace countersign::delivery
