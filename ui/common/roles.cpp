// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/roles.h"

#include <cmath>

namespace countersign {
namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

Roles lightRoles()
{
    Roles roles;
    roles.kind = ThemeKind::Light;
    roles.window = QColor(0xf5f6f8);
    roles.panel = QColor(0xffffff);
    roles.line = QColor(0xdfe3e8);
    roles.text = QColor(0x1d2530);
    roles.secondary = QColor(0x66707d);
    roles.accent = QColor(0x2a5bd7);
    roles.blocker = QColor(0xc2362b);
    roles.warning = QColor(0xa86400);
    roles.good = QColor(0x1f7a44);
    roles.highlight = QColor(0xfff1b8);
    roles.onHighlight = roles.text;
    roles.onAccent = QColor(0xffffff);
    roles.hover = QColor(0xf1f3f6);
    roles.secondaryOnTint = QColor(0x5a6471);
    roles.neutralTone = {QColor(0x515b68), QColor(0xe3e8ee)};
    roles.accentTone = {roles.accent, QColor(0xe8eefc)};
    roles.blockerTone = {roles.blocker, QColor(0xfdecea)};
    roles.warningTone = {QColor(0x935700), QColor(0xfff4df)};
    roles.goodTone = {roles.good, QColor(0xe5f5eb)};
    return roles;
}

Roles darkRoles()
{
    Roles roles;
    roles.kind = ThemeKind::Dark;
    roles.window = QColor(0x1b1e23);
    roles.panel = QColor(0x23272e);
    roles.line = QColor(0x353b44);
    roles.text = QColor(0xe4e7ec);
    roles.secondary = QColor(0x98a2b0);
    roles.accent = QColor(0x7da2ff);
    roles.blocker = QColor(0xff8a80);
    roles.warning = QColor(0xf3bd62);
    roles.good = QColor(0x7dd3a0);
    roles.highlight = QColor(0x5a4b16);
    roles.onHighlight = roles.text;
    roles.onAccent = QColor(0x14171c);
    roles.hover = QColor(0x2b3038);
    roles.secondaryOnTint = QColor(0xb4bdca);
    roles.neutralTone = {QColor(0xc5ccd6), QColor(0x353b44)};
    roles.accentTone = {roles.accent, QColor(0x27345a)};
    roles.blockerTone = {roles.blocker, QColor(0x43211f)};
    roles.warningTone = {roles.warning, QColor(0x3f3119)};
    roles.goodTone = {roles.good, QColor(0x1d3a2a)};
    return roles;
}

/// The first of the system's colours that can be read on its ground.
QColor readable(const QColor& wanted, const QColor& ground, const QColor& otherwise)
{
    return contrastOf(wanted, ground) >= 4.5 ? wanted : otherwise;
}

Roles highContrastRoles(const QPalette& system)
{
    Roles roles;
    roles.kind = ThemeKind::HighContrast;
    roles.window = system.color(QPalette::Window);
    roles.panel = system.color(QPalette::Base);
    roles.text =
        readable(system.color(QPalette::Text), roles.panel, system.color(QPalette::WindowText));
    roles.line = roles.text;
    roles.secondary = roles.text;
    roles.accent = readable(system.color(QPalette::Highlight), roles.panel, roles.text);
    roles.onAccent = readable(system.color(QPalette::HighlightedText), roles.accent, roles.panel);
    roles.blocker = roles.text;
    roles.warning = roles.text;
    roles.good = roles.text;
    roles.highlight = roles.accent;
    roles.onHighlight = roles.onAccent;
    roles.hover = roles.panel;
    roles.secondaryOnTint = roles.onAccent;
    const TonePair plain{roles.text, roles.panel};
    roles.neutralTone = plain;
    roles.blockerTone = plain;
    roles.warningTone = plain;
    roles.goodTone = plain;
    roles.accentTone = {roles.onAccent, roles.accent};
    return roles;
}

} // namespace

const TonePair& Roles::tone(Tone tone) const
{
    switch (tone) {
    case Tone::Neutral:
        return neutralTone;
    case Tone::Accent:
        return accentTone;
    case Tone::Blocker:
        return blockerTone;
    case Tone::Warning:
        return warningTone;
    case Tone::Good:
        return goodTone;
    }
    return neutralTone;
}

QColor Roles::strong(Tone tone) const
{
    switch (tone) {
    case Tone::Neutral:
        return secondary;
    case Tone::Accent:
        return accent;
    case Tone::Blocker:
        return blocker;
    case Tone::Warning:
        return warning;
    case Tone::Good:
        return good;
    }
    return secondary;
}

double contrastOf(const QColor& a, const QColor& b)
{
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return first > second ? first / second : second / first;
}

ThemeKind themeKindOf(const QPalette& system)
{
    const QColor window = system.color(QPalette::Window);
    const QColor text = system.color(QPalette::WindowText);
    if (contrastOf(window, text) > 20.5)
        return ThemeKind::HighContrast;
    return luminance(window) < luminance(text) ? ThemeKind::Dark : ThemeKind::Light;
}

Roles rolesOf(ThemeKind kind, const QPalette& system)
{
    switch (kind) {
    case ThemeKind::Light:
        return lightRoles();
    case ThemeKind::Dark:
        return darkRoles();
    case ThemeKind::HighContrast:
        return highContrastRoles(system);
    }
    return lightRoles();
}

QPalette paletteOf(const Roles& roles)
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor& color) {
        palette.setColor(QPalette::All, role, color);
    };
    set(QPalette::Window, roles.window);
    set(QPalette::WindowText, roles.text);
    set(QPalette::Base, roles.panel);
    set(QPalette::AlternateBase, roles.window);
    set(QPalette::Text, roles.text);
    set(QPalette::Button, roles.panel);
    set(QPalette::ButtonText, roles.text);
    set(QPalette::BrightText, roles.onAccent);
    set(QPalette::Highlight, roles.accent);
    set(QPalette::HighlightedText, roles.onAccent);
    set(QPalette::Link, roles.accent);
    set(QPalette::LinkVisited, roles.accent);
    set(QPalette::PlaceholderText, roles.secondary);
    set(QPalette::ToolTipBase, roles.panel);
    set(QPalette::ToolTipText, roles.text);
    set(QPalette::Light, roles.panel);
    set(QPalette::Midlight, roles.hover);
    set(QPalette::Mid, roles.line);
    set(QPalette::Dark, roles.line);
    set(QPalette::Shadow, roles.line);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, roles.secondary);
    return palette;
}

} // namespace countersign
