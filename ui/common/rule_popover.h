// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/popover.h"

#include <vector>

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace countersign {

class KeyButton;
class Notice;

/// A few lines that make a rule of copy, what it would do, and a button that makes it. It stays open until
/// it is made: what is refused is said under the lines. GUI thread.
class RulePopover final : public Popover {
    Q_OBJECT

public:
    RulePopover(const Theme& theme, QWidget* page);

    struct Field {
        QString name; ///< over the line
        QString text;
    };
    struct Question {
        QString title;
        std::vector<Field> fields; ///< the first must not be empty
        QString effect;            ///< what it would cost or do
        QString confirm;           ///< on the button
        bool canTry = false;       ///< a button that asks for `effect` anew
    };
    void ask(const Question& question, QWidget* anchor);
    void sayEffect(const QString& words);
    /// What was wrong, over the buttons; empty for nothing. Goes as soon as a line is changed.
    void sayRefusal(const QString& words);
    [[nodiscard]] QStringList texts() const;

Q_SIGNALS:
    void confirmed(const QStringList& texts);
    void tried(const QStringList& texts);

private:
    void fit();

    const Theme& m_theme;
    QLabel* m_title;
    QWidget* m_fields = nullptr;
    std::vector<QLineEdit*> m_lines;
    QLabel* m_effect;
    Notice* m_refusal;
    KeyButton* m_cancel;
    KeyButton* m_try;
    KeyButton* m_confirm;
    QVBoxLayout* m_layout;
};

} // namespace countersign
