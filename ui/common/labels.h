// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <QLabel>

namespace countersign {

/// How a label is inked.
enum class Ink { Text, Secondary };

/// A label that shows its text as it is, never as markup: texts come from outside.
[[nodiscard]] QLabel* makeLabel(const Theme& theme, Type type, Weight weight = Weight::Regular,
                                Ink ink = Ink::Text, QWidget* parent = nullptr);

/// A text as a menu shows it unchanged: "&" would underline the letter after it.
[[nodiscard]] QString menuText(QString text);

/// A tool tip that shows a text from outside as it is; a screen reader hears the text, not the tip's markup.
void setPlainToolTip(QWidget& widget, const QString& text);

/// One line that ends in "…" where it does not fit and then says the whole in its tool tip.
class ElidedLabel final : public QLabel {
    Q_OBJECT

public:
    ElidedLabel(const Theme& theme, Type type, Weight weight, Ink ink, QWidget* parent = nullptr);

    /// Says what the text means, below it in the tool tip and to a screen reader.
    void explain(const QString& meaning);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    Ink m_ink;
    QString m_meaning;
};

} // namespace countersign
