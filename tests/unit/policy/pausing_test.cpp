// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/domain/document.h"
#include "app/policy/pausing.h"

#include <QTest>

#include <random>
#include <set>

using namespace Qt::StringLiterals;
using namespace countersign;
using namespace countersign::policy;

namespace {

const std::map<UserId, Role> roles{{UserId(u"user:sam"_s), Role::Sdr},
                                   {UserId(u"user:mara"_s), Role::Reviewer},
                                   {UserId(u"user:otto"_s), Role::Manager}};

Pause pause(bool on, const char* by, std::vector<PauseId> after = {}, int hour = 9, int minute = 0)
{
    Pause pause;
    pause.on = on;
    pause.after = std::move(after);
    pause.by = UserId(u"user:"_s + QString::fromLatin1(by));
    pause.at = QDateTime(QDate(2026, 11, 24), QTime(hour, minute), Qt::UTC);
    return sealed(std::move(pause));
}

} // namespace

/// "Stop everything", whoever's clock is wrong.
class PausingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneStopsAndTheOneThatSawItLetsGo()
    {
        const Pause on = pause(true, "sam", {}, 18);
        QCOMPARE(standingPauses({on}, roles), std::vector{on.id});
        const Pause off = pause(false, "otto", {on.id}, 3); // its clock is late
        QVERIFY(standingPauses({on, off}, roles).empty());
        QVERIFY(standingPauses({off, on}, roles).empty());
        const Pause again = pause(true, "sam", {off.id}, 2);
        QCOMPARE(standingPauses({on, off, again}, roles), std::vector{again.id});
    }

    void whatWasNotSeenIsNotLifted()
    {
        const Pause one = pause(true, "sam");
        const Pause other = pause(true, "mara");
        const Pause off = pause(false, "otto", {one.id}, 23);
        QCOMPARE(standingPauses({one, other, off}, roles), std::vector{other.id});
    }

    void onlyWhoMayResumeLetsGo()
    {
        const Pause on = pause(true, "sam");
        for (const char* nobody : {"sam", "mara", "stranger"})
            QCOMPARE(standingPauses({on, pause(false, nobody, {on.id})}, roles),
                     std::vector{on.id});
    }

    /// Whatever order they arrive in, and whatever their clocks say.
    void theOrderOfArrivalDoesNotMatter()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 300; ++round) {
            std::vector<Pause> all;
            std::set<PauseId> standing;
            for (int i = 0; i < 8; ++i) {
                const int hour = static_cast<int>(random() % 24);
                const bool seesAll = random() % 2 == 0;
                if (random() % 2 == 0) {
                    all.push_back(pause(true, random() % 2 == 0 ? "sam" : "mara", {}, hour, i));
                    standing.insert(all.back().id);
                } else {
                    std::vector<PauseId> seen;
                    for (const PauseId& id : standing) {
                        if (seesAll || random() % 2 == 0)
                            seen.push_back(id);
                    }
                    for (const PauseId& id : seen)
                        standing.erase(id);
                    all.push_back(pause(false, "otto", seen, hour, i));
                }
            }
            std::shuffle(all.begin(), all.end(), random);
            const std::vector<PauseId> found = standingPauses(all, roles);
            QCOMPARE(std::set<PauseId>(found.begin(), found.end()), standing);
        }
    }
};

QTEST_GUILESS_MAIN(PausingTest)
#include "pausing_test.moc"
