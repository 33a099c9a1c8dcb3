// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/candidates.h"
#include "app/generation/languages/tables.h"
#include "app/generation/offers.h"
#include "app/generation/permission.h"
#include "app/generation/sentence_gates.h"
#include "app/generation/wording_tools.h"
#include "app/text/letter_lines.h"
#include "app/text/names.h"
#include "app/text/tokens.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

bool isProofPoint(const Evidence& evidence)
{
    return evidence.kind == u"proof_point";
}

/// Passages on the product. Positioning and differentiation teach writers how to speak; transcripts are the
/// words of others; both are left to people and models.
bool isProduct(const Evidence& evidence)
{
    static const QStringList others =
        words(u"positioning differentiation proof_point transcript directive directives boundary "
              u"boundaries pricing call");
    static const QRegularExpression internal =
        pattern(u"not for outbound|\\binternal\\b|\\bvertraulich\\b|\\bintern\\b|confidentiel");
    return evidence.input == Input::Knowledge && !others.contains(evidence.kind) &&
           permissionOf(evidence.condition, {}).usable &&
           !internal.match(QString(evidence.title + u' ' + evidence.source)).hasMatch() &&
           !internal.match(evidence.text.left(120)).hasMatch();
}

QStringList passageSentences(const Evidence& evidence, text::Language language)
{
    QStringList found;
    for (const QString& sentence : sentencesOf(evidence.text, language))
        found.append(sentence.sliced(text::listMarkerLength(sentence)));
    return found;
}

/// What speaks for a sentence of ours: what the persona answers for, then what the hook is about.
double nearness(const QString& sentence, const Statement& hook, const PlanContext& context)
{
    const QSet<QString> stems = context.relevance.stemsOf(sentence);
    return 10.0 * context.relevance.overlap(context.personaStems, stems) +
           8.0 * context.relevance.overlap(context.relevance.stemsOf(hook.words), stems);
}

double lengthPenalty(const QString& sentence, const Rules& rules)
{
    const int length = text::wordCount(sentence);
    return length > rules.sentenceWordsMax ? 15.0 : (length < 5 ? 6.0 : 0.0);
}

void sortBest(std::vector<Candidate>& candidates)
{
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
}

/// The sentences on the product: what it does, or (`limits`) what it does not do.
std::vector<Candidate> productSentences(const PlanContext& context, const Statement& hook,
                                        bool limits)
{
    std::vector<Candidate> found;
    for (const Evidence& evidence : context.dossier.evidence) {
        if (!isProduct(evidence) ||
            languageOf(evidence, context.dossier.rules) != context.language ||
            !offersOf(evidence, context.rules).empty())
            continue;
        for (const QString& sentence : passageSentences(evidence, context.language)) {
            const bool negative = hasWordOf(foldedWords(sentence), context.rules.negations);
            if (negative != limits || !standsAlone(sentence, context.rules) ||
                speaksInFirstPerson(sentence, context.rules) || !context.maySay(sentence))
                continue;
            const bool named = !text::properNames(sentence, context.language).empty();
            for (const QString& form : withShorterForms(sentence, context.rules)) {
                Candidate candidate;
                candidate.statement = {
                    evidence.id, StatementKind::Product, withStop(form), sentence, {}};
                candidate.score = nearness(form, hook, context) + (named ? 4.0 : 0.0) -
                                  lengthPenalty(form, context.dossier.rules);
                found.push_back(std::move(candidate));
            }
        }
    }
    sortBest(found);
    return found;
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
        QStringList sentences = passageSentences(m_evidence, m_context.language);
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
            const QSet<QString> about =
                m_context.relevance.stemsOf(QString(m_evidence.title + u' ' + m_evidence.text));
            candidate.score = nearness(m_evidence.text, m_hook, m_context) +
                              12.0 * m_context.relevance.overlap(m_context.tradeStems, about) +
                              (hasFigure(form) ? 6.0 : 0.0) +
                              nearness(form, m_hook, m_context) / 2.0 -
                              lengthPenalty(form, m_context.dossier.rules);
            found.push_back(std::move(candidate));
        }
    }

    const Evidence& m_evidence;
    const PlanContext& m_context;
    const Statement& m_hook;
    Permission m_permission;
    QString m_owner;
    bool m_ownerIsName = false;
};

} // namespace

bool hasProductKnowledge(const PlanContext& context)
{
    const auto& all = context.dossier.evidence;
    return std::any_of(all.cbegin(), all.cend(),
                       [](const Evidence& evidence) { return isProduct(evidence); });
}

std::vector<Candidate> valueCandidates(const PlanContext& context, const Statement& hook)
{
    return productSentences(context, hook, false);
}

std::vector<Candidate> limitCandidates(const PlanContext& context, const Statement& hook)
{
    return productSentences(context, hook, true);
}

std::vector<Candidate> proofCandidates(const PlanContext& context, const Statement& hook)
{
    std::vector<Candidate> found;
    for (const Evidence& evidence : context.dossier.evidence) {
        if (evidence.input == Input::Knowledge && isProofPoint(evidence) &&
            languageOf(evidence, context.dossier.rules) == context.language)
            ProofReader(evidence, context, hook).read(found);
    }
    sortBest(found);
    return found;
}

} // namespace countersign::generation
