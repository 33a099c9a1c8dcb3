// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/workspace_window.h"

#include "app/services/messages.h"
#include "app/services/session.h"
#include "app/services/user_service.h"
#include "app/services/workspace_service.h"
#include "ui/activity/activity_page.h"
#include "ui/audit/audit_page.h"
#include "ui/common/action_registry.h"
#include "ui/common/notice.h"
#include "ui/import/import_page.h"
#include "ui/inputs/inputs_page.h"
#include "ui/review/review_page.h"
#include "ui/rules/rules_page.h"
#include "ui/segments/segments_page.h"
#include "ui/shell/help_overlay.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/palette_host.h"
#include "ui/shell/status_line.h"
#include "ui/shell/top_bar.h"
#include "ui/signoff/signoff_page.h"
#include "ui/twins/twins_page.h"

#include <QAction>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QUrl>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int longestAlone = 500; // ms that the first page may take before the others are made

} // namespace

WorkspaceWindow::WorkspaceWindow(const Theme& theme, std::unique_ptr<OpenWorkspace> workspace,
                                 QSettings& settings, FilePicker& picker, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_settings(settings)
    , m_desk(std::make_unique<Desk>(std::move(workspace)))
    , m_jobs(std::make_unique<JobList>(m_desk->jobs()))
    , m_registry(std::make_unique<ActionRegistry>(settings))
    , m_top(new TopBar(theme, this))
    , m_seat(m_desk->workspace().path())
    , m_unsaved(new Notice(theme, this))
    , m_others(new Notice(theme, this))
    , m_refused(new Notice(theme, this))
    , m_pages(new PageStack(this))
    , m_review(new ReviewPage(theme, *m_desk, *m_registry, settings, m_pages))
    , m_picker(picker, settings)
    , m_status(new StatusLine(theme, *m_jobs, this))
    , m_help(new HelpOverlay(theme, *m_registry, this))
    , m_palette(new PaletteHost({theme, *m_desk, *m_registry, *m_review, *m_top}, this))
{
    setObjectName(u"workspace"_s);
    m_unsaved->setObjectName(u"unsaved"_s);
    m_others->setObjectName(u"others"_s);
    m_refused->setObjectName(u"refused"_s);
    setAcceptDrops(true);
    addPages();
    addActions();
    connectTop();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_top);
    layout->addWidget(m_unsaved);
    layout->addWidget(m_others);
    layout->addWidget(m_refused);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_status);
    connect(m_desk.get(), &Desk::changed, this, &WorkspaceWindow::follow);
    connect(m_unsaved, &Notice::firstAsked, this, &WorkspaceWindow::copyUnsaved);
    connect(m_unsaved, &Notice::secondAsked, this, &WorkspaceWindow::closeAnyway);
    connect(m_refused, &Notice::firstAsked, this, [this] { m_refused->say({}, Tone::Neutral); });
    connect(&m_review->models().writing, &DraftWriting::savingChanged, this, [this] {
        if (m_review->models().writing.saving() == DraftWriting::Saving::Saved)
            m_unsaved->say({}, Tone::Neutral);
    });
    m_look.setInterval(3000);
    connect(&m_look, &QTimer::timeout, this, &WorkspaceWindow::lookForChanges);
    connect(&m_look, &QTimer::timeout, this, &WorkspaceWindow::lookForOthers);
    m_look.start();
    lookForOthers();
    lookForChanges(); // what is there now is what later ones are compared with
    showPage(Review);
    readUsers();
}

WorkspaceWindow::~WorkspaceWindow()
{
    // The pages use the desk until they are gone; children would go after the members.
    delete m_pages;
    delete m_status;
}

