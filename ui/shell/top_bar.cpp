// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/top_bar.h"

#include "app/services/messages.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"
#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QWidgetAction>

using namespace Qt::StringLiterals;

namespace countersign {

NavigationButton::NavigationButton(const Theme& theme, const QString& text, QWidget* parent)
    : QAbstractButton(parent)
    , m_theme(theme)
{
    setText(text);
    setAccessibleName(text);
    setCheckable(true);
    setAutoExclusive(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void NavigationButton::setNumber(qint64 number)
{
    m_number = number;
    setAccessibleDescription(numberText());
    updateGeometry();
    update();
}

QString NavigationButton::numberText() const
{
    return m_number < 0 ? QString() : QLocale().toString(m_number);
}

QSize NavigationButton::sizeHint() const
{
    const QFontMetrics bold(fontOf(Type::List, Weight::Bold));
    int width = bold.horizontalAdvance(text()) + 24;
    if (m_number >= 0)
        width += 4 + QFontMetrics(fontOf(Type::Small)).horizontalAdvance(numberText()) + 12;
    return {width, 30};
}

void NavigationButton::paintEvent(QPaintEvent* /*event*/)
{
    const Roles& roles = m_theme.roles();
    QPainter painter(this);
    if (isChecked())
        drawFrame(painter, rect(), metrics::controlRadius, roles.accentTone.tint,
                  roles.accentTone.tint);
    else if (underMouse())
        drawFrame(painter, rect(), metrics::controlRadius, roles.hover, roles.hover);
    QRect inside = rect().adjusted(12, 0, -12, 0);
    painter.setFont(fontOf(Type::List, isChecked() ? Weight::Bold : Weight::Regular));
    painter.setPen(isChecked() ? roles.accentTone.ink : roles.secondary);
    drawTextLine(painter, inside, text());
    if (m_number >= 0) {
        painter.setFont(fontOf(Type::Small));
        const int width = painter.fontMetrics().horizontalAdvance(numberText()) + 12;
        const QRect badge =
            QStyle::visualRect(layoutDirection(), rect(),
                               QRect(rect().right() - 7 - width, (height() - 18) / 2, width, 18));
        drawFrame(painter, badge, 9, roles.neutralTone.tint,
                  roles.outlined() ? roles.text : roles.neutralTone.tint);
        painter.setPen(roles.outlined() ? roles.text : roles.neutralTone.ink);
        painter.drawText(badge, static_cast<int>(Qt::AlignCenter), numberText());
    }
    if (hasFocus())
        drawFrame(painter, rect(), metrics::controlRadius, Qt::transparent,
                  isChecked() && roles.outlined() ? roles.onAccent : roles.accent, 2);
}

TopBar::TopBar(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_pages(new QHBoxLayout)
    , m_search(new QLineEdit(this))
    , m_user(new KeyButton(theme, KeyButton::Look::Quiet, this))
{
    setObjectName(u"topBar"_s);
    setFixedHeight(44);
    m_search->setObjectName(u"search"_s);
    m_search->setAccessibleName(tr("Search drafts, people, companies"));
    m_search->setPlaceholderText(tr("Search drafts, people, companies  /"));
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(140);
    m_search->setMaximumWidth(260);
    m_search->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_search->installEventFilter(this);
    m_user->setObjectName(u"user"_s);
    m_pages->setSpacing(metrics::grid);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(metrics::margin, 0, metrics::margin, 0);
    layout->setSpacing(metrics::margin);
    layout->addLayout(m_pages);
    layout->addStretch(1);
    layout->addWidget(m_search, 2);
    layout->addWidget(m_user);
    connect(m_search, &QLineEdit::textChanged, this, &TopBar::searched);
    connect(m_search, &QLineEdit::returnPressed, this, &TopBar::searchEntered);
    connect(m_user, &QAbstractButton::clicked, this, &TopBar::openUserMenu);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

NavigationButton* TopBar::addPage(const QString& name, const QString& text)
{
    auto* button = new NavigationButton(m_theme, text, this);
    button->setObjectName(name);
    const int page = static_cast<int>(m_buttons.size());
    m_buttons.push_back(button);
    m_pages->addWidget(button);
    connect(button, &QAbstractButton::clicked, this, [this, page] { Q_EMIT pageAsked(page); });
    return button;
}

void TopBar::setCurrent(int page)
{
    m_buttons.at(size_t(page))->setChecked(true);
}

void TopBar::setUsers(const User& acting, const std::vector<User>& users)
{
    m_acting = acting;
    m_users = users;
    m_user->setText(QString(acting.name % u" · "_s % label(acting.role)));
    m_user->setAccessibleName(tr("Acting as %1").arg(m_user->text()));
    m_user->updateGeometry();
}

void TopBar::openUserMenu()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"userMenu"_s);
    addTrust(*menu);
    for (const User& user : m_users) {
        QAction* action =
            menu->addAction(menuText(QString(user.name % u" · "_s % label(user.role))));
        action->setCheckable(true);
        action->setChecked(user.id == m_acting.id);
        connect(action, &QAction::triggered, this,
                [this, id = user.id.text()] { Q_EMIT userAsked(id); });
    }
    menu->addSeparator();
    menu->addActions(m_commands);
    menu->popup(m_user->mapToGlobal(QPoint(0, m_user->height() + metrics::grid)));
}

/// Who may act as whom is said where one chooses.
void TopBar::addTrust(QMenu& menu)
{
    const QString words =
        tr("Countersign trusts this computer’s account: whoever sits here can act "
           "as anybody in this list. In a team the server asks who one is.");
    QLabel* label = makeLabel(m_theme, Type::Small, Weight::Regular, Ink::Secondary);
    label->setObjectName(u"trust"_s);
    label->setText(words);
    label->setWordWrap(true);
    label->setFixedWidth(300);
    label->setContentsMargins(metrics::margin, metrics::gap, metrics::margin, metrics::gap);
    auto* action = new QWidgetAction(&menu);
    action->setDefaultWidget(label);
    action->setEnabled(false);
    menu.addAction(action);
    menu.setAccessibleDescription(words);
}

void TopBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.roles().panel);
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme.roles().line);
}

bool TopBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) {
            m_search->clear();
            Q_EMIT searchEntered();
            return true;
        }
        if (key == Qt::Key_Down) {
            Q_EMIT searchEntered();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace countersign
