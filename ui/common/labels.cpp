// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/labels.h"

#include "models/common/plain_tool_tip.h"
#include "ui/common/painting.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

void ink(QLabel& label, const Theme& theme, Ink ink)
{
    QPalette palette;
    palette.setColor(QPalette::WindowText,
                     ink == Ink::Secondary ? theme.roles().secondary : theme.roles().text);
    label.setPalette(palette);
}

} // namespace

QLabel* makeLabel(const Theme& theme, Type type, Weight weight, Ink inkOf, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setFont(fontOf(type, weight));
    // A label would stand where its own text's direction puts it, not where the window's does.
    if (QGuiApplication::isRightToLeft())
        label->setAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
    ink(*label, theme, inkOf);
    QObject::connect(&theme, &Theme::changed, label,
                     [label, &theme, inkOf] { ink(*label, theme, inkOf); });
    return label;
}

QString menuText(QString text)
{
    return text.replace(u'&', u"&&"_s);
}

ElidedLabel::ElidedLabel(const Theme& theme, Type type, Weight weight, Ink inkOf, QWidget* parent)
    : QLabel(parent)
    , m_theme(theme)
    , m_ink(inkOf)
{
    setTextFormat(Qt::PlainText);
    setFont(fontOf(type, weight));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ElidedLabel::explain(const QString& meaning)
{
    m_meaning = meaning;
    setAccessibleDescription(meaning);
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(u"…"_s), QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setPen(m_ink == Ink::Secondary ? m_theme.roles().secondary : m_theme.roles().text);
    painter.setFont(font());
    drawTextLine(painter, rect(), text(), alignment());
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QLabel::event(event);
    const bool isCut = fontMetrics().horizontalAdvance(text()) > width() + 1;
    QStringList words;
    if (isCut)
        words.append(text());
    if (!m_meaning.isEmpty())
        words.append(m_meaning);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                       plainToolTip(words.join(u"\n\n"_s)), this);
    return true;
}

void setPlainToolTip(QWidget& widget, const QString& text)
{
    widget.setToolTip(plainToolTip(text));
    widget.setAccessibleDescription(text);
}

} // namespace countersign
