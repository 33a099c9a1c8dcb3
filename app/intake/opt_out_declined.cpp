// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/opt_out_declined.h"

#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

/// Between a "not" and what is not wanted stand few words, of these only: whatever else stands there, as in
/// "I do not want mails please remove me", keeps the request.
constexpr std::array declinedPatterns{
    // I don't want (you) to be removed, I never asked to be taken off, I don't wish to unsubscribe
    QStringView(
        uR"(\b(?:don't|do not|dont|didn't|did not|never|wouldn't|would not|not|no longer|nor)\s+)"
        uR"((?:(?:really|actually|ever|even|at all|yet)\s+)*)"
        uR"((?:want|wish|like|need|ask(?:ed|ing)?|request(?:ed|ing)?|intend|plan|mean|prefer|)"
        uR"(think|believe|see why|say|said|saying|going|trying|looking)\s+)"
        uR"((?:(?:you|anyone|anybody|them|i|we|me|us|to|for|should|that|be|get|being|have|had|)"
        uR"(been|my|name|address|our|ever|please)\s+)*)"
        uR"((?:remov\w+|taken? (?:me |us )?(?:off|out)|take\s+(?:me|us)|unsubscrib\w+|)"
        uR"(opt(?:ed)?[- ]?(?:me |us )?out|delet\w+|eras\w+|struck|dropped|stop\w*)\b)"),
    // I'd rather not be removed, not to be removed, I'd hate to be removed
    QStringView(
        uR"(\b(?:(?:rather|prefer|please|ask you|sure)\s+not|hate|loath|sad|sorry|a (?:shame|pity))\s+)"
        uR"((?:(?:to|for|you|if|i|we|were|be|get|being|me|us)\s+)*)"
        uR"((?:remov\w+|taken? (?:me |us )?(?:off|out)|take\s+(?:me|us)|unsubscrib\w+|)"
        uR"(opt(?:ed)? out|delet\w+|dropped)\b)"),
    // why would I want to be removed
    QStringView(uR"(\bwhy\s+(?:would|should)\s+(?:i|we)\b(?:\s+(?:ever|want|wish|to|be|get))*\s+)"
                uR"((?:removed|taken off|unsubscribed?|opt(?:ed)?[- ]?out|off)\b)"),
    // bitte nicht aus dem Verteiler nehmen, ich möchte nicht gestrichen werden
    QStringView(
        uR"(\bnicht\s+(?!mehr\b|weiter\b|langer\b|wieder\b))"
        uR"((?:(?:aus|von|vom|zu|dem|der|den|ihrem|ihrer|eurem|eurer|deinem|deiner|diesem|dieser|)"
        uR"(verteiler\w*|liste\w*|mail(?:ing)?liste\w*|newsletter|datenbank|mich|uns|wieder)\s+)*)"
        uR"((?:zu\s+)?(?:streich\w*|gestrichen|losch\w*|geloscht|entfern\w*|entfernt|austrag\w*|)"
        uR"(ausgetragen|auszutragen|abmeld\w*|abgemeldet|abzumelden|nehmen|genommen|raus\w*|)"
        uR"(rausgenommen|abbestell\w*|aufhoren|aufzuhoren|(?:ab|aus|auf)(?=\s*(?:$|[,;:]|zu\b|mit\b)))\b)"),
    // streichen Sie mich (bitte) nicht (von der Liste)
    QStringView(
        uR"(\b(?:streich\w*|losch\w*|entfern\w*|nehm\w*|nimm|meld\w*|trag\w*)\s+)"
        uR"((?:(?:sie|mich|uns|meine|meinen|unsere|daten|adresse|namen|e-?mail\w*|bitte|ja|doch|blo(?:ss|ß))\s+)*)"
        uR"(nicht\b(?!\s+(?:mehr|weiter|langer|wieder|nur)))"),
    // ne me retirez pas, je ne veux pas que vous me retiriez, merci de ne pas me désinscrire
    QStringView(uR"(\b(?:ne\s+|n')(?:(?:me|m'|nous|les|le|la|mon|ma|mes)\s*)?)"
                uR"((?:retir|enlev|supprim|ray|desabonn|desinscri|effac|ote|sort|arret|cess)\w*)"
                uR"((?:-(?:moi|nous))?\s+(?:(?:surtout|donc)\s+)?(?:pas|jamais)\b)"),
    QStringView(
        uR"(\b(?:ne\s+|n')(?:[\w']+\s+){0,3}(?:pas|jamais)\s+)"
        uR"((?:(?:que|vous|me|nous|etre|du tout|de|a|se)\s+|(?:m'|d'|qu'))*)"
        uR"((?:retir|enlev|supprim|ray|desabonn|desinscri|effac|ote|sort(?:i|e)|arret|cess)\w*)"),
    // no me quite, no quiero que me quiten, no deseo ser eliminado, no dejen de escribirme
    QStringView(
        uR"(\bno\s+(?:(?:quiero|queremos|deseo|deseamos|quisiera|necesito|pedi|pido|hace falta|me|)"
        uR"(nos|que|ser|te|usted|ustedes|se|a)\s+)*)"
        uR"((?:quit|elimin|borr|sa(?:c|qu)|retir|suprim|(?:de|den|da|dar|darme|darnos|des)\s+(?:me\s+)?de\s+baja|)"
        uR"((?:deje|dejen|deja|dejes|dejad|pare|paren|pares)\s+de)\w*)"),
};

const QRegularExpression& declined()
{
    static const QRegularExpression words = [] {
        QStringList alternatives;
        for (const QStringView pattern : declinedPatterns)
            alternatives.append(QString(u"(?:"_s + pattern + u')'));
        // The rest of the clause goes with it.
        return QRegularExpression(
            QString(u"(?:"_s + alternatives.join(u'|') +
                    uR"()(?:(?!\b(?:but|and|aber|und|sondern|mais|et|pero|y)\b)[^,:;])*)"_s),
            QRegularExpression::UseUnicodePropertiesOption);
    }();
    return words;
}

} // namespace

bool isComplaint(const QString& foldedBefore)
{
    static const QRegularExpression words(
        uR"(\b(?:why\s+(?:have|has|haven't|did|didn't|do|don't|are|aren't|am|is|was)|if|unless|until|)"
        uR"(since|because|you\s+(?:\w+\s+)?(?:have|has|did|do|still)|you|still|yet|can|could|)"
        uR"(warum|wieso|weshalb|wenn|falls|solange|obwohl|weil|noch|endlich|immer|konn\w+|wurden|haben|)"
        uR"(pourquoi|si|toujours|encore|avez|pouvez|pourriez|puisque|)"
        uR"(por que|si|aun|todavia|porque|puede\w*|podria\w*)\b[^,;:]*$)"_s);
    return words.match(foldedBefore).hasMatch();
}

QString withoutDeclined(const QString& folded)
{
    QString kept = folded;
    for (qsizetype from = 0; from < kept.size();) {
        const QRegularExpressionMatch match = declined().match(kept, from);
        if (!match.hasMatch())
            break;
        from = match.capturedEnd();
        static const QRegularExpression lateWords(
            uR"(\b(?:toujours|encore)\s+pas\b|\bpas\s+encore\b|\bnicht\s+endlich\b)"_s);
        const QString before = kept.first(match.capturedStart());
        const bool wantsIt = isComplaint(before) || lateWords.match(match.captured()).hasMatch();
        if (wantsIt)
            continue;
        kept.remove(match.capturedStart(), match.capturedLength());
        from = match.capturedStart();
    }
    return kept;
}

} // namespace countersign::intake
