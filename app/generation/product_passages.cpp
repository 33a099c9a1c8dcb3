// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/product_passages.h"

#include "app/generation/languages/tables.h"
#include "app/generation/languages/writing_language.h"
#include "app/generation/permission.h"
#include "app/generation/wording_tools.h"
#include "app/text/clauses.h"
#include "app/text/letter_lines.h"
#include "app/text/names.h"
#include "app/text/tokens.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

bool isAbbreviation(QStringView word)
{
    return std::count_if(word.cbegin(), word.cend(), [](QChar c) { return c.isUpper(); }) >= 2;
}

/// The abbreviations of a text, folded.
QSet<QString> abbreviationsIn(QStringView text)
{
    QSet<QString> found;
    for (const text::Token& token : text::tokens(text)) {
        if (token.isWord() && isAbbreviation(token.span.of(text)))
            found.insert(token.folded);
    }
    return found;
}

} // namespace

bool isProductPassage(const Evidence& evidence)
{
    static const QStringList others =
        words(u"positioning differentiation proof_point transcript directive directives boundary "
              u"boundaries pricing call");
    static const QRegularExpression internal =
        pattern(u"not for outbound|\\binternal\\b|\\bvertraulich\\b|\\bintern\\b|confidentiel");
    return evidence.input == Input::Knowledge && !others.contains(evidence.kind) &&
           permissionOf(evidence.condition, {}).usable &&
           !internal.match(QString(evidence.title + u' ' + evidence.source)).hasMatch() &&
           !internal.match(evidence.text.left(120)).hasMatch();
}

QStringList statementsOf(const Evidence& evidence, const LanguageRules& rules)
{
    static const QRegularExpression aboutDocument =
        pattern(u"\\b\\w+\\.(md|txt|pdf|docx?|html?)\\b|^(page of|page du|stand|owner|last "
                u"read|geprüft|reviewed by|checked by|vérifié)\\b");
    QStringList found;
    for (const QString& sentence : sentencesOf(evidence.text, rules.language)) {
        const QString statement = sentence.sliced(text::listMarkerLength(sentence));
        if (statement.endsWith(u'.') && !aboutDocument.match(statement).hasMatch())
            found.append(statement);
    }
    return found;
}

QSet<QString> productTerms(const ProspectDossier& dossier)
{
    QHash<QString, int> passagesWith;
    for (const Evidence& evidence : dossier.evidence) {
        if (!isProductPassage(evidence))
            continue;
        QSet<QString> here;
        for (const text::NameMention& name :
             text::properNames(evidence.text, languageOf(evidence, dossier.rules)))
            here.insert(text::fold(name.text));
        for (const QString& name : std::as_const(here))
            ++passagesWith[name];
    }
    QSet<QString> terms;
    for (auto it = passagesWith.cbegin(); it != passagesWith.cend(); ++it) {
        if (it.value() >= 2)
            terms.insert(it.key());
    }
    if (!dossier.rules.vendor.isEmpty())
        terms.insert(text::fold(dossier.rules.vendor));
    return terms;
}

bool hasTerm(const QString& sentence, const QSet<QString>& terms)
{
    // Plurals count: "Pucks" is the Puck.
    const QString padded = QString(u' ' + foldedWords(sentence).join(u' ') + u' ');
    return std::any_of(terms.cbegin(), terms.cend(), [&](const QString& term) {
        return padded.contains(QString(u' ' + term + u' ')) ||
               padded.contains(QString(u' ' + term + u"s "));
    });
}

QSet<QString> lackedTerms(const ProspectDossier& dossier, const LanguageRules& rules)
{
    QSet<QString> lacked;
    QSet<QString> had;
    for (const Evidence& evidence : dossier.evidence) {
        if (!isProductPassage(evidence) || languageOf(evidence, dossier.rules) != rules.language)
            continue;
        const QString& text = evidence.text;
        for (const text::Span& span : text::clauses(text, {0, text.size()}, rules.language)) {
            const QString clause = span.of(text).toString();
            (rules.shortcoming.match(clause).hasMatch() ? lacked : had) += abbreviationsIn(clause);
        }
    }
    return lacked - had;
}

} // namespace countersign::generation
