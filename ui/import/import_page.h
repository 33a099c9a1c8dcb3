// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/import/import_assistant.h"

#include <QWidget>

#include <array>

class QLabel;
class QProgressBar;
class QStackedWidget;

namespace countersign {

class ActionRegistry;
class EmptyState;
class FilePicker;
class FileStep;
class KeyButton;
class Notice;
class OutcomeView;
class ReadingStep;
class StepLine;
class Theme;

/// The import assistant: choose a file, see how it is read, see what would happen, import, read the report.
/// Escape goes back a step. GUI thread; files are read and written on workers.
class ImportPage final : public QWidget {
    Q_OBJECT

public:
    ImportPage(const Theme& theme, Desk& desk, JobList& jobs, FilePicker& picker,
               ActionRegistry& registry, QWidget* parent = nullptr);

    /// Shows the step at which the assistant is and gives it the focus.
    void open();
    /// Begins with these files; while an import runs, it stays where it is.
    void choose(const QStringList& paths);
    /// Asks for a file.
    void ask();
    /// Asks for a folder of documents.
    void askFolder();

Q_SIGNALS:
    /// The assistant is done with, or not wanted any more.
    void closeAsked();

private:
    enum Step { File, Reading, Plan, Report };
    void connectAssistant();
    void addActions(ActionRegistry& registry);
    QWidget* makeHead();
    QWidget* makeFoot();
    void goTo(Step step);
    void takeFocus();
    void showPlan();
    void showRun();
    void showProgress(const QString& words, double fraction);
    void showButtons();
    void next();
    void back();
    void stop();
    void askWhereToExport();

    const Theme& m_theme;
    FilePicker& m_picker;
    ImportAssistant m_assistant;
    Step m_step = File;
    StepLine* m_line;
    Notice* m_notice; ///< of the step: a problem, or what was done
    QStackedWidget* m_steps;
    FileStep* m_file;
    ReadingStep* m_reading;
    QStackedWidget* m_planned; ///< what would happen, or that it is being found out, or why not
    OutcomeView* m_plan;
    EmptyState* m_planState;
    QStackedWidget* m_reported;
    OutcomeView* m_report;
    EmptyState* m_runState;
    QProgressBar* m_bar;
    QLabel* m_words;
    KeyButton* m_stop;
    KeyButton* m_back;
    KeyButton* m_export;
    KeyButton* m_another;
    KeyButton* m_next;
};

} // namespace countersign
