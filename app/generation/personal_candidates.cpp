// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/absolute_dates.h"
#include "app/generation/addressing.h"
#include "app/generation/candidates.h"
#include "app/generation/evidence_items.h"
#include "app/generation/product_passages.h"
#include "app/generation/sentence_gates.h"
#include "app/generation/spoken_words.h"
#include "app/generation/wording_tools.h"
#include "app/text/names.h"
#include "app/text/tokens.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

double scoreOf(const Statement& statement, const EvidenceItem& item, const PlanContext& context)
{
    double score = item.personal ? 100.0 : 0.0;
    score += item.age ? 30.0 * (1.0 - static_cast<double>(*item.age) / item.maxAge) : 5.0;
    const QSet<QString> stems = context.relevance.stemsOf(statement.words);
    score += std::min(16.0, 8.0 * context.relevance.overlap(stems, context.knowledgeStems));
    score += std::min(12.0, 6.0 * context.relevance.overlap(context.personaStems, stems));
    const QStringList words = foldedWords(statement.words);
    if (statement.kind == StatementKind::Quote)
        score += beginsWithCapital(statement.words) ? 12.0 : 6.0;
    else if (item.isCrm())
        score += 14.0;
    else if (statement.kind == StatementKind::Addressed)
        score += 6.0;
    if (item.isProfile() || item.evidence->kind == u"job_change")
        score -= 12.0;
    if (hasFigure(statement.words))
        score += 4.0;
    if (!item.isCrm() && statement.kind != StatementKind::Quote &&
        hasWordOf(words, context.rules.hedges))
        score -= 8.0;
    // "Single sign-on or no deal" is a poor opening for somebody who does not have it.
    if (hasTerm(statement.words, context.lackedTerms))
        score -= 30.0;
    if (words.size() > context.dossier.rules.sentenceWordsMax)
        score -= 20.0;
    else if (words.size() < 5)
        score -= 8.0;
    return score;
}

class ItemReader {
public:
    ItemReader(const EvidenceItem& item, const PlanContext& context, std::vector<Candidate>& found)
        : m_item(item)
        , m_context(context)
        , m_rules(context.rules)
        , m_found(found)
    {}

    void read()
    {
        readQuotations();
        bool named = false;
        for (const QString& sentence : sentencesOf(m_item.evidence->text, m_context.language)) {
            readSentence(sentence, named);
            named = named || m_context.parties.prospect(sentence).has_value();
        }
    }

private:
    void readQuotations()
    {
        // Words said on a sale that is denied or a recall are no opening, whatever they are.
        const QString& text = m_item.evidence->text;
        if (!m_item.isCrm() &&
            (m_rules.sensitive.match(text).hasMatch() || m_rules.rumour.match(text).hasMatch()))
            return;
        for (const SpokenWords& spoken :
             wordsOfProspect(*m_item.evidence, m_item.personal, m_context.parties, m_rules))
            add(StatementKind::Quote, spoken.words, spoken.words, {});
    }

    /// `named`: the prospect was named before, so that "she" can be nobody else.
    void readSentence(const QString& sentence, bool named)
    {
        const auto dated =
            withAbsoluteDates(sentence, m_context.language, m_item.evidence->observedOn);
        if (!dated || !isDecent(*dated, m_rules) || speaksInFirstPerson(*dated, m_rules))
            return;
        if (m_item.isCrm() &&
            (m_rules.internal.match(*dated).hasMatch() || m_rules.contact.match(*dated).hasMatch()))
            return;
        if (!m_item.isCrm() && m_rules.sensitive.match(*dated).hasMatch())
            return;
        if (m_item.personal && readAddressed(sentence, *dated, named))
            return;
        if (m_item.isConversation())
            readTold(sentence, *dated);
        else if (!m_item.isCrm())
            readPublic(sentence, *dated);
    }

    bool readAddressed(const QString& sentence, const QString& dated, bool named)
    {
        const bool isNote = m_item.isCrm() || m_item.isProfile() || named;
        const auto words = addressedTo(dated, m_context.parties, m_rules, isNote);
        if (!words)
            return false;
        // "it" in public words may stand for anything; in a note of ours it stands for what the note is on.
        const bool dangling = !m_item.isCrm() && hasWordOf(foldedWords(withoutQuotations(*words)),
                                                           m_rules.neuterPronouns);
        if (!dangling && standsAlone(*words, m_rules, true))
            add(StatementKind::Addressed, *words, sentence, {});
        return true;
    }

    /// What the prospect told us, in our words.
    void readTold(const QString& sentence, const QString& dated)
    {
        const bool ofThem = m_context.parties.prospect(dated) || m_context.parties.firstName(dated);
        if (ofThem || introducesWords(dated))
            return;
        const QString told = withTurnedPronouns(dated, m_rules).value_or(dated);
        if (standsAlone(told, m_rules))
            add(StatementKind::Fact, told, sentence, {});
    }

