// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/opt_out.h"
#include "app/intake/reply_text.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign::intake;

class OptOutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoWantsOut_data();
    void whoWantsOut();
    void whoDoesNot_data();
    void whoDoesNot();
    void theReasonIsNamed();
    void ownWordsAreApartFromTheQuotation();
};

void OptOutTest::whoWantsOut_data()
{
    QTest::addColumn<QString>("reply");
    const char* const replies[] = {
        // a keyword alone
        "stop", "STOP", "Stop.", "stop!!", "Stop. Many thanks", "Stop please", "please stop",
        "STOP\n\nIda", "Stop, thanks", "Unsubscribe", "UNSUBSCRIBE me please", "remove", "opt out",
        "Not interested. Stop.", "stop. You have sent me five of these in a week.", "Stopp",
        "Abmelden bitte", "arrêt", "ARRET", "Désinscription svp", "baja", "BAJA, gracias",
        "STOP ALL",
        // asked for politely
        "Could you kindly take me off whatever list this is? Cheers, Ida",
        "Please remove me from your mailing list.", "Hi Wren, remove me from your list please",
        "Would you mind taking a moment to remove my address from your database?",
        "I'd like to unsubscribe.", "How do I unsubscribe from this?",
        "Please opt me out. Unsubscribe.", "Kindly delete my details",
        "Please delete all my data (GDPR).", "Take us off, please.",
        "I hereby withdraw my consent.", "We would like to be taken off your list",
        "please unsubscribe this address",
        // plainly
        "Please do not contact me again.", "Don't email me again", "Do not call us any more.",
        "Please stop emailing me", "Stop sending me these messages", "stop texting this number",
        "Could you please stop writing to me?", "No more emails please",
        "I don't want to receive these.", "I do not wish to be contacted.",
        "I would prefer not to be contacted about this.", "Leave me alone", "lose my number",
        "This is spam.", "I have reported you as spam", "And please do not text me again.",
        "Never contact me or my team again.", "Not now, and please stop calling me.",
        "Don’t message me again.",
        // asked from where
        "Where did you get my address? Please delete it.",
        "Who gave you my mobile number? Erase it!",
        "Woher haben Sie meine Handynummer? Bitte löschen Sie sie.",
        "Comment avez-vous eu mon adresse ? Effacez-la.",
        "¿De dónde sacaron mi correo? Elimínenlo.",
        // German
        "Bitte nehmen Sie mich aus Ihrem Verteiler.", "Bitte tragen Sie mich aus der Liste aus",
        "Bitte keine weiteren Mails.", "Ich möchte keine E-Mails mehr von Ihnen erhalten.",
        "Kontaktieren Sie mich bitte nicht mehr.", "Schreiben Sie mir nicht mehr!",
        "Lassen Sie mich in Ruhe.", "Löschen Sie meine Daten.", "Melden Sie mich bitte ab",
        "Ich bitte Sie, von weiteren Nachrichten abzusehen.", "Keine Werbung mehr, danke",
        "Hiermit widerspreche ich der Nutzung meiner Daten.",
        // French
        "Merci de me retirer de votre liste.", "Veuillez me désinscrire",
        "Ne m'écrivez plus, s'il vous plaît.", "Je ne souhaite plus recevoir vos messages.",
        "Supprimez-moi de vos fichiers", "Arrêtez de m'envoyer des mails",
        "Merci de ne plus me contacter.", "Plus de mails svp", "Laissez-moi tranquille",
        // Spanish
        "Por favor, quíteme de su lista.", "Denme de baja, por favor", "No me escriban más.",
        "No quiero recibir más correos.", "Deje de enviarme mensajes",
        "No vuelva a contactarme: bórreme", "Quiero darme de baja",
        // written after the rules
        "Hi there, I'd appreciate it if you removed me from this distribution.",
        "Please drop me from your outreach.", "Can you take my name off?",
        "I'm not the right person and please don't write again.",
        "You guys keep emailing me. Please stop.", "Enough. Stop it.", "Stop this please",
        "stop emails", "Stop contacting us!", "Please cease all communication.", "cease and desist",
        "Kindly refrain from sending further emails.", "I never signed up for this. Remove me.",
        "No thanks, please take me off your list.", "Not interested - please remove from list",
        "Pls remove", "remove me plz", "Take me off this list NOW",
        "I asked to be removed twice already.", "Please make sure I don't get any more of these.",
        "I do not want to hear from you again", "We don't want to be contacted by vendors.",
        "Please no further contact.", "Don't ever text this number again",
        "wrong number, stop texting", "Wrong person. Please delete this number.",
        "How did you get my address? Please delete it from your system.",
        "I didn't consent to this. Please erase my data under GDPR Article 17.",
        "please opt me out", "opt-out", "Opt out please, thanks", "i want off this list",
        "get me off this list", "Get me out of your CRM", "I'd rather not receive these messages",
        "I would rather you didn't contact me again.", "Please do not follow up with me again.",
        "Please don't send me anything else.", "do not send any more", "No more of this please",
        "That's enough messages now, please stop.",
        "This is my private number, do not message me here.", "Unsubscribe, thank you",
        "unsubscribe\n\nSent from my iPhone", "\"Stop\"", "STOP STOP STOP", "Stop!!!!! 😡", "End",
        "QUIT", "cancel", "Please leave us alone", "F*** off",
        "Would you be so kind as to strike me from your records?",
        "Könnten Sie mich bitte aus Ihrer Liste streichen?", "Bitte nicht mehr schreiben.",
        "Bitte nicht mehr anrufen!", "Kein Interesse, bitte nicht mehr melden.",
        "Kein Interesse. Bitte aus dem Verteiler nehmen.",
        "Bitte löschen Sie meine Adresse aus Ihrer Datenbank.", "Ich will keine Werbung von Ihnen.",
        "Unterlassen Sie das.", "Bitte sehen Sie von weiteren Anfragen ab.",
        "Ich möchte nicht mehr kontaktiert werden", "Wir wünschen keinen weiteren Kontakt.",
        "Austragen bitte", "Bitte austragen", "Nehmt mich bitte raus",
        "Hören Sie auf, mir zu schreiben", "Je voudrais être retiré de votre liste.",
        "Merci de m'enlever de votre liste de diffusion", "Merci de me désabonner.",
        "Je ne veux plus recevoir de messages de votre part", "Veuillez ne plus me contacter",
        "Arrêtez svp", "stop svp", "Retirez mon adresse de votre fichier", "Ne me relancez plus",
        "Pas intéressé, merci de ne plus m'écrire.", "Por favor dejen de escribirme",
        "No me interesa, no me escriba más.", "Me gustaría darme de baja de esta lista",
        "Eliminen mi correo de su base de datos", "no quiero más mensajes",
        "Quítenme de la lista por favor", "No deseo recibir más información", "Borren mis datos",
        // beside a "not"
        "Would you mind deleting my number from your records?", "I don't want to be on this list",
        "We do not want to be on your mailing list any more",
        "Ich möchte nicht länger in Ihrem Verteiler stehen",
        "Wir wollen nicht auf Ihrer Liste sein", "Je ne veux plus figurer dans votre fichier",
        "No quiero seguir en su lista", "I don't want to ask twice: take me off your list",
        "Why have you not taken me off the list yet?",
        "If you don't remove me from your database I will complain",
        "Why don't you take us off this list?", "You still have not removed me from your list",
        "Warum nehmen Sie mich nicht aus dem Verteiler?",
        "Pourquoi ne me retirez-vous pas de votre liste ?",
        "I do not want to be removed from the beta, but please take me off this mailing list",
        "Take us off this please", "Would you please not write to me again?",
        "Thanks, but please stop reaching out", "Please refrain from any further calls",
        "Pls no more texts", "Bitte um Löschung unserer Adresse", "Ich verlange die Löschung.",
        "Bitte endlich aufhören mit den Anrufen", "Hör auf, mich anzuschreiben",
        "dass wir keine Werbung mehr wünschen, wissen Sie", "Uns bitte herausnehmen",
        "Je m'oppose au traitement de mes données", "Merci de cesser ces appels",
        "Stop aux relances", "Merci de ne pas nous rappeler", "Solicitamos la baja",
        "No vuelvan a llamarnos", "Das will ich nicht, löschen Sie mich",
        "I do not want mails please remove me"};
    for (const char* reply : replies)
        QTest::newRow(reply) << QString::fromUtf8(reply);
    QTest::newRow("above a quoted message")
        << u"Please remove me.\n\nOn Tue, 3 Mar 2026 at 10:00, Wren <w@kite.example> wrote:\n> Hi\n"_s;
}

