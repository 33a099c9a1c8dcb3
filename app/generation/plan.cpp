// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/ask_choice.h"
#include "app/generation/borne_out.h"
#include "app/generation/build_choice.h"
#include "app/generation/candidate_scores.h"
#include "app/generation/candidates.h"
#include "app/generation/channel_norms.h"
#include "app/generation/product_passages.h"
#include "app/generation/wording_tools.h"
#include "app/policy/history.h"
#include "app/text/citation_marks.h"
#include "app/text/tokens.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

/// How the further plans differ from the best one: which hook, value and proof of their lists.
struct Variation {
    qsizetype hook = 0;
    qsizetype value = 0;
    qsizetype proof = 0;
    qsizetype ask = 0;
};

constexpr std::array variations{
    Variation{0, 0, 0, 0}, Variation{0, 0, 0, 1}, Variation{1, 0, 0, 0},
    Variation{0, 1, 0, 0}, Variation{0, 0, 1, 0}, Variation{1, 1, 1, 1},
    Variation{2, 0, 0, 0}, Variation{2, 1, 1, 1}, Variation{3, 0, 1, 0}};

/// Figures that both texts have: the two are about one thing then.
int sharedFigures(const QString& a, const QString& b)
{
    const auto figures = [](const QString& text) {
        QSet<QString> found;
        for (const text::Token& token : text::tokens(text)) {
            if (token.kind == text::Token::Kind::Number && token.span.length() > 1)
                found.insert(token.folded);
        }
        return found;
    };
    return static_cast<int>((figures(a) & figures(b)).size());
}

class Planner {
public:
    /// `personal`: the candidates, with what a reviewer asked for first; `notes`: what is to be said of them.
    Planner(const PlanContext& context, const std::vector<Candidate>& personal, QStringList notes,
            int n)
        : m_context(context)
        , m_dossier(context.dossier)
        , m_personal(personal)
        , m_notes(std::move(notes))
        , m_n(n)
        , m_variation(variations.at(static_cast<std::size_t>(n)))
    {}

    Result<MessagePlan> make()
    {
        const auto hook = nthHook(m_variation.hook + rotation());
        if (!hook)
            return withoutHook();
        m_plan.channel = *m_dossier.channel;
        m_plan.language = text::languageTag(m_context.language);
        m_plan.lastTouch = m_context.standing.lastTouch;
        m_plan.hook = hook->statement;
        if (!hook->personal)
            m_notes.append(u"no_personal_evidence"_s);
        m_plan.second = secondFact(*hook);
        if (!m_context.standing.noProduct && !chooseProduct())
            return missingInput();
        chooseAsk();
        m_plan.framing = framing();
        m_plan.notes = m_notes;
        chooseBuild(m_plan, m_context, m_n);
        return m_plan;
    }

private:
    Error withoutHook() const
    {
        if (m_n > 0 && !m_personal.empty())
            return refusal(u"generation.no_further_plan"_s);
        const bool tooLong = !m_personal.empty() &&
                             std::none_of(m_personal.cbegin(), m_personal.cend(),
                                          [&](const Candidate& c) { return fits(c.statement); });
        return tooLong ? refusal(u"generation.too_long"_s,
                                 {toText(*m_dossier.channel), shortestOf(m_personal)})
                       : missingInput();
    }

    static QString shortestOf(const std::vector<Candidate>& candidates)
    {
        const auto shortest = std::min_element(
            candidates.cbegin(), candidates.cend(), [](const Candidate& a, const Candidate& b) {
                return a.statement.words.size() < b.statement.words.size();
            });
        return withoutStop(shortest->statement.words);
    }

    /// A later step opens with something else than the ones before it, as far as there is anything.
    qsizetype rotation() const
    {
        constexpr qsizetype mostHooks = 3;
        const qsizetype hooks = std::min(mostHooks, distinctHooks());
        return hooks > 0 ? (std::max(1, m_dossier.stepPosition) - 1) % hooks : 0;
    }

    qsizetype distinctHooks() const
    {
        QStringList origins;
        const bool personal = !m_personal.empty() && m_personal.front().personal;
        for (const Candidate& candidate : m_personal) {
            if (candidate.personal == personal && !origins.contains(candidate.statement.origin))
                origins.append(candidate.statement.origin);
        }
        return origins.size();
    }

    /// The n-th of the candidates that rest on different words and are borne out by them.
    std::optional<Candidate> nthHook(qsizetype n) const
    {
        QStringList origins;
        for (const Candidate& candidate : m_personal) {
            if (origins.contains(candidate.statement.origin) || !fits(candidate.statement) ||
                !isBorneOut(candidate.statement, m_dossier))
                continue;
            if (std::ssize(origins) == n)
                return candidate;
            origins.append(candidate.statement.origin);
        }
        return std::nullopt;
    }

