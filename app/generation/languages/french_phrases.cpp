// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/languages/tables.h"

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

// A no-break space stands before "?" and ":" and inside the quotation marks.

void addOpenings(std::map<QString, QStringList>& w)
{
    w[u"greeting.female"_s] = {u"Bonjour {formal},"_s};
    w[u"greeting.male"_s] = {u"Bonjour {formal},"_s};
    w[u"greeting.neutral"_s] = {u"Bonjour {full},"_s};
    w[u"short.female"_s] = {u"Bonjour {formal},"_s};
    w[u"short.male"_s] = {u"Bonjour {formal},"_s};
    w[u"short.neutral"_s] = {u"Bonjour {full},"_s};
    w[u"quote"_s] = {u"Vous avez dit : {quote}"_s, u"Vous disiez : {quote}"_s,
                     u"{before} disiez-vous."_s};
    w[u"quote.email"_s] = {u"Vous avez écrit : {quote}"_s, u"Vous nous écriviez : {quote}"_s,
                           u"{before} écriviez-vous."_s};
    w[u"quote.call"_s] = {u"Vous nous avez dit : {quote}"_s, u"Vous nous disiez : {quote}"_s,
                          u"{before} nous disiez-vous."_s};
    w[u"fragment"_s] = {u"Vous avez dit : {bare}."_s, u"Vous disiez : {bare}."_s};
    w[u"fact"_s] = {u"{sentence}"_s, u"J'ai lu ceci : {sentence}"_s,
                    u"Ce que j'ai lu : {sentence}"_s};
    w[u"fact.call"_s] = {u"Vous nous avez dit : {sentence}"_s, u"Vous nous disiez : {sentence}"_s};
    w[u"fact.email"_s] = {u"Vous avez écrit : {sentence}"_s, u"Vous nous écriviez : {sentence}"_s};
    w[u"addressed"_s] = {u"{sentence}"_s};
    w[u"document"_s] = {u"{introduced} : {quote}"_s, u"{introduced} {quote}"_s};
}

/// Said after the ask, which they are the reason for.
void addReasons(std::map<QString, QStringList>& w)
{
    w[u"after.quote"_s] = {u"Je demande parce que vous avez dit : {quote}"_s};
    w[u"after.quote.email"_s] = {u"Je demande parce que vous avez écrit : {quote}"_s};
    w[u"after.fact"_s] = {u"Je demande parce que j'ai lu : {sentence}"_s};
    w[u"after.fact.call"_s] = {u"Je demande parce que vous nous avez dit : {sentence}"_s};
    w[u"after.fact.email"_s] = {u"Je demande parce que vous avez écrit : {sentence}"_s};
}

void addBodies(std::map<QString, QStringList>& w)
{
    w[u"value"_s] = {u"{sentence}"_s, u"De notre côté : {sentence}"_s,
                     u"Ce que nous faisons : {sentence}"_s};
    w[u"limit"_s] = {u"{sentence}"_s, u"Une limite : {sentence}"_s};
    w[u"proof"_s] = {u"{sentence}"_s, u"Un résultat : {sentence}"_s, u"Un exemple : {sentence}"_s};
    w[u"story"_s] = {u"Chez {who} : {sentence}"_s, u"Un exemple, {who} : {sentence}"_s};
    w[u"story.customer"_s] = {u"Chez {who} : {sentence}"_s};
    w[u"customer"_s] = {u"un de nos clients"_s};
    w[u"last"_s] = {u"Je ne vous écrirai plus à ce sujet."_s};
    w[u"phone.quote"_s] = {u"Partir de {bare}"_s, u"Citer {bare}"_s, u"Commencer par {bare}"_s};
    w[u"phone.fragment"_s] = w[u"phone.quote"_s];
    w[u"phone.fact"_s] = {u"{point}"_s, u"Pour commencer : {point}"_s, u"D'abord : {point}"_s};
    w[u"also.quote"_s] = {u"Aussi : {bare}"_s, u"Citer aussi {bare}"_s};
    w[u"also.fragment"_s] = w[u"also.quote"_s];
    w[u"also"_s] = {u"{point}"_s, u"Aussi : {point}"_s};
    w[u"phone.addressed"_s] = {u"{point}"_s, u"Pour commencer : {point}"_s};
    w[u"phone.document"_s] = {u"{introduced} : {bare}"_s};
    w[u"phone.value"_s] = {u"{point}"_s, u"Ce que nous faisons : {point}"_s,
                           u"Ensuite : {point}"_s};
    w[u"phone.limit"_s] = {u"La limite : {point}"_s};
    w[u"phone.proof"_s] = {u"{point}"_s, u"Un exemple : {point}"_s};
    w[u"phone.story"_s] = {u"Chez {who} : {point}"_s};
}

void addAsks(std::map<QString, QStringList>& w)
{
    w[u"ask"_s] = {u"Puis-je vous envoyer {thing} ?"_s,
                   u"Voulez-vous que je vous envoie {thing} ?"_s,
                   u"Souhaitez-vous recevoir {thing} ?"_s,
                   u"Puis-je vous adresser {thing} ?"_s,
                   u"Seriez-vous d'accord pour recevoir {thing} ?"_s,
                   u"Aimeriez-vous lire {thing} ?"_s,
                   u"Dois-je vous envoyer {thing} ?"_s};
    w[u"sms.ask"_s] = {u"Puis-je vous envoyer {thing} ?"_s, u"Voulez-vous {thing} ?"_s};
    w[u"phone.ask"_s] = {u"Demander : puis-je vous envoyer {thing} ?"_s,
                         u"La question : souhaitez-vous recevoir {thing} ?"_s};
    w[u"fallback"_s] = {u"Si c'est non : à qui puis-je l'envoyer ?"_s,
                        u"Si c'est trop tôt : quand puis-je rappeler ?"_s,
                        u"Si c'est non : quelle question mériterait une réponse ?"_s};
    w[u"offer"_s] = {u"notre échantillon ({item})"_s};
    w[u"topic"_s] = {u"une page à ce sujet"_s};
    w[u"subject"_s] = {u"{topic}"_s, u"{topic} : une question"_s, u"À propos : {topic}"_s,
                       u"{company} : {topic}"_s};
    w[u"signoff"_s] = {u"Bien cordialement,"_s, u"Cordialement,"_s};
    w[u"wayout"_s] = {u"Si vous préférez ne plus recevoir de message de ma part, un mot suffit."_s,
                      u"Un simple non suffit et je ne vous écrirai plus."_s,
                      u"Pour ne plus recevoir mes messages, répondez non."_s};
    w[u"sms.wayout"_s] = {u"{word} pour se désinscrire"_s};
}

} // namespace

const Phrases& frenchPhrases()
{
    static const Phrases phrases = [] {
        Phrases p;
        p.language = text::Language::French;
        p.quoteOpen = u"« "_s;
        p.quoteClose = u" »"_s;
        p.honorificMale = u"Monsieur"_s;
        p.honorificFemale = u"Madame"_s;
        p.lowered = words(
            u"Vous Votre Vos Lors Selon Ce De Ma Un Pourquoi Je Comme Une Le La Les Chez Notre");
        addOpenings(p.wordings);
        addReasons(p.wordings);
        addBodies(p.wordings);
        addAsks(p.wordings);
        return p;
    }();
    return phrases;
}

} // namespace countersign::generation
