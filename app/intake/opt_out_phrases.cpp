// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/opt_out_phrases.h"

#include "app/intake/opt_out_table.h"

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

QRegularExpression expression(const QString& pattern)
{
    return QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption);
}

/// A phrase with its word lists written out.
QRegularExpression expanded(QStringView row)
{
    QString pattern = row.toString();
    for (const OptOutWords& words : optOutWordLists())
        pattern.replace(words.name.toString(), words.pattern.toString());
    return expression(pattern);
}

} // namespace

const std::vector<OptOutPhrase>& optOutPhrases()
{
    static const std::vector<OptOutPhrase> all = [] {
        std::vector<OptOutPhrase> phrases;
        for (const OptOutLanguage language : {OptOutLanguage::English, OptOutLanguage::German,
                                              OptOutLanguage::French, OptOutLanguage::Spanish}) {
            for (const OptOutRow& row : optOutRows(language))
                phrases.push_back(
                    {row.why == OptOutWhy::Removal ? u"removal_request"_s : u"no_further_contact"_s,
                     expanded(row.pattern)});
        }
        return phrases;
    }();
    return all;
}

const QRegularExpression& askedWhereFrom()
{
    static const QRegularExpression words = expression(
        uR"(\b(?:(?:who|how|where)\b.{0,30}\b(?:gave|give|get|got|find|found|have|had|come by|)"
        uR"(obtain\w*|buy|bought|from)\b.{0,30}\b(?:my|our|this)\s+(?:\w+\s+)?(?:numbers?|)"
        uR"(e-?mail|mail|address|name|details|data|contact\w*|info\w*)|)"
        uR"((?:woher|von wem|wer)\b.{0,40}\b(?:meine?n?|unsere?n?|diese)\s+(?:\w+\s+)?)"
        uR"((?:\w*nummer|e-?mail\w*|mail\w*|adresse|daten|namen|kontakt\w*)|)"
        uR"((?:qui|comment|ou)\b.{0,50}\b(?:mon|mes|ma|notre|nos)\s+(?:\w+\s+)?(?:numero|)"
        uR"(e-?mail|mail|adresse|nom|coordonnees|contact\w*|donnees)|)"
        uR"((?:quien|como|de donde)\b.{0,50}\b(?:mi|mis|nuestro|nuestros)\s+(?:\w+\s+)?(?:numero|)"
        uR"(correo|direccion|datos|contacto|telefono|nombre))\b)"_s);
    return words;
}

const QRegularExpression& deleteThat()
{
    static const QRegularExpression words = expression(
        uR"(^(?:(?:then|so|and|now|please|kindly|just|can you|bitte|dann|und|merci de|veuillez|)"
        uR"(alors|et|svp|por favor|pues|y)\s+)*)"
        uR"((?:(?:delete|remove|erase|forget|lose|scrub|bin|destroy)\s+(?:it|them|that|this|)"
        uR"(everything)|)"
        uR"((?:losch|entfern|streich|vernicht)\w*\s+(?:sie\s+)?(?:bitte\s+)?(?:sie|es|das|diese|)"
        uR"(die|den|alles)|(?:sie|es|das|alles)\b.{0,12}(?:loschen|entfernen|streichen)|)"
        uR"((?:supprim|effac|retir|enlev)\w+\s*-?\s*(?:le|la|les|ca|tout)|)"
        uR"((?:le|la|les)\s+(?:supprimer|effacer|retirer)|)"
        uR"((?:borr|elimin|suprim|quit)\w*(?:lo|la|los|las)|(?:borr|elimin)\w+\s+(?:eso|todo))\b)"_s);
    return words;
}

const QRegularExpression& optOutKeyword()
{
    // Those that carriers know (CTIA, Messaging Principles 5.1.2), and their like in three languages.
    static const QRegularExpression keyword = expression(
        uR"(^(?:stop(?:p|all| all)?|(?:please|pls|plz) stop|stop (?:please|pls|plz|it|this|now|)"
        uR"(sms)|unsubscribe|unsub|cancel|end|quit|remove|remove me|opt-?out|opt out|revoke|)"
        uR"(abmelden|abbestellen|austragen|abmeldung|loschen|stopp|arret|arretez|desabonner|)"
        uR"(desabonnement|desinscrire|desinscription|desinscrivez|)"
        uR"(baja|alto|darme de baja|dar de baja|cancelar|parar)$)"_s);
    return keyword;
}

const QRegularExpression& courtesy()
{
    static const QRegularExpression words = expression(
        uR"(\b(?:please|pls|plz|kindly|thanks?|thank you|thx|many thanks|thanks in advance|)"
        uR"(cheers|regards|best|kind regards|best regards|sincerely|yours|hi|hello|hey|dear|all|)"
        uR"(team|sir|madam|ok|okay|now|immediately|asap|sorry|so much|very much|)"
        uR"(for your understanding|sent from my \w+|)"
        uR"(bitte|danke|vielen dank|dankeschon|gruss|grusse|grussen|mit freundlichen|)"
        uR"(freundliche|mfg|lg|vg|hallo|guten tag|sofort|)"
        uR"(merci|svp|s'il vous plait|s'il te plait|cordialement|bonjour|bien a vous|)"
        uR"(salutations|)"
        uR"(gracias|por favor|saludos|hola|buenos dias|un saludo|muchas)\b)"_s);
    return words;
}

