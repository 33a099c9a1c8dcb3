// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/titles.h"

#include "app/checks/lexicon/word_set.h"
#include "app/text/verbs.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

const QHash<QString, QString>& abbreviations()
{
    static const QHash<QString, QString> table{
        {u"ceo"_s, u"chief executive"_s},
        {u"cfo"_s, u"chief financial officer"_s},
        {u"coo"_s, u"chief operating officer"_s},
        {u"cto"_s, u"chief technology officer"_s},
        {u"cio"_s, u"chief information officer"_s},
        {u"cmo"_s, u"chief marketing officer"_s},
        {u"cro"_s, u"chief revenue officer"_s},
        {u"chro"_s, u"chief human resources officer"_s},
        {u"ciso"_s, u"chief information security officer"_s},
        {u"cpo"_s, u"chief product officer"_s},
        {u"md"_s, u"managing director"_s},
    };
    return table;
}

const WordSet& titleHeads()
{
    static const WordSet words(
        u"officer director manager president head chair chairman chairwoman "
        u"treasurer founder co-founder owner proprietor spokeswoman spokesman leiter leiterin "
        u"geschäftsführer "
        u"geschäftsführerin vorstand directeur directrice responsable gérant");
    return words;
}

/// Words that stand inside a title: "chief", "vice", the field.
bool isTitleWord(const Token& token)
{
    static const WordSet words(
        u"chief vice senior deputy group global regional executive managing general interim acting "
        u"financial finance operating operations technology information marketing revenue sales "
        u"commercial product people human resources security supply chain quality it warehouse "
        u"logistics procurement legal medical scientific strategy data digital customer of");
    return words.contains(token.folded) || token.folded == u"&";
}

QString spelled(const TaggedText& text, size_t first, size_t last)
{
    QStringList words;
    for (size_t i = first; i < last; ++i) {
        // An interim holder holds it too; "executive officer" is "executive".
        if (text.token(i).folded != u"interim" && text.token(i).folded != u"acting")
            words.append(text.token(i).folded);
    }
    QString title = words.join(u' ');
    if (title.startsWith("chief executive"_L1))
        return u"chief executive"_s;
    if (title == u"vp")
        return u"vice president"_s;
    return title;
}

/// The place where the title that ends or begins at `token` lies, as tokens.
std::optional<TokenRange> titleAround(const TaggedText& text, size_t token, TokenRange within)
{
    const QString& folded = text.token(token).folded;
    if (abbreviations().contains(folded) &&
        text.token(token).span.of(text.analysis.text).front().isUpper())
        return TokenRange{token, token + 1};
    if (folded == u"chief" && token + 1 < within.last &&
        text.token(token + 1).folded == u"executive") {
        const bool hasOfficer =
            token + 2 < within.last && text.token(token + 2).folded == u"officer";
        return TokenRange{token, token + (hasOfficer ? 3 : 2)};
    }
    if (!titleHeads().contains(folded))
        return std::nullopt;
    size_t first = token;
    while (first > within.first && isTitleWord(text.token(first - 1)) &&
           text.token(first - 1).folded != u"of")
        --first;
    size_t last = token + 1;
    // "head of quality", "vice president of operations"
    if (last < within.last && text.token(last).folded == u"of") {
        size_t end = last + 1;
        while (end < within.last && isTitleWord(text.token(end)))
            ++end;
        // "director of quality of Kestrel Kilns"
        while (end > last && text.token(end - 1).folded == u"of")
            --end;
        // "head of fleet": a field that no list has, and no firm's name.
        const size_t next = last + 1;
        const bool isField = end == last && next < within.last && text.token(next).isWord() &&
                             !text::isStopWord(text.token(next).folded, text.analysis.language) &&
                             text.token(next).span.of(text.analysis.text).front().isLower();
        if (isField)
            end = next + 1;
        if (end > last + 1)
            last = end;
    }
    return TokenRange{first, last};
}

/// The last words before a title say that somebody gave it up.
bool isGivenUp(const TaggedText& text, size_t titleToken, size_t sentenceFirst)
{
    static const WordSet words(
        u"from former formerly ex handed left leaves quit resigned stepped "
        u"relinquished until bis zuvor ehemals ancien ancienne quitté quitte "
        u"replaced replaces succeeds succeeded gave");
    for (size_t i = titleToken, steps = 0; i > sentenceFirst && steps < 4; --i, ++steps) {
        if (words.contains(text.token(i - 1).folded))
            return true;
    }
    return false;
}

bool speaksOfChange(const TaggedText& text, TokenRange sentence)
{
    static const WordSet words(
        u"named names appointed appoints promoted promotes becomes became moved moves handed steps "
        u"stepped left leaves resigned retires retired succeeds succeeded took takes joins joined "
        u"now since effect ernannt wechselt wechselte übernimmt übernahm wird neuer neue nommé "
        u"nommée devient quitte succède started starts");
    for (size_t i = sentence.first; i < sentence.last; ++i) {
        if (words.contains(text.token(i).folded))
            return true;
    }
    return false;
}

