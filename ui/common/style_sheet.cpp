// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/style_sheet.h"

#include <QFile>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

QColor scrollColor(const Roles& roles)
{
    if (roles.outlined())
        return roles.text;
    return roles.kind == ThemeKind::Dark ? roles.line.lighter(130) : roles.line.darker(112);
}

} // namespace

QString styleSheetOf(const Roles& roles)
{
    QFile file(u":/countersign/style/countersign.qss"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const std::array places{
        std::pair{u"@window@"_s, roles.window},
        std::pair{u"@panel@"_s, roles.panel},
        std::pair{u"@line@"_s, roles.line},
        std::pair{u"@text@"_s, roles.text},
        std::pair{u"@secondary@"_s, roles.secondary},
        std::pair{u"@accent@"_s, roles.accent},
        std::pair{u"@onAccent@"_s, roles.onAccent},
        std::pair{u"@hover@"_s, roles.hover},
        std::pair{u"@accentTint@"_s, roles.accentTone.tint},
        std::pair{u"@onAccentTint@"_s, roles.outlined() ? roles.onAccent : roles.text},
        std::pair{u"@scroll@"_s, scrollColor(roles)},
    };
    for (const auto& [place, color] : places)
        sheet.replace(place, color.name());
    sheet.replace(u"@chevron@"_s,
                  roles.panel.lightnessF() > 0.5 ? u"chevron-light"_s : u"chevron-dark"_s);
    sheet.replace(u"@check@"_s,
                  roles.onAccent.lightnessF() > 0.5 ? u"check-light"_s : u"check-dark"_s);
    return sheet;
}

} // namespace countersign
