// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/control_service.h"

#include <QWidget>

#include <vector>

namespace countersign {

class Theme;

/// The approved-without-edit rate over time as a line, with its one-sided bounds as a band around it and the
/// gate's bound as a dashed line. The figures of each day stand in its tool tip and, all of them, in its
/// accessible description. GUI thread.
class TrendChart final : public QWidget {
    Q_OBJECT

public:
    explicit TrendChart(const Theme& theme, QWidget* parent = nullptr);

    void show(std::vector<TrendPoint> trend);
    [[nodiscard]] QSize sizeHint() const override { return {360, 190}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] double xOf(size_t point) const;
    [[nodiscard]] double yOf(double rate) const;
    void drawScale(QPainter& painter) const;
    void drawCurve(QPainter& painter) const;
    void drawDays(QPainter& painter) const;

    const Theme& m_theme;
    std::vector<TrendPoint> m_trend;
};

} // namespace countersign
