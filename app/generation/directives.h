// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generation/sources.h"

#include <QString>
#include <QStringList>

namespace countersign::generation {

/// What the standing directives of workspace and segment, and the purpose of the step, ask for, as far as
/// keyword rules understand them; the rest is for a model and for people to read.
///
/// Understood: "name one limit" (with "when the reader is in quality or IT": only for such a persona or
/// title), "open with something (that) only", "avoid the word X", "never mention X", "no proof point that is not X", "no product",
/// "limit of the product" in a step's purpose, "last one" and "close the loop".
struct StandingWishes {
    bool nameLimit = false;
    bool openPersonally = false; ///< the first sentence is about the person or the firm
    bool noProduct = false;
    bool lastTouch = false;
    QStringList avoid;           ///< folded words and phrases that must not be said
    QStringList onlyProofPoints; ///< labels ("p1"); empty: any
};

[[nodiscard]] StandingWishes standingWishes(const ProspectDossier& dossier);

/// What a reviewer asked for when sending a draft back.
///
/// Understood (in English, German and French): shorter; another hook; another ask; another build; no
/// quotation; no proof point; "use r2" or "use <words of its title>"; "avoid X" / "don't say X";
/// "mention X". Several wishes are separated by commas, semicolons, full stops or "and".
struct ReviewerWishes {
    bool shorter = false;
    bool otherHook = false;
    bool otherAsk = false;
    bool otherBuild = false;
    bool noQuote = false;
    bool noProof = false;
    QStringList use;           ///< labels or words of titles, as written
    QStringList avoid;         ///< folded
    QStringList mention;       ///< as written
    QStringList notUnderstood; ///< as written

    friend bool operator==(const ReviewerWishes&, const ReviewerWishes&) = default;
};

[[nodiscard]] ReviewerWishes reviewerWishes(const QString& directive);

} // namespace countersign::generation
