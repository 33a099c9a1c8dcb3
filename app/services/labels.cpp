// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/messages.h"

#include <QCoreApplication>

namespace countersign {

namespace {

struct Labels {
    Q_DECLARE_TR_FUNCTIONS(Labels)
};

} // namespace

QString label(policy::ReviewState state)
{
    switch (state) {
    case policy::ReviewState::Delivered:
        return Labels::tr("delivered");
    case policy::ReviewState::DeliveryUnknown:
        return Labels::tr("delivery unknown");
    case policy::ReviewState::Conflict:
        return Labels::tr("conflict");
    case policy::ReviewState::Suppressed:
        return Labels::tr("suppressed");
    case policy::ReviewState::Rejected:
        return Labels::tr("rejected");
    case policy::ReviewState::ChangesRequested:
        return Labels::tr("changes requested");
    case policy::ReviewState::ChangedSinceApproval:
        return Labels::tr("changed since approval");
    case policy::ReviewState::Blocked:
        return Labels::tr("blocked");
    case policy::ReviewState::NeedsSignOff:
        return Labels::tr("needs sign-off");
    case policy::ReviewState::Ready:
        return Labels::tr("ready");
    case policy::ReviewState::NeedsReview:
        return Labels::tr("needs review");
    }
    return {};
}

QString label(policy::Hold hold)
{
    switch (hold) {
    case policy::Hold::NoText:
        return Labels::tr("There is no text yet.");
    case policy::Hold::NoChannel:
        return Labels::tr("Its step has no channel. Give the step a channel.");
    case policy::Hold::NoAddress:
        return Labels::tr("There is no address for this channel. Add one.");
    case policy::Hold::Replied:
        return Labels::tr("The person has answered: later steps wait.");
    case policy::Hold::TwinUndecided:
        return Labels::tr("Another record is likely the same person. Say whether it is.");
    case policy::Hold::OpenBlocker:
        return Labels::tr("A finding blocks it.");
    }
    return {};
}

QString label(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Approve:
        return Labels::tr("Approve");
    case Verdict::SignOff:
        return Labels::tr("Sign off");
    case Verdict::RequestChanges:
        return Labels::tr("Request changes");
    case Verdict::Reject:
        return Labels::tr("Reject");
    case Verdict::Withdraw:
        return Labels::tr("Take back");
    case Verdict::Reverse:
        return Labels::tr("Reverse");
    }
    return {};
}

QString doneLabel(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Approve:
        return Labels::tr("approved");
    case Verdict::SignOff:
        return Labels::tr("signed off");
    case Verdict::RequestChanges:
        return Labels::tr("asked for changes");
    case Verdict::Reject:
        return Labels::tr("rejected it");
    case Verdict::Withdraw:
        return Labels::tr("took a decision back");
    case Verdict::Reverse:
        return Labels::tr("reversed a decision");
    }
    return {};
}

QString label(Channel channel)
{
    switch (channel) {
    case Channel::Email:
        return Labels::tr("e-mail");
    case Channel::LinkedIn:
        return Labels::tr("LinkedIn");
    case Channel::Sms:
        return Labels::tr("SMS");
    case Channel::WhatsApp:
        return Labels::tr("WhatsApp");
    case Channel::Phone:
        return Labels::tr("phone");
    }
    return {};
}

QString label(const std::optional<Channel>& channel)
{
    return channel ? label(*channel) : Labels::tr("no channel");
}

QString label(Input input)
{
    switch (input) {
    case Input::Research:
        return Labels::tr("external research");
    case Input::Knowledge:
        return Labels::tr("knowledge base");
    case Input::Crm:
        return Labels::tr("CRM context");
    case Input::Signal:
        return Labels::tr("signals");
    }
    return {};
}

QString label(Mode mode)
{
    switch (mode) {
    case Mode::Autopilot:
        return Labels::tr("autopilot");
    case Mode::Review:
        return Labels::tr("review");
    case Mode::Approval:
        return Labels::tr("approval");
    }
    return {};
}

QString label(Role role)
{
    switch (role) {
    case Role::Sdr:
        return Labels::tr("SDR");
    case Role::Reviewer:
        return Labels::tr("reviewer");
    case Role::Manager:
        return Labels::tr("manager");
    case Role::Admin:
        return Labels::tr("admin");
    case Role::Worker:
        return Labels::tr("worker");
    case Role::Sender:
        return Labels::tr("sender");
    }
    return {};
}

QString label(Tier tier)
{
    switch (tier) {
    case Tier::None:
        return Labels::tr("no tier");
    case Tier::Standard:
        return Labels::tr("standard");
    case Tier::Growth:
        return Labels::tr("growth");
    case Tier::Enterprise:
        return Labels::tr("enterprise");
    case Tier::Strategic:
        return Labels::tr("strategic");
    }
    return {};
}

QString label(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return Labels::tr("note");
    case Severity::Warning:
        return Labels::tr("warning");
    case Severity::Blocker:
        return Labels::tr("blocker");
    }
    return {};
}

QString label(CheckLevel level)
{
    if (level == CheckLevel::Off)
        return Labels::tr("off");
    return label(static_cast<Severity>(static_cast<int>(level) - 1));
}

QString label(SuppressionKind kind)
{
    switch (kind) {
    case SuppressionKind::Email:
        return Labels::tr("e-mail address");
    case SuppressionKind::Phone:
        return Labels::tr("telephone number");
    case SuppressionKind::Domain:
        return Labels::tr("domain");
    case SuppressionKind::Person:
        return Labels::tr("person");
    case SuppressionKind::Profile:
        return Labels::tr("profile");
    }
    return {};
}

} // namespace countersign
