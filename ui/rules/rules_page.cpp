// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_page.h"

#include "app/services/check_service.h"
#include "app/services/messages.h"
#include "models/activity/job_list.h"
#include "models/common/desk.h"
#include "models/rules/rule_words.h"
#include "models/rules/rules_model.h"
#include "ui/common/card.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/notice.h"
#include "ui/common/page_head.h"
#include "ui/common/table_view.h"
#include "ui/rules/rule_delegate.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QProgressBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr auto previewKey = "rules.preview"_L1;

QVariant dataOf(const RuleScope& scope)
{
    return toText(scope);
}

} // namespace

RulesPage::RulesPage(const Theme& theme, Desk& desk, JobList& jobs, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_jobs(jobs)
    , m_head(new PageHead(theme, tr("Rules"), this))
    , m_discard(m_head->addButton(u"rulesDiscard"_s, tr("Discard the changes")))
    , m_save(m_head->addButton(u"rulesSave"_s, tr("Save"), true))
    , m_notice(new Notice(theme, this))
    , m_scope(new QComboBox(this))
    , m_reset(new KeyButton(theme, KeyButton::Look::Framed, this))
    , m_model(new RulesModel(this))
    , m_table(new TableView)
    , m_why(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
    , m_effect(makeLabel(theme, Type::List, Weight::Regular, Ink::Text))
    , m_progress(new QProgressBar)
    , m_cancel(new KeyButton(theme, KeyButton::Look::Framed))
{
    setObjectName(u"rulesPage"_s);
    setFocusPolicy(Qt::ClickFocus); // no control is in hand when the page opens
    m_head->say(tr("How loudly each check speaks up, and from where on. A channel or a segment can "
                   "have its own; of one rule the segment’s goes before the channel’s."));
    m_notice->setObjectName(u"rulesNotice"_s);
    m_table->setObjectName(u"rules"_s);
    m_table->setAccessibleName(tr("Rules"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new RuleDelegate(m_table));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::SelectedClicked);
    m_why->setObjectName(u"ruleWhy"_s);
    m_why->setWordWrap(true);
    auto* card = new Card(theme);
    auto* cardLayout = new QVBoxLayout(card);
    cardLayout->setContentsMargins(1, 1, 1, 1);
    cardLayout->addWidget(m_table);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 20);
    layout->setSpacing(metrics::margin);
    layout->addWidget(m_head);
    layout->addWidget(m_notice);
    layout->addWidget(makeChoices());
    layout->addWidget(card, 1);
    layout->addWidget(m_why);
    layout->addWidget(makePreview(theme));
    connectParts();
    showButtons();
}

QWidget* RulesPage::makeChoices()
{
    auto* choices = new QWidget(this);
    m_scope->setObjectName(u"ruleScope"_s);
    m_scope->setAccessibleName(tr("Whom the rules are for"));
    m_scope->setMinimumWidth(240);
    m_reset->setObjectName(u"ruleReset"_s);
    m_reset->setText(tr("Take the chosen setting back"));
    m_reset->setAccessibleName(m_reset->text());
    auto* layout = new QHBoxLayout(choices);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::gap);
    layout->addWidget(m_scope);
    layout->addWidget(m_reset);
    layout->addStretch(1);
    return choices;
}

QWidget* RulesPage::makePreview(const Theme& theme)
{
    auto* card = new Card(theme);
    QLabel* title = makeLabel(theme, Type::List, Weight::Bold);
    title->setText(tr("What the changes would do"));
    m_effect->setObjectName(u"ruleEffect"_s);
    m_effect->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Drafts looked at"));
    m_progress->hide();
    m_cancel->setObjectName(u"rulePreviewCancel"_s);
    m_cancel->setText(tr("Stop looking"));
    m_cancel->setAccessibleName(m_cancel->text());
    m_cancel->hide();
    auto* far = new QHBoxLayout;
    far->addWidget(m_progress, 1);
    far->addWidget(m_cancel);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(metrics::wide, metrics::margin, metrics::wide, metrics::margin);
    layout->setSpacing(metrics::gap);
    layout->addWidget(title);
    layout->addWidget(m_effect);
    layout->addLayout(far);
    m_look.setInterval(100);
    return card;
}

void RulesPage::connectParts()
{
    connect(m_scope, &QComboBox::activated, this, [this] {
        const QString text = m_scope->currentData().toString();
        m_shown = RuleBook::split(QString(u"@"_s + text)).first;
        read();
    });
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        m_table->edit(index.siblingAtColumn(RulesModel::Value));
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &RulesPage::showRow);
    connect(m_model, &RulesModel::changesChanged, this, &RulesPage::preview);
    connect(m_reset, &QAbstractButton::clicked, this,
            [this] { m_model->reset(m_table->currentIndex().row()); });
    connect(m_discard, &QAbstractButton::clicked, m_model, &RulesModel::discard);
    connect(m_save, &QAbstractButton::clicked, this, &RulesPage::save);
    connect(m_cancel, &QAbstractButton::clicked, this, [this] {
        stopPreview();
        m_effect->setText(tr("Stopped. The changes can be saved all the same."));
    });
    connect(&m_look, &QTimer::timeout, this, &RulesPage::showFar);
}

void RulesPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        read();
}

void RulesPage::hideEvent(QHideEvent* event)
{
    stopPreview();
    QWidget::hideEvent(event);
}

void RulesPage::follow(const Change& change)
{
    if (change.kind != Change::Kind::People)
        refresh();
}

void RulesPage::refresh()
{
    m_stale = true;
    if (isVisible())
        read();
}

