// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QStringView>

#include <optional>

namespace countersign::intake {

/// Where a JSON value ends, found by its brackets alone.
struct JsonExtent {
    enum class Kind {
        Complete,   ///< `length` code units
        NeedMore,   ///< the text ends inside it and more may follow
        Unbalanced, ///< it is never closed, or closed by the wrong bracket
    };
    Kind kind = Kind::Complete;
    qsizetype length = 0;
};

/// The extent of the object or array that `text` begins with. A string that is not closed on its line
/// ends with it, so that one missing quote spoils one record only.
[[nodiscard]] JsonExtent jsonExtent(QStringView text, bool last);

/// In a text that begins with an object: the offset behind the "[" of the first member of it that is named in
/// `wrappers` and holds a list of objects. Nothing if there is none (in what is there of the text).
[[nodiscard]] std::optional<qsizetype> wrappedList(QStringView text, const QStringList& wrappers);

/// Skips blanks and commas.
[[nodiscard]] qsizetype skipJsonBlanks(QStringView text, qsizetype from);

} // namespace countersign::intake
