// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/segments/gate_card.h"

#include "models/segments/segment_words.h"
#include "ui/common/labels.h"
#include "ui/common/painting.h"

#include <QGridLayout>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

/// Met: a disc; not yet: a ring. The sentence beside it says the same to those who hear it.
class Mark final : public QWidget {
public:
    Mark(const Theme& theme, bool met, QWidget* parent)
        : QWidget(parent)
        , m_theme(theme)
        , m_met(met)
    {
        setFixedSize(12, 18);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Roles& roles = m_theme.roles();
        painter.setPen(QPen(m_met ? roles.good : roles.warning, 2));
        painter.setBrush(m_met ? QBrush(roles.good) : QBrush(Qt::NoBrush));
        painter.drawEllipse(QRectF(1.5, 4.5, 9, 9));
    }

private:
    const Theme& m_theme;
    bool m_met;
};

} // namespace

GateCard::GateCard(const Theme& theme, QWidget* parent)
    : Card(theme, parent)
    , m_theme(theme)
    , m_title(makeLabel(theme, Type::List, Weight::Bold, Ink::Text, this))
    , m_leftOut(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
    , m_cost(makeLabel(theme, Type::List, Weight::Regular, Ink::Secondary, this))
{
    setObjectName(u"gateCard"_s);
    m_title->setObjectName(u"gateTitle"_s);
    m_leftOut->setObjectName(u"leftOut"_s);
    m_cost->setObjectName(u"changeCost"_s);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::wide, metrics::margin, metrics::wide, metrics::margin);
    layout->setSpacing(metrics::gap);
    layout->addWidget(m_title);
    for (QLabel* label : {m_leftOut, m_cost}) {
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    layout->addStretch(1);
}

void GateCard::show(const SegmentReport& report)
{
    delete m_rows;
    m_rows = new QWidget(this);
    auto* grid = new QGridLayout(m_rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(metrics::gap);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    int met = 0;
    for (size_t i = 0; i < report.gate.size(); ++i) {
        met += report.gate[i].met ? 1 : 0;
        addRow(static_cast<int>(i), report.gate[i]);
    }
    m_title->setText(tr("What autopilot needs: %1 of %2 met").arg(met).arg(report.gate.size()));
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_rows);
    const auto say = [](QLabel* label, const QString& words) {
        label->setText(words);
        label->setVisible(!words.isEmpty());
    };
    say(m_leftOut, leftOutWords(report));
    say(m_cost, costWords(report));
}

void GateCard::addRow(int row, const GateCondition& condition)
{
    const ConditionWords words = wordsOf(condition);
    auto* grid = static_cast<QGridLayout*>(m_rows->layout());
    grid->addWidget(new Mark(m_theme, words.met, m_rows), row, 0, Qt::AlignTop);
    QLabel* what = makeLabel(m_theme, Type::List, Weight::Regular, Ink::Text, m_rows);
    what->setObjectName(QString(u"condition." % condition.condition));
    what->setText(words.next.isEmpty() ? words.what : QString(words.what % u'\n' % words.next));
    what->setWordWrap(true);
    what->setAccessibleName(sentenceOf(words));
    QLabel* figure = makeLabel(m_theme, Type::List, Weight::Bold, Ink::Text, m_rows);
    figure->setText(words.figure);
    grid->addWidget(what, row, 1);
    grid->addWidget(figure, row, 2, Qt::AlignTop | Qt::AlignRight);
}

} // namespace countersign
