// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/checks/sample_draft.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

class ComplianceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wantsAWayOut();
    void keepsToSendingHours_data();
    void keepsToSendingHours();
    void saysThatTheZoneIsMissing();
};

namespace {

CheckInput draftOn(Channel channel, const QString& words)
{
    return sample::draft(channel, words);
}

} // namespace

void ComplianceTest::wantsAWayOut()
{
    constexpr auto id = "compliance.opt_out";
    const QString plain = u"Orla, may I send the map?"_s;
    QCOMPARE(sample::reasonsOf(draftOn(Channel::Sms, plain), id),
             QStringList{u"sms_opt_out_missing"_s});
    QCOMPARE(sample::reasonsOf(draftOn(Channel::Sms, QString(plain + u" STOP to opt out")), id),
             QStringList());
    // In small letters it is no keyword: "We have to stop this leak".
    QCOMPARE(
        sample::reasonsOf(draftOn(Channel::Sms, u"We have to stop this leak. May I call?"_s), id)
            .size(),
        1);
    QCOMPARE(sample::reasonsOf(draftOn(Channel::WhatsApp, plain), id), QStringList());
    CheckInput mail = draftOn(Channel::Email, plain);
    QCOMPARE(sample::reasonsOf(mail, id), QStringList());
    mail.rules.emailOptOutRequired = true;
    QCOMPARE(sample::reasonsOf(mail, id), QStringList{u"email_opt_out_missing"_s});
    mail.text += u"\n\nKit\n\nIf you would rather not hear from me again, one word is enough."_s;
    QCOMPARE(sample::reasonsOf(mail, id), QStringList());
}

void ComplianceTest::keepsToSendingHours_data()
{
    QTest::addColumn<QDateTime>("sendAt");
    QTest::addColumn<bool>("outside");
    // 4 May 2026: Oslo is two hours ahead of UTC.
    const auto row = [](const char* name, int hour, int minute, bool outside) {
        QTest::newRow(name) << QDateTime(QDate(2026, 5, 4), QTime(hour, minute), Qt::UTC)
                            << outside;
    };
    row("7:59 there", 5, 59, true);
    row("8:00 there", 6, 0, false);
    row("21:00 there", 19, 0, false);
    row("21:01 there", 19, 1, true);
    row("midnight there", 22, 0, true);
}

void ComplianceTest::keepsToSendingHours()
{
    QFETCH(QDateTime, sendAt);
    QFETCH(bool, outside);
    CheckInput input = draftOn(Channel::Sms, u"Orla, may I send the map? STOP to opt out"_s);
    input.prospect.timeZone = u"Europe/Oslo"_s;
    input.sendAt = sendAt;
    QCOMPARE(!sample::findingsOf(input, "compliance.hours").empty(), outside);
    input.channel = Channel::Email; // disturbs nobody
    QVERIFY(sample::findingsOf(input, "compliance.hours").empty());
}

void ComplianceTest::saysThatTheZoneIsMissing()
{
    CheckInput input = draftOn(Channel::Phone, u"- The ramp\n- Ask: may I send the map?"_s);
    QVERIFY(sample::findingsOf(input, "compliance.hours").empty()); // nobody said when
    input.sendAt = QDateTime(QDate(2026, 5, 4), QTime(3, 0), Qt::UTC);
    QCOMPARE(sample::reasonsOf(input, "compliance.hours"), QStringList{u"not_checked"_s});
    input.prospect.timeZone = u"Europe/Nowhere"_s;
    QCOMPARE(sample::reasonsOf(input, "compliance.hours"), QStringList{u"not_checked"_s});
}

QTEST_GUILESS_MAIN(ComplianceTest)
#include "compliance_test.moc"
