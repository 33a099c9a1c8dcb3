// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/addressing.h"

#include "app/generation/wording_tools.h"
#include "app/text/tokens.h"

#include <vector>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

/// A sentence taken apart into words, so that single ones can be exchanged.
struct WordRun {
    QString text;
    std::vector<text::Token> tokens; ///< outside quotation marks only

    explicit WordRun(const QString& sentence)
        : text(sentence)
        , tokens(text::tokens(withoutQuotations(sentence)))
    {}
    [[nodiscard]] QString word(qsizetype index) const
    {
        return index >= 0 && index < std::ssize(tokens) ? tokens.at(index).folded : QString();
    }
    /// What stands from a token to the end.
    [[nodiscard]] QString from(qsizetype index) const
    {
        return index < std::ssize(tokens) ? text.sliced(tokens.at(index).span.start) : QString();
    }
};

/// "keeps" → "keep", "carries" → "carry", "fixes" → "fix": how English verbs are regular. Nothing for what
/// is not written as such a form.
std::optional<QString> regularVerb(const QString& verb)
{
    if (verb.size() < 4 || !verb.endsWith(u's') || verb.endsWith(u"ss"_s) ||
        verb.endsWith(u"us"_s) || verb.contains(u'\''))
        return std::nullopt;
    if (verb.endsWith(u"ies"_s))
        return QString(verb.chopped(3) + u'y');
    for (const QString& ending : {u"sses"_s, u"shes"_s, u"ches"_s, u"xes"_s, u"zzes"_s}) {
        if (verb.endsWith(ending))
            return verb.chopped(2);
    }
    return verb.chopped(1);
}

/// The verb as it is said to the person, or nothing if it could be one that changes in a way not known.
std::optional<QString> turnedVerb(const QString& verb, const LanguageRules& rules)
{
    const auto known = rules.verbs.constFind(verb);
    if (known != rules.verbs.cend())
        return *known;
    // Regular past forms are the same for all persons in English, and only there.
    if (rules.language != text::Language::English)
        return std::nullopt;
    return verb.endsWith(u"ed"_s) ? std::optional(verb) : regularVerb(verb);
}

/// English "her": possessive before a noun, object elsewhere.
QString turnedHer(const WordRun& run, qsizetype index)
{
    const QString next = run.word(index + 1);
    const bool noun = index + 1 < std::ssize(run.tokens) && run.tokens.at(index + 1).isWord() &&
                      (next == u"own" || !text::isStopWord(next, text::Language::English));
    return noun ? u"your"_s : u"you"_s;
}

std::optional<QString> turnedPronoun(const WordRun& run, qsizetype index,
                                     const LanguageRules& rules)
{
    const QString word = run.word(index);
    if (rules.language == text::Language::English && word == u"her")
        return turnedHer(run, index);
    const auto known = rules.innerPronouns.constFind(word);
    return known != rules.innerPronouns.cend() ? std::optional(*known) : std::nullopt;
}

/// Turns the pronouns from a token on, and the verb right after one that becomes the subject.
std::optional<QString> turnedRest(const QString& sentence, const LanguageRules& rules,
                                  bool* changed = nullptr)
{
    const WordRun run(sentence);
    QString turned;
    qsizetype copied = 0;
    const auto replace = [&](qsizetype index, const QString& with) {
        const text::Span span = run.tokens.at(index).span;
        turned += QStringView(run.text).sliced(copied, span.start - copied);
        turned += run.text.at(span.start).isUpper() ? withCapital(with) : with;
        copied = span.end;
        if (changed)
            *changed = true;
    };
    for (qsizetype i = 0; i < std::ssize(run.tokens); ++i) {
        const auto pronoun = turnedPronoun(run, i, rules);
        if (!pronoun)
            continue;
        replace(i, *pronoun);
        if (!rules.personSubjects.contains(run.word(i)))
            continue;
        const qsizetype verbAt = rules.adverbs.contains(run.word(i + 1)) ? i + 2 : i + 1;
        const auto verb = turnedVerb(run.word(verbAt), rules);
        if (!verb)
            return std::nullopt;
        if (*verb != run.word(verbAt))
            replace(verbAt, *verb);
        i = verbAt;
    }
    turned += QStringView(run.text).sliced(copied);
    return turned;
}

