// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/absolute_dates.h"
#include "app/generation/addressing.h"
#include "app/generation/candidates.h"
#include "app/generation/sentence_gates.h"
#include "app/generation/spoken_words.h"
#include "app/generation/wording_tools.h"
#include "app/text/names.h"
#include "app/text/tokens.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

/// One item of research, signals or CRM that may be written from.
struct Item {
    const Evidence* evidence = nullptr;
    bool personal = false;
    int maxAge = 0;
    std::optional<int> age;                ///< days; none if the item is undated
    const OwnDocument* document = nullptr; ///< the firm's own, by its title

    [[nodiscard]] bool isCrm() const { return evidence->input == Input::Crm; }
    [[nodiscard]] bool isConversation() const
    {
        return isCrm() && (evidence->kind == u"call" || evidence->kind == u"email");
    }
    [[nodiscard]] bool isProfile() const { return evidence->kind == u"profile"; }
};

/// How old an item may be (checks, `accuracy.stale`). CRM entries have no figure there; they count as long
/// as research does.
int maxAgeOf(const Evidence& evidence, const Rules& rules)
{
    if (evidence.input == Input::Signal)
        return rules.staleSignalDays;
    if (evidence.kind == u"profile" || evidence.kind == u"job_change")
        return rules.staleTitleDays;
    return rules.staleResearchDays;
}

bool isAboutProspect(const Evidence& evidence, const ProspectDossier& dossier)
{
    return evidence.aboutProspect && *evidence.aboutProspect == dossier.prospect.id;
}

bool isAboutAccount(const Evidence& evidence, const ProspectDossier& dossier)
{
    return !evidence.aboutProspect && evidence.aboutAccount && dossier.account &&
           *evidence.aboutAccount == dossier.account->id;
}

/// An item of ours that is fresh enough; says nothing of what stands in it.
std::optional<Item> freshItem(const Evidence& evidence, const PlanContext& context)
{
    const ProspectDossier& dossier = context.dossier;
    Item item{&evidence,
              isAboutProspect(evidence, dossier),
              maxAgeOf(evidence, dossier.rules),
              {},
              nullptr};
    if (evidence.input == Input::Knowledge ||
        (!item.personal && !isAboutAccount(evidence, dossier)))
        return std::nullopt;
    // What is noted about an account is what colleagues said or what we think: it stays in the CRM.
    if (item.isCrm() && !item.personal)
        return std::nullopt;
    if (evidence.observedOn) {
        item.age = std::max<int>(0, static_cast<int>(evidence.observedOn->daysTo(dossier.today)));
        if (*item.age > item.maxAge)
            return std::nullopt;
    }
    for (const OwnDocument& document : context.rules.ownDocuments) {
        if (evidence.title.startsWith(document.titleBegins, Qt::CaseInsensitive)) {
            item.document = &document;
            break;
        }
    }
    return item;
}

/// Research filed under a person must show that it is this one: it names the firm, or it is a profile under
/// their name. A namesake's story names another employer.
bool isIdentified(const Item& item, const PlanContext& context)
{
    if (item.isCrm())
        return true;
    if (context.parties.account(item.evidence->text))
        return true;
    if (item.personal)
        return item.isProfile() && context.parties.prospectInFull(item.evidence->title) &&
               !context.parties.namesLookalike(item.evidence->text);
    return item.document != nullptr && !context.parties.namesLookalike(item.evidence->text);
}

double scoreOf(const Statement& statement, const Item& item, const PlanContext& context)
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
    if (words.size() > context.dossier.rules.sentenceWordsMax)
        score -= 20.0;
    else if (words.size() < 5)
        score -= 8.0;
    return score;
}

class ItemReader {
public:
    ItemReader(const Item& item, const PlanContext& context, std::vector<Candidate>& found)
        : m_item(item)
        , m_context(context)
        , m_rules(context.rules)
        , m_found(found)
    {}

    void read()
    {
        for (const SpokenWords& spoken :
             wordsOfProspect(*m_item.evidence, m_item.personal, m_context.parties, m_rules))
            add(StatementKind::Quote, spoken.words, spoken.words, {});
        bool named = false;
        for (const QString& sentence : sentencesOf(m_item.evidence->text, m_context.language)) {
            readSentence(sentence, named);
            named = named || m_context.parties.prospect(sentence).has_value();
        }
    }

private:
    /// `named`: the prospect was named before, so that "she" can be nobody else.
    void readSentence(const QString& sentence, bool named)
    {
        const auto dated =
            withAbsoluteDates(sentence, m_context.language, m_item.evidence->observedOn);
        if (!dated || !isDecent(*dated, m_rules) || speaksInFirstPerson(*dated, m_rules))
            return;
        if (m_item.isCrm() && m_rules.internal.match(*dated).hasMatch())
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
        if (!dangling && standsAlone(*words, m_rules))
            add(StatementKind::Addressed, *words, sentence, {});
        return true;
    }

    /// What the prospect told us, in our words.
    void readTold(const QString& sentence, const QString& dated)
    {
        if (m_context.parties.prospect(dated))
            return;
        if (const auto turned = withTurnedPronouns(dated, m_rules)) {
            if (standsAlone(*turned, m_rules))
                add(StatementKind::Addressed, *turned, sentence, {});
        } else if (standsAlone(dated, m_rules)) {
            add(StatementKind::Fact, dated, sentence, {});
        }
    }

    void readPublic(const QString& sentence, const QString& dated)
    {
        if (m_rules.sensitive.match(dated).hasMatch() || m_context.parties.prospect(dated) ||
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
        const auto firm = m_context.parties.account(sentence);
        if (!firm || !standsAlone(sentence, m_rules))
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
        if (beginsWithCapital(sentence) &&
            !m_rules.dependentStarts.contains(foldedWords(sentence).value(0)))
            add(StatementKind::Document, sentence, sentence, document.introduced);
    }

    void add(StatementKind kind, const QString& words, const QString& origin, const QString& frame)
    {
        const bool isOurs = kind == StatementKind::Quote && m_item.isCrm();
        if (!m_context.maySay(words) || !isDecent(words, m_rules) ||
            (isOurs && m_rules.internal.match(words).hasMatch()))
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

    const Item& m_item;
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
