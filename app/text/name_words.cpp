// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/name_words.h"

#include "app/text/abbreviations.h"
#include "app/text/word_table.h"

namespace countersign::text {

bool isCommonOpener(QStringView folded)
{
    static const WordSet words(u"congratulations congrats thanks thank please sorry yes no ok okay "
                               u"hello hi dear hey good great happy "
                               u"ask open opened own note step question answer idea reason today "
                               u"tomorrow yesterday currently recently "
                               u"finally meanwhile additionally also lastly first second third "
                               u"next last then instead otherwise sure absolutely exactly done "
                               u"welcome agreed correct indeed right nothing nobody "
                               u"perhaps maybe imagine consider given based according thanks given "
                               u"sales most many several both "
                               u"companies firms teams people customers clients leaders businesses "
                               u"organisations organizations "
                               u"worth curious quick shall may might could would will can let look "
                               u"see send sent read saw noticed heard "
                               u"want wondering looking hope hoping reaching following say tell "
                               u"own half twice once regards best cheers "
                               u"guten tag grüsse grüssen kurz neu alle viele mehr hallo bonjour "
                               u"merci saviez-vous pourquoi comment "
                               u"quel quelle fin après cordialement puis-je gracias hola buenos "
                               u"saludos new old big small more less one two "
                               u"three four five six seven eight nine ten sixty thirty twenty "
                               u"forty fifty stop ps p.s fyi re fw help"
                               u" finance management marketing logistics operations quality "
                               u"production revenue turnover profit costs "
                               u"demand growth staff stock inventory transport temperature "
                               u"shipping storage delivery deliveries drivers "
                               u"data time money work access support security pricing price "
                               u"procurement legal engineering product "
                               u"products software hardware shipments losses complaints returns "
                               u"orders supply capacity space energy "
                               u"power water heat cold ice food research development training "
                               u"hiring nothing everything everyone "
                               u"somebody someone anybody whoever whatever typing writing planning "
                               u"building running moving");
    return words.contains(folded);
}

bool isCalendarWord(QStringView folded)
{
    static const WordSet days(u"monday tuesday wednesday thursday friday saturday sunday mondays "
                              u"tuesdays wednesdays thursdays fridays "
                              u"saturdays sundays mon tue tues wed thu thurs fri sat sun montag "
                              u"dienstag mittwoch donnerstag freitag "
                              u"samstag sonntag lundi mardi mercredi jeudi vendredi samedi "
                              u"dimanche q1 q2 q3 q4 h1 h2 spring summer "
                              u"autumn winter easter christmas");
    return days.contains(folded) || isMonthName(folded);
}

} // namespace countersign::text
