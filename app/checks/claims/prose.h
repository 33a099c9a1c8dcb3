// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/claims/quotes.h"
#include "app/checks/reading/tagged_text.h"

#include <QHash>

#include <vector>

namespace countersign::checks {

/// How firmly a clause says that something is so. Ordered: a claim may be weaker than its evidence, not
/// firmer.
enum class Standing : quint8 {
    Perhaps, ///< may, considers, if
    NotYet,  ///< plans, will, wants
    Actual,
    Unsaid, ///< no verb says
};

/// A word that carries content: no function word, and no word that only turns or limits a statement.
struct ContentWord {
    text::Span span;
    QString key; ///< keyOf()
    QString folded;
    size_t token = 0;
    size_t clause = 0;
    size_t sentence = 0;
    bool isNegated = false; ///< a negation reaches it
    bool isFact = false;    ///< part of a figure or a date: compared as such
    bool isName = false;    ///< part of a proper name
    bool isQuoted = false;
    /// Of the part of its clause with a verb of its own: "has renewed 40 of them and plans to renew the rest".
    Standing standing = Standing::Unsaid;
};

struct Clause {
    text::Span span;
    TokenRange tokens;
    size_t sentence = 0;
    size_t firstWord = 0; ///< its content words are [firstWord, lastWord)
    size_t lastWord = 0;
    Standing standing = Standing::Unsaid;
    bool isCondition = false;
    bool isNegated = false; ///< has a negation of its own
};

/// A text read closely enough to be compared with another: its clauses, how firm they are, and its
/// content words with what a negation reaches.
struct Prose {
    TaggedText text;
    std::vector<TagSet>
        tags; ///< those of the text, without "May" and "second" of dates and figures
    std::vector<Quote> quotes;
    std::vector<char> isNegated; ///< a negation reaches it; one a token
    std::vector<QString> keys;   ///< keyOf() each token that is a word; empty for others
    /// The sentences, those inside a quotation by themselves; clauses and words count by these.
    std::vector<text::Span> sentences;
    std::vector<Clause> clauses;
    std::vector<ContentWord> words;
    QHash<QString, std::vector<size_t>> byKey; ///< key → indices into `words`

    [[nodiscard]] const QString& string() const { return text.analysis.text; }
    /// Indices of the words that lie within a span: [first, last).
    [[nodiscard]] TokenRange wordsIn(text::Span span) const;
    /// Index of the clause that holds a position; the last one before it if none does.
    [[nodiscard]] size_t clauseAt(qsizetype position) const;
    /// Index of the sentence that holds a position; the last one before it if none does.
    [[nodiscard]] size_t sentenceAt(qsizetype position) const;
    /// Indices of the words that have a key.
    [[nodiscard]] const std::vector<size_t>& wordsWith(const QString& key) const;
    /// How firmly a stretch of one clause says what it says, by its own words.
    [[nodiscard]] Standing standingOf(TokenRange tokens) const;
    [[nodiscard]] bool hasHedge(TokenRange tokens) const;
    [[nodiscard]] bool hasTag(TokenRange tokens, Tag tag) const;
};

[[nodiscard]] Prose readProse(TaggedText text);

} // namespace countersign::checks
