// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/note_popover.h"

#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

NotePopover::NotePopover(const Theme& theme, QWidget* page)
    : Popover(theme, page)
    , m_heading(makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this))
    , m_title(new QLineEdit(this))
    , m_text(new QPlainTextEdit(this))
    , m_keep(new KeyButton(theme, KeyButton::Look::Filled, this))
{
    setObjectName(u"notePopover"_s);
    setFixedWidth(380);
    m_title->setObjectName(u"noteTitle"_s);
    m_title->setPlaceholderText(tr("Where it comes from, e.g. “Call with Ilse” (may be empty)"));
    m_title->setAccessibleName(tr("Where it comes from"));
    m_text->setObjectName(u"noteText"_s);
    m_text->setPlaceholderText(tr("What you know, as you would say it to a colleague"));
    m_text->setAccessibleName(tr("Note"));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(110);
    m_text->installEventFilter(this);
    m_title->installEventFilter(this);
    m_keep->setObjectName(u"keepNote"_s);
    m_keep->setText(tr("Keep the note"));
    m_keep->setAccessibleName(m_keep->text());
    m_keep->setKey(
        keyCapText(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText)));
    QLabel* how = makeLabel(theme, Type::Small, Weight::Regular, Ink::Secondary, this);
    how->setText(tr("It is dated today and can be cited like any other evidence."));
    how->setWordWrap(true);
    auto* foot = new QHBoxLayout;
    foot->addWidget(how, 1);
    foot->addWidget(m_keep);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    layout->setSpacing(metrics::gap);
    layout->addWidget(m_heading);
    layout->addWidget(m_text);
    layout->addWidget(m_title);
    layout->addLayout(foot);
    connect(m_keep, &QAbstractButton::clicked, this, &NotePopover::keep);
    connect(m_text, &QPlainTextEdit::textChanged, this,
            [this] { m_keep->setEnabled(!m_text->toPlainText().trimmed().isEmpty()); });
    m_keep->setEnabled(false);
}

void NotePopover::open(const QString& about, QWidget* anchor)
{
    if (m_about != about)
        clear();
    m_about = about;
    m_heading->setText(tr("A note about %1").arg(about));
    setAccessibleName(m_heading->text());
    layout()->activate();
    openAt(anchor, m_text);
}

void NotePopover::clear()
{
    m_text->clear();
    m_title->clear();
}

void NotePopover::keep()
{
    const QString text = m_text->toPlainText().trimmed();
    if (text.isEmpty())
        return;
    const QString title = m_title->text().trimmed();
    closeUp();
    Q_EMIT written(title, text);
}

bool NotePopover::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return Popover::eventFilter(watched, event);
    const auto* press = static_cast<QKeyEvent*>(event);
    const bool enter = press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter;
    if (enter && (press->modifiers() & Qt::ControlModifier)) {
        keep();
        return true;
    }
    if (press->key() == Qt::Key_Escape) {
        closeUp();
        return true;
    }
    return Popover::eventFilter(watched, event);
}

} // namespace countersign
