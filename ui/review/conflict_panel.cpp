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
#include <utility>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// As often as a draft that is written in is kept, in milliseconds: at most the last second of typing
/// is lost.
constexpr int writeEvery = 1000;

} // namespace

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
    auto* below = new QVBoxLayout(card);
    below->setContentsMargins(1, 1, 1, 1);
    m_subject->setObjectName(u"resolvedSubject"_s);
    m_subject->setAccessibleName(tr("Subject"));
    m_result->setObjectName(u"resolvedText"_s);
    m_result->setEditing(true);
    below->addWidget(m_subject);
    below->addWidget(m_result);
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
    connect(keep, &QAbstractButton::clicked, this, [this] { end(result()); });
    m_writeSoon.setSingleShot(true);
    m_writeSoon.setInterval(writeEvery);
    connect(&m_writeSoon, &QTimer::timeout, this, &ConflictPanel::flush);
    const auto soon = [this] {
        m_isKept = false;
        if (!m_writeSoon.isActive())
            m_writeSoon.start();
    };
    connect(m_result, &CopyEditor::edited, this, soon);
    connect(m_subject, &QLineEdit::textEdited, this, soon);
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
    connect(take, &QAbstractButton::clicked, this, [this, of] { end(m_conflict.*of); });
    return card;
}

std::set<QString> ConflictPanel::showSides(const ConflictView& conflict)
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
    return labels;
}

void ConflictPanel::begin(const DraftId& draft, const ConflictView& conflict,
                          const std::optional<EditedText>& written)
{
    m_writeSoon.stop();
    m_isKept = true;
    m_draft = draft;
    const std::set<QString> labels = showSides(conflict);
    m_subject->setText(written ? written->subject : conflict.mine.subject);
    m_result->setStored(written ? written->text : conflict.proposal, false);
    m_result->setKnownLabels(labels);
}

void ConflictPanel::renew(const ConflictView& conflict)
{
    m_result->setKnownLabels(showSides(conflict));
}

EditedText ConflictPanel::result() const
{
    Citations citations = m_conflict.theirs.citations;
    for (const auto& citation : m_conflict.mine.citations)
        citations.insert_or_assign(citation.first, citation.second);
    return {m_subject->text(), m_result->stored(), citations};
}

/// What is kept from here on is the answer, not what led to it.
void ConflictPanel::end(const EditedText& text)
{
    m_writeSoon.stop();
    m_isKept = true;
    Q_EMIT resolved(text);
}

void ConflictPanel::flush()
{
    if (std::exchange(m_isKept, true))
        return;
    m_writeSoon.stop();
    Q_EMIT written(result());
}

void ConflictPanel::hideEvent(QHideEvent* event)
{
    flush();
    QWidget::hideEvent(event);
}

} // namespace countersign
