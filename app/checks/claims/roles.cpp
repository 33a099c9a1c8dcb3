// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/roles.h"

#include "app/checks/claims/keys.h"
#include "app/checks/lexicon/word_set.h"
#include "app/text/verbs.h"

#include <QSet>

#include <algorithm>
#include <cstddef>
#include <map>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::NameMention;
using text::Span;
using text::Token;

/// Somebody who can do something or have it done to them.
struct Actor {
    QString id;
    size_t token = 0;
    bool isOblique = false; ///< behind a preposition
};

// The reader, their company, and "you", "she", "we", which may be either.
constexpr auto personId = "@person"_L1;
constexpr auto companyId = "@company"_L1;
constexpr auto eitherId = "@either"_L1;
/// Whoever writes the draft.
constexpr auto senderId = "@us"_L1;

/// On each side of a verb. A clause with more is a list, of which the nearest are meant.
constexpr std::ptrdiff_t mostActors = 16;

bool isSameActor(const QString& a, const QString& b)
{
    const auto isOwn = [](const QString& id) { return id.startsWith(u'@') && id != senderId; };
    return a == b || (isOwn(a) && isOwn(b) && (a == eitherId || b == eitherId));
}

const WordSet& prepositions()
{
    static const WordSet words(
        u"of for to with by from at in on about against von vom für mit bei an "
        u"aus zu gegen durch de du des à pour par avec chez d'");
    return words;
}

const WordSet& agentPrepositions()
{
    static const WordSet words(u"by von durch par");
    return words;
}

const WordSet& irregularParticiples()
{
    static const WordSet words(u"led bought built made held won sold run sent paid kept lent found "
                               u"brought taught met told");
    return words;
}

/// One clause around a verb: who stands before it, behind it, and whether it is passive.
struct Frame {
    std::vector<Actor> before;
    std::vector<Actor> behind;
    bool isPassive = false;

    [[nodiscard]] std::vector<QString> agents() const;
    [[nodiscard]] std::vector<QString> others() const;
};

std::vector<QString> Frame::agents() const
{
    std::vector<QString> ids;
    if (!isPassive) {
        for (const Actor& actor : before) {
            if (!actor.isOblique)
                ids.push_back(actor.id);
        }
        return ids;
    }
    for (const Actor& actor : behind) {
        if (actor.isOblique)
            ids.push_back(actor.id);
    }
    return ids;
}

/// All who are there and do not do it.
std::vector<QString> Frame::others() const
{
    const std::vector<QString> doers = agents();
    std::vector<QString> ids;
    for (const auto* side : {&before, &behind}) {
        for (const Actor& actor : *side) {
            if (std::find(doers.begin(), doers.end(), actor.id) == doers.end())
                ids.push_back(actor.id);
        }
    }
    return ids;
}

bool shareOne(const std::vector<QString>& a, const std::vector<QString>& b)
{
    return std::any_of(a.begin(), a.end(), [&b](const QString& id) {
        return std::any_of(b.begin(), b.end(),
                           [&id](const QString& other) { return isSameActor(id, other); });
    });
}

/// Finds the actors of a text's clauses. Reads each clause and each verb once, however often it is asked for:
/// a verb that comes again and again in claim and evidence is compared in pairs.
class FrameReader {
public:
    FrameReader(const Prose& prose, const OwnSpans& own, bool secondPersonIsOwn, bool pronounIsOwn)
        : m_prose(prose)
        , m_own(own)
        , m_secondPersonIsOwn(secondPersonIsOwn)
        , m_pronounIsOwn(pronounIsOwn)
    {}

    [[nodiscard]] const Frame& frameOf(size_t verbToken, size_t clause);

private:
    [[nodiscard]] const std::vector<Actor>& actorsOf(size_t clause);
    [[nodiscard]] Frame readFrame(size_t verbToken, size_t clause);
    [[nodiscard]] QString actorAt(size_t token) const;
    [[nodiscard]] bool isAttribute(size_t token) const;
    [[nodiscard]] bool isPossessor(size_t token) const;
    [[nodiscard]] bool isCalled(size_t token) const;
    [[nodiscard]] bool isOblique(size_t token, size_t first) const;
    [[nodiscard]] bool isSpeaker(size_t token, size_t verbToken) const;
    [[nodiscard]] bool isPassive(size_t verbToken, size_t first) const;

