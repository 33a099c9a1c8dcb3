// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/import_page.h"

#include "app/services/messages.h"
#include "models/import/import_words.h"
#include "ui/common/action_registry.h"
#include "ui/common/empty_state.h"
#include "ui/common/file_picker.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/notice.h"
#include "ui/import/file_step.h"
#include "ui/import/outcome_view.h"
#include "ui/import/reading_step.h"
#include "ui/import/step_line.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

/// The folder is remembered by it.
QString importWork()
{
    return u"import"_s;
}

constexpr int barWidth = 160;
constexpr int barSteps = 1000;

void rename(KeyButton& button, const QString& text)
{
    button.setText(text);
    button.setAccessibleName(text);
    button.updateGeometry();
}

QStackedWidget* stackOf(QWidget* first, QWidget* second)
{
    auto* stack = new QStackedWidget;
    stack->addWidget(first);
    stack->addWidget(second);
    return stack;
}

} // namespace

ImportPage::ImportPage(const Theme& theme, Desk& desk, JobList& jobs, FilePicker& picker,
                       ActionRegistry& registry, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_picker(picker)
    , m_assistant(desk, jobs)
    , m_line(new StepLine(theme,
                          {tr("File"), tr("How it is read"), tr("What will happen"), tr("Report")}))
    , m_notice(new Notice(theme))
    , m_steps(new QStackedWidget)
    , m_file(new FileStep(theme))
    , m_reading(new ReadingStep(theme, m_assistant))
    , m_plan(new OutcomeView(theme, u"importPlan"_s))
    , m_planState(new EmptyState(theme))
    , m_report(new OutcomeView(theme, u"importReport"_s))
    , m_runState(new EmptyState(theme))
    , m_bar(new QProgressBar)
    , m_words(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary))
    , m_stop(makeButton(theme, KeyButton::Look::Framed, u"importStop"_s, tr("Stop")))
    , m_back(makeButton(theme, KeyButton::Look::Framed, u"importBack"_s, tr("Back")))
    , m_export(makeButton(theme, KeyButton::Look::Framed, u"importExport"_s,
                          tr("Save the report as CSV…")))
    , m_another(
          makeButton(theme, KeyButton::Look::Framed, u"importAnother"_s, tr("Import another file")))
    , m_next(makeButton(theme, KeyButton::Look::Filled, u"importNext"_s, tr("Next")))
{
    setObjectName(u"importPage"_s);
    setAccessibleName(tr("Import"));
    setFocusPolicy(Qt::ClickFocus);
    m_planState->setObjectName(u"importPlanState"_s);
    m_runState->setObjectName(u"importRunState"_s);
    m_notice->setObjectName(u"importNotice"_s);
    m_planned = stackOf(m_plan, m_planState);
    m_reported = stackOf(m_report, m_runState);
    for (QWidget* step : std::initializer_list<QWidget*>{m_file, m_reading, m_planned, m_reported})
        m_steps->addWidget(step);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, metrics::wide, 20, metrics::wide);
    layout->setSpacing(metrics::margin);
    layout->addWidget(makeHead());
    layout->addWidget(m_notice);
    layout->addWidget(m_steps, 1);
    layout->addWidget(makeFoot());
    connectAssistant();
    addActions(registry);
    goTo(File);
}

QWidget* ImportPage::makeHead()
{
    auto* head = new QWidget;
    QLabel* title = makeLabel(m_theme, Type::Title, Weight::Bold);
    title->setText(tr("Import"));
    KeyButton* close = makeButton(m_theme, KeyButton::Look::Quiet, u"importClose"_s, tr("Close"));
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(24);
    layout->addWidget(title);
    layout->addWidget(m_line, 1);
    layout->addWidget(close);
    connect(close, &QAbstractButton::clicked, this, &ImportPage::closeAsked);
    return head;
}

QWidget* ImportPage::makeFoot()
{
    auto* foot = new QWidget;
    m_bar->setObjectName(u"importProgress"_s);
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(barWidth);
    m_bar->setRange(0, barSteps);
    m_words->setObjectName(u"importProgressWords"_s);
    auto* layout = new QHBoxLayout(foot);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::gap);
    layout->addWidget(m_back);
    layout->addStretch(1);
    layout->addWidget(m_words);
    layout->addWidget(m_bar);
    layout->addWidget(m_stop);
    layout->addWidget(m_export);
    layout->addWidget(m_another);
    layout->addWidget(m_next);
    connect(m_back, &QAbstractButton::clicked, this, &ImportPage::back);
    connect(m_next, &QAbstractButton::clicked, this, &ImportPage::next);
    connect(m_stop, &QAbstractButton::clicked, this, &ImportPage::stop);
    connect(m_export, &QAbstractButton::clicked, this, &ImportPage::askWhereToExport);
    connect(m_another, &QAbstractButton::clicked, this, &ImportPage::ask);
    return foot;
}

