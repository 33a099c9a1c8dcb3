// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"

namespace countersign {

/// Where a message lands. It is a property of the sequence step, never a guess.
enum class Channel { Email, LinkedIn, Sms, WhatsApp, Phone };

template<>
struct EnumText<Channel> {
    static constexpr std::array words{
        std::pair{Channel::Email, "email"}, std::pair{Channel::LinkedIn, "linkedin"},
        std::pair{Channel::Sms, "sms"}, std::pair{Channel::WhatsApp, "whatsapp"},
        std::pair{Channel::Phone, "phone"}};
};

inline constexpr std::array allChannels{Channel::Email, Channel::LinkedIn, Channel::Sms,
                                        Channel::WhatsApp, Channel::Phone};

} // namespace countersign