    const Prose& m_prose;
    const OwnSpans& m_own;
    bool m_secondPersonIsOwn;
    bool m_pronounIsOwn;
    std::map<size_t, std::vector<Actor>> m_actors; ///< by clause
    std::map<size_t, Frame> m_frames;              ///< by the verb's token
};

bool FrameReader::isPossessor(size_t token) const
{
    static const WordSet words(
        u"your yours our ours my mine his her its their theirs ihr ihre ihren "
        u"ihrem ihrer ihres unser unsere unseren mein meine sein seine "
        u"votre vos notre nos mon ma mes son sa ses leur leurs");
    const QString& folded = m_prose.text.token(token).folded;
    if (words.contains(folded) || folded.endsWith("'s"_L1) || folded.endsWith(u'\''))
        return true;
    // "Tarn Valley Water's leakage": the last word of a name has the mark.
    const Span span = m_prose.text.token(token).span;
    const auto holds = [span](const auto& name) { return name.span.overlaps(span); };
    const auto& names = m_prose.text.analysis.names;
    const auto name = std::find_if(names.begin(), names.end(), holds);
    qsizetype end = name == names.end() ? span.end : name->span.end;
    for (const auto* own : {&m_own.person, &m_own.company}) {
        for (const Span& one : *own)
            end = one.overlaps(span) ? std::max(end, one.end) : end;
    }
    if (end == span.end)
        return false;
    const TokenRange tokens = m_prose.text.tokensIn({span.start, end + 2});
    const QString last = tokens.isEmpty() ? QString() : m_prose.text.token(tokens.last - 1).folded;
    return last.endsWith("'s"_L1) || last.endsWith("s'"_L1);
}

/// "Harlan, a supervisor is wanted": a name that opens and is followed by a comma, with no second comma that
/// would make what stands between an apposition.
bool FrameReader::isCalled(size_t token) const
{
    const size_t last = m_prose.text.analysis.tokens.size();
    const Span sentence =
        m_prose.sentences[m_prose.sentenceAt(m_prose.text.token(token).span.start)];
    if (m_prose.text.tokensIn(sentence).first != token || token + 1 >= last ||
        m_prose.text.token(token + 1).folded != u",")
        return false;
    for (size_t i = token + 2; i < last && sentence.contains(m_prose.text.token(i).span); ++i) {
        if (m_prose.text.token(i).folded == u",")
            return false;
        if (text::looksFinite(m_prose.text.token(i).folded, m_prose.text.analysis.language))
            return true;
    }
    return false;
}

/// "the Medway tender": a name between an article and a noun says which tender.
bool FrameReader::isAttribute(size_t token) const
{
    static const WordSet articles(u"the a an your our their its his her");
    const Span span = m_prose.text.token(token).span;
    for (const NameMention& name : m_prose.text.analysis.names) {
        if (name.span.start != span.start || token == 0 ||
            !articles.contains(m_prose.text.token(token - 1).folded))
            continue;
        const size_t next = m_prose.text.tokensIn(name.span).last;
        return next < m_prose.tags.size() && m_prose.text.token(next).isWord() &&
               m_prose.text.token(next).span.of(m_prose.string()).front().isLower() &&
               !text::isStopWord(m_prose.text.token(next).folded, m_prose.text.analysis.language) &&
               !text::looksFinite(m_prose.text.token(next).folded, m_prose.text.analysis.language);
    }
    return false;
}

QString FrameReader::actorAt(size_t token) const
{
    const Span span = m_prose.text.token(token).span;
    const TagSet tags = m_prose.tags[token];
    if (isPossessor(token) || isCalled(token))
        return {}; // "Marrowby's depot", "your totes": somebody's thing, not somebody
    for (const Span& own : m_own.person) {
        if (own.overlaps(span))
            return personId;
    }
    for (const Span& own : m_own.company) {
        if (own.overlaps(span))
            return companyId;
    }
    if (tags.has(Tag::SecondPerson))
        return m_secondPersonIsOwn ? QString(eitherId) : QString();
    if (tags.has(Tag::FirstPerson) && m_secondPersonIsOwn && !m_pronounIsOwn)
        return senderId;
    if ((tags.has(Tag::ThirdPerson) || tags.has(Tag::FirstPerson)) && m_pronounIsOwn)
        return eitherId;
    if (isAttribute(token))
        return {};
    for (const NameMention& name : m_prose.text.analysis.names) {
        // Its first word stands for the whole of it.
        if (name.span.start == span.start && name.shape != NameMention::Shape::Acronym) {
            QString id = m_prose.text.token(token).folded;
            if (id.endsWith("'s"_L1))
                id.chop(2);
            return id;
        }
    }
    return {};
}

