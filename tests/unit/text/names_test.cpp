// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/names.h"

#include "tests/unit/text/text_samples.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::text;

class NamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsNames_data();
    void findsNames();
    void tellsShapes();
    void staysWithinRandomText();
    void readsGreetings_data();
    void readsGreetings();
    void splitsNames_data();
    void splitsNames();
    void writesGreetingForms_data();
    void writesGreetingForms();
    void foldsNames_data();
    void foldsNames();
    void knowsNearMisses_data();
    void knowsNearMisses();
    void knowsCompanySuffixes();
};

void NamesTest::findsNames_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("language");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](Language language, const QString& text, const QStringList& expected) {
        QTest::newRow(qPrintable(text.left(60))) << text << static_cast<int>(language) << expected;
    };
    constexpr auto en = Language::English;
    row(en, u"We met Orla Venn of Kite Freight in Moss."_s,
        {u"Orla Venn"_s, u"Kite Freight"_s, u"Moss"_s});
    row(en, u"Orla Venn runs it."_s, {u"Orla Venn"_s});
    row(en, u"The depot opened. Depots are cold."_s, {});
    row(en, u"Kestrel opened its depot."_s, {u"Kestrel"_s});
    row(en, u"Kestrel's depot opened."_s, {u"Kestrel"_s});
    row(en, u"Goods scrapped in May were cold."_s, {});
    row(en, u"Yesterday Kestrel said so."_s, {u"Kestrel"_s});
    row(en, u"Pieter van der Hoog and Síle O'Shea signed."_s,
        {u"Pieter van der Hoog"_s, u"Síle O'Shea"_s});
    row(en, u"We saw J. Orr and Caroline St. Vale."_s, {u"J. Orr"_s, u"Caroline St. Vale"_s});
    row(en, u"They buy from Hollin & Pike Ltd. and Kite Inc."_s,
        {u"Hollin & Pike Ltd"_s, u"Kite Inc"_s});
    row(en, u"We read Dr. Lind and Mr Okoro."_s, {u"Lind"_s, u"Okoro"_s});
    row(en, u"It speaks SAML and runs on eBay."_s, {u"SAML"_s, u"eBay"_s});
    row(en, u"In May and on Monday I called."_s, {});
    row(en, u"They left before Valentine's Day."_s, {u"Valentine's Day"_s});
    row(en, u"It stays at −25 °C in Hull."_s, {u"Hull"_s});
    row(en, u"\"It is cold here. Show me a file,\" says Ana Vale."_s, {u"Ana Vale"_s});
    row(en, u"Met Terence at the fair."_s, {u"Terence"_s});
    row(en, u"GREAT NEWS FOR YOU!"_s, {});
    row(en, u"Since 1 October Kestrel delivers."_s, {u"Kestrel"_s});
    row(en, u"Hi Orla,\n\nthanks for the call.\n\nKim Vale\nKite"_s,
        {u"Orla"_s, u"Kim Vale"_s, u"Kite"_s});
    constexpr auto de = Language::German;
    row(de, u"Guten Tag Herr Dr. Brandt,\n\ndas Tor klemmt."_s, {u"Brandt"_s});
    row(de, u"Die Suche nach der Ursache dauert."_s, {});
    row(de, u"Das Lager der Nordlicht GmbH ist neu."_s, {u"Nordlicht GmbH"_s});
    row(de, u"Wir kennen SAP und Frau Lind."_s, {u"SAP"_s, u"Lind"_s});
    row(de, u"Darf ich anrufen?\n\nJonas Ott, Kite"_s, {u"Jonas Ott"_s, u"Kite"_s});
    row(Language::French, u"Bonjour Madame Roche-Blanc, le quai de Maison Morel est froid."_s,
        {u"Roche-Blanc"_s, u"Maison Morel"_s});
}

void NamesTest::findsNames()
{
    QFETCH(QString, text);
    QFETCH(int, language);
    QFETCH(QStringList, expected);
    QStringList found;
    for (const NameMention& name : properNames(text, static_cast<Language>(language))) {
        QCOMPARE(name.span.of(text), name.text);
        found << name.text;
    }
    QCOMPARE(found, expected);
}

