// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/control_service.h"
#include "ui/common/card.h"

class QGridLayout;
class QLabel;

namespace countersign {

/// What autopilot needs, condition by condition with its figure, what did not count, and what a change would
/// cost. GUI thread.
class GateCard final : public Card {
    Q_OBJECT

public:
    explicit GateCard(const Theme& theme, QWidget* parent = nullptr);

    void show(const SegmentReport& report);

private:
    void addRow(int row, const GateCondition& condition);

    const Theme& m_theme;
    QWidget* m_rows = nullptr;
    QLabel* m_title;
    QLabel* m_leftOut;
    QLabel* m_cost;
};

} // namespace countersign