bool FrameReader::isOblique(size_t token, size_t first) const
{
    static const WordSet relatives(
        u"which who whom that whose der die das den dem que qui dont où");
    const TagSet tags = m_prose.tags[token];
    const bool isPronoun =
        tags.has(Tag::FirstPerson) || tags.has(Tag::SecondPerson) || tags.has(Tag::ThirdPerson);
    // Up to two words may stand between: "to its rival Kite". Not so "In spring you took", "In May Kite took".
    for (size_t i = token, steps = 0; i > first && steps < 3; --i, ++steps) {
        const Token& before = m_prose.text.token(i - 1);
        if (!before.isWord() || relatives.contains(before.folded) ||
            text::looksFinite(before.folded, m_prose.text.analysis.language))
            return false;
        const bool isApart = steps > 0 && (isPronoun || i - 1 == first);
        if (prepositions().contains(before.folded))
            return !isApart;
    }
    return false;
}

bool FrameReader::isPassive(size_t verbToken, size_t first) const
{
    static const WordSet be(
        u"is are was were be been being wird werden wurde wurden worden est sont "
        u"été était étaient fut");
    static const WordSet have(u"has have had");
    // ", led by Granary Partners"
    const QString& verb = m_prose.text.token(verbToken).folded;
    const bool isParticiple =
        verb.endsWith("ed"_L1) || verb.endsWith("en"_L1) || irregularParticiples().contains(verb);
    const bool hasBy =
        verbToken + 2 < m_prose.tags.size() && m_prose.text.token(verbToken + 1).folded == u"by";
    const auto& all = m_prose.text.analysis.names;
    if (isParticiple && hasBy && std::any_of(all.begin(), all.end(), [&](const NameMention& name) {
            return name.span.overlaps(m_prose.text.token(verbToken + 2).span);
        }))
        return true;
    for (size_t i = verbToken, steps = 0; i > first && steps < 3; --i, ++steps) {
        const Token& before = m_prose.text.token(i - 1);
        const QString& folded = before.folded;
        const auto& names = m_prose.text.analysis.names;
        if (std::any_of(names.begin(), names.end(),
                        [&before](const auto& name) { return name.span.overlaps(before.span); }))
            return false; // a firm may be called Is
        // "has been ordered to pay": the order is passive, the paying is not.
        if (folded == u"to" || (!be.contains(folded) && !have.contains(folded) &&
                                text::looksFinite(folded, m_prose.text.analysis.language)))
            return false;
        if (be.contains(folded))
            return !m_prose.text.token(verbToken).folded.endsWith("ing"_L1);
        if (have.contains(folded))
            return false;
    }
    return false;
}

/// "Dario Venn says that …", "…, says Dario Venn": who only tells it.
bool FrameReader::isSpeaker(size_t token, size_t verbToken) const
{
    // "…, says Dario Venn", "…, you said"
    if (token > verbToken)
        return (token > verbToken + 1 && m_prose.tags[token - 1].has(Tag::Speech)) ||
               (token + 1 < m_prose.tags.size() && m_prose.tags[token + 1].has(Tag::Speech));
    return m_prose.hasTag({token, verbToken}, Tag::Speech);
}

const std::vector<Actor>& FrameReader::actorsOf(size_t clause)
{
    const auto [it, isNew] = m_actors.try_emplace(clause);
    if (!isNew)
        return it->second;
    const TokenRange tokens = m_prose.clauses[clause].tokens;
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        QString id = actorAt(i);
        if (!id.isEmpty())
            it->second.push_back({std::move(id), i, isOblique(i, tokens.first)});
    }
    return it->second;
}

Frame FrameReader::readFrame(size_t verbToken, size_t clause)
{
    const std::vector<Actor>& actors = actorsOf(clause);
    Frame frame;
    frame.isPassive = isPassive(verbToken, m_prose.clauses[clause].tokens.first);
    const auto behind = std::find_if(actors.begin(), actors.end(), [verbToken](const Actor& actor) {
        return actor.token >= verbToken;
    });
    const auto first = behind - std::min(behind - actors.begin(), mostActors);
    const auto last = behind + std::min(actors.end() - behind, mostActors);
    for (auto it = first; it != last; ++it) {
        if (isSpeaker(it->token, verbToken))
            continue;
        Actor actor = *it;
        if (frame.isPassive && actor.token > verbToken)
            actor.isOblique =
                agentPrepositions().contains(m_prose.text.token(actor.token - 1).folded);
        (it < behind ? frame.before : frame.behind).push_back(std::move(actor));
    }
    return frame;
}

