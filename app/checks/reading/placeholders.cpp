// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/reading/placeholders.h"

#include "app/checks/lexicon/word_set.h"
#include "app/checks/reading/sentence_roles.h"
#include "app/text/names.h"
#include "app/text/verbs.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

/// What merge fields and notes to the writer are called.
const WordSet& fieldWords()
{
    static const WordSet words(
        u"name fname lname firstname lastname first last given family surname fullname company "
        u"firm "
        u"organisation organization account title role job position industry sector city country "
        u"location date day link url email phone number amount metric product feature benefit pain "
        u"topic event insert sender signature placeholder competitor customer client prospect "
        u"recipient reference statistic stat vorname nachname firma anrede titel datum stadt "
        u"branche "
        u"einfügen unternehmen thema prénom prenom nom société societe entreprise poste ville "
        u"insérer lien contactfield merge compliment icebreaker personalization personalisation "
        u"your ihr ihre votre");
    return words;
}

/// Brackets of one of these kinds are a merge mark whatever they hold, or only if it is a field.
struct Dialect {
    QRegularExpression pattern;
    bool needsField;
};

const std::array<Dialect, 8>& dialects()
{
    static const std::array<Dialect, 8> list{{
        {QRegularExpression(uR"(\[object [A-Z][A-Za-z]*\])"_s), false},
        // {{ company | default: "x" }}, {% if x %}, ${name}, #{name}, {FIRST_NAME}, {Hi|Hello}
        {QRegularExpression(
             uR"(\{\{\{?[^{}\n]{0,120}\}?\}\}|\{%[^\n]{0,120}?%\}|[$#]?\{[\p{L}_$][^{}\n]{0,80}\})"_s),
         false},
        // *|FNAME|*, %ROLE%, <<insert>>, [[name]], <%= name %>, <?= $name ?>, @@name@@, ##name##, #NAME#, __NAME__
        {QRegularExpression(
             uR"(\*\|[^|\n]{1,60}\|\*|(?<![\w%])%%?[A-Za-z][A-Za-z0-9_.]*%%?(?!\w)|<<[^<>\n]{1,80}>>|\[\[[^\[\]\n]{1,80}\]\]|<%[^\n]{0,80}?%>|<\?=?[^\n]{1,80}?\?>|@@\w+@@|##\w+##|(?<![\w#])#[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*#(?![\w#])|(?<!\w)__[A-Z][A-Z_]+__(?!\w))"_s),
         false},
        {QRegularExpression(uR"(\[[^\[\]\n]{2,80}\])"_s), true},
        {QRegularExpression(uR"(<[A-Za-z][\w .\-]{1,40}>|«\w+»)"_s), true},
        {QRegularExpression(uR"((?<!\w)\$[A-Z][A-Z_]{2,}\b\$?|\$[a-z_]{2,}\$)"_s), true},
        {QRegularExpression(uR"((?<![\w.])(?:X{3,}|XX(?= ?%)|TBD|TBC|TODO|FIXME)(?!\w))"_s), false},
        {QRegularExpression(uR"(\b[Ll]orem ipsum\b)"_s), false},
    }};
    return list;
}

bool namesField(QStringView inside)
{
    int words = 0;
    bool found = false;
    for (const Token& token : text::tokens(inside)) {
        if (token.kind == Token::Kind::Punctuation)
            continue;
        ++words;
        for (const QString& part : token.folded.split(u'_'))
            found = found || fieldWords().contains(part);
    }
    return found && words <= 8;
}

bool isQuoted(QStringView text, Span span)
{
    const qsizetype before = text.first(span.start).count(u'"') +
                             text.first(span.start).count(u'“') -
                             text.first(span.start).count(u'”');
    return before % 2 != 0;
}

bool overlapsAny(const std::vector<Placeholder>& found, Span span)
{
    return std::any_of(found.begin(), found.end(),
                       [span](const auto& one) { return one.span.overlaps(span); });
}

void findMarks(const TaggedText& text, std::vector<Placeholder>& found)
{
    const QString& whole = text.analysis.text;
    static const QRegularExpression anyOpener(uR"([\[{<«%*$@#_X]|TB[DC]|TODO|FIXME|orem ipsum)"_s);
    if (!whole.contains(anyOpener))
        return;
    for (const Dialect& dialect : dialects()) {
        auto matches = dialect.pattern.globalMatch(whole);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            const Span span{match.capturedStart(), match.capturedEnd()};
            const bool isCitation =
                std::any_of(text.analysis.marks.begin(), text.analysis.marks.end(),
                            [span](const auto& mark) { return mark.span.overlaps(span); });
            if (isCitation || overlapsAny(found, span))
                continue;
            const bool isLink = QStringView(whole).sliced(span.end).startsWith(u'(');
            if (dialect.needsField &&
                (isLink || !namesField(span.of(whole)) || isQuoted(whole, span)))
                continue;
            const bool isValue = span.of(whole).startsWith(u"[object ");
            found.push_back({span, isValue ? Placeholder::Kind::Value : Placeholder::Kind::Mark});
        }
    }
}

