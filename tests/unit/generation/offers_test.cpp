// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/offers.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::generation;

class OffersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsLists_data();
    void readsLists();
};

void OffersTest::readsLists_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("items");

    QTest::newRow("several things under a heading")
        << u"en"_s << u"Samples that may be sent"_s
        << u"Anonymised Pump Logs: paper (3 pages, English and German), water (2 pages, German). "
           "One-page sheets: pump hours, valve map (empty table)."_s
        << QStringList{u"anonymised Pump Log (paper, 3 pages)"_s, u"one-page sheet (pump hours)"_s,
                       u"one-page sheet (valve map, empty table)"_s};
    QTest::newRow("a passage on something else")
        << u"en"_s << u"Alarms"_s << u"Alarms go to four places: phone, app, mail, radio."_s
        << QStringList{};
    QTest::newRow("no list") << u"en"_s << u"Samples"_s << u"Ask before you send a sample."_s
                             << QStringList{};
    QTest::newRow("german, one thing with its details")
        << u"de"_s << u"Kurz"_s
        << u"Muster, die verschickt werden dürfen: Pumpenakte Papier, anonymisiert, drei Seiten, "
           "auf Deutsch."_s
        << QStringList{u"Pumpenakte Papier, anonymisiert, drei Seiten"_s};
    QTest::newRow("german, only in English")
        << u"de"_s << u"Kurz"_s
        << u"Muster, die verschickt werden dürfen: Pumpenakte Papier, auf Englisch."_s
        << QStringList{};
    QTest::newRow("french")
        << u"fr"_s << u"En bref"_s
        << u"Échantillon qui peut être envoyé : journal de pompe, anonymisé, en français."_s
        << QStringList{u"journal de pompe, anonymisé"_s};
}

void OffersTest::readsLists()
{
    QFETCH(QString, language);
    QFETCH(QString, title);
    QFETCH(QString, text);
    QFETCH(QStringList, items);
    Evidence passage;
    passage.id = EvidenceId(u"k"_s);
    passage.title = title;
    passage.text = text;
    QStringList found;
    for (const Offer& offer : offersOf(passage, rulesFor(text::languageFromTag(language)))) {
        found.append(offer.item);
        QCOMPARE(offer.evidence, passage.id);
    }
    QCOMPARE(found, items);
}

QTEST_GUILESS_MAIN(OffersTest)
#include "offers_test.moc"
