// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/messages.h"

#include <QCoreApplication>

namespace countersign {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("Labels", text);
}

} // namespace

QString label(policy::ReviewState state)
{
    switch (state) {
    case policy::ReviewState::Delivered:
        return tr("delivered");
    case policy::ReviewState::DeliveryUnknown:
        return tr("delivery unknown");
    case policy::ReviewState::Conflict:
        return tr("conflict");
    case policy::ReviewState::Suppressed:
        return tr("suppressed");
    case policy::ReviewState::Rejected:
        return tr("rejected");
    case policy::ReviewState::ChangesRequested:
        return tr("changes requested");
    case policy::ReviewState::ChangedSinceApproval:
        return tr("changed since approval");
    case policy::ReviewState::Blocked:
        return tr("blocked");
    case policy::ReviewState::NeedsSignOff:
        return tr("needs sign-off");
    case policy::ReviewState::Ready:
        return tr("ready");
    case policy::ReviewState::NeedsReview:
        return tr("needs review");
    }
    return {};
}

QString label(policy::Hold hold)
{
    switch (hold) {
    case policy::Hold::NoText:
        return tr("There is no text yet.");
    case policy::Hold::NoChannel:
        return tr("Its step has no channel. Give the step a channel.");
    case policy::Hold::NoAddress:
        return tr("There is no address for this channel. Add one.");
    case policy::Hold::Replied:
        return tr("The person has answered: later steps wait.");
    case policy::Hold::TwinUndecided:
        return tr("Another record is likely the same person. Say whether it is.");
    case policy::Hold::OpenBlocker:
        return tr("A finding blocks it.");
    }
    return {};
}

QString label(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Approve:
        return tr("Approve");
    case Verdict::SignOff:
        return tr("Sign off");
    case Verdict::RequestChanges:
        return tr("Request changes");
    case Verdict::Reject:
        return tr("Reject");
    case Verdict::Withdraw:
        return tr("Take back");
    case Verdict::Reverse:
        return tr("Reverse");
    }
    return {};
}

QString doneLabel(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Approve:
        return tr("approved");
    case Verdict::SignOff:
        return tr("signed off");
    case Verdict::RequestChanges:
        return tr("asked for changes");
    case Verdict::Reject:
        return tr("rejected it");
    case Verdict::Withdraw:
        return tr("took a decision back");
    case Verdict::Reverse:
        return tr("reversed a decision");
    }
    return {};
}

QString label(Channel channel)
{
    switch (channel) {
    case Channel::Email:
        return tr("e-mail");
    case Channel::LinkedIn:
        return tr("LinkedIn");
    case Channel::Sms:
        return tr("SMS");
    case Channel::WhatsApp:
        return tr("WhatsApp");
    case Channel::Phone:
        return tr("phone");
    }
    return {};
}

QString label(const std::optional<Channel>& channel)
{
    return channel ? label(*channel) : tr("no channel");
}

QString label(Input input)
{
    switch (input) {
    case Input::Research:
        return tr("external research");
    case Input::Knowledge:
        return tr("knowledge base");
    case Input::Crm:
        return tr("CRM context");
    case Input::Signal:
        return tr("signals");
    }
    return {};
}

QString label(Mode mode)
{
    switch (mode) {
    case Mode::Autopilot:
        return tr("autopilot");
    case Mode::Review:
        return tr("review");
    case Mode::Approval:
        return tr("approval");
    }
    return {};
}

QString label(Role role)
{
    switch (role) {
    case Role::Sdr:
        return tr("SDR");
    case Role::Reviewer:
        return tr("reviewer");
    case Role::Manager:
        return tr("manager");
    case Role::Admin:
        return tr("admin");
    case Role::Worker:
        return tr("worker");
    case Role::Sender:
        return tr("sender");
    }
    return {};
}

QString label(Tier tier)
{
    switch (tier) {
    case Tier::None:
        return tr("no tier");
    case Tier::Standard:
        return tr("standard");
    case Tier::Growth:
        return tr("growth");
    case Tier::Enterprise:
        return tr("enterprise");
    case Tier::Strategic:
        return tr("strategic");
    }
    return {};
}

QString label(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return tr("note");
    case Severity::Warning:
        return tr("warning");
    case Severity::Blocker:
        return tr("blocker");
    }
    return {};
}

QString label(SuppressionKind kind)
{
    switch (kind) {
    case SuppressionKind::Email:
        return tr("e-mail address");
    case SuppressionKind::Phone:
        return tr("telephone number");
    case SuppressionKind::Domain:
        return tr("domain");
    case SuppressionKind::Person:
        return tr("person");
    case SuppressionKind::Profile:
        return tr("profile");
    }
    return {};
}

} // namespace countersign