/// Printed values stand where a name or a noun belongs: after a greeting or a preposition, before a stop.
class ValueFinder {
public:
    ValueFinder(const TaggedText& text, const QStringList& ownWords,
                std::vector<Placeholder>& found)
        : m_text(text)
        , m_own(ownWords)
        , m_found(found)
        , m_greeting(text::greetedName(text.analysis.text))
    {}

    void find();

private:
    [[nodiscard]] bool isValue(size_t index) const;
    [[nodiscard]] bool standsAlone(size_t index) const;
    [[nodiscard]] bool followsPreposition(size_t index) const;
    [[nodiscard]] QStringView written(size_t index) const
    {
        return m_text.token(index).span.of(m_text.analysis.text);
    }

    const TaggedText& m_text;
    const QStringList& m_own;
    std::vector<Placeholder>& m_found;
    std::optional<text::Greeting> m_greeting;
};

const WordSet& prepositions()
{
    static const WordSet words(
        u"for at with of to from by in on about für bei mit von zu an pour chez "
        u"avec de à sur par");
    return words;
}

bool ValueFinder::followsPreposition(size_t index) const
{
    return index > 0 && prepositions().contains(m_text.token(index - 1).folded);
}

/// Nothing that the word could belong to follows it.
bool ValueFinder::standsAlone(size_t index) const
{
    if (index + 1 >= m_text.analysis.tokens.size())
        return true;
    const Token& next = m_text.token(index + 1);
    return next.kind == Token::Kind::Punctuation || next.folded == u"'s";
}

bool ValueFinder::isValue(size_t index) const
{
    const Token& token = m_text.token(index);
    const QStringView word = written(index);
    const bool inGreeting = m_greeting && m_greeting->span.contains(token.span);
    const bool isMissing = token.folded == u"undefined" || token.folded == u"null" ||
                           token.folded == u"nan" || token.folded == u"none";
    if (!isMissing || m_own.contains(token.folded))
        return false;
    // "undefined, you told us": it stands where the reader is called by name.
    const bool isCalled =
        index == 0 && m_text.analysis.tokens.size() > 1 && m_text.token(1).folded == u",";
    if (inGreeting || isCalled || word == u"NaN" || word == u"NULL")
        return true;
    if (token.folded == u"none") {
        // A capital inside a sentence is no English word: it is what Python prints.
        return word == u"None" && followsPreposition(index);
    }
    if (m_text.analysis.language == text::Language::German && token.folded == u"null")
        return false;
    // "for undefined reasons" is English, "a team of null people" is not.
    return followsPreposition(index) && (token.folded == u"null" || standsAlone(index));
}

void ValueFinder::find()
{
    for (size_t i = 0; i < m_text.analysis.tokens.size(); ++i) {
        const Span span = m_text.token(i).span;
        if (m_text.token(i).isWord() && isValue(i) && !overlapsAny(m_found, span)) {
            const bool inGreeting = m_greeting && m_greeting->span.contains(span);
            m_found.push_back({span, Placeholder::Kind::Value, inGreeting});
        }
    }
}

/// "Hi , saw": a greeting without a name before its comma.
void findGreetingHole(const TaggedText& text, std::vector<Placeholder>& found)
{
    // ", you told us": nothing stands before the comma.
    if (!text.analysis.tokens.empty() && text.token(0).folded == u",") {
        found.push_back({text.token(0).span, Placeholder::Kind::Hole, true});
        return;
    }
    const auto greeting = text::greetedName(text.analysis.text);
    if (!greeting || !greeting->name.isEmpty() || greeting->isGroup)
        return;
    const QStringView view(text.analysis.text);
    const bool isDear = text::fold(greeting->salutation).startsWith(u"dear") ||
                        text::fold(greeting->salutation).startsWith(u"sehr geehrte") ||
                        !greeting->honorific.isEmpty();
    qsizetype comma = greeting->span.end;
    while (comma < view.size() && view.at(comma).isSpace() && view.at(comma) != u'\n')
        ++comma;
    const bool hasComma = comma < view.size() && view.at(comma) == u',';
    const bool isGap = hasComma && comma > greeting->span.end;
    if (isDear || isGap)
        found.push_back({{greeting->span.start, hasComma ? comma + 1 : greeting->span.end},
                         Placeholder::Kind::Hole,
                         true});
}

