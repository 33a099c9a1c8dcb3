// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/empty_state.h"

#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/theme.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr int wordsWidth = 420;

} // namespace

EmptyState::EmptyState(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_icon(new QLabel(this))
    , m_what(makeLabel(theme, Type::Title, Weight::Bold, Ink::Text, this))
    , m_why(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
    , m_detail(makeLabel(theme, Type::Small, Weight::Regular, Ink::Secondary, this))
    , m_button(new KeyButton(theme, KeyButton::Look::Filled, this))
{
    m_what->setObjectName(u"what"_s);
    m_why->setObjectName(u"why"_s);
    m_button->setObjectName(u"next"_s);
    // Words wrap to the width of a column of their own; labels that a layout aligns would be cut off.
    auto* column = new QWidget(this);
    column->setMaximumWidth(wordsWidth);
    auto* words = new QVBoxLayout(column);
    words->setContentsMargins(0, 0, 0, 0);
    words->setSpacing(metrics::gap);
    for (QLabel* label : {m_icon, m_what, m_why, m_detail}) {
        label->setAlignment(Qt::AlignCenter);
        words->addWidget(label);
    }
    m_what->setWordWrap(true);
    m_why->setWordWrap(true);
    m_detail->setWordWrap(true);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    words->addSpacing(metrics::grid);
    words->addWidget(m_button, 0, Qt::AlignHCenter);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(column, 100);
    row->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::wide, metrics::wide, metrics::wide, metrics::wide);
    layout->addStretch(2);
    layout->addLayout(row);
    layout->addStretch(3);
    connect(m_button, &QAbstractButton::clicked, this, &EmptyState::actionAsked);
    connect(&theme, &Theme::changed, this, &EmptyState::paintIcon);
}

void EmptyState::say(const Words& words)
{
    m_iconName = words.icon;
    paintIcon();
    m_icon->setVisible(!words.icon.isEmpty());
    m_what->setText(words.what);
    m_why->setText(words.why);
    m_why->setVisible(!words.why.isEmpty());
    m_detail->setText(words.detail);
    m_detail->setVisible(!words.detail.isEmpty());
    m_button->setText(words.action);
    m_button->setAccessibleName(words.action);
    m_button->setVisible(!words.action.isEmpty());
    m_button->updateGeometry();
    setAccessibleName(words.what);
    setAccessibleDescription(words.why);
}

QString EmptyState::what() const
{
    return m_what->text();
}

void EmptyState::paintIcon()
{
    if (!m_iconName.isEmpty())
        m_icon->setPixmap(
            m_theme.icon(m_iconName, m_theme.roles().secondary).pixmap(QSize(32, 32)));
}

} // namespace countersign
