// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace countersign {

class Theme;

/// The side of a page, `width` pixels wide: its list under a title, with something (a count, a button) at the title's end. Takes over
/// what it is given. GUI thread.
[[nodiscard]] QWidget* makeListSide(const Theme& theme, const QString& title, QWidget* atEnd,
                                    QWidget* list, int width, QWidget* parent);

} // namespace countersign
