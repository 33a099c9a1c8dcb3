// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/word_diff.h"

#include "app/text/token_lines.h"
#include "app/text/tokens.h"

#include <algorithm>

namespace countersign::text {
namespace {

using Op = DiffPart::Op;

/// The stretch of text that pieces [first, last) cover; empty, at its place, if there are none.
Span stretch(const PieceRow& row, std::size_t first, std::size_t last)
{
    const qsizetype textEnd = row.pieces.empty() ? 0 : row.pieces.back().end;
    const qsizetype start = first < row.pieces.size() ? row.pieces[first].start : textEnd;
    return first < last ? Span{start, row.pieces[last - 1].end} : Span{start, start};
}

/// Joins changes with nothing but a blank between them: two words replaced read better as one stretch.
std::vector<Change> joined(const std::vector<Change>& changes, QStringView a, const PieceRow& row)
{
    std::vector<Change> result;
    for (const Change& change : changes) {
        if (!result.empty()) {
            const Span between = stretch(row, result.back().aEnd, change.aStart);
            const QStringView text = between.of(a);
            const bool blank = !text.isEmpty() && text.trimmed().isEmpty() && !text.contains(u'\n');
            if (blank) {
                result.back().aEnd = change.aEnd;
                result.back().bEnd = change.bEnd;
                continue;
            }
        }
        result.push_back(change);
    }
    return result;
}

int countWords(QStringView text, const std::vector<DiffPart>& parts, Op op, bool inA)
{
    int words = 0;
    for (const DiffPart& part : parts) {
        if (part.op == op)
            words += wordCount((inA ? part.a : part.b).of(text));
    }
    return words;
}

} // namespace

std::vector<DiffPart> wordDiff(QStringView a, QStringView b)
{
    PieceNumbers numbers;
    const PieceRow before = numbers.cut(a, Blanks::Apart);
    const PieceRow after = numbers.cut(b, Blanks::Apart);
    std::vector<DiffPart> parts;
    std::size_t aDone = 0;
    std::size_t bDone = 0;
    const auto addEqual = [&](std::size_t aEnd, std::size_t bEnd) {
        if (aDone < aEnd)
            parts.push_back({Op::Equal, stretch(before, aDone, aEnd), stretch(after, bDone, bEnd)});
    };
    for (const Change& change : joined(changesBetween(before, after), a, before)) {
        addEqual(change.aStart, change.bStart);
        if (change.aStart < change.aEnd) {
            parts.push_back({Op::Removed, stretch(before, change.aStart, change.aEnd),
                             stretch(after, change.bStart, change.bStart)});
        }
        if (change.bStart < change.bEnd) {
            parts.push_back({Op::Added, stretch(before, change.aEnd, change.aEnd),
                             stretch(after, change.bStart, change.bEnd)});
        }
        aDone = change.aEnd;
        bDone = change.bEnd;
    }
    addEqual(before.pieces.size(), after.pieces.size());
    return parts;
}

double changedShare(QStringView a, QStringView b)
{
    const int longer = std::max(wordCount(a), wordCount(b));
    if (longer == 0)
        return 0.0;
    const std::vector<DiffPart> parts = wordDiff(a, b);
    const int changed =
        std::max(countWords(a, parts, Op::Removed, true), countWords(b, parts, Op::Added, false));
    return std::min(1.0, static_cast<double>(changed) / longer);
}

} // namespace countersign::text