void NamesTest::tellsShapes()
{
    const auto shape = [](const QString& text) {
        const QString sentence = u"We know "_s + text + u" well."_s;
        const auto found = properNames(sentence);
        return found.size() == 1 ? found.front().shape : NameMention::Shape::Run;
    };
    QCOMPARE(shape(u"Kite GmbH"_s), NameMention::Shape::Organisation);
    QCOMPARE(shape(u"Kite plc"_s), NameMention::Shape::Organisation);
    QCOMPARE(shape(u"WMS"_s), NameMention::Shape::Acronym);
    QCOMPARE(shape(u"iPhone"_s), NameMention::Shape::Product);
    QCOMPARE(shape(u"Ana McVale"_s), NameMention::Shape::Run);
    QVERIFY(properNames(u"Kestrel opened its depot.").front().atSentenceStart);
}

void NamesTest::staysWithinRandomText()
{
    std::mt19937 random(17);
    for (int round = 0; round < 3'000; ++round) {
        const QString text = randomText(random);
        qsizetype end = 0;
        for (const NameMention& name : properNames(text, static_cast<Language>(round % 5))) {
            QVERIFY(name.span.start >= end && name.span.end <= text.size());
            QVERIFY(!name.span.isEmpty());
            end = name.span.end;
        }
        if (const auto greeting = greetedName(text)) {
            QVERIFY(greeting->span.end <= text.size());
            QVERIFY(greeting->span.contains(greeting->name));
        }
    }
}

void NamesTest::readsGreetings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("parts"); // salutation, honorific, title, name
    QTest::addColumn<bool>("ownLine");
    const auto row = [](const QString& text, const QStringList& parts, bool ownLine) {
        QTest::newRow(qPrintable(text.left(50))) << text << parts << ownLine;
    };
    row(u"Hi Orla,\n\nyour depot"_s, {u"Hi"_s, u""_s, u""_s, u"Orla"_s}, true);
    row(u"Hi Orla, your depot"_s, {u"Hi"_s, u""_s, u""_s, u"Orla"_s}, false);
    row(u"Hi Mary Beth,"_s, {u"Hi"_s, u""_s, u""_s, u"Mary Beth"_s}, true);
    row(u"Hi, Orla!"_s, {u"Hi"_s, u""_s, u""_s, u"Orla"_s}, true);
    row(u"Hi orla, your depot"_s, {u"Hi"_s, u""_s, u""_s, u"orla"_s}, false);
    row(u"Hi Orla saw your post on docks."_s, {u"Hi"_s, u""_s, u""_s, u"Orla"_s}, false);
    row(u"Hi , saw the news"_s, {u"Hi"_s, u""_s, u""_s, u""_s}, false);
    row(u"Dear Ms. Lind:"_s, {u"Dear"_s, u"Ms"_s, u""_s, u"Lind"_s}, true);
    row(u"Dear Mr Dale,"_s, {u"Dear"_s, u"Mr"_s, u""_s, u"Dale"_s}, true);
    row(u"Guten Tag Herr Dr. Höfer,"_s, {u"Guten Tag"_s, u"Herr"_s, u"Dr."_s, u"Höfer"_s}, true);
    row(u"Sehr geehrte Frau Prof. Dr. Lang,"_s,
        {u"Sehr geehrte"_s, u"Frau"_s, u"Prof. Dr."_s, u"Lang"_s}, true);
    row(u"Bonjour Madame Roche-Blanc, un bac"_s,
        {u"Bonjour"_s, u"Madame"_s, u""_s, u"Roche-Blanc"_s}, false);
    row(u"Good morning Ada, this is Kim."_s, {u"Good morning"_s, u""_s, u""_s, u"Ada"_s}, false);
    row(u"Marcus,\n\nthree stores"_s, {u""_s, u""_s, u""_s, u"Marcus"_s}, true);
    row(u"Søren, \"31 lorries\""_s, {u""_s, u""_s, u""_s, u"Søren"_s}, false);
    row(u"Max - the crane order went out"_s, {u""_s, u""_s, u""_s, u"Max"_s}, false);
    row(u"Hi Pieter van der Hoog,"_s, {u"Hi"_s, u""_s, u""_s, u"Pieter van der Hoog"_s}, true);
    row(u"Hello [First Name],"_s, {u"Hello"_s, u""_s, u""_s, u"[First Name]"_s}, true);
    row(u"Hi team,"_s, {u"Hi"_s, u""_s, u""_s, u"team"_s}, true);
    // No greeting
    row(u"Oslo, Bergen and Moss: three ports"_s, {}, false);
    row(u"However, it is cold."_s, {}, false);
    row(u"Yesterday, we met."_s, {}, false);
    row(u"Your depot opened in May."_s, {}, false);
    row(u"High time, Orla"_s, {}, false);
    row(QString(), {}, false);
}

