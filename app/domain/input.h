// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/enum_text.h"

namespace countersign {

/// The four inputs that copy is written from.
enum class Input { Research, Knowledge, Crm, Signal };

template<>
struct EnumText<Input> {
    static constexpr std::array words{
        std::pair{Input::Research, "research"}, std::pair{Input::Knowledge, "knowledge"},
        std::pair{Input::Crm, "crm"}, std::pair{Input::Signal, "signal"}};
};

inline constexpr std::array allInputs{Input::Research, Input::Signal, Input::Knowledge, Input::Crm};

/// The letter that citation labels of an input begin with: r, k, c, s.
[[nodiscard]] constexpr char labelLetter(Input input)
{
    switch (input) {
    case Input::Research:
        return 'r';
    case Input::Knowledge:
        return 'k';
    case Input::Crm:
        return 'c';
    case Input::Signal:
        return 's';
    }
    return 'r';
}

} // namespace countersign
