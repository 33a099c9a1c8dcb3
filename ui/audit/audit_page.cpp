// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/audit/audit_page.h"

#include "app/services/export_service.h"
#include "app/services/messages.h"
#include "models/common/desk.h"
#include "models/common/table_model.h"
#include "ui/common/action_registry.h"
#include "ui/common/card.h"
#include "ui/common/empty_state.h"
#include "ui/common/file_picker.h"
#include "ui/common/flow_layout.h"
#include "ui/common/notice.h"
#include "ui/common/page_head.h"
#include "ui/common/table_view.h"
#include "ui/common/theme.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// What the filter of times offers: days back, 0 for any time.
constexpr std::array<int, 4> daysBack{0, 1, 7, 30};

} // namespace

AuditPage::AuditPage(const Theme& theme, Desk& desk, FilePicker& picker, ActionRegistry& registry,
                     QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_head(new PageHead(theme, tr("Audit"), this))
    , m_picker(picker)
    , m_verify(registry.add(
          this,
          {u"audit.verify"_s, tr("Audit"), tr("Prove that nothing was changed"), {}, true, true}))
    , m_export(registry.add(
          this, {u"audit.export"_s, tr("Audit"), tr("Export the log…"), {}, true, true}))
    , m_verdict(new Notice(theme, this))
    , m_choices(new QWidget(this))
    , m_filter(new QLineEdit(m_choices))
    , m_who(addChoice(u"auditWho"_s, tr("Person")))
    , m_kind(addChoice(u"auditKind"_s, tr("Kind of entry")))
    , m_time(addChoice(u"auditTime"_s, tr("Time")))
    , m_computer(addChoice(u"auditComputer"_s, tr("Computer")))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(theme))
    , m_model(new TableModel(this))
    , m_table(new TableView)
{
    setObjectName(u"auditPage"_s);
    setFocusPolicy(Qt::ClickFocus); // no control is in hand when the page opens
    m_head->say(
        tr("Who did what, in the order it happened. Each entry is signed and chained to the "
           "one before."));
    m_head->addButton(u"verify"_s, m_verify);
    m_head->addButton(u"exportAudit"_s, m_export);
    m_verdict->setObjectName(u"verdict"_s);
    m_filter->setObjectName(u"auditFilter"_s);
    m_filter->setAccessibleName(tr("Filter the log"));
    m_filter->setPlaceholderText(tr("Filter: a person, an action, an id"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMinimumWidth(220);
    auto* flow = new FlowLayout(m_choices, metrics::gap);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QWidget* choice :
         std::initializer_list<QWidget*>{m_filter, m_who, m_kind, m_time, m_computer})
        flow->addWidget(choice);
    showChoices({});
    m_table->setObjectName(u"audit"_s);
    m_table->setAccessibleName(tr("Log"));
    m_table->setModel(m_model);
    auto* card = new Card(theme);
    auto* cardLayout = new QVBoxLayout(card);
    cardLayout->setContentsMargins(1, 1, 1, 1);
    cardLayout->addWidget(m_table);
    m_stack->addWidget(card);
    m_stack->addWidget(m_empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 20);
    layout->setSpacing(metrics::margin);
    layout->addWidget(m_head);
    layout->addWidget(m_verdict);
    layout->addWidget(m_choices);
    layout->addWidget(m_stack, 1);
    m_filterSoon.setSingleShot(true);
    m_filterSoon.setInterval(120);
    connect(m_filter, &QLineEdit::textChanged, this, [this] { m_filterSoon.start(); });
    connect(&m_filterSoon, &QTimer::timeout, this, [this] { read(false); });
    connect(m_verify, &QAction::triggered, this, &AuditPage::verify);
    connect(m_export, &QAction::triggered, this, [this] {
        m_picker.ask(window(),
                     {FilePicker::Question::What::NewFile, tr("Export the log"),
                      tr("Tables (*.csv);;JSON Lines (*.jsonl)"), u"audit.csv"_s, u"csv"_s,
                      u"export"_s},
                     [this](const QStringList& paths) { writeFile(paths.value(0)); });
    });
    connect(m_table->verticalScrollBar(), &QAbstractSlider::valueChanged, this, [this](int value) {
        if (m_more && !m_reading && value + 200 > m_table->verticalScrollBar()->maximum())
            read(true);
    });
}

void AuditPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_stale)
        return;
    readChoices();
    read(false);
}

QComboBox* AuditPage::addChoice(const QString& name, const QString& spoken)
{
    auto* choice = new QComboBox(m_choices);
    choice->setObjectName(name);
    choice->setAccessibleName(spoken);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(choice, &QComboBox::activated, this, [this] { read(false); });
    return choice;
}

void AuditPage::readChoices()
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.lists().runLatest(
        u"audit.choices"_s, this,
        [&workspace](const std::stop_token&) { return readAuditChoices(workspace); },
        [this](const Result<AuditChoices>& choices) {
            if (choices)
                showChoices(*choices);
        });
}

