// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QAction;

namespace countersign {

class KeyButton;
class Theme;

/// The decisions, each on a button with its key, and beside them why the first of them cannot be made now.
/// GUI thread.
class ActionBar final : public QWidget {
    Q_OBJECT

public:
    explicit ActionBar(const Theme& theme, QWidget* parent = nullptr);

    /// Shows an action as a button.
    void add(QAction* action);
    /// The button of an action, to open something beside it.
    [[nodiscard]] QWidget* buttonOf(const QAction* action);
    /// The one filled button, of those shown; the others are framed.
    void setMain(const QAction* action);
    /// Whether a command that can be used has a button here, too.
    void setShown(const QAction* action, bool shown);
    /// What stands in the way, with the command that leads there; empty for nothing.
    void setReason(const QString& reason, QAction* way);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight();

    const Theme& m_theme;
    std::vector<KeyButton*> m_buttons;
    KeyButton* m_reason;
    QAction* m_way = nullptr;
};

} // namespace countersign
