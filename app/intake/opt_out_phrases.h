// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>

#include <vector>

namespace countersign::intake {

/// A way in which people ask to be left alone, over text folded by `foldedReply`.
struct OptOutPhrase {
    QString why; ///< "removal_request" or "no_further_contact"
    QRegularExpression pattern;
};
[[nodiscard]] const std::vector<OptOutPhrase>& optOutPhrases();

/// "Who gave you my number?", before which "delete it" is meant of oneself.
[[nodiscard]] const QRegularExpression& askedWhereFrom();
/// "Delete it", of something named before.
[[nodiscard]] const QRegularExpression& deleteThat();

/// One word or two that say it all if nothing but courtesy stands beside them.
[[nodiscard]] const QRegularExpression& optOutKeyword();
/// Greetings, thanks and closings that say nothing.
[[nodiscard]] const QRegularExpression& courtesy();
/// A sentence that tells how to opt out, or on what condition: a footer, no request.
[[nodiscard]] const QRegularExpression& explainsOptOut();
/// What turns the words after it around ("please don't …", "no need to …").
[[nodiscard]] const QRegularExpression& negationBefore();
/// An automatic answer; where one is, nobody has read our message.
[[nodiscard]] const QRegularExpression& automaticReply();
/// "Not now", "next quarter": later, but not never.
[[nodiscard]] const QRegularExpression& notNow();
/// Words of somebody who wants to hear more, beside which a lone "stop!" is a joke.
[[nodiscard]] const QRegularExpression& interest();

} // namespace countersign::intake
