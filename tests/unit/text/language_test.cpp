// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/language.h"

#include "tests/unit/text/text_samples.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

class LanguageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTags_data();
    void readsTags();
    void detects_data();
    void detects();
    void neverFails();
};

void LanguageTest::readsTags_data()
{
    QTest::addColumn<QString>("tag");
    QTest::addColumn<int>("language");
    const auto row = [](const QString& tag, Language language) {
        QTest::newRow(qPrintable(tag)) << tag << static_cast<int>(language);
    };
    row(u"de-DE"_s, Language::German);
    row(u"fr_FR.UTF-8"_s, Language::French);
    row(u"EN"_s, Language::English);
    row(u"es-419"_s, Language::Spanish);
    row(u"nl-NL"_s, Language::Other);
    row(u"den"_s, Language::Other);
    row(QString(), Language::English);
}

void LanguageTest::readsTags()
{
    QFETCH(QString, tag);
    QFETCH(int, language);
    QCOMPARE(static_cast<int>(languageFromTag(tag)), language);
    QCOMPARE(languageFromTag(languageTag(Language::German)), Language::German);
    QCOMPARE(languageFromTag(languageTag(Language::Other)), Language::Other);
}

void LanguageTest::detects_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("language"); // -1: cannot tell
    const auto row = [](const QString& text, std::optional<Language> language) {
        QTest::newRow(qPrintable(text.left(50)))
            << text << (language ? static_cast<int>(*language) : -1);
    };
    row(u"Your depot opened in May and the doors are new. May I send you a map?"_s,
        Language::English);
    row(u"Ihr Lager ist im Mai in Betrieb gegangen und die Tore sind neu. Darf ich anrufen?"_s,
        Language::German);
    row(u"Votre plateforme est ouverte depuis mai et les portes sont neuves. Puis-je vous appeler ?"_s,
        Language::French);
    row(u"Su almacén está abierto desde mayo y las puertas son nuevas. ¿Puedo llamarle?"_s,
        Language::Spanish);
    row(u"Uw magazijn is in mei geopend en de deuren zijn nieuw. Mag ik u bellen?"_s,
        Language::Other);
    row(u"Jeres lager åbnede i maj, og dørene er nye. Må jeg ringe til jer om det?"_s,
        Language::Other);
    row(u"Ваш склад открылся в мае, и двери новые. Можно позвонить?"_s, Language::Other);
    row(u"Hi Orla, 12 vans?"_s, std::nullopt);
    row(u"Frau Lind: Nordlicht GmbH, Celle"_s, std::nullopt);
    row(QString(), std::nullopt);
    row(u"Jürgen Höfer and Zoë Brückmann told us that the depot is open and that they like it."_s,
        Language::English);
}

void LanguageTest::detects()
{
    QFETCH(QString, text);
    QFETCH(int, language);
    const auto found = detectLanguage(text);
    QCOMPARE(found ? static_cast<int>(*found) : -1, language);
}

void LanguageTest::neverFails()
{
    std::mt19937 random(2);
    int known = 0;
    for (int round = 0; round < 1'000; ++round)
        known += detectLanguage(randomText(random)) ? 1 : 0;
    QVERIFY(known < 1'000);
}

QTEST_GUILESS_MAIN(LanguageTest)

#include "language_test.moc"
