// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace countersign::intake {

/// What one person says at a stretch.
struct Turn {
    QString speaker; ///< empty if the transcript does not say
    QString time;    ///< of the first cue, "00:00:05"; empty in a transcript without times
    QString text;

    friend bool operator==(const Turn&, const Turn&) = default;
};

/// A call as it was written down.
struct Transcript {
    QString head; ///< what stands above the first words: firm, date …
    std::vector<Turn> turns;
};

/// WebVTT: notes, styles and regions are no speech; `<v Name>` names the speaker; other tags are taken off.
[[nodiscard]] Transcript readWebVtt(const QString& text);
/// SubRip; a speaker stands before a colon ("Ada: …").
[[nodiscard]] Transcript readSubRip(const QString& text);
/// Lines "Name: …", also with a time in front. Nothing if the text is not written like that: most lines
/// must open a turn, and one speaker at least must come twice.
[[nodiscard]] std::optional<Transcript> readSpokenText(const QString& text);

} // namespace countersign::intake