void OptOutTest::whoWantsOut()
{
    QFETCH(QString, reply);
    const OptOut answer = classifyReply(reply);
    QVERIFY2(answer.optOut, qPrintable(answer.why));
    QVERIFY(!answer.excerpt.isEmpty());
}

void OptOutTest::whoDoesNot_data()
{
    QTest::addColumn<QString>("reply");
    const char* const replies[] = {
        "Who gave you my number? Anyway, tell me more.",

        "Nehmt uns gern in den Verteiler auf", "Ich melde mich ab Dienstag",
        "Wir wollen die Löschung alter Akten planen", "Bitte um Streichung der Klausel 4",
        "On veut arrêter les appels manuels", "Comment arrêter ces relances chez nous ?",
        "Merci de ne pas m'appeler avant midi", "Estoy de baja hasta mayo",
        "Pido la baja por maternidad", "No vuelva a llamar hasta el lunes",
        "Could you not ring me before nine?", "Our reps reach out too late",
        "We have to STOP this leak, count me in", "Bus stop 12 works for me",
        "Can you stop by on Thursday?", "Our night stop in Leeds is the problem.",
        "How do I stop the alarm from ringing at night?",
        "We stopped using spreadsheets last year.",
        "Stop! You had me at the door sensor. Count me in.", "Full stop. Great idea, call me.",
        "Not now, sorry. Try me in March.", "Maybe next quarter.", "Not interested, thank you.",
        "Please don't take me off your list!", "Please do not stop sending these, they are useful.",
        "No need to remove me, I just had a question.", "Don't call me before 9, I am on the dock.",
        "Please don't call me on Fridays.", "We cancelled the old contract.",
        "I want to opt out of the old contract with our haulier. Can you help?",
        "Remove the lid and read the logger?", "How does your product handle unsubscribe links?",
        "Can you take the second truck off the road for the test?",
        "Send me the list of depots, please.", "Who should I contact at your end?",
        "We don't want any more warm deliveries. What can you do?", "End of the month works.",
        "Please cancel our call on Tuesday, Wednesday is better.",
        "The driver does not contact us when he is late.",
        "I never write to vendors, but this was good.",
        "Danke, im Moment nicht. Melden Sie sich gern im Frühjahr wieder.",
        "Das klingt gut, bitte schicken Sie mir das Muster.",
        "Wir haben keine Mails von Ihnen bekommen.",
        "Die Fahrer melden sich nicht, wenn die Tür offen steht.",
        "Pas maintenant, recontactez-moi en avril.", "Merci, envoyez-moi le dossier.",
        "Nous n'avons pas reçu vos messages.", "Ahora no, quizá más adelante.",
        "Gracias, envíeme el ejemplo.", "No tenemos lista de precios.",
        "Automatic reply: I am out of the office until 4 May. To stop these notices, write to Bo.",
        "Ich bin derzeit nicht im Büro.", "Réponse automatique : je suis absente.",
        "Stop the press, this is good.", "We want to stop the losses on the Hull lane.",
        "Does it stop recording after four days?", "Our non-stop service starts in May.",
        "I can't stop thinking about your note. Call me.", "The bus stop is outside the depot.",
        "Please send it to my colleague instead.",
        "Please take me through the numbers on Thursday.", "Take me off speaker, will you?",
        "Please remove the quote from the deck, otherwise fine.",
        "Could you remove our logo from your website?", "Don't worry about it, all good.",
        "Don't forget to send the sheet.", "Do not send it by post, mail is fine.",
        "Please don't send the contract yet.", "I don't want to miss this, ring me on Monday.",
        "We do not need it this quarter.",
        "I don't need another logger, but the door sensor sounds useful.",
        "No more questions from me, go ahead.", "No further comments, send it.",
        "Unsubscribed customers are our problem too.",
        "Can your tool unsubscribe people automatically?", "Please update my email address.",
        "Delete the second paragraph and I will forward it.", "Please contact my assistant.",
        "Do you stop at Leeds?", "No.", "No thanks.", "Not for us.", "We already have a supplier.",
        "Too expensive.", "Who is this?", "Wrong person, try Dana in purchasing.",
        "Leave it with me.", "Leave the box at gate 4.", "I'm leaving the company, write to Bo.",
        "End of March would be good.", "Cancel Tuesday, let's do Friday.",
        "Let me be clear, we like it.", "My boss says never mind the price.",
        "Please call me, do not write.", "Better to text me than to email.",
        "I would rather not sign before June.", "We would prefer not to be named as a customer.",
        "The drivers don't call us when they are late.",
        "They never write down when the door opens.", "I report to the COO.",
        "Our spam filter caught your first mail, sorry.", "Reported incidents fell by half.",
        "Bitte rufen Sie mich nicht vor 10 Uhr an.",
        "Bitte schicken Sie mir keine Preise, nur das Datenblatt.",
        "Wir haben keine weiteren Fragen.", "Löschen Sie bitte den Termin am Montag.",
        "Der Verteiler am Tor 4 ist kaputt.",
        "Ich bin nicht mehr zuständig, bitte wenden Sie sich an Frau Lind.", "Kein Interesse.",
        "Melden Sie sich nächste Woche nochmal.",
        "Nehmen Sie bitte Kontakt mit meinem Kollegen auf.",
        "Wir haben nichts mehr von Ihnen gehört, schicken Sie es bitte noch einmal.",
        "Arrêt de bus devant le dépôt.", "Je ne suis plus en charge, voyez avec Luc.",
        "Pas intéressé.", "Nous ne recevons plus de palettes tièdes.", "Ne tardez pas à m'appeler.",
        "Supprimez le deuxième paragraphe.", "De votre liste de prix, laquelle est valable ?",
        "No estoy interesado.", "No me llame el lunes, mejor el martes.",
        "Elimine el segundo párrafo.", "De su lista de clientes, ¿quién es pharma?",
        "La alarma no para.", "Sure, add me to your list.", "Thanks for stopping by yesterday.",
        "I'll take two off you for a trial.", "Thanks, see you then.",
        // to stay
        "I don't want to be removed from the list",
        "Please don't take me off your list, I read them", "I never asked to be unsubscribed",
        "I'd hate to be taken off the list", "I would rather not be removed from your list",
        "Why would we want to be removed from this list?",
        "I don't think you should delete me from the list",
        "I don't want you to stop writing to me", "Bitte nehmen Sie uns nicht aus dem Verteiler",
        "Ich will nicht von der Liste gestrichen werden", "Löschen Sie mich bitte nicht",
        "Melden Sie mich nicht ab", "Ich möchte mich nicht abmelden",
        "Ne nous retirez pas de la liste", "Je ne veux pas être désabonné",
        "Merci de ne pas me supprimer de votre base",
        "Je ne souhaite pas que vous me retiriez de la liste", "No nos quite de la lista",
        "No quiero que me borren de su lista", "No me dé de baja",
        "No deseo ser eliminado de su lista", "No dejen de escribirnos", "", "👍"};
    for (const char* reply : replies)
        QTest::newRow(*reply ? reply : "nothing") << QString::fromUtf8(reply);
    QTest::newRow("our footer, quoted") << u"Sounds good, send the sheet.\n\nOn Tue, 3 Mar 2026, "
                                           u"Wren wrote:\n> Hi Ida\n> Reply STOP "
                                           "to unsubscribe\n"_s;
    QTest::newRow("our footer, quoted without marks")
        << u"Sounds good, send the sheet.\n\n-----Original Message-----\nFrom: Wren\nPlease remove "
           "me\n"_s;
    QTest::newRow("our footer, not quoted") << u"Yes please.\n\nIf you would rather not hear from "
                                               u"me again, a one-word reply is enough.\nTo "
                                               "unsubscribe, click here."_s;
    QTest::newRow("a signature")
        << u"Yes, Thursday.\n-- \nIda Storm\nPlease remove me from paper mail\n"_s;
    QTest::newRow("German header")
        << u"Gern.\n\nVon: Wren\nGesendet: Montag\nAn: Ida\nAbmelden\n"_s;
    QTest::newRow("only quoted") << u"> Reply STOP to unsubscribe\n> Stop\n"_s;
}

