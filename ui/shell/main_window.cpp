// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_window.h"

#include "app/base/hash.h"
#include "app/services/sample_file.h"
#include "app/services/session.h"
#include "app/services/workspace_service.h"
#include "ui/common/empty_state.h"
#include "ui/common/key_button.h"
#include "ui/common/theme.h"
#include "ui/shell/problem_words.h"
#include "ui/shell/start_page.h"
#include "ui/shell/workspace_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

QString recentKey()
{
    return u"window/recent"_s;
}

/// Where the window keeps who acted last in a workspace.
QString actingKey(const QString& path)
{
    const QByteArray whole = QFileInfo(path).absoluteFilePath().toUtf8();
    return QString(u"acting/"_s % sha256Hex(whole).left(16));
}

/// Makes the acting person somebody; a workspace that opens for a stranger is closed again. `last` acted
/// here before and may be gone by now, which is no reason not to open.
Result<std::unique_ptr<OpenWorkspace>> withActing(Result<std::unique_ptr<OpenWorkspace>> opened,
                                                  const QString& name, const QString& last = {})
{
    if (!opened)
        return opened;
    if (name.isEmpty() && !last.isEmpty() && (*opened)->session().actAs(last))
        return opened;
    Session& session = (*opened)->session();
    const Result<User> user = name.isEmpty() ? session.actAsSuggested() : session.actAs(name);
    if (!user)
        return user.error();
    return opened;
}

} // namespace

MainWindow::MainWindow(const Surroundings& surroundings, QWidget* parent)
    : QMainWindow(parent)
    , m_surroundings(surroundings)
    , m_stack(new QStackedWidget(this))
    , m_start(new StartPage(surroundings.theme, surroundings.picker, m_stack))
    , m_state(new EmptyState(surroundings.theme, m_stack))
    , m_quit(new QAction(this))
{
    setObjectName(u"mainWindow"_s);
    setWindowTitle(tr("Countersign"));
    setMinimumSize(900, 600);
    resize(QSize(1440, 900).boundedTo(screen()->availableSize()));
    m_state->setObjectName(u"problem"_s);
    m_stack->addWidget(m_start);
    m_stack->addWidget(m_state);
    setCentralWidget(m_stack);
    m_start->setFolder(surroundings.homeFolder);
    connect(m_start, &StartPage::sampleAsked, this, &MainWindow::openSample);
    connect(m_start, &StartPage::newAsked, this, &MainWindow::createWorkspace);
    connect(m_start, &StartPage::openAsked, this,
            [this](const QString& path) { openWorkspace(path); });
    connect(m_state, &EmptyState::actionAsked, this, [this] {
        // It sets the next one, and must not be gone while it does.
        if (const auto next = std::exchange(m_next, nullptr))
            next();
    });
    // With a workspace open the key is a command among its others, and can be another one.
    m_quit->setShortcut(Qt::CTRL | Qt::Key_Q);
    addAction(m_quit);
    connect(m_quit, &QAction::triggered, this, &QWidget::close);
    restoreGeometry(m_surroundings.settings.value(u"window/geometry"_s).toByteArray());
    showStart();
}

MainWindow::~MainWindow()
{
    leaveWorkspace();
}

void MainWindow::showStart()
{
    leaveWorkspace();
    m_start->setRecent(recent());
    m_stack->setCurrentWidget(m_start);
}

QStringList MainWindow::recent() const
{
    QStringList there;
    for (const QString& path : m_surroundings.settings.value(recentKey()).toStringList()) {
        if (QFileInfo::exists(path))
            there.append(path);
    }
    return there;
}

QString MainWindow::lastWorkspace() const
{
    return recent().value(0);
}

void MainWindow::open(const QString& path, const QString& words,
                      std::function<Opened(std::stop_token)> work)
{
    leaveWorkspace();
    m_importNext = false;
    m_next = nullptr;
    m_state->say({{}, words, {}, {}, {}});
    m_stack->setCurrentWidget(m_state);
    m_opening.runLatest(u"open"_s, this, std::move(work),
                        [this, path](Opened opened) { take(path, std::move(opened)); });
}