void RulesPage::read()
{
    m_stale = false;
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.lists().runLatest(
        u"rules"_s, this,
        [&workspace, scope = m_shown](const std::stop_token&) {
            return workspace.rules().view(scope);
        },
        [this](const Result<RulesView>& view) { take(view); });
}

void RulesPage::take(const Result<RulesView>& view)
{
    if (!view) {
        m_notice->say(message(view.error()), Tone::Blocker);
        return;
    }
    const QString current = m_table->currentIndex().data(RulesModel::RuleRole).toString();
    if (m_table->findChild<QWidget*>(u"ruleEditor"_s)) {
        m_stale = true; // not under somebody's hands; the next change or visit reads again
        return;
    }
    const bool isFirst = m_model->rowCount() == 0;
    m_model->show(*view);
    fillScopes(*view);
    if (isFirst)
        m_table->fitColumns(330);
    const int row = std::max(0, m_model->rowOf(current));
    m_table->setCurrentIndex(m_model->index(row, RulesModel::Value));
    if (view->whyNot)
        m_notice->say(message(*view->whyNot), Tone::Neutral);
    showRow();
    if (m_model->changes().empty())
        m_effect->setText(view->whyNot
                              ? tr("The rules can be read here, not changed.")
                              : tr("Nothing is changed yet. Enter or a double click changes a "
                                   "setting; what that would do to the current drafts stands "
                                   "here before it is saved."));
    showButtons();
}

void RulesPage::fillScopes(const RulesView& view)
{
    m_scope->clear();
    const auto add = [&](const RuleScope& scope) {
        m_scope->addItem(scopeWords(scope, view.segments), dataOf(scope));
    };
    add({});
    for (const Channel channel : allChannels)
        add({.channel = channel});
    for (const Segment& segment : view.segments)
        add({.segment = segment.id});
    m_scope->setCurrentIndex(std::max(0, m_scope->findData(dataOf(view.scope))));
}

void RulesPage::showRow()
{
    const QModelIndex current = m_table->currentIndex();
    m_why->setText(current.data(RulesModel::WhyRole).toString());
    m_reset->setEnabled(m_model->canReset(current.row()));
}

void RulesPage::showButtons()
{
    const bool any = !m_model->changes().empty();
    m_save->setEnabled(any);
    m_discard->setEnabled(any);
    m_reset->setEnabled(m_model->canReset(m_table->currentIndex().row()));
}

void RulesPage::preview()
{
    showButtons();
    m_preview.reset();
    if (m_model->changes().empty()) {
        stopPreview();
        m_effect->setText(tr("Nothing is changed."));
        return;
    }
    m_notice->say({}, Tone::Neutral);
    m_effect->setText(tr("Looking through the drafts…"));
    m_far = std::make_shared<Far>();
    m_progress->setRange(0, 0);
    m_progress->show();
    m_cancel->show();
    m_look.start();
    OpenWorkspace& workspace = m_desk.workspace();
    m_desk.checks().runLatest(
        QString(previewKey), this,
        [&workspace, changes = m_model->changes(), far = m_far](const std::stop_token& stop) {
            const auto progress = [&far](const Progress& now) {
                far->total = now.total;
                far->done = now.done;
            };
            return workspace.rules().preview(changes, RulesService::previewLimit, progress, stop);
        },
        [this](const Result<RulePreview>& preview) { takePreview(preview); });
}

void RulesPage::takePreview(const Result<RulePreview>& preview)
{
    stopPreview();
    if (!preview) {
        if (preview.error().code != ErrorCode::Cancelled) {
            m_effect->setText(message(preview.error()));
            m_save->setEnabled(false);
        }
        return;
    }
    m_preview = *preview;
    m_effect->setText(previewWords(*preview, m_model->changes(), m_model->view().segments));
}

void RulesPage::showFar()
{
    if (m_far->total <= 0)
        return;
    m_progress->setRange(0, static_cast<int>(m_far->total));
    m_progress->setValue(static_cast<int>(m_far->done));
}

void RulesPage::stopPreview()
{
    m_desk.checks().drop(QString(previewKey));
    m_look.stop();
    m_progress->hide();
    m_cancel->hide();
}

void RulesPage::save()
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_save->setEnabled(false);
    m_desk.writes().run(
        this,
        [&workspace, changes = m_model->changes()](const std::stop_token&) {
            return workspace.rules().save(changes);
        },
        [this](const Result<int>& saved) {
            if (!saved) {
                m_notice->say(message(saved.error()), Tone::Blocker);
                showButtons();
                return;
            }
            m_notice->say(savedWords(*saved, m_preview ? &*m_preview : nullptr), Tone::Good);
            m_model->discard();
            recheck();
            read();
        });
}

void RulesPage::recheck()
{
    OpenWorkspace& workspace = m_desk.workspace();
    m_jobs.start(
        tr("Checking the drafts by the changed rules"),
        [&workspace](const std::stop_token& stop, const ProgressHandler& progress) {
            const Result<CheckRun> run = workspace.checks().catchUp(progress, stop);
            JobEnd end;
            if (!run) {
                end.how = JobEnd::How::Failed;
                end.report.summary = message(run.error());
                return end;
            }
            end.how = run->stopped ? JobEnd::How::Stopped : JobEnd::How::Done;
            end.report.summary =
                tr("%n draft(s) checked again, %1 of them with other findings than before.",
                   nullptr, static_cast<int>(run->checked))
                    .arg(run->changed.size());
            return end;
        });
}

} // namespace countersign
