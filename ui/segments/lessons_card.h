// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/edit_lessons.h"
#include "ui/common/card.h"

#include <vector>

class QLabel;

namespace countersign {

class Theme;

/// What reviewers change again and again, each with the way to a directive or a boundary. GUI thread.
class LessonsCard final : public Card {
    Q_OBJECT

public:
    explicit LessonsCard(const Theme& theme, QWidget* parent = nullptr);

    void show(const std::vector<EditLesson>& lessons);

Q_SIGNALS:
    void directiveAsked(const countersign::EditLesson& lesson, QWidget* button);
    void boundaryAsked(const countersign::EditLesson& lesson, QWidget* button);

private:
    void addRow(QWidget* rows, size_t number, const EditLesson& lesson);

    const Theme& m_theme;
    QLabel* m_none;
    QWidget* m_rows = nullptr;
};

} // namespace countersign
