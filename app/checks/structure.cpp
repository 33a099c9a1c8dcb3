// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/structure.h"

#include "app/checks/reading/sentence_roles.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <limits>
#include <numeric>

namespace countersign::checks {
namespace {

using text::Token;

constexpr QChar divider = u'|';
/// The share of elements that two drafts built alike have in common.
constexpr double sameShare = 0.6;
constexpr int bandCount = 12;
constexpr int rowsInBand = 2;
/// How many members of a bucket a newcomer is compared with: enough for a chain, and no more than a
/// constant for each draft.
constexpr size_t comparedInBucket = 6;

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

/// The words that stay when content, names and figures are masked.
QString fixedWords(const Sentence& sentence, const TaggedText& draft)
{
    const text::Analysis& analysis = draft.analysis;
    const auto isFigure = [&analysis](const Token& token) {
        return !analysis.quantitiesIn(token.span).empty() ||
               std::any_of(analysis.dates.begin(), analysis.dates.end(),
                           [&token](const auto& date) { return date.span.overlaps(token.span); });
    };
    QStringList words;
    for (size_t i = sentence.tokens.first; i < sentence.tokens.last; ++i) {
        const Token& token = draft.token(i);
        if (token.kind == Token::Kind::Number || isFigure(token)) {
            if (words.isEmpty() || words.last() != u"#")
                words.append(QStringLiteral("#"));
        } else if (token.isWord() && text::isStopWord(token.folded, analysis.language)) {
            words.append(token.folded);
        }
    }
    return words.join(u' ');
}

/// What two skeletons are compared by: each sentence's part at its place, and each sentence's words wherever
/// they stand.
std::vector<size_t> elementsOf(QStringView skeleton)
{
    std::vector<size_t> elements;
    size_t place = 0;
    for (const QStringView part : skeleton.split(divider, Qt::SkipEmptyParts)) {
        elements.push_back(qHashMulti(0, place++, part.first(std::min<qsizetype>(2, part.size()))));
        if (part.size() > 3) // with words
            elements.push_back(qHashMulti(1, QStringView(part.first(1)), part.sliced(3)));
    }
    std::sort(elements.begin(), elements.end());
    elements.erase(std::unique(elements.begin(), elements.end()), elements.end());
    return elements;
}

bool isSame(const std::vector<size_t>& a, const std::vector<size_t>& b)
{
    if (a.empty() || b.empty())
        return false;
    size_t common = 0;
    for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
        common += *i == *j;
        const bool advanceA = *i <= *j;
        const bool advanceB = *j <= *i;
        i += advanceA;
        j += advanceB;
    }
    const size_t all = a.size() + b.size() - common;
    return static_cast<double>(common) >= sameShare * static_cast<double>(all);
}

SkeletonSignature signatureOf(const std::vector<size_t>& elements)
{
    SkeletonSignature signature;
    for (int band = 0; band < bandCount; ++band) {
        size_t value = static_cast<size_t>(band);
        for (int row = 0; row < rowsInBand; ++row) {
            size_t least = std::numeric_limits<size_t>::max();
            for (const size_t element : elements)
                least = std::min(least, qHash(element, static_cast<size_t>(band) * rowsInBand +
                                                           static_cast<size_t>(row) + 1));
            value = qHashMulti(value, least);
        }
        signature.bands.push_back(value);
    }
    return signature;
}

/// Joins members into groups.
class Groups {
public:
    explicit Groups(size_t count)
        : m_parent(count)
    {
        std::iota(m_parent.begin(), m_parent.end(), size_t(0));
    }
    size_t rootOf(size_t member)
    {
        while (m_parent[member] != member) {
            m_parent[member] = m_parent[m_parent[member]];
            member = m_parent[member];
        }
        return member;
    }
    void join(size_t a, size_t b)
    {
        const size_t rootA = rootOf(a);
        const size_t rootB = rootOf(b);
        m_parent[std::max(rootA, rootB)] = std::min(rootA, rootB);
    }

private:
    std::vector<size_t> m_parent;
};

/// Joins the distinct skeletons that share a bucket and are built alike.
void joinAlike(const std::vector<QStringView>& distinct, Groups& groups)
{
    std::vector<std::vector<size_t>> elements;
    elements.reserve(distinct.size());
    QHash<quint64, std::vector<size_t>> buckets;
    for (size_t i = 0; i < distinct.size(); ++i) {
        elements.push_back(elementsOf(distinct[i]));
        if (elements.back().empty())
            continue;
        for (const quint64 band : signatureOf(elements.back()).bands) {
            std::vector<size_t>& bucket = buckets[band];
            for (const size_t other : bucket) {
                if (groups.rootOf(other) != groups.rootOf(i) &&
                    isSame(elements[other], elements[i]))
                    groups.join(other, i);
            }
            if (bucket.size() < comparedInBucket)
                bucket.push_back(i);
        }
    }
}

} // namespace

QString skeleton(const text::Analysis& analysis)
{
    const TaggedText draft = tagged(analysis);
    QStringList parts;
    for (const Sentence& sentence : readSentences(draft).sentences) {
        const QChar letter = letterFor(sentence, draft);
        if (letter.isNull())
            continue;
        const QChar length = lengthClass(draft.wordsIn(sentence.tokens));
        parts.append(QString(letter) + length + u':' + fixedWords(sentence, draft));
    }
    return parts.join(divider);
}

QString skeleton(const QString& text, text::Language language)
{
    return skeleton(text::analyse(text, language));
}

SkeletonSignature signatureOf(QStringView skeleton)
{
    return signatureOf(elementsOf(skeleton));
}

bool isSameStructure(QStringView a, QStringView b)
{
    return isSame(elementsOf(a), elementsOf(b));
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
    Groups groups(distinct.size());
    joinAlike(distinct, groups);
    QHash<size_t, size_t> place;
    std::vector<std::vector<qsizetype>> result;
    for (size_t i = 0; i < distinct.size(); ++i) {
        const size_t root = groups.rootOf(i);
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
