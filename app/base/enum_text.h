// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <array>
#include <optional>
#include <utility>

namespace countersign {

/// The words of an enumeration, as they stand in documents, files and on the command line.
/// Specialised beside each enumeration; the words never change once released.
template<class E>
struct EnumText;

/// The word for `value`.
template<class E>
[[nodiscard]] QString toText(E value)
{
    for (const auto& [member, word] : EnumText<E>::words) {
        if (member == value)
            return QString::fromLatin1(word);
    }
    return {};
}

/// The value for a word, in any case; nothing for a word that is not one of them.
template<class E>
[[nodiscard]] std::optional<E> fromText(QStringView word)
{
    for (const auto& [member, known] : EnumText<E>::words) {
        if (word.compare(QLatin1String(known), Qt::CaseInsensitive) == 0)
            return member;
    }
    return std::nullopt;
}

} // namespace countersign
