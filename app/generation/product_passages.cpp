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

std::vector<const Evidence*> productPassages(const ProspectDossier& dossier)
{
    static const QStringList unsorted{QString(), u"document"_s, u"knowledge"_s};
    std::vector<const Evidence*> product;
    std::vector<const Evidence*> others;
    for (const Evidence& evidence : dossier.evidence) {
        if (evidence.input != Input::Knowledge || !permissionOf(evidence.condition, {}).usable)
            continue;
        if (evidence.kind == u"product")
            product.push_back(&evidence);
        else if (unsorted.contains(evidence.kind))
            others.push_back(&evidence);
    }
    return product.empty() ? others : product;
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
    for (const Evidence* evidence : productPassages(dossier)) {
        QSet<QString> here;
        for (const text::NameMention& name :
             text::properNames(evidence->text, languageOf(*evidence, dossier.rules)))
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
    for (const Evidence* evidence : productPassages(dossier)) {
        if (languageOf(*evidence, dossier.rules) != rules.language)
            continue;
        const QString& text = evidence->text;
        for (const text::Span& span : text::clauses(text, {0, text.size()}, rules.language)) {
            const QString clause = span.of(text).toString();
            (rules.shortcoming.match(clause).hasMatch() ? lacked : had) += abbreviationsIn(clause);
        }
    }
    return lacked - had;
}

} // namespace countersign::generation
