// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/comparison.h"

#include <QWidget>

class QComboBox;
class QTextEdit;

namespace countersign {

class ElidedLabel;
class KeyButton;
class Theme;

/// The text beside an earlier one, word by word: what went is struck out, what came is underlined. Stands
/// where the copy stands. GUI thread.
class ComparisonPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonPanel(const Theme& theme, QWidget* parent = nullptr);

    /// `first`: which of the earlier texts to begin with; a text chosen here before stays chosen.
    void show(std::vector<ComparableText> earlier, int first, const EditedText& now);
    /// Shows the next of the earlier texts; after the last the first.
    void next();
    [[nodiscard]] KeyButton& close() { return *m_close; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void compareWith(int index);
    void fitHeight();

    const Theme& m_theme;
    std::vector<ComparableText> m_earlier;
    EditedText m_now;
    QComboBox* m_which;
    ElidedLabel* m_counts;
    KeyButton* m_close;
    QTextEdit* m_text;
    bool m_filling = false;
};

} // namespace countersign
