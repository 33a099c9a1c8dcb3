// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/activity/hand_over.h"

#include "app/services/messages.h"
#include "models/activity/reports.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace countersign {
namespace {

struct HandOverText {
    Q_DECLARE_TR_FUNCTIONS(HandOverText)
};

constexpr size_t reasonsTold = 6;

QString number(qint64 n)
{
    return QLocale().toString(n);
}

QString byChannel(const std::vector<Delivered>& going)
{
    std::map<Channel, qint64> counts;
    for (const Delivered& one : going)
        ++counts[one.channel];
    QStringList parts;
    for (const auto& [channel, count] : counts)
        parts.append(
            HandOverText::tr("%1 × %2", "count, channel").arg(number(count), label(channel)));
    return parts.join(u", "_s);
}

QStringList byReason(const std::vector<HeldBack>& held)
{
    std::map<QString, qint64> counts;
    for (const HeldBack& one : held)
        ++counts[message(one.reason)];
    std::vector<std::pair<QString, qint64>> sorted(counts.begin(), counts.end());
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    QStringList reasons;
    qint64 others = 0;
    for (const auto& [reason, count] : sorted) {
        if (static_cast<size_t>(reasons.size()) < reasonsTold)
            reasons.append(HandOverText::tr("%1 × %2", "count, reason").arg(number(count), reason));
        else
            others += count;
    }
    if (others > 0)
        reasons.append(HandOverText::tr("%n more, each with its reason in the table below", nullptr,
                                        static_cast<int>(others)));
    return reasons;
}

} // namespace

HandOverSummary summaryOf(const DeliveryReport& preview, const DeliveryTarget& target)
{
    HandOverSummary summary;
    const QString place = QDir::toNativeSeparators(target.path);
    summary.destination = target.means == DeliveryTarget::Means::Eml
                              ? HandOverText::tr("Into the folder %1").arg(place)
                              : HandOverText::tr("Into the file %1").arg(place);
    summary.going = static_cast<int>(preview.delivered.size());
    summary.goes =
        summary.going == 0
            ? HandOverText::tr("Nothing may go now.")
            : QString(HandOverText::tr("%n message(s) would go:", nullptr, summary.going) % u' ' %
                      byChannel(preview.delivered));
    if (!preview.held.empty())
        summary.held =
            HandOverText::tr("%n stay(s) here:", nullptr, static_cast<int>(preview.held.size()));
    summary.reasons = byReason(preview.held);
    return summary;
}

JobEnd endOfPreview(const Result<DeliveryReport>& preview)
{
    // Where it cannot go is what counts, and why.
    if (preview && preview->trouble)
        return endOf(Result<DeliveryReport>(*preview->trouble));
    JobEnd end = endOf(preview);
    if (preview)
        end.report.summary =
            HandOverText::tr("%1 would go, %2 would stay here. Nothing has been handed over yet.")
                .arg(number(static_cast<qint64>(preview->delivered.size())),
                     number(static_cast<qint64>(preview->held.size())));
    if (preview && !preview->stopped)
        end.how = JobEnd::How::Done;
    return end;
}

} // namespace countersign
