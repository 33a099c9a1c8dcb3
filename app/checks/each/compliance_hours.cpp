// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

// Checks, `compliance.hours`: 8 am to 9 pm where the prospect is.
constexpr int firstHour = 8;
constexpr int lastHour = 21;

} // namespace

void checkComplianceHours(Context& context, Findings& findings)
{
    const bool interrupts = context.isChannel(Channel::Sms) || context.isChannel(Channel::Phone);
    if (!interrupts || !context.input.sendAt)
        return;
    const QString& name = context.input.prospect.timeZone;
    const QTimeZone zone(name.toLatin1());
    if (name.isEmpty() || !zone.isValid()) {
        findings.push_back(notChecked("compliance.hours", {u"time_zone"_s}));
        return;
    }
    const QTime local = context.input.sendAt->toTimeZone(zone).time();
    const bool isAfter =
        local.hour() > lastHour || (local.hour() == lastHour && local > QTime(lastHour, 0));
    if (local.hour() < firstHour || isAfter)
        findings.push_back(context.finding("compliance.hours", Severity::Note, {},
                                           u"outside_hours"_s, {local.toString(u"HH:mm"), name}));
}

} // namespace countersign::checks
