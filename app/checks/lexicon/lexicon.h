// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/language.h"
#include "app/text/tokens.h"

#include <QHash>
#include <QString>

#include <span>
#include <vector>

namespace countersign::checks {

/// What a word or a fixed phrase does in a sentence, as far as the checks tell words apart by lists.
/// The lists stand in `app/checks/lexicon/*_words.h`, one file a purpose.
enum class Tag : quint8 {
    // statement_words.h
    Auxiliary,    ///< is, have, did …: a sign of a finite verb
    FirstPerson,  ///< I, we, our
    SecondPerson, ///< you, your
    ThirdPerson,  ///< she, he, they, it
    Speech,       ///< said, wrote, told
    Congratulation,
    Courtesy,   ///< "hope you are well", "this is Kit from …": states nothing about the world
    Generic,    ///< firms, teams, CFOs: the many
    Quantifier, ///< most, many, typical, on average
    Definite,   ///< the, its, this: what follows is somebody's
    LikeYours,  ///< "like yours", "in your industry"
    Survey,     ///< survey, benchmark, industry report
    // polarity_words.h
    Negation,        ///< not, no, never, nobody: reaches to the right
    ClauseNegation,  ///< "nicht", "ne": turns its whole clause
    PhraseNegation,  ///< without, instead of: reaches over its phrase only
    SeparableDenial, ///< "schloss … aus": turns its clause if its particle follows
    DenialParticle,  ///< that particle
    NegatedObject,   ///< nothing, nobody: turns the verb before it too
    NoNegation,      ///< "not only": looks like a negation and is none
    ScopeEnd,        ///< but, and: a negation does not reach over it
    Denial,          ///< denied, ruled out, refused: what follows is not so
    Limit,           ///< only, except, unless, until
    Plan,            ///< plans to, will, intends: not yet
    Possible,        ///< may, might, could, considers
    Hedge,           ///< perhaps, possibly: may belong to a single word
    Wish,            ///< wants, hopes, would like
    Condition,       ///< if, provided that
    Universal,       ///< all, every, always
    NoUniversal,     ///< "all the same", "after all": looks like one and is none
    // ask_words.h
    AskLead,      ///< opens a sentence that asks without a question mark
    Rhetorical,   ///< opens a question that wants no answer
    EchoQuestion, ///< "Ok?", "Fair?" after another ask
    Offer,        ///< "happy to", "I can send"
    ContactVerb,  ///< send, show, share: what an offer is about
    OptOutPhrase, ///< says it outright: "opt out", "unsubscribe"
    OptOutVerb,   ///< stop, end, no more
    OptOutNoun,   ///< mails, messages, thread, writing
    Suffices,     ///< "will do", "is enough": what it takes
    ReplyNoun,    ///< a no, a word, one line: a short reply
    // commitment_words.h
    Guarantee,  ///< guarantee, promise, commit
    PriceOffer, ///< discount, free of charge
    Assurance,  ///< compliant, certified, liable: legal and security
    // residue_words.h
    Interjection, ///< "Sure", "Certainly", "Yes": says nothing by itself
    Preamble,     ///< "here is the", "I've drafted"
    OutputNoun,   ///< email, version, draft: what a model hands over
    Afterword,    ///< "Let me know if you want it shorter"
    ModelTalk,    ///< "as a language model"
    Count
};

class TagSet {
public:
    constexpr TagSet() = default;
    constexpr void add(Tag tag) { m_bits |= bit(tag); }
    constexpr void add(TagSet other) { m_bits |= other.m_bits; }
    [[nodiscard]] constexpr bool has(Tag tag) const { return (m_bits & bit(tag)) != 0; }
    [[nodiscard]] constexpr bool hasAny(TagSet other) const { return (m_bits & other.m_bits) != 0; }
    [[nodiscard]] constexpr bool isEmpty() const { return m_bits == 0; }

private:
    static constexpr quint64 bit(Tag tag) { return quint64(1) << static_cast<unsigned>(tag); }
    quint64 m_bits = 0;
};

static_assert(static_cast<unsigned>(Tag::Count) <= 64);

/// One line of a list: words and phrases, divided by "|", folded as text::fold() does it.
struct TaggedWords {
    text::Language language;
    Tag tag;
    const char16_t* words;
};

/// The words of one language with their tags. Built once, then only read: safe from any thread.
class Lexicon {
public:
    [[nodiscard]] static const Lexicon& of(text::Language language);

    /// The tags of each token. A phrase tags all its tokens; citation marks in between do not break it.
    [[nodiscard]] std::vector<TagSet> tagsOf(std::span<const text::Token> tokens) const;

    /// The tags of one folded word by itself.
    [[nodiscard]] TagSet tagsOf(const QString& folded) const;

private:
    struct Phrase {
        std::vector<QString> rest; ///< the words after the first
        TagSet tags;
    };
    struct Entry {
        TagSet tags;
        std::vector<Phrase> phrases;
    };

    explicit Lexicon(text::Language language);
    void add(QStringView words, Tag tag);

    QHash<QString, Entry> m_entries;
};

} // namespace countersign::checks
