// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/domain/user.h"

#include <QAbstractButton>
#include <QWidget>

#include <vector>

class QAction;
class QHBoxLayout;
class QLineEdit;
class QMenu;

namespace countersign {

class KeyButton;
class Theme;

/// A page's name in the top bar, with a count. GUI thread.
class NavigationButton final : public QAbstractButton {
    Q_OBJECT

public:
    NavigationButton(const Theme& theme, const QString& text, QWidget* parent = nullptr);

    /// Below 0: none.
    void setNumber(qint64 number);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString numberText() const;

    const Theme& m_theme;
    qint64 m_number = -1;
};

/// The pages, the search and who acts. GUI thread.
class TopBar final : public QWidget {
    Q_OBJECT

public:
    explicit TopBar(const Theme& theme, QWidget* parent = nullptr);

    /// Adds a page's button; `name` is its object name.
    NavigationButton* addPage(const QString& name, const QString& text);
    void setCurrent(int page);
    /// Who acts, and who else could.
    void setUsers(const User& acting, const std::vector<User>& users);

    /// What else the menu under the name offers, in this order.
    void setCommands(const QList<QAction*>& commands) { m_commands = commands; }

    [[nodiscard]] const User& acting() const { return m_acting; }
    [[nodiscard]] const std::vector<User>& users() const { return m_users; }

    [[nodiscard]] QLineEdit& search() { return *m_search; }
    [[nodiscard]] KeyButton& user() { return *m_user; }

Q_SIGNALS:
    void pageAsked(int page);
    void searched(const QString& text);
    /// Enter in the search field: on to what was found.
    void searchEntered();
    void userAsked(const QString& name);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void openUserMenu();
    void addTrust(QMenu& menu);

    const Theme& m_theme;
    QHBoxLayout* m_pages;
    std::vector<NavigationButton*> m_buttons;
    QLineEdit* m_search;
    KeyButton* m_user;
    QList<QAction*> m_commands;
    std::vector<User> m_users;
    User m_acting;
};

} // namespace countersign
