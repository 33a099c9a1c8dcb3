// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include "app/checks/claims/keys.h"
#include "app/checks/lexicon/function_words.h"
#include "app/checks/lexicon/per_language.h"

#include <QSet>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Token;

/// What a message to this person may touch.
struct Concerns {
    QSet<QString> keys; ///< of the workspace's own words
    std::vector<const QSet<QString>*> functions;
    QSet<QString> titles;      ///< folded; short ones count only in capitals ("IT")
    bool isEverything = false; ///< answers for the whole firm
    bool hasMoney = false;     ///< amounts are their subject
    bool isKnown = false;      ///< there is something to compare with

    [[nodiscard]] bool has(const QString& key) const
    {
        return keys.contains(key) || std::any_of(functions.begin(), functions.end(),
                                                 [&key](const QSet<QString>* function) {
                                                     return function->contains(key);
                                                 });
    }
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

/// What a function is called touches it too: "where IT prefers a cable". Compared as written.
void addTitles(Concerns& concerns, const char16_t* titles)
{
    for (const QStringView title : QStringView(titles).split(u' ', Qt::SkipEmptyParts))
        concerns.titles.insert(title.toString());
}

/// The words of each business function in the language of a draft, worked out once.
const std::vector<QSet<QString>>& functionKeys(text::Language language)
{
    static const PerLanguage<std::vector<QSet<QString>>> keys([](text::Language of) {
        std::vector<QSet<QString>> all;
        for (const BusinessFunction& function : businessFunctions) {
            Concerns concerns;
            addWords(concerns, QStringView(function.words), of);
            all.push_back(concerns.keys);
        }
        return all;
    });
    return keys.of(language);
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
    const auto& keys = functionKeys(language);
    for (size_t i = 0; i < keys.size(); ++i) {
        if (!sharesWord(place, businessFunctions[i].titles))
            continue;
        const QStringView words(businessFunctions[i].words);
        concerns.isKnown = true;
        concerns.isEverything = concerns.isEverything || words.isEmpty();
        concerns.hasMoney = concerns.hasMoney || words.contains(u"cash");
        concerns.functions.push_back(&keys[i]);
        addTitles(concerns, businessFunctions[i].titles);
    }
    return concerns;
}

bool touches(const TaggedText& text, const Concerns& concerns)
{
    for (const Token& token : text.analysis.tokens) {
        const bool isTitle = concerns.titles.contains(token.folded) &&
                             (token.folded.size() > 3 ||
                              token.span.of(text.analysis.text) == token.folded.toUpper());
        if (isTitle || concerns.has(token.folded))
            return true;
        if (!token.isWord() || text::isStopWord(token.folded, text.analysis.language))
            continue;
        if (concerns.has(keyOf(token.folded, text.analysis.language)))
            return true;
        for (const QString& part : token.folded.split(u'-')) {
            if (part.size() > 2 && concerns.has(keyOf(part, text.analysis.language)))
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
