// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"
#include "app/text/span.h"

#include <QString>
#include <QStringView>

#include <vector>

namespace countersign::text {

/// One piece of text: a word, a number, a symbol …; white space is between tokens.
struct Token {
    enum class Kind {
        Word, ///< letters, with inner apostrophes and hyphens ("don't", "tail-lift", "R&D", "a.m.")
        Number, ///< digits with their separators ("1,200.5", "1.200", "1 200 000", "05:40", "3rd")
        Symbol, ///< currency, %, °, ±, +, emoji …: one character
        Punctuation, ///< one character, or an ellipsis
        Url,
        Email,
        Mention, ///< "@name" or "#tag"
        Mark,    ///< a citation mark, folded to its label
    };

    Span span;
    QString folded; ///< fold() of the piece: what to compare with
    Kind kind = Kind::Word;

    bool isWord() const { return kind == Kind::Word; }
};

std::vector<Token> tokens(QStringView text);

/// The form in which words are compared: NFC, full case folding (so ß is ss), typographic apostrophes
/// and hyphens as ASCII, soft hyphens and zero-width characters gone. Idempotent. May change the length.
QString fold(QStringView text);

/// Words as a person counts them: a hyphenated word is one, a number is one, an address is one; marks,
/// symbols and punctuation are none.
int wordCount(QStringView text);
int wordCount(const std::vector<Token>& tokens);

/// The Snowball stem of a word (folded first); the folded word itself for Language::Other.
/// Results are kept per thread, so stemming a text's words again costs a look-up.
QString stem(QStringView word, Language language);

/// True for function words ("the", "und", "de", …), which carry no content of their own. Takes folded words.
bool isStopWord(QStringView folded, Language language);

} // namespace countersign::text
