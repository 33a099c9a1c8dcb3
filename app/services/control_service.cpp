// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/control_service.h"

#include "app/policy/decide.h"
#include "app/policy/permissions.h"
#include "app/policy/segment_filter.h"
#include "app/services/account_report.h"
#include "app/services/acting.h"
#include "app/services/autopilot_watch.h"
#include "app/services/control_writing.h"
#include "app/services/segment_report.h"
#include "app/store/accounts.h"
#include "app/store/controls.h"
#include "app/store/segments.h"
#include "app/store/sequences.h"

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

/// Sets a control on something that exists, for somebody who may set controls.
template<class Exists>
Result<void> setControl(const Context& context, const QString& subject, ControlKind kind,
                        const QString& value, Exists exists)
{
    const QDateTime now = context.clock.now();
    return writeAs(
        context, [&](store::Transaction& transaction, const User& actor) -> Result<void> {
            if (Result<void> may = policy::require(actor.role, policy::Action::SetControl); !may)
                return may;
            if (Result<void> there = exists(transaction); !there)
                return there;
            const Result<bool> put = putControl(transaction, actor, subject, kind, value, {}, now);
            return put ? Result<void>() : Result<void>(put.error());
        });
}

/// Only people who may sign can be named.
Result<void> maySign(const store::Session& session, const std::vector<UserId>& approvers)
{
    for (const UserId& id : approvers) {
        const std::optional<User> user = session.users().find(id);
        if (!user)
            return unknownUser(id.text());
        if (!policy::may(user->role, policy::Action::SignOff))
            return refusal(u"approvers.role"_s, {user->name, toText(user->role)});
    }
    return {};
}

auto segmentExists(const SegmentId& id)
{
    return [id](const store::Session& session) -> Result<void> {
        if (session.segments().find(id))
            return {};
        return notFound(u"segment.unknown"_s, id.text());
    };
}

auto accountExists(const AccountId& id)
{
    return [id](const store::Session& session) -> Result<void> {
        if (session.accounts().find(id))
            return {};
        return notFound(u"account.unknown"_s, id.text());
    };
}

} // namespace

ControlService::ControlService(Context context)
    : m_context(context)
{}

Result<std::vector<SegmentSummary>> ControlService::segments() const
{
    using Summaries = std::vector<SegmentSummary>;
    return m_context.workspace.read(
        [](store::Reader& reader) -> Result<Summaries> { return segmentSummaries(reader); });
}

Result<SegmentReport> ControlService::segmentReport(const SegmentId& segment,
                                                    std::stop_token stop) const
{
    const QDate today = m_context.clock.today();
    Result<SegmentReport> report = m_context.workspace.read(
        [&segment, today](store::Reader& reader) -> Result<SegmentReport> {
            Result<SegmentReport> made = segmentReportOf(reader, segment, today);
            if (made)
                addExposed(reader, *made);
            return made;
        },
        stop);
    if (!report)
        return report;
    Result<std::vector<EditLesson>> lessons = editLessonsOf(m_context.workspace, segment, stop);
    if (!lessons)
        return lessons.error();
    report->lessons = *std::move(lessons);
    return report;
}

Result<std::vector<ChangeCost>>
ControlService::changeCost(const std::optional<SegmentId>& segment) const
{
    using Costs = std::vector<ChangeCost>;
    return m_context.workspace.read([&segment](store::Reader& reader) -> Result<Costs> {
        return changeCosts(reader, segment);
    });
}

Result<AccountReport> ControlService::accountReport(const AccountId& account) const
{
    return m_context.workspace.read([&account](store::Reader& reader) -> Result<AccountReport> {
        return accountReportOf(reader, account);
    });
}

Result<void> ControlService::setMode(const SegmentId& segment, Mode mode, const QString& reason)
{
    const QDateTime now = m_context.clock.now();
    return writeAs(
        m_context, [&](store::Transaction& transaction, const User& actor) -> Result<void> {
            const auto segmentPolicy = transaction.controls().segmentPolicy(segment);
            if (!segmentPolicy)
                return notFound(u"segment.unknown"_s, segment.text());
            std::vector<GateCondition> gate;
            if (mode == Mode::Autopilot) {
                const Result<SegmentReport> report =
                    segmentReportOf(transaction, segment, m_context.clock.today());
                if (!report)
                    return report.error();
                gate = report->gate;
            }
            if (Result<void> may = policy::maySetMode(*segmentPolicy, actor, mode, gate); !may)
                return may;
            if (mode == Mode::Autopilot) {
                if (Result<void> done = calibrate(transaction, actor, segment, now); !done)
                    return done;
            }
            const Result<bool> put = putControl(transaction, actor, segment.text(),
                                                ControlKind::Mode, toText(mode), reason, now);
            return put ? Result<void>() : Result<void>(put.error());
        });
}

Result<void> ControlService::setFilter(const SegmentId& segment, const SegmentFilter& filter)
{
    return setControl(m_context, segment.text(), ControlKind::Filter, policy::toJsonText(filter),
                      segmentExists(segment));
}

Result<void> ControlService::setApprovers(const SegmentId& segment,
                                          const std::vector<UserId>& approvers)
{
    return setControl(m_context, segment.text(), ControlKind::Approvers, approversValue(approvers),
                      [&](const store::Session& session) -> Result<void> {
                          if (Result<void> there = segmentExists(segment)(session); !there)
                              return there;
                          return maySign(session, approvers);
                      });
}

Result<void> ControlService::setApprovers(const AccountId& account,
                                          const std::vector<UserId>& approvers)
{
    return setControl(m_context, account.text(), ControlKind::Approvers, approversValue(approvers),
                      [&](const store::Session& session) -> Result<void> {
                          if (Result<void> there = accountExists(account)(session); !there)
                              return there;
                          return maySign(session, approvers);
                      });
}

} // namespace countersign
