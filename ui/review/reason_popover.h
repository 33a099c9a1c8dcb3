// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/popover.h"

#include <QStringList>

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace countersign {

/// Asks for one line: a reason, chosen by its number or typed, or a directive. GUI thread.
class ReasonPopover final : public Popover {
    Q_OBJECT

public:
    ReasonPopover(const Theme& theme, QWidget* page);

    struct Question {
        QString title;
        QStringList answers; ///< at most nine, each with its number key
        QString hint;        ///< in the empty line
        bool needed = true;  ///< an empty line is no answer
    };
    void ask(const Question& question, QWidget* anchor);

Q_SIGNALS:
    void answered(const QString& answer);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void answer(const QString& text);

    const Theme& m_theme;
    QStringList m_answers;
    bool m_needed = true;
    QLabel* m_title;
    QVBoxLayout* m_list;
    QLineEdit* m_line;
};

} // namespace countersign
