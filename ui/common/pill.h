// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/roles.h"

#include <QWidget>

namespace countersign {

class Theme;

/// One tinted word, e.g. "2 blockers". GUI thread.
class Pill final : public QWidget {
    Q_OBJECT

public:
    explicit Pill(const Theme& theme, QWidget* parent = nullptr);

    void show(const QString& text, Tone tone);
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    QString m_text;
    Tone m_tone = Tone::Neutral;
};

} // namespace countersign
