// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/activity_page.h"

#include "app/services/delivery_service.h"
#include "app/services/generation_service.h"
#include "app/services/messages.h"
#include "models/activity/job_list.h"
#include "models/activity/reports.h"
#include "models/common/desk.h"
#include "ui/activity/hand_over_card.h"
#include "ui/activity/job_delegate.h"
#include "ui/common/action_registry.h"
#include "ui/common/card.h"
#include "ui/common/empty_state.h"
#include "ui/common/file_picker.h"
#include "ui/common/key_button.h"
#include "ui/common/notice.h"
#include "ui/common/page_head.h"
#include "ui/common/report_view.h"
#include "ui/common/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QListView>
#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// The folder is remembered by it.
QString handOverWork()
{
    return u"handOver"_s;
}

} // namespace

/// A hand-over that was looked at and waits for a word.
struct ActivityPage::Offer {
    int job = 0;
    QString title;
    DeliveryTarget target;
    std::shared_ptr<std::optional<DeliveryReport>>
        found; ///< written by the job, read after its end
};

ActivityPage::ActivityPage(const Theme& theme, Desk& desk, JobList& jobs, FilePicker& picker,
                           ActionRegistry& registry, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_jobs(jobs)
    , m_picker(picker)
    , m_head(new PageHead(theme, tr("Activity"), this))
    , m_problem(new Notice(theme, this))
    , m_handOver(new HandOverCard(theme, this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(theme))
    , m_list(new QListView)
    , m_report(new ReportView(theme))
{
    setObjectName(u"activityPage"_s);
    setFocusPolicy(Qt::ClickFocus); // no control is in hand when the page opens
    m_head->say(tr("What runs in the background and what came of it."));
    addCommands(registry);
    addStyles(registry);

    m_list->setObjectName(u"jobs"_s);
    m_list->setAccessibleName(tr("Jobs"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new JobDelegate(theme, m_list));
    m_list->setModel(&jobs);
    auto* listCard = new Card(theme);
    auto* listLayout = new QVBoxLayout(listCard);
    listLayout->setContentsMargins(1, 1, 1, 1);
    listLayout->addWidget(m_list);
    auto* reportCard = new Card(theme);
    auto* reportLayout = new QVBoxLayout(reportCard);
    reportLayout->setContentsMargins(1, 1, 1, 1);
    reportLayout->addWidget(m_report);
    auto* both = new QWidget;
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::margin);
    row->addWidget(listCard, 2);
    row->addWidget(reportCard, 3);
    m_empty->say(
        {u"check"_s,
         tr("Nothing ran yet"),
         tr("Generation, imports and hand-overs of this session are listed here, with what "
            "was held back and why."),
         {},
         {}});
    m_stack->addWidget(m_empty);
    m_stack->addWidget(both);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 20);
    layout->setSpacing(metrics::margin);
    layout->addWidget(m_head);
    layout->addWidget(m_problem);
    layout->addWidget(m_handOver);
    layout->addWidget(m_stack, 1);
    connect(&jobs, &JobList::ended, this, &ActivityPage::showOffer);
    connect(m_handOver, &HandOverCard::confirmed, this, [this] { endOffer(true); });
    connect(m_handOver, &HandOverCard::left, this, [this] { endOffer(false); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ActivityPage::showJob);
    connect(&jobs, &JobList::activityChanged, this, &ActivityPage::showJob);
    connect(&jobs, &QAbstractItemModel::rowsInserted, this, [this] {
        m_stack->setCurrentIndex(1);
        m_list->setCurrentIndex(m_jobs.index(0));
    });
}

ActivityPage::~ActivityPage() = default;

void ActivityPage::addCommands(ActionRegistry& registry)
{
    const auto add = [&](const QString& name, const QString& text, auto function) {
        QAction* action = registry.add(
            this, {QString(u"activity."_s % name), tr("Activity"), text, {}, true, true});
        connect(action, &QAction::triggered, this, function);
        return std::pair(action, m_head->addButton(name, action));
    };
    add(u"generate"_s, tr("Generate drafts"), &ActivityPage::generate);
    add(u"deliverMail"_s, tr("Hand over as e-mail files…"), &ActivityPage::deliverAsMail);
    m_csv = add(u"deliverTable"_s, tr("Hand over as CSV…"), &ActivityPage::askForStyle).second;
    add(u"checkAll"_s, tr("Check all drafts again"), &ActivityPage::checkAll);
    m_pause = add(u"pause"_s, tr("Pause everything"), [this] { setPaused(!m_paused); }).first;
}

void ActivityPage::addStyles(ActionRegistry& registry)
{
    using delivery::Audience;
    using delivery::ColumnSet;
    const auto add = [&](const QString& name, const QString& text,
                         const delivery::CsvStyle& style) {
        QAction* action = registry.add(
            this,
            {QString(u"activity.csv."_s % name), tr("Hand over as CSV"), text, {}, true, true});
        connect(action, &QAction::triggered, this, [this, style] { deliverAsTable(style); });
        m_styles.push_back(action);
    };
    add(u"spreadsheet"_s, tr("For a spreadsheet: no cell runs as a formula"), {});
    add(u"program"_s, tr("For a program: every cell exactly as it is"), {Audience::Programs});
    for (const auto& [set, name] : {std::pair{ColumnSet::Outreach, u"Outreach"_s},
                                    std::pair{ColumnSet::Salesloft, u"Salesloft"_s},
                                    std::pair{ColumnSet::HubSpot, u"HubSpot"_s},
                                    std::pair{ColumnSet::Instantly, u"Instantly"_s}})
        add(toText(set), tr("With the columns of %1").arg(name), {Audience::Programs, set});
}

void ActivityPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    readPaused();
}

/// A menu of a page that is gone is in the way of the next.
void ActivityPage::hideEvent(QHideEvent* event)
{
    if (m_styleMenu)
        m_styleMenu->close();
    QWidget::hideEvent(event);
}

void ActivityPage::follow(const Change& /*change*/)
{
    readPaused();
}

void ActivityPage::showJob()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    JobReport report = m_jobs.reportAt(current.row());
    if (report.summary.isEmpty())
        report.summary = current.data(JobList::ProgressRole).toString();
    m_report->show(current.data().toString(), report);
}

