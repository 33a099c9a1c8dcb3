// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/lexicon/lexicon.h"

#include "app/checks/lexicon/ask_words.h"
#include "app/checks/lexicon/commitment_words.h"
#include "app/checks/lexicon/per_language.h"
#include "app/checks/lexicon/polarity_words.h"
#include "app/checks/lexicon/residue_words.h"
#include "app/checks/lexicon/statement_words.h"

#include <algorithm>

namespace countersign::checks {
namespace {

/// The index of the next token that is not a mark, from `index` on.
size_t skipMarks(std::span<const text::Token> tokens, size_t index)
{
    while (index < tokens.size() && tokens[index].kind == text::Token::Kind::Mark)
        ++index;
    return index;
}

/// One past the phrase's last token if it goes on at `index`, else 0.
size_t endOfPhrase(std::span<const text::Token> tokens, size_t index,
                   const std::vector<QString>& rest)
{
    for (const QString& word : rest) {
        index = skipMarks(tokens, index);
        if (index == tokens.size() || tokens[index].folded != word)
            return 0;
        ++index;
    }
    return index;
}

} // namespace

const Lexicon& Lexicon::of(text::Language language)
{
    static const PerLanguage<Lexicon> lexicons([](text::Language own) { return Lexicon(own); });
    return lexicons.of(language);
}

Lexicon::Lexicon(text::Language language)
{
    const auto addAll = [this, language](std::span<const TaggedWords> list) {
        for (const TaggedWords& line : list) {
            if (line.language == language)
                add(QStringView(line.words), line.tag);
        }
    };
    addAll(statementWords);
    addAll(polarityWords);
    addAll(askWords);
    addAll(commitmentWords);
    addAll(residueWords);
    // Models speak English around a message in another language too.
    if (language == text::Language::English)
        return;
    for (const TaggedWords& line : residueWords) {
        if (line.language == text::Language::English)
            add(QStringView(line.words), line.tag);
    }
}

void Lexicon::add(QStringView words, Tag tag)
{
    for (const QStringView phrase : words.split(u'|', Qt::SkipEmptyParts)) {
        std::vector<QString> parts;
        for (const text::Token& token : text::tokens(phrase))
            parts.push_back(token.folded);
        if (parts.empty())
            continue;
        Entry& entry = m_entries[parts.front()];
        if (parts.size() == 1) {
            entry.tags.add(tag);
            continue;
        }
        Phrase made;
        made.rest.assign(parts.begin() + 1, parts.end());
        made.tags.add(tag);
        entry.phrases.push_back(std::move(made));
    }
}

std::vector<TagSet> Lexicon::tagsOf(std::span<const text::Token> tokens) const
{
    std::vector<TagSet> tags(tokens.size());
    for (size_t i = 0; i < tokens.size(); ++i) {
        const auto it = m_entries.constFind(tokens[i].folded);
        if (it == m_entries.constEnd())
            continue;
        tags[i].add(it->tags);
        for (const Phrase& phrase : it->phrases) {
            const size_t end = endOfPhrase(tokens, i + 1, phrase.rest);
            for (size_t k = i; k < end; ++k)
                tags[k].add(phrase.tags);
        }
    }
    return tags;
}

TagSet Lexicon::tagsOf(const QString& folded) const
{
    const auto it = m_entries.constFind(folded);
    return it == m_entries.constEnd() ? TagSet() : it->tags;
}

} // namespace countersign::checks
