// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/derived.h"

#include "app/checks/claims/fact_pairs.h"
#include "app/checks/lexicon/word_set.h"

#include <algorithm>
#include <cmath>

namespace countersign::checks {
namespace {

using text::Quantity;
using text::Span;

constexpr double percentDigits = 0.05; ///< half of the last digit that is worth telling of a share

enum class Direction { None, Up, Down };

Direction directionOf(const Prose& draft, Span claim)
{
    static const WordSet up(
        u"more up higher above over extra additional rise rose risen rises grew grow grown grows "
        u"growth increase increased increases gain gained jump jumped climbed added plus doubled "
        u"tripled mehr höher über gestiegen steigt stieg wuchs gewachsen zuwachs zusätzlich "
        u"verdoppelt plus hausse augmenté supplémentaires");
    static const WordSet down(
        u"less fewer down lower below under fall fell fallen falls drop dropped decline declined "
        u"decrease decreased cut cuts reduced saves saved saving shorter faster halved minus "
        u"weniger niedriger unter gesunken sank sinkt gefallen fiel rückgang kürzer schneller "
        u"halbiert moins baisse réduit");
    const TokenRange tokens = draft.text.tokensIn(claim);
    Direction direction = Direction::None;
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        if (up.contains(draft.text.token(i).folded))
            return Direction::Up;
        if (down.contains(draft.text.token(i).folded))
            direction = Direction::Down;
    }
    return direction;
}

/// "30,000 more": what is counted has been named before.
bool draftCountsNothing(const Quantity& mine)
{
    static const WordSet comparing(u"more less fewer extra mehr weniger plus moins");
    return mine.unit.isEmpty() || comparing.contains(mine.unit);
}

/// What changed from one figure to the other, told as `mine` is told.
bool follows(const Quantity& mine, const Quantity& from, const Quantity& to)
{
    const double change = std::abs(to.value - from.value);
    Quantity made = to;
    made.value = change;
    // "310,000 hl, 30,000 more": the unit is that of the figure before.
    if (mine.kind == Quantity::Kind::Count && to.kind != Quantity::Kind::Percent &&
        mine.value == change && draftCountsNothing(mine))
        return true;
    // From 79 % to 91 % are 12 points, not 12 %.
    if (to.kind == Quantity::Kind::Percent)
        return mine.kind == Quantity::Kind::PercentPoints && mine.value == change;
    if (mine.per == 0.0) {
        // "30,000 hl more" of 310,000 hl a year: the period has been told.
        made.per = 0.0;
        made.perUnit.clear();
    }
    if (text::sameQuantity(mine, made) || isNear(mine, made))
        return true;
    if (from.value == 0.0)
        return false;
    if (mine.kind == Quantity::Kind::Factor)
        return std::abs(mine.value - to.value / from.value) < percentDigits;
    if (mine.kind != Quantity::Kind::Percent)
        return false;
    made.kind = Quantity::Kind::Percent;
    made.unit.clear();
    made.value = 100.0 * change / std::abs(from.value);
    return std::abs(mine.value - made.value) <= percentDigits || isNear(mine, made);
}

/// "310,000 hl a year, against 280,000 the year before": the second of two figures is told in short, in the
/// unit and for the period of the other.
Quantity inFull(const Quantity& figure, const Quantity& other)
{
    Quantity full = figure;
    const bool isBare = figure.kind == Quantity::Kind::Count && figure.unit.isEmpty();
    if (isBare && (other.kind == Quantity::Kind::Count || other.kind == Quantity::Kind::Measure)) {
        full.kind = other.kind;
        full.unit = other.unit;
    }
    if (figure.per == 0.0) {
        full.per = other.per;
        full.perUnit = other.perUnit;
    }
    return full;
}

bool hasStop(const Prose& prose, TokenRange range)
{
    static const WordSet stops(u", ; . : –");
    for (size_t i = range.first; i < range.last; ++i) {
        if (stops.contains(prose.text.token(i).folded))
            return true;
    }
    return false;
}

/// The earlier and the later of two figures: by their dates if both have one, else as they stand in the text.
bool isTurned(const Prose& prose, const Quantity& first, const Quantity& second)
{
    const text::DateMention* a = dateOf(prose, first);
    const text::DateMention* b = dateOf(prose, second);
    if (a && b && a->from && b->from)
        return *b->from < *a->from;
    // "310,000 hl, against 280,000 the year before"
    static const WordSet against(u"against compared versus vs gegenüber gegen contre");
    static const WordSet earlier(u"before earlier previously zuvor davor précédente auparavant");
    const TokenRange between = prose.text.tokensIn({first.span.end, second.span.start});
    for (size_t i = between.first; i < between.last; ++i) {
        if (against.contains(prose.text.token(i).folded))
            return true;
    }
    // "310,000 hl; before the new line it was 280,000", "310,000 hl. Two years ago it was 280,000"
    static const WordSet ago(u"ago before earlier previously vor zuvor davor avant auparavant");
    for (size_t i = between.last; i > between.first; --i) {
        if (!prose.text.token(i - 1).isWord())
            break;
        if (ago.contains(prose.text.token(i - 1).folded) && hasStop(prose, {between.first, i - 1}))
            return true;
    }
    constexpr size_t reach = 4;
    const size_t behind = prose.text.tokensIn(second.span).last;
    for (size_t i = behind; i < std::min(prose.tags.size(), behind + reach); ++i) {
        if (earlier.contains(prose.text.token(i).folded))
            return true;
    }
    return false;
}

} // namespace

