// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace countersign {

class Theme;

/// A panel with a one-pixel line around it and round corners; what stands in it is laid out by whoever
/// makes it. GUI thread.
class Card : public QWidget {
    Q_OBJECT

public:
    explicit Card(const Theme& theme, QWidget* parent = nullptr);

    /// A dashed edge: a place where something could be.
    void setDashed(bool dashed);
    /// A strong edge: what one is working in.
    void setInHand(bool inHand);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    bool m_dashed = false;
    bool m_inHand = false;
};

} // namespace countersign