void OptOutTest::whoDoesNot()
{
    QFETCH(QString, reply);
    const OptOut answer = classifyReply(reply);
    QVERIFY2(!answer.optOut, qPrintable(QString(answer.why + u": "_s + answer.excerpt)));
}

void OptOutTest::theReasonIsNamed()
{
    QCOMPARE(classifyReply(u"stop!!"_s), (OptOut{true, u"keyword"_s, u"stop"_s}));
    QCOMPARE(classifyReply(u"Hi. Please remove me from your list. Ida"_s),
             (OptOut{true, u"removal_request"_s, u"Please remove me from your list"_s}));
    QCOMPARE(classifyReply(u"Leave me alone"_s).why, u"no_further_contact"_s);
    QCOMPARE(classifyReply(u"Not now, sorry"_s), (OptOut{false, u"not_now"_s, u"not now"_s}));
    QCOMPARE(classifyReply(u"I am out of the office."_s).why, u"automatic_reply"_s);
    QCOMPARE(classifyReply(u"> stop"_s).why, u"quoted_only"_s);
    QCOMPARE(classifyReply(u"Thursday then"_s).why, u"nothing"_s);
}

void OptOutTest::ownWordsAreApartFromTheQuotation()
{
    const ReplyText reply = ownWords(
        u"Yes.\r\n> Hi Ida\r\nThursday?\r\nLe mar. 3 mars 2026 à 10:00, Wren <w@kite.example>\r\n"
        "a écrit :\r\nHello\r\n"_s);
    QCOMPARE(reply.own, u"Yes.\nThursday?"_s);
    QVERIFY(reply.quoted.contains(u"Hello"_s));
}

QTEST_GUILESS_MAIN(OptOutTest)
#include "opt_out_test.moc"
