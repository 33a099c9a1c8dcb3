// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/plan_context.h"

#include "app/generation/languages/tables.h"
#include "app/generation/product_passages.h"
#include "app/generation/wording_tools.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

QStringList passages(const ProspectDossier& dossier)
{
    QStringList all;
    for (const Evidence& item : dossier.evidence)
        all.append(item.text);
    return all;
}

QRegularExpression wholeWords(const QString& phrase)
{
    const QString escaped =
        QRegularExpression::escape(phrase.trimmed()).replace(u"\\ "_s, u"\\s+"_s);
    return pattern(QString(u"(?<![\\p{L}\\d])" + escaped + u"(?![\\p{L}\\d])"));
}

/// What must not be said. A topic lists its words with "|" or commas between them; a broken pattern
/// forbids nothing here, the checks report it.
std::vector<QRegularExpression> forbiddenBy(const ProspectDossier& dossier,
                                            const QStringList& avoided)
{
    std::vector<QRegularExpression> found;
    for (const Boundary& boundary : dossier.boundaries) {
        if (boundary.kind == BoundaryKind::Regex) {
            found.push_back(pattern(boundary.pattern));
        } else if (boundary.kind == BoundaryKind::Phrase) {
            found.push_back(wholeWords(boundary.pattern));
        } else {
            static const QRegularExpression separator(u"\\s*[|,]\\s*"_s);
            for (const QString& word : boundary.pattern.split(separator, Qt::SkipEmptyParts))
                found.push_back(wholeWords(word));
        }
    }
    for (const QString& word : avoided) {
        if (!word.isEmpty())
            found.push_back(wholeWords(word));
    }
    std::erase_if(found, [](const QRegularExpression& p) { return !p.isValid(); });
    return found;
}

QSet<QString> personaStems(const ProspectDossier& dossier, const Relevance& relevance)
{
    if (!dossier.persona)
        return {};
    const Persona& persona = *dossier.persona;
    QSet<QString> stems = relevance.stemsOf(persona.accountableFor.join(u' '));
    stems += relevance.stemsOf(persona.caresAbout.join(u' '));
    return stems;
}

QSet<QString> knowledgeStems(const ProspectDossier& dossier, const Relevance& relevance)
{
    QSet<QString> stems;
    for (const Evidence& item : dossier.evidence) {
        if (item.input == Input::Knowledge)
            stems += relevance.stemsOf(item.text);
    }
    return stems;
}

QSet<QString> centralStemsOf(const ProspectDossier& dossier, const Relevance& relevance)
{
    QSet<QString> stems;
    for (const Evidence& item : dossier.evidence) {
        if (item.kind == u"positioning" || item.kind == u"differentiation")
            stems += relevance.stemsOf(item.text);
    }
    return stems;
}

} // namespace

PlanContext::PlanContext(const ProspectDossier& d)
    : dossier(d)
    , language(writingLanguage(d, notes))
    , rules(rulesFor(language))
    , phrases(phrasesFor(language))
    , parties(d.prospect, d.account, d.evidence, rules.commonNameWords)
    , relevance(passages(d), language, rules.genericWords)
    , standing(standingWishes(d))
    , wishes(reviewerWishes(d.directive))
    , personaStems(generation::personaStems(d, relevance))
    , knowledgeStems(generation::knowledgeStems(d, relevance))
    , tradeStems(d.account ? relevance.stemsOf(d.account->industry) : QSet<QString>{})
    , centralStems(centralStemsOf(d, relevance))
    , productTerms(generation::productTerms(d))
    , lackedTerms(generation::lackedTerms(d, rules))
    , forbidden(forbiddenBy(d, QStringList(standing.avoid + wishes.avoid)))
    , voice(voiceFor(d, language))
{
    for (const QString& wish : wishes.notUnderstood)
        notes.append(QString(u"directive_not_followed:" + wish));
}

bool PlanContext::maySay(const QString& words) const
{
    return std::none_of(forbidden.cbegin(), forbidden.cend(),
                        [&](const QRegularExpression& p) { return p.match(words).hasMatch(); }) &&
           (leftOut.isEmpty() || !leftOut.contains(foldedWords(words).join(u' ')));
}

} // namespace countersign::generation
