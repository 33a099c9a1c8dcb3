// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/known_names.h"
#include "app/checks/name_book.h"

#include "tests/unit/checks/sample_draft.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

class RecipientTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judgesGreetings_data();
    void judgesGreetings();
    void offersTheRightName();
    void findsOtherFirms();
    void findsNamesInALongList();
};

namespace {

constexpr auto id = "recipient.name";

Addressee person(const QString& name, const QString& given)
{
    Addressee made = sample::orla();
    made.name = name;
    made.given = given;
    return made;
}

} // namespace

void RecipientTest::judgesGreetings_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("greeting");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* title, const char16_t* name, const char16_t* given,
                        const char16_t* greeting, const char16_t* reason) {
        QTest::newRow(title) << QString::fromUtf16(name) << QString::fromUtf16(given)
                             << QString::fromUtf16(greeting) << QString::fromUtf16(reason);
    };
    row("right", u"Torben Quist", u"Torben", u"Hi Torben,", u"");
    row("in full", u"Torben Quist", u"Torben", u"Dear Torben Quist,", u"");
    row("near miss", u"Torben Quist", u"Torben", u"Hi Torven,", u"near_miss");
    row("swapped letters", u"Torben Quist", u"Torben", u"Hi Trobin,", u"wrong_name");
    row("surname alone", u"Torben Quist", u"Torben", u"Hi Quist,", u"surname_alone");
    row("surname with honorific", u"Torben Quist", u"Torben", u"Dear Mr Quist,", u"");
    row("German honorific", u"Silke Köhn", u"Silke", u"Guten Tag Frau Köhn,", u"");
    row("German title", u"Silke Köhn", u"Silke", u"Sehr geehrte Frau Dr. Köhn,", u"");
    row("accent lost", u"Silke Köhn", u"Silke", u"Guten Tag Frau Kohn,", u"near_miss");
    row("somebody else", u"Torben Quist", u"Torben", u"Hi Marlies,", u"wrong_name");
    row("a group", u"Torben Quist", u"Torben", u"Hi team,", u"");
    row("nobody", u"Torben Quist", u"Torben", u"The depot has opened.", u"");
    row("bare name", u"Torben Quist", u"Torben", u"Torben, the depot has opened.", u"");
    row("another bare name", u"Torben Quist", u"Torben", u"Torven, the depot has opened.",
        u"near_miss");
    row("an opening word", u"Torben Quist", u"Torben", u"Sure, the depot is small.", u"");
    row("short form", u"Daniel Roe", u"Daniel", u"Hi Dan,", u"");
    row("nickname", u"William Roe", u"William", u"Hi Bill,", u"");
    row("half of a given name", u"Anna Lena Roe", u"Anna Lena", u"Hi Anna,", u"part_of_name");
    row("both halves", u"Anna Lena Roe", u"Anna Lena", u"Hi Anna Lena,", u"");
    row("surname in two words", u"Pim van Aalst", u"Pim", u"Dear Mr van Aalst,", u"");
    row("surname Null", u"Iris Null", u"Iris", u"Dear Ms Null,", u"");
    row("capitals in the record", u"TORBEN QUIST", u"TORBEN", u"Hi Torben,", u"");
}

void RecipientTest::judgesGreetings()
{
    QFETCH(QString, name);
    QFETCH(QString, given);
    QFETCH(QString, greeting);
    QFETCH(QString, reason);
    CheckInput input =
        sample::draft(Channel::Email, QString(greeting + u"\n\nMay I send the map?"));
    input.prospect = person(name, given);
    QCOMPARE(sample::reasonsOf(input, id).join(u' '), reason);
}

void RecipientTest::offersTheRightName()
{
    CheckInput input = sample::draft(Channel::Email, u"Hi Orlla, hello."_s);
    const std::vector<Finding> found = sample::findingsOf(input, id);
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found.front().excerpt, u"Orlla"_s);
    QVERIFY(found.front().fix.has_value());
    QCOMPARE(*found.front().fix, (Fix{3, 8, u"Orla"_s}));
}

void RecipientTest::findsOtherFirms()
{
    CheckInput input = sample::draft(
        Channel::Email, u"Hi Orla, Palisander Cargo and Larkspur save time with us."_s);
    auto names = std::make_shared<NameBook>();
    names->add(u"Palisander Cargo AS"_s);
    names->add(u"Larkspur"_s);
    names->close();
    input.otherNames = names;
    QCOMPARE(sample::excerptsOf(input, id), (QStringList{u"Palisander Cargo"_s, u"Larkspur"_s}));
    // A firm that the evidence names may be named.
    input.evidence = {
        sample::evidence(u"k1"_s, Input::Knowledge, u"Larkspur may be named as a customer."_s)};
    QCOMPARE(sample::excerptsOf(input, id), QStringList{u"Palisander Cargo"_s});
    // The prospect's own firm is never another one.
    input.prospect.company = u"Palisander Cargo AS"_s;
    QCOMPARE(sample::excerptsOf(input, id), QStringList());
}

void RecipientTest::findsNamesInALongList()
{
    QStringList names;
    for (int i = 0; i < 1000; ++i)
        names.append(u"Firm%1 Works"_s.arg(i));
    const KnownNames known(names);
    const QString text =
        u"We met Firm7 Works, firm8 works and Firm9 Worksop; Firm999 Works's dock."_s;
    QStringList hits;
    for (const KnownNames::Hit& hit : known.find(text, text::tokens(text)))
        hits.append(hit.span.of(text).toString());
    QCOMPARE(hits, (QStringList{u"Firm7 Works"_s, u"Firm999 Works"_s}));
}

QTEST_GUILESS_MAIN(RecipientTest)
#include "recipient_test.moc"
