// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/subject_line.h"

#include "app/generation/languages/language_rules.h"
#include "app/generation/statement_wording.h"
#include "app/generation/wording_tools.h"
#include "app/text/tokens.h"
#include "app/text/verbs.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

struct Stretch {
    qsizetype first = 0; ///< tokens
    qsizetype last = 0;
    double weight = 0.0;
};

/// Function words that may stand inside a stretch, between words that tell something.
bool isInner(const QString& word)
{
    static const QStringList inner =
        u"of the a an in at for on from between per with von der die das des dem den im am für "
        u"zwischen bei de du des la le les à au aux en pour entre sur"_s.split(u' ');
    return inner.contains(word);
}

/// Words that are none of the stop words and yet tell nothing at the border of a subject.
bool isHollow(const QString& word)
{
    static const QStringList hollow =
        u"mostly nearly about nothing something anything everything thing things else back up out "
        u"off away down first "
        u"second last next nichts etwas alles rien tout"_s.split(u' ');
    return hollow.contains(word);
}

/// "Vail to Grand Junction" and "Calder and Penrose" are one thing; "52 trailers to Haulwick" is not, and what
/// follows "a log at the gate and" may be anything.
bool joinsNames(const std::vector<text::Token>& tokens, qsizetype index, QStringView sentence)
{
    static const QStringList joining{u"to"_s, u"and"_s, u"und"_s, u"et"_s};
    if (!joining.contains(tokens.at(index).folded) || index == 0 || index + 1 >= std::ssize(tokens))
        return false;
    const auto isName = [&](const text::Token& token) {
        return sentence.at(token.span.start).isUpper();
    };
    if (tokens.at(index + 1).kind == text::Token::Kind::Number)
        return tokens.at(index).folded != u"to"; // "14 doors and 6,200 places"
    return isName(tokens.at(index - 1)) && isName(tokens.at(index + 1));
}

/// True for a token that a stretch may not reach over.
bool ends(const text::Token& token, const LanguageRules& rules)
{
    using Kind = text::Token::Kind;
    if (token.kind == Kind::Number || token.kind == Kind::Symbol)
        return false;
    if (!token.isWord())
        return true;
    if (isInner(token.folded))
        return false;
    return text::isStopWord(token.folded, rules.language) ||
           text::looksFinite(token.folded, rules.language) || rules.verbs.contains(token.folded) ||
           std::find(rules.verbs.cbegin(), rules.verbs.cend(), token.folded) != rules.verbs.cend();
}

/// Words after which a verb is likely: what follows them begins no stretch.
bool leadsToVerb(const text::Token& token)
{
    static const QStringList leads =
        u"to not what who which that you we i they he she it there how is are was were has have "
        u"had "
        u"sie er es ich wir zu die der das qui que vous il elle nous on"_s.split(u' ');
    return token.isWord() && leads.contains(token.folded);
}

/// "2027": says when, not what.
bool isYear(const QString& number)
{
    return number.size() == 4 && (number.startsWith(u"19"_s) || number.startsWith(u"20"_s));
}

/// A word that what stands before it goes on with: "staff for the weeks" around what?
bool leadsOn(const QString& word)
{
    static const QStringList leading = u"around before after during under over into onto without "
                                       u"within against through since until "
                                       u"by near um vor nach während unter über ohne gegen durch "
                                       u"seit bis neben autour avant après "
                                       u"sous sans contre depuis jusque"_s.split(u' ');
    return leading.contains(word);
}

double weightOf(const text::Token& token, QStringView sentence, const LanguageRules& rules)
{
    if (token.kind == text::Token::Kind::Number)
        return isYear(token.folded) ? 0.0 : 2.0;
    if (!token.isWord() || text::isStopWord(token.folded, rules.language) || isHollow(token.folded))
        return 0.0;
    const bool name = token.span.start > 0 && sentence.at(token.span.start).isUpper() &&
                      rules.language != text::Language::German;
    return name ? 2.0
                : 1.0 + 0.1 * static_cast<double>(std::min<qsizetype>(token.span.length(), 10));
}

bool isOf(const QString& word)
{
    return word == u"of" || word == u"von" || word == u"der" || word == u"des" || word == u"de" ||
           word == u"du";
}

/// True if a stretch that stops before the token is half of something: "four hours on the far" bank.
bool isCutBefore(const text::Token& token, const LanguageRules& rules)
{
    return isOf(token.folded) || leadsOn(token.folded) ||
           (!ends(token, rules) && !isInner(token.folded));
}

