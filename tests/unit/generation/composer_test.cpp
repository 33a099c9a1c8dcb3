// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/structure.h"
#include "app/generation/channel_norms.h"
#include "app/generation/composer.h"
#include "app/generation/statement_wording.h"
#include "app/text/citation_marks.h"
#include "app/text/sms.h"
#include "app/text/tokens.h"

#include "tests/unit/generation/dossier_fixture.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::generation;
using countersign::testing::DossierFixture;

class ComposerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesAnEmail();
    void givesEveryStatementItsMark();
    void putsTheMarkBeforeTheStop_data();
    void putsTheMarkBeforeTheStop();
    void greetsWithoutMakingANameOfAWord();
    void goesOnInSmallLetters();
    void writesATextMessage();
    void leavesOutANameTheAlphabetLacks();
    void writesPoints();
    void writesANote();
    void writesGerman();
    void writesFrench();
    void refusesWhatDoesNotFit();
    void layoutsDiffer();
    void saysThatItWasTheLast();
    void isDeterministic();
};

namespace {

Statement quoteOf(const EvidenceId& evidence, const QString& words)
{
    return {evidence, StatementKind::Quote, words, words, {}};
}

/// A plan made by hand: her mail, the sensor, the story, a sheet.
MessagePlan handMade(DossierFixture& fixture)
{
    const EvidenceId mail =
        fixture.aboutPerson(Input::Crm, u"email"_s, u"\"Show me which pump stopped first.\""_s).id;
    const auto idOf = [&](const QString& title) {
        for (const Evidence& evidence : fixture.dossier.evidence) {
            if (evidence.title == title)
                return evidence.id;
        }
        return EvidenceId();
    };
    MessagePlan plan;
    plan.channel = *fixture.dossier.channel;
    plan.language = u"en"_s;
    plan.hook = quoteOf(mail, u"Show me which pump stopped first."_s);
    plan.value = Statement{idOf(u"The Knock"_s),
                           StatementKind::Product,
                           u"A Knock is a stick-on sensor that sits on a pump housing."_s,
                           {},
                           {}};
    plan.proof = Statement{idOf(u"Q1 Tarnside Board (paper, United Kingdom)"_s),
                           StatementKind::Proof,
                           u"Its unplanned stops fell from 31 to 12."_s,
                           {},
                           u"Tarnside Board"_s};
    plan.ask.thing = u"our one-page sheet (pump hours)"_s;
    plan.structure = {Move::Observation, Move::Value, Move::Proof, Move::Ask};
    return plan;
}

QString germanText(Channel channel, DossierFixture& fixture)
{
    fixture.dossier.channel = channel;
    fixture.dossier.prospect.language = u"de"_s;
    fixture.dossier.prospect.title = u"Betriebsleiterin"_s;
    fixture.knowledge(u"product"_s, u"Kurz"_s,
                      u"Ein Knock wird auf das Gehäuse der Pumpe geklebt und zählt jeden Start."_s,
                      {}, u"de"_s);
    fixture
        .aboutPerson(Input::Crm, u"email"_s,
                     u"Sie schreibt: „Zeigen Sie mir, welche Pumpe zuerst stand.“"_s)
        .language = u"de"_s;
    const auto made = plan(fixture.dossier);
    if (!made)
        return made.error().id;
    const auto text = compose(*made, fixture.dossier);
    return text ? text->text : text.error().id;
}

} // namespace

