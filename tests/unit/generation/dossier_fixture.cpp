// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/generation/dossier_fixture.h"

using namespace Qt::StringLiterals;

namespace countersign::testing {

DossierFixture::DossierFixture()
{
    Prospect& orla = dossier.prospect;
    orla.id = ProspectId(u"p-orla"_s);
    orla.name = u"Orla Brandt"_s;
    orla.given = u"Orla"_s;
    orla.family = u"Brandt"_s;
    orla.email = u"orla.brandt@aldermill.example"_s;
    orla.phone = u"+44 7700 900345"_s;
    orla.profileUrl = u"https://www.profiles.example/in/orla-brandt"_s;
    orla.title = u"VP Operations"_s;
    orla.country = u"United Kingdom"_s;
    orla.language = u"en"_s;

    Account account;
    account.id = AccountId(u"a-alder"_s);
    account.name = u"Alder Mill Papers Ltd"_s;
    account.domain = u"aldermill.example"_s;
    account.industry = u"Paper making"_s;
    account.country = u"United Kingdom"_s;
    dossier.account = account;
    orla.account = account.id;

    Persona persona;
    persona.name = u"VP Operations"_s;
    persona.accountableFor = {u"unplanned stops"_s, u"pumps and motors"_s, u"shift crews"_s};
    persona.caresAbout = {u"which pump stopped first"_s, u"nothing that slows a shift down"_s};
    dossier.persona = persona;

    dossier.rules.vendor = u"Ostermark"_s;
    dossier.rules.emailOptOutRequired = true;
    dossier.rules.smsOptOutRequired = true;
    dossier.channel = Channel::Email;
    dossier.today = QDate(2026, 11, 24);
    dossier.sender = u"Ivo Lindqvist"_s;
    dossier.seed = 1;

    knowledge(u"product"_s, u"The Knock"_s,
              u"A Knock is a stick-on sensor that sits on a pump housing and counts every start. "
              "The battery of a Knock lasts 5 years."_s);
    knowledge(u"product"_s, u"The Pump Log"_s,
              u"A Pump Log puts starts, stops and valve positions on one time line. "
              "It names the pump that stopped first. It does not name a shift."_s);
    knowledge(u"product"_s, u"What it does not do"_s,
              u"A Knock does not measure flow. "
              "Ostermark does not decide whether a pump may be started again."_s);
    knowledge(u"product"_s, u"Samples that may be sent"_s,
              u"Anonymised Pump Logs: paper machine (3 pages, English and German), water works "
              "(2 pages, English). One-page sheets: pump hours, valve map (empty table)."_s);
    knowledge(
        u"proof_point"_s, u"Q1 Tarnside Board (paper, United Kingdom)"_s,
        u"Tarnside Board put a Knock on all 64 pumps of two paper machines. In the first year, "
        "May 2025 to April 2026, its unplanned stops fell from 31 to 12."_s,
        u"may be named, with figures, everywhere."_s);
}

Evidence& DossierFixture::add(Input input, const QString& kind, const QString& text,
                              const QDate& observedOn)
{
    Evidence evidence;
    evidence.id = EvidenceId(u"e%1"_s.arg(++m_count));
    evidence.input = input;
    evidence.kind = kind;
    evidence.text = text;
    if (observedOn.isValid())
        evidence.observedOn = observedOn;
    dossier.evidence.push_back(evidence);
    return dossier.evidence.back();
}

Evidence& DossierFixture::aboutPerson(Input input, const QString& kind, const QString& text,
                                      const QDate& observedOn)
{
    Evidence& evidence = add(input, kind, text, observedOn);
    evidence.aboutProspect = dossier.prospect.id;
    evidence.aboutAccount = dossier.account->id;
    return evidence;
}

Evidence& DossierFixture::aboutAccount(Input input, const QString& kind, const QString& text,
                                       const QDate& observedOn)
{
    Evidence& evidence = add(input, kind, text, observedOn);
    evidence.aboutAccount = dossier.account->id;
    return evidence;
}

Evidence& DossierFixture::knowledge(const QString& kind, const QString& title, const QString& text,
                                    const QString& condition, const QString& language)
{
    Evidence& evidence = add(Input::Knowledge, kind, text, QDate(2026, 10, 1));
    evidence.title = title;
    evidence.source = QString(u"kb/" + kind + u".md › " + title);
    evidence.condition = condition;
    evidence.language = language;
    return evidence;
}

void DossierFixture::withoutKnowledge(const QString& kind)
{
    std::erase_if(dossier.evidence, [&](const Evidence& evidence) {
        return evidence.input == Input::Knowledge && evidence.kind == kind;
    });
}

} // namespace countersign::testing
