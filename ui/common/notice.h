// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/roles.h"

#include <QString>
#include <QWidget>

class QLabel;

namespace countersign {

class KeyButton;
class Theme;

/// One or two sentences across a panel, with at most two things to do about it. GUI thread.
class Notice final : public QWidget {
    Q_OBJECT

public:
    explicit Notice(const Theme& theme, QWidget* parent = nullptr);

    /// Empty words hide it.
    void say(const QString& words, Tone tone, const QString& first = {},
             const QString& second = {});
    [[nodiscard]] QString words() const;

Q_SIGNALS:
    void firstAsked();
    void secondAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void ink();

    const Theme& m_theme;
    Tone m_tone = Tone::Neutral;
    QLabel* m_label;
    KeyButton* m_first;
    KeyButton* m_second;
};

} // namespace countersign
