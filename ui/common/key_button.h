// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/roles.h"

#include <QAbstractButton>

#include <optional>

class QAction;

namespace countersign {

class Theme;

/// A button with its key on a cap. It shows an action: text, key, whether it can be used, and if not, why
/// (the action's tool tip). GUI thread.
class KeyButton final : public QAbstractButton {
    Q_OBJECT

public:
    enum class Look {
        Framed, ///< a button
        Filled, ///< the one main thing to do
        Quiet,  ///< text and key alone, e.g. "Undo Z"
    };

    KeyButton(const Theme& theme, Look look, QWidget* parent = nullptr);

    /// Shown as it is: "&" makes no letter a key.
    void setText(const QString& text);
    /// Shows and triggers `action`, which must outlive the button. Its `text` is the label, its shortcut the
    /// cap; why it cannot be used is its tool tip.
    void setAction(QAction* action);
    [[nodiscard]] const QAction* action() const { return m_action; }
    void setKey(const QString& key);
    /// Out of sight although its action can be used by its key.
    void setAway(bool away);
    void setLook(Look look);
    [[nodiscard]] Look look() const { return m_look; }
    /// The key stands before the text, as in a list of choices.
    void setKeyFirst(bool first);
    /// Inks text and cap of a quiet button, e.g. for what stands in the way.
    void setTone(std::optional<Tone> tone);

    [[nodiscard]] QString key() const { return m_key; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void takeOver();
    struct Colors;
    [[nodiscard]] Colors colors() const;

    const Theme& m_theme;
    Look m_look;
    QAction* m_action = nullptr;
    QString m_key;
    bool m_away = false;
    bool m_keyFirst = false;
    std::optional<Tone> m_tone;
};

/// One without an action: whoever makes it listens to `clicked`. `name` is the object's, `text` what is shown and
/// read out.
[[nodiscard]] KeyButton* makeButton(const Theme& theme, KeyButton::Look look, const QString& name,
                                    const QString& text);

} // namespace countersign
