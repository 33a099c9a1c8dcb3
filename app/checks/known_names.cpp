// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/known_names.h"

#include "app/text/names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

/// Length of the possessive ending of a written word that would be `name` without it; -1 if the two
/// do not agree.
qsizetype possessiveEnding(QStringView written, const QString& folded, const QString& name)
{
    if (folded == name)
        return 0;
    if (!folded.startsWith(name))
        return -1;
    const QStringView ending = QStringView(folded).sliced(name.size());
    if (ending == u"'s" || ending == u"'")
        return ending.size();
    // German and Danish write it without an apostrophe: "Nordhaffs".
    const bool isBareS = ending == u"s" && name.size() >= 4 && !written.endsWith(u'S');
    return isBareS ? 1 : -1;
}

bool opensSentence(QStringView text, qsizetype start)
{
    qsizetype at = start;
    while (at > 0 &&
           (text.at(at - 1).isSpace() || QStringView(u"\"“„«'‘(-•").contains(text.at(at - 1))))
        --at;
    return at == 0 || QStringView(u".!?:;,…]").contains(text.at(at - 1)) ||
           text.sliced(at, start - at).contains(u'\n');
}

bool isFunctionWord(const QString& folded)
{
    return text::isStopWord(folded, text::Language::English) ||
           text::isStopWord(folded, text::Language::German) ||
           text::isStopWord(folded, text::Language::French);
}

} // namespace

KnownNames::KnownNames(const QStringList& names)
{
    for (const QString& name : names) {
        add(name, name);
        const QString core = text::withoutCompanySuffix(name);
        if (!core.isEmpty() && core != name)
            add(core, name);
    }
    for (auto it = m_byFirstWord.begin(); it != m_byFirstWord.end(); ++it) {
        std::stable_sort(it->begin(), it->end(), [](const Entry& a, const Entry& b) {
            return a.words.size() > b.words.size();
        });
    }
}

void KnownNames::add(const QString& written, const QString& name)
{
    Entry entry;
    entry.name = name;
    for (const Token& token : text::tokens(written)) {
        const bool capital = QStringView(written).at(token.span.start).isUpper();
        entry.words.push_back({token.folded, capital});
    }
    while (!entry.words.empty() && entry.words.back().folded == u".")
        entry.words.pop_back();
    if (entry.words.empty())
        return;
    const bool hasCapital = std::any_of(entry.words.begin(), entry.words.end(),
                                        [](const Word& word) { return word.isCapital; });
    // A name that was typed in small letters is written with a capital all the same.
    if (!hasCapital)
        entry.words.front().isCapital = true;
    m_byFirstWord[entry.words.front().folded].push_back(std::move(entry));
}

std::optional<Span> KnownNames::matchAt(QStringView text, const std::vector<Token>& tokens,
                                        size_t index, const Entry& entry) const
{
    const size_t count = entry.words.size();
    if (index + count > tokens.size())
        return std::nullopt;
    qsizetype ending = 0;
    for (size_t i = 0; i < count; ++i) {
        const Token& token = tokens[index + i];
        const QStringView written = token.span.of(text);
        ending = i + 1 == count ? possessiveEnding(written, token.folded, entry.words[i].folded)
                                : (token.folded == entry.words[i].folded ? 0 : -1);
        if (ending < 0 || (entry.words[i].isCapital && !written.front().isUpper()))
            return std::nullopt;
    }
    const qsizetype start = tokens[index].span.start;
    if (count == 1 && isFunctionWord(entry.words.front().folded) && opensSentence(text, start) &&
        !text.sliced(tokens[index].span.end).startsWith(u','))
        return std::nullopt;
    return Span{start, tokens[index + count - 1].span.end - ending};
}

std::vector<KnownNames::Hit> KnownNames::find(QStringView text,
                                              const std::vector<Token>& tokens) const
{
    std::vector<Hit> hits;
    if (m_byFirstWord.isEmpty())
        return hits;
    const auto hitAt = [&](size_t index, const QString& firstWord) -> std::optional<Hit> {
        const auto entries = m_byFirstWord.constFind(firstWord);
        if (entries == m_byFirstWord.constEnd())
            return std::nullopt;
        for (const Entry& entry : *entries) {
            if (const auto span = matchAt(text, tokens, index, entry))
                return Hit{*span, entry.name};
        }
        return std::nullopt;
    };
    qsizetype free = 0;
    for (size_t i = 0; i < tokens.size(); ++i) {
        const Token& token = tokens[i];
        if (token.span.start < free || token.kind == Token::Kind::Mark ||
            token.kind == Token::Kind::Punctuation)
            continue;
        std::optional<Hit> hit = hitAt(i, token.folded);
        if (!hit && token.folded.endsWith(u'\'')) // "Rhys'"
            hit = hitAt(i, token.folded.chopped(1));
        if (!hit && token.folded.endsWith(u"'s"_s))
            hit = hitAt(i, token.folded.chopped(2));
        if (!hit && token.folded.endsWith(u's'))
            hit = hitAt(i, token.folded.chopped(1));
        if (!hit)
            continue;
        free = hit->span.end;
        hits.push_back(std::move(*hit));
    }
    return hits;
}

} // namespace countersign::checks
