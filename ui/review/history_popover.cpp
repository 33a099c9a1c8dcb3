// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/history_popover.h"

#include "app/services/messages.h"
#include "models/history/history_model.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/theme.h"
#include "ui/review/history_delegate.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

HistoryPopover::HistoryPopover(const Theme& theme, HistoryModel& history, QWidget* page)
    : Popover(theme, page)
    , m_history(history)
    , m_list(new QListView(this))
    , m_compare(new KeyButton(theme, KeyButton::Look::Framed, this))
    , m_use(new KeyButton(theme, KeyButton::Look::Framed, this))
{
    setObjectName(u"historyPopover"_s);
    setAccessibleName(tr("History"));
    setFixedSize(420, 320);
    QLabel* title = makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this);
    title->setText(tr("History"));
    m_list->setObjectName(u"history"_s);
    m_list->setAccessibleName(tr("History"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new HistoryDelegate(theme, m_list));
    m_list->setModel(&history);
    m_use->setObjectName(u"useRevision"_s);
    m_use->setText(tr("Edit from this text"));
    m_use->setAccessibleName(m_use->text());
    m_compare->setObjectName(u"compareFromHistory"_s);
    m_compare->setText(tr("Compare"));
    m_compare->setAccessibleName(tr("Compare with an earlier text"));
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_compare);
    foot->addWidget(m_use);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    layout->addWidget(title);
    layout->addWidget(m_list, 1);
    layout->addLayout(foot);
    connect(m_compare, &QAbstractButton::clicked, this, [this] {
        closeUp();
        Q_EMIT comparisonAsked();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &HistoryPopover::showChoice);
    connect(m_use, &QAbstractButton::clicked, this, [this] {
        const RevisionView* revision = m_history.revisionAt(m_list->currentIndex().row());
        if (!revision)
            return;
        const RevisionId id = revision->revision.id;
        closeUp();
        Q_EMIT revisionAsked(id);
    });
}

void HistoryPopover::open(QWidget* anchor)
{
    m_list->setCurrentIndex(m_history.index(0));
    showChoice();
    openAt(anchor, m_list);
}

void HistoryPopover::showChoice()
{
    const QModelIndex current = m_list->currentIndex();
    const RevisionView* revision =
        current.isValid() ? m_history.revisionAt(current.row()) : nullptr;
    m_use->setEnabled(revision && !revision->head);
}

DecisionsPopover::DecisionsPopover(const Theme& theme, QWidget* page)
    : Popover(theme, page)
    , m_theme(theme)
    , m_rows(new QVBoxLayout)
{
    setObjectName(u"decisionsPopover"_s);
    setAccessibleName(tr("Your last decisions"));
    setFixedWidth(420);
    setFocusPolicy(Qt::StrongFocus);
    QLabel* title = makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this);
    title->setText(tr("Your last decisions"));
    m_rows->setSpacing(metrics::grid);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    layout->addWidget(title);
    layout->addLayout(m_rows);
}

void DecisionsPopover::open(const std::vector<UndoEntry>& entries, QWidget* anchor)
{
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_undos.clear();
    for (const UndoEntry& entry : entries)
        addRow(entry, static_cast<int>(m_undos.size()) + 1);
    if (entries.empty()) {
        QLabel* none = makeLabel(m_theme, Type::List, Weight::Regular, Ink::Secondary, this);
        none->setText(tr("Nothing decided yet."));
        m_rows->addWidget(none);
    }
    layout()->activate();
    openAt(anchor, this);
}

/// 1 to 9, and 0 for the tenth.
void DecisionsPopover::keyPressEvent(QKeyEvent* event)
{
    const int digit = event->key() - Qt::Key_0;
    const qsizetype row = digit == 0 ? 9 : digit - 1;
    if (digit >= 0 && digit <= 9 && row < m_undos.size())
        m_undos.at(row)->click();
    else
        Popover::keyPressEvent(event);
}

void DecisionsPopover::addRow(const UndoEntry& entry, int number)
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* what = new KeyButton(m_theme, KeyButton::Look::Quiet, row);
    what->setText(tr("%1 · %2").arg(entry.prospect, doneLabel(entry.decision.verdict)));
    what->setAccessibleName(what->text());
    setPlainToolTip(*what, entry.decision.reason);
    auto* undo = new KeyButton(m_theme, KeyButton::Look::Framed, row);
    undo->setText(tr("Undo"));
    undo->setKey(QString::number(number % 10));
    undo->setObjectName(u"undo%1"_s.arg(number));
    m_undos.append(undo);
    undo->setAccessibleName(tr("Undo: %1").arg(what->text()));
    undo->setEnabled(entry.undoable);
    setPlainToolTip(*undo, entry.whyNot ? message(*entry.whyNot) : QString());
    layout->addWidget(what);
    layout->addStretch(1);
    layout->addWidget(undo);
    m_rows->addWidget(row);
    connect(what, &QAbstractButton::clicked, this, [this, draft = entry.decision.draft] {
        closeUp();
        Q_EMIT draftAsked(draft);
    });
    connect(undo, &QAbstractButton::clicked, this, [this, id = entry.decision.id] {
        closeUp();
        Q_EMIT undoAsked(id);
    });
}

} // namespace countersign
