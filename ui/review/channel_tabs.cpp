// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/channel_tabs.h"

#include "app/services/messages.h"
#include "models/common/words.h"
#include "ui/common/theme.h"

#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace countersign {

ChannelTabs::ChannelTabs(const Theme& theme, QWidget* parent)
    : QTabBar(parent)
    , m_theme(theme)
{
    setObjectName(u"channels"_s);
    setAccessibleName(tr("Channels of this person"));
    setExpanding(false);
    setDrawBase(false);
    setFocusPolicy(Qt::TabFocus);
    setUsesScrollButtons(true);
    setFont(fontOf(Type::List));
    connect(this, &QTabBar::currentChanged, this, [this](int index) {
        if (!m_filling && index >= 0 && index < static_cast<int>(m_drafts.size()))
            Q_EMIT chosen(m_drafts.at(size_t(index)));
    });
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ChannelTabs::show(const std::vector<SiblingView>& siblings, const DraftId& current)
{
    m_filling = true;
    std::vector<DraftId> drafts;
    QStringList texts;
    int selected = 0;
    for (const SiblingView& sibling : siblings) {
        if (sibling.draft == current)
            selected = static_cast<int>(drafts.size());
        drafts.push_back(sibling.draft);
        texts.append(tr("%1 %2", "channel and its key")
                         .arg(capitalised(label(sibling.channel)))
                         .arg(drafts.size()));
    }
    while (count() > texts.size())
        removeTab(count() - 1);
    for (int i = 0; i < texts.size(); ++i) {
        if (i < count())
            setTabText(i, texts.at(i));
        else
            addTab(texts.at(i));
        setTabToolTip(i, capitalised(label(siblings.at(size_t(i)).state)));
    }
    m_drafts = std::move(drafts);
    setCurrentIndex(selected);
    m_filling = false;
}

std::optional<DraftId> ChannelTabs::draftAt(int number) const
{
    return number >= 1 && number <= static_cast<int>(m_drafts.size())
               ? std::optional(m_drafts.at(size_t(number - 1)))
               : std::nullopt;
}

/// All of them have room: what stands beside them is shortened before. Where even that is too little they scroll.
QSize ChannelTabs::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), 380), sizeHint().height()};
}

QSize ChannelTabs::tabSizeHint(int index) const
{
    const QFontMetrics metrics(fontOf(Type::List, Weight::Bold));
    return {metrics.horizontalAdvance(tabText(index)) + 28, 31};
}

void ChannelTabs::paintEvent(QPaintEvent* /*event*/)
{
    const Roles& roles = m_theme.roles();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < count(); ++i) {
        const QRect tab = tabRect(i);
        const bool current = i == currentIndex();
        if (current) {
            QPainterPath path;
            const QRectF area = QRectF(tab).adjusted(0.5, 0.5, -0.5, 8);
            path.addRoundedRect(area, metrics::controlRadius, metrics::controlRadius);
            painter.setPen(roles.line);
            painter.setBrush(roles.panel);
            painter.setClipRect(tab);
            painter.drawPath(path);
            painter.setClipping(false);
        }
        painter.setPen(current ? roles.text : roles.secondary);
        painter.setFont(fontOf(Type::List, current ? Weight::Bold : Weight::Regular));
        painter.drawText(tab, static_cast<int>(Qt::AlignCenter), tabText(i));
        if (current && hasFocus()) {
            painter.setPen(QPen(roles.accent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(tab).adjusted(3, 3, -3, -3), 4, 4);
        }
    }
}

} // namespace countersign
