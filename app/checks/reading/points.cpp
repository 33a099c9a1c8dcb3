// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/reading/points.h"

#include "app/text/letter_lines.h"

#include <algorithm>

namespace countersign::checks {
namespace {

using text::Span;

/// A line longer than this is prose even if it stands alone (checks, "Channel limits": 20 words a point,
/// with room for one that is too long).
constexpr int lineWordsMax = 30;

std::vector<Span> linesOf(QStringView text)
{
    std::vector<Span> lines;
    qsizetype start = 0;
    while (start <= text.size()) {
        qsizetype end = text.indexOf(u'\n', start);
        if (end < 0)
            end = text.size();
        Span line{start, end};
        while (line.end > line.start && text.at(line.end - 1).isSpace())
            --line.end;
        lines.push_back(line);
        start = end + 1;
    }
    return lines;
}

} // namespace

std::vector<Span> points(const text::Analysis& analysis)
{
    const QStringView text(analysis.text);
    const std::vector<Span> lines = linesOf(text);
    std::vector<Span> found;
    bool isOpen = false;
    for (const Span& line : lines) {
        const qsizetype marker = text::listMarkerLength(line.of(text));
        if (marker > 0)
            found.push_back({line.start + marker, line.end});
        else if (line.isEmpty())
            isOpen = false;
        else if (isOpen && !found.empty() && text.at(line.start).isSpace())
            found.back().end = line.end;
        isOpen = isOpen || marker > 0;
    }
    if (!found.empty())
        return found;
    for (const Span& line : lines) {
        if (line.isEmpty())
            continue;
        if (text::wordCount(line.of(text)) > lineWordsMax)
            return {};
        found.push_back(line);
    }
    const bool isProse = found.size() < 2;
    return isProse ? std::vector<Span>() : found;
}

} // namespace countersign::checks