/// The nearest name before a title, within its sentence, is not the reader's.
bool belongsToAnother(const EvidenceItem& item, size_t titleToken, TokenRange sentence,
                      const OwnForms& own)
{
    const TaggedText& text = item.prose().text;
    const text::NameMention* nearest = nullptr;
    for (const text::NameMention& name : text.analysis.names) {
        const bool isBefore = name.span.end <= text.token(titleToken).span.start &&
                              name.span.start >= text.token(sentence.first).span.start;
        if (isBefore)
            nearest = &name;
    }
    if (!nearest)
        return false;
    const TokenRange tokens = text.tokensIn(nearest->span);
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        if (own.words.contains(text.token(i).folded))
            return false;
    }
    return true;
}

struct Reading {
    bool ended = false;
    QString given;
};

/// What one sentence about the reader says of their title.
Reading readSentence(const EvidenceItem& item, Span span, const QString& claimed,
                     const OwnForms& own)
{
    const TaggedText& text = item.prose().text;
    const TokenRange tokens = text.tokensIn(span);
    Reading reading;
    if (!speaksOfChange(text, tokens))
        return reading;
    for (const TitleMention& mention : titlesIn(text, span)) {
        if (belongsToAnother(item, mention.token, tokens, own))
            continue;
        if (isGivenUp(text, mention.token, tokens.first)) {
            reading.ended = reading.ended || mention.title == claimed;
            continue;
        }
        if (mention.title == claimed)
            return {};
        reading.given = mention.title;
    }
    return reading;
}

bool isReader(const EvidenceItem& item, Span sentence, const OwnForms& own,
              const Addressee& prospect)
{
    const TokenRange tokens = item.prose().text.tokensIn(sentence);
    for (const auto& form : own.person) {
        for (const size_t at : findWords(*item.passage, form)) {
            if (tokens.first <= at && at < tokens.last)
                return true;
        }
    }
    return text::fold(item.given->aboutName) == text::fold(prospect.name) &&
           item.prose().text.hasAny(tokens, Tag::ThirdPerson);
}

/// "As CFO you …", "you are the CFO", "Callum Reid is CFO".
bool givesReaderTitle(const Prose& draft, Span claim, const TitleMention& title,
                      const OwnForms& own)
{
    const TokenRange tokens = draft.text.tokensIn(claim);
    bool isReader = draft.text.hasAny(tokens, Tag::SecondPerson);
    for (size_t i = tokens.first; i < title.token; ++i)
        isReader =
            isReader || (!own.family.empty() && draft.text.token(i).folded == own.family.front());
    static const WordSet leads(
        u"as the a an is are were become became als sind ist en tant que de est "
        u"êtes new");
    for (size_t i = title.token, steps = 0; isReader && i > 0 && steps < 3; --i, ++steps) {
        if (leads.contains(draft.text.token(i - 1).folded))
            return true;
    }
    return isReader && title.span.start == claim.start;
}

/// The day of the oldest evidence cited: what is newer than that may have overtaken the claim.
std::optional<QDate> oldestOf(std::span<const EvidenceItem> cited)
{
    std::optional<QDate> oldest;
    for (const EvidenceItem& item : cited) {
        const auto& observed = item.given->evidence.observedOn;
        if (observed)
            oldest = std::min(oldest.value_or(*observed), *observed);
    }
    return oldest;
}

/// What a title is about, without its rank: "finance", "quality".
QStringList fieldOf(const TaggedText& text, const TitleMention& title)
{
    static const WordSet ranks(
        u"chief vice senior deputy group global regional executive managing general interim acting "
        u"of officer director manager president head chair chairman chairwoman founder co-founder "
        u"owner proprietor spokeswoman spokesman "
        u"leiter leiterin geschäftsführer geschäftsführerin vorstand directeur directrice "
        u"responsable gérant");
    QStringList field;
    for (const QString& word : title.title.split(u' ')) {
        if (!ranks.contains(word))
            field.append(word);
    }
    // "plant manager": the field may be any noun right before.
    const bool isBare = field.isEmpty() && title.token > 0 && !title.title.contains(u' ');
    if (isBare) {
        const Token& before = text.token(title.token - 1);
        static const WordSet openers(u", as the a an als der die");
        // "Tobias Wren, works manager of": behind a comma it is no verb.
        const bool opens = title.token > 1 && openers.contains(text.token(title.token - 2).folded);
        if (before.isWord() && !text::isStopWord(before.folded, text.analysis.language) &&
            (opens || !text::looksFinite(before.folded, text.analysis.language)))
            field.append(before.folded);
    }
    return field;
}

/// "finance" and "financial" are one field.
bool sharesField(const QStringList& a, const QStringList& b)
{
    constexpr qsizetype stemLetters = 4;
    return std::any_of(a.begin(), a.end(), [&b](const QString& word) {
        return std::any_of(b.begin(), b.end(), [&word](const QString& other) {
            return word == other || (word.size() >= stemLetters &&
                                     word.left(stemLetters) == other.left(stemLetters));
        });
    });
}

} // namespace

