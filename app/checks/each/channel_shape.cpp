// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/each/all.h"

#include "app/checks/reading/points.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace countersign::checks {
namespace {

constexpr auto id = "channel.shape";

void checkSubject(Context& context, Findings& findings)
{
    const QString& subject = context.input.subject;
    const bool isEmail = context.isChannel(Channel::Email);
    if (isEmail && subject.trimmed().isEmpty())
        findings.push_back(context.finding(id, Severity::Warning, {}, u"subject_missing"_s));
    if (!isEmail && !subject.trimmed().isEmpty())
        findings.push_back(context.findingInSubject(id, Severity::Warning, {0, subject.size()},
                                                    u"subject_present"_s));
}

} // namespace

void checkChannelShape(Context& context, Findings& findings)
{
    if (!context.input.channel) {
        findings.push_back(context.finding(id, Severity::Warning, {}, u"channel_missing"_s));
        return;
    }
    checkSubject(context, findings);
    if (context.isChannel(Channel::Phone) && points(context.draft().analysis).empty())
        findings.push_back(context.finding(id, Severity::Warning, {}, u"prose"_s));
    if (context.isChannel(Channel::Sms) || context.isChannel(Channel::WhatsApp)) {
        const auto& sentences = context.reading().sentences;
        const auto asks = std::count_if(sentences.begin(), sentences.end(), [](const auto& one) {
            return one.role == SentenceRole::Ask;
        });
        if (asks != 1)
            findings.push_back(context.finding(id, Severity::Warning, {}, u"not_one_ask"_s,
                                               {QString::number(asks)}));
    }
}

} // namespace countersign::checks
