// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/span.h"

#include <QString>
#include <QStringView>

#include <optional>
#include <vector>

namespace countersign::text {

/// What a text costs as a text message (3GPP TS 23.038 and 23.040).
struct SmsCount {
    enum class Encoding { Gsm7, Ucs2 };

    Encoding encoding = Encoding::Gsm7;
    int units = 0;    ///< septets (extension characters are two) or UTF-16 code units
    int segments = 0; ///< 0 for an empty text
    int left = 0;     ///< units that still fit into the last segment
    /// As the network cuts it: one of 160 septets or 70 units, or several of 153 or 67. An extension
    /// character and a surrogate pair are never split. Together they are the text.
    std::vector<Span> segmentSpans;
    std::optional<Span> forcing; ///< the first character that GSM-7 lacks
    QString replacement; ///< what could stand for it in GSM-7; empty if there is nothing close
};

/// Counts the text as it is; take citation marks out first (withoutMarks()).
SmsCount smsCount(QStringView text);

/// True if the GSM 03.38 default alphabet or its extension table has the character.
bool isGsm7(char32_t character);

/// A text with every character that GSM-7 lacks replaced where something close exists ("’" by "'", "–" by
/// "-", "…" by "...", "ł" by "l"); what has no equal stays.
QString toGsm7(QStringView text);

} // namespace countersign::text
