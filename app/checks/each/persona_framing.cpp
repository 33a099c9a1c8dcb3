// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include "app/checks/claims/keys.h"
#include "app/checks/lexicon/function_words.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Token;

/// What a message to this person may touch.
struct Concerns {
    QSet<QString> keys;
    bool isEverything = false; ///< answers for the whole firm
    bool hasMoney = false;     ///< amounts are their subject
    bool isKnown = false;      ///< there is something to compare with
};

bool sharesWord(const QString& title, const char16_t* words)
{
    const auto list = QStringView(words).split(u' ', Qt::SkipEmptyParts);
    for (const Token& token : text::tokens(title)) {
        if (list.contains(QStringView(token.folded)))
            return true;
    }
    return false;
}

void addWords(Concerns& concerns, QStringView words, text::Language language)
{
    for (const Token& token : text::tokens(words)) {
        if (token.isWord() && !text::isStopWord(token.folded, language))
            concerns.keys.insert(keyOf(token.folded, language));
    }
}

/// The persona's accountabilities, as the workspace has them, and what its function is known to answer for.
Concerns concernsOf(const Addressee& prospect, text::Language language)
{
    Concerns concerns;
    for (const QString& line : prospect.accountableFor) {
        addWords(concerns, line, language);
        concerns.isKnown = true;
    }
    const QString& place = prospect.persona.isEmpty() ? prospect.title : prospect.persona;
    for (const BusinessFunction& function : businessFunctions) {
        if (!sharesWord(place, function.titles))
            continue;
        concerns.isKnown = true;
        const QStringView words(function.words);
        concerns.isEverything = concerns.isEverything || words.isEmpty();
        concerns.hasMoney = concerns.hasMoney || words.contains(u"cash");
        addWords(concerns, words, language);
    }
    return concerns;
}

bool touches(const TaggedText& text, const Concerns& concerns)
{
    for (const Token& token : text.analysis.tokens) {
        if (concerns.keys.contains(token.folded))
            return true;
        if (!token.isWord() || text::isStopWord(token.folded, text.analysis.language))
            continue;
        if (concerns.keys.contains(keyOf(token.folded, text.analysis.language)))
            return true;
        for (const QString& part : token.folded.split(u'-')) {
            if (part.size() > 2 && concerns.keys.contains(keyOf(part, text.analysis.language)))
                return true;
        }
    }
    if (!concerns.hasMoney)
        return false;
    for (const text::Quantity& quantity : text.analysis.quantities) {
        if (quantity.kind == text::Quantity::Kind::Money)
            return true;
    }
    return false;
}

} // namespace

void checkPersonaFraming(Context& context, Findings& findings)
{
    const Addressee& prospect = context.input.prospect;
    const Concerns concerns = concernsOf(prospect, context.input.language);
    if (!concerns.isKnown || concerns.isEverything || touches(context.draft(), concerns) ||
        touches(context.subject(), concerns))
        return;
    const QString& place = prospect.persona.isEmpty() ? prospect.title : prospect.persona;
    findings.push_back(
        context.finding("persona.framing", Severity::Note, {}, u"not_their_concern"_s, {place}));
}

} // namespace countersign::checks