void ImportPage::connectAssistant()
{
    connect(m_file, &FileStep::chooseAsked, this, &ImportPage::ask);
    connect(m_file, &FileStep::folderAsked, this, &ImportPage::askFolder);
    connect(m_reading, &ReadingStep::chooseAsked, this, &ImportPage::ask);
    connect(&m_assistant, &ImportAssistant::readingChanged, this, [this] {
        m_reading->refresh();
        showButtons();
    });
    connect(&m_assistant, &ImportAssistant::planChanged, this, &ImportPage::showPlan);
    connect(&m_assistant, &ImportAssistant::runChanged, this, &ImportPage::showRun);
    connect(&m_assistant, &ImportAssistant::progressed, this, &ImportPage::showProgress);
    connect(&m_assistant, &ImportAssistant::exported, this, [this](const QString& problem) {
        m_notice->say(problem.isEmpty() ? tr("The report is saved.") : problem,
                      problem.isEmpty() ? Tone::Good : Tone::Blocker);
    });
    connect(m_planState, &EmptyState::actionAsked, this, [this] { m_assistant.plan(); });
    connect(m_runState, &EmptyState::actionAsked, this, [this] { m_assistant.run(); });
}

void ImportPage::addActions(ActionRegistry& registry)
{
    const QString group = tr("Import");
    QAction* forth = registry.add(this, {u"import.next"_s,
                                         group,
                                         tr("Next step"),
                                         {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}});
    QAction* leave =
        registry.add(this, {u"import.back"_s, group, tr("Step back"), {Qt::Key_Escape}});
    connect(forth, &QAction::triggered, this, [this] {
        if (isVisible() && m_next->isEnabled() && m_next->isVisible())
            next();
    });
    connect(leave, &QAction::triggered, this, [this] {
        if (isVisible())
            back();
    });
}

void ImportPage::open()
{
    if (m_step == Report && !m_assistant.isRunning())
        goTo(File); // what was done was read
    takeFocus();
}

void ImportPage::choose(const QStringList& paths)
{
    if (m_assistant.isRunning()) {
        m_notice->say(tr("The import that runs comes first; then drop the next file."),
                      Tone::Warning);
        return;
    }
    m_assistant.choose(paths);
    goTo(Reading);
    takeFocus();
}

void ImportPage::ask()
{
    m_picker.ask(window(),
                 {FilePicker::Question::What::ExistingFiles,
                  tr("Import"),
                  tr("All files (*);;Tables (*.csv *.tsv *.txt *.json *.jsonl);;"
                     "Documents (*.md *.txt *.html *.htm *.pdf *.docx *.vtt *.srt)"),
                  {},
                  {},
                  importWork()},
                 [this](const QStringList& paths) {
                     if (!paths.isEmpty())
                         choose(paths);
                 });
}

void ImportPage::askFolder()
{
    m_picker.ask(
        window(),
        {FilePicker::Question::What::Folder, tr("Folder of documents"), {}, {}, {}, importWork()},
        [this](const QStringList& paths) {
            if (!paths.isEmpty())
                choose(paths);
        });
}

void ImportPage::goTo(Step step)
{
    m_step = step;
    m_line->setCurrent(step);
    m_steps->setCurrentIndex(step);
    m_notice->say({}, Tone::Neutral);
    showButtons();
}

void ImportPage::takeFocus()
{
    switch (m_step) {
    case File:
        m_file->takeFocus();
        break;
    case Reading:
        m_reading->takeFocus();
        break;
    case Plan:
    case Report: {
        OutcomeView* view = m_step == Plan ? m_plan : m_report;
        if (view->isVisible())
            view->takeFocus();
        else
            setFocus(Qt::OtherFocusReason);
        break;
    }
    }
}

void ImportPage::showPlan()
{
    if (m_assistant.planned()) {
        m_plan->show(m_assistant.planned());
        m_planned->setCurrentWidget(m_plan);
        if (m_step == Plan && hasFocus())
            m_plan->takeFocus();
    } else if (const std::optional<Error>& problem = m_assistant.planProblem()) {
        const bool stopped = problem->code == ErrorCode::Cancelled;
        m_planState->say({u"alert"_s,
                          stopped ? tr("Stopped") : tr("This cannot be imported as it is"),
                          stopped ? tr("Nothing was changed. You can go back and set how the file "
                                       "is read, or look again.")
                                  : message(*problem),
                          tr("Look again"),
                          {}});
        m_planned->setCurrentWidget(m_planState);
    } else {
        m_planState->say(
            {{}, tr("Looking at each row…"), tr("Nothing is changed by this."), {}, {}});
        m_planned->setCurrentWidget(m_planState);
    }
    showButtons();
}