void WorkspaceWindow::addPages()
{
    addPage(Review, u"pageReview"_s, tr("Review"), [this](NavigationButton& button) {
        connect(m_review, &ReviewPage::toReviewChanged, &button, &NavigationButton::setNumber);
        return m_review;
    });
    addPage(SignOff, u"pageSignOff"_s, tr("Sign-off"),
            [this](NavigationButton& button) { return makeSignOff(button); });
    addPage(Segments, u"pageSegments"_s, tr("Segments"),
            [this](NavigationButton&) { return makeSegments(); });
    addPage(Inputs, u"pageInputs"_s, tr("Inputs"),
            [this](NavigationButton&) { return makeInputs(); });
    addPage(Activity, u"pageActivity"_s, tr("Activity"),
            [this](NavigationButton&) { return makeActivity(); });
    addPage(Audit, u"pageAudit"_s, tr("Audit"), [this](NavigationButton&) { return makeAudit(); });
    addPage(Twins, u"pageTwins"_s, tr("Twins"),
            [this](NavigationButton& button) { return makeTwins(button); });
    addPage(Rules, u"pageRules"_s, tr("Rules"), [this](NavigationButton&) { return makeRules(); });
    m_pages->add(tr("Import"), [this] { return makeImport(); });
    connect(m_review, &ReviewPage::placeChanged, this, [this](const QString& place) {
        m_place = place;
        showPlace();
        // With a draft on display nobody waits for the first page any more.
        if (!place.isEmpty())
            m_pages->makeRest();
    });
    connect(m_review, &ReviewPage::inputsAsked, this, [this] { showPage(Inputs); });
    connect(m_status, &StatusLine::activityAsked, this, [this] { showPage(Activity); });
    QTimer::singleShot(longestAlone, m_pages, &PageStack::makeRest); // there may be no draft
}

NavigationButton* WorkspaceWindow::addPage(Page page, const QString& name, const QString& title,
                                           const PageMaker& make)
{
    NavigationButton* button = m_top->addPage(name, title);
    m_pages->add(title, [make, button] { return make(*button); });
    const int number = static_cast<int>(page) + 1;
    QAction* action = m_registry->add(
        this, {u"window.page%1"_s.arg(number),
               tr("Window"),
               title,
               {QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number))}});
    connect(action, &QAction::triggered, this, [this, page] { showPage(page); });
    return button;
}

QWidget* WorkspaceWindow::makeSignOff(NavigationButton& button)
{
    m_signOff = new SignOffPage(m_theme, *m_desk, *m_registry, m_pages);
    connect(m_signOff, &SignOffPage::waitingChanged, &button, &NavigationButton::setNumber);
    hear([this](const Change& change) { m_signOff->follow(change); });
    if (m_acting)
        m_signOff->setUser(*m_acting);
    return m_signOff;
}

QWidget* WorkspaceWindow::makeSegments()
{
    auto* page = new SegmentsPage(m_theme, *m_desk, *m_jobs, m_pages);
    connect(this, &WorkspaceWindow::actingChanged, page, &SegmentsPage::refresh);
    connect(page, &SegmentsPage::inputsAsked, this, [this] { showPage(Inputs); });
    connect(page, &SegmentsPage::draftAsked, this, &WorkspaceWindow::openDraft);
    connect(page, &SegmentsPage::listAsked, this, [this](const QueueChoice& choice) {
        showPage(Review);
        m_review->choose(choice);
    });
    hear([page](const Change& change) { page->follow(change); });
    return page;
}

QWidget* WorkspaceWindow::makeInputs()
{
    auto* page = new InputsPage(m_theme, *m_desk, *m_jobs, m_pages);
    connect(page, &InputsPage::importAsked, this, [this] { showImport(); });
    hear([page](const Change& change) { page->follow(change); });
    return page;
}

QWidget* WorkspaceWindow::makeActivity()
{
    m_activity = new ActivityPage(m_theme, *m_desk, *m_jobs, m_picker, *m_registry, m_pages);
    connect(m_activity, &ActivityPage::pausedChanged, this, [this](bool paused) {
        m_status->setStanding(paused ? tr("Deliveries are paused") : QString());
    });
    hear([this](const Change& change) {
        if (change.kind == Change::Kind::Settings || change.kind == Change::Kind::All)
            m_activity->follow(change);
    });
    return m_activity;
}

QWidget* WorkspaceWindow::makeAudit()
{
    auto* page = new AuditPage(m_theme, *m_desk, m_picker, *m_registry, m_pages);
    hear([page](const Change& change) { page->follow(change); });
    return page;
}

QWidget* WorkspaceWindow::makeTwins(NavigationButton& button)
{
    auto* page = new TwinsPage(m_theme, *m_desk, *m_registry, m_pages);
    connect(page, &TwinsPage::importAsked, this, [this] { showImport(); });
    connect(page, &TwinsPage::waitingChanged, &button, &NavigationButton::setNumber);
    hear([page](const Change& change) { page->follow(change); });
    return page;
}

QWidget* WorkspaceWindow::makeRules()
{
    auto* page = new RulesPage(m_theme, *m_desk, *m_jobs, m_pages);
    connect(this, &WorkspaceWindow::actingChanged, page, &RulesPage::refresh);
    hear([page](const Change& change) { page->follow(change); });
    return page;
}

