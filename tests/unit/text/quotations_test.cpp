// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/quotations.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

class QuotationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
};

void QuotationsTest::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("straight") << u"He said \"no way\" twice."_s << QStringList{u"\"no way\""_s};
    QTest::newRow("two") << u"\"a\" and \"b\""_s << QStringList{u"\"a\""_s, u"\"b\""_s};
    QTest::newRow("curly") << u"“no way”, he said"_s << QStringList{u"“no way”"_s};
    QTest::newRow("German") << u"Er sagt: „so nicht“."_s << QStringList{u"„so nicht“"_s};
    QTest::newRow("French") << u"Il dit « pas ça » ici."_s << QStringList{u"« pas ça »"_s};
    QTest::newRow("reversed") << u"Er sagt: »so nicht«."_s << QStringList{u"»so nicht«"_s};
    QTest::newRow("inches") << u"a 5\" pipe and a 6\" pipe"_s << QStringList{};
    QTest::newRow("open") << u"He said \"no way."_s << QStringList{};
    QTest::newRow("paragraphs") << u"He said \"no\n\nway\" there."_s << QStringList{};
    QTest::newRow("too long") << QString(u"\"a" + QString(500, u'b') + u"\"") << QStringList{};
}

void QuotationsTest::finds()
{
    QFETCH(QString, text);
    QFETCH(QStringList, expected);
    QStringList found;
    for (const Span& span : quotations(text))
        found << span.of(text).toString();
    QCOMPARE(found, expected);
}

QTEST_GUILESS_MAIN(QuotationsTest)

#include "quotations_test.moc"