const Frame& FrameReader::frameOf(size_t verbToken, size_t clause)
{
    const auto it = m_frames.find(verbToken);
    if (it != m_frames.end())
        return it->second;
    return m_frames.emplace(verbToken, readFrame(verbToken, clause)).first->second;
}

/// "Kestrel Kilns supplies", "you supply": a small word right behind whoever does it.
bool followsSubject(const ContentWord& word, const Prose& prose)
{
    static const WordSet subjects(u"i you we they he she it sie wir er ich vous nous il elle ils");
    if (word.token == 0 || word.span.of(prose.string()).front().isUpper())
        return false;
    const Token& before = prose.text.token(word.token - 1);
    if (subjects.contains(before.folded))
        return true;
    const auto& names = prose.text.analysis.names;
    const bool isEnglish = prose.text.analysis.language == text::Language::English;
    // "Kestrel Kilns lent": a deal, whatever its form.
    const bool isDeal = !otherSideOf(word.key).isEmpty();
    // "Calder Looms sued"
    const bool isForm = word.folded.endsWith(u's') || word.folded.endsWith("ed"_L1);
    return isEnglish && (isForm || isDeal) &&
           std::any_of(names.begin(), names.end(), [&before](const NameMention& name) {
               return name.span.contains(before.span) && name.span.end == before.span.end;
           });
}

/// A finite verb, or what follows a form of "be" or "have": "is suing", "was bought".
bool isVerb(const ContentWord& word, const Prose& prose)
{
    static const WordSet auxiliaries(
        u"is are was were be been being has have had ist sind war waren wird "
        u"werden wurde wurden hat haben est sont était étaient a ont avait");
    if (word.isName || word.isFact)
        return false;
    if (text::looksFinite(word.folded, prose.text.analysis.language) || followsSubject(word, prose))
        return true;
    // "hat … geliefert": the participle stands at the end.
    const bool isParticiple = prose.text.analysis.language == text::Language::German &&
                              word.folded.startsWith("ge"_L1) &&
                              (word.folded.endsWith(u't') || word.folded.endsWith("en"_L1)) &&
                              !word.span.of(prose.string()).front().isUpper();
    if (isParticiple)
        return true;
    // "will train", "may not train"
    static const WordSet modals(u"will would shall should may might can could must won't can't");
    for (size_t i = word.token, steps = 0; i > 0 && steps < 2; --i, ++steps) {
        const QString& before = prose.text.token(i - 1).folded;
        if (modals.contains(before) && (steps == 0 || prose.tags[i].has(Tag::Negation)))
            return true;
    }
    for (size_t i = word.token, steps = 0; i > 0 && steps < 2; --i, ++steps) {
        if (auxiliaries.contains(prose.text.token(i - 1).folded))
            return word.folded.endsWith("ing"_L1) || word.folded.endsWith("ed"_L1) ||
                   word.folded.endsWith("en"_L1) || word.folded.endsWith(u'é') ||
                   word.folded.endsWith(u"ée"_s) || word.folded.endsWith(u"és"_s) ||
                   word.folded.endsWith(u"ées"_s);
    }
    return false;
}

/// What happens by itself as well as by somebody: "Marrowby opened Wakefield", "Wakefield has opened".
bool happensByItself(const QString& key)
{
    static const auto keys = [] {
        QSet<QString> set;
        for (const auto word :
             {u"open",   u"close", u"start",    u"begin",  u"end",    u"stop",  u"move", u"grow",
              u"rise",   u"fall",  u"increase", u"change", u"double", u"halve", u"run",  u"launch",
              u"expand", u"cost",  u"cut",      u"work",   u"name",   u"call"})
            set.insert(keyOf(QStringView(word).toString(), text::Language::English));
        return set;
    }();
    return keys.contains(key);
}

struct Manner {
    bool otherSide = false;  ///< the evidence has the word for the other side of the deal
    bool byItself = false;   ///< it can happen without anybody doing it
    bool mayBeAlias = false; ///< the reader's firm may stand there under a name that we do not know
};