/// The verbs that share the subject: "schedules 22 couriers and looks after 140 coolers" → "and look after".
/// A note's "suspects the hub, cannot prove it" gets the "and" that a sentence needs. English only: there
/// alone the forms of one and of several persons differ in a way that can be told.
QString withFurtherVerbs(const QString& rest, const QString& firstVerb, const LanguageRules& rules)
{
    if (rules.language != text::Language::English)
        return rest;
    static const QStringList modal{u"cannot"_s, u"does"_s, u"has"_s, u"wants"_s, u"needs"_s};
    const WordRun run(rest);
    QString turned;
    qsizetype copied = 0;
    // "types it up", "checks the doors": what stands before these is a verb, known or not.
    static const QStringList objects{u"it"_s,   u"them"_s, u"a"_s,    u"an"_s,
                                     u"the"_s,  u"her"_s,  u"his"_s,  u"its"_s,
                                     u"this"_s, u"that"_s, u"each"_s, u"every"_s};
    for (qsizetype i = 1; i < std::ssize(run.tokens); ++i) {
        const auto listed = rules.verbs.constFind(run.word(i));
        std::optional<QString> known;
        if (listed != rules.verbs.cend())
            known = *listed;
        else if (objects.contains(run.word(i + 1)))
            known = regularVerb(run.word(i));
        if (!known)
            continue;
        const text::Span span = run.tokens.at(i).span;
        const QStringView ahead = QStringView(rest).first(span.start);
        const QString before = run.word(i - 1);
        const bool joined = before == u"and" || before == u"or" || before == u"but";
        const bool spliced = ahead.trimmed().endsWith(u',') && modal.contains(run.word(i));
        if (!spliced && (!joined || run.word(i) == firstVerb))
            continue;
        const qsizetype from = spliced ? ahead.lastIndexOf(u',') : span.start;
        turned += QStringView(rest).sliced(copied, from - copied);
        turned += spliced ? QString(u" and " + *known) : *known;
        copied = span.end;
    }
    turned += QStringView(rest).sliced(copied);
    return turned;
}

/// "wants one page …" → "You want one page …"; `index` is the first word after the subject.
std::optional<QString> fromVerb(const QString& sentence, const WordRun& run, qsizetype index,
                                const LanguageRules& rules)
{
    QString before;
    if (rules.adverbs.contains(run.word(index))) {
        before = QString(run.word(index) + u' ');
        ++index;
    }
    const auto verb = turnedVerb(run.word(index), rules);
    if (!verb || index + 1 >= std::ssize(run.tokens))
        return std::nullopt;
    const QString rest =
        withFurtherVerbs(sentence.sliced(run.tokens.at(index).span.end), *verb, rules);
    const auto turned = turnedRest(rest, rules);
    if (!turned)
        return std::nullopt;
    return QString(rules.addressed + u' ' + before + *verb + *turned);
}

/// The place after "Name" or "Name, head of quality at Kite," at the start of a sentence.
std::optional<qsizetype> afterSubject(const QString& sentence, const Parties& parties)
{
    const auto name = parties.prospect(sentence);
    if (!name || name->start != 0)
        return std::nullopt;
    qsizetype at = name->end;
    if (at < sentence.size() && sentence.at(at) == u',') {
        const qsizetype close = sentence.indexOf(u',', at + 1);
        if (close < 0)
            return std::nullopt;
        at = close + 1;
    }
    if (at >= sentence.size() || sentence.at(at) != u' ')
        return std::nullopt;
    return at;
}

std::optional<QString> fromNamedSubject(const QString& sentence, const Parties& parties,
                                        const LanguageRules& rules)
{
    const auto at = afterSubject(sentence, parties);
    if (!at)
        return std::nullopt;
    const WordRun run(sentence);
    for (qsizetype i = 0; i < std::ssize(run.tokens); ++i) {
        if (run.tokens.at(i).span.start > *at)
            return fromVerb(sentence, run, i, rules);
    }
    return std::nullopt;
}

