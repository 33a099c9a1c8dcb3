// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/audit/audit_page.h"

#include "app/services/messages.h"
#include "models/common/desk.h"
#include "models/common/table_model.h"
#include "ui/common/card.h"
#include "ui/common/empty_state.h"
#include "ui/common/key_button.h"
#include "ui/common/notice.h"
#include "ui/common/page_head.h"
#include "ui/common/table_view.h"
#include "ui/common/theme.h"

#include <QLineEdit>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

AuditPage::AuditPage(const Theme& theme, Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_head(new PageHead(theme, tr("Audit"), this))
    , m_verify(m_head->addButton(u"verify"_s, tr("Prove that nothing was changed")))
    , m_verdict(new Notice(theme, this))
    , m_filter(new QLineEdit(this))
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
    m_verdict->setObjectName(u"verdict"_s);
    m_filter->setObjectName(u"auditFilter"_s);
    m_filter->setAccessibleName(tr("Filter the log"));
    m_filter->setPlaceholderText(tr("Filter: a person, an action, an id"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMaximumWidth(420);
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
    layout->addWidget(m_filter);
    layout->addWidget(m_stack, 1);
    m_filterSoon.setSingleShot(true);
    m_filterSoon.setInterval(120);
    connect(m_filter, &QLineEdit::textChanged, this, [this] { m_filterSoon.start(); });
    connect(&m_filterSoon, &QTimer::timeout, this, [this] { read(false); });
    connect(m_verify, &QAbstractButton::clicked, this, &AuditPage::verify);
    connect(m_table->verticalScrollBar(), &QAbstractSlider::valueChanged, this, [this](int value) {
        if (m_more && !m_reading && value + 200 > m_table->verticalScrollBar()->maximum())
            read(true);
    });
}

void AuditPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        read(false);
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
        [&workspace, words = m_filter->text(), before = further ? m_last : std::nullopt](
            const std::stop_token& stop) { return readAudit(workspace, words, before, stop); },
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
    m_model->show({tr("When"), tr("Who"), tr("What"), tr("About"), tr("Details")}, page.rows);
    m_table->fitColumns(300);
    const bool empty = page.rows.empty();
    if (empty && m_filter->text().isEmpty())
        m_empty->say({u"file"_s,
                      tr("Nothing happened yet"),
                      tr("Decisions, edits, imports and hand-overs are written here."),
                      {},
                      {}});
    else if (empty)
        m_empty->say({u"search"_s, tr("Nothing found"), tr("No entry holds these words."), {}, {}});
    m_stack->setCurrentIndex(empty ? 1 : 0);
}

void AuditPage::verify()
{
    m_verify->setEnabled(false);
    m_verdict->say(tr("Walking along the log…"), Tone::Neutral);
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.jobs().run(
        this,
        [&workspace](std::stop_token stop) { return workspace.audit().verify(std::move(stop)); },
        [this](const Result<store::AuditVerdict>& verdict) {
            m_verify->setEnabled(true);
            if (!verdict)
                m_verdict->say(message(verdict.error()), Tone::Blocker);
            else
                m_verdict->say(verdictWords(*verdict),
                               verdict->holds() ? Tone::Good : Tone::Blocker);
        });
}

} // namespace countersign