    /// Words that leave room for the rest on a short channel.
    bool fits(const Statement& statement) const
    {
        const int words = text::wordCount(statement.words);
        switch (*m_dossier.channel) {
        case Channel::Sms:
            return statement.words.size() <= 85 + 150 * (m_dossier.rules.smsSegments - 1);
        case Channel::Phone:
            return words <= m_dossier.rules.phonePointWordsMax - 2;
        case Channel::WhatsApp:
            return words <= 24;
        default:
            return words <= m_dossier.rules.sentenceWordsMax + 5;
        }
    }

    /// Another fact that goes with the hook and does not repeat it.
    std::optional<Statement> secondFact(const Candidate& hook) const
    {
        const QSet<QString> said = m_context.relevance.stemsOf(hook.statement.words);
        std::optional<Candidate> best;
        for (const Candidate& candidate : m_personal) {
            if (candidate.statement.origin == hook.statement.origin || !fits(candidate.statement))
                continue;
            const QSet<QString> stems = m_context.relevance.stemsOf(candidate.statement.words);
            if (m_context.relevance.share(stems, said) > 0.5 ||
                m_context.relevance.share(said, stems) > 0.7 ||
                saysAgain(candidate.statement, hook.statement))
                continue;
            Candidate scored = candidate;
            // Person or firm counts less here than for the hook; what it has to do with the hook counts more.
            scored.score += (candidate.personal ? -90.0 : 0.0) +
                            12.0 * m_context.relevance.overlap(said, stems) +
                            30.0 * sharedFigures(hook.statement.words, candidate.statement.words);
            if ((!best || scored.score > best->score) && isBorneOut(scored.statement, m_dossier))
                best = scored;
        }
        return best ? std::optional(best->statement) : std::nullopt;
    }

    /// True if a sentence of one is among those of the other.
    bool saysAgain(const Statement& a, const Statement& b) const
    {
        const QStringList first = sentencesOf(a.words, m_context.language);
        const QStringList second = sentencesOf(b.words, m_context.language);
        return std::any_of(first.cbegin(), first.cend(),
                           [&](const QString& sentence) { return second.contains(sentence); });
    }

    std::optional<Statement> nth(const std::vector<Candidate>& candidates, qsizetype n) const
    {
        QStringList origins;
        std::optional<Statement> last;
        for (const Candidate& candidate : candidates) {
            if (origins.contains(candidate.statement.origin) || !fits(candidate.statement) ||
                !isBorneOut(candidate.statement, m_dossier))
                continue;
            last = candidate.statement;
            if (std::ssize(origins) == n)
                break;
            origins.append(candidate.statement.origin);
        }
        return last;
    }

    bool chooseProduct()
    {
        m_plan.value = nth(fittingValues(), m_variation.value);
        if (!m_plan.value && *m_dossier.channel != Channel::Sms)
            return false;
        if (m_context.standing.nameLimit)
            m_plan.limit = nth(limitCandidates(m_context, m_plan.hook), 0);
        if (!m_context.wishes.noProof)
            m_plan.proof = nth(nearestStories(), m_variation.proof);
        if (!m_plan.proof && !m_context.wishes.noProof)
            m_notes.append(u"no_proof_point"_s);
        return hasProductKnowledge(m_context);
    }

