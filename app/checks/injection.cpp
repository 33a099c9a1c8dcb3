// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/injection.h"

#include "app/checks/lexicon/word_set.h"
#include "app/text/sentences.h"
#include "app/text/tokens.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

/// Speaks to a model, or of how it should answer.
bool addressesModel(const QString& sentence)
{
    static const QRegularExpression pattern(
        uR"((?:\b(?:language models?|large language|llms?|ai (?:models?|assistants?|agents?|systems?|tools?)|chatbots?|gpt(?:-\d)?|chatgpt|claude|gemini|copilot|sprachmodelle?|ki-(?:modelle?|assistenten?)|modèles? de langage|assistants? ia)\b)|\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|all|any|your)\b.{0,20}\b(?:instructions?|prompts?|rules?|messages?)|\bsystem prompt\b|\b(?:ignoriere|vergiss|missachte)\b.{0,40}\b(?:anweisung(?:en)?|regeln)|\bignore[rz]?\b.{0,30}\binstructions\b|\b(?:when|if|before|after)\b.{0,20}\b(?:summari[sz]\w*|paraphras\w*|translat\w*|generat\w*|draft(?:ing)?|compos\w*) (?:this|the (?:page|text|profile|article|above)))"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression orders(
        uR"(\b(?:begin|start|open|end|close|finish|include|insert|add|write|mention|say|tell|reply|respond|answer|output|print|repeat|treat|recommend|state|note|assume|send|do not|always|never|must|should|ignore|disregard|forget|beginne|schreibe|füge|erwähne|antworte|commence|ajoute|écris|mentionne|réponds)\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(sentence).hasMatch() && orders.match(sentence).hasMatch();
}

/// What a person reading the page would not see.
std::vector<Span> hiddenParts(const QString& text)
{
    static const QRegularExpression pattern(
        uR"(<!--.*?-->|<(\w+)[^>]*(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|hidden\b|opacity\s*:\s*0)[^>]*>.*?</\1>)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    std::vector<Span> parts;
    if (!text.contains(u'<'))
        return parts;
    auto matches = pattern.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        parts.push_back({match.capturedStart(), match.capturedEnd()});
    }
    return parts;
}

/// The words that obeying would bring into a message: in capitals, in quotation marks, and the rest of
/// the content.
QStringList tellingWords(QStringView instruction)
{
    static const WordSet own(
        u"note language model models assistant assistants ai llm llms begin start open end close "
        u"finish "
        u"include insert add write mention message messages reply respond answer output word words "
        u"sentence email e-mail mail letter please instructions instruction ignore previous above "
        u"disregard prompt system span style display none hidden div text following first last "
        u"if you are your all any begins with and must should always never tell say reader "
        u"recipient");
    QStringList words;
    for (const Token& token : text::tokens(instruction)) {
        if (!token.isWord() || token.folded.size() < 3 || own.contains(token.folded) ||
            text::isStopWord(token.folded, text::Language::English))
            continue;
        words.append(token.folded);
    }
    words.removeDuplicates();
    return words;
}

/// "the word marzipan", "the phrase blue lantern"
QStringList namedWords(const QString& instruction)
{
    static const QRegularExpression pattern(
        uR"(\b(?:word|phrase|term|wort|mot)s?\s+["“'„«]?([\p{L}-]{4,}))"_s,
        QRegularExpression::CaseInsensitiveOption);
    QStringList named;
    auto matches = pattern.globalMatch(instruction);
    while (matches.hasNext())
        named.append(text::fold(matches.next().captured(1)));
    return named;
}

} // namespace

std::vector<EmbeddedInstruction> embeddedInstructions(const QString& text)
{
    std::vector<EmbeddedInstruction> found;
    const std::vector<Span> hidden = hiddenParts(text);
    const auto add = [&](Span span) {
        found.push_back({span, tellingWords(span.of(text)), namedWords(span.of(text).toString())});
    };
    for (const Span& part : hidden)
        add(part);
    static const QRegularExpression worth(
        uR"(model|\bai\b|llm|assistant|gpt|ignor|disregard|forget|prompt|instruction|chatbot|claude|gemini|copilot|sprachmodell|modèle|anweisung|summari|paraphras|translat|generat|draft|compos)"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (!text.contains(worth))
        return found;
    const std::vector<Span> sentences = text::sentences(text);
    for (size_t i = 0; i < sentences.size(); ++i) {
        const bool isHidden = std::any_of(hidden.begin(), hidden.end(), [&](const Span& part) {
            return part.overlaps(sentences[i]);
        });
        if (!isHidden && addressesModel(sentences[i].of(text).toString()))
            add(sentences[i]);
    }
    return found;
}

} // namespace countersign::checks
