// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/segments/lessons_card.h"

#include "models/segments/segment_words.h"
#include "ui/common/flow_layout.h"
#include "ui/common/key_button.h"
#include "ui/common/labels.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

constexpr size_t mostShown = 6;

} // namespace

LessonsCard::LessonsCard(const Theme& theme, QWidget* parent)
    : Card(theme, parent)
    , m_theme(theme)
    , m_none(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
{
    setObjectName(u"lessonsCard"_s);
    QLabel* title = makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this);
    title->setText(tr("What reviewers keep changing"));
    m_none->setObjectName(u"noLessons"_s);
    m_none->setWordWrap(true);
    m_none->setText(
        tr("Nothing was changed in the same way in three drafts yet. What is cut, added "
           "or replaced again and again stands here, to be made a rule in two clicks."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::wide, metrics::margin, metrics::wide, metrics::margin);
    layout->setSpacing(metrics::gap);
    layout->addWidget(title);
    layout->addWidget(m_none);
    layout->addStretch(1);
}

void LessonsCard::show(const std::vector<EditLesson>& lessons)
{
    delete m_rows;
    m_rows = new QWidget(this);
    auto* list = new QVBoxLayout(m_rows);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(metrics::margin);
    for (size_t i = 0; i < lessons.size() && i < mostShown; ++i)
        addRow(m_rows, i + 1, lessons[i]);
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_rows);
    m_rows->setVisible(!lessons.empty());
    m_none->setVisible(lessons.empty());
}

void LessonsCard::addRow(QWidget* rows, size_t number, const EditLesson& lesson)
{
    auto* row = new QVBoxLayout;
    row->setSpacing(metrics::grid);
    QLabel* words = makeLabel(m_theme, Type::List, Weight::Regular, Ink::Text, rows);
    words->setObjectName(u"lesson%1"_s.arg(number));
    words->setText(lessonWords(lesson));
    words->setWordWrap(true);
    QLabel* figures = makeLabel(m_theme, Type::Small, Weight::Regular, Ink::Secondary, rows);
    figures->setText(lessonFigures(lesson));
    figures->setWordWrap(true);
    row->addWidget(words);
    row->addWidget(figures);
    auto* buttons = new QWidget(rows);
    auto* flow = new FlowLayout(buttons, metrics::gap);
    flow->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& name, const QString& text) {
        auto* button = new KeyButton(m_theme, KeyButton::Look::Framed, buttons);
        button->setObjectName(name);
        button->setText(text);
        button->setAccessibleName(tr("%1: %2", "a lesson, what to do").arg(words->text(), text));
        flow->addWidget(button);
        return button;
    };
    KeyButton* directive = add(u"lesson%1.directive"_s.arg(number), tr("Make it a directive…"));
    connect(directive, &QAbstractButton::clicked, this,
            [this, lesson, directive] { Q_EMIT directiveAsked(lesson, directive); });
    if (lesson.kind != EditLesson::Kind::Added) {
        KeyButton* boundary = add(u"lesson%1.boundary"_s.arg(number), tr("Make it a boundary…"));
        connect(boundary, &QAbstractButton::clicked, this,
                [this, lesson, boundary] { Q_EMIT boundaryAsked(lesson, boundary); });
    }
    row->addWidget(buttons);
    static_cast<QVBoxLayout*>(rows->layout())->addLayout(row);
}

} // namespace countersign
