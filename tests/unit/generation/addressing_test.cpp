// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/addressing.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::generation;

class AddressingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsThePerson_data();
    void tellsThePerson();
    void turnsPronouns_data();
    void turnsPronouns();
};

namespace {

Parties parties(text::Language language)
{
    Prospect orla;
    orla.name = u"Orla Brandt"_s;
    orla.given = u"Orla"_s;
    orla.family = u"Brandt"_s;
    Account account;
    account.name = u"Alder Mill Papers Ltd"_s;
    account.domain = u"aldermill.example"_s;
    return Parties(orla, account, {}, rulesFor(language).commonNameWords);
}

} // namespace

void AddressingTest::tellsThePerson_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isNote");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("expected"); // empty: cannot be told for sure

    const auto row = [](const char* language, bool isNote, const QString& sentence,
                        const QString& expected) {
        QTest::newRow(qPrintable(sentence.left(70)))
            << QString::fromLatin1(language) << isNote << sentence << expected;
    };
    row("en", true, u"She wants one page."_s, u"You want one page."_s);
    row("en", true, u"Wants one page that she can forward to the board."_s,
        u"You want one page that you can forward to the board."_s);
    row("en", true, u"Asked for a sketch."_s, u"You asked for a sketch."_s);
    row("en", true, u"He has to answer the auditor by 9 December."_s,
        u"You have to answer the auditor by 9 December."_s);
    row("en", true, u"She still drives the night round herself."_s,
        u"You still drive the night round yourself."_s);
    row("en", true, u"He once got £900 back because his shift had a photograph."_s,
        u"You once got £900 back because your shift had a photograph."_s);
    // Verbs that share the subject turn with the first; a note's splice becomes a sentence.
    row("en", true, u"Schedules 9 fitters and looks after 60 pumps."_s,
        u"You schedule 9 fitters and look after 60 pumps."_s);
    row("en", true, u"Suspects the drain pump, cannot prove it."_s,
        u"You suspect the drain pump and cannot prove it."_s);
    // A verb that may change in a way we do not know is left alone.
    row("en", true, u"She wobbles on pumps."_s, u"You wobble on pumps."_s);
    row("en", true, u"Orla keeps a paper log at the gate and types it up every Monday."_s,
        u"You keep a paper log at the gate and type it up every Monday."_s);
    row("en", true, u"Orla carries the keys and pumps for two sites."_s,
        u"You carry the keys and pumps for two sites."_s);
    row("en", true, u"Orla asked whether the night shift can be counted."_s,
        u"You asked whether the night shift can be counted."_s);
    row("en", true, u"On the phone Orla said that three hauliers share one bay."_s,
        u"On the phone you said that three hauliers share one bay."_s);
    row("en", true, u"Orla Kemp keeps a paper log."_s, {}); // somebody else of that name
    row("en", true, u"The log was for Orla and the gate."_s, {});
    row("en", false, u"Orla keeps a paper log."_s, {});
    row("en", true, u"Bit the bullet in May."_s, {});
    // Outside a note nobody knows who "she" is.
    row("en", false, u"She wants one page."_s, {});
    row("en", false, u"Orla Brandt, VP operations at Alder Mill, wants fewer stops by 2027."_s,
        u"You want fewer stops by 2027."_s);
    row("en", false, u"Brandt moved 18 pumps in May."_s, u"You moved 18 pumps in May."_s);
    row("en", false, u"Alder Mill is not selling, operations head Orla Brandt told the paper."_s,
        u"You told the paper that Alder Mill is not selling."_s);
    row("en", false, u"Pumps are the hard part, Orla Brandt said."_s,
        u"You said that pumps are the hard part."_s);
    // What somebody else said is not put into her mouth.
    row("en", false, u"Pumps are the hard part, Tom Ash said."_s, {});
    // Words in quotation marks are never turned.
    row("en", false, u"Pumps are “the part she hates”, Orla Brandt told the fair."_s,
        u"You told the fair that pumps are “the part she hates”."_s);
    row("de", true, u"Sie möchte eine Seite dazu."_s, u"Sie möchten eine Seite dazu."_s);
    row("de", true, u"Er sucht eine Pumpe."_s, u"Sie suchen eine Pumpe."_s);
    row("fr", true, u"Elle veut une page."_s, u"Vous voulez une page."_s);
}

void AddressingTest::tellsThePerson()
{
    QFETCH(QString, language);
    QFETCH(bool, isNote);
    QFETCH(QString, sentence);
    QFETCH(QString, expected);
    const text::Language spoken = text::languageFromTag(language);
    const auto told = addressedTo(sentence, parties(spoken), rulesFor(spoken), isNote);
    QCOMPARE(told.value_or(QString()), expected);
}

void AddressingTest::turnsPronouns_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("expected");
    QTest::newRow("possessive before a noun") << u"en"_s << u"Each stop costs her crew two hours."_s
                                              << u"Each stop costs your crew two hours."_s;
    QTest::newRow("own") << u"en"_s << u"One page with room for her own figures."_s
                         << u"One page with room for your own figures."_s;
    QTest::newRow("object") << u"en"_s << u"Nobody rings her."_s << u"Nobody rings you."_s;
    QTest::newRow("at the start") << u"en"_s << u"Her team logs 30 stops a month."_s
                                  << u"Your team logs 30 stops a month."_s;
    QTest::newRow("german dative")
        << u"de"_s << u"Pumpe 4 macht ihr Sorgen."_s << u"Pumpe 4 macht Ihnen Sorgen."_s;
    QTest::newRow("nothing to turn") << u"en"_s << u"Pumps stop at night."_s << QString();
}

void AddressingTest::turnsPronouns()
{
    QFETCH(QString, language);
    QFETCH(QString, sentence);
    QFETCH(QString, expected);
    QCOMPARE(
        withTurnedPronouns(sentence, rulesFor(text::languageFromTag(language))).value_or(QString()),
        expected);
}

QTEST_GUILESS_MAIN(AddressingTest)
#include "addressing_test.moc"
