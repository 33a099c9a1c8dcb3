// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/token_lines.h"

#include "app/text/chars.h"
#include "app/text/tokens.h"

#include <QByteArray>

#include <git2.h>

#include <memory>

namespace countersign::text {
namespace {

/// libgit2 counts its users; this one lets go at exit.
struct GitLibrary {
    GitLibrary() { git_libgit2_init(); }
    ~GitLibrary() { git_libgit2_shutdown(); }
    GitLibrary(const GitLibrary&) = delete;
    GitLibrary& operator=(const GitLibrary&) = delete;
};

void needGit()
{
    static const GitLibrary library;
}

struct PatchDeleter {
    void operator()(git_patch* patch) const { git_patch_free(patch); }
};

/// One line a piece, with its number: so no piece can hold a line break or a NUL.
QByteArray linesOf(const PieceRow& row)
{
    QByteArray lines;
    lines.reserve(static_cast<qsizetype>(row.ids.size()) * 4);
    for (const int id : row.ids) {
        lines += QByteArray::number(id);
        lines += '\n';
    }
    return lines;
}

/// Hunks name the first line from 1; where there is none, the line before.
std::size_t firstLine(int start, int lines)
{
    return static_cast<std::size_t>(lines == 0 ? start : start - 1);
}

} // namespace

PieceRow PieceNumbers::cut(QStringView text, Blanks blanks)
{
    PieceRow row;
    const auto add = [&](qsizetype start, qsizetype end) {
        if (start == end)
            return;
        const Span span{start, end};
        const int next = static_cast<int>(m_ids.size());
        const auto known = m_ids.constFind(span.of(text));
        row.pieces.push_back(span);
        row.ids.push_back(known != m_ids.constEnd() ? *known : next);
        if (known == m_ids.constEnd())
            m_ids.insert(span.of(text), next);
    };
    qsizetype end = 0;
    const auto addGap = [&](qsizetype until) {
        qsizetype start = end;
        for (qsizetype i = end; i < until; ++i) {
            // A paragraph's end is a piece of its own.
            const bool line = isLineBreak(at(text, i));
            const bool before = i > start && isLineBreak(at(text, i - 1));
            if (i > start && line != before) {
                add(start, i);
                start = i;
            }
        }
        const bool lastIsLine = until > start && isLineBreak(at(text, until - 1));
        if (blanks == Blanks::WithWords && !lastIsLine)
            return start;
        add(start, until);
        return until;
    };
    for (const Token& token : tokens(text)) {
        const qsizetype start = addGap(token.span.start);
        add(start, token.span.end);
        end = token.span.end;
    }
    add(addGap(text.size()), text.size());
    return row;
}

std::vector<Change> changesBetween(const PieceRow& a, const PieceRow& b)
{
    if (a.ids == b.ids)
        return {};
    needGit();
    const QByteArray before = linesOf(a);
    const QByteArray after = linesOf(b);
    git_diff_options options{};
    git_diff_options_init(&options, GIT_DIFF_OPTIONS_VERSION);
    // The smallest difference takes its time; very long texts get a good one.
    constexpr std::size_t longText = 5'000;
    options.flags = GIT_DIFF_FORCE_TEXT;
    if (a.ids.size() + b.ids.size() < longText)
        options.flags |= GIT_DIFF_MINIMAL;
    options.context_lines = 0;
    options.interhunk_lines = 0;
    git_patch* made = nullptr;
    std::vector<Change> changes;
    if (git_patch_from_buffers(&made, before.constData(), static_cast<std::size_t>(before.size()),
                               nullptr, after.constData(), static_cast<std::size_t>(after.size()),
                               nullptr, &options) != 0)
        return {{0, a.ids.size(), 0, b.ids.size()}};
    const std::unique_ptr<git_patch, PatchDeleter> patch(made);
    for (std::size_t i = 0; i < git_patch_num_hunks(patch.get()); ++i) {
        const git_diff_hunk* hunk = nullptr;
        if (git_patch_get_hunk(&hunk, nullptr, patch.get(), i) != 0)
            continue;
        Change change;
        change.aStart = firstLine(hunk->old_start, hunk->old_lines);
        change.aEnd = change.aStart + static_cast<std::size_t>(hunk->old_lines);
        change.bStart = firstLine(hunk->new_start, hunk->new_lines);
        change.bEnd = change.bStart + static_cast<std::size_t>(hunk->new_lines);
        changes.push_back(change);
    }
    return changes;
}

} // namespace countersign::text
