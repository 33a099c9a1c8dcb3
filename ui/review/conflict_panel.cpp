// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/conflict_panel.h"

#include "ui/common/card.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/theme.h"
#include "ui/review/copy_editor.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <set>

using namespace Qt::StringLiterals;

namespace countersign {

ConflictPanel::ConflictPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_subject(new QLineEdit)
    , m_result(new CopyEditor(theme))
{
    setObjectName(u"conflict"_s);
    setAccessibleName(tr("Two versions of one text"));
    auto* inside = new QWidget;
    auto* grid = new QGridLayout(inside);
    grid->setContentsMargins(metrics::wide, metrics::wide, metrics::wide, metrics::wide);
    grid->setSpacing(metrics::margin);
    QLabel* title = makeLabel(theme, Type::Title, Weight::Bold);
    title->setText(tr("Two people changed the same words"));
    QLabel* why = makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary);
    why->setText(tr("Take one of the two, or write below what shall stand. Nothing is lost: both "
                    "stay in the history."));
    why->setWordWrap(true);
    grid->addWidget(title, 0, 0, 1, 2);
    grid->addWidget(why, 1, 0, 1, 2);
    grid->addWidget(makeSide(m_mine, u"takeMine"_s, &ConflictView::mine), 2, 0, Qt::AlignTop);
    grid->addWidget(makeSide(m_theirs, u"takeTheirs"_s, &ConflictView::theirs), 2, 1, Qt::AlignTop);

    auto* card = new Card(theme);
    auto* result = new QVBoxLayout(card);
    result->setContentsMargins(1, 1, 1, 1);
    m_subject->setObjectName(u"resolvedSubject"_s);
    m_subject->setAccessibleName(tr("Subject"));
    m_result->setObjectName(u"resolvedText"_s);
    m_result->setEditing(true);
    result->addWidget(m_subject);
    result->addWidget(m_result);
    grid->addWidget(card, 3, 0, 1, 2);
    auto* keep = new KeyButton(theme, KeyButton::Look::Filled);
    keep->setObjectName(u"keepResolved"_s);
    keep->setText(tr("Keep this text"));
    keep->setAccessibleName(keep->text());
    auto* leave = new KeyButton(theme, KeyButton::Look::Framed);
    leave->setObjectName(u"leaveConflict"_s);
    leave->setText(tr("Later"));
    leave->setAccessibleName(leave->text());
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(keep);
    buttons->addWidget(leave);
    buttons->addStretch(1);
    grid->addLayout(buttons, 4, 0, 1, 2);
    grid->setRowStretch(5, 1);

    auto* scroll = new QScrollArea(this);
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
    setFocusProxy(m_result);
    connect(leave, &QAbstractButton::clicked, this, &ConflictPanel::left);
    connect(keep, &QAbstractButton::clicked, this, [this] {
        Citations citations = m_conflict.theirs.citations;
        for (const auto& citation : m_conflict.mine.citations)
            citations.insert_or_assign(citation.first, citation.second);
        Q_EMIT resolved({m_subject->text(), m_result->stored(), citations});
    });
}

QWidget* ConflictPanel::makeSide(Side& side, const QString& name,
                                 const EditedText ConflictView::*of)
{
    auto* card = new Card(m_theme);
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(1, metrics::gap, 1, metrics::gap);
    side.by = makeLabel(m_theme, Type::List, Weight::Bold, Ink::Text, card);
    side.text = new CopyEditor(m_theme, card);
    side.text->setObjectName(QString(name % u".text"_s));
    auto* head = new QHBoxLayout;
    head->setContentsMargins(18, 0, metrics::margin, 0);
    auto* take = new KeyButton(m_theme, KeyButton::Look::Framed, card);
    take->setObjectName(name);
    take->setText(tr("Take this"));
    head->addWidget(side.by, 1);
    head->addWidget(take);
    layout->addLayout(head);
    layout->addWidget(side.text);
    connect(take, &QAbstractButton::clicked, this, [this, of] { Q_EMIT resolved(m_conflict.*of); });
    return card;
}

void ConflictPanel::show(const ConflictView& conflict)
{
    m_conflict = conflict;
    const auto fill = [](Side& side, const QString& by, const EditedText& text) {
        side.by->setText(by);
        std::set<QString> labels;
        for (const auto& citation : text.citations)
            labels.insert(citation.first);
        side.text->setStored(text.text, false);
        side.text->setKnownLabels(labels);
        side.text->setEditing(false);
        return labels;
    };
    std::set<QString> labels = fill(m_mine, conflict.mineBy, conflict.mine);
    labels.merge(fill(m_theirs, conflict.theirsBy, conflict.theirs));
    m_subject->setText(conflict.mine.subject);
    m_result->setStored(conflict.proposal, false);
    m_result->setKnownLabels(labels);
}

} // namespace countersign
