// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/coverage_card.h"

#include "app/services/messages.h"
#include "models/common/words.h"
#include "models/inputs/inputs_reader.h"
#include "ui/common/labels.h"
#include "ui/common/theme.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {

CoverageCard::CoverageCard(const Theme& theme, Input input, QWidget* parent)
    : Card(theme, parent)
    , m_count(makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this))
    , m_words(makeLabel(theme, Type::Small, Weight::Regular, Ink::Secondary, this))
    , m_bar(new CoverageBar(theme, this))
{
    QLabel* name = makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this);
    name->setText(capitalised(label(input)));
    m_words->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->addWidget(name, 1);
    head->addWidget(m_count);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::wide, metrics::margin, metrics::wide, metrics::margin);
    layout->setSpacing(metrics::gap);
    layout->addLayout(head);
    layout->addWidget(m_bar);
    layout->addWidget(m_words);
    layout->addStretch(1); // beside a card with more words
}

void CoverageCard::show(const InputCoverage& coverage, bool weakest)
{
    m_count->setText(QLocale().toString(coverage.passages));
    const double share =
        coverage.input == Input::Knowledge ? (coverage.passages > 0 ? 1.0 : 0.0) : coverage.share;
    m_bar->setShare(share);
    const QString words = coverageWords(coverage);
    m_words->setText(weakest ? tr("%1 · the weakest input").arg(words) : words);
    setAccessibleName(QString(label(coverage.input) % u": "_s % m_words->text()));
}

CoverageBar::CoverageBar(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setFixedHeight(6);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void CoverageBar::setShare(double share)
{
    m_share = share;
    update();
}

void CoverageBar::paintEvent(QPaintEvent* /*event*/)
{
    const Roles& roles = m_theme.roles();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(roles.outlined() ? QPen(roles.text) : QPen(Qt::NoPen));
    painter.setBrush(roles.outlined() ? roles.panel : roles.line);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    const qreal filled = qBound(0.0, m_share, 1.0) * width();
    if (filled < 1)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_share >= 0.9 ? roles.good : m_share >= 0.5 ? roles.accent : roles.warning);
    QRectF area(0, 0, qMax<qreal>(6, filled), height());
    if (layoutDirection() == Qt::RightToLeft)
        area.moveRight(width());
    painter.drawRoundedRect(area, 3, 3);
}

} // namespace countersign
