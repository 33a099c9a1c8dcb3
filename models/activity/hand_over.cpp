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

/// Absent: drafts whose step has no channel.
using ChannelCounts = std::map<std::optional<Channel>, qint64>;

QString byChannel(const ChannelCounts& counts)
{
    QStringList parts;
    for (const auto& [channel, count] : counts)
        parts.append(
            HandOverText::tr("%1 × %2", "count, channel").arg(number(count), label(channel)));
    return parts.join(u", "_s);
}

struct Stay {
    QString reason;
    qint64 count = 0;
    ChannelCounts channels;
};

QString wordsOf(const Stay& stay)
{
    const QString channels =
        stay.channels.size() == 1 ? label(stay.channels.begin()->first) : byChannel(stay.channels);
    return HandOverText::tr("%1 × %2 (%3)", "count, reason, channels")
        .arg(number(stay.count), stay.reason, channels);
}

QStringList byReason(const std::vector<HeldBack>& held)
{
    std::map<QString, Stay> stays;
    for (const HeldBack& one : held) {
        Stay& stay = stays[heldWords(one)];
        ++stay.count;
        ++stay.channels[one.channel];
    }
    std::vector<Stay> sorted;
    for (auto& [reason, stay] : stays) {
        stay.reason = reason;
        sorted.push_back(std::move(stay));
    }
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Stay& a, const Stay& b) { return a.count > b.count; });
    QStringList reasons;
    qint64 others = 0;
    for (const Stay& stay : sorted) {
        if (static_cast<size_t>(reasons.size()) < reasonsTold)
            reasons.append(wordsOf(stay));
        else
            others += stay.count;
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
    ChannelCounts going;
    for (const Delivered& one : preview.delivered)
        ++going[one.channel];
    summary.goes =
        summary.going == 0
            ? HandOverText::tr("Nothing may go now.")
            : QString(HandOverText::tr("%n message(s) would go:", nullptr, summary.going) % u' ' %
                      byChannel(going));
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
