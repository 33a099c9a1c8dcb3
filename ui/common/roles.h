// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace countersign {

/// How the window is coloured.
enum class ThemeKind {
    Light,
    Dark,
    HighContrast, ///< the system's own colours, no tints
};

/// What a coloured word means. Colour never says it alone: the word does, too.
enum class Tone { Neutral, Accent, Blocker, Warning, Good };

/// Ink on a tinted ground, at least 4.5 : 1.
struct TonePair {
    QColor ink;
    QColor tint;
};

/// The colours of the window by what they are for; values from the mock ("Colour by role").
struct Roles {
    ThemeKind kind = ThemeKind::Light;
    QColor window;
    QColor panel;
    QColor line;
    QColor text;
    QColor secondary;
    QColor accent;
    QColor blocker;
    QColor warning;
    QColor good;
    QColor highlight; ///< evidence
    QColor onHighlight;
    // Made to go with those.
    QColor onAccent;
    QColor hover;           ///< ground under the pointer
    QColor secondaryOnTint; ///< second lines on a selected row
    TonePair neutralTone;
    TonePair accentTone;
    TonePair blockerTone;
    TonePair warningTone;
    TonePair goodTone;

    [[nodiscard]] const TonePair& tone(Tone tone) const;
    /// The strong colour of a tone: for dots, underlines and text on a panel.
    [[nodiscard]] QColor strong(Tone tone) const;
    /// Shapes are outlined where there are no tints to tell them from the ground.
    [[nodiscard]] bool outlined() const { return kind == ThemeKind::HighContrast; }
};

/// Contrast of two opaque colours by WCAG 2.1, 1 to 21.
[[nodiscard]] double contrastOf(const QColor& a, const QColor& b);

/// What the system's colours ask for: black on white or white on black is high contrast, a window darker
/// than its text is dark.
[[nodiscard]] ThemeKind themeKindOf(const QPalette& system);

/// `system` matters for high contrast only.
[[nodiscard]] Roles rolesOf(ThemeKind kind, const QPalette& system);

[[nodiscard]] QPalette paletteOf(const Roles& roles);

} // namespace countersign
