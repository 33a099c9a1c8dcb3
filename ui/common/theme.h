// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/roles.h"

#include <QFont>
#include <QIcon>
#include <QObject>

#include <functional>
#include <optional>

class QApplication;

namespace countersign {

/// Sizes of the grid and of type, in device-independent pixels (mock, "Type" and "Space").
namespace metrics {
inline constexpr int grid = 4;
inline constexpr int gap = 8;
inline constexpr int margin = 12;
inline constexpr int wide = 16;
inline constexpr int cardRadius = 8;
inline constexpr int controlRadius = 6;
inline constexpr int controlHeight = 32;
inline constexpr double copyLineHeight = 1.6;
inline constexpr int narrowWindow = 1100; ///< below it the evidence is a drawer
inline constexpr int copyCharacters = 80; ///< widest line of copy
} // namespace metrics

/// What a piece of type is for; two weights each.
enum class Type {
    Small, ///< 12 px: counts and pills
    List,  ///< 13 px: lists and labels
    Copy,  ///< 15 px: what is read and written
    Title, ///< 18 px: a page's title
};
enum class Weight { Regular, Bold };

/// The system's family in one of our sizes.
[[nodiscard]] QFont fontOf(Type type, Weight weight = Weight::Regular);

/// Colours and style of the application. Follows the system unless a kind is fixed: a change of the
/// system's colours while the window is open is taken over. One an application, made by the composition
/// root after the QApplication and given to whoever paints. GUI thread.
class Theme final : public QObject {
    Q_OBJECT

public:
    /// Where the system's colours come from; a test gives others.
    using SystemPalette = std::function<QPalette()>;

    explicit Theme(QApplication& application, std::optional<ThemeKind> fixed = std::nullopt,
                   SystemPalette systemPalette = {});

    [[nodiscard]] const Roles& roles() const { return m_roles; }
    /// One of our own pictures (`resources/icons`), in a colour; 16 px unless told.
    [[nodiscard]] QIcon icon(const QString& name, const QColor& color) const;

    /// Fixes the kind, or lets the system decide again.
    void setKind(std::optional<ThemeKind> fixed);

Q_SIGNALS:
    /// Roles, palette and style are other ones now.
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply();

    QApplication& m_application;
    SystemPalette m_systemPalette;
    std::optional<ThemeKind> m_fixed;
    Roles m_roles;
    bool m_applying = false;
};

} // namespace countersign
