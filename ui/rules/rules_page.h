// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/rules_service.h"
#include "ui/common/roles.h"

#include <QTimer>
#include <QWidget>

#include <atomic>
#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QProgressBar;

namespace countersign {

class Desk;
class JobList;
class KeyButton;
class Notice;
class PageHead;
class RulesModel;
class TableView;
class Theme;
struct Change;

/// Thresholds and severities of the checks on one page: for everybody, for a channel, for a segment. What is
/// edited is tried on the current drafts first, and counts once it is saved. GUI thread.
class RulesPage final : public QWidget {
    Q_OBJECT

public:
    RulesPage(const Theme& theme, Desk& desk, JobList& jobs, QWidget* parent = nullptr);

    void follow(const Change& change);
    /// Another person acts, who may do other things.
    void refresh();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// How far the preview is, written by the worker.
    struct Far {
        std::atomic<qint64> done = 0;
        std::atomic<qint64> total = 0;
    };

    QWidget* makeChoices();
    QWidget* makePreview(const Theme& theme);
    void connectParts();
    void read();
    void take(const Result<RulesView>& view);
    void fillScopes(const RulesView& view);
    void showRow();
    void showButtons();
    void preview();
    void takePreview(const Result<RulePreview>& preview);
    void showFar();
    void stopPreview();
    void save();
    void recheck();

    Desk& m_desk;
    JobList& m_jobs;
    PageHead* m_head;
    KeyButton* m_discard;
    KeyButton* m_save;
    Notice* m_notice;
    QComboBox* m_scope;
    KeyButton* m_reset;
    RulesModel* m_model;
    TableView* m_table;
    QLabel* m_why;
    QLabel* m_effect;
    QProgressBar* m_progress;
    KeyButton* m_cancel;
    QTimer m_look; ///< how far the preview is
    std::shared_ptr<Far> m_far = std::make_shared<Far>();
    std::optional<RulePreview> m_preview; ///< of what is edited now
    RuleScope m_shown;
    bool m_stale = true;
};

} // namespace countersign
