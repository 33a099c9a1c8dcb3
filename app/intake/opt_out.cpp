// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/opt_out.h"

#include "app/intake/opt_out_declined.h"
#include "app/intake/opt_out_phrases.h"
#include "app/intake/reply_text.h"

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

/// "…, but not interested in" and the like turn the words of interest around.
bool showsInterest(const QString& folded)
{
    const QRegularExpressionMatch match = interest().match(folded);
    if (!match.hasMatch())
        return false;
    const QString before = folded.first(match.capturedStart());
    static const QRegularExpression negated(uR"(\b(?:not|no|never|n't|nicht|kein|pas|nada)\s*$)"_s);
    return !negated.match(before).hasMatch();
}

/// What is left of a unit without greetings and thanks.
QString withoutCourtesy(QString folded)
{
    folded.remove(courtesy());
    static const QRegularExpression noise(uR"([^\p{L}\p{N}' -]+)"_s);
    return folded.remove(noise).simplified();
}

/// "stop stop stop" → "stop".
QString withoutRepeats(const QString& folded)
{
    QStringList words;
    for (const QString& word : folded.split(u' ', Qt::SkipEmptyParts)) {
        if (words.isEmpty() || words.last() != word)
            words.append(word);
    }
    return words.join(u' ');
}

/// A unit that is nothing but a keyword and courtesy.
bool isKeyword(const ReplyUnit& unit)
{
    static const QRegularExpression noise(uR"([^\p{L}\p{N}' -]+)"_s);
    const QString whole = QString(unit.folded).remove(noise).simplified();
    return optOutKeyword().match(withoutRepeats(whole)).hasMatch() ||
           optOutKeyword().match(withoutRepeats(withoutCourtesy(unit.folded))).hasMatch();
}

/// Whether the units beside a keyword let it stand: "Stop, Ines" and "Stop. You sent five of these" do,
/// "Stop, that is clever" and "Stop! Count me in" do not.
bool letsKeywordStand(const QList<ReplyUnit>& units, qsizetype keyword)
{
    for (qsizetype i = 0; i < units.size(); ++i) {
        if (i != keyword && showsInterest(units[i].folded))
            return false;
    }
    if (units[keyword].endsWithStop)
        return true;
    const QString next =
        keyword + 1 < units.size() ? withoutCourtesy(units[keyword + 1].folded) : QString();
    return next.isEmpty() || next.count(u' ') < 2;
}

std::optional<OptOut> byKeyword(const QList<ReplyUnit>& units)
{
    for (qsizetype i = 0; i < units.size(); ++i) {
        // "Bus. Stop." is nobody's way of asking; a keyword behind a comma needs the same courtesy around.
        const bool asksNicely = units[i].endsWithStop && units[i].folded.contains(courtesy());
        const bool startsFresh = i == 0 || asksNicely || units[i - 1].endsWithStop ||
                                 withoutCourtesy(units[i - 1].folded).count(u' ') < 2;
        if (startsFresh && isKeyword(units[i]) && letsKeywordStand(units, i))
            return OptOut{true, u"keyword"_s, units[i].text};
    }
    return std::nullopt;
}

/// A phrase within one sentence; its commas are part of it.
std::optional<OptOut> byPhrase(const QString& sentence)
{
    const QString folded = withoutDeclined(foldedReply(sentence)).replace(u',', u' ').simplified();
    if (explainsOptOut().match(folded).hasMatch())
        return std::nullopt;
    for (const OptOutPhrase& phrase : optOutPhrases()) {
        QRegularExpressionMatchIterator matches = phrase.pattern.globalMatch(folded);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            const QRegularExpressionMatch negation =
                negationBefore().match(folded.first(match.capturedStart()));
            if (!negation.hasMatch() || isComplaint(folded.first(negation.capturedStart())))
                return OptOut{true, phrase.why, sentence.simplified()};
        }
    }
    return std::nullopt;
}

/// "Who gave you my number? Delete it."
std::optional<OptOut> byComplaint(const QList<ReplyUnit>& units)
{
    for (qsizetype i = 1; i < units.size(); ++i) {
        if (askedWhereFrom().match(units[i - 1].folded).hasMatch() &&
            deleteThat().match(units[i].folded).hasMatch())
            return OptOut{true, u"removal_request"_s, units[i].text};
    }
    return std::nullopt;
}

QStringList sentencesOf(const QString& text)
{
    static const QRegularExpression stop(uR"([.!?;…]+(?=\s|$)|\n\s*\n|\n(?=\s*[\p{Lu}>-]))"_s);
    QStringList sentences = text.split(stop, Qt::SkipEmptyParts);
    // A unit behind a comma is looked at by itself too: "Hi Wren, remove me from your list".
    QStringList all;
    for (const QString& sentence : std::as_const(sentences)) {
        all.append(sentence);
        const qsizetype comma = sentence.indexOf(u',');
        if (comma > 0 && comma < 24)
            all.append(sentence.mid(comma + 1));
    }
    return all;
}

} // namespace

OptOut classifyReply(const QString& reply)
{
    const ReplyText parts = ownWords(reply);
    const QString folded = foldedReply(parts.own);
    if (automaticReply().match(folded).hasMatch())
        return {false, u"automatic_reply"_s, {}};
    if (const std::optional<OptOut> found = byKeyword(replyUnits(parts.own)))
        return *found;
    for (const QString& sentence : sentencesOf(parts.own)) {
        if (const std::optional<OptOut> found = byPhrase(sentence))
            return *found;
    }
    if (const std::optional<OptOut> found = byComplaint(replyUnits(parts.own)))
        return *found;
    if (notNow().match(folded).hasMatch())
        return {false, u"not_now"_s, notNow().match(folded).captured()};
    if (parts.own.isEmpty() && !parts.quoted.isEmpty())
        return {false, u"quoted_only"_s, {}};
    return {false, u"nothing"_s, {}};
}

} // namespace countersign::intake
