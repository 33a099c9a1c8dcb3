// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include "app/checks/lexicon/word_set.h"

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

constexpr double longMeetingMinutes =
    30.0; ///< more than this is much for somebody who does not know us
constexpr int severalDates = 3;

bool isCalendarLink(QStringView url)
{
    for (const auto part : {u"calendly", u"cal.com", u"/book", u"meet.", u"meeting", u"schedule",
                            u"calendar", u"savvycal", u"chilipiper", u"zoom.us", u"termin"}) {
        if (url.contains(QStringView(part), Qt::CaseInsensitive))
            return true;
    }
    return false;
}

double minutesOf(const text::Quantity& quantity)
{
    const double value = quantity.high.value_or(quantity.value);
    if (quantity.unit == u"minute")
        return value;
    if (quantity.unit == u"hour")
        return value * 60;
    return quantity.unit == u"day" && quantity.value >= 1 ? value * 24 * 60 : 0;
}

QString whyHeavy(const TaggedText& draft, const Sentence& ask)
{
    static const WordSet meetings(
        u"meeting call demo demonstration session workshop webinar chat talk conversation termin "
        u"gespräch vorführung appel réunion démo démonstration rendez-vous entretien");
    bool isMeeting = false;
    for (size_t i = ask.tokens.first; i < ask.tokens.last; ++i) {
        const text::Token& token = draft.token(i);
        if (token.kind == text::Token::Kind::Url && isCalendarLink(token.folded))
            return u"calendar_link"_s;
        isMeeting = isMeeting || meetings.contains(token.folded);
    }
    for (const text::Quantity& quantity : draft.analysis.quantitiesIn(ask.body)) {
        if (isMeeting && quantity.kind == text::Quantity::Kind::Duration &&
            minutesOf(quantity) > longMeetingMinutes)
            return u"long_meeting"_s;
    }
    if (draft.analysis.datesIn(ask.body).size() >= severalDates)
        return u"several_dates"_s;
    return {};
}

} // namespace

void checkAskEffort(Context& context, Findings& findings)
{
    for (const Sentence& sentence : context.reading().sentences) {
        if (sentence.role != SentenceRole::Ask)
            continue;
        const QString why = whyHeavy(context.draft(), sentence);
        if (!why.isEmpty())
            findings.push_back(context.finding("ask.effort", Severity::Note, sentence.body, why));
    }
}

} // namespace countersign::checks
