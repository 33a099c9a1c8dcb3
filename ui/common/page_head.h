// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;

class QLabel;

namespace countersign {

class FlowLayout;
class KeyButton;
class Theme;

/// A page's title, a line about what is on it, and its buttons. GUI thread.
class PageHead final : public QWidget {
    Q_OBJECT

public:
    PageHead(const Theme& theme, const QString& title, QWidget* parent = nullptr);

    void say(const QString& words);
    KeyButton* addButton(const QString& name, const QString& text, bool main = false);
    /// A button of a command: its words, whether it can be used and why not are the command's.
    KeyButton* addButton(const QString& name, QAction* action, bool main = false);

private:
    const Theme& m_theme;
    QLabel* m_words;
    QWidget* m_buttons;
};

} // namespace countersign
