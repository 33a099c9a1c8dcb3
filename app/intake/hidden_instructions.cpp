// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/hidden_instructions.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <vector>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

constexpr qsizetype longestExcerpt = 200;

struct Rule {
    QString why;
    QRegularExpression pattern;
};

QRegularExpression expression(const QString& pattern)
{
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption |
                                           QRegularExpression::UseUnicodePropertiesOption |
                                           QRegularExpression::DotMatchesEverythingOption);
}

/// What such sentences call their reader.
const QString& modelWords()
{
    static const QString words =
        uR"((?:(?:large )?language models?|llms?|chat ?gpt|gpt-?\d*|chatbots?|)"
        uR"(a\.?i\.? (?:models?|assistants?|agents?|tools?|systems?|writers?)|)"
        uR"((?:ai|virtual|digital|automated|email|writing) (?:assistants?|agents?|tools?)|)"
        uR"(sprachmodelle?n?|ki-?(?:modelle?|assistenten?|systeme?|agenten?)|)"
        uR"(mod[eè]les? de langage|assistants? (?:ia|virtuels?)|agents? ia|)"
        uR"(modelos? de lenguaje|asistentes? (?:de ia|virtuales)|agentes? de ia))"_s;
    return words;
}

const std::vector<Rule>& rules()
{
    static const std::vector<Rule> all = [] {
        const QString& model = modelWords();
        const QString addresses = u"addresses_a_model"_s;
        const QString overrides = u"override"_s;
        // A bare "AI" may be an adjective ("if you are an AI vendor"): then no stop follows it.
        const QString bare =
            uR"(|(?:ai|a\.i\.|ki|ia|bot|robot)(?=\s*(?:[,.;:!)]|$|reading|processing)))"_s;
        return std::vector<Rule>{
            {addresses,
             expression(uR"(\b(?:if|when|since|in case)\s+(?:you|this|the reader)(?:['’]re|)"
                        uR"(\s+are|)"
                        uR"(\s+is)?\s+)"
                        uR"((?:being\s+)?(?:read\s+by\s+|processed\s+by\s+)?(?:an?\s+)?(?:)"_s +
                        model + bare + u")"_s)},
            {addresses,
             expression(uR"(\b(?:notes?|messages?|instructions?|attention|hinweis|nachricht|)"
                        uR"(anweisung(?:en)?|consignes?|nota|instrucciones)\s*)"
                        uR"((?:to|for|an|für|aux?|pour|para|a)\s+(?:all\s+|any\s+|alle\s+|)"
                        uR"(les\s+|)"
                        uR"(los\s+)?)"_s +
                        model)},
            {addresses,
             expression(
                 u"(?:"_s + model +
                 uR"(\s+(?:reading|processing|summari[sz]ing|parsing|that reads?|)"
                 uR"(which reads?)\b|)"
                 uR"(\b(?:assistants?|bots|agents)\s+(?:reading|processing|parsing)\s+this\b))"_s)},
            {addresses,
             expression(
                 uR"(\b)"_s + model +
                 uR"(\s+(?:must|should|please|have to|sollen|müssen|bitte|doivent|)"
                 uR"(deben)\b[^.!?\n]{0,60})"
                 uR"(\b(?:message|reply|e-?mail|this text|this page|answer|response|candidate|)"
                 uR"(recipient|)"
                 uR"(nachricht|antwort|réponse|respuesta|mensaje)\b)"_s)},
            {addresses, expression(uR"(\b(?:wenn|falls)\s+(?:du|sie)\s+(?:eine?\s+)?(?:)"_s +
                                   model + uR"(|ki)\b)"_s)},
            {addresses,
             expression(
                 uR"(\bsi\s+(?:vous\s+êtes|tu\s+es|eres|es\s+usted|usted\s+es)\s+(?:une?\s+|)"
                 uR"(una\s+)?(?:)"_s +
                 model + uR"(|ia)\b)"_s)},
            {overrides,
             expression(
                 uR"(\b(?:ignore|disregard|forget|override|bypass)\s+(?:all\s+|any\s+|the\s+|)"
                 uR"(your\s+|of\s+|every\s+)*(?:previous|prior|earlier|above|preceding|existing|)"
                 uR"(other|system|original)?\s*(?:instructions?|prompts?|directions?|guidelines|)"
                 uR"(guardrails)\b)"_s)},
            {overrides,
             expression(
                 uR"(\b(?:(?:reveal|print|show|repeat|output|your)\s+(?:the\s+|)"
                 uR"(your\s+)?system prompt\b|new instructions?\s*:|you are now (?:an?|in)\s+))"_s)},
            {overrides,
             expression(
                 uR"(\b(?:ignoriere|missachte|vergiss|ignorieren sie|vergessen sie)\s+)"
                 uR"((?:alle\s+|die\s+|deine\s+|ihre\s+)*(?:vorherigen|bisherigen|obigen|)"
                 uR"(früheren|vorigen|vorangegangenen)\s+(?:anweisungen|instruktionen|vorgaben|)"
                 uR"(befehle))"_s)},
            {overrides,
             expression(uR"(\b(?:ignore[zrs]?|oublie[zrs]?)\s+(?:toutes?\s+|les\s+|vos\s+|)"
                        uR"(tes\s+)*)"
                        uR"((?:instructions|consignes)\b)"_s)},
            {overrides,
             expression(uR"(\b(?:ignora|ignore|olvida|olvide)\s+(?:todas\s+|las\s+|tus\s+|)"
                        uR"(sus\s+)*)"
                        uR"((?:instrucciones|indicaciones)\b)"_s)},
            {u"comment"_s,
             expression(
                 uR"(<!--(?:(?!-->).){0,400}?\b(?:begin|start|write|say|state|include|add|)"
                 uR"(mention|reply|respond|answer|tell|recommend|output|approve|schreibe|füge|)"
                 uR"(antworte|écrivez|ajoutez|répondez|escribe|añade|responde)\b(?:)"
                 uR"((?!-->).){0,400}?-->)"_s)},
        };
    }();
    return all;
}

