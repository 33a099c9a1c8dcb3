// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace countersign {

class KeyButton;
class Theme;

/// What a page says when it has nothing to show: what this is, why it is empty, the one next thing to do.
/// GUI thread.
class EmptyState final : public QWidget {
    Q_OBJECT

public:
    struct Words {
        QString icon;   ///< a picture's name
        QString what;   ///< a title of a few words
        QString why;    ///< one or two sentences
        QString action; ///< the button; empty for none
        QString detail; ///< technical, small, can be selected; empty for none
    };

    explicit EmptyState(const Theme& theme, QWidget* parent = nullptr);

    void say(const Words& words);
    [[nodiscard]] QString what() const;
    [[nodiscard]] KeyButton& button() { return *m_button; }

Q_SIGNALS:
    void actionAsked();

private:
    void paintIcon();

    const Theme& m_theme;
    QString m_iconName;
    QLabel* m_icon;
    QLabel* m_what;
    QLabel* m_why;
    QLabel* m_detail;
    KeyButton* m_button;
};

} // namespace countersign