/// "S, … Name told the board." → "You told the board that S."
std::optional<QString> fromAttribution(const QString& sentence, const Parties& parties,
                                       const LanguageRules& rules)
{
    if (rules.language != text::Language::English)
        return std::nullopt;
    const auto name = parties.prospect(sentence);
    if (!name || name->start == 0)
        return std::nullopt;
    const WordRun run(sentence);
    qsizetype verbAt = -1;
    for (qsizetype i = 0; i < std::ssize(run.tokens); ++i) {
        if (run.tokens.at(i).span.start >= name->end && rules.sayVerbs.contains(run.word(i))) {
            verbAt = i;
            break;
        }
    }
    const qsizetype comma = withoutQuotations(sentence).lastIndexOf(u',', name->start - 1);
    if (verbAt < 0 || comma <= 0)
        return std::nullopt;
    const auto verb = turnedVerb(run.word(verbAt), rules);
    const auto what = turnedRest(sentence.first(comma), rules);
    if (!verb || !what)
        return std::nullopt;
    const QString to = withoutStop(sentence.sliced(run.tokens.at(verbAt).span.end)).trimmed();
    // "said." alone wants "You said that S."; what follows a full stop or comma is another statement.
    if (to.contains(u',') || to.contains(u';'))
        return std::nullopt;
    const auto firm = parties.account(*what);
    const bool keepsCapital = (firm && firm->start == 0) || what->at(0).isDigit();
    return QString(rules.addressed + u' ' + *verb + u' ' +
                   (to.isEmpty() ? QString() : QString(to + u' ')) + u"that " +
                   (keepsCapital ? *what : withSmallLetter(*what)) + u'.');
}

/// In a note on somebody the first name alone is they: "Orla keeps …", "On the phone Orla said that …".
std::optional<QString> fromFirstName(const QString& sentence, const Parties& parties,
                                     const LanguageRules& rules)
{
    const auto name = parties.firstName(sentence);
    if (!name || rules.language != text::Language::English)
        return std::nullopt;
    const WordRun run(sentence);
    qsizetype verbAt = 0;
    while (verbAt < std::ssize(run.tokens) && run.tokens.at(verbAt).span.start < name->end)
        ++verbAt;
    if (name->start == 0)
        return fromVerb(sentence, run, verbAt, rules);
    const auto verb = turnedVerb(run.word(verbAt), rules);
    if (!verb || !rules.sayVerbs.contains(run.word(verbAt)))
        return std::nullopt;
    const auto rest = turnedRest(sentence.sliced(run.tokens.at(verbAt).span.end), rules);
    if (!rest || parties.firstName(*rest))
        return std::nullopt;
    return QString(sentence.first(name->start) + u"you " + *verb + *rest);
}

std::optional<QString> fromNote(const QString& sentence, const LanguageRules& rules)
{
    const WordRun run(sentence);
    const QString first = run.word(0);
    if (rules.personSubjects.contains(first))
        return fromVerb(sentence, run, 1, rules);
    if (!rules.openingVerbs.contains(first))
        return std::nullopt;
    if (first == u"responsible")
        return QString(rules.addressed + u" are " + withSmallLetter(sentence));
    return fromVerb(sentence, run, 0, rules);
}

} // namespace

std::optional<QString> addressedTo(const QString& sentence, const Parties& parties,
                                   const LanguageRules& rules, bool isNote)
{
    if (auto named = fromNamedSubject(sentence, parties, rules))
        return named;
    if (auto told = fromAttribution(sentence, parties, rules))
        return told;
    if (!isNote)
        return std::nullopt;
    if (auto known = fromFirstName(sentence, parties, rules))
        return known;
    return fromNote(sentence, rules);
}

std::optional<QString> withTurnedPronouns(const QString& sentence, const LanguageRules& rules)
{
    bool changed = false;
    auto turned = turnedRest(sentence, rules, &changed);
    return changed ? turned : std::nullopt;
}

} // namespace countersign::generation