/// Who does it in the claim does not do it in the evidence, and is there in another part; or the other way
/// round.
bool isTurned(const Frame& claim, const Frame& evidence, const Manner& manner)
{
    const std::vector<QString> claimAgents = claim.agents();
    const std::vector<QString> agents = manner.otherSide ? evidence.others() : evidence.agents();
    const std::vector<QString> others = manner.otherSide ? evidence.agents() : evidence.others();
    // "was granted": whoever stands before it did not do it.
    if (evidence.isPassive && !claim.isPassive && !manner.otherSide && agents.empty())
        return !manner.byItself && shareOne(claimAgents, others);
    if (agents.empty())
        return false;
    const std::vector<QString> claimOthers = claim.others();
    const bool isAgentAlone = claimOthers.empty() && manner.byItself;
    // What we did may stand there under our name; only that the reader did it to us is certain.
    const bool isSender = !claimAgents.empty() && claimAgents.front() == senderId;
    if (!isSender && !claimAgents.empty() && !isAgentAlone && !shareOne(claimAgents, agents) &&
        (!manner.mayBeAlias || shareOne(claimAgents, others)))
        return true;
    return shareOne(claimOthers, agents) && !shareOne(claimOthers, others);
}

} // namespace

namespace {

/// "We asked you" where the evidence has that the reader asked: a word of speech, which is no content word.
std::optional<RoleFault> turnedRequest(const Prose& draft, Span claim, FrameReader& draftReader,
                                       const EvidenceItem& item, FrameReader& reader, size_t index)
{
    static const WordSet requests(u"ask asks asked invite invites invited urge urged bat baten");
    const Prose& prose = item.prose();
    const TokenRange tokens = draft.text.tokensIn(claim);
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        if (!requests.contains(draft.text.token(i).folded))
            continue;
        const Frame& mine = draftReader.frameOf(i, draft.clauseAt(draft.text.token(i).span.start));
        for (size_t k = 0; k < prose.tags.size(); ++k) {
            if (prose.keys[k] != draft.keys[i] || !requests.contains(prose.text.token(k).folded))
                continue;
            const size_t clause = prose.clauseAt(prose.text.token(k).span.start);
            const Frame& theirs = reader.frameOf(k, clause);
            if (isTurned(mine, theirs, {}))
                return RoleFault{draft.text.token(i).span,
                                 {prose.clauses[clause].span.of(prose.string()).toString()},
                                 index};
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<RoleFault> roleFault(const Prose& draft, Span claim, const OwnSpans& own,
                                   std::span<const EvidenceItem> items, const Alignment& alignment,
                                   const OwnForms& forms)
{
    FrameReader draftReader(draft, own, true, false);
    const TokenRange words = draft.wordsIn(claim);
    for (size_t i = 0; i < items.size(); ++i) {
        const Prose& prose = items[i].prose();
        const bool isOurs = items[i].given->evidence.input == Input::Knowledge;
        const OwnSpans theirs = ownSpansIn(items[i], forms);
        FrameReader reader(prose, theirs, !isOurs, !isOurs);
        const bool mayBeAlias = !theirs.person.empty() && theirs.company.empty();
        if (auto fault = turnedRequest(draft, claim, draftReader, items[i], reader, i))
            return fault;
        for (size_t w = words.first; w < words.last; ++w) {
            const ContentWord& verb = draft.words[w];
            if (!isVerb(verb, draft))
                continue;
            const Frame& mine = draftReader.frameOf(verb.token, verb.clause);
            const QString otherSide = otherSideOf(verb.key);
            for (const QString& key : {verb.key, otherSide}) {
                for (const size_t index : prose.wordsWith(key)) {
                    const ContentWord& other = prose.words[index];
                    const bool isElsewhere =
                        i == alignment.bestItem && other.sentence != alignment.bestSentence;
                    // Who did it says nothing of who did not.
                    if (isElsewhere || other.isNegated != verb.isNegated)
                        continue;
                    const Frame& frame = reader.frameOf(other.token, other.clause);
                    const Manner manner{key == otherSide, happensByItself(verb.key), mayBeAlias};
                    if (isTurned(mine, frame, manner))
                        return RoleFault{
                            verb.span,
                            {prose.clauses[other.clause].span.of(prose.string()).toString()},
                            i};
                }
            }
        }
    }
    return std::nullopt;
}

} // namespace countersign::checks
