// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/aboutness.h"

#include "app/checks/lexicon/word_set.h"
#include "app/text/names.h"
#include "app/text/verbs.h"

#include <algorithm>

namespace countersign::checks {
namespace {

using text::NameMention;
using text::Span;
using text::Token;

std::vector<QString> foldedWords(const QString& name)
{
    std::vector<QString> words;
    for (const Token& token : text::tokens(name)) {
        if (token.kind != Token::Kind::Punctuation)
            words.push_back(token.folded);
    }
    return words;
}

/// The mention that covers a token, if any.
const NameMention* mentionAt(const Prose& prose, size_t token)
{
    const Span span = prose.text.token(token).span;
    for (const NameMention& name : prose.text.analysis.names) {
        if (name.span.overlaps(span))
            return &name;
    }
    return nullptr;
}

constexpr int foreignWordsMin = 2;

/// "Brightholm Care Homes" begins like "Brightholm Foods" and is another firm.
bool isOtherFirm(const Prose& prose, const NameMention& name, const OwnForms& own)
{
    int foreign = 0;
    const TokenRange tokens = prose.text.tokensIn(name.span);
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        const Token& token = prose.text.token(i);
        const QString bare =
            token.folded.endsWith(QLatin1String("'s")) ? token.folded.chopped(2) : token.folded;
        if (token.isWord() && !own.words.contains(bare) &&
            !text::isCompanySuffix(token.span.of(prose.string())))
            ++foreign;
    }
    return foreign >= foreignWordsMin ||
           (foreign > 0 && name.shape == NameMention::Shape::Organisation);
}

bool isOwnMention(const Prose& prose, size_t token, const OwnForms& own)
{
    const NameMention* name = mentionAt(prose, token);
    return !name || !isOtherFirm(prose, *name, own);
}

const WordSet& belongingWords()
{
    static const WordSet words(
        u"of at for from with bei beim von vom am an chez de du der des d' à au aus");
    return words;
}

/// The firm that a passage gives the person: "Dana Reyes of Pallas Shipping", "Dana Reyes, who heads finance
/// at Pallas Shipping". Looks a little way behind the name, within its sentence.
QString employerIn(const EvidenceItem& item, size_t nameToken, const OwnForms& own)
{
    constexpr size_t reach = 12;
    static const WordSet employment(
        u"who which heads headed runs ran leads led joined works worked manages directs is was has "
        u"der die das leitet führt arbeitet ist qui dirige travaille est");
    static const WordSet articles(u"the der die das dem den la le l' les");
    static const WordSet joining(u"joined joins heads runs ran leads led manages founded");
    const Prose& prose = item.prose();
    const auto& tokens = prose.text.analysis.tokens;
    const qsizetype sentence = prose.text.analysis.sentenceAt(tokens[nameToken].span.start);
    for (size_t i = nameToken + 1; i < std::min(tokens.size(), nameToken + reach); ++i) {
        if (prose.text.analysis.sentenceAt(tokens[i].span.start) != sentence)
            break;
        // "Dana Reyes asked for a Night Sheet": whoever does something is not placed by what follows.
        if (tokens[i].isWord() && !employment.contains(tokens[i].folded) &&
            text::looksFinite(tokens[i].folded, prose.text.analysis.language))
            break;
        if (!(belongingWords().contains(tokens[i].folded) || joining.contains(tokens[i].folded)) ||
            i + 1 >= tokens.size())
            continue;
        size_t at = i + 1;
        while (at + 1 < tokens.size() && articles.contains(tokens[at].folded))
            ++at;
        const NameMention* name = mentionAt(prose, at);
        if (!name)
            continue;
        // "Tansy Cosmetics" is not "Nettle Cosmetics": what counts is the word that a name begins with.
        const TokenRange words = prose.text.tokensIn(name->span);
        const auto begins = [&](const std::vector<QString>& form) {
            for (size_t w = words.first; w < words.last; ++w) {
                if (tokens[w].folded == form.front() ||
                    tokens[w].folded == QString(form.front() + u"'s"))
                    return true;
            }
            return false;
        };
        const bool isOwn = std::any_of(own.company.begin(), own.company.end(), begins) ||
                           std::any_of(own.person.begin(), own.person.end(), begins) ||
                           own.company.empty();
        if (!isOwn)
            return name->text;
    }
    return {};
}

/// "R. McKay": a surname with nothing but an initial.
bool isInitialOnly(const EvidenceItem& item, const OwnForms& own)
{
    if (own.family.empty())
        return false;
    const auto& tokens = item.prose().text.analysis.tokens;
    for (const size_t at : findWords(*item.passage, own.family)) {
        size_t before = at;
        while (before > 0 && tokens[before - 1].folded == u".")
            --before;
        if (before == 0 || !tokens[before - 1].isWord())
            continue;
        QString initial = tokens[before - 1].folded;
        if (initial.remove(u'.').size() == 1)
            return true;
    }
    return false;
}

/// Who is quoted in a passage, if it is somebody by name: the first name before the verb of saying that no
/// preposition leads up to, else the name right behind it.
const NameMention* speakerIn(const EvidenceItem& item)
{
    const Prose& prose = item.prose();
    const auto& names = prose.text.analysis.names;
    for (size_t i = 0; i < prose.tags.size(); ++i) {
        if (!prose.tags[i].has(Tag::Speech))
            continue;
        const Clause& clause = prose.clauses[prose.clauseAt(prose.text.token(i).span.start)];
        for (const NameMention& name : names) {
            const TokenRange tokens = prose.text.tokensIn(name.span);
            if (tokens.isEmpty() || tokens.first < clause.tokens.first || tokens.last > i)
                continue;
            const bool isLedTo = tokens.first > 0 && belongingWords().contains(
                                                         prose.text.token(tokens.first - 1).folded);
            if (!isLedTo)
                return &name;
        }
        for (const NameMention& name : names) {
            const qsizetype gap = name.span.start - prose.text.token(i).span.end;
            if (gap >= 0 && gap <= 2)
                return &name;
        }
    }
    return nullptr;
}

bool refersToSomebody(const Prose& prose, const Span& sentence)
{
    const TokenRange tokens = prose.text.tokensIn(sentence);
    return prose.text.hasAny(tokens, Tag::ThirdPerson) ||
           prose.text.hasAny(tokens, Tag::FirstPerson) ||
           prose.text.hasAny(tokens, Tag::SecondPerson);
}

/// "Couriers everywhere lose money", "Printers often …": many, with no article, and a word for how general it is.
bool isOfAllOfThem(const Prose& prose, TokenRange tokens)
{
    constexpr size_t subjectReach = 4;
    static const WordSet general(
        u"everywhere often usually generally typically commonly nationwide "
        u"überall oft meist meistens partout souvent");
    for (size_t i = tokens.first + 1; i < std::min(tokens.last, tokens.first + subjectReach); ++i) {
        const QString& before = prose.text.token(i - 1).folded;
        if (prose.text.tags[i - 1].has(Tag::Definite) || !prose.text.token(i - 1).isWord())
            return false;
        if (general.contains(prose.text.token(i).folded) && before.endsWith(u's') &&
            !before.endsWith(QLatin1String("ss")))
            return true;
    }
    return false;
}

/// The best sentence speaks of the many, and of nobody in particular.
bool isAboutTrade(const EvidenceItem& item, size_t sentence, const OwnForms& own)
{
    constexpr size_t subjectReach = 3;
    const Prose& prose = item.prose();
    const Span span = prose.sentences[sentence];
    const TokenRange tokens = prose.text.tokensIn(span);
    for (const auto* forms : {&own.person, &own.company}) {
        for (const auto& form : *forms) {
            for (const size_t at : findWords(*item.passage, form)) {
                if (tokens.first <= at && at < tokens.last && isOwnMention(prose, at, own))
                    return false;
            }
        }
    }
    const bool isSurvey = prose.text.hasAny(tokens, Tag::Survey);
    if (refersToSomebody(prose, span) && !isSurvey)
        return false;
    bool hasMany = false;
    size_t words = 0;
    for (size_t i = tokens.first; i < tokens.last && words < subjectReach; ++i) {
        const Token& token = prose.text.token(i);
        if (prose.text.tags[i].has(Tag::Definite) ||
            !prose.text.analysis.quantitiesIn(token.span).empty())
            break; // "its customers" are somebody's, "three stores" are some
        hasMany = hasMany || prose.text.tags[i].has(Tag::Generic);
        words += token.isWord();
    }
    return isSurvey || hasMany || isOfAllOfThem(prose, tokens);
}

/// "British hotels lose …" where the claim has it of this firm: the many whom the evidence speaks of do not
/// come up in the claim, and the evidence's sentence names nobody of ours.
bool isOfTheMany(const EvidenceItem& item, size_t best, const Alignment& alignment,
                 const OwnForms& own)
{
    const Prose& prose = item.prose();
    const TokenRange tokens = prose.text.tokensIn(prose.sentences[best]);
    const Span sentence = prose.sentences[best];
    const OwnSpans spans = ownSpansIn(item, own);
    for (const auto* list : {&spans.person, &spans.company}) {
        if (std::any_of(list->begin(), list->end(),
                        [sentence](const Span& span) { return sentence.contains(span); }))
            return false;
    }
    const auto figures = prose.text.analysis.quantitiesIn(sentence);
    const bool isShare = std::any_of(figures.begin(), figures.end(), [](const auto& figure) {
        return figure.kind == text::Quantity::Kind::Percent;
    });
    constexpr size_t subjectReach = 4;
    std::optional<size_t> head;
    for (size_t i = tokens.first; i < std::min(tokens.last, tokens.first + subjectReach); ++i) {
        const Token& token = prose.text.token(i);
        const TagSet tags = prose.text.tags[i];
        if (!token.isWord() || tags.has(Tag::Definite) || tags.has(Tag::FirstPerson) ||
            belongingWords().contains(token.folded) ||
            !prose.text.analysis.quantitiesIn(token.span).empty())
            return false;
        if (text::looksFinite(token.folded, prose.text.analysis.language) && i > tokens.first) {
            head = i - 1;
            break;
        }
    }
    const bool isPlural = head && prose.text.token(*head).folded.endsWith(u's') &&
                          !prose.text.token(*head).folded.endsWith(QLatin1String("ss"));
    if (!isShare || !isPlural)
        return false;
    return std::none_of(alignment.matches.begin(), alignment.matches.end(),
                        [&](const auto& match) { return prose.words[match.word].token == *head; });
}

} // namespace

