// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"

#include <QPointer>

namespace countersign {

/// A small panel over the page beside what opened it. It holds nothing up: Escape or the focus going
/// elsewhere closes it, and the focus goes back to where it was. GUI thread.
class Popover : public Card {
    Q_OBJECT

public:
    Popover(const Theme& theme, QWidget* page);

    /// Opens above `anchor` (below it where there is no room) and gives `focus` the focus.
    void openAt(QWidget* anchor, QWidget* focus);
    void closeUp();

Q_SIGNALS:
    void closed();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void focusMoved(QWidget* now);

    QPointer<QWidget> m_before;
    bool m_open = false;
};

} // namespace countersign