QWidget* WorkspaceWindow::makeImport()
{
    m_import = new ImportPage(m_theme, *m_desk, *m_jobs, m_picker, *m_registry, m_pages);
    connect(m_import, &ImportPage::closeAsked, this, [this] { showPage(Inputs); });
    return m_import;
}

void WorkspaceWindow::hear(std::function<void(const Change&)> follow)
{
    m_followers.push_back(std::move(follow));
}

bool WorkspaceWindow::isWhole() const
{
    return m_pages->isWhole();
}

ActivityPage& WorkspaceWindow::activity()
{
    m_pages->make(Activity);
    return *m_activity;
}

void WorkspaceWindow::addActions()
{
    const QString moving = tr("Window");
    // Without Shift, although most keyboards need it: Qt looks for a key with and without the Shift that
    // made it, and with both spellings here the two would be ambiguous and neither would act.
    QAction* search =
        m_registry->add(this, {u"window.search"_s, moving, tr("Search"), {Qt::Key_Slash}});
    QAction* help =
        m_registry->add(this, {u"window.keys"_s, moving, tr("Keys"), {Qt::Key_Question}});
    QAction* palette = m_registry->add(
        this, {u"window.palette"_s, moving, tr("Everything there is"), {Qt::CTRL | Qt::Key_K}});
    QAction* import = m_registry->add(
        this,
        {u"window.import"_s, moving, tr("Import a file"), {Qt::CTRL | Qt::SHIFT | Qt::Key_I}});
    QAction* other =
        m_registry->add(this, {u"window.other"_s, moving, tr("Switch workspace…"), {}});
    QAction* quit =
        m_registry->add(this, {u"window.quit"_s, moving, tr("Quit"), {Qt::CTRL | Qt::Key_Q}});
    m_top->setCommands({other, import, palette, help, quit});
    connect(other, &QAction::triggered, this, &WorkspaceWindow::otherWorkspaceAsked);
    // Later: this widget goes with the window's end.
    connect(
        quit, &QAction::triggered, window(), [this] { window()->close(); }, Qt::QueuedConnection);
    connect(import, &QAction::triggered, this, [this] { showImport(); });
    connect(search, &QAction::triggered, this, [this] {
        showPage(Review);
        m_top->search().setFocus(Qt::ShortcutFocusReason);
        m_top->search().selectAll();
    });
    // Both list the commands of every page.
    connect(help, &QAction::triggered, m_pages, &PageStack::makeAll);
    connect(palette, &QAction::triggered, m_pages, &PageStack::makeAll);
    connect(help, &QAction::triggered, m_help, &HelpOverlay::open);
    connect(palette, &QAction::triggered, m_palette, &PaletteHost::open);
    connect(m_palette, &PaletteHost::draftAsked, this, &WorkspaceWindow::openDraft);
    connect(m_palette, &PaletteHost::listAsked, this, [this] { showPage(Review); });
    connect(m_palette, &PaletteHost::userAsked, this, &WorkspaceWindow::actAs);
    connect(m_palette, &PaletteHost::commandAsked, this, &WorkspaceWindow::runCommand);
}

void WorkspaceWindow::connectTop()
{
    connect(m_top, &TopBar::pageAsked, this,
            [this](int page) { showPage(static_cast<Page>(page)); });
    connect(m_top, &TopBar::searched, this, [this](const QString& text) {
        showPage(Review);
        m_review->search(text);
    });
    connect(m_top, &TopBar::searchEntered, m_review, &ReviewPage::focusList);
    connect(m_review, &ReviewPage::searchCleared, this, [this] { m_top->search().clear(); });
    connect(m_top, &TopBar::userAsked, this, &WorkspaceWindow::actAs);
}

void WorkspaceWindow::showPage(Page page)
{
    const bool other = m_pages->currentIndex() != page;
    m_pages->turnTo(page);
    m_top->setCurrent(page == Import ? Inputs : page);
    showPlace();
    if (page != Review)
        m_pages->currentWidget()->setFocus(Qt::OtherFocusReason);
    else if (other || !focusWidget())
        m_review->focusList();
}

/// Other pages show other drafts, which go elsewhere.
void WorkspaceWindow::showPlace()
{
    m_status->setPlace(m_pages->currentIndex() == Review ? m_place : QString());
}