OwnForms ownForms(const Addressee& prospect, const QString& vendor)
{
    OwnForms own;
    for (const NameForms::Form& form : nameForms(prospect).forms) {
        const std::vector<QString> words = foldedWords(form.written);
        if (words.empty())
            continue;
        auto& list = form.placeholder == QLatin1String("{company}") ? own.company : own.person;
        list.push_back(words);
        own.words.append(QStringList(words.begin(), words.end()));
    }
    own.family = foldedWords(familyNameOf(prospect));
    for (const QString& word : foldedWords(vendor))
        own.words.append(word);
    own.words.removeDuplicates();
    own.companyCore = text::fold(text::withoutCompanySuffix(prospect.company));
    return own;
}

bool namesPerson(const EvidenceItem& item, const OwnForms& own)
{
    return std::any_of(own.person.begin(), own.person.end(), [&item](const auto& form) {
        return !findWords(*item.passage, form).empty();
    });
}

bool namesCompany(const EvidenceItem& item, const OwnForms& own)
{
    for (const auto& form : own.company) {
        for (const size_t at : findWords(*item.passage, form)) {
            if (isOwnMention(item.prose(), at, own))
                return true;
        }
    }
    return false;
}

bool isFiledUnder(const EvidenceItem& item, const Addressee& prospect)
{
    const QString about = text::fold(item.given->aboutName);
    if (about.isEmpty())
        return false;
    if (!prospect.email.isEmpty() && about == text::fold(prospect.email.section(u'@', -1)))
        return true;
    return about == text::fold(prospect.name) || about == text::fold(prospect.company) ||
           text::fold(text::withoutCompanySuffix(item.given->aboutName)) ==
               text::fold(text::withoutCompanySuffix(prospect.company));
}

