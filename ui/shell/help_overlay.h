// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/popover.h"

class QGridLayout;

namespace countersign {

class ActionRegistry;
class KeyButton;

/// The list of keys. A click on a key asks for another one; Backspace brings the standard back.
/// GUI thread.
class HelpOverlay final : public Popover {
    Q_OBJECT

public:
    HelpOverlay(const Theme& theme, ActionRegistry& registry, QWidget* page);

    void open();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void ask(KeyButton* button, const QString& id);

    const Theme& m_theme;
    ActionRegistry& m_registry;
    QWidget* m_list = nullptr;
    KeyButton* m_asking = nullptr; ///< waits for its new key
    QString m_askingId;
};

} // namespace countersign