std::vector<TitleMention> titlesIn(const TaggedText& text, Span within)
{
    std::vector<TitleMention> found;
    const TokenRange tokens = text.tokensIn(within);
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        if (!text.token(i).isWord())
            continue;
        const auto range = titleAround(text, i, tokens);
        if (!range)
            continue;
        const QString& folded = text.token(i).folded;
        const QString title =
            abbreviations().value(folded, spelled(text, range->first, range->last));
        const Span span{text.token(range->first).span.start, text.token(range->last - 1).span.end};
        found.push_back({span, title, range->first});
        i = range->last - 1;
    }
    return found;
}

std::optional<TitleChange> titleChange(const Prose& draft, Span claim,
                                       std::span<const EvidenceItem> all,
                                       std::span<const EvidenceItem> cited, const OwnForms& own,
                                       const Addressee& prospect)
{
    for (const TitleMention& title : titlesIn(draft.text, claim)) {
        if (!givesReaderTitle(draft, claim, title, own))
            continue;
        const std::optional<QDate> since = oldestOf(cited);
        for (size_t i = 0; i < all.size(); ++i) {
            const auto& observed = all[i].given->evidence.observedOn;
            if (since && observed && *observed <= *since)
                continue;
            for (const Span& sentence : all[i].prose().sentences) {
                if (!isReader(all[i], sentence, own, prospect))
                    continue;
                const Reading reading = readSentence(all[i], sentence, title.title, own);
                if (reading.ended || !reading.given.isEmpty())
                    return TitleChange{title, i, reading.given};
            }
        }
    }
    return std::nullopt;
}

namespace {

/// What a title says: its field ("quality"), or its rank where it has no field ("chief executive").
struct TitleMeaning {
    QStringList field;
    QString rank;
};

/// "chief executive", "managing director" and "ceo" are one; so are "owner" and "proprietor".
QString rankOf(const QString& title)
{
    static const QHash<QString, QString> same{
        {u"managing director"_s, u"chief executive"_s},
        {u"geschäftsführer"_s, u"chief executive"_s},
        {u"geschäftsführerin"_s, u"chief executive"_s},
        {u"gérant"_s, u"chief executive"_s},
        {u"general manager"_s, u"chief executive"_s},
        {u"proprietor"_s, u"owner"_s},
        {u"co-founder"_s, u"founder"_s},
        {u"chair"_s, u"chairman"_s},
        {u"chairwoman"_s, u"chairman"_s},
    };
    return same.value(title, title);
}

TitleMeaning meaningOf(const TaggedText& text, const TitleMention& title)
{
    return {fieldOf(text, title), rankOf(title.title)};
}

bool isSameTitle(const TitleMeaning& mine, const TitleMeaning& theirs)
{
    if (mine.field.isEmpty() && theirs.field.isEmpty())
        return mine.rank == theirs.rank || mine.rank.contains(theirs.rank) ||
               theirs.rank.contains(mine.rank);
    // A bare "director" may be any; a chief executive is no finance director.
    const auto isBare = [](const TitleMeaning& one) {
        return one.field.isEmpty() && !one.rank.contains(u' ') && one.rank != u"owner" &&
               one.rank != u"founder" && one.rank != u"chairman";
    };
    if (mine.field.isEmpty() || theirs.field.isEmpty())
        return isBare(mine) || isBare(theirs);
    return sharesField(mine.field, theirs.field);
}

/// "As chairwoman you …": a title that somebody is given, and no word of the trade.
bool isGiven(const TaggedText& text, const TitleMention& title, Span claim)
{
    constexpr size_t reach = 2;
    static const WordSet leads(u"as als");
    const TokenRange tokens = text.tokensIn(claim);
    for (size_t i = title.token, steps = 0; i > tokens.first && steps < reach; --i, ++steps) {
        if (leads.contains(text.token(i - 1).folded))
            return text.hasAny(tokens, Tag::SecondPerson);
    }
    return false;
}

} // namespace

std::optional<TitleMention> otherTitle(const Prose& draft, Span claim,
                                       std::span<const EvidenceItem> items,
                                       const Addressee& prospect)
{
    const std::vector<TitleMention> mine = titlesIn(draft.text, claim);
    if (mine.empty())
        return std::nullopt;
    std::vector<TitleMeaning> known;
    for (const EvidenceItem& item : items) {
        for (const TitleMention& title : titlesIn(item.prose().text, {0, item.text().size()}))
            known.push_back(meaningOf(item.prose().text, title));
    }
    const bool isTold = !known.empty();
    if (!prospect.title.isEmpty()) {
        const TaggedText text = tagged(text::analyse(prospect.title, draft.text.analysis.language));
        for (const TitleMention& title : titlesIn(text, {0, prospect.title.size()}))
            known.push_back(meaningOf(text, title));
        if (known.empty())
            return std::nullopt; // a title that we cannot read
    }
    for (const TitleMention& title : mine) {
        const TitleMeaning meaning = meaningOf(draft.text, title);
        const bool isKnown =
            std::any_of(known.begin(), known.end(), [&meaning](const TitleMeaning& other) {
                return isSameTitle(meaning, other);
            });
        if (!isKnown && (isTold || isGiven(draft.text, title, claim)))
            return title;
    }
    return std::nullopt;
}

} // namespace countersign::checks