/// Verbs and adjectives that keep their preposition when what it belongs to stands before them.
const WordSet& strandingWords()
{
    static const WordSet words(
        u"look looking looked pay paid paying ask asked asking hope hoped hoping wait waiting "
        u"waited "
        u"search searching plan planned planning budget budgeted account accounted aim aimed "
        u"aiming "
        u"prepare prepared preparing care cared used known responsible stand stands called call "
        u"work worked working good bad better best log logged sign signed go going goes came come "
        u"start started step stepping moved move brought bring");
    return words;
}

bool isDoubled(const QString& first, const QString& second)
{
    static const WordSet firsts(u"for at with of from für bei mit von pour avec chez");
    static const WordSet seconds(
        u"in at for of with by on from und and für bei mit von pour avec en");
    // "for at least", "from in front of"
    static const WordSet good(u"from.at from.in from.by of.in for.at of.at with.at");
    return firsts.contains(first) && seconds.contains(second) &&
           !good.contains(QString(first + u'.' + second));
}

/// "3X output for in 2027": two prepositions where a noun was to stand between them.
void findPrepositionHoles(const TaggedText& text, std::vector<Placeholder>& found)
{
    const auto& tokens = text.analysis.tokens;
    for (size_t i = 1; i + 1 < tokens.size(); ++i) {
        if (!tokens[i].isWord() || !tokens[i + 1].isWord() ||
            !isDoubled(tokens[i].folded, tokens[i + 1].folded))
            continue;
        static const WordSet relatives(
            u"what which who whom that where when how everything anything something all things was "
            u"wer wem wen que qui quoi dont ce");
        const bool isStranded = strandingWords().contains(tokens[i - 1].folded);
        bool hasRelative = false;
        for (size_t k = i; k-- > 0 && tokens[k].kind != Token::Kind::Punctuation;)
            hasRelative = hasRelative || relatives.contains(tokens[k].folded);
        const Span span{tokens[i].span.start, tokens[i + 1].span.end};
        if (!isStranded && !hasRelative && !overlapsAny(found, span))
            found.push_back({span, Placeholder::Kind::Hole});
    }
}

/// "Saw that opened a mill": somebody is missing who did it.
void findSubjectHoles(const TaggedText& text, std::vector<Placeholder>& found)
{
    static const WordSet noticing(u"saw see noticed read heard learned learnt");
    static const WordSet auxiliaries(u"is has was will");
    const auto& tokens = text.analysis.tokens;
    for (size_t i = 0; i + 2 < tokens.size(); ++i) {
        const QString& verb = tokens[i + 2].folded;
        const bool isVerb =
            auxiliaries.contains(verb) || (verb.size() > 4 && verb.endsWith("ed"_L1) &&
                                           text::looksFinite(verb, text.analysis.language));
        const Span span{tokens[i + 1].span.start, tokens[i + 2].span.end};
        if (noticing.contains(tokens[i].folded) && tokens[i + 1].folded == u"that" && isVerb &&
            !overlapsAny(found, span))
            found.push_back({span, Placeholder::Kind::Hole});
    }
}

/// "growth at , and", "saw 's news": a blank where a word is missing.
void findBlankHoles(const TaggedText& text, std::vector<Placeholder>& found)
{
    static const QRegularExpression pattern(
        uR"((?<![\p{L}\d])(?:for|at|with|of|to|from|by|about|as|the|für|bei|mit|von|als|pour|chez|avec)\s+[,.](?=\s|$)|(?<=[\p{L}])\s+['’]s(?=\s))"_s);
    auto matches = pattern.globalMatch(text.analysis.text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const Span span{match.capturedStart(), match.capturedEnd()};
        if (!overlapsAny(found, span))
            found.push_back({span, Placeholder::Kind::Hole});
    }
}

} // namespace

std::vector<Placeholder> placeholders(const TaggedText& text, const QStringList& ownWords)
{
    std::vector<Placeholder> found;
    findMarks(text, found);
    ValueFinder(text, ownWords, found).find();
    findGreetingHole(text, found);
    findPrepositionHoles(text, found);
    findSubjectHoles(text, found);
    findBlankHoles(text, found);
    std::sort(found.begin(), found.end(), [](const Placeholder& a, const Placeholder& b) {
        return a.span.start < b.span.start;
    });
    return found;
}

} // namespace countersign::checks
