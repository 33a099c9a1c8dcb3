// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/popover.h"

#include <QStringList>

class QLabel;

namespace countersign {

class KeyButton;

/// Signing all that the list shows: first what it would do. GUI thread.
class SignAllPopover final : public Popover {
    Q_OBJECT

public:
    SignAllPopover(const Theme& theme, QWidget* page);

    void open(int drafts, const QStringList& words, QWidget* anchor);

Q_SIGNALS:
    void confirmed();

private:
    QLabel* m_words;
    KeyButton* m_cancel;
    KeyButton* m_sign;
};

} // namespace countersign