bool speaksOfReader(const Prose& draft, Span claim, const OwnSpans& own)
{
    if (draft.text.hasAny(draft.text.tokensIn(claim), Tag::SecondPerson))
        return true;
    const auto isInside = [claim](const Span& name) { return claim.contains(name); };
    return std::any_of(own.person.begin(), own.person.end(), isInside) ||
           std::any_of(own.company.begin(), own.company.end(), isInside);
}

OwnSpans ownSpansIn(const EvidenceItem& item, const OwnForms& own)
{
    OwnSpans spans;
    const auto& tokens = item.prose().text.analysis.tokens;
    const auto add = [&](const std::vector<std::vector<QString>>& forms, std::vector<Span>& to) {
        for (const auto& form : forms) {
            for (const size_t at : findWords(*item.passage, form)) {
                if (isOwnMention(item.prose(), at, own))
                    to.push_back({tokens[at].span.start, tokens[at + form.size() - 1].span.end});
            }
        }
    };
    add(own.person, spans.person);
    add(own.company, spans.company);
    // The founder's name is in the firm's: "Douglas Aldren" of Aldren & Pike.
    spans.company.erase(std::remove_if(spans.company.begin(), spans.company.end(),
                                       [&spans](const Span& company) {
                                           return std::any_of(spans.person.begin(),
                                                              spans.person.end(),
                                                              [&company](const Span& person) {
                                                                  return person != company &&
                                                                         person.contains(company);
                                                              });
                                       }),
                        spans.company.end());
    return spans;
}

