// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/permissions.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::policy;

class PermissionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTable_data();
    void theTable();
    void aRefusalNamesItsRule();
};

void PermissionsTest::theTable_data()
{
    QTest::addColumn<Action>("action");
    QTest::addColumn<QString>("roles"); // s r m a w d: sdr reviewer manager admin worker sender
    QTest::newRow("revision") << Action::WriteRevision << u"srmaw"_s;
    QTest::newRow("generation") << Action::WriteGeneration << u"w"_s;
    QTest::newRow("approve") << Action::Approve << u"rma"_s;
    QTest::newRow("sign off") << Action::SignOff << u"rma"_s;
    QTest::newRow("request changes") << Action::RequestChanges << u"rma"_s;
    QTest::newRow("reject") << Action::Reject << u"rma"_s;
    QTest::newRow("take back") << Action::TakeBackOwn << u"rma"_s;
    QTest::newRow("reverse") << Action::Reverse << u"ma"_s;
    QTest::newRow("dismiss") << Action::Dismiss << u"rma"_s;
    QTest::newRow("control") << Action::SetControl << u"ma"_s;
    QTest::newRow("lower mode") << Action::LowerMode << u"srmawd"_s;
    QTest::newRow("evidence") << Action::WriteEvidence << u"srmaw"_s;
    QTest::newRow("withdraw evidence") << Action::WithdrawEvidence << u"srmaw"_s;
    QTest::newRow("suppress") << Action::Suppress << u"srmawd"_s;
    QTest::newRow("lift") << Action::LiftSuppression << u"ma"_s;
    QTest::newRow("people") << Action::EditPeople << u"srma"_s;
    QTest::newRow("knowledge") << Action::EditKnowledge << u"rma"_s;
    QTest::newRow("rules") << Action::EditRules << u"ma"_s;
    QTest::newRow("users") << Action::EditUsers << u"a"_s;
    QTest::newRow("reply") << Action::RecordReply << u"srmawd"_s;
    QTest::newRow("deliver") << Action::Deliver << u"srmad"_s;
    QTest::newRow("deliver for a team") << Action::DeliverForTeam << u"d"_s;
    QTest::newRow("pause") << Action::Pause << u"srmawd"_s;
    QTest::newRow("resume") << Action::Resume << u"ma"_s;
    QTest::newRow("erase") << Action::Erase << u"ma"_s;
    QTest::newRow("log") << Action::KeepLog << u"srmawd"_s;
}

void PermissionsTest::theTable()
{
    QFETCH(Action, action);
    QFETCH(QString, roles);
    const std::pair<QChar, Role> letters[]{{u's', Role::Sdr},     {u'r', Role::Reviewer},
                                           {u'm', Role::Manager}, {u'a', Role::Admin},
                                           {u'w', Role::Worker},  {u'd', Role::Sender}};
    for (const auto& [letter, role] : letters)
        QCOMPARE(may(role, action), roles.contains(letter));
}

void PermissionsTest::aRefusalNamesItsRule()
{
    const Result<void> refused = require(Role::Sdr, Action::SignOff);
    QVERIFY(!refused.ok());
    QCOMPARE(refused.error().code, ErrorCode::Refused);
    QCOMPARE(refused.error().id, u"role.sign_off"_s);
    QVERIFY(require(Role::Manager, Action::SignOff).ok());
}

QTEST_GUILESS_MAIN(PermissionsTest)
#include "permissions_test.moc"
