// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/activity/hand_over.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;

class HandOverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTargetThatCannotBeWrittenIsTheEnd();
};

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

QTEST_GUILESS_MAIN(HandOverTest)

#include "hand_over_test.moc"
