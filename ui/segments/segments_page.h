// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/queue/queue_filter.h"
#include "models/segments/segment_list.h"

#include "ui/common/roles.h"

#include <QWidget>

#include <optional>

class QListView;
class QScrollArea;
class QStackedWidget;

namespace countersign {

class Desk;
class JobList;
class EmptyState;
class KeyButton;
class Notice;
class RuleMaker;
class SegmentView;
class Theme;
struct Change;

/// The segments beside the one that is chosen: which mode it is in and why, how far it is from running
/// alone, and what holds it back. GUI thread.
class SegmentsPage final : public QWidget {
    Q_OBJECT

public:
    SegmentsPage(const Theme& theme, Desk& desk, JobList& jobs, QWidget* parent = nullptr);

    void follow(const Change& change);
    /// Another person acts, who may do other things.
    void refresh();

Q_SIGNALS:
    void inputsAsked();
    void draftAsked(const countersign::DraftId& draft);
    void listAsked(const countersign::QueueChoice& choice);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeSide(const Theme& theme);
    QWidget* makeMain();
    void read();
    void take(const Result<std::vector<SegmentSummary>>& segments);
    void readChosen();
    void takeChosen(const Result<SegmentSnapshot>& snapshot);
    void setMode(Mode mode, const QString& reason);
    void setPaused(bool paused);
    void openDrafts(const QString& check);
    void say(const QString& words, Tone tone = Tone::Blocker);

    const Theme& m_theme;
    Desk& m_desk;
    SegmentList* m_segments;
    QListView* m_list;
    KeyButton* m_pause = nullptr;
    Notice* m_problem = nullptr;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QScrollArea* m_scroll;
    SegmentView* m_view;
    RuleMaker* m_rules;
    std::optional<SegmentId> m_chosen;
    bool m_paused = false;
    bool m_stale = true;
};

} // namespace countersign
