// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/free_mail.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;

class FreeMailTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hosts_data();
    void hosts();
};

void FreeMailTest::hosts_data()
{
    QTest::addColumn<QString>("domain");
    QTest::addColumn<bool>("free");
    for (const char* host : {"126.com", "gmail.com", "ymail.com", "web.de", "t-online.de",
                             "gmx.net", "yahoo.co.uk", "hotmail.com", "outlook.de", "live.com.au"})
        QTest::newRow(host) << QString::fromLatin1(host) << true;
    for (const char* host : {"alder.example", "gmail.com.alder.example", "live.alder.example",
                             "yahoo", "outlook.", "mygmail.com", ""})
        QTest::addRow("no: %s", host) << QString::fromLatin1(host) << false;
}

void FreeMailTest::hosts()
{
    QFETCH(QString, domain);
    QTEST(text::isFreeMailHost(domain), "free");
}

QTEST_APPLESS_MAIN(FreeMailTest)
#include "free_mail_test.moc"
