// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/channel.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace countersign::intake {

/// The channel that a word names as files write it ("e-mail", "linkedin-invite", "text", "call"). Nothing
/// for a word that is none: a channel is never guessed.
[[nodiscard]] std::optional<Channel> channelOfWord(const QString& word);

/// Channels of a list in a cell.
struct ChannelWords {
    std::vector<Channel>
        channels; ///< sorted; empty for every channel ("all", nothing, or a word that is none)
    QStringList unknown;
};
[[nodiscard]] ChannelWords channelsIn(const QString& cell);

} // namespace countersign::intake