bool namesPeriod(const Prose& draft, Span claim, const QString& period)
{
    static const WordSet every(u"each every per a pro je jeden jedes jede par chaque");
    static const WordSet days(u"day days daily täglich tag jour");
    static const WordSet weeks(u"week weekly wöchentlich woche semaine");
    static const WordSet months(u"month monthly monatlich monat mois");
    static const WordSet years(u"year yearly annually jährlich jahr an année");
    static const WordSet alone(
        u"daily weekly monthly yearly annually täglich wöchentlich monatlich "
        u"jährlich");
    const WordSet* words = period == u"day"     ? &days
                           : period == u"week"  ? &weeks
                           : period == u"month" ? &months
                           : period == u"year"  ? &years
                                                : nullptr;
    if (!words)
        return false;
    const TokenRange tokens = draft.text.tokensIn(claim);
    for (size_t i = tokens.first; i < tokens.last; ++i) {
        const QString& folded = draft.text.token(i).folded;
        const bool isEvery = i > tokens.first && every.contains(draft.text.token(i - 1).folded);
        if (words->contains(folded) && (isEvery || alone.contains(folded)))
            return true;
    }
    return false;
}

bool isNear(const Quantity& mine, const Quantity& theirs)
{
    const bool isRounded = mine.approximate || mine.atLeast || mine.atMost;
    if (!isRounded || mine.isRange() || theirs.isRange() || theirs.value == 0.0)
        return false;
    Quantity level = mine;
    Quantity other = theirs;
    other.value = level.value = 1.0;
    if (mine.kind != theirs.kind ||
        !(text::sameQuantity(level, other) || mine.kind == Quantity::Kind::Count))
        return false;
    const double difference = theirs.value - mine.value;
    const double reach = roundingShare * std::abs(theirs.value);
    return (mine.approximate && std::abs(difference) <= reach) ||
           (mine.atLeast && difference >= 0.0 && difference <= reach) ||
           (mine.atMost && difference <= 0.0 && -difference <= reach);
}

std::optional<qsizetype> derivedFrom(const Prose& draft, Span claim, const Quantity& mine,
                                     const EvidenceItem& item)
{
    const Direction direction = directionOf(draft, claim);
    if (direction == Direction::None || mine.isRange())
        return std::nullopt;
    const Prose& prose = item.prose();
    const auto& theirs = prose.text.analysis.quantities;
    for (size_t i = 0; i < theirs.size(); ++i) {
        for (size_t k = i + 1; k < theirs.size(); ++k) {
            const Quantity one = inFull(theirs[i], theirs[k]);
            const Quantity two = inFull(theirs[k], theirs[i]);
            if (!text::conflicts(one, two) || one.isRange() || two.isRange() ||
                one.kind == Quantity::Kind::Year || two.kind == Quantity::Kind::Year)
                continue;
            const bool turned = isTurned(prose, theirs[i], theirs[k]);
            const Quantity& from = turned ? two : one;
            const Quantity& to = turned ? one : two;
            const Direction change = to.value > from.value ? Direction::Up : Direction::Down;
            if (change == direction && follows(mine, from, to))
                return theirs[k].span.start;
        }
    }
    return std::nullopt;
}

} // namespace countersign::checks
