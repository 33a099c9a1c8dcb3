// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"

#include <array>

namespace countersign::checks {

/// What is worked out once from the word lists of each language, by `make(text::Language)`. Keep it in a static of
/// the function that asks: it is made whole at the first question, from any thread.
template<class T>
class PerLanguage {
public:
    template<class Make>
    explicit PerLanguage(Make make)
        : m_of{make(text::Language::English), make(text::Language::German),
               make(text::Language::French), make(text::Language::Spanish),
               make(text::Language::Other)}
    {}

    [[nodiscard]] const T& of(text::Language language) const
    {
        switch (language) {
        case text::Language::English:
            return m_of[0];
        case text::Language::German:
            return m_of[1];
        case text::Language::French:
            return m_of[2];
        case text::Language::Spanish:
            return m_of[3];
        case text::Language::Other:
            break;
        }
        return m_of[4];
    }

private:
    std::array<T, 5> m_of;
};

} // namespace countersign::checks
