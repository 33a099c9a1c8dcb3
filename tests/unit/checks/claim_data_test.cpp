// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/json.h"

#include <QFile>
#include <QHash>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::checks;

/// The sales claims of tests/data/claims: each passage with what holds and what does not, by kind of fault.
class ClaimDataTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheLabels();
};

namespace {

struct Tally {
    int right = 0;
    int all = 0;

    void count(bool isRight)
    {
        right += isRight;
        ++all;
    }
};

bool isSupported(Json group, const Json& claim)
{
    group["claim"] = claim;
    group["today"] = "2026-05-04";
    const Result<ClaimQuestion> question = claimQuestionFromJson(group, QDate(2026, 5, 4));
    return question.ok() && judge(*question).supported;
}

} // namespace

void ClaimDataTest::agreesWithTheLabels()
{
    QFile file(QStringLiteral(COUNTERSIGN_TEST_DATA "/claims/sales.jsonl"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    Tally holds;
    Tally fails;
    while (!file.atEnd()) {
        const Result<Json> group = parseJson(file.readLine());
        QVERIFY(group.ok());
        for (const Json& claim : group->at("holds")) {
            const bool supported = isSupported(*group, claim);
            holds.count(supported);
            if (!supported)
                qInfo("flagged wrongly: %s", claim.get<std::string>().c_str());
        }
        for (const auto& [kind, claims] : group->at("fails").items()) {
            for (const Json& claim : claims) {
                const bool supported = isSupported(*group, claim);
                fails.count(!supported);
                if (supported)
                    qInfo("passed wrongly (%s): %s", kind.c_str(),
                          claim.get<std::string>().c_str());
            }
        }
    }
    QVERIFY(holds.all > 50 && fails.all > 100);
    // A wrong pass is worse than a wrong flag (checks, "Claims and support").
    QVERIFY2(fails.right * 100 >= fails.all * 97,
             qPrintable(u"%1 of %2 faults"_s.arg(fails.right).arg(fails.all)));
    QVERIFY2(holds.right * 100 >= holds.all * 95,
             qPrintable(u"%1 of %2 true claims"_s.arg(holds.right).arg(holds.all)));
}

QTEST_GUILESS_MAIN(ClaimDataTest)
#include "claim_data_test.moc"
