// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/notice.h"

#include "ui/common/announcer.h"
#include "ui/common/key_button.h"
#include "ui/common/painting.h"
#include "ui/common/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace countersign {

Notice::Notice(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_label(new QLabel(this))
    , m_first(new KeyButton(theme, KeyButton::Look::Framed, this))
    , m_second(new KeyButton(theme, KeyButton::Look::Framed, this))
{
    installAccessibleRoles();
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setFont(fontOf(Type::List));
    m_first->setObjectName(u"noticeFirst"_s);
    m_second->setObjectName(u"noticeSecond"_s);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 8, 8, 8);
    layout->setSpacing(metrics::gap);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_first);
    layout->addWidget(m_second);
    connect(m_first, &QAbstractButton::clicked, this, &Notice::firstAsked);
    connect(m_second, &QAbstractButton::clicked, this, &Notice::secondAsked);
    connect(&theme, &Theme::changed, this, &Notice::ink);
    hide();
}

void Notice::say(const QString& words, Tone tone, const QString& first, const QString& second)
{
    m_tone = tone;
    const bool isNew = m_label->text() != words;
    m_label->setText(words);
    if (isNew)
        setAccessibleName(words);
    for (const auto& [button, text] : {std::pair(m_first, first), std::pair(m_second, second)}) {
        if (button->text() != text) {
            button->setText(text);
            button->setAccessibleName(text);
        }
        button->setVisible(!text.isEmpty());
        button->updateGeometry();
    }
    const bool isShown = isVisible();
    setVisible(!words.isEmpty());
    ink();
    if (isNew && isShown && !words.isEmpty())
        announce(*this); // to be shown announces by itself
}

QString Notice::words() const
{
    return m_label->text();
}

void Notice::ink()
{
    QPalette palette;
    palette.setColor(QPalette::WindowText, m_theme.roles().tone(m_tone).ink);
    m_label->setPalette(palette);
    update();
}

void Notice::paintEvent(QPaintEvent* /*event*/)
{
    const Roles& roles = m_theme.roles();
    const TonePair& pair = roles.tone(m_tone);
    QPainter painter(this);
    drawFrame(painter, rect(), metrics::cardRadius, pair.tint,
              roles.outlined() ? pair.ink : pair.tint);
}

} // namespace countersign