/// A command of another page is seen at work.
void WorkspaceWindow::runCommand(QAction* command)
{
    for (int page = 0; page < m_pages->count(); ++page) {
        if (m_pages->widget(page) == command->parent() && page != m_pages->currentIndex())
            showPage(static_cast<Page>(page));
    }
    command->trigger();
}

void WorkspaceWindow::openDraft(const DraftId& draft)
{
    showPage(Review);
    m_review->open(draft);
}

void WorkspaceWindow::showImport(const QStringList& paths)
{
    m_pages->turnTo(Import);
    m_top->setCurrent(Inputs);
    showPlace();
    if (paths.isEmpty())
        m_import->open();
    else
        m_import->choose(paths);
}

namespace {

/// The local files of a drag; empty if it holds anything else.
QStringList filesOf(const QMimeData* data)
{
    QStringList files;
    for (const QUrl& url : data->urls()) {
        if (!url.isLocalFile())
            return {};
        files.append(url.toLocalFile());
    }
    return files;
}

} // namespace

void WorkspaceWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!filesOf(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void WorkspaceWindow::dropEvent(QDropEvent* event)
{
    const QStringList files = filesOf(event->mimeData());
    if (files.isEmpty())
        return;
    event->acceptProposedAction();
    showImport(files);
}

void WorkspaceWindow::actAs(const QString& name)
{
    OpenWorkspace& workspace = m_desk->workspace();
    m_desk->writes().run(
        this,
        [&workspace, name](const std::stop_token&) { return workspace.session().actAs(name); },
        [this](const Result<User>& acting) {
            m_refused->say(acting ? QString() : message(acting.error()), Tone::Blocker,
                           acting ? QString() : tr("Close"));
            readUsers();
        });
}

void WorkspaceWindow::readUsers()
{
    OpenWorkspace& workspace = m_desk->workspace();
    m_desk->lists().runLatest(
        u"team"_s, this,
        [&workspace](const std::stop_token&) { return workspace.session().isInTeam(); },
        [this](const Result<bool>& inTeam) { m_status->setInTeam(inTeam && *inTeam); });
    m_desk->lists().runLatest(
        u"users"_s, this,
        [&workspace](const std::stop_token&) {
            return std::pair(workspace.session().user(), workspace.users().list());
        },
        [this](const std::pair<Result<User>, Result<std::vector<User>>>& read) {
            if (!read.first || !read.second)
                return;
            m_top->setUsers(*read.first, *read.second);
            m_review->setUser(*read.first);
            m_acting = *read.first;
            if (m_signOff)
                m_signOff->setUser(*read.first);
            Q_EMIT actingChanged(read.first->id);
        });
}

/// What other processes write into the workspace shows here, too.
void WorkspaceWindow::lookForChanges()
{
    // The look is taken with the writer's connection: while this window writes itself it would hold the lists
    // up, and what is written shows anyway.
    if (!m_desk->writes().isIdle() || !m_desk->texts().isIdle() || !m_desk->jobs().isIdle())
        return;
    OpenWorkspace& workspace = m_desk->workspace();
    m_desk->lists().runLatest(
        u"foreign"_s, this,
        [&workspace](const std::stop_token&) { workspace.workspace().lookForChanges(); }, [] {});
}

/// Two windows over one workspace do no harm; whoever opened the second should know.
void WorkspaceWindow::lookForOthers()
{
    m_others->say(m_seat.isTaken()
                      ? tr("This workspace is open in another window, too. What is changed there "
                           "shows here after a moment; nothing is lost.")
                      : QString(),
                  Tone::Neutral);
}

bool WorkspaceWindow::mayClose()
{
    if (m_review->models().writing.saving() != DraftWriting::Saving::Failed)
        return true;
    m_unsaved->say(tr("The text you are writing could not be saved: the disk is full, or another "
                      "program holds the workspace. Closing now loses it."),
                   Tone::Blocker, tr("Copy the text"), tr("Close anyway"));
    return false;
}

void WorkspaceWindow::copyUnsaved()
{
    const EditedText& text = m_review->models().writing.text();
    QGuiApplication::clipboard()->setText(
        text.subject.isEmpty() ? text.text : QString(text.subject % u"\n\n"_s % text.text));
}

void WorkspaceWindow::follow(const Change& change)
{
    for (const auto& follower : m_followers)
        follower(change);
    if (change.kind == Change::Kind::Settings || change.kind == Change::Kind::All)
        readUsers();
}

} // namespace countersign