    /// What we do must not take more room than what is about them (checks, `specificity.swap`): a sentence
    /// longer than that counts less.
    std::vector<Candidate> fittingValues() const
    {
        const int theirs = text::wordCount(m_plan.hook.words) +
                           (m_plan.second ? text::wordCount(m_plan.second->words) : 0);
        std::vector<Candidate> values = valueCandidates(m_context, m_plan.hook);
        for (Candidate& candidate : values)
            candidate.score -=
                0.8 * std::max(0, text::wordCount(candidate.statement.words) - theirs);
        std::stable_sort(values.begin(), values.end(),
                         [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
        alternate(values);
        return values;
    }

    /// Of the passages that are nearly as near as the nearest, each reader gets one of their own: else a whole
    /// segment reads the same sentence.
    void alternate(std::vector<Candidate>& values) const
    {
        constexpr double nearly = 10.0;
        std::vector<std::size_t> bests; // the best of each passage
        for (std::size_t i = 0; i < values.size(); ++i) {
            const bool known = std::any_of(bests.cbegin(), bests.cend(), [&](std::size_t best) {
                return values.at(best).statement.evidence == values.at(i).statement.evidence;
            });
            const bool near = values.at(i).score >= values.front().score - nearly &&
                              isAboutAsNear(values.at(i), values.front());
            if (!known && (i == 0 || near) && fits(values.at(i).statement))
                bests.push_back(i);
        }
        if (bests.size() < 2)
            return;
        const QString who =
            QString(m_dossier.prospect.id.text() + u'/' + QString::number(m_dossier.stepPosition));
        const std::size_t chosen = bests.at(static_cast<std::size_t>(
            choose(stableHash(who, m_dossier.seed), u"passage", std::ssize(bests))));
        std::rotate(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(chosen),
                    values.begin() + static_cast<std::ptrdiff_t>(chosen) + 1);
    }

    /// It begins with our product, and has at least half as much to do with the reader as the nearest.
    bool isAboutAsNear(const Candidate& candidate, const Candidate& nearest) const
    {
        constexpr double half = 0.5;
        const QString& words = candidate.statement.words;
        return hasTerm(foldedWords(words).mid(0, 4).join(u' '), m_context.productTerms) &&
               nearness(words, m_plan.hook, m_context) >=
                   half * nearness(nearest.statement.words, m_plan.hook, m_context);
    }

    /// The sentences of the nearest proof points; a story from another trade is not brought in just because
    /// the near one is too long for the channel.
    std::vector<Candidate> nearestStories() const
    {
        constexpr double share = 0.5;
        std::vector<Candidate> stories = proofCandidates(m_context, m_plan.hook);
        if (!stories.empty()) {
            const double enough = stories.front().score * share;
            std::erase_if(stories, [&](const Candidate& c) { return c.score < enough; });
        }
        return stories;
    }

    void chooseAsk()
    {
        std::vector<Ask> asks = asksFor(m_context, m_plan.hook);
        if (m_context.wishes.otherAsk && asks.size() > 1) {
            std::erase_if(
                asks, [&](const Ask& ask) { return m_dossier.previousText.contains(ask.thing); });
        }
        // A text message has little room: what is named in the fewest words fits where the best does not.
        if (*m_dossier.channel == Channel::Sms && m_n % 2 == 1) {
            m_plan.ask =
                *std::min_element(asks.cbegin(), asks.cend(), [](const Ask& a, const Ask& b) {
                    return withoutParticulars(a.thing).size() < withoutParticulars(b.thing).size();
                });
            return;
        }
        m_plan.ask = asks.at(std::min(static_cast<std::size_t>(m_variation.ask), asks.size() - 1));
    }

    /// The accountabilities that what we say of ourselves touches.
    QStringList framing() const
    {
        QStringList touched;
        if (!m_dossier.persona)
            return touched;
        QSet<QString> said;
        for (const auto& statement : {m_plan.value, m_plan.proof}) {
            if (statement)
                said += m_context.relevance.stemsOf(statement->words);
        }
        for (const QString& accountability : m_dossier.persona->accountableFor) {
            if (m_context.relevance.stemsOf(accountability).intersects(said))
                touched.append(accountability);
        }
        return touched;
    }

    [[nodiscard]] Error missingInput() const;

    const PlanContext& m_context;
    const ProspectDossier& m_dossier;
    const std::vector<Candidate>& m_personal;
    QStringList m_notes;
    int m_n;
    Variation m_variation;
    MessagePlan m_plan;
};

/// The evidence that a reviewer names by its label in the text sent back, or by words of its title.
std::optional<EvidenceId> namedEvidence(const QString& name, const ProspectDossier& dossier)
{
    QString label = name.trimmed().toLower();
    label.remove(u'@').remove(u'[').remove(u']');
    const auto cited = dossier.previousCitations.find(label);
    if (cited != dossier.previousCitations.end())
        return cited->second;
    for (const Evidence& evidence : dossier.evidence) {
        if (evidence.title.contains(name, Qt::CaseInsensitive))
            return evidence.id;
    }
    return std::nullopt;
}

/// What the text sent back opened with: its first citation that is not of our own knowledge.
std::optional<EvidenceId> previousHook(const ProspectDossier& dossier)
{
    for (const text::CitationMark& mark : text::citationMarks(dossier.previousText)) {
        const auto cited = dossier.previousCitations.find(mark.label);
        if (cited != dossier.previousCitations.end() && !mark.label.startsWith(u'k'))
            return cited->second;
    }
    return std::nullopt;
}

/// Puts what a reviewer asked for first and takes out what they do not want; notes what cannot be done.
void applyReviewersChoice(std::vector<Candidate>& personal, PlanContext& context)
{
    const ReviewerWishes& wishes = context.wishes;
    const auto keep = [&](const QString& wish, const auto& wanted) {
        std::vector<Candidate> kept;
        std::copy_if(personal.cbegin(), personal.cend(), std::back_inserter(kept), wanted);
        if (kept.empty()) {
            context.notes.append(QString(u"directive_not_followed:" + wish));
            return;
        }
        // What was asked for comes first; the rest stays for the second fact.
        std::stable_partition(personal.begin(), personal.end(), wanted);
    };
    for (const QString& name : wishes.use) {
        const auto id = namedEvidence(name, context.dossier);
        keep(QString(u"use " + name),
             [&](const Candidate& c) { return id && c.statement.evidence == *id; });
    }
    for (const QString& word : wishes.mention) {
        keep(QString(u"mention " + word), [&](const Candidate& c) {
            return c.statement.words.contains(word, Qt::CaseInsensitive);
        });
    }
    if (wishes.otherHook) {
        const auto before = previousHook(context.dossier);
        keep(u"other hook"_s,
             [&](const Candidate& c) { return !before || c.statement.evidence != *before; });
    }
    if (wishes.noQuote) {
        std::erase_if(personal, [](const Candidate& c) {
            return c.statement.kind == StatementKind::Quote ||
                   c.statement.kind == StatementKind::Document ||
                   !quotations(c.statement.words).empty();
        });
    }
}

Error Planner::missingInput() const
{
    QStringList wanting;
    const bool nothingUsable = m_personal.empty();
    for (const Input input : {Input::Research, Input::Signal, Input::Crm}) {
        if (nothingUsable && !hasFreshEvidence(m_context, input))
            wanting.append(toText(input));
    }
    // All three are at hand and none of them says anything that can be told: all three want work.
    if (nothingUsable && wanting.isEmpty())
        wanting = {toText(Input::Research), toText(Input::Signal), toText(Input::Crm)};
    if (!nothingUsable || !hasProductKnowledge(m_context))
        wanting.append(toText(Input::Knowledge));
    return refusal(u"generation.missing_input"_s, wanting);
}

} // namespace

struct PlanSeries::Prepared {
    explicit Prepared(const ProspectDossier& dossier)
        : context(dossier)
        , personal(personalCandidates(context))
    {
        applyReviewersChoice(personal, context);
    }
    PlanContext context;
    std::vector<Candidate> personal;
    std::optional<MessagePlan> latest;
};

PlanSeries::PlanSeries(const ProspectDossier& dossier)
    : m_dossier(dossier)
{}

PlanSeries::~PlanSeries() = default;

Result<MessagePlan> PlanSeries::at(int n)
{
    if (!m_dossier.channel)
        return refusal(u"generation.no_channel"_s);
    if (policy::addressFor(m_dossier.prospect, *m_dossier.channel).trimmed().isEmpty())
        return refusal(u"generation.no_address"_s, {toText(*m_dossier.channel)});
    if (n < 0 || n >= static_cast<int>(variations.size()))
        return refusal(u"generation.no_further_plan"_s);
    if (!m_prepared)
        m_prepared = std::make_unique<Prepared>(m_dossier);
    const PlanContext& context = m_prepared->context;
    auto made = Planner(context, m_prepared->personal, context.notes, n).make();
    if (made)
        m_prepared->latest = *made;
    return made;
}

bool PlanSeries::leaveOut(const QString& excerpt)
{
    if (!m_prepared)
        return false;
    // The draft has the words with another first letter, other quotation marks and an introduction.
    const QString shown = QString(u' ' + foldedWords(excerpt).join(u' ') + u' ');
    const QString told = shown.trimmed();
    constexpr qsizetype telling = 12;
    QStringList& leftOut = m_prepared->context.leftOut;
    const auto isMeant = [&](const QString& words) {
        const QString own = foldedWords(words).join(u' ');
        const bool meant = shown.contains(QString(u' ' + own + u' ')) ||
                           (told.size() >= telling && own.contains(told));
        if (meant && !leftOut.contains(own))
            leftOut.append(own);
        return meant;
    };
    bool any = std::erase_if(m_prepared->personal,
                             [&](const Candidate& c) { return isMeant(c.statement.words); }) > 0;
    if (m_prepared->latest) {
        for (const auto& ours :
             {m_prepared->latest->value, m_prepared->latest->limit, m_prepared->latest->proof})
            any = (ours && isMeant(ours->words)) || any;
    }
    return any;
}

Result<MessagePlan> plan(const ProspectDossier& dossier, int n)
{
    return PlanSeries(dossier).at(n);
}

} // namespace countersign::generation
