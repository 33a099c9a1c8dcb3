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
        "No vuelva a contactarme: bórreme", "Quiero darme de baja"};
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
        "We have to STOP this leak, count me in",
        "Bus stop 12 works for me",
        "Can you stop by on Thursday?",
        "Our night stop in Leeds is the problem.",
        "How do I stop the alarm from ringing at night?",
        "We stopped using spreadsheets last year.",
        "Stop! You had me at the door sensor. Count me in.",
        "Full stop. Great idea, call me.",
        "Not now, sorry. Try me in March.",
        "Maybe next quarter.",
        "Not interested, thank you.",
        "Please don't take me off your list!",
        "Please do not stop sending these, they are useful.",
        "No need to remove me, I just had a question.",
        "Don't call me before 9, I am on the dock.",
        "Please don't call me on Fridays.",
        "We cancelled the old contract.",
        "I want to opt out of the old contract with our haulier. Can you help?",
        "Remove the lid and read the logger?",
        "How does your product handle unsubscribe links?",
        "Can you take the second truck off the road for the test?",
        "Send me the list of depots, please.",
        "Who should I contact at your end?",
        "We don't want any more warm deliveries. What can you do?",
        "End of the month works.",
        "Please cancel our call on Tuesday, Wednesday is better.",
        "The driver does not contact us when he is late.",
        "I never write to vendors, but this was good.",
        "Danke, im Moment nicht. Melden Sie sich gern im Frühjahr wieder.",
        "Das klingt gut, bitte schicken Sie mir das Muster.",
        "Wir haben keine Mails von Ihnen bekommen.",
        "Die Fahrer melden sich nicht, wenn die Tür offen steht.",
        "Pas maintenant, recontactez-moi en avril.",
        "Merci, envoyez-moi le dossier.",
        "Nous n'avons pas reçu vos messages.",
        "Ahora no, quizá más adelante.",
        "Gracias, envíeme el ejemplo.",
        "No tenemos lista de precios.",
        "Automatic reply: I am out of the office until 4 May. To stop these notices, write to Bo.",
        "Ich bin derzeit nicht im Büro.",
        "Réponse automatique : je suis absente.",
        "Thanks, see you then.",
        "",
        "👍"};
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
