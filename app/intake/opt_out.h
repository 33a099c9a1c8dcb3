// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::intake {

/// What a reply says about being written to again.
struct OptOut {
    bool optOut = false;
    /// "keyword", "removal_request", "no_further_contact"; where it is none: "quoted_only",
    /// "automatic_reply", "not_now", "nothing"
    QString why;
    QString excerpt; ///< the words that decided; empty if none did

    friend bool operator==(const OptOut&, const OptOut&) = default;
};

/// Reads a reply in English, German, French or Spanish. A bare keyword counts with punctuation and
/// politeness around it ("Stop. Many thanks"), as do requests to be removed or left alone in plain
/// words. A "stop" that is part of a sentence about something else does not, nor do quoted lines
/// and the footer of our own message below the reply, automatic replies, and "not now".
[[nodiscard]] OptOut classifyReply(const QString& reply);

} // namespace countersign::intake
