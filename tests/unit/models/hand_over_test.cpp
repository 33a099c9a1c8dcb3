// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/messages.h"
#include "models/activity/hand_over.h"
#include "models/activity/reports.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;

class HandOverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTargetThatCannotBeWrittenIsTheEnd();
    void whatStaysNamesItsChannelsAndWhoMaySign();
};

namespace {

HeldBack held(const QString& id, std::optional<Channel> channel, const QString& whoSigns = {})
{
    Error reason;
    reason.code = ErrorCode::Refused;
    reason.id = id;
    return {DraftId(u"d"_s), u"Ada Rook"_s, reason, channel, whoSigns};
}

} // namespace

void HandOverTest::aTargetThatCannotBeWrittenIsTheEnd()
{
    DeliveryReport report;
    QCOMPARE(endOfPreview(report).how, JobEnd::How::Done);
    Error error;
    error.code = ErrorCode::ReadOnly;
    error.id = u"file.read_only"_s;
    error.args = {u"to-send.csv"_s};
    report.trouble = error;
    const JobEnd end = endOfPreview(report);
    QCOMPARE(end.how, JobEnd::How::Failed);
    QVERIFY2(end.report.summary.contains(u"to-send.csv"), qPrintable(end.report.summary));
}

void HandOverTest::whatStaysNamesItsChannelsAndWhoMaySign()
{
    DeliveryReport report;
    report.held = {held(u"delivery.needs_sign_off"_s, Channel::LinkedIn, u"Waits for Petra."_s),
                   held(u"delivery.needs_review"_s, Channel::Email),
                   held(u"delivery.needs_review"_s, Channel::Sms),
                   held(u"delivery.needs_review"_s, Channel::Email),
                   held(u"delivery.blocked"_s, std::nullopt)};
    const QStringList reasons = summaryOf(report, {}).reasons;
    QCOMPARE(reasons.size(), 3);
    QCOMPARE(reasons[0], QString(u"3 × Nobody has approved it yet. (2 × %1, 1 × %2)"_s.arg(
                             label(Channel::Email), label(Channel::Sms))));
    QVERIFY(reasons.contains(u"1 × Waits for Petra. (%1)"_s.arg(label(Channel::LinkedIn))));
    QVERIFY(reasons.filter(u"(no channel)"_s).size() == 1);
    // The table below names each.
    const JobReport table = endOf(Result<DeliveryReport>(report)).report;
    QCOMPARE(table.columns.size(), 4);
    QCOMPARE(table.rows[0], QStringList({u"held back"_s, label(Channel::LinkedIn), u"Ada Rook"_s,
                                         u"Waits for Petra."_s}));
}

QTEST_GUILESS_MAIN(HandOverTest)

#include "hand_over_test.moc"
