// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/material_edit.h"

#include "app/text/citation_marks.h"
#include "app/text/sentences.h"
#include "app/text/word_diff.h"

#include <algorithm>
#include <vector>

namespace countersign {

namespace {

/// The share of words that may change before an edit is material whatever it changes.
constexpr double smallShare = 0.05;

bool isTelling(QStringView words)
{
    return std::any_of(words.begin(), words.end(),
                       [](QChar c) { return c.isDigit() || c.isUpper(); });
}

/// Claims carry a mark, asks a question mark.
bool isClaimOrAsk(QStringView sentence)
{
    return sentence.contains(u'?') || !text::citationMarks(sentence).empty();
}

bool touchesClaimOrAsk(const QString& text, const std::vector<text::Span>& changed)
{
    for (const text::Span& sentence : text::sentences(text)) {
        if (!isClaimOrAsk(sentence.of(text)))
            continue;
        for (const text::Span& span : changed) {
            if (span.overlaps(sentence))
                return true;
        }
    }
    return false;
}

bool isMaterial(const QString& written, const QString& approved)
{
    if (written == approved)
        return false;
    if (text::changedShare(written, approved) > smallShare)
        return true;
    std::vector<text::Span> before;
    std::vector<text::Span> after;
    for (const text::DiffPart& part : text::wordDiff(written, approved)) {
        if (part.op == text::DiffPart::Op::Equal)
            continue;
        if (isTelling(part.a.of(written)) || isTelling(part.b.of(approved)))
            return true;
        before.push_back(part.a);
        after.push_back(part.b);
    }
    return touchesClaimOrAsk(written, before) || touchesClaimOrAsk(approved, after);
}

} // namespace

bool isMaterialEdit(const EditedText& written, const EditedText& approved)
{
    return written.citations != approved.citations ||
           isMaterial(written.subject, approved.subject) || isMaterial(written.text, approved.text);
}

} // namespace countersign
