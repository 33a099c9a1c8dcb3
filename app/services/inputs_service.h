// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/progress.h"
#include "app/base/result.h"
#include "app/domain/evidence.h"
#include "app/domain/knowledge.h"
#include "app/services/context.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace countersign {

namespace store {
class Session;
}
class CheckService;

/// How far one of the four inputs reaches.
struct InputCoverage {
    Input input = Input::Research;
    qint64 passages = 0;
    qint64 covered =
        0; ///< prospects with at least one passage of it on themselves or their account
    qint64 people = 0;
    double share = 0.0; ///< covered ÷ people; 0 when there are none
    qint64 fresh = 0;   ///< of the people: those with one that is not older than its kind allows
    qint64 own = 0;     ///< of the people: those with one about themselves, not only their company
    double freshShare = 0.0;     ///< fresh ÷ people: what the gate reads
    std::optional<QDate> newest; ///< of all passages
};

/// What there is to write to one person from.
struct ProspectCoverage {
    struct Reach {
        Input input = Input::Research;
        qint64 passages = 0;
        qint64 own = 0;             ///< about the person
        qint64 fresh = 0;           ///< not older than their kind allows
        std::optional<int> ageDays; ///< of the newest with a day
    };
    ProspectId prospect;
    QString name;
    QString company;
    std::vector<Reach> inputs; ///< all four, in the order of `allInputs`
    /// The input to add to: one that is missing, else stale, else only about the company; absent where
    /// nothing is. Knowledge is nobody's own.
    std::optional<Input> weakest;
};

/// One document of the knowledge base, or one source of passages.
struct KnowledgeSource {
    QString source; ///< file or address without its heading
    QString kind;   ///< of its first passage
    qint64 passages = 0;
    qint64 citedBy = 0; ///< drafts whose head cites one of them
    std::optional<QDate> newest;
};

/// A boundary with the proof that it works.
struct BoundaryView {
    Boundary boundary;
    bool hasProbe = false;
    bool trips = false; ///< its probe sets it off
    qint64 openIn = 0;  ///< drafts that cross it now
};

/// What a boundary, new or changed, would do.
struct BoundaryTrial {
    bool hasProbe = false;
    bool trips = false;          ///< its probe sets it off
    qint64 looked = 0;           ///< drafts with a text
    std::vector<DraftId> before; ///< that the boundary of now stops; none for a new one
    std::vector<DraftId> after;  ///< that this one would stop
    QStringList segments;        ///< names of those on autopilot that would go to approval
};

/// Whether a boundary finds something in a sentence.
[[nodiscard]] bool tripsOn(const Boundary& boundary, const QString& sentence);

/// Whether its pattern can be read and its probe, where it has one, sets it off: BadInput
/// "boundary.no_pattern", "boundary.pattern", "boundary.probe".
[[nodiscard]] Result<void> patternHolds(const Boundary& boundary);

/// One entry an input, in the order of `allInputs`; of the people of a segment (the first they fall in) or
/// of all.
[[nodiscard]] std::vector<InputCoverage> coverageOf(const store::Session& session,
                                                    const std::optional<SegmentId>& segment,
                                                    QDate today = {});
/// The input that is there for the fewest, then fresh for the fewest, then about the fewest themselves.
[[nodiscard]] std::optional<Input> weakestIn(const std::vector<InputCoverage>& coverage);

/// The Inputs page: what copy is written from.
class InputsService {
public:
    InputsService(Context context, CheckService& checks);

    [[nodiscard]] Result<std::vector<InputCoverage>>
    coverage(const std::optional<SegmentId>& segment = std::nullopt) const;
    /// A row a person, those with the largest gaps first, at most `limit` (0 for all).
    [[nodiscard]] Result<std::vector<ProspectCoverage>>
    coverageByPerson(const std::optional<SegmentId>& segment, int limit = 0,
                     const std::optional<ProspectId>& prospect = std::nullopt) const;
    [[nodiscard]] Result<std::vector<KnowledgeSource>> knowledge() const;
    [[nodiscard]] Result<std::vector<BoundaryView>> boundaries() const;
    [[nodiscard]] Result<std::vector<Directive>> directives() const;

    /// What a boundary would do before it is saved: whether its probe sets it off, and which current drafts
    /// it would stop that it does not stop now, or let go that it stops now. Reads only, in pages: what
    /// changes meanwhile may count as before or after. Errors as below.
    [[nodiscard]] Result<BoundaryTrial> tryBoundary(const Boundary& boundary,
                                                    std::stop_token stop = {},
                                                    const ProgressHandler& progress = {}) const;
    /// Adds a boundary, or changes the one with its id. Drafts wait for `CheckService::catchUp`, whose
    /// turn is next; decisions and delivery look for themselves. BadInput "boundary.pattern" (args: what is
    /// wrong with it), "boundary.probe" when the probe does not trip it.
    Result<Boundary> putBoundary(Boundary boundary);
    /// The same, and the drafts are checked again before it answers; an error may be that check's.
    Result<Boundary> saveBoundary(Boundary boundary, std::stop_token stop = {});
    Result<void> removeBoundary(const BoundaryId& boundary);
    Result<Directive> saveDirective(Directive directive);
    Result<void> removeDirective(const DirectiveId& directive);

private:
    Context m_context;
    CheckService& m_checks;
};

} // namespace countersign