void ActivityPage::generate()
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_jobs.start(tr("Generating"),
                 [&workspace](std::stop_token stop, const ProgressHandler& progress) {
                     return endOf(workspace.generation().generate({}, progress, std::move(stop)));
                 });
}

void ActivityPage::deliverAsMail()
{
    m_picker.ask(
        window(),
        {FilePicker::Question::What::Folder,
         tr("Folder for the e-mail files"),
         {},
         {},
         {},
         handOverWork()},
        [this](const QStringList& paths) {
            if (!paths.isEmpty())
                offer(tr("Hand-over as e-mail files"), {DeliveryTarget::Means::Eml, paths.first()});
        });
}

/// For whom the table is.
void ActivityPage::askForStyle()
{
    auto* menu = new QMenu(this);
    m_styleMenu = menu;
    menu->setObjectName(u"csvStyles"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QAction* style : m_styles)
        menu->addAction(style);
    menu->popup(m_csv->mapToGlobal(QPoint(0, m_csv->height())));
}

void ActivityPage::deliverAsTable(const delivery::CsvStyle& style)
{
    m_picker.ask(
        window(),
        {FilePicker::Question::What::NewFile, tr("CSV file"), tr("Tables (*.csv)"),
         tr("to-send.csv", "file name"), u"csv"_s, handOverWork()},
        [this, style](const QStringList& paths) {
            if (!paths.isEmpty())
                offer(tr("Hand-over as CSV"), {DeliveryTarget::Means::Csv, paths.first(), style});
        });
}

/// Looks first what would go; a person who has seen that says whether it does.
void ActivityPage::offer(const QString& title, const DeliveryTarget& target)
{
    m_handOver->hide();
    OpenWorkspace& workspace = m_desk.workspace();
    auto found = std::make_shared<std::optional<DeliveryReport>>();
    const int job = m_jobs.start(
        tr("What would go: %1").arg(title),
        [&workspace, target, found](std::stop_token stop, const ProgressHandler& progress) {
            Result<DeliveryReport> report =
                workspace.delivery().preview(target, progress, std::move(stop));
            JobEnd end = endOfPreview(report);
            if (report && end.how == JobEnd::How::Done)
                *found = *std::move(report);
            return end;
        });
    m_offered = std::make_unique<Offer>(Offer{job, title, target, std::move(found)});
}

void ActivityPage::showOffer(int job)
{
    if (!m_offered || m_offered->job != job || !*m_offered->found)
        return;
    m_handOver->offer(summaryOf(**m_offered->found, m_offered->target));
}

void ActivityPage::endOffer(bool go)
{
    const std::unique_ptr<Offer> offered = std::move(m_offered);
    m_handOver->hide();
    setFocus();
    if (go && offered && *offered->found)
        deliver(*offered);
}

/// What was shown, and nothing that became ready since.
void ActivityPage::deliver(const Offer& offered)
{
    std::vector<DraftId> agreed;
    for (const Delivered& one : (*offered.found)->delivered)
        agreed.push_back(one.draft);
    OpenWorkspace& workspace = m_desk.workspace();
    m_jobs.start(offered.title, [&workspace, agreed = std::move(agreed), target = offered.target](
                                    std::stop_token stop, const ProgressHandler& progress) {
        return endOf(workspace.delivery().deliverAgreed(agreed, target, progress, std::move(stop)));
    });
}

void ActivityPage::checkAll()
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_jobs.start(tr("Checking all drafts"),
                 [&workspace](std::stop_token stop, const ProgressHandler& progress) {
                     return endOf(workspace.checks().checkAll(progress, std::move(stop)));
                 });
}

void ActivityPage::readPaused()
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.lists().runLatest(
        u"activity.paused"_s, this,
        [&workspace](const std::stop_token&) { return workspace.workspace().isPaused(); },
        [this](const Result<bool>& paused) {
            if (!paused)
                return;
            m_paused = *paused;
            m_pause->setText(m_paused ? tr("Let deliveries go on") : tr("Pause everything"));
            Q_EMIT pausedChanged(m_paused);
        });
}

void ActivityPage::setPaused(bool paused)
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.writes().run(
        this,
        [&workspace, paused](const std::stop_token&) {
            return workspace.workspace().setPaused(paused);
        },
        [this](const Result<void>& result) {
            m_problem->say(result ? QString() : message(result.error()), Tone::Blocker);
            readPaused();
        });
}

} // namespace countersign
