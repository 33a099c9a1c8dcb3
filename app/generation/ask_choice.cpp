// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/ask_choice.h"

#include "app/generation/offers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

struct Scored {
    Offer offer;
    double score = 0.0;
    bool own = false; ///< from the account's own trade
};

/// What tells an offer from others stands first in its brackets; "one-page sheet" and "3 pages" are on many.
QString tellingPart(const QString& item)
{
    const qsizetype open = item.indexOf(u'(');
    return open < 0 ? item : item.sliced(open).section(u',', 0, 0);
}

/// What the texts about the account speak of: a sample from its trade has such words.
QString accountWords(const PlanContext& context)
{
    QString words;
    for (const Evidence& item : context.dossier.evidence) {
        if (item.input == Input::Research && item.aboutAccount && context.dossier.account &&
            *item.aboutAccount == context.dossier.account->id)
            words += QString(item.text + u' ');
    }
    return words;
}

QString personalWords(const PlanContext& context)
{
    QString words;
    for (const Evidence& item : context.dossier.evidence) {
        if (item.input == Input::Crm && item.aboutProspect &&
            *item.aboutProspect == context.dossier.prospect.id)
            words += QString(item.text + u' ');
    }
    return words;
}

} // namespace

std::vector<Ask> asksFor(const PlanContext& context, const Statement& hook)
{
    const Relevance& relevance = context.relevance;
    const QSet<QString> asked = relevance.stemsOf(personalWords(context));
    const QSet<QString> said = relevance.stemsOf(hook.words);
    const QSet<QString> account = relevance.stemsOf(accountWords(context));
    std::vector<Scored> scored;
    for (const Evidence& passage : context.dossier.evidence) {
        if (passage.input != Input::Knowledge ||
            languageOf(passage, context.dossier.rules) != context.language)
            continue;
        for (const Offer& offer : offersOf(passage, context.rules)) {
            const QSet<QString> stems = relevance.stemsOf(tellingPart(offer.item));
            // A sample from the account's own trade goes before one that shares a word with it.
            const double own = stems.intersects(context.tradeStems) ? 40.0 : 0.0;
            // What they asked for by name goes before all.
            const double named = 60.0 * relevance.share(stems, asked);
            const double score = own + named + 20.0 * relevance.overlap(stems, context.tradeStems) +
                                 8.0 * relevance.overlap(stems, context.personaStems) +
                                 8.0 * relevance.overlap(stems, said) +
                                 5.0 * relevance.overlap(stems, account);
            if (context.maySay(offer.item))
                scored.push_back({offer, score, own > 0.0});
        }
    }
    std::stable_sort(scored.begin(), scored.end(),
                     [](const Scored& a, const Scored& b) { return a.score > b.score; });
    // Where a kind of sample has one from the account's own trade, those from other trades stay at home.
    const auto kindOf = [](const Scored& one) { return one.offer.item.section(u'(', 0, 0); };
    QStringList ownKinds;
    for (const Scored& one : scored) {
        if (one.own)
            ownKinds.append(kindOf(one));
    }
    std::erase_if(scored,
                  [&](const Scored& one) { return !one.own && ownKinds.contains(kindOf(one)); });
    std::vector<Ask> asks;
    // A sample from another trade is worse than none; where the list has a single thing, it is for all.
    for (const Scored& one : scored) {
        if (one.score <= 0.5 && scored.size() > 1)
            continue;
        QString thing = context.phrases.of(u"offer"_s).value(0);
        thing.replace(u"{item}"_s, one.offer.item);
        asks.push_back(Ask{thing, one.offer.evidence});
    }
    if (asks.empty()) {
        for (const QString& topic : context.phrases.of(u"topic"_s))
            asks.push_back(Ask{topic, std::nullopt});
    }
    return asks;
}

} // namespace countersign::generation
