// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/candidate_scores.h"
#include "app/generation/languages/tables.h"
#include "app/generation/permission.h"
#include "app/generation/product_passages.h"
#include "app/generation/sentence_gates.h"
#include "app/generation/wording_tools.h"
#include "app/text/numbers.h"
#include "app/text/tokens.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

/// A proof point is told for its result: a change between two figures, a share, a sum.
double resultWeight(const QString& sentence)
{
    const auto figures = text::quantities(sentence);
    const auto tells = [](const text::Quantity& q) {
        using Kind = text::Quantity::Kind;
        return q.kind == Kind::Money || q.kind == Kind::Percent || q.kind == Kind::PercentPoints ||
               q.kind == Kind::Duration || q.per > 0.0;
    };
    return std::min(16.0, 6.0 * static_cast<double>(
                                    std::count_if(figures.cbegin(), figures.cend(), tells))) +
           (figures.empty() ? 0.0 : 2.0);
}

/// Whose story a proof point tells: "Arden Dairies", "A Baltic wholesaler"; empty if it cannot be told.
QString storyOwner(const QString& firstSentence, const LanguageRules& rules)
{
    constexpr qsizetype longest = 7;
    const auto tokens = text::tokens(firstSentence);
    for (qsizetype i = 1; i < std::min<qsizetype>(std::ssize(tokens), longest); ++i) {
        const QString& word = tokens.at(i).folded;
        const bool capital = firstSentence.at(tokens.at(i).span.start).isUpper();
        const bool regular =
            !rules.regularVerb.pattern().isEmpty() && rules.regularVerb.match(word).hasMatch();
        if (!capital && (rules.storyVerbs.contains(word) || regular))
            return firstSentence.left(tokens.at(i).span.start).trimmed();
    }
    return {};
}

bool beginsWithArticle(const QString& owner)
{
    static const QStringList articles = words(u"a an one ein eine un une");
    return articles.contains(foldedWords(owner).value(0));
}

class ProofReader {
public:
    ProofReader(const Evidence& evidence, const PlanContext& context, const Statement& hook)
        : m_evidence(evidence)
        , m_context(context)
        , m_hook(hook)
    {}

    void read(std::vector<Candidate>& found)
    {
        QStringList sentences = statementsOf(m_evidence, m_context.rules);
        QString condition = m_evidence.condition;
        for (const QString& sentence : sentences) {
            if (isPermissionLine(sentence))
                condition += QString(u' ' + sentence);
        }
        sentences.removeIf([](const QString& s) { return isPermissionLine(s); });
        const QString country =
            m_context.dossier.prospect.country.isEmpty() && m_context.dossier.account
                ? m_context.dossier.account->country
                : m_context.dossier.prospect.country;
        m_permission = permissionOf(condition, country);
        if (!m_permission.usable || sentences.isEmpty() || !isWanted())
            return;
        m_storyScore = storyScore();
        m_owner = storyOwner(sentences.first(), m_context.rules);
        m_ownerIsName = !m_owner.isEmpty() && !beginsWithArticle(m_owner);
        for (qsizetype i = 0; i < sentences.size(); ++i)
            readSentence(sentences.at(i), i == 0, found);
    }

private:
    static bool isPermissionLine(const QString& sentence)
    {
        static const QRegularExpression line =
            pattern(u"^\\W*(permission|freigabe|autorisation|internal name)\\b");
        return line.match(sentence).hasMatch();
    }

    double storyScore() const
    {
        const QSet<QString> about =
            m_context.relevance.stemsOf(QString(m_evidence.title + u' ' + m_evidence.text));
        return nearness(m_evidence.text, m_hook, m_context) +
               20.0 * m_context.relevance.overlap(m_context.tradeStems, about);
    }

    /// A segment may allow certain proof points only ("no proof point that is not P1").
    bool isWanted() const
    {
        const QStringList& only = m_context.standing.onlyProofPoints;
        if (only.isEmpty())
            return true;
        return hasWordOf(foldedWords(QString(m_evidence.title + u' ' + m_evidence.source)), only);
    }

    bool mayName(const QString& sentence) const
    {
        for (const QString& hidden : m_permission.hiddenNames) {
            if (sentence.contains(hidden.section(u' ', 0, 0), Qt::CaseInsensitive))
                return false;
        }
        if (!m_ownerIsName || !sentence.contains(m_owner))
            return true;
        if (m_permission.nameOrFigures)
            return !hasFigure(sentence);
        return m_permission.nameAllowed;
    }

    /// What introduces a sentence that does not say whose story it is.
    QString frameFor(bool first) const
    {
        if (first)
            return {};
        if (m_owner.isEmpty() ||
            (m_ownerIsName && (!m_permission.nameAllowed || m_permission.nameOrFigures)))
            return m_context.phrases.of(u"customer"_s).value(0);
        return m_ownerIsName ? m_owner : withSmallLetter(m_owner);
    }

    void readSentence(const QString& sentence, bool first, std::vector<Candidate>& found)
    {
        const QStringList said = foldedWords(sentence);
        if (!mayName(sentence) || !quotations(sentence).empty() || said.size() < 4 ||
            m_context.rules.dependentStarts.contains(said.first()) || !m_context.maySay(sentence) ||
            speaksInFirstPerson(sentence, m_context.rules))
            return;
        const QString frame = frameFor(first);
        for (const QString& form : withShorterForms(sentence, m_context.rules)) {
            Candidate candidate;
            candidate.statement = {m_evidence.id, StatementKind::Proof, withStop(form), sentence,
                                   frame};
            // Which story is settled by whom it is near to; which sentence of it, by what it tells.
            candidate.score = m_storyScore + resultWeight(form) / 2.0 -
                              lengthPenalty(form, m_context.dossier.rules) / 5.0;
            found.push_back(std::move(candidate));
        }
    }

    const Evidence& m_evidence;
    const PlanContext& m_context;
    const Statement& m_hook;
    Permission m_permission;
    double m_storyScore = 0.0;
    QString m_owner;
    bool m_ownerIsName = false;
};

} // namespace

std::vector<Candidate> proofCandidates(const PlanContext& context, const Statement& hook)
{
    std::vector<Candidate> found;
    for (const Evidence& evidence : context.dossier.evidence) {
        if (evidence.input == Input::Knowledge && evidence.kind == u"proof_point" &&
            languageOf(evidence, context.dossier.rules) == context.language)
            ProofReader(evidence, context, hook).read(found);
    }
    constexpr double nearEqual = 1.0;
    sortBest(found, context.dossier, nearEqual);
    return found;
}

} // namespace countersign::generation
