// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/revision_merge.h"

#include "app/domain/document.h"
#include "app/text/three_way_merge.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

using ById = std::map<RevisionId, const Revision*>;

/// A revision and all that it comes from, nearest first.
std::vector<const Revision*> lineOf(const ById& byId, const RevisionId& start)
{
    std::vector<const Revision*> line;
    std::set<RevisionId> seen;
    std::deque<RevisionId> open{start};
    while (!open.empty()) {
        const RevisionId id = open.front();
        open.pop_front();
        const auto it = byId.find(id);
        if (it == byId.end() || !seen.insert(id).second)
            continue;
        line.push_back(it->second);
        open.insert(open.end(), it->second->parents.begin(), it->second->parents.end());
    }
    return line;
}

/// Both sides' citations; nothing if one label means two passages. What the base has and one side dropped
/// stays: a label without its mark cites nothing.
std::optional<Citations> mergedCitations(const EditedText& mine, const EditedText& theirs)
{
    Citations citations = mine.citations;
    for (const auto& [label, evidence] : theirs.citations) {
        const auto [it, isNew] = citations.emplace(label, evidence);
        if (!isNew && it->second != evidence)
            return std::nullopt;
    }
    return citations;
}

} // namespace

UserId mergeUser()
{
    return UserId(u"user:merge"_s);
}

const Revision* commonAncestor(const std::vector<Revision>& revisions, const RevisionId& a,
                               const RevisionId& b)
{
    ById byId;
    for (const Revision& revision : revisions)
        byId.emplace(revision.id, &revision);
    std::set<RevisionId> ofA;
    for (const Revision* revision : lineOf(byId, a))
        ofA.insert(revision->id);
    for (const Revision* revision : lineOf(byId, b)) {
        if (ofA.contains(revision->id))
            return revision;
    }
    return nullptr;
}

SidesMerged mergedSides(const EditedText& base, const EditedText& mine, const EditedText& theirs)
{
    const text::MergedText subject = text::mergeTexts(base.subject, mine.subject, theirs.subject);
    const text::MergedText body = text::mergeTexts(base.text, mine.text, theirs.text);
    const std::optional<Citations> citations = mergedCitations(mine, theirs);
    SidesMerged merged;
    merged.text = {subject.text, body.text, citations.value_or(mine.citations)};
    merged.clean = subject.isClean() && body.isClean() && citations.has_value();
    return merged;
}

std::optional<Revision> mergeRevision(const std::vector<Revision>& revisions, const Revision& a,
                                      const Revision& b)
{
    const Revision& first = a.id < b.id ? a : b;
    const Revision& second = a.id < b.id ? b : a;
    const Revision* base = commonAncestor(revisions, first.id, second.id);
    if (!base)
        return std::nullopt;
    const SidesMerged merged =
        mergedSides(editedTextOf(*base), editedTextOf(first), editedTextOf(second));
    if (!merged.clean)
        return std::nullopt;
    Revision revision;
    revision.draft = first.draft;
    revision.author = mergeUser();
    revision.subject = merged.text.subject;
    revision.text = merged.text.text;
    revision.citations = merged.text.citations;
    revision.parents = {first.id, second.id};
    revision.origin = Origin::Merged;
    // No clock decides: the same two heads give the same moment everywhere.
    revision.at = std::max(first.at, second.at);
    return sealed(std::move(revision));
}

} // namespace countersign
