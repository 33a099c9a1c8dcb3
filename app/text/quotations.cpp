// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/quotations.h"

#include "app/text/chars.h"

namespace countersign::text {
namespace {

/// The mark that closes what `open` opens; for the marks that serve both ways, what stands around decides.
char16_t closerOf(char16_t open)
{
    switch (open) {
    case 0x201E: // „ closes with “ or ”
        return 0x201C;
    case 0x201C:
    case 0x201F:
        return 0x201D;
    case 0x00AB:
        return 0x00BB;
    case 0x00BB:
        return 0x00AB;
    default:
        return open;
    }
}

bool canOpen(QStringView text, qsizetype position)
{
    const char16_t before = at(text, position - 1);
    const char16_t after = at(text, position + 1);
    const char16_t c = at(text, position);
    if (c == 0x201D)
        return false;
    if (c == 0x00AB) // « may be followed by a blank, as in French
        return after != u'\0';
    const bool free = before == u'\0' || isSpace(before) || before == u'(' || before == u'[' ||
                      isDash(before) || isQuote(before) || isApostrophe(before) || before == u'/';
    return free && after != u'\0' && !isSpace(after);
}

bool closes(char16_t c, char16_t open)
{
    if (open == 0x201E)
        return c == 0x201C || c == 0x201D;
    return c == closerOf(open);
}

} // namespace

std::vector<Span> quotations(QStringView text, qsizetype longest)
{
    std::vector<Span> found;
    qsizetype openAt = -1;
    char16_t open = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = at(text, i);
        if (c == u'\n' && isLineBreak(at(text, i + 1)))
            openAt = -1;
        if (!isQuote(c))
            continue;
        if (openAt >= 0 && i - openAt > longest)
            openAt = -1;
        if (openAt >= 0 && closes(c, open) && !(c == u'"' && canOpen(text, i))) {
            found.push_back({openAt, i + 1});
            openAt = -1;
        } else if (openAt < 0 && canOpen(text, i)) {
            openAt = i;
            open = c;
        }
    }
    return found;
}

} // namespace countersign::text
