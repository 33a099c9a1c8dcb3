// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/inputs_service.h"
#include "ui/common/card.h"

class QLabel;

namespace countersign {

class CoverageBar;

/// How far one of the four inputs reaches. GUI thread.
class CoverageCard final : public Card {
    Q_OBJECT

public:
    CoverageCard(const Theme& theme, Input input, QWidget* parent = nullptr);

    void show(const InputCoverage& coverage, bool weakest);

private:
    QLabel* m_count;
    QLabel* m_words;
    CoverageBar* m_bar;
};

/// A share as a bar; the words beside it say the same. GUI thread.
class CoverageBar final : public QWidget {
    Q_OBJECT

public:
    explicit CoverageBar(const Theme& theme, QWidget* parent = nullptr);

    void setShare(double share);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    double m_share = 0.0;
};

} // namespace countersign