void ComposerTest::writesAnEmail()
{
    DossierFixture fixture;
    const MessagePlan plan = handMade(fixture);
    const auto composition = compose(plan, fixture.dossier);
    QVERIFY(composition);
    const QString& text = composition->text;
    const QStringList paragraphs = text.split(u"\n\n"_s);
    QVERIFY(paragraphs.first().contains(u"Orla"_s) && paragraphs.first().endsWith(u','));
    QVERIFY(text.contains(u"“Show me which pump stopped first"_s));
    QVERIFY(text.contains(u"a stick-on sensor that sits on a pump housing [@k1]."_s));
    QVERIFY(text.contains(u"Tarnside Board: its unplanned stops fell from 31 to 12 [@k2]."_s));
    QVERIFY(text.contains(u"our one-page sheet (pump hours)"_s));
    // Signed, and the way out after the name.
    const QString last = paragraphs.last();
    QVERIFY2(!last.contains(u"Ostermark"_s) && !last.contains(u'?'), qPrintable(last));
    QVERIFY(paragraphs.at(paragraphs.size() - 2).endsWith(u"Ivo Lindqvist\nOstermark"_s));
    const int words = text::wordCount(text::withoutMarks(text));
    QVERIFY2(words >= 25 && words <= 150, qPrintable(QString::number(words)));
    QVERIFY(composition->subject.size() <= 60 && !composition->subject.isEmpty());
    QCOMPARE(composition->provider, u"builtin"_s);
    QCOMPARE(composition->plan, QString::fromUtf8(canonicalJson(planToJson(plan))));
    QCOMPARE(composition->skeleton, checks::skeleton(text, text::Language::English));

    fixture.dossier.rules.emailOptOutRequired = false;
    QVERIFY(compose(plan, fixture.dossier)->text.endsWith(u"Ostermark"_s));
}

void ComposerTest::givesEveryStatementItsMark()
{
    DossierFixture fixture;
    const MessagePlan plan = handMade(fixture);
    const auto composition = compose(plan, fixture.dossier);
    QStringList labels;
    for (const text::CitationMark& mark : text::citationMarks(composition->text))
        labels.append(mark.label);
    QCOMPARE(labels, QStringList({u"c1"_s, u"k1"_s, u"k2"_s}));
    QCOMPARE(composition->citations, Citations({{u"c1"_s, plan.hook.evidence},
                                                {u"k1"_s, plan.value->evidence},
                                                {u"k2"_s, plan.proof->evidence}}));

    // Two statements of one passage have one label.
    MessagePlan twice = plan;
    twice.second = quoteOf(plan.hook.evidence, u"Show me."_s);
    twice.structure = {Move::Observation, Move::Second, Move::Ask};
    const auto again = compose(twice, fixture.dossier);
    QCOMPARE(again->citations.size(), 1U);
    QCOMPARE(text::citationMarks(again->text).size(), 2U);
}

void ComposerTest::putsTheMarkBeforeTheStop_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("expected");
    QTest::newRow("stop") << u"Pump 7 stops."_s << u"Pump 7 stops [@c1]."_s;
    QTest::newRow("quotation") << u"You said: “It stops.”"_s << u"You said: “It stops.” [@c1]"_s;
    QTest::newRow("abbreviation") << u"It stops before 6 a.m."_s
                                  << u"It stops before 6 a.m. [@c1]"_s;
    QTest::newRow("no stop") << u"Pump 7 stops"_s << u"Pump 7 stops [@c1]"_s;
}

void ComposerTest::putsTheMarkBeforeTheStop()
{
    QFETCH(QString, sentence);
    QFETCH(QString, expected);
    QCOMPARE(marked(sentence, u"c1"_s, text::Language::English), expected);
}

void ComposerTest::greetsWithoutMakingANameOfAWord()
{
    const Phrases& english = phrasesFor(text::Language::English);
    QCOMPARE(greeted(u"Ada,"_s, u"You want one page."_s, english, {}),
             u"Ada, you want one page."_s);
    QCOMPARE(greeted(u"Ada,"_s, u"Lorries wait."_s, english, {}), u"Hi Ada. Lorries wait."_s);
    QCOMPARE(greeted(u"Hello Ada,"_s, u"Lorries wait."_s, english, {}),
             u"Hello Ada. Lorries wait."_s);
    QCOMPARE(greeted(u"Ada,"_s, u"Lorries wait."_s, english, smallWordsOf(u"two lorries")),
             u"Ada, lorries wait."_s);
    QCOMPARE(greeted(u"Ada,"_s, u"14 lorries wait."_s, english, {}), u"Ada, 14 lorries wait."_s);
    QCOMPARE(greeted(u"Guten Tag Frau Rook,"_s, u"Paletten stehen."_s,
                     phrasesFor(text::Language::German), {}),
             u"Guten Tag Frau Rook, Paletten stehen."_s);
}

