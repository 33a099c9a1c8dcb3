// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace countersign::intake {

/// What somebody wrote in a reply, apart from what their mail program put below it.
struct ReplyText {
    QString own;    ///< without quoted lines, the message answered and what follows a "-- " line
    QString quoted; ///< the rest
};
[[nodiscard]] ReplyText ownWords(const QString& reply);

/// One stretch between stops or line ends, for comparison: lower case, without accents, straight
/// apostrophes, single blanks.
struct ReplyUnit {
    QString folded;
    QString text;             ///< as written
    bool endsWithStop = true; ///< a stop or a line end follows, no comma
};
[[nodiscard]] QList<ReplyUnit> replyUnits(const QString& text);

/// The same folding for any text.
[[nodiscard]] QString foldedReply(const QString& text);

} // namespace countersign::intake
