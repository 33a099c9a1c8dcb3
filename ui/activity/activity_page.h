// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QAction;
class QListView;
class QMenu;
class QStackedWidget;

namespace countersign {

namespace delivery {
struct CsvStyle;
}

class ActionRegistry;
class Desk;
class EmptyState;
class FilePicker;
class HandOverCard;
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
                 ActionRegistry& registry, QWidget* parent = nullptr);
    ~ActivityPage() override;

    void generate();
    /// Asks where to, shows what would go and what stays here and why, and hands over once that is confirmed.
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
    void hideEvent(QHideEvent* event) override;

private:
    struct Offer;
    void addCommands(ActionRegistry& registry);
    void addStyles(ActionRegistry& registry);
    void offer(const QString& title, const DeliveryTarget& target);
    void showOffer(int job);
    void endOffer(bool go);
    void deliver(const Offer& offered);
    void showJob();
    void readPaused();

    Desk& m_desk;
    JobList& m_jobs;
    FilePicker& m_picker;
    PageHead* m_head;
    QAction* m_pause = nullptr;
    KeyButton* m_csv = nullptr;
    std::vector<QAction*> m_styles; ///< for whom a table is
    QPointer<QMenu> m_styleMenu;    ///< while it is open
    Notice* m_problem;
    HandOverCard* m_handOver;
    std::unique_ptr<Offer> m_offered;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QListView* m_list;
    ReportView* m_report;
    bool m_paused = false;
};

} // namespace countersign