bool endsSentence(QChar c)
{
    return c == u'.' || c == u'!' || c == u'?' || c == u'\n' || c == u'<' || c == u'>';
}

/// The match with the rest of its sentence, which is where the order itself stands.
text::Span sentenceAround(const QString& text, qsizetype start, qsizetype end)
{
    while (start > 0 && !endsSentence(text[start - 1]))
        --start;
    while (end < text.size() && !endsSentence(text[end]))
        ++end;
    while (start < end && !text[start].isLetterOrNumber())
        ++start;
    return {start, end};
}

/// Characters that show nothing but can spell text: the tags of Unicode, and long runs of zero-width ones.
void addInvisible(const QString& text, std::vector<HiddenInstruction>& found)
{
    // The flags of Scotland and its like are spelt in tags too: a black flag stands before them.
    static const QRegularExpression tags(
        uR"(\x{1F3F4}[\x{E0020}-\x{E007F}]+(*SKIP)(*FAIL)|[\x{E0020}-\x{E007F}]{3,})"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression zeroWidth(u"[\u200B\u200C\u200D\u2060\uFEFF]{8,}"_s);
    for (const QRegularExpression& pattern : {tags, zeroWidth}) {
        QRegularExpressionMatchIterator matches = pattern.globalMatch(text);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            QString readable; // a tag character is the ASCII one it is named after
            for (const char32_t c : match.captured().toUcs4()) {
                if (c > 0xE0000)
                    readable.append(QChar(static_cast<char16_t>(c - 0xE0000)));
            }
            found.push_back({{match.capturedStart(), match.capturedEnd()},
                             readable.left(longestExcerpt),
                             u"invisible"_s});
        }
    }
}

} // namespace

std::vector<HiddenInstruction> hiddenInstructions(const QString& text)
{
    std::vector<HiddenInstruction> found;
    for (const Rule& rule : rules()) {
        QRegularExpressionMatchIterator matches = rule.pattern.globalMatch(text);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            const text::Span span =
                sentenceAround(text, match.capturedStart(), match.capturedEnd());
            const bool known =
                std::any_of(found.begin(), found.end(), [&span](const HiddenInstruction& other) {
                    return other.span.overlaps(span);
                });
            if (!known)
                found.push_back({span, span.of(text).toString().left(longestExcerpt), rule.why});
        }
    }
    addInvisible(text, found);
    std::sort(found.begin(), found.end(),
              [](const HiddenInstruction& a, const HiddenInstruction& b) {
                  return a.span.start < b.span.start;
              });
    return found;
}

} // namespace countersign::intake
