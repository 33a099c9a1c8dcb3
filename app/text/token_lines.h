// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/span.h"

#include <QHash>
#include <QStringView>

#include <cstddef>
#include <vector>

namespace countersign::text {

/// A text as a row of pieces, each with a number: equal pieces of the texts compared have equal numbers.
struct PieceRow {
    std::vector<Span> pieces; ///< they cover the text in order
    std::vector<int> ids;
};

enum class Blanks {
    Apart,     ///< blanks are pieces of their own
    WithWords, ///< the blanks of a line belong to the word behind them
};

/// Cuts texts into pieces and numbers them alike.
class PieceNumbers {
public:
    /// `text` must outlive this object.
    PieceRow cut(QStringView text, Blanks blanks);

private:
    QHash<QStringView, int> m_ids;
};

/// A stretch that differs: pieces [aStart, aEnd) of one row stand where [bStart, bEnd) stand in the other.
struct Change {
    std::size_t aStart = 0;
    std::size_t aEnd = 0;
    std::size_t bStart = 0;
    std::size_t bEnd = 0;
};

/// The changes between two rows as libgit2 finds them, each piece a line. Ascending and apart.
std::vector<Change> changesBetween(const PieceRow& a, const PieceRow& b);

} // namespace countersign::text
