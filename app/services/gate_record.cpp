// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/gate_record.h"

#include "app/policy/content_hash.h"
#include "app/policy/counting_decisions.h"
#include "app/policy/history.h"
#include "app/services/dossier.h"
#include "app/services/material_edit.h"
#include "app/store/checked.h"
#include "app/store/decisions.h"
#include "app/store/evidence_records.h"
#include "app/store/history.h"
#include "app/store/queue.h"
#include "app/text/citation_marks.h"

#include <QRegularExpression>

#include <algorithm>
#include <limits>
#include <set>

using namespace Qt::StringLiterals;
using countersign::policy::DraftHistory;

namespace countersign {

namespace {

/// Faster than this nobody reads, in words a second.
constexpr int readingSpeed = 5;
/// Among so many of a segment's newest drafts its model is looked for.
constexpr int latestDrafts = 50;

qint64 wordCount(const QString& text)
{
    static const QRegularExpression blank(u"\\s+"_s);
    return text.split(blank, Qt::SkipEmptyParts).size();
}

bool isAboutText(const DraftHistory& history, const Decision& decision)
{
    return (decision.verdict == Verdict::Approve || decision.verdict == Verdict::RequestChanges ||
            decision.verdict == Verdict::Reject) &&
           !policy::isTakenBack(history, decision);
}

QString whyLeftOut(const store::Session& session, const Decision& decision,
                   const Revision& revision)
{
    if (decision.bulk)
        return u"bulk"_s;
    const Citations cited = policy::citedIn(revision);
    if (decision.opened.empty() && !cited.empty())
        return u"no_evidence"_s;
    qint64 words = wordCount(text::withoutMarks(revision.text));
    for (const auto& [label, id] : cited) {
        if (const std::optional<Evidence> evidence = session.evidence().find(id))
            words += wordCount(evidence->text);
    }
    return qint64(decision.secondsLooked) * readingSpeed < words ? u"too_fast"_s : QString();
}

/// The text as the machine or the file wrote it, the last one before the decision.
const Revision* writtenBefore(const DraftHistory& history, const Revision& decided)
{
    const Revision* revision = &decided;
    std::set<RevisionId> seen;
    while (revision->origin != Origin::Generated && revision->origin != Origin::Imported &&
           !revision->parents.empty() && seen.insert(revision->id).second) {
        const Revision* parent = policy::revisionIn(history, revision->parents.front());
        if (!parent)
            break;
        revision = parent;
    }
    return revision;
}

bool isAccurate(const store::Session& session, const DraftId& draft)
{
    const auto checked = session.checked().ofDraft(draft);
    if (!checked)
        return false;
    return std::none_of(checked->findings.begin(), checked->findings.end(),
                        [](const Finding& finding) {
                            return finding.severity == Severity::Blocker &&
                                   (finding.check.startsWith("accuracy."_L1) ||
                                    finding.check == "boundary.violation"_L1);
                        });
}

/// What a segment is written by at present.
struct Recipe {
    QString instructions;
    QString provider;
    QString model;

    [[nodiscard]] bool wrote(const Generation& generation) const
    {
        return generation.promptHash == instructions && generation.provider == provider &&
               generation.model == model;
    }
};

/// The model is that of the text that was generated last in the segment.
Recipe recipeOf(const store::Session& session, const SegmentId& segment)
{
    Recipe recipe{.instructions = instructionsHash(session, segment), .provider = {}, .model = {}};
    store::QueueRequest request;
    request.filter.segments = {segment};
    request.sort = store::QueueSort::Newest;
    request.limit = latestDrafts;
    for (const store::QueueRow& row : session.queue().page(request).rows) {
        const Result<DraftHistory> history = store::historyOf(session, row.draft);
        if (!history || history->generations.empty())
            continue;
        recipe.provider = history->generations.back().provider;
        recipe.model = history->generations.back().model;
        break;
    }
    return recipe;
}

const Generation* attestationOf(const DraftHistory& history, const Revision& revision)
{
    const auto it =
        std::find_if(history.generations.begin(), history.generations.end(),
                     [&revision](const Generation& one) { return one.revision == revision.id; });
    return it == history.generations.end() ? nullptr : &*it;
}

/// Why a decided text says nothing about what the segment is written by at present; empty if it does.
QString whyNotOfNow(const DraftHistory& history, const Revision& decided, const Recipe& recipe)
{
    const Generation* generation = attestationOf(history, *writtenBefore(history, decided));
    if (!generation)
        return u"not_generated"_s;
    if (!recipe.wrote(*generation))
        return u"instructions_changed"_s;
    for (const auto& [label, id] : policy::citedIn(decided)) {
        if (history.withdrawn.contains(id))
            return u"passage_changed"_s;
    }
    return {};
}

/// A text that the same instructions wrote twice was sent back once.
bool wasWrittenAgain(const DraftHistory& history, const Recipe& recipe)
{
    return std::count_if(
               history.generations.begin(), history.generations.end(),
               [&recipe](const Generation& generation) { return recipe.wrote(generation); }) > 1;
}

void judge(const store::Session& session, const DraftHistory& history, const Recipe& recipe,
           GateRecord& record)
{
    QString whyNot;
    for (const Decision& decision : history.decisions) {
        const Revision* decided = isAboutText(history, decision)
                                      ? policy::revisionIn(history, decision.revision)
                                      : nullptr;
        if (!decided)
            continue;
        QString why = whyNotOfNow(history, *decided, recipe);
        const bool isOfNow = why.isEmpty();
        if (isOfNow)
            why = whyLeftOut(session, decision, *decided);
        if (!why.isEmpty()) {
            whyNot = why;
            if (isOfNow)
                break; // the first decision on what is written now is the one that tells
            continue;
        }
        GateEntry entry;
        entry.draft = history.draft.id;
        entry.decision = decision.id;
        entry.at = decision.at;
        entry.recipe = policy::recipeOf(*attestationOf(history, *writtenBefore(history, *decided)));
        entry.clean = decision.verdict == Verdict::Approve && !wasWrittenAgain(history, recipe) &&
                      !isMaterialEdit(editedTextOf(*writtenBefore(history, *decided)),
                                      editedTextOf(*decided));
        entry.accurate = isAccurate(session, history.draft.id);
        record.entries.push_back(entry);
        return;
    }
    if (!whyNot.isEmpty())
        ++record.leftOut[whyNot];
}

} // namespace

GateRecord gateRecordOf(const store::Session& session, const SegmentId& segment)
{
    store::DecisionFilter filter;
    filter.segment = segment;
    // Newest first, as they came here: no clock puts them in order.
    const std::vector<Decision> decisions =
        session.decisions().list(filter, {.limit = std::numeric_limits<int>::max(), .after = {}});
    std::set<DraftId> drafts;
    std::map<DecisionId, size_t> age;
    for (const Decision& decision : decisions) {
        drafts.insert(decision.draft);
        age.emplace(decision.id, age.size());
    }
    GateRecord record;
    if (drafts.empty())
        return record;
    const Recipe recipe = recipeOf(session, segment);
    for (const DraftId& draft : drafts) {
        if (const Result<DraftHistory> history = store::historyOf(session, draft))
            judge(session, *history, recipe, record);
    }
    std::sort(record.entries.begin(), record.entries.end(),
              [&age](const GateEntry& a, const GateEntry& b) {
                  return age.at(a.decision) > age.at(b.decision);
              });
    return record;
}

} // namespace countersign