/// Everything between two ends, without the function words at its borders.
std::optional<Stretch> trimmed(const std::vector<text::Token>& tokens, qsizetype first,
                               qsizetype last, QStringView sentence, const LanguageRules& rules)
{
    const auto empty = [&](qsizetype i) {
        return weightOf(tokens.at(i), sentence, rules) <= 0.0 &&
               tokens.at(i).kind != text::Token::Kind::Symbol;
    };
    while (first <= last && empty(first))
        ++first;
    while (first <= last && empty(last))
        --last;
    if (first > last)
        return std::nullopt;
    Stretch stretch{first, last, 0.0};
    int telling = 0;
    for (qsizetype i = first; i <= last; ++i) {
        const double weight = weightOf(tokens.at(i), sentence, rules);
        stretch.weight += weight;
        telling += weight > 0.0 ? 1 : 0;
    }
    // One word alone seldom tells what a message is about.
    if (telling == 1)
        stretch.weight *= 0.6;
    return stretch;
}

} // namespace

QString tellingStretch(const QString& sentence, text::Language language, int words, int characters)
{
    const LanguageRules& rules = rulesFor(language);
    const auto tokens = text::tokens(sentence);
    std::optional<Stretch> best;
    for (qsizetype from = 0; from < std::ssize(tokens); ++from) {
        if (from > 0 && leadsToVerb(tokens.at(from - 1)) && tokens.at(from).isWord() &&
            rules.language != text::Language::German)
            continue;
        int counted = 0;
        for (qsizetype to = from; to < std::ssize(tokens); ++to) {
            // A date says when, not what.
            if ((ends(tokens.at(to), rules) && !joinsNames(tokens, to, sentence)) ||
                rules.months.contains(tokens.at(to).span.of(sentence).toString()))
                break;
            counted += tokens.at(to).kind != text::Token::Kind::Symbol ? 1 : 0;
            auto stretch = trimmed(tokens, from, to, sentence, rules);
            // "The side" of what?
            if (stretch && to + 1 < std::ssize(tokens) && isCutBefore(tokens.at(to + 1), rules))
                stretch->weight *= 0.4;
            if (!stretch || stretch->first != from || stretch->last != to || counted > words)
                continue;
            const qsizetype length = tokens.at(to).span.end - tokens.at(from).span.start;
            if (length <= characters && (!best || stretch->weight > best->weight))
                best = stretch;
        }
    }
    constexpr double tellsLittle = 2.0;
    if (!best || best->weight < tellsLittle)
        return {};
    const qsizetype start = tokens.at(best->first).span.start;
    return sentence.sliced(start, tokens.at(best->last).span.end - start);
}

namespace {

/// "the " or "a ", if that is what stands before the stretch in its sentence.
QString articleBefore(const QString& stretch, const QString& sentence)
{
    const qsizetype at = stretch.isEmpty() ? -1 : sentence.indexOf(stretch);
    const QString before = at > 0 ? sentence.left(at).toLower() : QString();
    for (const QString& article : {u"the "_s, u"a "_s, u"an "_s}) {
        if (before == article || before.endsWith(QString(u' ' + article)))
            return article;
    }
    return {};
}

} // namespace

QString subjectLine(const MessagePlan& plan, const Phrases& phrases, const QString& company,
                    const Rules& rules, const QSet<QString>& smallWords)
{
    constexpr int spareWords = 2;
    QString topic;
    QString article;
    for (const auto& statement : {std::optional(plan.hook), plan.second}) {
        if (!topic.isEmpty() || !statement)
            continue;
        topic = tellingStretch(statement->words, phrases.language,
                               rules.subjectWordsMax - spareWords, rules.subjectCharactersMax);
        article = articleBefore(topic, statement->words);
    }
    const QString said = topic.isEmpty() ? company : topic;
    const QStringList& wordings = phrases.of(u"subject"_s);
    const qsizetype first = choose(plan.wording, u"subject", wordings.size());
    for (qsizetype i = 0; i < wordings.size(); ++i) {
        const QString& wording = wordings.at((first + i) % wordings.size());
        if (wording.contains(u"{company}"_s) &&
            (company.isEmpty() || said.contains(company, Qt::CaseInsensitive)))
            continue;
        QString line = wording;
        // After "on" a noun keeps the article that it has in its sentence.
        const bool wantsArticle = wording.contains(u"on {topic}"_s) && said == topic;
        const QString inside = asContinuation(said, phrases, smallWords);
        line.replace(u"{topic}"_s, wantsArticle ? QString(article + inside) : inside);
        line.replace(u"{company}"_s, company);
        line = withCapital(line);
        const int words = text::wordCount(line);
        if (words >= rules.subjectWordsMin && words <= rules.subjectWordsMax &&
            line.size() <= rules.subjectCharactersMax)
            return line;
    }
    return withCapital(said.left(rules.subjectCharactersMax));
}

} // namespace countersign::generation
