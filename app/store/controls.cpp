// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/controls.h"

#include "app/domain/document.h"
#include "app/store/audit_log.h"
#include "app/store/columns.h"
#include "app/store/connection.h"
#include "app/store/document_kind.h"
#include "app/store/effects.h"
#include "app/store/other_documents.h"
#include "app/store/projection.h"
#include "app/store/prospect_row.h"
#include "app/store/prospects.h"
#include "app/store/rows.h"
#include "app/store/segments.h"
#include "app/store/transaction.h"

#include <algorithm>
#include <limits>
#include <tuple>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

std::optional<SealedId> controlOf(const QString& subject, const ControlId& id)
{
    std::optional<SealedId> parts = sealedIdFrom(DocumentKind::Control, id.text());
    if (parts && parts->subject != keyPart(subject))
        return std::nullopt;
    return parts;
}

std::vector<Control> sealedControls(Connection& db, Query rows)
{
    std::vector<Control> controls;
    while (rows.step()) {
        Control control = controlFrom(db, rows);
        if (sealHolds(control))
            controls.push_back(std::move(control));
    }
    return controls;
}

/// As policy::matchingSegments tries them.
bool comesFirst(const policy::SegmentPolicy& a, const policy::SegmentPolicy& b)
{
    const auto order = [](const policy::SegmentPolicy& segment) {
        return segment.order > 0 ? segment.order : std::numeric_limits<int>::max();
    };
    return std::tuple(order(a), a.segment.name, a.segment.id) <
           std::tuple(order(b), b.segment.name, b.segment.id);
}

} // namespace

std::vector<Control> Controls::ofSubject(const QString& subject) const
{
    return sealedControls(db(), db().query("control/of_subject", subject));
}

std::vector<Control> Controls::ofSubject(const QString& subject, ControlKind kind) const
{
    return sealedControls(db(), db().query("control/of_kind", subject, toText(kind)));
}

const std::vector<policy::SegmentPolicy>& Controls::segmentPolicies() const
{
    if (!m_policies) {
        m_policies.emplace();
        for (Query row = db().query("segment/all"); row.step();) {
            Segment segment{.id = row.id<SegmentId>(0),
                            .name = row.text(1),
                            .directives = listFrom(row.text(2))};
            const std::vector<Control> controls = ofSubject(segment.id.text());
            m_policies->push_back(policy::segmentPolicyOf(std::move(segment), controls));
        }
        std::sort(m_policies->begin(), m_policies->end(), comesFirst);
    }
    return *m_policies;
}

std::optional<policy::SegmentPolicy> Controls::segmentPolicy(const SegmentId& id) const
{
    for (const policy::SegmentPolicy& segment : segmentPolicies()) {
        if (segment.segment.id == id)
            return segment;
    }
    return std::nullopt;
}

std::set<UserId> Controls::approversOf(const AccountId& id) const
{
    return policy::approversOf(ofSubject(id.text(), ControlKind::Approvers));
}

bool Controls::isRegulated(const StepId& id) const
{
    return policy::isRegulated(ofSubject(id.text(), ControlKind::Regulated));
}

policy::Governance Controls::governanceOf(const Prospect& prospect, const Account* account,
                                          const std::optional<StepId>& step) const
{
    const std::vector<Control> accountControls =
        prospect.account ? ofSubject(prospect.account->text()) : std::vector<Control>();
    const std::vector<Control> stepControls =
        step ? ofSubject(step->text()) : std::vector<Control>();
    QString persona;
    if (prospect.persona) {
        Query row = db().query("persona/find", *prospect.persona);
        if (row.step())
            persona = row.text(1);
    }
    const policy::FilterSubject subject{.prospect = prospect,
                                        .account = account,
                                        .tier = policy::tierOf(accountControls),
                                        .persona = persona};
    return policy::governanceOf(policy::matchingSegments(segmentPolicies(), subject),
                                accountControls, stepControls);
}

policy::Governance Controls::governanceOf(const ProspectId& prospect,
                                          const std::optional<StepId>& step) const
{
    const std::optional<Prospect> person = Prospects(db(), nullptr).person(prospect);
    if (!person)
        return {};
    const Prospect& record = *person;
    if (!record.account)
        return governanceOf(record, nullptr, step);
    Query accountRow = db().query("account/find", *record.account);
    if (!accountRow.step())
        return governanceOf(record, nullptr, step);
    const Account account = accountFrom(accountRow);
    return governanceOf(record, &account, step);
}

void Controls::takeEffect(const Control& control)
{
    Projection projection(tx());
    const std::optional<DocumentKind> subject = kindOf(control.subject);
    tx().effects().governance = true;
    switch (control.kind) {
    case ControlKind::Mode:
        tx().effects().modes = true;
        break;
    case ControlKind::Filter:
    case ControlKind::Order:
        projection.refreshAudiences();
        break;
    case ControlKind::Regulated:
        storeRegulated(StepId(control.subject));
        break;
    case ControlKind::Tier:
        storeTier(AccountId(control.subject));
        break;
    case ControlKind::Calibration:
        tx().effects().modes = true; // the samples are counted from here
        projection.touchDraftsOfSegment(rowOf(db(), SegmentId(control.subject)));
        break;
    case ControlKind::Approvers:
        if (subject == DocumentKind::Segment)
            projection.touchSigned(rowOf(db(), SegmentId(control.subject)));
        else
            projection.refreshGovernanceOfAccount(rowOf(db(), AccountId(control.subject)));
        break;
    }
}

void Controls::storeTier(const AccountId& id)
{
    const Row row = internRow(db(), id);
    const Tier tier = policy::tierOf(ofSubject(id.text(), ControlKind::Tier));
    db().run("account/set_tier", row, toText(tier));
    Projection(tx()).refreshGovernanceOfAccount(row);
}

void Controls::storeRegulated(const StepId& id)
{
    const Row row = internRow(db(), id);
    db().run("step/set_regulated", row, isRegulated(id));
    Projection(tx()).touchDraftsOfStep(row);
}

Result<Put> Controls::put(const Control& control)
{
    if (!sealHolds(control))
        return brokenSeal(control.id.text());
    for (const ControlId& seen : control.after) {
        if (!controlOf(control.subject, seen))
            return badReference(control.id.text(), seen.text());
    }
    const QByteArray hash = sealedIdFrom(DocumentKind::Control, control.id.text())->hash;
    if (db().number("rows/control", hash) != 0)
        return Put::Unchanged;
    db().run("control/add", hash, control.subject, toText(control.kind), control.value,
             internRow(db(), control.by), toText(control.role), control.reason, control.at);
    const Row row = db().lastRow();
    for (const ControlId& id : control.after) {
        const SealedId seen = *controlOf(control.subject, id);
        db().run("control/add_after", row, seen.hash,
                 internRow(db(), UserId(u"user:"_s + seen.user)));
    }
    tx().changed(DocumentKind::Control, row);
    forget();
    takeEffect(control);
    if (tx().origin() == WriteOrigin::Here) {
        const Result<void> noted =
            tx().audit().append({control.by, QString(u"control."_s + toText(control.kind)),
                                 control.subject, Json{{"control", toUtf8(control.id.text())}}});
        if (!noted)
            return noted.error();
    }
    return Put::Added;
}

} // namespace countersign::store
