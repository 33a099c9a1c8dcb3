// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/channel_norms.h"

#include "app/text/citation_marks.h"
#include "app/text/sms.h"
#include "app/text/tokens.h"

#include <algorithm>

namespace countersign::generation {

namespace {

bool pointsExceed(const QString& sent, const Rules& rules)
{
    const QStringList points = sent.split(u'\n', Qt::SkipEmptyParts);
    return points.size() > rules.phonePointsMax || points.size() < rules.phonePointsMin ||
           std::any_of(points.cbegin(), points.cend(), [&](const QString& point) {
               return text::wordCount(point) > rules.phonePointWordsMax;
           });
}

bool smsExceeds(const QString& sent, const Rules& rules)
{
    const text::SmsCount count = text::smsCount(sent);
    return count.segments > rules.smsSegments || count.encoding != text::SmsCount::Encoding::Gsm7;
}

} // namespace

bool exceedsNorm(const Composition& composition, Channel channel, const ProspectDossier& dossier)
{
    const Rules& rules = dossier.rules;
    const QString sent = text::withoutMarks(composition.text);
    switch (channel) {
    case Channel::Email:
        return text::wordCount(sent) > rules.emailWordsMax ||
               composition.subject.size() > rules.subjectCharactersMax;
    case Channel::LinkedIn:
        return text::wordCount(sent) > rules.linkedInWordsMax ||
               (dossier.connectionNote && sent.size() > rules.linkedInNoteCharacters);
    case Channel::WhatsApp:
        return text::wordCount(sent) > rules.whatsAppWordsMax;
    case Channel::Sms:
        return smsExceeds(sent, rules);
    case Channel::Phone:
        return pointsExceed(sent, rules);
    }
    return true;
}

} // namespace countersign::generation
