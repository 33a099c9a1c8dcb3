// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/domain/evidence.h"
#include "app/domain/knowledge.h"
#include "app/services/context.h"

#include <optional>
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

/// Whether a boundary finds something in a sentence.
[[nodiscard]] bool tripsOn(const Boundary& boundary, const QString& sentence);

/// One entry an input, in the order of `allInputs`; of the people of a segment (the first they fall in) or
/// of all.
[[nodiscard]] std::vector<InputCoverage> coverageOf(const store::Session& session,
                                                    const std::optional<SegmentId>& segment);

/// The Inputs page: what copy is written from.
class InputsService {
public:
    InputsService(Context context, CheckService& checks);

    [[nodiscard]] Result<std::vector<InputCoverage>>
    coverage(const std::optional<SegmentId>& segment = std::nullopt) const;
    [[nodiscard]] Result<std::vector<KnowledgeSource>> knowledge() const;
    [[nodiscard]] Result<std::vector<BoundaryView>> boundaries() const;
    [[nodiscard]] Result<std::vector<Directive>> directives() const;

    /// Adds a boundary, or changes the one with its id; drafts are checked again. BadInput
    /// "boundary.pattern" (args: what is wrong with it), "boundary.probe" when the probe does not trip it.
    Result<Boundary> saveBoundary(Boundary boundary);
    Result<void> removeBoundary(const BoundaryId& boundary);
    Result<Directive> saveDirective(Directive directive);
    Result<void> removeDirective(const DirectiveId& directive);

private:
    Context m_context;
    CheckService& m_checks;
};

} // namespace countersign
