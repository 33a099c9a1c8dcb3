// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/list_side.h"

#include "ui/common/labels.h"
#include "ui/common/line.h"
#include "ui/common/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace countersign {

QWidget* makeListSide(const Theme& theme, const QString& title, QWidget* atEnd, QWidget* list,
                      int width, QWidget* parent)
{
    auto* side = new Panel(theme, parent);
    side->setFixedWidth(width);
    QLabel* label = makeLabel(theme, Type::List, Weight::Bold);
    label->setText(title);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(metrics::margin, metrics::gap, metrics::margin, metrics::gap);
    head->setSpacing(metrics::gap);
    head->addWidget(label);
    head->addStretch(1);
    head->addWidget(atEnd);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(new Line(theme, Qt::Horizontal, side));
    layout->addWidget(list, 1);
    return side;
}

} // namespace countersign