void ImportPage::showRun()
{
    if (m_assistant.isRunning()) {
        m_runState->say({{},
                         tr("Importing…"),
                         tr("You can go on working; the import is on the activity page, too. It is "
                            "in wholly or not at all."),
                         {},
                         {}});
        m_reported->setCurrentWidget(m_runState);
    } else if (m_assistant.done()) {
        m_report->show(m_assistant.done());
        m_reported->setCurrentWidget(m_report);
        if (m_step == Report && hasFocus())
            m_report->takeFocus();
    } else if (const std::optional<Error>& problem = m_assistant.runProblem()) {
        const bool stopped = problem->code == ErrorCode::Cancelled;
        m_runState->say({u"alert"_s,
                         stopped ? tr("Stopped: nothing was imported") : tr("Nothing was imported"),
                         stopped ? tr("An import is in wholly or not at all.") : message(*problem),
                         tr("Try again"),
                         {}});
        m_reported->setCurrentWidget(m_runState);
    }
    showButtons();
}

void ImportPage::showProgress(const QString& words, double fraction)
{
    m_words->setText(words);
    if (fraction < 0) {
        m_bar->setRange(0, 0);
    } else {
        m_bar->setRange(0, barSteps);
        m_bar->setValue(static_cast<int>(fraction * barSteps));
    }
}

void ImportPage::showButtons()
{
    const bool runs = m_assistant.isRunning();
    const bool busy = runs || (m_step == Plan && m_assistant.isPlanning());
    if (busy && !m_bar->isVisible())
        showProgress({}, -1.0);
    m_bar->setVisible(busy);
    m_words->setVisible(busy);
    m_stop->setVisible(busy);
    const bool done = m_step == Report && m_assistant.done();
    m_export->setVisible(done);
    m_another->setVisible(m_step == Report && !runs && m_assistant.waiting().isEmpty());
    m_back->setVisible(!runs && !done && m_step != File);
    m_next->setVisible(m_step != File && !runs && (m_step != Report || done));
    switch (m_step) {
    case File:
        break;
    case Reading:
        rename(*m_next, tr("See what will happen"));
        m_next->setEnabled(m_assistant.canPlan());
        break;
    case Plan:
        rename(*m_next, tr("Import"));
        m_next->setEnabled(m_assistant.planned() && m_assistant.planned()->report.read > 0);
        break;
    case Report: {
        const QStringList& waiting = m_assistant.waiting();
        rename(*m_next, waiting.isEmpty()
                            ? tr("Done")
                            : tr("Next file: %1").arg(QFileInfo(waiting.first()).fileName()));
        m_next->setEnabled(true);
        break;
    }
    }
}

void ImportPage::next()
{
    switch (m_step) {
    case File:
        ask();
        return;
    case Reading:
        if (!m_assistant.canPlan())
            return;
        goTo(Plan);
        m_assistant.plan();
        break;
    case Plan:
        goTo(Report);
        m_assistant.run();
        break;
    case Report:
        if (!m_assistant.waiting().isEmpty()) {
            m_assistant.chooseNext();
            goTo(Reading);
        } else {
            Q_EMIT closeAsked();
            return;
        }
        break;
    }
    takeFocus();
}

void ImportPage::back()
{
    switch (m_step) {
    case File:
        Q_EMIT closeAsked();
        return;
    case Reading:
        goTo(File);
        break;
    case Plan:
        m_assistant.stopPlan();
        goTo(Reading);
        break;
    case Report:
        if (m_assistant.isRunning() || m_assistant.done()) {
            Q_EMIT closeAsked(); // it goes on by itself
            return;
        }
        goTo(Reading);
        break;
    }
    takeFocus();
}

void ImportPage::stop()
{
    if (m_assistant.isRunning())
        m_assistant.stopRun();
    else
        m_assistant.stopPlan();
}

void ImportPage::askWhereToExport()
{
    m_picker.ask(window(),
                 {FilePicker::Question::What::NewFile, tr("Save the report"), tr("Tables (*.csv)"),
                  tr("import-report.csv", "file name"), u"csv"_s, u"export"_s},
                 [this](const QStringList& paths) {
                     if (!paths.isEmpty())
                         m_assistant.exportReport(paths.first());
                 });
}

} // namespace countersign
