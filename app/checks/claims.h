// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/input.h"
#include "app/text/span.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <vector>

namespace countersign::checks {

/// A statement to be judged against evidence, outside any draft (`claims --file`).
struct ClaimQuestion {
    QString claim; ///< one sentence or several; all must hold. Marks in it are ignored.
    std::vector<LabelledEvidence> evidence; ///< all of it counts as cited
    Addressee about;                        ///< name and company may be empty
    QDate today;
    text::Language language = text::Language::English;
    Rules rules;
};

struct ClaimVerdict {
    bool supported = false; ///< never true without evidence
    double score = 0.0;     ///< 0..1, how much of the claim the evidence bears out
    QStringList checks; ///< ids of the checks that would report it; stale evidence still supports
    QString reason;     ///< of the first of them, as in Finding::reason; empty if there is none
    QStringList args;   ///< for findingText()
    QStringList cited;  ///< labels of the evidence that bears it out, or that speaks against it
};

[[nodiscard]] ClaimVerdict judge(const ClaimQuestion& question);

/// What the words of a bare statement look like beside its evidence (likeness.h), to fit and to measure.
struct WordLikeness {
    bool isRefused = false; ///< for a figure, a name or a turn of meaning, whatever its words tell
    std::vector<double> features;
};
[[nodiscard]] WordLikeness wordLikeness(const ClaimQuestion& question);
/// The names of WordLikeness::features, in their order.
[[nodiscard]] QStringList wordLikenessNames();

/// Where one passage bears a sentence out.
struct SupportingPassage {
    QString label;
    std::vector<text::Span> spans; ///< into the passage's text
};

/// What the evidence window lights up for a sentence. Spans are offsets into CheckInput::text.
struct Support {
    text::Span sentence;
    bool isClaim = false;
    bool supported = false; ///< false for what is no claim
    std::vector<SupportingPassage> passages;
    std::vector<text::Span> supportedWords;
    std::vector<text::Span> unsupportedWords; ///< words and figures that no cited passage has
};

/// One entry a sentence, in reading order.
[[nodiscard]] std::vector<Support> supportOf(const CheckInput& input);

} // namespace countersign::checks
