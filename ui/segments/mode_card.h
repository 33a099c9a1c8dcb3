// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/segments/segment_list.h"
#include "ui/common/card.h"

#include <map>

class QLabel;
class QLineEdit;

namespace countersign {

class KeyButton;
class Pill;

/// Who lets a segment's messages out, who set it so and why, and another mode to choose. What cannot be
/// chosen is dimmed, and a sentence says why. GUI thread.
class ModeCard final : public Card {
    Q_OBJECT

public:
    explicit ModeCard(const Theme& theme, QWidget* parent = nullptr);

    void show(const SegmentSnapshot& snapshot);
    /// The reason belongs to one change of one segment.
    void clearReason();

Q_SIGNALS:
    void modeAsked(countersign::Mode mode, const QString& reason);

private:
    void sayWhyNot(const SegmentSnapshot& snapshot);

    Pill* m_mode;
    QLabel* m_rule;
    QLabel* m_setting;
    QLabel* m_watch;
    QLabel* m_whyNot;
    QLineEdit* m_reason;
    std::map<Mode, KeyButton*> m_buttons;
};

} // namespace countersign