OwnSpans ownSpansIn(const Prose& draft, const std::vector<OwnName>& names, const OwnForms& own)
{
    OwnSpans spans;
    for (const OwnName& name : names) {
        const TokenRange tokens = draft.text.tokensIn(name.span);
        const bool isCompany = name.placeholder == QLatin1String("{company}");
        if (isCompany && !tokens.isEmpty() && !isOwnMention(draft, tokens.first, own))
            continue;
        (isCompany ? spans.company : spans.person).push_back(name.span);
    }
    return spans;
}

std::optional<AboutnessFault> aboutnessFault(std::span<const EvidenceItem> items,
                                             const Alignment& alignment, const OwnForms& own,
                                             const Addressee& prospect, bool saidByReader,
                                             const QString& claim)
{
    if (alignment.isEmpty())
        return std::nullopt;
    const size_t best = alignment.bestItem;
    const EvidenceItem& item = items[best];
    if (item.given->evidence.input == Input::Knowledge && item.given->aboutName.isEmpty() &&
        !namesPerson(item, own)) {
        if (isAboutTrade(item, alignment.bestSentence, own))
            return AboutnessFault{Fault::Trade, {}, best};
        return std::nullopt;
    }
    const bool company = namesCompany(item, own);
    const bool person = namesPerson(item, own);
    if (!company) {
        for (const auto& form : own.person) {
            if (form.size() < 2 && !own.family.empty() && form.front() != own.family.front())
                continue; // a given name alone is nobody in particular
            for (const size_t at : findWords(*item.passage, form)) {
                const QString employer = employerIn(item, at + form.size() - 1, own);
                if (!employer.isEmpty() && !claim.contains(employer))
                    return AboutnessFault{Fault::OtherPerson, employer, best};
            }
        }
        for (const NameMention& name : item.prose().text.analysis.names) {
            const TokenRange tokens = item.prose().text.tokensIn(name.span);
            const bool beginsAlike =
                !own.company.empty() && !tokens.isEmpty() &&
                item.prose().text.token(tokens.first).folded == own.company.front().front();
            if (beginsAlike && isOtherFirm(item.prose(), name, own))
                return AboutnessFault{Fault::OtherFirm, name.text, best};
        }
        if (isInitialOnly(item, own))
            return AboutnessFault{Fault::OtherPerson, {}, best};
    }
    if (isAboutTrade(item, alignment.bestSentence, own) ||
        isOfTheMany(item, alignment.bestSentence, alignment, own))
        return AboutnessFault{Fault::Trade, {}, best};
    const bool isForeign = !item.given->aboutName.isEmpty() && !isFiledUnder(item, prospect);
    if (isForeign && !company && !person)
        return AboutnessFault{Fault::OtherPerson, item.given->aboutName, best};
    if (saidByReader && !person) {
        const NameMention* speaker = speakerIn(item);
        const bool isOwnName =
            speaker &&
            std::any_of(own.words.begin(), own.words.end(), [speaker](const QString& word) {
                return text::fold(speaker->text).contains(word);
            });
        if (speaker && !isOwnName)
            return AboutnessFault{Fault::OtherPerson, speaker->text, best};
    }
    return std::nullopt;
}

} // namespace countersign::checks
