// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/languages/tables.h"

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

LanguageRules makeGerman()
{
    LanguageRules r;
    r.language = text::Language::German;
    r.dependentStarts =
        words(u"er sie es ihr ihre ihrem ihren sein seine das dies diese dieser dieses "
              u"dort da hier dabei damit dazu davon daher deshalb dafür und aber oder "
              u"auch sonst dann solche beide jene diesen diesem");
    r.pronouns = words(u"er ihm ihn ihr ihre ihrem ihren ihrer sein seine seinem seinen seiner "
                       u"diese dieser dieses diesen diesem");
    r.neuterPronouns = words(u"es dort dies");
    r.firstPerson = words(u"ich mich mir mein meine wir uns unser unsere");
    r.rumour = pattern(u"nicht bestätigt|unbestätigt|gerücht|angeblich|vermutlich|ich glaube|"
                       u"dem vernehmen nach|soll angeblich|hörensagen");
    r.example = pattern(u"\\b(?:wie etwa|etwa|darunter|zum Beispiel|z\\. ?B\\.)");
    r.privateLife =
        pattern(u"\\b(ehefrau|ehemann|kind|kinder|tochter|sohn|schwanger\\w*|elternzeit|"
                u"krank\\w*|beerdigung|scheidung|hochzeit|geburtstag|urlaub\\w*|marathon|"
                u"verein|kirche|hobby)\\b");
    r.sensitive = pattern(u"\\b(bußgeld|rückruf\\w*|dementiert\\w*|klage|entlass\\w*|verstorben|"
                          u"unfall|betrug|insolven\\w*|streik|übernahme)\\b");
    r.contact =
        pattern(u"\\b(per e-?mail|telefonisch|schriftlich|whatsapp|broschüren?|mailbox|demo|"
                u"auf deutsch|auf englisch|von (?:der|dieser|ihrer) liste)\\b");
    r.internal = pattern(u"\\b(budget|rabatt|preis\\w*|vertrag|messe|unser system|freigabe durch|"
                         u"kein interesse|vorgeführt|abgemeldet|gesendet|geschickt)\\b");
    r.limits =
        words(u"nicht nie niemals kein keine keinen keiner nur außer ohne bis falls wenn aber "
              u"jedoch nichts niemand sofern bevor");
    r.shortcoming = pattern(u"\\b(nicht|nie|kein\\w*)\\b");
    r.hedges = words(u"könnte könnten vielleicht eventuell falls plant planen möglicherweise will");
    r.sayVerbs = words(u"sagt sagte schreibt schrieb meint meinte erklärt erklärte");
    r.personSubjects = words(u"er sie");
    r.addressed = u"Sie"_s;
    r.verbs = {{u"möchte"_s, u"möchten"_s},   {u"will"_s, u"wollen"_s},
               {u"sucht"_s, u"suchen"_s},     {u"fragt"_s, u"fragen"_s},
               {u"fragte"_s, u"fragten"_s},   {u"bat"_s, u"baten"_s},
               {u"hat"_s, u"haben"_s},        {u"ist"_s, u"sind"_s},
               {u"leitet"_s, u"leiten"_s},    {u"braucht"_s, u"brauchen"_s},
               {u"plant"_s, u"planen"_s},     {u"misst"_s, u"messen"_s},
               {u"wollte"_s, u"wollten"_s},   {u"vermutet"_s, u"vermuten"_s},
               {u"erwartet"_s, u"erwarten"_s}};
    r.openingVerbs = words(u"möchte will sucht fragt fragte bat leitet braucht plant");
    r.adverbs = words(u"noch auch jetzt nie immer bereits");
    r.innerPronouns = {{u"ihm"_s, u"Ihnen"_s}, {u"ihr"_s, u"Ihnen"_s}};
    r.storyVerbs = words(u"senkte verkürzte setzt nutzt verringerte fiel sank hat stattete");
    r.genericWords =
        words(u"eins zwei drei vier erste zweite tag tage woche monat monate jahr jahre zeit "
              u"mal teil neu alt mehr viel gut macht machen nimmt gibt geht kommt seite "
              u"ende anfang stelle zahl");
    r.ownDocuments = {{u"jahresabschluss"_s, u"In Ihrem Jahresabschluss steht"_s, {}},
                      {u"geschäftsbericht"_s, u"In Ihrem Geschäftsbericht steht"_s, {}},
                      {u"jahresbericht"_s, u"In Ihrem Jahresbericht steht"_s, {}},
                      {u"stellenanzeige"_s, u"In Ihrer Stellenanzeige steht"_s, {}},
                      {u"profil"_s, u"In Ihrem Profil steht"_s, {}}};
    r.commonNameWords = words(u"der die das deutsche erste vereinigte neue alte");
    r.months = words(u"Januar Februar März April Mai Juni Juli August September Oktober November "
                     u"Dezember");
    r.onDay = u"am %1. %2 %3"_s;
    r.inMonth = u"im %1 %2"_s;
    r.inYear = u"im Jahr %1"_s;
    r.possessiveDate =
        pattern(u"\\b(?:dies|vor|nächst)jährige\\w*|\\b(?:heutige|gestrige|morgige)\\w*");
    r.prepositions = words(u"am im in");
    r.offersIntro = pattern(u"verschickt werden dürfen|dürfen verschickt werden|\\bmuster\\b");
    r.languageNames = words(u"deutsch");
    r.otherLanguageNames = words(u"englisch französisch spanisch niederländisch dänisch");
    return r;
}

} // namespace

const LanguageRules& germanRules()
{
    static const LanguageRules rules = makeGerman();
    return rules;
}

} // namespace countersign::generation