void NamesTest::readsGreetings()
{
    QFETCH(QString, text);
    QFETCH(QStringList, parts);
    QFETCH(bool, ownLine);
    const auto greeting = greetedName(text);
    QCOMPARE(greeting.has_value(), !parts.isEmpty());
    if (!greeting)
        return;
    QCOMPARE((QStringList{greeting->salutation, greeting->honorific, greeting->title,
                          greeting->nameText}),
             parts);
    QCOMPARE(greeting->name.of(text), greeting->nameText);
    QCOMPARE(greeting->ownLine, ownLine);
    QCOMPARE(greeting->isGroup, parts.last() == "team"_L1);
}

void NamesTest::splitsNames_data()
{
    QTest::addColumn<QString>("full");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("family");
    QTest::newRow("two") << u"Orla Venn"_s << u"Orla"_s << u"Venn"_s;
    QTest::newRow("one") << u"Orla"_s << u"Orla"_s << QString();
    QTest::newRow("two given") << u"Mary Beth Vale"_s << u"Mary Beth"_s << u"Vale"_s;
    QTest::newRow("particles") << u"Pieter van der Hoog"_s << u"Pieter"_s << u"van der Hoog"_s;
    QTest::newRow("capital particles") << u"LIES VAN DER HOOG"_s << u"LIES"_s << u"VAN DER HOOG"_s;
    QTest::newRow("first word is no particle") << u"Van Morris"_s << u"Van"_s << u"Morris"_s;
    QTest::newRow("apostrophe") << u"Seán O'Driscoll"_s << u"Seán"_s << u"O'Driscoll"_s;
    QTest::newRow("hyphens") << u"Jean-Luc Roche-Blanc"_s << u"Jean-Luc"_s << u"Roche-Blanc"_s;
    QTest::newRow("title") << u"Prof. Dr. Ada Lang"_s << u"Ada"_s << u"Lang"_s;
    QTest::newRow("comma") << u"van der Hoog, Pieter"_s << u"Pieter"_s << u"van der Hoog"_s;
    QTest::newRow("suffix") << u"Ben Vale Jr."_s << u"Ben"_s << u"Vale"_s;
    QTest::newRow("suffix behind a comma") << u"Ben Vale, MBA"_s << u"Ben"_s << u"Vale"_s;
    QTest::newRow("blanks") << u"  Orla   Venn "_s << u"Orla"_s << u"Venn"_s;
    QTest::newRow("nothing") << QString() << QString() << QString();
}

void NamesTest::splitsNames()
{
    QFETCH(QString, full);
    QFETCH(QString, given);
    QFETCH(QString, family);
    const NameParts parts = nameParts(full);
    QCOMPARE(parts.given, given);
    QCOMPARE(parts.family, family);
}

