// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include "app/text/letter_lines.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

constexpr auto id = "output.residue";

struct Pattern {
    QRegularExpression regex;
    QString reason;
};

/// What a model's answer carries around or inside the message. Boundaries of lines are by (?m).
const std::array<Pattern, 7>& patterns()
{
    constexpr auto lines = QRegularExpression::MultilineOption;
    constexpr auto words =
        QRegularExpression::MultilineOption | QRegularExpression::CaseInsensitiveOption;
    static const std::array<Pattern, 7> list{{
        {QRegularExpression(
             uR"(^\W{0,4}(?:subject(?: line)?|betreff|betreffzeile|objet|asunto)\W{0,3}:.*$)"_s,
             words),
         u"subject_line"_s},
        {QRegularExpression(
             uR"(</?(?:think|thinking|thought|reasoning|scratchpad|analysis|answer|response|output|draft)>|<\|[a-z_]+\|>|\[/?INST\]|<</?SYS>>)"_s,
             words),
         u"reasoning"_s},
        {QRegularExpression(
             uR"(^(?:reasoning|thought process|chain of thought|analysis|assistant|user|system|final answer|output|draft \d|version \d|option [\dA-C])\W{0,2}:)"_s,
             words),
         u"reasoning"_s},
        {QRegularExpression(
             uR"(^\W{0,3}(?:word count|words|character count|characters|tone|length|note)\W{1,3}.{0,40}[\])]\s*$)"_s,
             words),
         u"reasoning"_s},
        {QRegularExpression(
             uR"(^\s{0,3}#{1,6} +\S.*$|^\s{0,3}(?:-{3,}|\*{3,}|_{3,})\s*$|^>\s+\S.*$|```)"_s,
             lines),
         u"markdown"_s},
        {QRegularExpression(
             uR"((?<![\w*])\*\*(?=\S)[^*\n]+?\*\*|(?<![\w_])__(?=\S)[^_\n]+?__(?!\w)|\[[^\]\n@]+\]\((?:https?:|mailto:)[^)\s]+\)|(?<![\w`])`[^`\n]+`)"_s,
             lines),
         u"markdown"_s},
        {QRegularExpression(uR"(\\n|\\u[0-9a-f]{4}|&(?:amp|lt|gt|nbsp|quot|#\d{2,4});)"_s, words),
         u"escapes"_s},
    }};
    return list;
}

void findPatterns(Context& context, const TaggedText& draft, Findings& findings)
{
    static const QRegularExpression anySign(uR"([*_#`<>\\&\[]|\]\(|---|:)"_s);
    if (!draft.analysis.text.contains(anySign))
        return;
    std::vector<Span> taken;
    for (const Pattern& pattern : patterns()) {
        auto matches = pattern.regex.globalMatch(draft.analysis.text);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            Span span{match.capturedStart(), match.capturedEnd()};
            while (span.end > span.start && draft.analysis.text.at(span.end - 1).isSpace())
                --span.end;
            const bool isTaken = std::any_of(
                taken.begin(), taken.end(), [span](const Span& one) { return one.overlaps(span); });
            if (isTaken || span.isEmpty())
                continue;
            taken.push_back(span);
            findings.push_back(context.finding(id, Severity::Blocker, span, pattern.reason));
        }
    }
}

/// Sentences in which the model speaks about its output; those side by side are one finding.
void findModelTalk(Context& context, Findings& findings)
{
    const auto& sentences = context.reading().sentences;
    for (size_t i = 0; i < sentences.size(); ++i) {
        if (sentences[i].role != SentenceRole::Residue)
            continue;
        Span span = sentences[i].span;
        const bool atStart = i <= 1;
        while (i + 1 < sentences.size() && sentences[i + 1].role == SentenceRole::Residue)
            span.end = sentences[++i].span.end;
        findings.push_back(
            context.finding(id, Severity::Blocker, span, atStart ? u"preamble"_s : u"afterword"_s));
    }
}