    /// "His answer in full: “…”" says nothing beside the words, which are read on their own.
    static bool introducesWords(const QString& sentence)
    {
        const auto quoted = quotations(sentence);
        return !quoted.empty() && beginsWithCapital(quoted.front().of(sentence)) &&
               withoutQuotations(sentence).left(quoted.front().start).contains(u": "_s);
    }

    void readPublic(const QString& sentence, const QString& dated)
    {
        // What a profile says of its owner is told to them or not at all; who they are they know.
        if (m_item.isProfile() || m_context.parties.prospect(dated) ||
            m_context.parties.namesLookalike(dated) || !quotations(dated).empty())
            return;
        if (isFirmsFact(dated)) {
            add(StatementKind::Fact, dated, sentence, {});
            return;
        }
        if (!m_item.document || dated != sentence)
            return;
        readDocument(sentence);
    }

    /// True if the sentence tells something of the firm, and not of another that comes first in it.
    bool isFirmsFact(const QString& sentence) const
    {
        // A firm that is only mentioned further on is an example of something else.
        constexpr qsizetype farthest = 45;
        const auto firm = m_context.parties.account(sentence);
        if (!firm || (firm->start > farthest && !m_item.personal) ||
            !standsAlone(sentence, m_rules))
            return false;
        const QString before = sentence.left(firm->start);
        if (before.contains(u';') || m_rules.example.match(before).hasMatch())
            return false;
        for (const text::NameMention& name : text::properNames(sentence, m_context.language)) {
            const bool other =
                name.shape == text::NameMention::Shape::Organisation ||
                (name.shape == text::NameMention::Shape::Run && name.text.contains(u' '));
            if (other && name.span.end <= firm->start)
                return false;
        }
        return true;
    }

    void readDocument(const QString& sentence)
    {
        const OwnDocument& document = *m_item.document;
        for (const QString& self : {u"The report "_s, u"The accounts "_s, u"The letter "_s}) {
            if (!document.possessive.isEmpty() && sentence.startsWith(self)) {
                add(StatementKind::Fact,
                    QString(document.possessive + u' ' + sentence.sliced(self.size())), sentence,
                    {});
                return;
            }
        }
        // An advert speaks to whoever applies ("You keep the times …"); figures are what reports are read for.
        const QString first = foldedWords(sentence).value(0);
        const bool toReader = first == text::fold(m_rules.addressed);
        if (m_item.isAdvert() ? toReader
                              : hasFigure(sentence) && !m_rules.dependentStarts.contains(first))
            add(StatementKind::Document, sentence, sentence, document.introduced);
    }

    void add(StatementKind kind, const QString& words, const QString& origin, const QString& frame)
    {
        const bool isTheirs = kind == StatementKind::Quote && m_item.isCrm();
        if (!m_context.maySay(words) || !isDecent(words, m_rules) ||
            (isTheirs && m_rules.contact.match(words).hasMatch()))
            return;
        double cut = 0.0;
        for (const QString& form : withShorterForms(words, m_rules)) {
            Candidate candidate;
            candidate.statement = {m_item.evidence->id, kind, withStop(form), origin, frame};
            candidate.personal = m_item.personal;
            candidate.score = scoreOf(candidate.statement, m_item, m_context) - cut;
            m_found.push_back(std::move(candidate));
            cut += 2.0;
        }
    }

    const EvidenceItem& m_item;
    const PlanContext& m_context;
    const LanguageRules& m_rules;
    std::vector<Candidate>& m_found;
};

} // namespace

bool hasFreshEvidence(const PlanContext& context, Input input)
{
    const auto& all = context.dossier.evidence;
    return std::any_of(all.cbegin(), all.cend(), [&](const Evidence& evidence) {
        return evidence.input == input && freshItem(evidence, context);
    });
}

std::vector<Candidate> personalCandidates(PlanContext& context)
{
    std::vector<Candidate> found;
    for (const Evidence& evidence : context.dossier.evidence) {
        const auto item = freshItem(evidence, context);
        if (!item)
            continue;
        if (addressesModels(evidence.text) || addressesModels(evidence.title)) {
            context.notes.append(QString(u"evidence_with_instructions:" + evidence.title));
            continue;
        }
        if (languageOf(evidence, context.dossier.rules) != context.language ||
            !isIdentified(*item, context) ||
            (item->isCrm() && context.rules.rumour.match(evidence.text).hasMatch()))
            continue;
        ItemReader(*item, context, found).read();
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
    return found;
}

} // namespace countersign::generation
