// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/importing/controls.h"

#include "app/domain/segment.h"
#include "app/policy/permissions.h"
#include "app/services/control_writing.h"
#include "app/store/controls.h"
#include "app/store/users.h"

using namespace Qt::StringLiterals;

namespace countersign::importing {

namespace {

void leave(ImportJob& job, qint64 row, ControlKind kind, const QString& value,
           const QString& reason, const QString& name)
{
    job.report.leftAsIs.push_back(line(job, row, toText(kind), value, reason, {name}));
}

Result<void> put(ImportJob& job, const QString& subject, const QString& name, ControlKind kind,
                 const QString& value, qint64 row)
{
    if (controlValue(job.transaction, subject, kind) == value)
        return {};
    if (!policy::may(job.actor.role, policy::Action::SetControl)) {
        leave(job, row, kind, value, u"role.set_control"_s, name);
        return {};
    }
    const Result<bool> set =
        putControl(job.transaction, job.actor, subject, kind, value, {}, job.now);
    return set ? Result<void>() : Result<void>(set.error());
}

bool stands(const ImportJob& job, const QString& subject, ControlKind kind)
{
    const store::Controls& controls = job.transaction.controls();
    return !policy::counting(controls.ofSubject(subject, kind)).empty();
}

} // namespace

Result<void> setControlOnce(ImportJob& job, const QString& subject, const QString& name,
                            ControlKind kind, const QString& value, qint64 row)
{
    if (stands(job, subject, kind) && controlValue(job.transaction, subject, kind) != value) {
        leave(job, row, kind, value, u"control.stands"_s, name);
        return {};
    }
    return put(job, subject, name, kind, value, row);
}

Result<void> setApprovers(ImportJob& job, const QString& subject, const QString& name,
                          const QStringList& approvers, qint64 row)
{
    std::vector<UserId> named;
    for (const QString& approver : approvers) {
        const Result<User> user = job.transaction.users().resolve(approver);
        if (!user) {
            leave(job, row, ControlKind::Approvers, approver, u"approver.unknown"_s, approver);
        } else if (!policy::may(user->role, policy::Action::SignOff)) {
            leave(job, row, ControlKind::Approvers, approver, u"approvers.role"_s, user->name);
        } else {
            named.push_back(user->id);
        }
    }
    if (named.empty())
        return {};
    return setControlOnce(job, subject, name, ControlKind::Approvers, approversValue(named), row);
}

Result<void> setMode(ImportJob& job, const QString& segment, const QString& name,
                     const QString& mode, qint64 row)
{
    const auto standing = job.transaction.controls().segmentPolicy(SegmentId(segment));
    const Mode wanted = fromText<Mode>(mode).value_or(Mode::Review);
    if (stands(job, segment, ControlKind::Mode) && standing && wanted < standing->mode) {
        leave(job, row, ControlKind::Mode, mode, u"mode.laxer"_s, name);
        return {};
    }
    if (wanted == Mode::Approval && standing && standing->approvers.empty()) {
        leave(job, row, ControlKind::Mode, mode, u"mode.no_approver"_s, name);
        return {};
    }
    return put(job, segment, name, ControlKind::Mode, mode, row);
}

} // namespace countersign::importing
