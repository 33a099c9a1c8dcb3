// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/permission.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::generation;

class PermissionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsConditions_data();
    void readsConditions();
    void hidesInternalNames();
};

void PermissionTest::readsConditions_data()
{
    QTest::addColumn<QString>("condition");
    QTest::addColumn<QString>("country");
    QTest::addColumn<bool>("usable");
    QTest::addColumn<bool>("nameAllowed");
    QTest::addColumn<bool>("nameOrFigures");

    const auto row = [](const QString& condition, const QString& country, bool usable,
                        bool nameAllowed, bool nameOrFigures) {
        QTest::addRow("%s [%s]", qPrintable(condition.left(60)), qPrintable(country))
            << condition << country << usable << nameAllowed << nameOrFigures;
    };
    row({}, u"France"_s, true, true, false);
    row(u"may be named, with figures, everywhere. Signed 2026-01-09."_s, u"France"_s, true, true,
        false);
    row(u"not to be named, in no channel. Region may be said."_s, u"France"_s, true, false, false);
    row(u"withdrawn on 2026-03-01. Not to be used in any form."_s, u"France"_s, false, true, false);
    row(u"internal, not for outbound copy"_s, {}, false, true, false);
    row(u"may be named in the UK and Ireland only. Elsewhere: “a British baker”."_s,
        u"United Kingdom"_s, true, true, false);
    row(u"may be named in the UK and Ireland only. Elsewhere: “a British baker”."_s, u"Ireland"_s,
        true, true, false);
    row(u"may be named in the UK and Ireland only. Elsewhere: “a British baker”."_s, u"USA"_s, true,
        false, false);
    row(u"may be named in the UK and Ireland only."_s, {}, true, false, false);
    row(u"only in Germany, Austria and Switzerland"_s, u"Deutschland"_s, true, true, false);
    row(u"may be named as a customer without figures; the figures may be used without the name."_s,
        u"France"_s, true, true, true);
    // What the rules do not know allows nothing.
    row(u"only with a lawyer in the room"_s, u"France"_s, false, true, false);
    row(u"may be named, but not before June"_s, u"France"_s, false, true, false);
}

void PermissionTest::readsConditions()
{
    QFETCH(QString, condition);
    QFETCH(QString, country);
    const Permission permission = permissionOf(condition, country);
    QTEST(permission.usable, "usable");
    QTEST(permission.nameAllowed, "nameAllowed");
    QTEST(permission.nameOrFigures, "nameOrFigures");
}

void PermissionTest::hidesInternalNames()
{
    const Permission permission =
        permissionOf(u"not to be named. Internal name for search only: Vesilinn Works."_s, {});
    QVERIFY(permission.usable);
    QVERIFY(!permission.nameAllowed);
    QCOMPARE(permission.hiddenNames, QStringList(u"Vesilinn Works"_s));
}

QTEST_GUILESS_MAIN(PermissionTest)
#include "permission_test.moc"