const QRegularExpression& explainsOptOut()
{
    static const QRegularExpression sentence = expression(
        uR"(^(?:to (?:unsubscribe|opt[- ]?out|stop receiving|be removed)|(?:if|in case) (?:you|)"
        uR"(this)(?! (?:do not|don't|dont|won't|keep|continue|refuse)(?: to| \w+ing)? (?:remove|take|stop|)"
        uR"(delete|unsubscribe|mailing|e-?mailing|writing|calling|contacting))|should you|you can|you may|you are receiving|you receive|you received this|)"
        uR"(this e-?mail was sent|click|tap|use (?:the|this) link|reply|just reply|text|send|)"
        uR"(answer|respond|)"
        uR"(unsubscribe (?:here|link|at|via|by)|no longer wish to receive|)"
        uR"(um sich abzumelden|wenn sie(?! (?:mich|uns) )|falls sie|zum abmelden|sie (?:konnen|erhalten)|)"
        uR"(antworten sie|antwort(?:e|en)? mit|hier (?:abmelden|klicken)|)"
        uR"(pour (?:vous|te|se) des|si vous|si tu|vous (?:pouvez|recevez)|cliquez|repondez|)"
        uR"(envoyez|)"
        uR"(para (?:darse|dejar de|cancelar)|si (?:usted|no desea|prefiere|quiere)|usted|puede|)"
        uR"(haga clic|responda|envie)\b)"_s);
    return sentence;
}

const QRegularExpression& negationBefore()
{
    static const QRegularExpression words = expression(
        uR"(\b(?:don't|do not|dont|didn't|did not|never|not|no need(?: to)?|needn't|without|)"
        uR"(instead of|rather than|won't|wouldn't|nicht|kein|ne pas|no hace falta)(?:\s+)"
        uR"((?:please|just|ever|even|want to|yet))?\s*$)"_s);
    return words;
}

const QRegularExpression& automaticReply()
{
    static const QRegularExpression words = expression(
        uR"(\b(?:out of (?:the )?office|automatic reply|auto-?reply|automated (?:reply|response|)"
        uR"(message)|auto-?response|autoresponder|on (?:annual|parental|maternity|paternity|)"
        uR"(sick) leave|away from (?:my|the) (?:desk|office)|limited access to (?:my )?e-?mail|)"
        uR"(i am (?:currently )?(?:away|travelling|traveling|on holiday|on vacation)|)"
        uR"(abwesenheitsnotiz|abwesenheitsassistent|automatische antwort|nicht im (?:buro|)"
        uR"(hause)|bin (?:ich )?(?:derzeit |aktuell )?(?:bis \S+ )?(?:abwesend|im urlaub|)"
        uR"(nicht erreichbar)|)"
        uR"(reponse automatique|absence du bureau|absent(?:e)? du bureau|je suis )"
        uR"((?:actuellement )?(?:absent|absente|en conges)|)"
        uR"(respuesta automatica|fuera de la oficina|estoy (?:de vacaciones|ausente))\b)"_s);
    return words;
}

const QRegularExpression& notNow()
{
    static const QRegularExpression words = expression(
        uR"(\b(?:not (?:right )?now|not at (?:the|this) (?:moment|time|stage)|not at present|)"
        uR"(not this (?:week|month|quarter|year)|maybe (?:later|next)|some other time|)"
        uR"(another time|next (?:week|month|quarter|year|spring|summer|autumn|fall)|later )"
        uR"((?:this|in the) year|circle back|check back|(?:come|get|reach) (?:back|out)(?: to )"
        uR"((?:me|us))? (?:in|after|next|once|when)|busy (?:right now|until|till)|bad time|)"
        uR"(too early|in (?:q[1-4]|january|february|march|april|may|june|july|august|september|)"
        uR"(october|november|december)|)"
        uR"(gerade nicht|im moment nicht|momentan nicht|derzeit nicht|zurzeit nicht|spater|)"
        uR"(nachste[nrs]? (?:woche|monat|quartal|jahr)|im (?:fruhjahr|sommer|herbst|winter)|)"
        uR"(pas (?:maintenant|pour l'instant|pour le moment)|plus tard|le mois prochain|)"
        uR"(l'annee prochaine|)"
        uR"(ahora no|por ahora no|de momento no|mas adelante|mas tarde|el (?:mes|)"
        uR"(ano) que viene)\b)"_s);
    return words;
}

const QRegularExpression& interest()
{
    static const QRegularExpression words = expression(
        uR"(\b(?:count me in|i'm in|love (?:it|this|that)|interested in|sounds (?:good|great|)"
        uR"(interesting)|great|brilliant|haha|lol|just kidding|joking|tell me more|send (?:me|)"
        uR"(us|it)|call me|let's|happy to|sign me up|where do i sign|shut up and take|genial|)"
        uR"(super|klingt gut|me interesa|interesse)\b)"_s);
    return words;
}

} // namespace countersign::intake
