// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/reason_popover.h"

#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

ReasonPopover::ReasonPopover(const Theme& theme, QWidget* page)
    : Popover(theme, page)
    , m_theme(theme)
    , m_title(makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this))
    , m_list(new QVBoxLayout)
    , m_line(new QLineEdit(this))
{
    setObjectName(u"reasonPopover"_s);
    setMinimumWidth(340);
    m_line->setObjectName(u"reasonLine"_s);
    m_line->installEventFilter(this);
    m_list->setSpacing(2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    layout->setSpacing(metrics::gap);
    layout->addWidget(m_title);
    layout->addLayout(m_list);
    layout->addWidget(m_line);
    connect(m_line, &QLineEdit::returnPressed, this, [this] { answer(m_line->text()); });
}

void ReasonPopover::ask(const Question& question, QWidget* anchor)
{
    m_answers = question.answers;
    m_needed = question.needed;
    m_title->setText(question.title);
    setAccessibleName(question.title);
    m_line->clear();
    m_line->setPlaceholderText(question.hint);
    m_line->setAccessibleName(question.hint);
    while (QLayoutItem* item = m_list->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (int i = 0; i < m_answers.size(); ++i) {
        auto* button = new KeyButton(m_theme, KeyButton::Look::Quiet, this);
        button->setObjectName(u"reason%1"_s.arg(i + 1));
        button->setText(m_answers.at(i));
        button->setAccessibleName(m_answers.at(i));
        button->setKey(QString::number(i + 1));
        button->setKeyFirst(true);
        m_list->addWidget(button);
        connect(button, &QAbstractButton::clicked, this, [this, i] { answer(m_answers.at(i)); });
    }
    layout()->activate();
    openAt(anchor, m_line);
}

void ReasonPopover::answer(const QString& text)
{
    const QString line = text.trimmed();
    if (m_needed && line.isEmpty())
        return;
    closeUp();
    Q_EMIT answered(line);
}

bool ReasonPopover::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && m_line->text().isEmpty()) {
        const int number = static_cast<QKeyEvent*>(event)->key() - Qt::Key_0;
        if (number >= 1 && number <= m_answers.size()) {
            answer(m_answers.at(number - 1));
            return true;
        }
    }
    return Popover::eventFilter(watched, event);
}

} // namespace countersign
