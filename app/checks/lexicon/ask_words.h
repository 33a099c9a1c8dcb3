// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/lexicon/lexicon.h"

namespace countersign::checks {

/// Words by which a message asks for something, offers something, or shows the way out.
// clang-format off: one line a list, wrapped between words
inline constexpr TaggedWords askWords[] = {
    {text::Language::English, Tag::AskLead,
     u"let me know|let us know|tell me|reply|reply with|answer|call me|call us|book|pick|"
     u"choose|select|schedule|grab|drop me|give me|ping me|send me|forward this|sign up|click|"
     u"download|register|have a look|take a look|check out|point me|introduce me|hit reply|"
     u"shoot me|text me|let's talk|let's meet|let's chat|let's find|let's schedule|let's set|"
     u"i'd love to|i would love to|i'd appreciate|i would appreciate|i'd like to talk|"
     u"i'd like to meet|feel free to|get in touch|reach out|ask:"},
    {text::Language::English, Tag::Rhetorical,
     u"ever wondered|ever wonder|ever wished|ever had|ever tried|ever felt|have you ever|"
     u"did you know|do you know that|do you know how many|do you know how much|sound familiar|"
     u"sounds familiar|what if|tired of|sick of|fed up|who doesn't|who does not|who wouldn't|"
     u"isn't it|know the feeling|guess what|wouldn't it be|imagine|the result|the problem|"
     u"the catch|the best part|the good news|the bad news|the upshot|the reason|so what|"
     u"why does this matter|why does that matter|remember when|surprised|coincidence"},
    {text::Language::English, Tag::EchoQuestion,
     u"ok|okay|fair|deal|sound good|sounds good|make sense|yes or no|agreed|alright|right|no"},
    {text::Language::English, Tag::Offer,
     u"happy to|glad to|i can|i could|i'll|i will|we can|we could|we'll|we will|i'd be happy|"
     u"i would be happy|gladly|if useful|if helpful|if it helps|on request"},
    {text::Language::English, Tag::ContactVerb,
     u"send|share|show|forward|post|mail|e-mail|email|text|draw|tell|explain|introduce|call|"
     u"ring|walk|drop|bring|cut|sketch|map|prepare|put together|demonstrate|offer"},
    {text::Language::English, Tag::OptOutPhrase,
     u"opt out|opt-out|unsubscribe|stop to end|stop to opt|reply stop|text stop|"
     u"remove you from|take you off|stop writing|stop emailing|stop e-mailing|stop texting|"
     u"stop messaging|not hear from|rather not hear|hear from me again|not write again|"
     u"not contact you again|no more emails|no more e-mails|no more mails|no more messages|"
     u"no more texts|no further emails|no further messages|manage preferences|do not contact"},
    {text::Language::English, Tag::Suffices,
     u"is enough|is all it takes|will do|would do|does it|suffices|is plenty|is fine|"
     u"is all i need|closes the|takes you off|settles it"},
    {text::Language::English, Tag::ReplyNoun, u"no|word|line|reply|stop|answer|yes"},
    {text::Language::German, Tag::Suffices,
     u"genügt|genügen|reicht|reichen|ist genug|ist in ordnung|beendet|schließt"},
    {text::Language::German, Tag::ReplyNoun,
     u"nein|wort|zeile|antwort|stopp|stop|satz|kurznachricht"},
    {text::Language::French, Tag::Suffices, u"suffit|suffira|suffisent|me suffit"},
    {text::Language::French, Tag::ReplyNoun, u"non|mot|ligne|réponse|stop|phrase"},
    {text::Language::English, Tag::OptOutVerb,
     u"stop|stops|end|ends|not|don't|no|cease|never|close|closes|off|leave"},
    {text::Language::English, Tag::OptOutNoun,
     u"mail|mails|email|emails|e-mail|e-mails|message|messages|texts|thread|writing|write|hear|"
     u"list|contact|contacting|emailing|post|letters|alone"},

    {text::Language::German, Tag::AskLead,
     u"sagen sie mir|geben sie mir|melden sie sich|antworten sie|schreiben sie mir|rufen sie|"
     u"buchen sie|wählen sie|lassen sie|vereinbaren sie|klicken sie|schauen sie|teilen sie mir|"
     u"ich würde mich über|ich freue mich auf ihre|ich freue mich über ihre|nennen sie mir"},
    {text::Language::German, Tag::Rhetorical,
     u"wussten sie|haben sie sich schon|schon einmal|schon mal|kennen sie das|kommt ihnen das|"
     u"was wäre wenn|was wäre, wenn|das ergebnis|das problem|wer kennt das|was nun|der grund"},
    {text::Language::German, Tag::EchoQuestion, u"ok|okay|einverstanden|passt das|in ordnung"},
    {text::Language::German, Tag::Offer,
     u"gern|gerne|ich kann|ich könnte|wir können|wir könnten|auf wunsch|bei interesse"},
    {text::Language::German, Tag::ContactVerb,
     u"schicke|schicken|sende|senden|zeige|zeigen|teile|erkläre|erklären|zusenden|zuschicken|"
     u"weiterleiten|zukommen|anrufen|stelle|erzählen"},
    {text::Language::German, Tag::OptOutPhrase,
     u"abmelden|abbestellen|keine weiteren nachrichten|keine weiteren e-mails|"
     u"keine weiteren mails|nicht mehr schreiben|nicht mehr anschreiben|"
     u"nichts mehr von mir hören|stop zum abbestellen"},
    {text::Language::German, Tag::OptOutVerb,
     u"keine|nicht|nichts|stopp|stop|beenden|aufhören|nein|ende|keinen"},
    {text::Language::German, Tag::OptOutNoun,
     u"post|mail|mails|e-mail|e-mails|nachricht|nachrichten|schreiben|hören|kontakt|zuschriften"},

    {text::Language::French, Tag::AskLead,
     u"dites-moi|faites-moi savoir|répondez|réservez|choisissez|appelez-moi|écrivez-moi|"
     u"n'hésitez pas|envoyez-moi|indiquez-moi|cliquez|tenez-moi"},
    {text::Language::French, Tag::Rhetorical,
     u"saviez-vous|savez-vous que|vous êtes-vous déjà|et si|le résultat|le problème|"
     u"ça vous dit quelque chose|cela vous parle|qui n'a jamais"},
    {text::Language::French, Tag::EchoQuestion, u"d'accord|ça marche|ok"},
    {text::Language::French, Tag::Offer,
     u"volontiers|je peux|je pourrais|nous pouvons|je serais ravi|je serais ravie|avec plaisir"},
    {text::Language::French, Tag::ContactVerb,
     u"envoyer|envoie|montrer|montre|partager|partage|transmettre|transmets|expliquer|appeler|"
     u"adresser"},
    {text::Language::French, Tag::OptOutPhrase,
     u"désabonner|désinscrire|désinscription|ne plus recevoir|ne plus être contacté|"
     u"ne plus être contactée|stop pour arrêter"},
    {text::Language::French, Tag::OptOutVerb,
     u"ne|plus|pas|stop|arrête|arrêter|arrêterai|cesser|cesse|non"},
    {text::Language::French, Tag::OptOutNoun,
     u"mail|mails|e-mail|e-mails|courriel|courriels|message|messages|écrire|écris|nouvelles|"
     u"contacter|recevoir"},

    {text::Language::Spanish, Tag::OptOutPhrase, u"darse de baja|darte de baja|baja|no recibir"},
};
// clang-format on

} // namespace countersign::checks
