// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/roles.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace countersign {

class RolesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contrast()
    {
        QCOMPARE(contrastOf(Qt::white, Qt::white), 1.0);
        QCOMPARE(contrastOf(Qt::black, Qt::white), 21.0);
        QVERIFY(qAbs(contrastOf(QColor(0x777777), Qt::white) - 4.48) < 0.01); // WebAIM's example
    }

    void kindFollowsTheSystem()
    {
        QPalette palette;
        const auto kind = [&palette](QRgb window, QRgb text) {
            palette.setColor(QPalette::Window, QColor(window));
            palette.setColor(QPalette::WindowText, QColor(text));
            return themeKindOf(palette);
        };
        QCOMPARE(kind(0xefefef, 0x000000), ThemeKind::Light);
        QCOMPARE(kind(0x2d2d2d, 0xeeeeee), ThemeKind::Dark);
        QCOMPARE(kind(0x000000, 0xffffff), ThemeKind::HighContrast);
        QCOMPARE(kind(0xffffff, 0x000000), ThemeKind::HighContrast);
    }

    void textCanBeRead_data()
    {
        QTest::addColumn<ThemeKind>("kind");
        QTest::addColumn<QPalette>("system");
        QPalette contrast(Qt::black);
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
            contrast.setColor(role, Qt::white);
        contrast.setColor(QPalette::Base, Qt::black);
        contrast.setColor(QPalette::Highlight, QColor(0x1aebff));
        contrast.setColor(QPalette::HighlightedText, Qt::black);
        QPalette washed = contrast; // a system whose selection cannot be read
        washed.setColor(QPalette::Highlight, QColor(0x202020));
        QTest::newRow("light") << ThemeKind::Light << QPalette();
        QTest::newRow("dark") << ThemeKind::Dark << QPalette();
        QTest::newRow("high contrast") << ThemeKind::HighContrast << contrast;
        QTest::newRow("washed selection") << ThemeKind::HighContrast << washed;
    }

    void textCanBeRead()
    {
        QFETCH(ThemeKind, kind);
        QFETCH(QPalette, system);
        const Roles roles = rolesOf(kind, system);
        const auto check = [](const char* what, const QColor& ink, const QColor& ground) {
            QVERIFY2(contrastOf(ink, ground) >= 4.5,
                     qPrintable(
                         u"%1: %2 on %3 is %4"_s.arg(QLatin1String(what), ink.name(), ground.name())
                             .arg(contrastOf(ink, ground))));
        };
        for (const QColor& ground : {roles.window, roles.panel}) {
            check("text", roles.text, ground);
            check("secondary", roles.secondary, ground);
            check("accent", roles.accent, ground);
        }
        for (const Tone tone :
             {Tone::Neutral, Tone::Accent, Tone::Blocker, Tone::Warning, Tone::Good}) {
            check("tone", roles.tone(tone).ink, roles.tone(tone).tint);
            check("strong", roles.strong(tone), roles.panel);
        }
        check("on accent", roles.onAccent, roles.accent);
        check("on highlight", roles.onHighlight, roles.highlight);
        check("second line of a selected row", roles.secondaryOnTint, roles.accentTone.tint);
        check("under the pointer", roles.secondary, roles.hover);
    }

    void paletteHasTheRoles()
    {
        const Roles roles = rolesOf(ThemeKind::Light, {});
        const QPalette palette = paletteOf(roles);
        QCOMPARE(palette.color(QPalette::Window), QColor(0xf5f6f8));
        QCOMPARE(palette.color(QPalette::Base), QColor(0xffffff));
        QCOMPARE(palette.color(QPalette::Text), QColor(0x1d2530));
        QCOMPARE(palette.color(QPalette::Highlight), QColor(0x2a5bd7));
        QCOMPARE(palette.color(QPalette::Disabled, QPalette::Text), QColor(0x66707d));
    }
};

} // namespace countersign

QTEST_MAIN(countersign::RolesTest)
#include "roles_test.moc"
