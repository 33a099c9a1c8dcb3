// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace countersign {

class Theme;

/// The steps of an assistant in a line, the one at hand in bold. A screen reader hears "Step 2 of 4: …".
/// GUI thread.
class StepLine final : public QWidget {
    Q_OBJECT

public:
    StepLine(const Theme& theme, const QStringList& steps, QWidget* parent = nullptr);

    void setCurrent(int step);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    QStringList m_steps;
    int m_current = 0;
};

} // namespace countersign
