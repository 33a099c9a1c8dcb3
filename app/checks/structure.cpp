// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/structure.h"

#include "app/checks/reading/sentence_roles.h"
#include "app/checks/skeleton_match.h"
#include "app/text/quotations.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <limits>

namespace countersign::checks {
namespace {

using text::Token;

constexpr QChar divider = u'|';
constexpr int bandCount = 32;
constexpr int rowsInBand = 3;
/// How many members of a bucket a newcomer is compared with, each of another group: no more than a constant for
/// each draft.
constexpr size_t comparedInBucket = 8;

/// What a sentence does, as one letter; null for those that every message has by rule (greeting, sign-off,
/// way out).
QChar letterFor(const Sentence& sentence, const TaggedText& draft)
{
    switch (sentence.role) {
    case SentenceRole::Greeting:
    case SentenceRole::SignOff:
    case SentenceRole::Signature:
    case SentenceRole::OptOut:
    case SentenceRole::Residue:
        return {};
    case SentenceRole::Courtesy:
        return u'H';
    case SentenceRole::Rhetorical:
        return u'Q';
    case SentenceRole::Offer:
        return u'F';
    case SentenceRole::Ask:
        return u'A';
    case SentenceRole::Statement:
        break;
    }
    const TokenRange tokens = sentence.tokens;
    if (draft.hasAny(tokens, Tag::LikeYours) ||
        (draft.hasAny(tokens, Tag::Quantifier) && draft.hasAny(tokens, Tag::Generic)))
        return u'P'; // a problem that all are said to have
    if (draft.hasAny(tokens, Tag::SecondPerson))
        return u'O'; // an observation on the reader
    return draft.analysis.quantitiesIn(sentence.body).empty() ? u'C' : u'R'; // a claim, a proof
}

QChar lengthClass(int words)
{
    constexpr int shortMax = 6;
    constexpr int mediumMax = 12;
    constexpr int longMax = 20;
    return words <= shortMax ? u'1' : words <= mediumMax ? u'2' : words <= longMax ? u'3' : u'4';
}

/// A content word as a short number: what a build has in common is seen, what the draft says is not kept.
QString masked(QStringView word)
{
    constexpr int radix = 36;
    return QString(u'~' + QString::number(maskOf(word), radix));
}

/// Its words in order: function words as they stand, content words masked, figures as "#". What the evidence
/// brings is left out, for it is not the build: names, quotations, and the content of a sentence that cites.
QString fixedWords(const Sentence& sentence, const TaggedText& draft,
                   const std::vector<text::Span>& quotations)
{
    const text::Analysis& analysis = draft.analysis;
    const auto isFigure = [&analysis](const Token& token) {
        return !analysis.quantitiesIn(token.span).empty() ||
               std::any_of(analysis.dates.begin(), analysis.dates.end(),
                           [&token](const auto& date) { return date.span.overlaps(token.span); });
    };
    const auto isName = [&analysis](const Token& token) {
        return std::any_of(analysis.names.begin(), analysis.names.end(),
                           [&token](const auto& name) { return name.span.overlaps(token.span); });
    };
    const auto isQuoted = [&quotations](const Token& token) {
        return std::any_of(
            quotations.begin(), quotations.end(),
            [&token](const text::Span& quotation) { return quotation.contains(token.span); });
    };
    QStringList words;
    bool isAside = false; // "(paper machine, 3 pages)": a detail of what is offered
    for (size_t i = sentence.tokens.first; i < sentence.tokens.last; ++i) {
        const Token& token = draft.token(i);
        isAside = (isAside && token.folded != u")") || token.folded == u"(";
        if (isAside || isQuoted(token))
            continue;
        if (token.kind == Token::Kind::Number || isFigure(token)) {
            if (words.isEmpty() || words.last() != u"#")
                words.append(QStringLiteral("#"));
        } else if (token.isWord() && text::isStopWord(token.folded, analysis.language)) {
            words.append(token.folded);
        } else if (token.isWord() && !sentence.isCited && !isName(token)) {
            words.append(masked(token.folded));
        }
    }
    return words.join(u' ');
}

quint64 mixed(quint64 value)
{
    // The finaliser of SplitMix64 (Steele, Lea, Flood 2014).
    value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31U);
}

/// Minima of hashes of its words: two drafts that share many words share some of them.
SkeletonSignature signatureOf(const ReadSkeleton& read)
{
    std::vector<quint32> words = read.words;
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    SkeletonSignature signature;
    for (int band = 0; band < bandCount; ++band) {
        auto value = static_cast<quint64>(band);
        for (int row = 0; row < rowsInBand; ++row) {
            const int number = band * rowsInBand + row + 1;
            const quint64 salt = mixed(static_cast<quint64>(number));
            quint64 least = std::numeric_limits<quint64>::max();
            for (const quint32 word : words)
                least = std::min(least, mixed(word ^ salt));
            value = mixed(value ^ least);
        }
        signature.bands.push_back(value);
    }
    return signature;
}

/// For each of the distinct skeletons the first one of its group. All of a group are built like its first: chains
/// of small steps would lead from any draft to any other.
std::vector<size_t> leadersOf(const std::vector<QStringView>& distinct)
{
    std::vector<ReadSkeleton> read;
    read.reserve(distinct.size());
    std::vector<size_t> leaders(distinct.size());
    QHash<quint64, std::vector<size_t>> buckets; ///< of leaders
    for (size_t i = 0; i < distinct.size(); ++i) {
        leaders[i] = i;
        read.push_back(readSkeleton(distinct[i]));
        if (read.back().isEmpty())
            continue;
        const StructureMatcher matcher(read.back());
        const std::vector<quint64> bands = signatureOf(read.back()).bands;
        QSet<size_t> compared;
        for (const quint64 band : bands) {
            for (const size_t leader : buckets.value(band)) {
                if (leaders[i] != i || compared.contains(leader))
                    continue;
                compared.insert(leader);
                if (matcher.isAlike(read[leader]))
                    leaders[i] = leader;
            }
        }
        if (leaders[i] != i)
            continue;
        for (const quint64 band : bands) {
            std::vector<size_t>& bucket = buckets[band];
            if (bucket.size() < comparedInBucket)
                bucket.push_back(i);
        }
    }
    return leaders;
}

} // namespace

