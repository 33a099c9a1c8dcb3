// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/languages/tables.h"

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

LanguageRules makeFrench()
{
    LanguageRules r;
    r.language = text::Language::French;
    r.dependentStarts =
        words(u"il elle ils elles ce cela ça cette cet ces celui celle ceux leur leurs "
              u"son sa ses et mais ou donc ainsi là ici aussi alors pourtant dont");
    r.pronouns = words(u"il elle ils elles lui leur leurs son sa ses celui celle ceux");
    r.neuterPronouns = words(u"ce cela ça y");
    r.firstPerson = words(u"je me moi mon ma mes nous notre nos");
    r.rumour = pattern(u"non confirmé|rumeur|on dit que|paraît-il|il paraît|soi-disant|je crois|"
                       u"je pense");
    r.example = pattern(u"\\b(?:tels? que|telles? que|comme|notamment|par exemple)");
    r.privateLife =
        pattern(u"\\b(mari|épouse|femme|enfants?|fils|fille|enceinte|maternité|maladie|"
                u"malade|obsèques|divorce|mariage|anniversaire|vacances|marathon|congés?)"
                u"\\b");
    r.sensitive = pattern(u"\\b(amende|rappel\\w*|dément\\w*|procès|licenci\\w*|décès|accident|"
                          u"fraude|faillite|grève|rachat)\\b");
    r.contact =
        pattern(u"\\b(par e-?mail|par téléphone|par écrit|whatsapp|brochures?|messagerie|visio|"
                u"démonstration|de (?:la|cette|votre) liste)\\b");
    r.internal =
        pattern(u"\\b(budget|remise|prix|contrat|notre système|pas intéressée?|désabonn\\w*|"
                u"envoyé)\\b");
    r.limits =
        words(u"ne pas jamais aucun aucune sauf sans jusqu'à si mais cependant rien personne "
              u"seulement avant");
    r.shortcoming = pattern(u"\\b(?:ne|n')\\s?\\p{L}+\\s(?:pas|jamais|aucun\\w*|personne|rien)\\b");
    r.hedges = words(u"peut pourrait pourraient peut-être prévoit envisage si éventuellement");
    r.sayVerbs = words(u"dit disait écrit écrivait explique expliquait affirme");
    r.personSubjects = words(u"il elle");
    r.addressed = u"Vous"_s;
    r.verbs = {{u"veut"_s, u"voulez"_s},        {u"voulait"_s, u"vouliez"_s},
               {u"souhaite"_s, u"souhaitez"_s}, {u"cherche"_s, u"cherchez"_s},
               {u"demande"_s, u"demandez"_s},   {u"a"_s, u"avez"_s},
               {u"est"_s, u"êtes"_s},           {u"dirige"_s, u"dirigez"_s},
               {u"pense"_s, u"pensez"_s},       {u"attend"_s, u"attendez"_s},
               {u"doit"_s, u"devez"_s}};
    r.openingVerbs = words(u"veut souhaite cherche demande dirige");
    r.adverbs = words(u"encore aussi toujours déjà");
    r.innerPronouns = {{u"lui"_s, u"vous"_s}};
    r.storyVerbs = words(u"a réduit baissé suit utilise équipe fait");
    r.genericWords =
        words(u"un deux trois quatre premier première jour jours semaine mois an ans année "
              u"temps fois partie nouveau nouvelle vieux plus beaucoup bon faire fait prend "
              u"donne vient page fin début nombre");
    r.ownDocuments = {{u"rapport annuel"_s, u"Votre rapport annuel dit"_s, {}},
                      {u"comptes"_s, u"Vos comptes disent"_s, {}},
                      {u"offre d'emploi"_s, u"Votre offre d'emploi dit"_s, {}},
                      {u"profil"_s, u"Votre profil dit"_s, {}}};
    r.commonNameWords = words(u"le la les maison groupe société compagnie banque nouvelle grande "
                              u"première");
    r.months = words(u"janvier février mars avril mai juin juillet août septembre octobre novembre "
                     u"décembre");
    r.onDay = u"le %1 %2 %3"_s;
    r.inMonth = u"en %1 %2"_s;
    r.inYear = u"en %1"_s;
    r.possessiveDate = pattern(u"\\bde (?:cette année|ce mois|cette semaine|l'an dernier)\\b");
    r.prepositions = words(u"le en au");
    r.offersIntro = pattern(u"peut être envoyée?|peuvent être envoyée?s|\\béchantillons?\\b");
    r.languageNames = words(u"français");
    r.otherLanguageNames = words(u"anglais allemand espagnol néerlandais danois");
    return r;
}

} // namespace

const LanguageRules& frenchRules()
{
    static const LanguageRules rules = makeFrench();
    return rules;
}

} // namespace countersign::generation
