// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <QPainter>
#include <QWidget>

namespace countersign {

/// A one-pixel line between panels.
class Line final : public QWidget {
    Q_OBJECT

public:
    Line(const Theme& theme, Qt::Orientation orientation, QWidget* parent = nullptr)
        : QWidget(parent)
        , m_theme(theme)
    {
        if (orientation == Qt::Horizontal)
            setFixedHeight(1);
        else
            setFixedWidth(1);
        connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter(this).fillRect(rect(), m_theme.roles().line);
    }

private:
    const Theme& m_theme;
};

/// Fills its ground with the panel's colour.
class Panel : public QWidget {
    Q_OBJECT

public:
    explicit Panel(const Theme& theme, QWidget* parent = nullptr)
        : QWidget(parent)
        , m_panelTheme(theme)
    {
        connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter(this).fillRect(rect(), m_panelTheme.roles().panel);
    }

private:
    const Theme& m_panelTheme;
};

} // namespace countersign
