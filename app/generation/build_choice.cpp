// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/build_choice.h"

#include "app/checks/skeleton_match.h"
#include "app/checks/structure.h"
#include "app/generation/composer.h"
#include "app/generation/structures.h"
#include "app/generation/wording_tools.h"
#include "app/text/citation_marks.h"
#include "app/text/tokens.h"

#include <algorithm>
#include <limits>
#include <optional>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

/// Of the proposals that fit, so many are compared; composing more finds little. Short messages have fewer
/// shapes that fit, and cost less to compose.
struct Search {
    int proposals;
    int compared;
};

Search searchFor(Channel channel)
{
    // What is short has few builds: it is looked for longer.
    const bool isShort = channel == Channel::Sms || channel == Channel::Phone;
    return isShort ? Search{80, 40} : Search{24, 10};
}

bool has(const std::vector<Move>& structure, Move move)
{
    return std::find(structure.cbegin(), structure.cend(), move) != structure.cend();
}

/// Two sentences of one passage stay in its order: the later may lean on the earlier.
void keepOrder(std::vector<Move>& structure, const MessagePlan& plan,
               const ProspectDossier& dossier)
{
    const auto hook = std::find(structure.begin(), structure.end(), Move::Observation);
    const auto second = std::find(structure.begin(), structure.end(), Move::Second);
    if (!plan.second || second == structure.end() || plan.second->evidence != plan.hook.evidence)
        return;
    for (const Evidence& evidence : dossier.evidence) {
        if (evidence.id != plan.hook.evidence)
            continue;
        const QString text = singleSpaced(evidence.text);
        const bool secondFirst = text.indexOf(plan.second->origin) < text.indexOf(plan.hook.origin);
        if (secondFirst != (second < hook))
            std::iter_swap(hook, second);
    }
}

/// The structure without the moves for which the plan has nothing to say. Where a directive wants a limit
/// named, a structure without one gets it before its ask.
std::vector<Move> adapted(std::vector<Move> structure, const MessagePlan& plan,
                          const PlanContext& context)
{
    if (plan.limit && context.standing.nameLimit && !has(structure, Move::Limit))
        structure.insert(std::find(structure.begin(), structure.end(), Move::Ask), Move::Limit);
    std::erase_if(structure, [&](Move move) {
        return (move == Move::Second && !plan.second) || (move == Move::Value && !plan.value) ||
               (move == Move::Limit && !plan.limit) || (move == Move::Proof && !plan.proof);
    });
    keepOrder(structure, plan, context.dossier);
    return structure;
}

quint64 seedOf(const ProspectDossier& dossier, int n)
{
    const QString who =
        QString(dossier.prospect.id.text() + u'/' + QString::number(dossier.stepPosition) + u'/' +
                dossier.directive + u'/' + QString::number(n));
    return stableHash(who, dossier.seed);
}

/// The latest drafts' builds, taken apart to be compared.
std::vector<checks::ReadSkeleton> readAll(const QStringList& skeletons)
{
    std::vector<checks::ReadSkeleton> read;
    read.reserve(static_cast<size_t>(skeletons.size()));
    for (const QString& skeleton : skeletons)
        read.push_back(checks::readSkeleton(skeleton));
    return read;
}

/// What the sentences of a skeleton do and how long they are, without their words. Drafts of one shape are
/// seldom built alike two by two, but a long row of them is: each has a neighbour that it resembles.
QStringList shapeOf(const QString& skeleton)
{
    QStringList shape;
    for (const QString& part : skeleton.split(u'|'))
        shape.append(part.left(2));
    return shape;
}

int timesShaped(const QString& skeleton, const ProspectDossier& dossier)
{
    const QStringList shape = shapeOf(skeleton);
    return static_cast<int>(
        std::count_if(dossier.recentSkeletons.cbegin(), dossier.recentSkeletons.cend(),
                      [&](const QString& other) { return shapeOf(other) == shape; }));
}

/// The structures to draw from: all, or those that open with what is about the reader.
std::vector<std::vector<Move>> drawnFrom(Channel channel, const PlanContext& context)
{
    std::vector<std::vector<Move>> structures = structuresFor(channel);
    if (context.standing.openPersonally) {
        std::erase_if(structures, [](const std::vector<Move>& structure) {
            return structure.front() != Move::Observation && structure.front() != Move::Second;
        });
    }
    return structures;
}

/// What is about the reader should be at least this share of what is stated: well over the figure under
/// which the swap test warns (Rules::swapWarning, 0.35), as it is only estimated here.
constexpr double leastAboutThem = 0.55;

/// Words that tell something, figures included.
int contentWords(const QString& text, text::Language language)
{
    const auto tokens = text::tokens(text);
    return static_cast<int>(
        std::count_if(tokens.cbegin(), tokens.cend(), [&](const text::Token& token) {
            return token.kind == text::Token::Kind::Number ||
                   (token.isWord() && !text::isStopWord(token.folded, language));
        }));
}

