// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/knowledge.h"
#include "app/services/control_service.h"
#include "app/services/inputs_service.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <atomic>
#include <memory>
#include <vector>

namespace countersign {

class Desk;
class JobList;
class RulePopover;
class Theme;

/// Asks for a directive or a boundary beside what it costs or stops, tries it, and makes it. GUI thread.
class RuleMaker final : public QObject {
    Q_OBJECT

public:
    /// The popover lies over `page`, which owns this.
    RuleMaker(const Theme& theme, Desk& desk, JobList& jobs, QWidget* page);
    ~RuleMaker() override;

    /// With its cost, which is read first.
    void askDirective(const Directive& directive, QWidget* anchor);
    /// Opens at once; its trial on its probe and the drafts follows as it comes.
    void askBoundary(const Boundary& boundary, QWidget* anchor);

Q_SIGNALS:
    void made(const QString& words);
    /// It is saved, and something after that was not done.
    void warned(const QString& words);
    void failed(const countersign::Error& error);

private:
    /// How far a trial is; written by its thread.
    struct Walk {
        std::atomic<qint64> done = 0;
        std::atomic<qint64> total = 0;
    };
    void openDirective(const std::vector<ChangeCost>& cost);
    void openBoundary();
    void tryOut(const Boundary& boundary);
    void sayWalk();
    void stopTrial();
    void save(const QStringList& texts);
    void saveDirective(const QString& text);
    void saveBoundary();
    void settle(quint64 question, const QString& words);
    void refuse(quint64 question, const Error& error);
    void checkDrafts();
    [[nodiscard]] Boundary boundaryOf(const QStringList& texts) const;

    Desk& m_desk;
    QWidget* m_page;
    RulePopover* m_popover;
    QPointer<QWidget> m_anchor;
    Directive m_directive;
    Boundary m_boundary;
    JobList& m_jobs;
    QTimer m_tick;
    std::shared_ptr<Walk> m_walk; ///< of the trial that runs
    quint64 m_question = 0;       ///< what is asked now: an answer to an earlier one says nothing
    bool m_isBoundary = false;
    bool m_saving = false;
};

} // namespace countersign
