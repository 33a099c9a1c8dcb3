// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/verbs.h"

#include "app/text/word_table.h"

namespace countersign::text {
namespace {

bool looksFiniteEnglish(QStringView word)
{
    static const WordSet verbs(u"is are was were am be has have had does do did will would can "
                               u"could may might must shall should "
                               u"isn't aren't wasn't weren't hasn't haven't hadn't doesn't don't "
                               u"didn't won't wouldn't can't cannot "
                               u"couldn't it's that's he's she's there's i'm you're we're they're "
                               u"i've you've we've they've i'd "
                               u"you'd we'd they'd i'll you'll we'll they'll says say said tells "
                               u"tell told takes take took makes "
                               u"make made comes come came goes go went cuts cut puts put falls "
                               u"fell rises rose grows grow grew "
                               u"loses lose lost wins win won leads led keeps keep kept meets met "
                               u"pays pay paid sells sell sold "
                               u"buys buy bought sends send sent builds build built runs run ran "
                               u"sets sits stands stood begins "
                               u"began brings bring brought gives give gave gets get got finds "
                               u"find found holds hold held knows "
                               u"know knew means meant needs need reads shows show sees see saw "
                               u"thinks think thought wants want "
                               u"works work writes write wrote asks ask uses use spends spend "
                               u"spent hears heard feels felt leaves "
                               u"left moves helps costs covers records record names name splits "
                               u"split measures plans plan opens "
                               u"open closes close starts start stops stop lasts stays stay sticks "
                               u"stick becomes became chooses "
                               u"chose speaks spoke drives drove ships ship sits sat hires expects "
                               u"expect gains gain serves serve prefers prefer meet");
    static const WordSet notVerbs(
        u"need used unused indeed speed feed seed weed united limited red bed shed "
        u"hundred sacred based related dedicated advanced detailed exceed proceed");
    if (verbs.contains(word))
        return true;
    return word.size() > 4 && word.endsWith(u"ed") && !notVerbs.contains(word);
}

bool looksFiniteGerman(QStringView word)
{
    static const WordSet verbs(
        u"ist sind war waren bin seid sei seien wäre wären hat haben habe hatte hatten hätte "
        u"hätten wird werden "
        u"wurde wurden würde würden kann können konnte konnten könnte könnten muss müssen musste "
        u"mussten darf "
        u"dürfen durfte soll sollen sollte sollten will wollen wollte wollten mag möchte möchten "
        u"sagt sagte sagten gibt gab gaben geht ging gingen kommt kam kamen macht machte nimmt "
        u"nahm steht stand "
        u"standen liegt lag lagen bleibt blieb bringt brachte zeigt zeigte fällt fiel steigt stieg "
        u"stiegen "
        u"sank sinkt wächst wuchs kostet kostete braucht brauchte findet fand hält hielt heisst "
        u"hiess lässt "
        u"liess läuft lief misst nennt nannte plant plante schreibt schrieb sieht sah sucht suchte "
        u"verliert "
        u"verlor weiss wusste zahlt zahlte eröffnet eröffnete liefert lieferte baut baute kauft "
        u"kaufte "
        u"verkauft verkaufte beginnt begann endet endete dauert dauerte hilft half trägt trug "
        u"führt führte "
        u"entscheidet entschied setzt setzte übernimmt übernahm baten gebeten koste gehe liefere "
        u"erfasst");
    return verbs.contains(word);
}

bool looksFiniteFrench(QStringView word)
{
    static const WordSet verbs(
        u"est sont était étaient sera seront serait a ont avait avaient aura auront aurait fait "
        u"font faisait "
        u"peut peuvent pouvait pourra pourrait doit doivent devait devra va vont allait veut "
        u"veulent voulait "
        u"voulez vouliez pouvez devez avez êtes sommes avons suis ai faut fallait dit disait met "
        u"mettent prend "
        u"prennent vient viennent tient tiennent voit voient sait savent reste restent coûte "
        u"coûtent montre "
        u"montrent donne donnent passe passent perd perdent trouve trouvent mesure mesurent compte "
        u"comptent "
        u"ouvre ouvrent ferme ferment prévoit prévoient cherche cherchent reçoit reçoivent permet "
        u"permettent "
        u"indique indiquent baisse baissent augmente augmentent utilise utilisent livre livrent");
    return verbs.contains(word);
}

bool looksFiniteSpanish(QStringView word)
{
    static const WordSet verbs(u"es son era eran fue fueron será serán sería está están estaba "
                               u"estaban ha han había habían hay puede "
                               u"pueden podía debe deben tiene tienen tenía va van iba hace hacen "
                               u"hizo dice dicen dijo quiere quieren "
                               u"cuesta cuestan muestra muestran abre abrió cierra cerró compra "
                               u"compró vende vendió necesita "
                               u"necesitan mide miden queda quedan llega llegan llegó usa usan "
                               u"pierde pierden gana ganó paga pagó");
    return verbs.contains(word);
}

} // namespace

bool looksFinite(QStringView folded, Language language)
{
    switch (language) {
    case Language::German:
        return looksFiniteGerman(folded);
    case Language::French:
        return looksFiniteFrench(folded);
    case Language::Spanish:
        return looksFiniteSpanish(folded);
    case Language::English:
    case Language::Other:
        break;
    }
    return looksFiniteEnglish(folded);
}

} // namespace countersign::text
