// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/language.h"

#include "app/text/chars.h"
#include "app/text/number_words.h"
#include "app/text/tokens.h"
#include "app/text/word_table.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

using namespace Qt::StringLiterals;

namespace countersign::text {
namespace {

/// The languages that are told apart. Those after Spanish are known only so as not to be taken for one
/// of ours.
enum Candidate { En, De, Fr, Es, Nl, It, Pt, Da, Sv, Pl, CandidateCount };

using Scores = std::array<double, CandidateCount>;

struct CandidateWords {
    Candidate candidate = En;
    QStringView words;
};

/// Words that are frequent in one language; where two share a word it speaks for both.
constexpr std::array<CandidateWords, CandidateCount> FunctionWords{{
    {En, u"the of and to you your is are was were that this with for have has had from it its they "
         u"their we "
         u"our would could will shall should may can not which when what who how there than then "
         u"if or but "
         u"at by on be been an as about into out up one two do does did i i'm it's don't we've "
         u"you're since "
         u"after before in a"},
    {De, u"der die das und ist sind war nicht mit sich auf für von dem den des ein eine einen "
         u"einer einem zu "
         u"im am an auch es sie wir ihr ihre ihren ihnen unser unsere wird werden wurde hat haben "
         u"bei aus "
         u"nach über oder aber wenn dass als wie noch nur kann können möchten darf ich mich mir "
         u"uns zum zur "
         u"vom bis seit ihrem ihrer keine kein in"},
    {Fr, u"le la les des du de un une et est sont dans pour que qui ne pas vous nous votre vos "
         u"notre nos je "
         u"il elle ils elles sur avec au aux ce cette ces par plus mais ou où en l' d' qu' j' n' "
         u"s' c' été "
         u"être avoir avez avons peut puis-je sans sous leur leurs si son sa ses"},
    {Es,
     u"el la los las de del y en que un una es son para por con no se su sus al lo como más pero "
     u"usted "
     u"ustedes nos nuestro nuestra le les está están ha han fue ser sin sobre este esta o si puede "
     u"desde hasta muy también"},
    {Nl, u"de het een en van is zijn was niet met op voor dat die aan te er om bij ook naar uit "
         u"door over "
         u"je jij jullie u uw wij we onze ons heeft hebben wordt worden maar als dan nog kan in ik "
         u"deze dit"},
    {It, u"il lo la gli le di del della dei delle e è sono un una che non per con in da dal al "
         u"alla nel "
         u"nella si ha hanno vi ci suo sua vostro nostra questo questa come più ma anche o"},
    {Pt, u"o a os as de do da dos das e em no na um uma que não para por com se seu sua ao mais "
         u"mas como "
         u"você nós nosso foi são está é ou também até isso"},
    {Da, u"og er det den en et på til af med for at ikke som der har vi jeg du de om fra kan vil "
         u"var blev "
         u"men eller jeres vores når i"},
    {Sv, u"och är det den en ett på till av med för att inte som har vi jag du de om från kan vill "
         u"var blev "
         u"men eller era vår när i"},
    {Pl, u"i w na z do nie się jest są to że jak o po od za dla czy ale przez przy co ma być oraz "
         u"pan pani "
         u"państwa nasz"},
}};

const WordTable<std::uint32_t>& functionWords()
{
    static const WordTable<std::uint32_t> table = [] {
        WordTable<std::uint32_t> bits;
        std::array<WordTable<bool>, CandidateCount> sets;
        for (const CandidateWords& list : FunctionWords)
            sets[list.candidate].insertWords(list.words, true);
        for (const CandidateWords& list : FunctionWords) {
            qsizetype start = 0;
            for (qsizetype i = 0; i <= list.words.size(); ++i) {
                if (i < list.words.size() && list.words[i] != u' ')
                    continue;
                const QStringView word = list.words.sliced(start, i - start);
                start = i + 1;
                std::uint32_t mask = 0;
                for (std::size_t c = 0; c < CandidateCount; ++c)
                    mask |= sets[c].contains(word) ? 1U << c : 0U;
                bits.insert(word, mask);
            }
        }
        return bits;
    }();
    return table;
}

/// Letters that only some of the languages have.
void addLetters(QStringView folded, Scores& scores)
{
    constexpr double telling = 0.75;
    for (const QChar c : folded) {
        switch (c.unicode()) {
        case 0x00E4: // ä
        case 0x00F6: // ö
            scores[De] += telling;
            scores[Sv] += telling;
            break;
        case 0x00FC: // ü
            scores[De] += telling;
            break;
        case 0x00E0: // à
        case 0x00E8: // è
            scores[Fr] += telling;
            scores[It] += telling;
            break;
        case 0x00EA: // ê
        case 0x00EE: // î
        case 0x0153: // œ
        case 0x00FB: // û
            scores[Fr] += telling;
            break;
        case 0x00F1: // ñ
            scores[Es] += telling;
            break;
        case 0x00E3: // ã
        case 0x00F5: // õ
            scores[Pt] += telling;
            break;
        case 0x00E6: // æ
        case 0x00F8: // ø
            scores[Da] += telling;
            break;
        case 0x00E5: // å
            scores[Da] += telling;
            scores[Sv] += telling;
            break;
        case 0x0142: // ł
        case 0x0105: // ą
        case 0x0119: // ę
        case 0x017C: // ż
            scores[Pl] += telling;
            break;
        default:
            break;
        }
    }
}

/// True if most letters are of another script.
bool isForeignScript(QStringView text)
{
    qsizetype latin = 0;
    qsizetype other = 0;
    for (const QChar c : text) {
        if (!c.isLetter())
            continue;
        if (c.script() == QChar::Script_Latin)
            ++latin;
        else
            ++other;
    }
    constexpr qsizetype enough = 8;
    return other > latin && other >= enough;
}

std::optional<Language> languageOf(std::size_t candidate)
{
    switch (candidate) {
    case En:
        return Language::English;
    case De:
        return Language::German;
    case Fr:
        return Language::French;
    case Es:
        return Language::Spanish;
    default:
        return Language::Other;
    }
}

} // namespace

Language languageFromTag(QStringView tag)
{
    const qsizetype end =
        std::find_if(tag.begin(), tag.end(),
                     [](QChar c) { return c == u'-' || c == u'_' || c == u'.' || c == u'@'; }) -
        tag.begin();
    const QString primary = tag.first(end).trimmed().toString().toLower();
    if (primary.isEmpty() || primary == "en"_L1 || primary == "eng"_L1)
        return Language::English;
    if (primary == "de"_L1 || primary == "deu"_L1 || primary == "ger"_L1 || primary == "gsw"_L1)
        return Language::German;
    if (primary == "fr"_L1 || primary == "fra"_L1 || primary == "fre"_L1)
        return Language::French;
    if (primary == "es"_L1 || primary == "spa"_L1)
        return Language::Spanish;
    return Language::Other;
}

QString languageTag(Language language)
{
    switch (language) {
    case Language::English:
        return u"en"_s;
    case Language::German:
        return u"de"_s;
    case Language::French:
        return u"fr"_s;
    case Language::Spanish:
        return u"es"_s;
    case Language::Other:
        break;
    }
    return u"und"_s;
}

namespace {

struct Telling {
    Scores scores{};
    int words = 0;
};

Telling readTelling(QStringView text)
{
    Telling result;
    Scores& scores = result.scores;
    int& telling = result.words;
    bool first = true; // of a sentence: its capital says nothing
    for (const Token& token : tokens(text)) {
        if (token.kind == Token::Kind::Punctuation) {
            const char16_t c = at(token.folded, 0);
            first = c != u',' && c != u'-' && c != u'/';
            continue;
        }
        if (!token.isWord())
            continue;
        const bool isName = !first && isUpper(at(text, token.span.start));
        first = false;
        if (const std::uint32_t* mask = functionWords().find(token.folded)) {
            ++telling;
            // A word of one language says more than one that half of them have.
            const double weight = 1.0 / std::popcount(*mask);
            for (std::size_t c = 0; c < CandidateCount; ++c) {
                if ((*mask >> c & 1U) != 0)
                    scores[c] += weight;
            }
        } else if (!isName) {
            addLetters(token.folded, scores);
        }
    }
    return result;
}

/// The best but one.
double secondOf(const Scores& scores)
{
    Scores sorted = scores;
    std::nth_element(sorted.begin(), sorted.begin() + 1, sorted.end(), std::greater<>());
    return sorted[1];
}

} // namespace

std::optional<Language> detectLanguage(QStringView text)
{
    if (isForeignScript(text))
        return Language::Other;
    const auto [scores, telling] = readTelling(text);
    constexpr int enoughWords = 4;
    constexpr double enoughScore = 2.0;
    constexpr double clearly = 1.5;
    const auto best = std::max_element(scores.begin(), scores.end());
    if (telling < enoughWords || *best < enoughScore || *best < clearly * secondOf(scores))
        return std::nullopt;
    return languageOf(static_cast<std::size_t>(best - scores.begin()));
}

Language likelyLanguage(QStringView text, Language fallback)
{
    if (isForeignScript(text))
        return Language::Other;
    Scores scores = readTelling(text).scores;
    constexpr std::pair<std::size_t, Language> spoken[] = {{En, Language::English},
                                                           {De, Language::German},
                                                           {Fr, Language::French},
                                                           {Es, Language::Spanish}};
    for (const Token& token : tokens(text)) {
        if (token.folded == u"null") // German for zero, and what programs write for nothing
            continue;
        for (const auto& candidate : spoken) {
            const Language language = candidate.second;
            // "forty", "vierzig": a number word of one language only
            const bool isOnlyHere =
                numberWord(token.folded, language) &&
                std::none_of(std::begin(spoken), std::end(spoken), [&](const auto& other) {
                    return other.second != language && numberWord(token.folded, other.second);
                });
            scores[candidate.first] += isOnlyHere ? 1.0 : 0.0;
        }
    }
    Language best = fallback;
    double most = 0.0;
    for (const auto& [candidate, language] : spoken) {
        const bool isBetter = scores[candidate] > most;
        const bool isTie = scores[candidate] == most && most > 0.0 && language == fallback;
        if (isBetter || isTie)
            best = language;
        most = std::max(most, scores[candidate]);
    }
    return best;
}

} // namespace countersign::text
