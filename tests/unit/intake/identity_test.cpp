// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/identity.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::intake;

namespace {

struct Person {
    QString id;
    QString name;
    QString email;
    QString profile;
    QString company;
};

Prospect prospectOf(const Person& person)
{
    Prospect prospect;
    if (!person.id.isEmpty())
        prospect.externalIds[u"Record ID"_s] = person.id;
    prospect.name = person.name;
    prospect.email = person.email;
    prospect.profileUrl = person.profile;
    return prospect;
}

/// A small store: everybody known, found by the same keys.
class Known {
public:
    void add(const QString& id, const Person& person)
    {
        m_people.push_back({ProspectId(id), prospectOf(person), person.company});
    }
    IdentityMatch match(const Person& person) const
    {
        return matchProspect(prospectOf(person), person.company,
                             [this](const IdentityQuestion& question) { return find(question); });
    }

private:
    std::vector<KnownPerson> find(const IdentityQuestion& question) const
    {
        std::vector<KnownPerson> found;
        for (const KnownPerson& known : m_people) {
            if (answers(question, known.prospect, known.companyName))
                found.push_back(known);
        }
        return found;
    }

    std::vector<KnownPerson> m_people;
};

} // namespace

class IdentityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoIsWho_data();
    void whoIsWho();
    void severalWhoFitAreTwins();
    void anIdDecidesBeforeAnAddress();
    void questionsAreAskedInOrder();
};

void IdentityTest::whoIsWho_data()
{
    QTest::addColumn<Person>("incoming");
    QTest::addColumn<MatchKind>("kind");
    QTest::addColumn<IdentityBy>("by");
    QTest::addColumn<QString>("why");
    const Person known{u"901"_s, u"Ilse Varga"_s, u"ilse@nord.example"_s,
                       u"https://www.linkedin.example/in/ilse"_s, u"Nord GmbH"_s};
    const auto changed = [&known](auto change) {
        Person person = known;
        change(person);
        return person;
    };
    QTest::newRow("the same") << known << MatchKind::Same << IdentityBy::ExternalId << QString();
    QTest::newRow("the same id, all else new")
        << Person{u"901"_s, u"Ilse Berg"_s, u"berg@other.example"_s, {}, u"Other"_s}
        << MatchKind::Same << IdentityBy::ExternalId << QString();
    QTest::newRow("the same id in another program")
        << Person{u"901"_s, u"Bo Ek"_s, u"bo@ek.example"_s, {}, u"Ek AB"_s} << MatchKind::LikelyTwin
        << IdentityBy::ExternalId << u"other_name"_s;
    QTest::newRow("the same id, another name, the same address")
        << Person{u"901"_s, u"Bo Ek"_s, u"ilse@nord.example"_s, {}, u"Ek AB"_s} << MatchKind::Same
        << IdentityBy::ExternalId << QString();
    QTest::newRow("the same id, another name, no address")
        << Person{u"901"_s, u"Bo Ek"_s, {}, {}, u"Ek AB"_s} << MatchKind::Same
        << IdentityBy::ExternalId << QString();
    QTest::newRow("by address, whatever its case")
        << Person{{}, u"Ilse Varga"_s, u" ILSE@Nord.example "_s, {}, {}} << MatchKind::Same
        << IdentityBy::Email << QString();
    QTest::newRow("by address without a name") << Person{{}, {}, u"ilse@nord.example"_s, {}, {}}
                                               << MatchKind::Same << IdentityBy::Email << QString();
    QTest::newRow("married") << Person{{}, u"Ilse Berg"_s, u"ilse@nord.example"_s, {}, {}}
                             << MatchKind::Same << IdentityBy::Email << QString();
    QTest::newRow("a shared mailbox")
        << Person{{}, u"Tomás Brennan"_s, u"ilse@nord.example"_s, {}, {}} << MatchKind::LikelyTwin
        << IdentityBy::Email << u"other_name"_s;
    QTest::newRow("twice in one CRM")
        << changed([](Person& p) { p.id = u"903"_s; }) << MatchKind::LikelyTwin << IdentityBy::Email
        << u"other_external_id"_s;
    QTest::newRow("by profile")
        << Person{{}, u"Ilse Varga"_s, {}, u"http://linkedin.example/in/ilse/?utm=1"_s, {}}
        << MatchKind::Same << IdentityBy::Profile << QString();
    QTest::newRow("by name and company") << Person{{}, u"ilse  varga"_s, {}, {}, u"NORD GmbH"_s}
                                         << MatchKind::Same << IdentityBy::NameCompany << QString();
    QTest::newRow("name and company, another address")
        << Person{{}, u"Ilse Varga"_s, u"i.varga@nord.example"_s, {}, u"Nord GmbH"_s}
        << MatchKind::LikelyTwin << IdentityBy::NameCompany << u"other_email"_s;
    QTest::newRow("name and company, another profile")
        << Person{{}, u"Ilse Varga"_s, {}, u"linkedin.example/in/ilse-2"_s, u"Nord GmbH"_s}
        << MatchKind::LikelyTwin << IdentityBy::NameCompany << u"other_profile"_s;
    QTest::newRow("a namesake elsewhere")
        << Person{u"77"_s, u"Ilse Varga"_s, {}, {}, u"Sable Cargo"_s} << MatchKind::New
        << IdentityBy::Nothing << QString();
    QTest::newRow("a name alone is nobody") << Person{{}, u"Ilse Varga"_s, {}, {}, {}}
                                            << MatchKind::New << IdentityBy::Nothing << QString();
}

