// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

using text::Span;
using text::Token;

constexpr int hitsPerBoundary = 20;

/// One field of the draft, as it is sent.
struct SentField {
    Field field;
    const text::Analysis* analysis;
    QString sent; ///< NFC
};

SentField sentField(Field field, const text::Analysis& analysis)
{
    return {field, &analysis, analysis.plain.text.normalized(QString::NormalizationForm_C)};
}

/// The place in the stored text of a stretch of the sent one in NFC.
Span storedSpan(const SentField& field, Span span)
{
    const text::PlainText& plain = field.analysis->plain;
    if (field.sent.size() != plain.text.size()) {
        // Composing made the text shorter: count code units up to the same composed length.
        const auto original = [&](qsizetype composed) {
            qsizetype at = composed;
            while (at < plain.text.size() &&
                   plain.text.first(at).normalized(QString::NormalizationForm_C).size() < composed)
                ++at;
            while (at < plain.text.size() && plain.text.at(at).isMark())
                ++at;
            return std::min(at, plain.text.size());
        };
        span = {original(span.start), original(span.end)};
    }
    return plain.toMarked(span);
}

void report(Context& context, const SentField& field, const Boundary& boundary, Span span,
            Findings& findings)
{
    const bool isTopic = boundary.kind == BoundaryKind::Topic;
    const Severity severity = isTopic ? Severity::Warning : Severity::Blocker;
    const QString name = boundary.label.isEmpty() ? boundary.id.text() : boundary.label;
    const QString reason = isTopic ? u"topic"_s : u"crossed"_s;
    const QStringList args{name, boundary.title, boundary.reason};
    findings.push_back(
        field.field == Field::Subject
            ? context.findingInSubject("boundary.violation", severity, span, reason, args)
            : context.finding("boundary.violation", severity, span, reason, args));
}

/// A word, or what stands between two hyphens of one.
struct WordPart {
    QString folded;
    Span span; ///< of the whole word
};

/// "Risk-free", "risk free": what a hyphen joins are the same words without it.
void addParts(const Token& token, std::vector<WordPart>& parts)
{
    static const QString hyphens = u"-\u2010\u2011"_s;
    qsizetype from = 0;
    for (qsizetype i = 1; i + 1 < token.folded.size(); ++i) {
        if (!token.isWord() || !hyphens.contains(token.folded.at(i)))
            continue;
        parts.push_back({token.folded.sliced(from, i - from), token.span});
        from = i + 1;
    }
    parts.push_back({from == 0 ? token.folded : token.folded.sliced(from), token.span});
}

/// Whole words, any case, marks in between do not hide it.
std::vector<Span> phraseHits(const text::Analysis& analysis, QStringView phrase)
{
    std::vector<WordPart> wanted;
    for (const Token& token : text::tokens(phrase.trimmed()))
        addParts(token, wanted);
    std::vector<WordPart> parts;
    for (const Token& token : analysis.tokens) {
        if (token.kind != Token::Kind::Mark)
            addParts(token, parts);
    }
    std::vector<Span> hits;
    if (wanted.empty())
        return hits;
    const auto same = [](const WordPart& part, const WordPart& want) {
        return part.folded == want.folded;
    };
    for (auto it = parts.begin();; ++it) {
        it = std::search(it, parts.end(), wanted.begin(), wanted.end(), same);
        if (it == parts.end())
            return hits;
        hits.push_back(
            {it->span.start, (it + static_cast<std::ptrdiff_t>(wanted.size()) - 1)->span.end});
    }
}

/// False if the pattern is broken or too costly.
bool regexHits(Context& context, const SentField& field, const Boundary& boundary,
               Findings& findings)
{
    const QRegularExpression& regex = context.patterns.regexFor(boundary.pattern);
    if (!regex.isValid())
        return false;
    auto matches = regex.globalMatch(field.sent);
    for (int count = 0; count < hitsPerBoundary && matches.hasNext(); ++count) {
        const QRegularExpressionMatch match = matches.next();
        if (!match.isValid())
            return false;
        if (match.capturedLength() > 0)
            report(context, field, boundary,
                   storedSpan(field, {match.capturedStart(), match.capturedEnd()}), findings);
    }
    return matches.isValid();
}

bool find(Context& context, const SentField& field, const Boundary& boundary, Findings& findings)
{
    switch (boundary.kind) {
    case BoundaryKind::Regex:
        return regexHits(context, field, boundary, findings);
    case BoundaryKind::Phrase:
        for (const Span& span : phraseHits(*field.analysis, boundary.pattern))
            report(context, field, boundary, span, findings);
        return true;
    case BoundaryKind::Topic:
        for (const QStringView word :
             QStringView(boundary.pattern).split(u'|', Qt::SkipEmptyParts)) {
            for (const Span& span : phraseHits(*field.analysis, word))
                report(context, field, boundary, span, findings);
        }
        return true;
    }
    return true;
}

} // namespace

void checkBoundaryViolation(Context& context, Findings& findings)
{
    if (context.input.boundaries.empty())
        return;
    const SentField text = sentField(Field::Text, context.draft().analysis);
    const SentField subject = sentField(Field::Subject, context.subject().analysis);
    for (const Boundary& boundary : context.input.boundaries) {
        const bool ran = find(context, subject, boundary, findings);
        if (!find(context, text, boundary, findings) || !ran) {
            const QString name = boundary.label.isEmpty() ? boundary.id.text() : boundary.label;
            findings.push_back(notChecked("boundary.violation", {u"boundary"_s, name}));
        }
    }
}

} // namespace countersign::checks
