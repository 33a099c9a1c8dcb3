// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/popover.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace countersign {

class KeyButton;

/// A note of one's own about a person, written beside the draft. It becomes evidence of the CRM context.
/// GUI thread.
class NotePopover final : public Popover {
    Q_OBJECT

public:
    NotePopover(const Theme& theme, QWidget* page);

    /// `about`: the person's name. What was typed for the same person and not kept is still there.
    void open(const QString& about, QWidget* anchor);
    /// The note was stored.
    void clear();

Q_SIGNALS:
    void written(const QString& title, const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void keep();

    QLabel* m_heading;
    QLineEdit* m_title;
    QPlainTextEdit* m_text;
    KeyButton* m_keep;
    QString m_about;
};

} // namespace countersign
