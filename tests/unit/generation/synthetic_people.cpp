// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/generation/synthetic_people.h"

#include "tests/unit/generation/dossier_fixture.h"

using namespace Qt::StringLiterals;

namespace countersign::testing {

namespace {

class PeopleMaker {
public:
    explicit PeopleMaker(unsigned seed)
        : m_random(seed)
    {}

    generation::ProspectDossier make(int index);

private:
    int number(int low, int high)
    {
        return low + static_cast<int>(m_random() % static_cast<unsigned>(high - low + 1));
    }
    QString pick(const QStringList& list)
    {
        return list.at(static_cast<qsizetype>(m_random() % static_cast<unsigned>(list.size())));
    }
    QString filled(QString text);
    void addKnowledge(DossierFixture& fixture);
    void addPersonal(DossierFixture& fixture);
    void addAccount(DossierFixture& fixture);

    std::mt19937 m_random;
    QString m_firm;
    QString m_person;
};

/// Puts figures, places and names into a template; # is a small number, ## a large one.
QString PeopleMaker::filled(QString text)
{
    text.replace(u"{firm}"_s, m_firm);
    text.replace(u"{person}"_s, m_person);
    while (text.contains(u"{place}"_s))
        text.replace(text.indexOf(u"{place}"_s), 7,
                     pick({u"Moss"_s, u"Tarn"_s, u"Rook"_s, u"Varde"_s, u"Ostby"_s, u"Lerwick"_s,
                           u"Halden"_s, u"Corrie"_s}));
    while (text.contains(u"{thing}"_s))
        text.replace(text.indexOf(u"{thing}"_s), 7,
                     pick({u"feed pump"_s, u"drain pump"_s, u"wash valve"_s, u"return line"_s,
                           u"night crew"_s, u"press hall"_s, u"spare motor"_s, u"log sheet"_s}));
    while (text.contains(u"##"_s))
        text.replace(text.indexOf(u"##"_s), 2, QString::number(number(100, 900)));
    while (text.contains(u'#'))
        text.replace(text.indexOf(u'#'), 1, QString::number(number(3, 60)));
    return text;
}

void PeopleMaker::addKnowledge(DossierFixture& fixture)
{
    fixture.knowledge(
        u"product"_s, u"Radio"_s,
        u"A Knock talks outbound on port 443 only. A Hub hears up to 90 Knocks in a hall."_s);
    fixture.knowledge(
        u"product"_s, u"Valves"_s,
        u"A Reed sits on a valve and records each turn to the second. Reeds need no wiring."_s);
    fixture.knowledge(u"proof_point"_s, u"Q2 A Baltic water works"_s,
                      u"A Baltic water works cut its night stops from 90 to 30 in one year."_s,
                      u"not to be named"_s);
    fixture.knowledge(
        u"proof_point"_s, u"Q3 Corrie Foods"_s,
        u"Corrie Foods put a Reed on 20 valves. In six months its lost hours fell by 34 %."_s,
        u"may be named"_s);
}

void PeopleMaker::addPersonal(DossierFixture& fixture)
{
    static const QStringList mails{
        u"\"Show me which {thing} stopped first.\""_s,
        u"\"I want to see # nights of the {thing} on one page.\""_s,
        u"\"The {thing} in {place} is the one that I lose sleep over.\""_s,
        u"\"Send me something on the {thing}. I have # minutes on Fridays.\""_s,
        u"\"We lost ## hours in {place} and nobody wrote down why.\""_s,
        u"Asks for # weeks of data on the {thing} in {place}."_s,
        u"Wants one page on the {thing} that can go to the board."_s};
    static const QStringList calls{
        u"The {thing} in {place} stops # times a month."_s,
        u"Nobody in {place} records when the {thing} starts."_s,
        u"{place}: # pumps, the trouble comes from the {thing}."_s,
        u"She wants to start with the {thing} in {place}."_s,
        u"Each stop of the {thing} costs her crew # hours."_s,
        u"\"The {thing} is nearly always fine, and then it is a bad night.\""_s,
        u"About # complaints a month come from the hall in {place}."_s};
    static const QStringList talks{
        u"\"I have # pumps and # opinions on the {thing},\" says {person} of {firm}."_s,
        u"\"Every {thing} tells a story by the second night,\" says {person} of {firm}."_s,
        u"\"My crew in {place} reads the {thing} by ear,\" says {person}, who runs {firm} operations."_s,
        u"{person}, VP operations at {firm}, moved # pumps to {place} in one night."_s,
        u"{firm} is keeping its {thing} in {place}, {person} told the fair."_s};
    switch (number(0, 3)) {
    case 0:
        fixture.aboutPerson(Input::Crm, u"email"_s, filled(pick(mails)),
                            QDate(2026, 11, 1).addDays(-number(0, 120)));
        break;
    case 1:
        fixture.aboutPerson(Input::Crm, u"call"_s, filled(pick(calls)),
                            QDate(2026, 11, 1).addDays(-number(0, 120)));
        break;
    case 2:
        fixture.aboutPerson(Input::Research, u"podcast"_s, filled(pick(talks)),
                            QDate(2026, 10, 1).addDays(-number(0, 200)));
        break;
    default:
        break;
    }
}

void PeopleMaker::addAccount(DossierFixture& fixture)
{
    static const QStringList news{u"{firm} opened a press hall in {place} with # pumps."_s,
                                  u"{firm} will run a third line in {place} from March 2027."_s,
                                  u"{firm} has moved # of its ## motors to {place}."_s,
                                  u"In {place} {firm} put # pumps on one {thing}."_s,
                                  u"{firm} bought # pumps for its hall in {place}."_s};
    static const QStringList signalTexts{u"{firm} is looking for a pump fitter in {place}."_s,
                                         u"{firm} advertises # night posts in {place}."_s,
                                         u"{firm} has fitted # of ## motors with new drives."_s};
    static const QStringList adverts{
        u"You note each start of the {thing} on the log sheet of the night crew."_s,
        u"You walk # pumps in {place} twice a shift and write down what you hear."_s};
    fixture.aboutAccount(Input::Signal, u"hiring"_s, filled(pick(signalTexts)),
                         QDate(2026, 11, 20).addDays(-number(0, 60)));
    fixture.aboutAccount(Input::Research, u"news"_s, filled(pick(news)),
                         QDate(2026, 11, 1).addDays(-number(0, 250)));
    if (number(0, 1) == 1)
        fixture.aboutAccount(Input::Research, u"job_ad"_s, filled(pick(adverts))).title =
            u"Job advert: pump fitter"_s;
}

generation::ProspectDossier PeopleMaker::make(int index)
{
    static const QStringList given{u"Ada"_s,  u"Bo"_s,   u"Cleo"_s, u"Dov"_s,  u"Elin"_s,
                                   u"Finn"_s, u"Gwen"_s, u"Hugo"_s, u"Iris"_s, u"Jon"_s};
    static const QStringList family{u"Lund"_s,  u"Marr"_s, u"Nyberg"_s, u"Okoro"_s, u"Pike"_s,
                                    u"Quist"_s, u"Rask"_s, u"Sorel"_s,  u"Thorn"_s, u"Umber"_s};
    static const QStringList first{u"Alder"_s,    u"Birch"_s,   u"Cedar"_s,     u"Dunmore"_s,
                                   u"Elmfield"_s, u"Fernley"_s, u"Gorsewick"_s, u"Hazelby"_s,
                                   u"Ivydale"_s,  u"Juniper"_s};
    static const QStringList last{u"Board"_s, u"Papers"_s, u"Tissue"_s, u"Pulp"_s, u"Fibre"_s};
    DossierFixture fixture;
    generation::ProspectDossier& dossier = fixture.dossier;
    const int account = index / 5;
    m_firm = QString(first.at(account % 10) + u' ' + last.at((account / 10) % 5));
    Prospect& prospect = dossier.prospect;
    prospect.given = given.at(index % 10);
    prospect.family = family.at((index / 10) % 10);
    prospect.name = m_person = QString(prospect.given + u' ' + prospect.family);
    prospect.id = ProspectId(u"p%1"_s.arg(index));
    prospect.email = u"p%1@firm.example"_s.arg(index);
    dossier.account->name = m_firm;
    dossier.account->domain = u"firm%1.example"_s.arg(account);
    addKnowledge(fixture);
    addPersonal(fixture);
    addAccount(fixture);
    dossier.seed = 7;
    return dossier;
}

} // namespace

std::vector<generation::ProspectDossier> syntheticPeople(int count, unsigned seed)
{
    PeopleMaker maker(seed);
    std::vector<generation::ProspectDossier> people;
    for (int i = 0; i < count; ++i)
        people.push_back(maker.make(i));
    return people;
}

} // namespace countersign::testing