void NamesTest::writesGreetingForms_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("expected");
    QTest::newRow("as stored") << u"Síle"_s << u"Síle"_s;
    QTest::newRow("small") << u"bell"_s << u"bell"_s;
    QTest::newRow("capitals") << u"SEÁN"_s << u"Seán"_s;
    QTest::newRow("hyphen") << u"MARY-BETH"_s << u"Mary-Beth"_s;
    QTest::newRow("two words") << u"MARY BETH"_s << u"Mary Beth"_s;
    QTest::newRow("initials") << u"JP"_s << u"JP"_s;
    QTest::newRow("dotted") << u"J.P."_s << u"J.P."_s;
    QTest::newRow("mixed") << u"DeShawn"_s << u"DeShawn"_s;
}

void NamesTest::writesGreetingForms()
{
    QFETCH(QString, given);
    QFETCH(QString, expected);
    QCOMPARE(greetingForm(given), expected);
}

void NamesTest::foldsNames_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::newRow("umlaut") << u"Brückmann"_s << u"Brueckmann"_s;
    QTest::newRow("accent") << u"Zoë"_s << u"zoe"_s;
    QTest::newRow("Danish") << u"Åkjær"_s << u"Aakjaer"_s;
    QTest::newRow("Polish") << u"Łukasz"_s << u"Lukasz"_s;
    QTest::newRow("apostrophe") << u"O’Driscoll"_s << u"O'Driscoll"_s;
    QTest::newRow("hyphen") << u"Mary-Beth"_s << u"Mary Beth"_s;
    QTest::newRow("decomposed") << u"Zoe\u0308"_s << u"Zoë"_s;
    QTest::newRow("Cyrillic") << u"Борис"_s << u"Boris"_s;
}

void NamesTest::foldsNames()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QCOMPARE(foldName(a), foldName(b));
}

void NamesTest::knowsNearMisses_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("near");
    QTest::newRow("added letter") << u"Kernian"_s << u"Kerian"_s << true;
    QTest::newRow("swapped") << u"Brain"_s << u"Brian"_s << true;
    QTest::newRow("doubled") << u"Jonathann"_s << u"Jonathan"_s << true;
    QTest::newRow("accent lost") << u"Zoe"_s << u"Zoë"_s << true;
    QTest::newRow("two in a long one") << u"Chrisstoper"_s << u"Christopher"_s << true;
    QTest::newRow("same") << u"Kerian"_s << u"kerian"_s << false;
    QTest::newRow("other name") << u"Dale"_s << u"Kerian"_s << false;
    QTest::newRow("short, other letter") << u"Ben"_s << u"Ken"_s << false;
    QTest::newRow("short, same letter") << u"Jon"_s << u"Jan"_s << true;
    QTest::newRow("empty") << u""_s << u"Ben"_s << false;
}

void NamesTest::knowsNearMisses()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(bool, near);
    QCOMPARE(isNearMiss(a, b), near);
    QCOMPARE(isNearMiss(b, a), near);
}

void NamesTest::knowsCompanySuffixes()
{
    for (const auto& suffix :
         {u"GmbH"_s, u"Ltd."_s, u"Inc"_s, u"A/S"_s, u"plc"_s, u"AG"_s, u"S.A."_s})
        QVERIFY2(isCompanySuffix(suffix), qPrintable(suffix));
    for (const auto& word : {u"as"_s, u"Kite"_s, u"co"_s, u""_s})
        QVERIFY2(!isCompanySuffix(word), qPrintable(word));
    QCOMPARE(withoutCompanySuffix(u"Kite Inc."_s), u"Kite"_s);
    QCOMPARE(withoutCompanySuffix(u"Nordlicht GmbH & Co. KG"_s), u"Nordlicht"_s);
    QCOMPARE(withoutCompanySuffix(u"Tern Group plc"_s), u"Tern"_s);
    QCOMPARE(withoutCompanySuffix(u"Kite, Ltd."_s), u"Kite"_s);
    QCOMPARE(withoutCompanySuffix(u"GmbH"_s), u"GmbH"_s);
    QCOMPARE(withoutCompanySuffix(u"Pike Chilled Goods"_s), u"Pike Chilled Goods"_s);
}

QTEST_GUILESS_MAIN(NamesTest)

#include "names_test.moc"
