// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/segments/segment_list.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace countersign {

class Card;
class FlowLayout;
class GateCard;
class KeyButton;
class LessonsCard;
class ModeCard;
class Theme;
class TrendChart;

/// One segment: its mode, the gate, how review went, its weakest input and what is built alike. Two cards
/// stand side by side where there is room. GUI thread.
class SegmentView final : public QWidget {
    Q_OBJECT

public:
    explicit SegmentView(const Theme& theme, QWidget* parent = nullptr);

    void show(const SegmentSnapshot& snapshot);
    [[nodiscard]] ModeCard& mode() { return *m_mode; }
    [[nodiscard]] LessonsCard& lessons() { return *m_lessons; }

Q_SIGNALS:
    void inputsAsked();
    /// All drafts of the segment, or only those that a check faults.
    void draftsAsked(const QString& check);
    void draftAsked(const countersign::DraftId& draft);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QVBoxLayout* makeCard(Card*& card, const QString& name, const QString& title);
    QLabel* addWords(QVBoxLayout* layout, const QString& name, bool secondary = false);
    void showInputs(const SegmentReport& report);
    void showGroups(const SegmentReport& report);
    void showFindings(const SegmentReport& report);
    void showObjections(const SegmentReport& report);
    KeyButton* addRow(QWidget* rows, const QString& name, const QString& text);
    [[nodiscard]] QWidget* newRows(QWidget*& rows, QVBoxLayout* layout, Card* card, int place);

    const Theme& m_theme;
    QLabel* m_name;
    QLabel* m_figures;
    ModeCard* m_mode;
    GateCard* m_gate;
    Card* m_trendCard = nullptr;
    Card* m_inputCard = nullptr;
    Card* m_groupCard = nullptr;
    Card* m_findingCard = nullptr;
    Card* m_objectionCard = nullptr;
    LessonsCard* m_lessons;
    QLabel* m_rate;
    TrendChart* m_trend;
    QLabel* m_weakest;
    QLabel* m_coverage;
    QLabel* m_channels;
    QLabel* m_same;
    QWidget* m_groups = nullptr;
    QVBoxLayout* m_groupLayout;
    QBoxLayout* m_upper;
    QBoxLayout* m_lower;
    QBoxLayout* m_exposed;
    QVBoxLayout* m_findingLayout;
    QVBoxLayout* m_objectionLayout;
    QLabel* m_noFindings;
    QLabel* m_noObjections;
    QWidget* m_findings = nullptr;
    QWidget* m_objections = nullptr;
};

} // namespace countersign
