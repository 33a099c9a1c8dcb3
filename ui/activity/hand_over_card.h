// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/activity/hand_over.h"
#include "ui/common/card.h"

class QLabel;

namespace countersign {

class KeyButton;

/// What would go, what stays here and why, and where it would go to; then the person says. GUI thread.
class HandOverCard final : public Card {
    Q_OBJECT

public:
    explicit HandOverCard(const Theme& theme, QWidget* parent = nullptr);

    void offer(const HandOverSummary& summary);

Q_SIGNALS:
    void confirmed();
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* m_title;
    QLabel* m_goes;
    QLabel* m_destination;
    QLabel* m_held;
    QLabel* m_reasons;
    KeyButton* m_leave;
    KeyButton* m_go;
};

} // namespace countersign