/// Fills the filters and keeps what was chosen.
void AuditPage::showChoices(const AuditChoices& choices)
{
    const auto fill = [](QComboBox* box, const std::vector<std::pair<QString, QVariant>>& items) {
        const QVariant chosen = box->currentData();
        box->clear();
        for (const auto& [text, value] : items)
            box->addItem(text, value);
        box->setCurrentIndex(std::max(0, box->findData(chosen)));
    };
    std::vector<std::pair<QString, QVariant>> items{{tr("Everybody"), QString()}};
    for (const User& user : choices.users)
        items.emplace_back(user.name, user.id.text());
    fill(m_who, items);
    items = {{tr("Every kind"), QString()}};
    for (const QString& kind : auditKinds())
        items.emplace_back(auditKindWords(kind), kind);
    fill(m_kind, items);
    items.clear();
    for (const int days : daysBack)
        items.emplace_back(days == 0   ? tr("Any time")
                           : days == 1 ? tr("Today")
                                       : tr("The last %n days", nullptr, days),
                           days);
    fill(m_time, items);
    items = {{tr("Every computer"), QString()}};
    for (const QString& device : choices.devices)
        items.emplace_back(tr("Computer %1").arg(device.left(8)), device);
    fill(m_computer, items);
    m_computer->setVisible(choices.devices.size() > 1);
}

store::AuditFilter AuditPage::filter() const
{
    store::AuditFilter filter;
    if (const QString who = m_who->currentData().toString(); !who.isEmpty())
        filter.by = UserId(who);
    filter.kind = m_kind->currentData().toString();
    filter.device = m_computer->currentData().toString();
    if (const int days = m_time->currentData().toInt(); days > 0)
        filter.from = m_desk.workspace().clock().today().addDays(1 - days).startOfDay();
    return filter;
}

bool AuditPage::isFiltered() const
{
    return !m_filter->text().isEmpty() || filter() != store::AuditFilter();
}

void AuditPage::writeFile(const QString& path)
{
    if (path.isEmpty())
        return;
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.jobs().run(
        this,
        [&workspace, path](std::stop_token stop) {
            return workspace.exports().write(ExportKind::Audit, path, {}, std::move(stop));
        },
        [this, path](const Result<ExportOutcome>& outcome) {
            if (outcome)
                m_verdict->say(
                    tr("%n entry(ies) written to %1.", nullptr, static_cast<int>(outcome->rows))
                        .arg(path),
                    Tone::Good);
            else
                m_verdict->say(message(outcome.error()), Tone::Blocker);
        });
}

void AuditPage::follow(const Change& /*change*/)
{
    m_stale = true;
    if (isVisible() && m_table->verticalScrollBar()->value() == 0)
        read(false);
}

void AuditPage::read(bool further)
{
    m_stale = false;
    m_reading = true;
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.lists().runLatest(
        u"audit"_s, this,
        [&workspace, words = m_filter->text(), filter = filter(),
         before = further ? m_last : std::nullopt](const std::stop_token& stop) {
            return readAudit(workspace, words, filter, before, stop);
        },
        [this, further](const Result<AuditPageRead>& page) {
            m_reading = false;
            if (page)
                take(*page, further);
            else
                m_verdict->say(message(page.error()), Tone::Blocker);
        });
}

void AuditPage::take(const AuditPageRead& page, bool further)
{
    m_last = page.last;
    m_more = page.more;
    if (further) {
        m_model->append(page.rows);
        return;
    }
    m_model->show({tr("When"), tr("What happened"), tr("Computer"), tr("Details")}, page.rows);
    m_table->fitColumns(560);
    const bool empty = page.rows.empty();
    if (empty && !isFiltered())
        m_empty->say({u"file"_s,
                      tr("Nothing happened yet"),
                      tr("Decisions, edits, imports and hand-overs are written here."),
                      {},
                      {}});
    else if (empty)
        m_empty->say({u"search"_s,
                      tr("Nothing found"),
                      tr("No entry is like this. Take a filter off."),
                      {},
                      {}});
    m_stack->setCurrentIndex(empty ? 1 : 0);
}

void AuditPage::verify()
{
    ActionRegistry::setUsable(*m_verify, false, tr("It is being proved right now"));
    m_verdict->say(tr("Walking along the log…"), Tone::Neutral);
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.jobs().run(
        this,
        [&workspace](std::stop_token stop) { return workspace.audit().verify(std::move(stop)); },
        [this](const Result<store::AuditVerdict>& verdict) {
            ActionRegistry::setUsable(*m_verify, true);
            if (!verdict)
                m_verdict->say(message(verdict.error()), Tone::Blocker);
            else
                m_verdict->say(verdictWords(*verdict),
                               verdict->holds() ? Tone::Good : Tone::Blocker);
        });
}

} // namespace countersign
