// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/comparison.h"

#include "app/text/citation_marks.h"
#include "app/text/tokens.h"
#include "app/text/word_diff.h"
#include "models/history/history_model.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct ComparisonText {
    Q_DECLARE_TR_FUNCTIONS(ComparisonText)
};

QString readable(QStringView stored)
{
    QString text = stored.toString();
    const std::vector<text::CitationMark> marks = text::citationMarks(stored);
    for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark)
        text.replace(mark->span.start, mark->span.length(),
                     QString(u'[' % mark->label.toUpper() % u']'));
    return text;
}

int wordsIn(QStringView stored)
{
    const QString sent = text::withoutMarks(stored);
    const auto tokens = text::tokens(sent);
    return static_cast<int>(std::count_if(tokens.begin(), tokens.end(),
                                          [](const text::Token& token) { return token.isWord(); }));
}

std::vector<ComparedPart> partsOf(const QString& before, const QString& after, Comparison& counts)
{
    std::vector<ComparedPart> parts;
    for (const text::DiffPart& part : text::wordDiff(before, after)) {
        switch (part.op) {
        case text::DiffPart::Op::Equal:
            parts.push_back({ComparedPart::Kind::Same, readable(part.b.of(after))});
            break;
        case text::DiffPart::Op::Removed:
            parts.push_back({ComparedPart::Kind::Removed, readable(part.a.of(before))});
            counts.removed += wordsIn(part.a.of(before));
            break;
        case text::DiffPart::Op::Added:
            parts.push_back({ComparedPart::Kind::Added, readable(part.b.of(after))});
            counts.added += wordsIn(part.b.of(after));
            break;
        }
    }
    return parts;
}

bool allSame(const std::vector<ComparedPart>& parts)
{
    return std::all_of(parts.begin(), parts.end(), [](const ComparedPart& part) {
        return part.kind == ComparedPart::Kind::Same;
    });
}

/// The revision that was approved or signed last and is not the head.
std::optional<RevisionId> approvedBefore(const DraftView& view)
{
    for (const DecisionView& decided : view.decisions) {
        const Verdict verdict = decided.decision.verdict;
        const bool approves = verdict == Verdict::Approve || verdict == Verdict::SignOff;
        if (approves && !(view.head && view.head->id == decided.decision.revision))
            return decided.decision.revision;
    }
    return std::nullopt;
}

std::optional<RevisionId> generatedBefore(const DraftView& view)
{
    for (const RevisionView& known : view.revisions) {
        if (known.revision.origin == Origin::Generated && !known.head)
            return known.revision.id;
    }
    return std::nullopt;
}

} // namespace

bool Comparison::isSame() const
{
    return allSame(subject) && allSame(text);
}

std::vector<ComparableText> comparableTexts(const DraftView& view, const QDateTime& now)
{
    std::vector<ComparableText> texts;
    std::set<RevisionId> there;
    const auto add = [&](const RevisionId& revision, const QString& name) {
        for (const RevisionView& known : view.revisions) {
            if (known.revision.id == revision && there.insert(revision).second)
                texts.push_back(
                    {revision,
                     name,
                     {known.revision.subject, known.revision.text, known.revision.citations}});
        }
    };
    if (const auto approved = approvedBefore(view))
        add(*approved, ComparisonText::tr("What was approved"));
    if (const auto generated = generatedBefore(view))
        add(*generated, ComparisonText::tr("As generated"));
    int version = static_cast<int>(view.revisions.size());
    for (const RevisionView& known : view.revisions) {
        if (!known.head)
            add(known.revision.id,
                ComparisonText::tr("%1, %2", "version, when")
                    .arg(revisionLine(version, known), agoText(known.revision.at, now)));
        --version;
    }
    return texts;
}

int firstComparable(const std::vector<ComparableText>& texts, const DraftView& view)
{
    if (texts.empty() || approvedBefore(view))
        return texts.empty() ? -1 : 0;
    for (const RevisionView& known : view.revisions) {
        if (known.head)
            continue;
        const auto found =
            std::find_if(texts.begin(), texts.end(), [&known](const ComparableText& text) {
                return text.revision == known.revision.id;
            });
        return found == texts.end() ? 0 : static_cast<int>(found - texts.begin());
    }
    return 0;
}

Comparison compare(const EditedText& before, const EditedText& after)
{
    Comparison comparison;
    comparison.subject = partsOf(before.subject, after.subject, comparison);
    comparison.text = partsOf(before.text, after.text, comparison);
    return comparison;
}

} // namespace countersign
