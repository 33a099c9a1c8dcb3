// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/phone_number.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

class PhoneNumberTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void regions_data();
    void regions();
    void numbers_data();
    void numbers();
};

void PhoneNumberTest::regions_data()
{
    QTest::addColumn<QString>("country");
    QTest::addColumn<QString>("region");
    QTest::newRow("a code") << u"us"_s << u"US"_s;
    QTest::newRow("an English name") << u"United  Kingdom"_s << u"GB"_s;
    QTest::newRow("its own name") << u"Deutschland"_s << u"DE"_s;
    QTest::newRow("a usual name") << u"Wales"_s << u"GB"_s;
    QTest::newRow("none") << QString() << QString();
    QTest::newRow("blanks") << u"  "_s << QString();
    QTest::newRow("nowhere") << u"Atlantis"_s << QString();
}

void PhoneNumberTest::regions()
{
    QFETCH(QString, country);
    QFETCH(QString, region);
    QCOMPARE(regionOf(country), region);
}

void PhoneNumberTest::numbers_data()
{
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("country");
    QTest::addColumn<QString>("international");
    QTest::newRow("with its country") << u"+44 (0)7700 900127"_s << QString() << u"+447700900127"_s;
    QTest::newRow("double zero") << u"0044 7700 900127"_s << u"Germany"_s << u"+447700900127"_s;
    QTest::newRow("national") << u"07700 900127"_s << u"UK"_s << u"+447700900127"_s;
    QTest::newRow("national of nowhere") << u"07700 900127"_s << QString() << QString();
    QTest::newRow("ten digits of nowhere") << u"0911 234567"_s << QString() << QString();
    QTest::newRow("ten digits, a country nobody knows")
        << u"0911 234567"_s << u"Atlantis"_s << QString();
    QTest::newRow("an extension") << u"+44 7700 900127 ext. 4"_s << QString() << u"+447700900127"_s;
    QTest::newRow("words") << u"ask Kim"_s << u"UK"_s << QString();
}

void PhoneNumberTest::numbers()
{
    QFETCH(QString, number);
    QFETCH(QString, country);
    QFETCH(QString, international);
    QCOMPARE(internationalNumber(number, regionOf(country)).value_or(QString()), international);
}

QTEST_GUILESS_MAIN(PhoneNumberTest)
#include "phone_number_test.moc"
