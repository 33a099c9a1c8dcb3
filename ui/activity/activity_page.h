// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QListView;
class QStackedWidget;

namespace countersign {

namespace delivery {
struct CsvStyle;
}

class Desk;
class EmptyState;
class FilePicker;
class JobList;
class KeyButton;
class Notice;
class PageHead;
class ReportView;
class Theme;
struct Change;
struct DeliveryTarget;

/// What runs and what ran: generation, import, delivery, checks; and the buttons that begin them. GUI thread.
class ActivityPage final : public QWidget {
    Q_OBJECT

public:
    ActivityPage(const Theme& theme, Desk& desk, JobList& jobs, FilePicker& picker,
                 QWidget* parent = nullptr);

    void generate();
    /// Asks where to, hands over what may go, and shows what was held back and why.
    void deliverAsMail();
    /// The same into a table; asks for whom first.
    void askForStyle();
    void deliverAsTable(const delivery::CsvStyle& style);
    void checkAll();
    void setPaused(bool paused);
    void follow(const Change& change);

Q_SIGNALS:
    void pausedChanged(bool paused);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void deliver(const QString& title, const DeliveryTarget& target);
    void showJob();
    void readPaused();

    Desk& m_desk;
    JobList& m_jobs;
    FilePicker& m_picker;
    PageHead* m_head;
    KeyButton* m_pause = nullptr;
    KeyButton* m_csv = nullptr;
    Notice* m_problem;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QListView* m_list;
    ReportView* m_report;
    bool m_paused = false;
};

} // namespace countersign