void IdentityTest::whoIsWho()
{
    Known known;
    known.add(u"p1"_s, {u"901"_s, u"Ilse Varga"_s, u"ilse@nord.example"_s,
                        u"https://www.linkedin.example/in/ilse"_s, u"Nord GmbH"_s});
    known.add(u"p2"_s, {u"902"_s, u"Ada Rook"_s, u"ada@rook.example"_s, {}, u"Rook Ltd"_s});
    QFETCH(Person, incoming);
    const IdentityMatch match = known.match(incoming);
    QTEST(match.kind, "kind");
    QTEST(match.by, "by");
    QTEST(match.why, "why");
    QCOMPARE(match.prospect.has_value(), match.kind != MatchKind::New);
    if (match.prospect)
        QCOMPARE(match.prospect->text(), u"p1"_s);
}

void IdentityTest::severalWhoFitAreTwins()
{
    Known known;
    known.add(u"p1"_s, {{}, u"Ada Rook"_s, {}, {}, u"Rook Ltd"_s});
    known.add(u"p2"_s, {{}, u"Ada Rook"_s, {}, {}, u"ROOK  Ltd"_s});
    const IdentityMatch match = known.match({{}, u"Ada Rook"_s, {}, {}, u"rook ltd"_s});
    QCOMPARE(match.kind, MatchKind::LikelyTwin);
    QCOMPARE(match.why, u"several"_s);
}

void IdentityTest::anIdDecidesBeforeAnAddress()
{
    Known known;
    known.add(u"p1"_s, {u"1"_s, u"Ada Rook"_s, u"old@rook.example"_s, {}, {}});
    known.add(u"p2"_s, {u"2"_s, u"Ben Sorel"_s, u"new@rook.example"_s, {}, {}});
    const IdentityMatch match = known.match({u"1"_s, u"Ada Rook"_s, u"new@rook.example"_s, {}, {}});
    QCOMPARE(match.prospect->text(), u"p1"_s);
    QCOMPARE(match.by, IdentityBy::ExternalId);
}

void IdentityTest::questionsAreAskedInOrder()
{
    Prospect prospect = prospectOf(
        {u"9"_s, u"März Müller"_s, u"A@KITE.example"_s, u"https://linkedin.example/in/a"_s, {}});
    std::vector<IdentityBy> asked;
    const IdentityMatch match =
        matchProspect(prospect, u"Kite"_s, [&asked](const IdentityQuestion& question) {
            asked.push_back(question.by);
            return std::vector<KnownPerson>();
        });
    QCOMPARE(match, IdentityMatch());
    QCOMPARE(asked, (std::vector{IdentityBy::ExternalId, IdentityBy::Email, IdentityBy::Profile,
                                 IdentityBy::NameCompany}));
    Prospect decomposed = prospect;
    decomposed.name = prospect.name.normalized(QString::NormalizationForm_D);
    QVERIFY(answers(identityQuestions(prospect, u"Kite"_s).back(), decomposed, u"KITE"_s));
    QVERIFY(identityQuestions(Prospect(), u"Kite"_s).empty());
}

QTEST_GUILESS_MAIN(IdentityTest)
#include "identity_test.moc"