QString skeleton(const text::Analysis& analysis)
{
    const TaggedText draft = tagged(analysis);
    const std::vector<text::Span> quotations = text::quotations(analysis.text);
    QStringList parts;
    for (const Sentence& sentence : readSentences(draft).sentences) {
        const QChar letter = letterFor(sentence, draft);
        if (letter.isNull())
            continue;
        const QChar length = lengthClass(draft.wordsIn(sentence.tokens));
        parts.append(QString(letter) + length + u':' + fixedWords(sentence, draft, quotations));
    }
    return parts.join(divider);
}

QString skeleton(const QString& text, text::Language language)
{
    return skeleton(text::analyse(text, language));
}

SkeletonSignature signatureOf(QStringView skeleton)
{
    return signatureOf(readSkeleton(skeleton));
}

bool isSameStructure(QStringView a, QStringView b)
{
    return StructureMatcher(readSkeleton(a)).isAlike(readSkeleton(b));
}

std::vector<std::vector<qsizetype>> structureGroups(std::span<const QString> skeletons)
{
    // Equal ones first: they need no comparing.
    QHash<QStringView, size_t> known;
    std::vector<QStringView> distinct;
    std::vector<std::vector<qsizetype>> members;
    for (size_t i = 0; i < skeletons.size(); ++i) {
        if (skeletons[i].isEmpty())
            continue;
        const auto at = known.constFind(QStringView(skeletons[i]));
        const size_t index = at == known.constEnd() ? distinct.size() : *at;
        if (index == distinct.size()) {
            known.insert(QStringView(skeletons[i]), index);
            distinct.emplace_back(skeletons[i]);
            members.emplace_back();
        }
        members[index].push_back(static_cast<qsizetype>(i));
    }
    const std::vector<size_t> leaders = leadersOf(distinct);
    QHash<size_t, size_t> place;
    std::vector<std::vector<qsizetype>> result;
    for (size_t i = 0; i < distinct.size(); ++i) {
        const size_t root = leaders[i];
        if (!place.contains(root)) {
            place.insert(root, result.size());
            result.emplace_back();
        }
        auto& group = result[place.value(root)];
        group.insert(group.end(), members[i].begin(), members[i].end());
    }
    result.erase(std::remove_if(result.begin(), result.end(),
                                [](const auto& group) { return group.size() < 2; }),
                 result.end());
    for (auto& group : result)
        std::sort(group.begin(), group.end());
    std::stable_sort(result.begin(), result.end(),
                     [](const auto& a, const auto& b) { return a.size() > b.size(); });
    return result;
}

bool isRepeated(qsizetype group, qsizetype drafts)
{
    // Checks, "Structure": over a quarter, and at least three.
    return group >= 3 && group * 4 > drafts;
}

} // namespace countersign::checks