void ComposerTest::goesOnInSmallLetters()
{
    const Phrases& english = phrasesFor(text::Language::English);
    QCOMPARE(asContinuation(u"You want one page."_s, english), u"you want one page."_s);
    QCOMPARE(asContinuation(u"Moss is cold."_s, english, smallWordsOf(u"In Moss it is cold.")),
             u"Moss is cold."_s);
    QCOMPARE(asContinuation(u"Totes come back."_s, english, smallWordsOf(u"The totes are late.")),
             u"totes come back."_s);
    QCOMPARE(asContinuation(u"I read it."_s, english), u"I read it."_s);
    QCOMPARE(asContinuation(u"Paletten stehen."_s, phrasesFor(text::Language::German),
                            smallWordsOf(u"paletten")),
             u"Paletten stehen."_s);
}

void ComposerTest::writesATextMessage()
{
    DossierFixture fixture;
    fixture.dossier.channel = Channel::Sms;
    MessagePlan plan = handMade(fixture);
    plan.structure = {Move::Observation, Move::Ask};
    const auto composition = compose(plan, fixture.dossier);
    QVERIFY(composition);
    const QString sent = text::withoutMarks(composition->text);
    QVERIFY(sent.contains(u"STOP"_s));
    QVERIFY(sent.contains(u"Ivo, Ostermark."_s));
    QVERIFY(sent.contains(u"\"Show me which pump stopped first"_s));
    const text::SmsCount count = text::smsCount(sent);
    QCOMPARE(count.segments, 1);
    QCOMPARE(count.encoding, text::SmsCount::Encoding::Gsm7);
    QVERIFY(composition->subject.isEmpty());
    fixture.dossier.rules.smsOptOutRequired = false;
    QVERIFY(!compose(plan, fixture.dossier)->text.contains(u"STOP"_s));
}

void ComposerTest::leavesOutANameTheAlphabetLacks()
{
    DossierFixture fixture;
    fixture.dossier.channel = Channel::Sms;
    fixture.dossier.prospect.given = u"Zoë"_s;
    fixture.dossier.prospect.name = u"Zoë Brandt"_s;
    MessagePlan plan = handMade(fixture);
    plan.structure = {Move::Observation, Move::Ask};
    const auto composition = compose(plan, fixture.dossier);
    QVERIFY(composition);
    QVERIFY2(!composition->text.contains(u"Zo"_s), qPrintable(composition->text));
}

void ComposerTest::writesPoints()
{
    DossierFixture fixture;
    fixture.dossier.channel = Channel::Phone;
    const auto composition = compose(handMade(fixture), fixture.dossier);
    QVERIFY(composition);
    const QStringList points = text::withoutMarks(composition->text).split(u'\n');
    QCOMPARE(points.size(), 5); // four moves, and what to say to a no
    for (const QString& point : points) {
        QVERIFY2(point.startsWith(u"- "_s), qPrintable(point));
        QVERIFY2(text::wordCount(point) <= 20, qPrintable(point));
    }
    QVERIFY(points.at(3).endsWith(u'?'));
    QVERIFY(composition->subject.isEmpty());
}

void ComposerTest::writesANote()
{
    DossierFixture fixture;
    fixture.dossier.channel = Channel::LinkedIn;
    fixture.dossier.connectionNote = true;
    MessagePlan plan = handMade(fixture);
    QVERIFY(compose(plan, fixture.dossier) ||
            compose(plan, fixture.dossier).error().id == u"generation.too_long");
    plan.structure = {Move::Observation, Move::Ask};
    const auto composition = compose(plan, fixture.dossier);
    QVERIFY(composition);
    QVERIFY(text::withoutMarks(composition->text).size() <= 300);
    QVERIFY(composition->subject.isEmpty());
    QVERIFY(!composition->text.contains(u"Ivo"_s));
}

