// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/queue/queue_words.h"

#include "app/checks/finding_text.h"
#include "app/services/messages.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct QueueText {
    Q_DECLARE_TR_FUNCTIONS(QueueText)
};

PillWords findingsPill(const store::QueueRow& row)
{
    if (row.blockers > 0)
        return {QueueText::tr("%n blocker(s)", nullptr, row.blockers), PillTone::Blocker};
    if (!row.facts.checked)
        return {QueueText::tr("not checked"), PillTone::Neutral};
    if (row.warnings > 0)
        return {checks::findingTitle(row.worstCheck), PillTone::Warning};
    return {QueueText::tr("clean"), PillTone::Good};
}

} // namespace

PillWords pillOf(const store::QueueRow& row)
{
    using policy::ReviewState;
    switch (row.state) {
    case ReviewState::Delivered:
        return {QueueText::tr("delivered"), PillTone::Good};
    case ReviewState::DeliveryUnknown:
        return {QueueText::tr("delivery unknown"), PillTone::Blocker};
    case ReviewState::Conflict:
        return {QueueText::tr("two versions"), PillTone::Blocker};
    case ReviewState::Suppressed:
        return {QueueText::tr("do not contact"), PillTone::Blocker};
    case ReviewState::Rejected:
        return {QueueText::tr("rejected"), PillTone::Neutral};
    case ReviewState::ChangesRequested:
        return {QueueText::tr("changes requested"), PillTone::Warning};
    case ReviewState::ChangedSinceApproval:
        return {row.authorName.isEmpty()
                    ? QueueText::tr("changed since approval")
                    : QueueText::tr("changed by %1").arg(row.authorName.section(u' ', 0, 0)),
                PillTone::Accent};
    case ReviewState::Blocked:
        return row.blockers > 0 ? findingsPill(row)
                                : PillWords{QueueText::tr("held"), PillTone::Blocker};
    case ReviewState::NeedsSignOff:
        return {QueueText::tr("needs sign-off"), PillTone::Neutral};
    case ReviewState::Ready:
        return {QueueText::tr("ready"), PillTone::Good};
    case ReviewState::NeedsReview:
        break;
    }
    return findingsPill(row);
}

QString spokenStateOf(const store::QueueRow& row)
{
    QStringList parts{label(row.state)};
    if (!row.facts.checked)
        parts.append(QueueText::tr("not checked"));
    if (row.blockers > 0)
        parts.append(QueueText::tr("%n blocker(s)", nullptr, row.blockers));
    if (row.warnings > 0)
        parts.append(QueueText::tr("%n warning(s)", nullptr, row.warnings));
    if (row.notes > 0)
        parts.append(QueueText::tr("%n note(s)", nullptr, row.notes));
    if (row.facts.checked && row.blockers + row.warnings + row.notes == 0)
        parts.append(QueueText::tr("clean"));
    return parts.join(u", "_s);
}

QString whoOf(const store::QueueRow& row)
{
    QStringList parts{row.company, row.title};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString whereOf(const store::QueueRow& row)
{
    const QString channel = label(row.channel);
    return row.step ? QueueText::tr("%1, step %2").arg(channel).arg(*row.step) : channel;
}

QString detailOf(const store::QueueRow& row)
{
    QStringList parts{whoOf(row), whereOf(row)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString companyOf(const store::QueueRow& row)
{
    return row.company.isEmpty() ? QueueText::tr("No company") : row.company;
}

QString segmentOf(const store::QueueRow& row)
{
    return row.segmentName.isEmpty() ? QueueText::tr("In no segment") : row.segmentName;
}

} // namespace countersign
