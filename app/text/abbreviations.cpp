// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/abbreviations.h"

#include "app/text/word_table.h"

namespace countersign::text {

DotWord dotWord(QStringView word)
{
    static const WordTable<DotWord> table = [] {
        WordTable<DotWord> words;
        words.insertWords(u"dr mr mrs ms mx prof gen hon rev capt sgt messrs mgr e.g i.e eg ie cf "
                          u"vs viz approx dept attn "
                          u"incl excl hr frl dipl ing med jur phil h.c z.b d.h u.a z.t i.d.r o.g "
                          u"o.ä v.a u.u s.o s.u m.e "
                          u"i.a bzw ggf evtl vgl bspw sog inkl exkl zzgl abzgl geb ggü einschl "
                          u"insb insbes durchschn ehem "
                          u"hrsg mögl öff s.g mme mlle p.ex c.-à-d c.à.d réf sra srta dña ud uds "
                          u"p.ej lic arq dto urspr fa ee",
                          DotWord::Never);
        words.insertWords(u"no nos nr num núm nro vol p pp pg pag pág ch chap sec sect fig abb tab "
                          u"art abs bd kap § par para "
                          u"jan feb mar apr jun jul aug sep sept oct nov dec okt dez mrz janv févr "
                          u"avr juil déc ene abr ago "
                          u"dic tue tues wed thu thur thurs fri tél tel fax ext fn ver op cit anm "
                          u"rn ziff max min mind ca str "
                          u"env est mwst",
                          DotWord::BeforeNumber);
        words.insertWords(u"a.m p.m am pm etc usw usf ff b.c a.d ph.d m.d b.a m.a b.sc m.sc jr esq "
                          u"d.c std sek hrs mins secs "
                          u"yrs ft sq lb lbs oz mi mph kg km cm kwh stk mio mrd tsd ct u.s.w e.v",
                          DotWord::BeforeCapital);
        words.insertWords(
            u"inc ltd co corp bros llc plc cie s.a s.l s.r.l n.v b.v s.p.a u.s u.k u.n e.u u.s.a "
            u"ee.uu dep div "
            u"intl natl assn ave blvd rd pl st ste sr sen rep gov col lt fr pres gem al mm wg",
            DotWord::BeforeStarter);
        return words;
    }();
    const DotWord* found = table.find(word);
    return found == nullptr ? DotWord::Plain : *found;
}

bool surelyOpensSentence(QStringView lowerWord)
{
    static const WordSet words(
        u"the this that these those we you they it he she our your their its there here who what "
        u"when where "
        u"why how if as at by for from in on with without after before since until while although "
        u"because "
        u"however then now also both each every most many some all another no not but and so or "
        u"yet was is "
        u"are do does did can could would should shall have has had to once only just perhaps "
        u"maybe "
        u"wir sie ihr es er ich das dies diese dieser dieses unser unsere ihre ihren dort hier "
        u"dann danach "
        u"dabei daher dazu damit darf dürfen können möchten haben hat ist sind war wenn weil dass "
        u"nach bei "
        u"mit für auf über seit zum zur vom beim im und aber oder doch auch nur noch "
        u"nous vous il elle ils elles notre nos votre vos ce cette ces cet puis-je pour dans avec "
        u"sur sans "
        u"depuis pendant quand comme mais et donc ainsi aussi on "
        u"nosotros usted ustedes ellos nuestra nuestro nuestros su sus esta este esto estos para "
        u"con sin "
        u"desde cuando como pero y también");
    return words.contains(lowerWord);
}

bool opensSentences(QStringView lowerWord)
{
    static const WordSet more(
        u"a an i my me his her may might will one two three first next last let please thanks "
        u"thank yes "
        u"happy would's more less few several such still today yesterday tomorrow "
        u"der die den dem des ein eine einen einem einer am an aus ab zu von vor um unter bis "
        u"man kein keine alle jede jeder jedes heute morgen gestern vielleicht gern gerne "
        u"le la les un une des du de au aux en à je j' l' d' c' ne si où leur leurs son sa ses mon "
        u"ma mes "
        u"tous toutes chaque aucun aucune "
        u"el los las una unos unas del al lo yo mi mis si qué cómo todo todos cada");
    return surelyOpensSentence(lowerWord) || more.contains(lowerWord);
}

bool isMonthName(QStringView lowerWord)
{
    static const WordSet months(
        u"january february march april may june july august september october november december "
        u"januar jänner februar märz mai juni juli oktober dezember "
        u"janvier février mars avril juin juillet août septembre octobre novembre décembre "
        u"enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre "
        u"diciembre "
        u"jan feb mar apr jun jul aug sep sept oct okt nov dec dez");
    return months.contains(lowerWord);
}

} // namespace countersign::text