void ComposerTest::writesGerman()
{
    for (const Channel channel : {Channel::Email, Channel::LinkedIn, Channel::Phone}) {
        DossierFixture fixture;
        const QString text = germanText(channel, fixture);
        QVERIFY2(text.contains(u"„Zeigen Sie mir, welche Pumpe zuerst stand"_s), qPrintable(text));
        QVERIFY2(channel == Channel::Phone || text.contains(u"Frau Brandt,"_s), qPrintable(text));
        QVERIFY2(!text.contains(u" you "_s) && !text.contains(u"Hi "_s), qPrintable(text));
    }
}

void ComposerTest::writesFrench()
{
    DossierFixture fixture;
    fixture.dossier.prospect.language = u"fr"_s;
    fixture.dossier.prospect.title = u"Directrice des opérations"_s;
    fixture.knowledge(u"product"_s, u"Bref"_s,
                      u"Le Knock se colle sur la pompe et compte chaque démarrage de la machine."_s,
                      {}, u"fr"_s);
    fixture
        .aboutPerson(Input::Crm, u"call"_s,
                     u"Elle veut une page sur la pompe qui s'arrête en premier."_s)
        .language = u"fr"_s;
    const auto made = plan(fixture.dossier);
    QVERIFY(made);
    QCOMPARE(made->language, u"fr"_s);
    const auto composition = compose(*made, fixture.dossier);
    QVERIFY(composition);
    const QString& text = composition->text;
    QVERIFY2(text.startsWith(u"Bonjour Madame Brandt,"_s), qPrintable(text));
    QVERIFY2(text.contains(u"ous voulez une page sur la pompe qui s'arrête en premier [@c1]."_s),
             qPrintable(text));
    QVERIFY2(text.contains(u"\u00a0?"_s), qPrintable(text));
}

void ComposerTest::refusesWhatDoesNotFit()
{
    DossierFixture fixture;
    fixture.dossier.channel = Channel::Sms;
    MessagePlan plan = handMade(fixture);
    const auto composition = compose(plan, fixture.dossier);
    QVERIFY(!composition);
    QCOMPARE(composition.error().id, u"generation.too_long"_s);
    QCOMPARE(composition.error().args.value(0), u"sms"_s);
    // What is too long is named.
    QVERIFY(plan.hook.words.startsWith(composition.error().args.value(1)));
    QVERIFY(!composition.error().args.value(1).isEmpty());
}

void ComposerTest::layoutsDiffer()
{
    DossierFixture fixture;
    MessagePlan plan = handMade(fixture);
    const auto paragraphs = [&](Layout layout) {
        plan.layout = static_cast<int>(layout);
        return compose(plan, fixture.dossier)->text.split(u"\n\n"_s).size();
    };
    // Greeting, signature and the way out are three more.
    QCOMPARE(paragraphs(Layout::EachAlone), 4 + 3);
    QCOMPARE(paragraphs(Layout::FactsThenUs), 3 + 3);
    QCOMPARE(paragraphs(Layout::AskApart), 2 + 3);
    QCOMPARE(paragraphs(Layout::OneParagraph), 1 + 3);
    QCOMPARE(paragraphs(Layout::FirstApart), 2 + 3);
}

void ComposerTest::saysThatItWasTheLast()
{
    DossierFixture fixture;
    MessagePlan plan = handMade(fixture);
    QVERIFY(!compose(plan, fixture.dossier)->text.contains(u"not write about this again"_s));
    plan.lastTouch = true;
    QVERIFY(compose(plan, fixture.dossier)->text.contains(u"not write about this again"_s));
}

void ComposerTest::isDeterministic()
{
    DossierFixture fixture;
    MessagePlan plan = handMade(fixture);
    QVERIFY(*compose(plan, fixture.dossier) == *compose(plan, fixture.dossier));
    QSet<QString> texts;
    for (quint64 wording = 0; wording < 40; ++wording) {
        plan.wording = wording;
        texts.insert(compose(plan, fixture.dossier)->text);
    }
    QVERIFY2(texts.size() > 30, qPrintable(QString::number(texts.size())));
}

QTEST_GUILESS_MAIN(ComposerTest)
#include "composer_test.moc"