/// The share of content words that are about the person or the firm.
double shareAboutThem(const MessagePlan& plan, text::Language language)
{
    double theirs = 0.0;
    double all = 0.0;
    const auto add = [&](Move move, const std::optional<Statement>& statement, bool isTheirs) {
        if (!statement || !has(plan.structure, move))
            return;
        const auto words = static_cast<double>(contentWords(statement->words, language));
        all += words;
        theirs += isTheirs ? words : 0.0;
    };
    add(Move::Observation, plan.hook, true);
    add(Move::Second, plan.second, true);
    add(Move::Value, plan.value, false);
    add(Move::Limit, plan.limit, false);
    add(Move::Proof, plan.proof, false);
    return all > 0.0 ? theirs / all : 0.0;
}

class BuildChooser {
public:
    BuildChooser(MessagePlan& plan, const PlanContext& context, int n)
        : m_plan(plan)
        , m_context(context)
        , m_seed(seedOf(context.dossier, n))
    {
        const ProspectDossier& dossier = context.dossier;
        m_recent = readAll(dossier.recentSkeletons);
        if (!dossier.previousText.isEmpty()) {
            m_previousWords = text::wordCount(text::withoutMarks(dossier.previousText));
            m_previous = checks::skeleton(dossier.previousText, context.language);
        }
    }

    void choose()
    {
        const auto structures = drawnFrom(m_plan.channel, m_context);
        MessagePlan best = m_plan;
        double bestCost = std::numeric_limits<double>::max();
        int fitting = 0;
        const Search search = searchFor(m_plan.channel);
        for (int i = 0; i < search.proposals && fitting < search.compared; ++i) {
            MessagePlan proposal = m_plan;
            proposal.wording = stableHash(QString::number(i), m_seed);
            const quint64 draw = proposal.wording;
            proposal.structure = adapted(structures.at(static_cast<std::size_t>(generation::choose(
                                             draw, u"structure", std::ssize(structures)))),
                                         m_plan, m_context);
            proposal.layout = static_cast<int>(generation::choose(draw, u"layout", layoutCount));
            const auto cost = costOf(proposal);
            if (!cost)
                continue;
            ++fitting;
            if (*cost < bestCost) {
                bestCost = *cost;
                best = proposal;
            }
        }
        if (fitting == 0)
            best.structure = {Move::Observation, Move::Ask};
        m_plan = best;
    }

private:
    /// How many of the latest drafts are built like this one.
    int timesUsed(const QString& skeleton) const
    {
        const checks::StructureMatcher own(checks::readSkeleton(skeleton));
        return static_cast<int>(
            std::count_if(m_recent.begin(), m_recent.end(),
                          [&own](const auto& other) { return own.isAlike(other); }));
    }

    /// Lower is better; nothing if the proposal does not fit its channel or what the reviewer asked for.
    std::optional<double> costOf(const MessagePlan& proposal) const
    {
        const auto draft = draftText(proposal, m_context.dossier, m_context.voice);
        if (!draft)
            return std::nullopt;
        const QString sent = text::withoutMarks(draft->text);
        const int words = text::wordCount(sent);
        if (m_context.wishes.shorter && m_previousWords > 0 && words >= m_previousWords)
            return std::nullopt;
        const QString skeleton = checks::skeleton(draft->text, m_context.language);
        const int shaped = timesShaped(skeleton, m_context.dossier);
        const int used = timesUsed(skeleton);
        const qsizetype recent = m_context.dossier.recentSkeletons.size();
        double cost = used + shaped;
        constexpr qsizetype oneIn = 10;
        if (shaped * oneIn > std::max(oneIn, recent))
            cost += 10.0;
        // Long before a quarter of them are built alike (checks, "Structure").
        constexpr qsizetype alikeIn = 8;
        if (used * alikeIn > std::max(alikeIn, recent))
            cost += 10.0;
        if (m_context.wishes.otherBuild && checks::isSameStructure(skeleton, m_previous))
            cost += 100.0;
        // It may go out as a connection note: one that fits is taken where there is one.
        if (m_plan.channel == Channel::LinkedIn &&
            sent.size() > m_context.dossier.rules.linkedInNoteCharacters)
            cost += 3.0;
        cost += 40.0 * std::max(0.0, leastAboutThem - shareAboutThem(proposal, m_context.language));
        if (m_context.wishes.shorter)
            cost += 0.01 * words;
        if (m_plan.channel == Channel::Email && words < m_context.dossier.rules.emailWordsMin + 15)
            cost += 0.5;
        return cost;
    }

    MessagePlan& m_plan;
    const PlanContext& m_context;
    quint64 m_seed;
    int m_previousWords = 0;
    std::vector<checks::ReadSkeleton> m_recent;
    QString m_previous;
};

} // namespace

void chooseBuild(MessagePlan& plan, const PlanContext& context, int n)
{
    BuildChooser(plan, context, n).choose();
}

} // namespace countersign::generation