bool isOpenAtEnd(const TaggedText& draft, const Sentence& last)
{
    const auto& tokens = draft.analysis.tokens;
    size_t end = last.tokens.last;
    while (end > last.tokens.first && tokens[end - 1].kind == Token::Kind::Mark)
        --end;
    if (end == last.tokens.first)
        return false;
    const Token& token = tokens[end - 1];
    if (token.kind == Token::Kind::Punctuation)
        return QStringView(u",;-–—([{„“«").contains(draft.analysis.text.at(token.span.start));
    if (!token.isWord())
        return false;
    // A preposition can end a sentence in English ("the dock we spoke about"); these cannot end anything.
    static const QStringList never{
        u"the"_s,   u"a"_s,     u"an"_s,   u"and"_s,  u"or"_s,    u"but"_s,   u"because"_s,
        u"which"_s, u"whose"_s, u"your"_s, u"our"_s,  u"my"_s,    u"their"_s, u"of"_s,
        u"than"_s,  u"der"_s,   u"die"_s,  u"das"_s,  u"den"_s,   u"dem"_s,   u"und"_s,
        u"oder"_s,  u"weil"_s,  u"dass"_s, u"eine"_s, u"einen"_s, u"einer"_s, u"ihre"_s,
        u"ihren"_s, u"le"_s,    u"la"_s,   u"les"_s,  u"un"_s,    u"une"_s,   u"et"_s,
        u"ou"_s,    u"de"_s,    u"du"_s,   u"des"_s,  u"que"_s,   u"votre"_s, u"vos"_s,
        u"notre"_s, u"nos"_s,   u"with"_s, u"mit"_s,  u"avec"_s,  u"if"_s};
    return never.contains(token.folded);
}

constexpr int proseWordsMin = 5;

/// A last sentence of prose without its stop, when the sentences before it have theirs.
bool lacksItsStop(const TaggedText& draft, const SentenceReading& reading, const Sentence& last)
{
    if (last.role != SentenceRole::Statement || last.isPoint || last.isCited ||
        draft.wordsIn(last.tokens) < proseWordsMin)
        return false;
    const QChar end = draft.analysis.text.at(last.span.end - 1);
    if (QStringView(u".!?…:\"”’)»").contains(end) ||
        draft.token(last.tokens.last - 1).kind != Token::Kind::Word)
        return false;
    int functionWords = 0;
    for (size_t i = last.tokens.first; i < last.tokens.last; ++i)
        functionWords += text::isStopWord(draft.token(i).folded, draft.analysis.language);
    if (functionWords < 2)
        return false;
    const bool isPhone = std::any_of(reading.sentences.begin(), reading.sentences.end(),
                                     [](const Sentence& one) { return one.isPoint; });
    const bool followsGreeting = last.body.start > last.span.start || reading.sentences.size() == 2;
    const bool followsStop = std::any_of(
        reading.sentences.begin(), reading.sentences.end() - 1, [&draft](const Sentence& one) {
            return one.role == SentenceRole::Statement &&
                   QStringView(u".!?]").contains(draft.analysis.text.at(one.span.end - 1));
        });
    return !isPhone && (followsGreeting || followsStop);
}

void findCutOff(Context& context, Findings& findings)
{
    const SentenceReading& reading = context.reading();
    if (reading.sentences.empty())
        return;
    const Sentence& last = reading.sentences.back();
    if (last.role == SentenceRole::SignOff || last.role == SentenceRole::Signature ||
        last.role == SentenceRole::OptOut || last.role == SentenceRole::Residue)
        return;
    const TaggedText& draft = context.draft();
    if (isOpenAtEnd(draft, last) || lacksItsStop(draft, reading, last))
        findings.push_back(context.finding(id, Severity::Blocker, last.body, u"cut_off"_s));
}

} // namespace

void checkOutputResidue(Context& context, Findings& findings)
{
    findModelTalk(context, findings);
    findPatterns(context, context.draft(), findings);
    findCutOff(context, findings);
}

} // namespace countersign::checks