void MainWindow::openWorkspace(const QString& path, const QString& actingAs)
{
    const QString last = m_surroundings.settings.value(actingKey(path)).toString();
    open(path, tr("Opening…"),
         [path, actingAs, last, clock = m_surroundings.clock](std::stop_token) {
             return withActing(OpenWorkspace::open(path, clock), actingAs, last);
         });
}

void MainWindow::openReadOnly(const QString& path)
{
    open(path, tr("Opening…"), [path, clock = m_surroundings.clock](std::stop_token) {
        return withActing(OpenWorkspace::open(path, clock, OpenWorkspace::Access::ReadOnly), {});
    });
}

void MainWindow::createWorkspace(const QString& path, const QString& person, bool importing)
{
    open(path, tr("Making the workspace…"),
         [path, person, clock = m_surroundings.clock](std::stop_token) {
             // The suggested folder is not there on every system.
             QDir().mkpath(QFileInfo(path).absolutePath());
             return OpenWorkspace::create(path, person, clock);
         });
    m_importNext = importing;
}

void MainWindow::openSample()
{
    const QString path = m_surroundings.sampleFile;
    if (QFileInfo::exists(path)) {
        openWorkspace(path);
        return;
    }
    open(path, tr("Making the sample…"),
         [path, clock = m_surroundings.clock](std::stop_token stop) -> Opened {
             QDir().mkpath(QFileInfo(path).absolutePath());
             if (const auto made = makeSampleFile(path, clock, {}, {}, std::move(stop)); !made)
                 return made.error();
             return withActing(OpenWorkspace::open(path, clock), {});
         });
}

void MainWindow::take(const QString& path, Opened opened)
{
    if (!opened) {
        showProblem(path, opened.error());
        return;
    }
    m_workspace = new WorkspaceWindow(m_surroundings.theme, *std::move(opened),
                                      m_surroundings.settings, m_surroundings.picker, m_stack);
    connect(
        m_workspace, &WorkspaceWindow::closeAnyway, this,
        [this] {
            m_closeAnyway = true;
            close();
        },
        Qt::QueuedConnection);
    connect(m_workspace, &WorkspaceWindow::otherWorkspaceAsked, this, &MainWindow::showStart,
            Qt::QueuedConnection);
    connect(m_workspace, &WorkspaceWindow::actingChanged, this, [this, path](const UserId& user) {
        m_surroundings.settings.setValue(actingKey(path), user.text());
    });
    m_quit->setEnabled(false);
    m_stack->addWidget(m_workspace);
    m_stack->setCurrentWidget(m_workspace);
    setWindowTitle(tr("%1 – Countersign").arg(QFileInfo(path).completeBaseName()));
    remember(path);
    if (std::exchange(m_importNext, false))
        m_workspace->showImport();
}

void MainWindow::showProblem(const QString& path, const Error& error)
{
    const Problem problem = problemOf(path, error);
    switch (problem.way) {
    case ProblemWay::TryAgain:
        m_next = [this, path] { openWorkspace(path); };
        break;
    case ProblemWay::OpenReadOnly:
        m_next = [this, path] { openReadOnly(path); };
        break;
    case ProblemWay::BackToStart:
        m_next = [this] { showStart(); };
        break;
    }
    m_state->say(problem.words);
    m_stack->setCurrentWidget(m_state);
    m_state->button().setFocus();
    Q_EMIT problemShown();
}

void MainWindow::leaveWorkspace()
{
    delete std::exchange(m_workspace, nullptr);
    m_quit->setEnabled(true);
    setWindowTitle(tr("Countersign"));
}

void MainWindow::remember(const QString& path)
{
    QStringList recent = m_surroundings.settings.value(recentKey()).toStringList();
    const QString whole = QFileInfo(path).absoluteFilePath();
    recent.removeAll(whole);
    recent.prepend(whole);
    m_surroundings.settings.setValue(recentKey(), QStringList(recent.mid(0, 8)));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_surroundings.settings.setValue(u"window/geometry"_s, saveGeometry());
    if (m_workspace && !m_closeAnyway && !m_workspace->mayClose()) {
        event->ignore();
        return;
    }
    leaveWorkspace(); // finishes what is being written
    QMainWindow::closeEvent(event);
}

} // namespace countersign
