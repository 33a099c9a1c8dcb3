// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace countersign {

class ElidedLabel;
class JobList;
class KeyButton;
class Theme;

/// The bottom of the window: what runs and how far it is, and where the draft on display belongs.
/// GUI thread.
class StatusLine final : public QWidget {
    Q_OBJECT

public:
    StatusLine(const Theme& theme, JobList& jobs, QWidget* parent = nullptr);

    void setPlace(const QString& place);
    /// Whether what is written here goes to others.
    void setInTeam(bool inTeam);
    /// A word about the workspace as a whole: "read only", "paused".
    void setStanding(const QString& standing);

Q_SIGNALS:
    void activityAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showActivity();

    const Theme& m_theme;
    JobList& m_jobs;
    KeyButton* m_activity;
    KeyButton* m_cancel;
    ElidedLabel* m_standing;
    ElidedLabel* m_place;
    bool m_inTeam = false;
};

} // namespace countersign
