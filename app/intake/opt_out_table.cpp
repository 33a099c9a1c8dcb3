// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/opt_out_table.h"

#include <array>

namespace countersign::intake {

namespace {

using Why = OptOutWhy;

constexpr std::array wordLists{
    OptOutWords{
        u"{asked}",
        uR"((?:^|\b(?:please|kindly|pls|plz|just|and|now|you|you to|must|can you|could you|)"
        uR"(would you|will you|to|so|then)\s+))"},
    OptOutWords{
        u"{me}",
        uR"((?:me|us|my (?:name|address|e-?mail|e-?mail address|number|phone|details|data|)"
        uR"(info|information|contact\w*|company)|our (?:name|address|e-?mail|number|details)"
        uR"(|data|company|team)|this (?:address|number|e-?mail|e-?mail address|mailbox|)"
        uR"(inbox|contact)))"},
    OptOutWords{u"{lists}",
                uR"((?:lists?|database|data base|distribution|mailings?|mailing list|newsletter|)"
                uR"(system|campaigns?|sequences?|cadences?|crm|e-?mails?|records|books|files|)"
                uR"(contacts?|rota|outreach|communications?|messages))"},
    OptOutWords{u"{verbs}",
                uR"((?:e-?mail|mail|text|call|phone|ring|message|contact|approach|bother|pester|)"
                uR"(disturb|spam|write(?: to)?|write|reach out to|follow up with))"},
    OptOutWords{u"{doing}",
                uR"((?:e-?mailing|mailing|texting|calling|phoning|ringing|messaging|contacting|)"
                uR"(reaching out(?: to)?|following up(?: with)?|getting in touch(?: with)?|)"
                uR"(writing(?: to)?|bothering|pestering|spamming|chasing|hounding))"},
    OptOutWords{
        u"{things}",
        uR"((?:e-?mails?|messages?|msgs?|mails?|texts?|calls?|sms|spam|contact|communications?|)"
        uR"(correspondence|newsletters?|outreach|follow-?ups?|sales pitches|pitches))"},
    OptOutWords{u"{ends}",
                uR"((?=\s*$|\s+(?:again|any ?more|ever|here|or|and|but|in future|in the future|)"
                uR"(please|about|regarding|with|for|going forward|from now on|at all|thanks|)"
                uR"(thank you)\b))"},
    OptOutWords{u"{sendungen}",
                uR"((?:e-?mails?|mails?|nachrichten?|anrufe?|werbung|werbemails?|sms|newsletter|)"
                uR"(kontaktaufnahmen?|zusendungen|post|anschreiben|angebote|whatsapps?))"},
};

constexpr std::array englishRows{
    OptOutRow{
        Why::NoContact,
        uR"({asked}(?:desist|refrain|abstain)\s+from\s+(?:(?:any|all|further|more)\s+)*{things}\b)"},
    OptOutRow{
        Why::Removal,
        uR"(\b(?:mind|appreciate|consider|grateful|thanks? (?:you )?for|please be|how about)\b)"
        uR"((?:\s+(?:you|your|for|it))*\s+)"
        uR"((?:removing|deleting|erasing|taking|unsubscribing|dropping)\s+{me}\b)"},
    OptOutRow{
        Why::Removal,
        uR"(\b(?:do not|don't|dont|no longer|never)\s+(?:(?:really|ever|even)\s+)?(?:want|)"
        uR"(wish|like|care|need|agree\w*|consent\w*|ask(?:ed)?)\s+(?:(?:to|be|stay|remain|)"
        uR"(appear|included|kept|me|us|my|name|you|your|have|added|put)\s+)+(?:on|in|part of|)"
        uR"(to)\s+(?:(?:your|this|the|that|any|these|mailing|e-?mail|contact|distribution)\s+)"
        uR"()*{lists}\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:want|wish|like|asked|need)(?:ed)?\s+to\s+be\s+removed\b(?:\s+(?:twice|)"
              uR"(before|already|again|now|please))*\s*$)"},
    OptOutRow{Why::NoContact,
              uR"(^(?:please\s+)?no\s+more(?:\s+of\s+(?:this|these|that|it))?(?:\s+please)?$)"},
    OptOutRow{
        Why::Removal,
        uR"({asked}(?:remove|delete|unsubscribe)\s+(?:(?:it|this|that|them)\s+)?from\s+(?:(?:your)"
        uR"(|this|the|that|all)\s+)*{lists}\b)"},
    OptOutRow{Why::Removal,
              uR"({asked}opt\s+{me}\s+out\b|\b(?:want|need)\s+(?:to\s+be\s+)?off\s+(?:(?:this|)"
              uR"(your|the|that|of)\s+)+{lists}\b)"},
    OptOutRow{
        Why::NoContact,
        uR"(^(?:please\s+)?(?:stop|no)\s+(?:(?:the|these|those|your)\s+)?{things}(?:\s+please)?$)"},
    OptOutRow{Why::NoContact,
              uR"({asked}(?:stop|cease|end)\s+(?:(?:all|any|further|this|these)\s+)+{things}\b|)"
              uR"(^cease and desist\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:taken?|get|struck|strike|dropped|drop|pull|removed?|deleted?|scrub|cross|)"
              uR"(wipe|keep)\s+{me}\s+(?:off|out of|from)\s+(?:of\s+)?(?:(?:your|the|this|that|)"
              uR"(these|those|any|all|whatever|every|future|further)\s+)*{lists}\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:take|get)\s+{me}\s+off(?:\s+(?:of\s+)?(?:this|it|everything|these))?(?:\s+)"
              uR"((?:please|now|immediately|asap|thanks|thank you))*\s*$)"},
    OptOutRow{Why::Removal,
              uR"({asked}(?:remove|delete|erase|unsubscribe|unlist|de-?list|exclude)\s+{me}\b(?!)"
              uR"(\s+(?:on|at|as)\b))"},
    OptOutRow{Why::Removal,
              uR"(\b(?:want|wish|like|need|trying|tried|asked|how do i|how can i|where do i|)"
              uR"(let me|have me|be)\b(?:\s+\w+){0,3}\s+(?:unsubscribed?|opt(?:ed)?[- ]?out|)"
              uR"(removed from|taken off)\b(?!\s+of\s+(?:the|our|a)\s+(?:contract|deal|agreement|)"
              uR"(old))(?:.{0,30}\b(?:list|mail\w*|messages?|this|these|your|it)\b|\s*$))"},
    OptOutRow{Why::Removal,
              uR"(^(?:please\s+|kindly\s+)?(?:unsubscribe|opt[- ]?out)\b(?!\s+(?:rates?|links?|)"
              uR"(lists?|flow|page|button|is|are|was))(?:\s+(?:from|of|me|us|please|now|)"
              uR"(immediately|asap|here)\b.*)?$)"},
    OptOutRow{Why::Removal, uR"(\b(?:i|we)\s+(?:hereby\s+)?(?:opt|am opting|are opting)\s+out\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:delete|erase|remove|purge)\s+(?:all\s+)?(?:of\s+)?(?:my|our)\s+(?:personal)"
              uR"(\s+)?(?:data|details|information|record)\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:withdraw my consent|right to be forgotten|right to erasure|)"
              uR"(object to (?:the |any |further )?(?:processing|use of my)|article (?:17|21)\b))"},
    OptOutRow{Why::Removal,
              uR"(\b(?:remove|removed|removal)\s+from\s+(?:your|this|the|that|any)\s+(?:mailing |)"
              uR"(distribution |contact |call |e-?mail )?list(?:s)?\b(?=.{0,40}(?:please|thank|)"
              uR"(asap|immediately|$)))"},
    OptOutRow{
        Why::NoContact,
        uR"({asked}(?:stop|quit|cease|refrain from|desist from)\s+{doing}(?:\s+(?:to\s+)?(?:me)"
        uR"(|us|this|here|my|our|people)\b|\s*$))"},
    OptOutRow{
        Why::NoContact,
        uR"({asked}(?:stop|quit|cease|refrain from|desist from)\s+(?:sending|with)\s+(?:(?:me)"
        uR"(|us|out|any|more|further|all|of|your|these|those|such|this|the|so many|)"
        uR"(unsolicited|to me|to us)\s+)*(?:{things}|stuff|this|these|it|me|us)\b)"},
    OptOutRow{Why::NoContact,
              uR"(\b(?:do not|don't|dont|never|no longer|not to|must not|may not|)"
              uR"(would rather you didn't|prefer you didn't|ask you not to|rather not)\s+(?:ever)"
              uR"(\s+|please\s+|again\s+)?{verbs}\s+{me}{ends})"},
    OptOutRow{
        Why::NoContact,
        uR"(\b(?:please|could you|would you|can you|will you|kindly|to)\s+(?:please\s+)?not\s+)"
        uR"({verbs}\s+{me}{ends})"},
    OptOutRow{Why::NoContact,
              uR"(\b(?:do not|don't|dont|never)\s+(?:ever\s+)?(?:contact|e-?mail|write|text|call|)"
              uR"(message)\s+(?:again|any ?more|here)\b)"},
    OptOutRow{Why::NoContact,
              uR"(\b(?:do not|don't|dont|never|no longer)\s+(?:ever\s+)?send\s+(?:(?:me|us|any|)"
              uR"(more|anything|any more|further|another|your)\s+)*(?:{things}|anything|more|)"
              uR"(stuff)\b)"},
    OptOutRow{
        Why::NoContact,
        uR"((?:^|\b(?:please|pls|plz|want|wish|need|like|with)\s+)no\s+(?:more|further|other)\s+(?:of)"
        uR"(\s+(?:these|your|this)\s*)?{things}\b)"},
    OptOutRow{
        Why::NoContact,
        uR"(\b(?:do not|don't|dont|no longer|never|not)\s+(?:really\s+)?(?:want|wish|care|)"
        uR"(need|like|agree|consent|get|receive)(?:ed)?\s+(?:to\s+(?:receive|get|hear|be\s+(?:contacted)"
        uR"(|e-?mailed|called|texted|messaged|approached))|any\s+(?:more|further)(?:\s*$|\s+of)"
        uR"(\s+(?:these|this|that|your|it)\b|\s+from\s+you\b)|(?:any\s+|more\s+|further\s+|)"
        uR"(these\s+|your\s+)+{things}))"},
    OptOutRow{
        Why::NoContact,
        uR"(\b(?:prefer|rather|like|want|ask|wish)\s+(?:not|never)\s+(?:to\s+)?(?:be\s+(?:contacted)"
        uR"(|e-?mailed|called|texted|messaged|approached)|hear|receive|get)\b)"},
    OptOutRow{Why::NoContact, uR"(\b(?:leave|let)\s+(?:me|us)\s+(?:alone|in peace|be\s*$))"},
    OptOutRow{Why::NoContact,
              uR"(\b(?:lose|forget)\s+(?:my|our|this)\s+(?:number|e-?mail|address)\b)"},
    OptOutRow{Why::NoContact,
              uR"((?:^|\bplease\s+|\bjust\s+)(?:go away|get lost|f\*+ ?off|fuck off|piss off|)"
              uR"(sod off|back off)\b)"},
    OptOutRow{Why::NoContact,
              uR"(\b(?:this|it|that)\s+is\s+(?:pure\s+|just\s+)?(?:spam|harassment)\b|\b)"
              uR"((?:reported|reporting|marked|marking|flagged|flagging|report)\s+(?:you|this|it|)"
              uR"(your \w+)\s+(?:as|for)\s+(?:spam|junk|abuse|harassment)\b|\bstop spamming\b)"},
};

constexpr std::array germanRows{
    OptOutRow{
        Why::NoContact,
        uR"(\b(?:aufhoren|aufzuhoren)\s+mit\b.{0,20}\b(?:mails?|e-?mails?|nachrichten|anrufen?|)"
        uR"(werbung|schreiben|spam)\b|\bkeine?\s+(?:weiteren?\s+|mehr\s+)*{sendungen}\s+)"
        uR"((?:mehr\s+)?(?:wunsch\w+|will|wollen|mochten?)\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:mich|uns)\b.{0,20}\b(?:rausnehmen|herausnehmen|rauszunehmen)\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:bitten?\b.{0,12}\bum|beantragen?|verlangen?|fordern?)\s+(?:(?:meine|unsere|)"
              uR"(die|umgehende|sofortige|umgehend|sofort)\s+)*(?:abmeldung|austragung|loschung|)"
              uR"(streichung|entfernung)\b(?!\s+(?:der|des)\s+(?!daten|gespeicherten|)"
              uR"(personenbezogenen|adresse)|\s+alte[rn]\b))"},
    OptOutRow{
        Why::Removal,
        uR"(\bnicht\s+(?:(?:mehr|langer|weiter|weiterhin)\s+)?(?:auf|in)\s+(?:ihrem|ihrer|eurem|)"
        uR"(eurer|deinem|deiner|diesem|dieser|irgendeiner|der|dem|einer|einem|ihren|euren)\s+)"
        uR"((?:\w+\s+)?(?:verteiler\w*|mail(?:ing)?liste\w*|listen?|newsletter|datenbank|)"
        uR"(kontaktliste|adressliste)\s+(?:stehen|bleiben|sein|gefuhrt|auftauchen|erscheinen)\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:aus|von)\s+(?:dem|der|ihrem|ihrer|deinem|deiner|eurem|eurer|diesem|dieser|)"
              uR"(allen|ihren|jedem)\s+(?:\w+\s+)?(?:verteiler\w*|mail(?:ing)?liste\w*|listen?|)"
              uR"(newsletter|datenbank|adressdatenbank|adressbestand|adressliste|kontaktliste)\b)"
              uR"((?=.{0,60}(?:nehmen|streichen|loschen|entfernen|austragen|abmelden|raus|aus\b|)"
              uR"($))|\b(?:nehmen|streichen|loschen|entfernen|nimm|streich|losche|entferne)\b)"
              uR"((?!.{0,30}\b(?:in|auf)\s+(?:den|die|ihren|ihre|euren|eure)\b).{)"
              uR"(0,50}\b(?:verteiler\w*|mail(?:ing)?liste|liste|newsletter|datenbank|)"
              uR"(adressbestand)\b)"},
    OptOutRow{
        Why::Removal,
        uR"(\b(?:tragen|trage?|tragt|melden|melde?|meldet|nehmen|nimm|nehmt)\s+(?:sie\s+)?(?:mich)"
        uR"(|uns)\b.{0,40}\b(?:aus|raus|heraus|ab(?!\s+(?:dem|der|den|\d|heute|morgen|uber|mitte|)"
        uR"(anfang|ende|nachste\w*|kommende\w*|montag|dienstag|mittwoch|donnerstag|freitag|)"
        uR"(samstag|sonntag|januar|februar|marz|april|mai|juni|juli|august|september|oktober|)"
        uR"(november|dezember)\b))\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:loschen|losche|entfernen|entferne|streichen|streiche)\s+(?:sie\s+)?(?:bitte)"
              uR"(\s+)?(?:mich|uns|meine|meinen|unsere|diese)\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:mich|uns|meine daten|meine adresse|unsere adresse|meine e-?mail\w*)\b.{)"
              uR"(0,40}\b(?:zu\s+)?(?:loschen|entfernen|streichen|auszutragen|abzumelden|)"
              uR"(austragen|abmelden)\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:widerspreche|widerspruch)\b.{0,60}\b(?:nutzung|verarbeitung|verwendung|)"
              uR"(kontakt\w*|werbung|daten|zusendung)\b|\bdsgvo\b.{0,80}\b(?:loschung|loschen|)"
              uR"(widerspr\w+)\b)"},
    OptOutRow{Why::NoContact,
              uR"((?:^|\b(?:bitte|mochte|mochten|will|wollen|wunsche|wunschen|brauche|brauchen|)"
              uR"(und|habe|hatte)\b.{0,20})\bkeine?\s+(?:weiteren?\s+|mehr\s+|neuen\s+|solchen\s+)"
              uR"(|ihrer\s+)*{sendungen}(?:\s+mehr)?\b)"},
    OptOutRow{
        Why::NoContact,
        uR"(\bnicht\s+(?:mehr|weiter|wieder|langer|noch einmal|nochmal)\s+(?:zu\s+)?(?:kontaktier)"
        uR"(\w+|anschreib\w+|anruf\w+|anzurufen|anzuschreiben|schreib\w+|belastig\w+|)"
        uR"(angeschrieben|angerufen|mailen|melden|per \w+)\b)"},
    OptOutRow{
        Why::NoContact,
        uR"(\b(?:kontaktier\w*|schreib\w*|ruf\w*|mail\w*|belastig\w*|meld\w*)\s+(?:sie\s+)?(?:(?:mich)"
        uR"(|mir|uns|sich|dich|bitte|hier|bei mir)\s+)*nicht\s+(?:mehr|wieder|weiter|langer)"
        uR"(|noch einmal|nochmal)\b)"},
    OptOutRow{
        Why::NoContact,
        uR"(\bin\s+ruhe\b(?=.{0,20}(?:$|lassen|danke|bitte))|\blass(?:en|t)?\s+(?:sie\s+)?(?:mich)"
        uR"(|uns)\b.{0,20}\bin\s+(?:ruhe|frieden)\b)"},
    OptOutRow{Why::NoContact,
              uR"(\b(?:absehen|abzusehen|unterlassen|zu unterlassen|unterlassung)\b)"},
    OptOutRow{
        Why::NoContact,
        uR"(\bhor(?:en|t|)\s+(?:sie\s+)?(?:bitte\s+)?(?:endlich\s+)?auf\b.{0,60}\b)"
        uR"((?:schreiben|anzuschreiben|mails?|nachrichten|anzurufen|belastigen|kontaktieren|schicken|spam)"
        uR"(\w*)\b)"},
    OptOutRow{
        Why::NoContact,
        uR"(\bkein(?:en)?\s+(?:weiteren\s+kontakt|kontakt\s+mehr)\b|\bsehen\s+sie\b.{0,20})"
        uR"(\bvon\b.{0,40}\bab\b|\bkeine\s+kontaktaufnahme\b|\bnichts\s+mehr\s+(?:von\s+(?:ihnen)"
        uR"(|euch)\s+)?(?:horen|lesen|bekommen|erhalten|schicken|senden)\b)"},
};

constexpr std::array frenchRows{
    OptOutRow{
        Why::NoContact,
        uR"(\bne\s+pas\s+(?:me|m'|nous)\s*(?:re)?(?:contact|ecri|appel|telephon|envo|sollicit|)"
        uR"(derang|relanc|rappel)\w*\b(?!\s+(?:avant|apres|le|ce|cette|pendant|demain|lundi|mardi|)"
        uR"(mercredi|jeudi|vendredi)\b))"},
    OptOutRow{Why::Removal,
              uR"(\bm'oppose\b.{0,40}\b(?:utilisation|traitement|prospection|demarchage|donnees|)"
              uR"(sollicitations?)\b|\b(?:demande|souhaite|exige)\b.{0,20}\b(?:desinscription|)"
              uR"(desabonnement|suppression de (?:mes|nos) (?:donnees|coordonnees))\b)"},
    OptOutRow{
        Why::NoContact,
        uR"((?:\b(?:cessez|arretez|stoppez)|\b(?:merci\s+d[e']|veuillez|priere\s+d[e']|pou\w+-vous)\s*)"
        uR"((?:cesser|arreter|stopper)|^stop)\s+(?:toutes?\s+|tous\s+)?(?:vos|ces|les|aux?)\s+)"
        uR"((?:relances?|sollicitations?|demarchages?|prospections?|messages?|mails?|)"
        uR"(e-?mails?|courriels?|envois?|appels?|sms)\b)"},
    OptOutRow{
        Why::Removal,
        uR"(\b(?:ne\s+|n')(?:\w+\s+){1,2}(?:plus|pas)\s+(?:etre|figurer|rester|apparaitre)\s+)"
        uR"((?:sur|dans|parmi)\s+(?:votre|vos|cette|ces|la|les|une)\s+(?:listes?|fichiers?|base|)"
        uR"(bases|contacts|newsletter)\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:retire|retirez|enleve|enlevez|supprime|supprimez|raye|rayez|otez|efface|)"
              uR"(effacez|desabonne|desabonnez|desinscris|desinscrivez|sortez|retirer|enlever|)"
              uR"(supprimer|rayer|desabonner|desinscrire|effacer)\s*-?\s*(?:moi|nous|me|mon|ma|)"
              uR"(mes|notre|nos|cette adresse|ce numero)\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:me|m'|nous)\s*(?:retirer|desinscrire|desabonner|supprimer|enlever|rayer|)"
              uR"(effacer|sortir)\b)"},
    OptOutRow{
        Why::Removal,
        uR"(\b(?:retir|enlev|supprim|ray|ote|sort|desabonn|desinscri|effac)\w*.{0,60}\bde\s+(?:votre)"
        uR"(|vos|cette|ces|la|toutes vos)\s+(?:listes?|liste de diffusion|fichiers?|base|)"
        uR"(bases de donnees|newsletter)\b)"},
    OptOutRow{Why::NoContact,
              uR"(\bne\s+(?:plus\s+)?(?:me|m'|nous)\s*(?:contact\w*|ecri\w*|appel\w*|telephon\w*|)"
              uR"(envo\w*|sollicit\w*|recontact\w*|derang\w*|relanc\w*)\b(?!\s+(?:pas\s+)?(?:avant)"
              uR"(|apres|le|ce|cette|pendant|demain|lundi|mardi|mercredi|jeudi|vendredi)\b))"},
    OptOutRow{Why::NoContact,
              uR"(\b(?:ne|n')\s*(?:\w+\s+)?(?:souhait\w+|veu\w+|desir\w+|voul\w+)\s+(?:plus|pas))"
              uR"(\b.{0,40}\b(?:recevoir|etre (?:contact\w+|sollicit\w+|appel\w+|relanc\w+)|)"
              uR"(de vos|vos|messages?|mails?|e-?mails?|courriels?)\b)"},
    OptOutRow{Why::NoContact,
              uR"(\bne\s+plus\s+(?:rien\s+)?(?:recevoir|etre (?:contact\w+|sollicit\w+|relanc\w+)))"
              uR"(\b)"},
    OptOutRow{Why::NoContact,
              uR"(\b(?:cessez|arretez|cesse|arrete|merci d'arreter|merci de cesser)\s+(?:de\s+|)"
              uR"(d')(?:m'|me|nous)?\s*(?:ecri\w*|envo\w*|contact\w*|appel\w*|sollicit\w*|harcel)"
              uR"(\w*|relanc\w*)\b|\b(?:cessez|arretez)\s+(?:vos|ces|les)\s+(?:mails?|messages?|)"
              uR"(e-?mails?|courriels?|envois?|appels?)\b)"},
    OptOutRow{Why::NoContact,
              uR"((?:^|\b(?:merci|svp|s'il vous plait|veux|souhaite)\b.{0,12})\bplus\s+(?:aucun|)"
              uR"(de|d')\s*(?:mails?|messages?|e-?mails?|courriels?|appels?|envois?|sms)\b)"},
    OptOutRow{Why::NoContact,
              uR"(\blaisse[zr]?\s*-?\s*(?:moi|nous)\s+tranquilles?\b|\bfoutez-moi la paix\b)"},
};

constexpr std::array spanishRows{
    OptOutRow{Why::Removal,
              uR"(\b(?:solicit\w+|pido|pedimos|ruego|rogamos|tramit\w+|gestion\w+|quiero|deseo)\s+)"
              uR"((?:(?:la|mi|nuestra|una|que)\s+)*baja\b(?!\s+(?:medica|laboral|por|de precio)))"},
    OptOutRow{Why::NoContact,
              uR"(\bno\s+vuelv\w+\s+a\s+(?:escribir|contactar|llamar|enviar|mandar|molestar|)"
              uR"(escribirnos)(?:me|nos|le|les)?\b(?!\s+(?:antes|hasta|el|los|hoy|manana)\b))"},
    OptOutRow{
        Why::Removal,
        uR"(\bno\s+(?:quiero|queremos|deseo|deseamos)\s+(?:seguir\s+)?(?:estar|estando|aparecer|)"
        uR"(figurar|continuar|permanecer|seguir)\s+(?:mas\s+)?en\s+(?:su|sus|tu|tus|esta|la|)"
        uR"(ninguna|vuestra)\s+(?:listas?|base de datos|boletin|newsletter)\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:quit(?:e|en|a)|elimin(?:e|en|a)|borr(?:e|en|a)|sa(?:que|quen|ca)|retir(?:e)"
              uR"(|en|a)|suprim(?:a|an|e))(?:me|nos)\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:de|den|da|dar|denos|dadnos|dame|deme|denme|darme|darnos|dar de)\s*(?:me|)"
              uR"(nos)?\s*de\s+baja\b|\bdarse de baja\b(?=.{0,10}$)|\bbaja\s+(?:por favor|)"
              uR"(de (?:su|tu|esta|la) lista)\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:quit|elimin|borr|sac|saq|retir|suprim|baja)\w*.{0,40}\bde\s+(?:su|tu|sus|)"
              uR"(tus|esta|la|vuestra)\s+(?:lista|listas|base de datos|boletin|newsletter)\b)"},
    OptOutRow{Why::Removal,
              uR"(\b(?:borr|elimin|suprim|quit)\w+\s+(?:todos\s+)?(?:mis|nuestros)\s+datos\b|\b)"
              uR"((?:quitarme|eliminarme|borrarme|sacarme)\b)"},
    OptOutRow{
        Why::NoContact,
        uR"(\bno\s+(?:me|nos)\s+(?:vuelva\w*\s+a\s+\w+|contact\w+|escrib\w+|llam\w+|envi\w+)"
        uR"(|mand\w+|molest\w+)\b(?!\s+(?:el|los|antes|despues|hoy|manana|este|por\s+la)\b))"},
    OptOutRow{
        Why::NoContact,
        uR"(\bno\s+(?:quiero|queremos|deseo|deseamos)\s+(?:recibir|que\s+(?:me|nos)|mas\s+(?:correos?)"
        uR"(|mensajes?|llamadas?|emails?)|ser\s+contactad\w+)\b)"},
    OptOutRow{Why::NoContact,
              uR"(\b(?:deje|dejen|deja|dejad|paren|pare)\s+de\s+(?:enviar|escribir|llamar|)"
              uR"(contactar|mandar|molestar)(?:me|nos)?\b)"},
    OptOutRow{Why::NoContact,
              uR"((?:^|\bpor favor\s+)(?:no|ni un|ningun)\s+(?:mas\s+)?(?:correos?|mensajes?|)"
              uR"(llamadas?|emails?)(?:\s+mas)?\b)"},
    OptOutRow{Why::NoContact,
              uR"(\bdeje(?:n|me|nme|nos)?\s*(?:me|nos)?\s+en\s+paz\b|\bdejame en paz\b)"},
};

} // namespace

std::span<const OptOutWords> optOutWordLists()
{
    return wordLists;
}

std::span<const OptOutRow> optOutRows(OptOutLanguage language)
{
    switch (language) {
    case OptOutLanguage::English:
        return englishRows;
    case OptOutLanguage::German:
        return germanRows;
    case OptOutLanguage::French:
        return frenchRows;
    case OptOutLanguage::Spanish:
        return spanishRows;
    }
    return {};
}

} // namespace countersign::intake
