// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/theme.h"

#include "ui/common/style_sheet.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QPainter>
#include <QStyleFactory>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

int pixelsOf(Type type)
{
    switch (type) {
    case Type::Small:
        return 12;
    case Type::List:
        return 13;
    case Type::Copy:
        return 15;
    case Type::Title:
        return 18;
    }
    return 13;
}

} // namespace

QFont fontOf(Type type, Weight weight)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(pixelsOf(type));
    font.setWeight(weight == Weight::Bold ? QFont::DemiBold : QFont::Normal);
    return font;
}

Theme::Theme(QApplication& application, std::optional<ThemeKind> fixed, SystemPalette systemPalette)
    : m_application(application)
    , m_systemPalette(std::move(systemPalette))
    , m_fixed(fixed)
{
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setFont(fontOf(Type::List));
    apply();
    m_application.installEventFilter(this);
}

void Theme::setKind(std::optional<ThemeKind> fixed)
{
    m_fixed = fixed;
    apply();
}

QIcon Theme::icon(const QString& name, const QColor& color) const
{
    QFile file(QString(u":/countersign/icons/" + name + u".svg"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray svg = file.readAll().replace("currentColor", color.name().toLatin1());
    QSvgRenderer renderer(svg);
    QIcon icon;
    for (const int scale : {1, 2, 3}) {
        QPixmap pixmap(16 * scale, 16 * scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        renderer.render(&painter);
        painter.end();
        pixmap.setDevicePixelRatio(scale);
        icon.addPixmap(pixmap);
    }
    return icon;
}

bool Theme::eventFilter(QObject* watched, QEvent* event)
{
    // The system tells each window that its colours changed; the application's own palette, which has
    // every role set, would hide it.
    if (event->type() == QEvent::ThemeChange ||
        (event->type() == QEvent::ApplicationPaletteChange && watched == &m_application)) {
        if (!m_applying && !m_fixed)
            apply();
    }
    return QObject::eventFilter(watched, event);
}

void Theme::apply()
{
    m_applying = true;
    QApplication::setPalette(QPalette()); // what is left is the system's
    const QPalette system = m_systemPalette ? m_systemPalette() : QApplication::palette();
    m_roles = rolesOf(m_fixed.value_or(themeKindOf(system)), system);
    QApplication::setPalette(paletteOf(m_roles));
    m_application.setStyleSheet(styleSheetOf(m_roles));
    m_applying = false;
    Q_EMIT changed();
}

} // namespace countersign
