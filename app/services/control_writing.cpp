// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/control_writing.h"

#include "app/domain/document.h"
#include "app/policy/governance.h"
#include "app/store/controls.h"
#include "app/store/transaction.h"

#include <QStringList>

#include <algorithm>

namespace countersign {

std::optional<QString> controlValue(const store::Session& session, const QString& subject,
                                    ControlKind kind)
{
    const std::vector<Control> standing =
        policy::counting(session.controls().ofSubject(subject, kind));
    if (standing.empty())
        return std::nullopt;
    const QString& value = standing.front().value;
    const bool agree =
        std::all_of(standing.begin(), standing.end(),
                    [&value](const Control& control) { return control.value == value; });
    return agree ? std::optional(value) : std::nullopt;
}

Result<bool> putControl(store::Transaction& transaction, const User& actor, const QString& subject,
                        ControlKind kind, const QString& value, const QString& reason,
                        const QDateTime& now)
{
    if (controlValue(transaction, subject, kind) == value)
        return false;
    Control control;
    control.subject = subject;
    control.kind = kind;
    control.value = value;
    for (const Control& standing :
         policy::counting(transaction.controls().ofSubject(subject, kind)))
        control.after.push_back(standing.id);
    control.by = actor.id;
    control.role = actor.role;
    control.reason = reason.trimmed();
    control.at = now;
    const Result<store::Put> put = transaction.controls().put(sealed(std::move(control)));
    if (!put)
        return put.error();
    return true;
}

QString approversValue(std::vector<UserId> approvers)
{
    std::sort(approvers.begin(), approvers.end());
    approvers.erase(std::unique(approvers.begin(), approvers.end()), approvers.end());
    QStringList lines;
    for (const UserId& approver : approvers)
        lines.append(approver.text());
    return lines.join(u'\n');
}

} // namespace countersign
