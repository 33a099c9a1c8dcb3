// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/salutation.h"
#include "app/generation/subject_line.h"

#include "tests/unit/generation/dossier_fixture.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::generation;
using countersign::testing::DossierFixture;

/// How a message begins: the name in the greeting, the words in the subject line.
class AddressTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void greetsInGerman_data();
    void greetsInGerman();
    void greetsInFrench();
    void greetsByTheGivenName();
    void takesWordsThatTell_data();
    void takesWordsThatTell();
    void keepsTheSubjectWithinTheNorm();
    void writesTheMiddleOfASubjectSmall();
};

namespace {

QString formalGreeting(const ProspectDossier& dossier, text::Language language)
{
    const Salutation salutation = salutationFor(dossier, phrasesFor(language));
    return salutation.form == Salutation::Form::Neutral ? salutation.full : salutation.formal;
}

} // namespace

void AddressTest::greetsInGerman_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("notes");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("note");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing known")
        << u"Leitung Betrieb"_s << QString() << QString() << QString() << u"Orla Brandt"_s;
    QTest::newRow("field") << u"Leitung"_s << QString() << u"Herr"_s << QString()
                           << u"Herr Brandt"_s;
    QTest::newRow("job title") << u"Betriebsleiterin"_s << QString() << QString() << QString()
                               << u"Frau Brandt"_s;
    QTest::newRow("a masculine title says nothing")
        << u"Betriebsleiter"_s << QString() << QString() << QString() << u"Orla Brandt"_s;
    QTest::newRow("pronoun in a note")
        << u"Leitung"_s << QString() << QString() << u"Er möchte eine Seite über Pumpe 7 haben."_s
        << u"Herr Brandt"_s;
    QTest::newRow("title in the notes")
        << u"Betriebsleiterin"_s << u"Titel: Dr. – bitte mit Titel"_s << QString() << QString()
        << u"Frau Dr. Brandt"_s;
    QTest::newRow("title in the evidence")
        << u"Leitung"_s << QString() << QString()
        << u"Das sagt Dr. Orla Brandt, die den Betrieb leitet."_s << u"Dr. Orla Brandt"_s;
}

void AddressTest::greetsInGerman()
{
    QFETCH(QString, title);
    QFETCH(QString, notes);
    QFETCH(QString, field);
    QFETCH(QString, note);
    QFETCH(QString, expected);
    DossierFixture fixture;
    fixture.dossier.prospect.title = title;
    fixture.dossier.prospect.notes = notes;
    if (!field.isEmpty())
        fixture.dossier.prospect.custom[u"Anrede"_s] = field;
    if (!note.isEmpty())
        fixture.aboutPerson(Input::Crm, u"call"_s, note).language = u"de"_s;
    QCOMPARE(formalGreeting(fixture.dossier, text::Language::German), expected);
}

void AddressTest::greetsInFrench()
{
    DossierFixture fixture;
    fixture.dossier.prospect.title = u"Directrice Qualité"_s;
    QCOMPARE(formalGreeting(fixture.dossier, text::Language::French), u"Madame Brandt"_s);
    fixture.dossier.prospect.title = u"Qualité"_s;
    fixture.aboutPerson(Input::Crm, u"call"_s, u"Il y a trois pompes. On attend."_s).language =
        u"fr"_s;
    QCOMPARE(formalGreeting(fixture.dossier, text::Language::French), u"Orla Brandt"_s);
    fixture.aboutPerson(Input::Crm, u"call"_s, u"Elle veut une page."_s).language = u"fr"_s;
    QCOMPARE(formalGreeting(fixture.dossier, text::Language::French), u"Madame Brandt"_s);
}

void AddressTest::greetsByTheGivenName()
{
    DossierFixture fixture;
    fixture.dossier.prospect.given = u"MARY BETH"_s;
    const Salutation salutation =
        salutationFor(fixture.dossier, phrasesFor(text::Language::English));
    QCOMPARE(greet(u"Hi {given},"_s, salutation), u"Hi Mary Beth,"_s);
}

void AddressTest::takesWordsThatTell_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("expected");
    QTest::newRow("figures") << u"Alder Mill opened a hall with 14 doors and 6,200 places."_s
                             << u"14 doors and 6,200 places"_s;
    QTest::newRow("object of a wish")
        << u"You want one page on pump seven."_s << u"page on pump seven"_s;
    QTest::newRow("nothing") << u"It is so."_s << QString();
    QTest::newRow("no date") << u"Since 1 October Alder has sent 64 pumps to Moss."_s
                             << u"64 pumps"_s;
    QTest::newRow("the whole of it")
        << u"It stood four hours on the far bank of the river."_s << u"far bank of the river"_s;
    QTest::newRow("not what an and may join")
        << u"You keep a paper log at the gate and type it up."_s << u"paper log at the gate"_s;
    QTest::newRow("not half of it")
        << u"You hire night fitters for the weeks around Lent."_s << u"night fitters"_s;
    QTest::newRow("no year") << u"The yard closes at the end of 2027."_s << QString();
    QTest::newRow("not the verb") << u"Alder is looking for night fitters in Tarn."_s
                                  << u"night fitters in Tarn"_s;
}

void AddressTest::takesWordsThatTell()
{
    QFETCH(QString, sentence);
    QTEST(tellingStretch(sentence, text::Language::English, 6, 60), "expected");
}

void AddressTest::keepsTheSubjectWithinTheNorm()
{
    const DossierFixture fixture;
    const Rules& rules = fixture.dossier.rules;
    MessagePlan plan;
    plan.hook.words = u"Your crew notes 64 starts, 12 stops, 31 valves and 7 drains on paper in "
                      "three halls and one yard near the old Moss road."_s;
    for (quint64 seed = 0; seed < 50; ++seed) {
        plan.wording = seed;
        const QString subject =
            subjectLine(plan, phrasesFor(text::Language::English), u"Alder Mill Papers"_s, rules);
        const qsizetype words = subject.split(u' ').size();
        QVERIFY2(words >= 2 && words <= 9 && subject.size() <= 60, qPrintable(subject));
        // It carries something of the hook.
        QVERIFY2(subject.contains(u"valves"_s) || subject.contains(u"starts"_s),
                 qPrintable(subject));
    }
}

void AddressTest::writesTheMiddleOfASubjectSmall()
{
    const DossierFixture fixture;
    const Rules& rules = fixture.dossier.rules;
    MessagePlan plan;
    plan.hook.words = u"Hand thermometers at intake in Moss, values on box labels."_s;
    const auto subjects = [&](const QSet<QString>& small) {
        QStringList lines;
        for (quint64 seed = 0; seed < 50; ++seed) {
            plan.wording = seed;
            lines.append(subjectLine(plan, phrasesFor(text::Language::English),
                                     u"Alder Mill Papers"_s, rules, small));
        }
        return lines;
    };
    const QStringList known = subjects({u"hand"_s});
    QVERIFY(known.filter(u" Hand"_s).isEmpty());
    QVERIFY(!known.filter(u"on hand thermometers"_s).isEmpty());
    QVERIFY(!known.filter(QRegularExpression(u"^Hand thermometers"_s)).isEmpty());
    // It may be a name.
    QVERIFY(subjects({}).filter(u" hand"_s).isEmpty());
}

QTEST_GUILESS_MAIN(AddressTest)
#include "address_test.moc"
